// The columns of tables of offers, and their values as text.
import type { Model } from "hubsmith";
import type { ModelOffers, Offer } from "hubsmith/offers";
import { isOfChat } from "#plugins/kit/offers/offers";
import { priceText } from "#plugins/kit/offers/text";

/** Loads the offers for a model; undefined if none is known. @public */
export type LoadOffers = (model: Model) => Promise<ModelOffers | undefined>;

/** A column of a table of offers. */
export interface Column {
  readonly title: string;
  /** Undefined if the value is unknown. */
  readonly textOf: (offer: Offer) => string | undefined;
  /** A value by which rows can be sorted. */
  readonly numberOf?: (offer: Offer) => number | undefined;
}

const FIELDS = [
  ["Input", "input"],
  ["Output", "output"],
  ["Context", "context"],
  ["Longest answer", "maxOutput"],
  ["Tools", "tools"],
  ["Structured output", "structured"],
  ["Reasoning", "reasoning"],
  ["Images", "images"],
] as const;
type Field = (typeof FIELDS)[number][1];

/** Whether a number is known in the unit of its column: other calls are billed by minutes or pictures. */
export const isKnown = (offer: Offer, field: Field): boolean =>
  isOfChat(offer) || (field === "input" && offer.task === "feature-extraction");

/** Prices, limits and features of chats, and prices of embeddings. */
export const FACTS: readonly Column[] = FIELDS.map(([title, field]) => ({
  title,
  textOf: (offer) => (isKnown(offer, field) ? textIn(offer, field) : undefined),
  numberOf: (offer) => {
    const value = isKnown(offer, field) ? offer[field] : undefined;
    return typeof value === "number" ? value : undefined;
  },
}));

/** The title of the column with the provider's id for the model. */
export const ID = "Id";

/** The provider's id for the model, and the day of its facts. */
export const SOURCE: readonly Column[] = [
  { title: ID, textOf: ({ providerId }) => providerId || undefined },
  { title: "Date", textOf: ({ date, seen }) => date ?? seen },
];

/** The columns that some offer has a value for. */
export const filled = (columns: readonly Column[], offers: readonly Offer[]): readonly Column[] =>
  columns.filter(({ textOf }) => offers.some((offer) => textOf(offer) !== undefined));

/** A value of an offer as text; undefined if it is unknown. */
export function textIn(offer: Offer, field: Field): string | undefined {
  const value = offer[field];
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (field === "context" || field === "maxOutput") return value?.toLocaleString("en");
  return value === undefined ? undefined : priceText(value);
}

/** Of the offers with the same key, the one with the highest rank. */
export function bestOf(
  offers: readonly Offer[],
  keyOf: (offer: Offer) => string,
  rankOf: (offer: Offer) => number,
): readonly Offer[] {
  const best = new Map<string, Offer>();
  for (const offer of offers) {
    const known = best.get(keyOf(offer));
    if (known === undefined || rankOf(offer) > rankOf(known)) best.set(keyOf(offer), offer);
  }
  return [...best.values()];
}

/** A day in words, e.g. "August 21, 2026". */
export const dayText = (day: string): string =>
  new Date(day).toLocaleDateString("en", { dateStyle: "long", timeZone: "UTC" });
