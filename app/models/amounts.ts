// Formats amounts of memory, sizes of files, and counts.
import type { Bytes } from "#plugins/kit/formats/table";

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

/** A count with a singular or plural noun. */
export const countText = (count: number, singular: string): string =>
  `${count.toLocaleString("en")} ${singular}${count === 1 ? "" : "s"}`;
