// Parses and formats numbers of weights, e.g. 8B, amounts of memory, file sizes and bits per weight.
import type { Bits, Bytes } from "#plugins/quantizations/shared/table";

const BILLION = 1e9;
const SCALES: Readonly<Record<string, number>> = { "": 1, K: 1e3, M: 1e6, B: 1e9, T: 1e12 };
// No model of today has more.
const MOST_WEIGHTS = 1e15;

/** Parses 8B, 0.5b, 270M or 8030261248; undefined if it is invalid. */
export function readWeights(text: string): number | undefined {
  const [, digits, scale = ""] = /^\s*(\d+(?:\.\d*)?|\.\d+)\s*([KMBT]?)\s*$/i.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const weights = Math.round(Number(digits) * SCALES[scale.toUpperCase()]!);
  return weights > 0 && weights <= MOST_WEIGHTS ? weights : undefined;
}

/** Formats 8B; parsing returns the same number. */
export function weightsText(weights: number): string {
  const whole = Math.trunc(weights / BILLION);
  const rest = String(weights % BILLION).padStart(9, "0");
  return `${`${whole}.${rest}`.replace(/\.?0+$/, "")}B`;
}

/** A GB in bytes. */
export const GB = 1e9;

/** Parses an amount of memory in GB, such as 24 or 7.5; undefined if it is invalid. */
export function readGb(text: string): number | undefined {
  const trimmed = text.trim();
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(trimmed)) return undefined;
  const gb = Number(trimmed);
  return gb >= 0.001 && gb <= 1_000_000 ? gb : undefined;
}

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
  return `${(rounded / unit).toFixed(unit === 1 ? 0 : placesOf(rounded / unit))} ${name}`;
}

// A million TB, more than any computer has.
const BEYOND = 1e18;

/** A size, or its bounds; neither is rounded to the inside. */
export function boundsText({ min, max }: Bytes): string {
  if (min > BEYOND) return "more than 1,000,000 TB";
  if (min === max) return bytesText(max);
  const [unit, name] = UNITS.find(([size]) => max >= size) ?? UNITS.at(-1)!;
  const low = threeDigits(min / unit, Math.floor);
  const high = threeDigits(max / unit, Math.ceil);
  return low === high ? `${high} ${name}` : `${low} to ${high} ${name}`;
}

function threeDigits(amount: number, round: (amount: number) => number): string {
  const places = placesOf(amount);
  const scale = 10 ** places;
  return (round(Number((amount * scale).toPrecision(12))) / scale).toFixed(places);
}

const placesOf = (amount: number): number => (amount >= 100 ? 0 : amount >= 10 ? 1 : 2);

/** The bits per weight of a typical file; empty if they are unknown. */
export function bitsText(bits: Bits | undefined): string {
  const usual = bits?.measured ?? bits?.base ?? bits?.exact;
  if (usual === undefined) return "";
  const isMinimum = bits?.base !== undefined && bits.measured === undefined;
  return `${isMinimum ? "over " : ""}${Number(usual.toFixed(2))}`;
}

/** A count with a singular or plural noun. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
