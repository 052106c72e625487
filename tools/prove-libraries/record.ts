// The committed record: how far each library is proven, with which packages, and by which digest its programs are known.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { Shown } from "./blocks.ts";
import type { Proof } from "./judge.ts";
import type { Ran, Run } from "./run/index.ts";

/** What is recorded of a library. */
export interface Row extends Proof {
  /** Of its programs and what they install; another digest means that they were not proven as they are. */
  readonly digest: string;
  /** What of it was run, and with which versions. */
  readonly run?: Run;
}

/** By the library's id. */
export type Record = ReadonlyMap<string, Row>;

/** Where it is. */
export const RECORD = "plugins/libraries/proofs.gen.json";

/** The record as it is committed; empty where there is none. */
export function readRecord(path: string = RECORD): Record {
  if (!existsSync(path)) return new Map();
  const read = JSON.parse(readFileSync(path, "utf8")) as { readonly [id: string]: Row };
  return new Map(Object.entries(read));
}

/** Its text. */
export function textOf(record: Record): string {
  const rows = [...record].sort(([one], [other]) => (one < other ? -1 : 1));
  const ordered = rows.map(([id, { level, digest, packages, ...more }]) => [
    id,
    { level, digest, packages, ...more },
  ]);
  return `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`;
}

/** The digest of a library's programs. */
export function digestOf({ blocks }: Shown): string {
  const texts = blocks.map(({ commands, content }) => `${commands}\n\n${content}`).sort();
  return createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 12);
}

/** The row of a library. What was run before counts where nothing was run now, and its programs are the same. */
export function rowOf(
  shown: Shown,
  proofs: ReadonlyMap<string, Proof>,
  before: Record,
  ran: Ran | undefined,
): Row {
  const { id } = shown.library;
  const digest = digestOf(shown);
  const { level, ...proof } = proofs.get(id)!;
  const old = before.get(id);
  const kept = ran === undefined && old?.digest === digest ? old.run : undefined;
  const run = ran?.runs.get(id) ?? kept;
  if (run === undefined || level === "shown") return { level, ...proof, digest };
  return { level: "run", ...proof, digest, run };
}
