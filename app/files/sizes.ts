// Formats amounts: known sizes, bounds of sizes, and counts.
import type { Bytes } from "#plugins/quantizations/shared/table";
import { sizeText } from "../quantizations/weights.ts";

const UNITS = [
  [1e12, "TB"],
  [1e9, "GB"],
  [1e6, "MB"],
  [1e3, "kB"],
] as const;

/** A known size, rounded to three digits. */
export function bytesText(bytes: number): string {
  // If it rounds up to the next unit, that unit is used.
  const rounded = Number(bytes.toPrecision(3));
  const [unit, name] = UNITS.find(([size]) => rounded >= size) ?? [1, "bytes"];
  const amount = rounded / unit;
  const places = unit === 1 || amount >= 100 ? 0 : amount >= 10 ? 1 : 2;
  return `${amount.toFixed(places)} ${name}`;
}

// A million TB, more than any computer has.
const BEYOND = 1e18;

/** A size if both bounds are equal, or else the bounds. */
export function boundsText(bytes: Bytes): string {
  if (bytes.min > BEYOND) return "more than 1,000,000 TB";
  return bytes.min === bytes.max ? bytesText(bytes.max) : sizeText(bytes);
}

/** A count with a singular or plural noun. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
