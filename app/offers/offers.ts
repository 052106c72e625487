// The columns of tables of offers, and their values as text.
import type { Model } from "hubsmith";
import type { ModelOffers, Offer } from "hubsmith/offers";
import { priceText } from "#plugins/kit/offers/text";

/** Loads the offers for a model; undefined if none is known. @public */
export type LoadOffers = (model: Model) => Promise<ModelOffers | undefined>;

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
type Measured = (typeof COLUMNS)[number][1];

/** The columns of a table of offers; without those that no offer has. */
export const columnsOf = (offers: readonly Offer[]): readonly (typeof COLUMNS)[number][] =>
  COLUMNS.filter(([, field]) => offers.some((offer) => offer[field] !== undefined));

/** A value of an offer as text; undefined if it is unknown. */
export function textIn(offer: Offer, field: Measured): string | undefined {
  const value = offer[field];
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (field === "context" || field === "maxOutput") return value?.toLocaleString("en");
  return value === undefined ? undefined : priceText(value);
}

/** A value by which rows can be sorted. */
export function numberIn(offer: Offer, field: Measured): number | undefined {
  const value = offer[field];
  return typeof value === "number" ? value : undefined;
}

/** A day in words, e.g. "August 21, 2026". */
export const dayText = (day: string): string =>
  new Date(day).toLocaleDateString("en", { dateStyle: "long", timeZone: "UTC" });
