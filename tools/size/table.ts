// Sizes with their limits, as a table, and why a limit is not what was planned.
import { rowsOf } from "../markdown-table.ts";

/** What something may take after gzip. */
export interface Limit {
  readonly most: number;
  /** What was planned, where that is less, and why it is more. */
  readonly missed?: { readonly plan: number; readonly why: string };
}

/** What something takes after gzip. */
export interface Size extends Limit {
  readonly what: string;
  readonly bytes: number;
}

/** Whether a size is within its limit; what is nothing was not measured. */
export const isFine = ({ bytes, most }: Size): boolean => bytes > 0 && bytes <= most;

/** The sizes as a table, and below it the reasons. */
export function tableOf(sizes: readonly Size[]): string {
  const rows = sizes.map((size) => [
    size.what,
    written(size.bytes),
    written(size.most),
    size.missed === undefined ? "the same" : written(size.missed.plan),
    isFine(size) ? "ok" : "OVER",
  ]);
  const table = rowsOf([["bytes after gzip", "measured", "limit", "planned", ""], ...rows]);
  const reasons = sizes.flatMap(({ what, missed }) =>
    missed === undefined ? [] : [`- ${what}: ${missed.why}`],
  );
  return [table, ...reasons].join("\n");
}

const written = (bytes: number): string => bytes.toLocaleString("en");
