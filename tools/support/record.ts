// The committed record of what was proven: one line for each library or app, with a digest of its programs.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Written } from "./written.ts";

export interface Row {
  /** How much of its programs is proven. */
  readonly level: string;
  /** The digest of its programs. If they have another one now, they are not proven. */
  readonly digest: string;
}

/** Rows by the id of a library or an app. */
export type ProofRecord<R extends Row> = ReadonlyMap<string, R>;

const pathOf = (name: string): string => `plugins/proofs/${name}.json`;

export const readRecord = <R extends Row>(name: string): ProofRecord<R> =>
  new Map(
    Object.entries(JSON.parse(readFileSync(pathOf(name), "utf8")) as Readonly<Record<string, R>>),
  );

/** The file of a record, with one line for each row, so that two branches that each prove one merge. */
export function recordFile(name: string, record: ProofRecord<Row>): Written {
  const rows = [...record].sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = rows.map((row) => `  ${row.map((part) => JSON.stringify(part)).join(": ")}`);
  return { path: pathOf(name), text: `{\n${lines.join(",\n")}\n}\n` };
}

export const digestOf = (programs: unknown): string =>
  createHash("sha256").update(JSON.stringify(programs)).digest("hex").slice(0, 12);

/** The ids of what differs between a record and the programs of today. */
export interface Difference {
  /** They have a row, but no programs. */
  readonly gone: readonly string[];
  /** They have no row. */
  readonly added: readonly string[];
  /** Their programs are not those that were proven. */
  readonly changed: readonly string[];
}

/** Compares a record with the digests of today. */
export function compareDigests(
  record: ProofRecord<Row>,
  today: ReadonlyMap<string, string>,
): Difference {
  const ids = [...today.keys()];
  return {
    gone: [...record.keys()].filter((id) => !today.has(id)),
    added: ids.filter((id) => !record.has(id)),
    changed: ids.filter((id) => record.has(id) && record.get(id)!.digest !== today.get(id)),
  };
}
