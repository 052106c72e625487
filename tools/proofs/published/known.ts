// Differences from what is published, each with the reason to keep ours.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Difference, Part } from "./compare.ts";

interface KnownDifferences {
  readonly provider: string;
  readonly tasks: readonly string[];
  readonly part: Part;
  /** The paths; without them, the whole part. */
  readonly at?: readonly string[];
  readonly why: string;
}

export interface KnownDifference extends Omit<KnownDifferences, "at" | "tasks"> {
  readonly task: string;
  readonly at: string | undefined;
}

const LISTED = JSON.parse(
  readFileSync(join(import.meta.dirname, "known.json"), "utf8"),
) as readonly KnownDifferences[];

export const KNOWN: readonly KnownDifference[] = LISTED.flatMap(({ tasks, at: paths, ...row }) =>
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
