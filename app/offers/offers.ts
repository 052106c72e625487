// What providers ask for a model, and what they support: the host of the app supplies it, in the router's own format.

/** What one provider offers for a model. Unknown values are absent. @public */
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

const priceText = (dollars: number): string => (dollars === 0 ? "free" : price.format(dollars));

const yesOrNo = (value: boolean): string => (value ? "yes" : "no");

const COLUMNS: readonly (readonly [title: string, cell: (offer: Offer) => string | undefined])[] = [
  ["Input", ({ input }) => (input === undefined ? undefined : priceText(input))],
  ["Output", ({ output }) => (output === undefined ? undefined : priceText(output))],
  ["Context", ({ context }) => context?.toLocaleString("en")],
  ["Tools", ({ tools }) => (tools === undefined ? undefined : yesOrNo(tools))],
  [
    "Structured output",
    ({ structured }) => (structured === undefined ? undefined : yesOrNo(structured)),
  ],
];

/** The columns of a table of offers; without those that no offer has. */
export const columnsOf = (offers: readonly Offer[]): typeof COLUMNS =>
  COLUMNS.filter(([, cell]) => offers.some((offer) => cell(offer) !== undefined));
