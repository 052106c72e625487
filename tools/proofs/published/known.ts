// Differences from what is published, each with the reason to keep ours.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Difference, Part } from "./compare.ts";

interface Row {
  readonly provider: string;
  readonly tasks: readonly string[];
  readonly part: Part;
  /** The paths; without them, the whole part. */
  readonly at?: readonly string[];
  readonly why: string;
}

export interface KnownDifference extends Omit<Row, "at" | "tasks"> {
  readonly task: string;
  readonly at: string | undefined;
}

const ROWS = JSON.parse(
  readFileSync(join(import.meta.dirname, "known.json"), "utf8"),
) as readonly Row[];

export const KNOWN: readonly KnownDifference[] = ROWS.flatMap(({ tasks, at: paths, ...row }) =>
  tasks.flatMap((task) => (paths ?? [undefined]).map((at) => ({ ...row, task, at }))),
);

export const knownAs = (difference: Difference): KnownDifference | undefined =>
  KNOWN.find(
    ({ provider, task, part, at }) =>
      provider === difference.provider &&
      task === difference.task &&
      part === difference.part &&
      (at === undefined || at === difference.at),
  );
