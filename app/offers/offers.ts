// The columns of tables of offers.
import type { ModelOffers, Offer } from "hubsmith/offers";

/** Loads the offers for a model by its id; undefined if none is known. @public */
export type LoadOffers = (model: string) => Promise<ModelOffers | undefined>;

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
  ["Longest answer", "maxOutput"],
  ["Tools", "tools"],
  ["Structured output", "structured"],
  ["Reasoning", "reasoning"],
  ["Images", "images"],
] as const;

/** The columns of a table of offers; without those that no offer has. */
export const columnsOf = (offers: readonly Offer[]): readonly (typeof COLUMNS)[number][] =>
  COLUMNS.filter(([, field]) => offers.some((offer) => offer[field] !== undefined));

/** A value of an offer as text; undefined if it is unknown. */
export function textIn(offer: Offer, field: (typeof COLUMNS)[number][1]): string | undefined {
  const value = offer[field];
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (field === "context" || field === "maxOutput") return value?.toLocaleString("en");
  if (value === undefined) return undefined;
  return value === 0 ? "free" : price.format(value);
}
