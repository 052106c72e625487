// The prices of providers for a model, and their features: the host of the app supplies it, in the router's own format.

/** The price and limits of a model at a provider. Unknown values are absent. @public */
export interface Offer {
  /** The id of the provider. */
  readonly provider: string;
  /** US dollars for a million input tokens. */
  readonly input?: number | undefined;
  /** US dollars for a million output tokens. */
  readonly output?: number | undefined;
  /** The longest context, in tokens. */
  readonly context?: number | undefined;
  /** Can it call tools? */
  readonly tools?: boolean | undefined;
  /** Can its output follow a JSON schema? */
  readonly structured?: boolean | undefined;
}

/** Offers with their date. @public */
export interface Offers {
  /** When they were valid, e.g. `2026-11-20`. */
  readonly date: string;
  /** A remark about them, e.g. that they are a sample. */
  readonly note?: string | undefined;
  /** One for each provider. */
  readonly offers: readonly Offer[];
}

/** Loads the offers for a model by its id; undefined if none is known. @public */
export type LoadOffers = (model: string) => Promise<Offers | undefined>;

/** The offers of all models, each with its id. */
export interface RouterOffers extends Omit<Offers, "offers"> {
  readonly models: readonly (readonly [id: string, offers: readonly Offer[]])[];
}

// A price such as $0.075 keeps its last digit.
const price = new Intl.NumberFormat("en", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 6,
});

const COLUMNS = [
  ["Input", "input"],
  ["Output", "output"],
  ["Context", "context"],
  ["Tools", "tools"],
  ["Structured output", "structured"],
] as const;

/** The columns of a table of offers; without those that no offer has. */
export const columnsOf = (offers: readonly Offer[]): readonly (typeof COLUMNS)[number][] =>
  COLUMNS.filter(([, field]) => offers.some((offer) => offer[field] !== undefined));

/** A value of an offer as text; undefined if it is unknown. */
export function textIn(offer: Offer, field: (typeof COLUMNS)[number][1]): string | undefined {
  const value = offer[field];
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (field === "context") return value?.toLocaleString("en");
  if (value === undefined) return undefined;
  return value === 0 ? "free" : price.format(value);
}
