// The committed verdicts of readers: one line for each built-in model.
import { join } from "node:path";
import type { Table } from "../../support/rows.ts";

/** What a reader says of the programs of a model. */
export interface Verdict {
  readonly id: string;
  /** The shape of the programs that were read. */
  readonly shape: string;
  /** A hash of the programs that were read. */
  readonly digest: string;
  readonly verdict: "right" | "weak" | "wrong";
  /** The day of the reading, `YYYY-MM-DD`. */
  readonly date: string;
  /** What is weak or wrong; empty if it is right. */
  readonly reason: string;
}

export const VERDICTS: Table<Verdict> = {
  path: join(import.meta.dirname, "verdicts.tsv"),
  columns: ["id", "shape", "digest", "verdict", "date", "reason"],
  line: /^[^\t]+(?:\t[\da-f]{8}){2}\t(?:right\t[\d-]{10}\t|(?:weak|wrong)\t[\d-]{10}\t[^\t]+)$/,
};

/** Whether a verdict still holds: a right program may have other strings, but a fault may have been one. */
export const holds = (
  verdict: Verdict | undefined,
  { shape, digest }: Pick<Verdict, "shape" | "digest">,
): boolean =>
  verdict !== undefined &&
  (verdict.verdict === "right" ? verdict.shape === shape : verdict.digest === digest);
