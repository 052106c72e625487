// Figures with their limits, and tables of them.
import { rowsOf } from "../markdown-table.ts";

/** Something that was measured. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: Unit;
  /** What it is held to; a figure without a limit is only told. */
  readonly limit?: Limit;
}

/** The worst value that is fine. */
export type Limit = { readonly most: number } | { readonly least: number };

/** How a value is written. */
export type Unit = "kB" | "ms" | "s" | "points" | "";

const DIGITS: Readonly<Record<Unit, number>> = { kB: 2, ms: 1, s: 2, points: 0, "": 3 };

/** The value in the middle, or the mean of the two there; not a number where there are none. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const low = sorted[(sorted.length - 1) >> 1] ?? Number.NaN;
  const high = sorted[sorted.length >> 1] ?? Number.NaN;
  return (low + high) / 2;
}

/** Whether a figure breaks its limit; what could not be measured does. */
export function isOver({ value, limit }: Figure): boolean {
  if (limit === undefined) return false;
  return "most" in limit ? !(value <= limit.most) : !(value >= limit.least);
}

/** Thousands of bytes. */
export const kilo = (bytes: number): number => bytes / 1000;

/** A value as it is written, such as "12.3 ms". */
export function written(value: number, unit: Unit): string {
  if (Number.isNaN(value)) return "not measured";
  return `${Number(value.toFixed(DIGITS[unit]))} ${unit === "points" ? "" : unit}`.trim();
}

/** A table in Markdown, in columns that line up on a terminal, too. */
export function tableOf(figures: readonly Figure[]): string {
  const head = ["", "measured", "limit", ""];
  const rows = figures.map((figure) => [
    figure.what,
    written(figure.value, figure.unit),
    limitOf(figure),
    figure.limit === undefined ? "" : isOver(figure) ? "**over**" : "ok",
  ]);
  return rowsOf([head, ...rows]);
}

function limitOf({ limit, unit }: Figure): string {
  if (limit === undefined) return "";
  return "most" in limit ? `≤ ${written(limit.most, unit)}` : `≥ ${written(limit.least, unit)}`;
}
