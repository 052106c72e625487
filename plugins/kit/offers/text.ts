// Prices and costs of calls as text.
import type { Offer } from "./offer.ts";
import { type CallCost, isNew, isOfChat } from "./offers.ts";

const dollars = (format: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new Intl.NumberFormat("en", { style: "currency", currency: "USD", ...format });

// A price such as $0.075 keeps its last digit.
const price = dollars({ maximumFractionDigits: 6 });
// Most calls cost less than a cent.
const smallCost = dollars({ maximumSignificantDigits: 2 });
const CENT = 0.01;

/** US dollars for a million tokens, such as `$0.075`. @internal */
export const priceText = (value: number): string => (value === 0 ? "free" : price.format(value));

/** What a call costs, such as `$0.0004`. @internal */
export const costText = (value: number): string =>
  value > 0 && value < CENT ? smallCost.format(value) : priceText(value);

/** The tokens of a call, such as `1,000 in, 500 out`. @internal */
export const tokensText = ({ input, output }: CallCost): string =>
  `${input.toLocaleString("en")} in, ${output.toLocaleString("en")} out`;

/** Which of several offers are listed first; undefined if the list of the router has all or none of them. @internal */
export function orderText(offers: readonly Offer[], routerDate: string): string | undefined {
  const chats = offers.filter(isOfChat);
  const newest = chats.filter((offer) => isNew(offer, routerDate)).length;
  if (newest === 0 || newest === chats.length) return undefined;
  return `The router's newest list (${routerDate}) is first, and the cheapest is one of its offers; older offers are below, and may no longer exist.`;
}
