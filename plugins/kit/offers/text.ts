// Prices and costs of calls as text.
import type { CallCost } from "./offers.ts";

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
