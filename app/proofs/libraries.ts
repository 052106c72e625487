// The proof record of the libraries as rows, and the totals.
import type { Entry } from "hubsmith";
import type { LibraryProof, LibraryProofs } from "./records.ts";

/** A library and its level. */
export interface LibraryRow extends LibraryProof {
  readonly id: string;
  readonly label: string;
}

/** From the highest to the lowest. */
export const LIBRARY_LEVELS = ["run", "typed", "parsed", "shown"] as const;
/** The label of each level. */
export const LEVEL_LABELS = {
  run: "run",
  typed: "type-checked",
  parsed: "syntax-checked",
  shown: "fails",
} as const;

/** The number of libraries at each level, and without programs. */
export interface Counts {
  readonly run: number;
  readonly typed: number;
  readonly parsed: number;
  readonly shown: number;
  /** Those in the record. */
  readonly proven: number;
  /** Those that are not in the record: they print no program. */
  readonly silent: number;
}

const labelsIn = (entries: readonly Entry[]): ReadonlyMap<string, string> =>
  new Map(entries.flatMap((one) => (one.kind === "library" ? [[one.id, one.label]] : [])));

/** The rows by label; of one level, or of all. */
export function libraryRows(
  entries: readonly Entry[],
  record: LibraryProofs,
  level?: string,
): readonly LibraryRow[] {
  const labels = labelsIn(entries);
  return Object.entries(record)
    .map(([id, proof]) => ({ ...proof, id, label: labels.get(id) ?? id }))
    .filter((row) => level === undefined || row.level === level)
    .toSorted((one, other) => one.label.localeCompare(other.label, "en", { sensitivity: "base" }));
}

/** Counts the libraries of the entries. */
export function countsOf(entries: readonly Entry[], record: LibraryProofs): Counts {
  const at = (level: string): number =>
    Object.values(record).filter((proof) => proof.level === level).length;
  const ids = [...labelsIn(entries).keys()];
  return {
    run: at("run"),
    typed: at("typed"),
    parsed: at("parsed"),
    shown: at("shown"),
    proven: Object.keys(record).length,
    silent: ids.filter((id) => !Object.hasOwn(record, id)).length,
  };
}

/** The level in a URL; all if it is missing or unknown. */
export const levelIn = (asked: string | undefined): (typeof LIBRARY_LEVELS)[number] | undefined =>
  LIBRARY_LEVELS.find((level) => level === asked);
