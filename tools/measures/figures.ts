// Measured figures with their limits, and tables in Markdown.
import { fault } from "../support/faults.ts";

export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: Unit;
  /** The limit, if there is one: the largest or the smallest allowed value. */
  readonly most?: number;
  readonly least?: number;
}

export type Unit = keyof typeof DIGITS;

// Decimal places by unit.
const DIGITS = { bytes: 0, kB: 2, MB: 0, µs: 2, ms: 1, s: 2, points: 0, records: 0, "×": 2, "": 3 };

/** The median; NaN for an empty list. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const low = sorted[(sorted.length - 1) >> 1] ?? Number.NaN;
  const high = sorted[sorted.length >> 1] ?? Number.NaN;
  return (low + high) / 2;
}

/** Whether a figure exceeds its limit. NaN exceeds every limit: it was not measured. */
const isOver = ({ value, most, least }: Figure): boolean =>
  (most !== undefined && !(value <= most)) || (least !== undefined && !(value >= least));

/** A value with its unit, such as "12.3 ms". */
export function valueText(value: number, unit: Unit): string {
  if (Number.isNaN(value)) return "not measured";
  const number = value.toLocaleString("en", { maximumFractionDigits: DIGITS[unit] });
  return `${number} ${unit === "points" ? "" : unit}`.trim();
}

/** Rows of cells, the first of them the header, as the formatter prints them. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(3, ...rows.map((row) => (row[at] ?? "").length)),
  );
  const line = (row: readonly string[]): string =>
    `| ${widths.map((width, at) => (row[at] ?? "").padEnd(width)).join(" | ")} |`;
  const [head = [], ...others] = rows;
  const rule = widths.map((width) => "-".repeat(width));
  return [head, rule, ...others].map(line).join("\n");
}

export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, value, unit, most, least } = figure;
    const limit = most ?? least;
    const sign = most === undefined ? "≥" : "≤";
    return limit === undefined
      ? [what, valueText(value, unit), "", ""]
      : [
          what,
          valueText(value, unit),
          `${sign} ${valueText(limit, unit)}`,
          isOver(figure) ? "**over**" : "ok",
        ];
  });
  return tableOf([["", "measured", "limit", ""], ...rows]);
}

export function failOver(figures: readonly Figure[]): void {
  const limited = figures.filter(({ most, least }) => most !== undefined || least !== undefined);
  const over = limited.filter(isOver);
  for (const { what, value, unit } of over)
    fault(`${what} is ${valueText(value, unit)}, over its limit.`);
  if (over.length === 0) console.log(`${limited.length} limits are met.`);
}
