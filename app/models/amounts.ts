// Parses and formats numbers of weights, e.g. 8B; formats amounts of memory, file sizes and bits per weight.
import type { Bits, Bytes } from "#plugins/kit/formats/table";

const BILLION = 1e9;
const SCALES: Readonly<Record<string, number>> = { "": 1, K: 1e3, M: 1e6, B: 1e9, T: 1e12 };
// No model of today has more.
const MOST_WEIGHTS = 1e15;

/** Parses 8B, 0.5b, 270M or 8030261248; undefined if it is invalid. */
export function readWeights(text: string): number | undefined {
  const [, digits, scale = ""] = /^(\d+(?:\.\d*)?|\.\d+)\s*([KMBT]?)$/i.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const weights = Math.round(Number(digits) * SCALES[scale.toUpperCase()]!);
  return weights > 0 && weights <= MOST_WEIGHTS ? weights : undefined;
}

/** Formats 8B; parsing returns the same number. */
export const weightsText = (weights: number): string => `${weights / BILLION}B`;

export const GB = 1e9;

/** The context length with which memory is shown, in tokens. */
export const TOKENS = 8192;

const UNITS = [
  [1e12, "TB"],
  [1e9, "GB"],
  [1e6, "MB"],
] as const;
// A million TB, more than any computer has.
const BEYOND = 1e18;

/** A size, or its bounds, in three digits; bounds are not rounded to the inside. */
export function boundsText({ min, max }: Bytes): string {
  if (min > BEYOND) return "more than 1,000,000 TB";
  const [unit, name] = UNITS.find(([size]) => Number(max.toPrecision(3)) >= size) ?? [1e3, "kB"];
  const format = (bytes: number, roundingMode: "floor" | "ceil" | "halfExpand"): string =>
    new Intl.NumberFormat("en", {
      minimumSignificantDigits: 3,
      maximumSignificantDigits: 3,
      useGrouping: false,
      roundingMode,
      // As decimal text: 1.1 is slightly more than 1.1 in binary.
    }).format((bytes / unit).toPrecision(12) as `${number}`);
  if (min === max) return `${format(max, "halfExpand")} ${name}`;
  const [low, high] = [format(min, "floor"), format(max, "ceil")];
  return low === high ? `${high} ${name}` : `${low} to ${high} ${name}`;
}

/** The bits per weight of a typical file; empty if they are unknown. */
export function bitsText(bits: Bits | undefined): string {
  const usual = bits?.measured ?? bits?.base ?? bits?.exact;
  if (usual === undefined) return "";
  const isMinimum = bits?.base !== undefined && bits.measured === undefined;
  return `${isMinimum ? "over " : ""}${Number(usual.toFixed(2))}`;
}

/** A count with a singular or plural noun. */
export const countText = (count: number, singular: string): string =>
  `${count.toLocaleString("en")} ${singular}${count === 1 ? "" : "s"}`;
