// Parses and formats numbers of weights, e.g. 8B, and formats file sizes.
import type { Bytes } from "#plugins/quantizations/shared/table";

/** Common numbers of weights. */
export const PRESETS: readonly string[] = [
  "0.5B",
  "1.5B",
  "3B",
  "7B",
  "8B",
  "14B",
  "32B",
  "70B",
  "405B",
];

/** The default of the page. */
export const USUAL = 8e9;

const BILLION = 1e9;
const SCALES: Readonly<Record<string, number>> = { "": 1, K: 1e3, M: 1e6, B: 1e9, T: 1e12 };
// No model of today has more.
const MOST = 1e15;

/** Parses 8B, 0.5b, 270M or 8030261248; undefined if it is invalid. */
export function readWeights(text: string): number | undefined {
  const [, digits, scale = ""] = /^\s*(\d+(?:\.\d*)?|\.\d+)\s*([KMBT]?)\s*$/i.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const weights = Math.round(Number(digits) * SCALES[scale.toUpperCase()]!);
  return weights > 0 && weights <= MOST ? weights : undefined;
}

/** Formats 8B; parsing returns the same number. */
export const weightsText = (weights: number): string => `${billions(weights)}B`;

/** The same without the letter, for a field whose unit is billions. */
export function billions(weights: number): string {
  const whole = Math.trunc(weights / BILLION);
  const rest = String(weights % BILLION).padStart(9, "0");
  return `${whole}.${rest}`.replace(/\.?0+$/, "");
}

/** Parses the text of that field. */
export const readBillions = (text: string): number | undefined =>
  /^[\d.]+$/.test(text.trim()) ? readWeights(`${text}B`) : undefined;

const UNITS = [
  [1e12, "TB"],
  [1e9, "GB"],
  [1e6, "MB"],
] as const;

/** Two bounds in words, with three digits; neither is rounded to the inside. */
export function sizeText({ min, max }: Bytes): string {
  const [unit, name] = UNITS.find(([size]) => max >= size) ?? UNITS.at(-1)!;
  const low = threeDigits(min / unit, Math.floor);
  const high = threeDigits(max / unit, Math.ceil);
  return low === high ? `${high} ${name}` : `${low} to ${high} ${name}`;
}

function threeDigits(amount: number, round: (amount: number) => number): string {
  const places = amount >= 100 ? 0 : amount >= 10 ? 1 : 2;
  const scale = 10 ** places;
  return (round(Number((amount * scale).toPrecision(12))) / scale).toFixed(places);
}
