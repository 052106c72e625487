// The test records as rows of tables, with the labels of the plugins.
import type { Entry } from "hubsmith";
import type { Kind } from "#core/kinds/index";
import { byLabel, type Named, taskLabel } from "../routing/places.ts";
import type { ClientProofs, LibraryProof, LibraryProofs, Versions } from "./levels.ts";

/** A client, and the versions that it was tested with. */
export interface ClientRow extends Named {
  /** The grammar of its programs. */
  readonly highlight: string;
  /** The label of its language. */
  readonly language: string;
  readonly versions: Versions;
}

/** The clients of the record, in the order of their languages. */
export const clientRows = ({ clients }: ClientProofs, entries: readonly Entry[]): ClientRow[] =>
  entries
    .filter((entry) => entry.kind === "client")
    .toSorted((entry, { language, order }) => {
      return entry.language.order - language.order || entry.order - order;
    })
    .flatMap(({ id, label, language }) => {
      const versions = clients[id];
      if (versions === undefined) return [];
      return [{ id, label, language: language.label, highlight: language.highlight, versions }];
    });

/** A task of a provider. */
export interface CallRow {
  readonly task: Named;
  readonly provider: Named;
}

/** The tested tasks of the providers, by label. */
export const callRows = ({ proofs }: ClientProofs, entries: readonly Entry[]): CallRow[] =>
  Object.entries(proofs)
    .flatMap(([provider, tasks]) =>
      Object.keys(tasks).map((task) => ({
        task: namedIn(entries, "task", task),
        provider: namedIn(entries, "provider", provider),
      })),
    )
    .toSorted((a, b) => byLabel(a.task, b.task) || byLabel(a.provider, b.provider));

/** The tasks or the providers of rows, each once. */
export const headsOf = (rows: readonly CallRow[], kind: keyof CallRow): readonly Named[] =>
  [...new Map(rows.map((row) => [row[kind].id, row[kind]])).values()].toSorted(byLabel);

/** A library, and how far its programs were checked. */
export type LibraryRow = LibraryProof & Named;

/** The libraries by label. */
export const libraryRows = (entries: readonly Entry[], record: LibraryProofs): LibraryRow[] =>
  Object.entries(record)
    .map(([id, proof]) => ({ ...proof, ...namedIn(entries, "library", id) }))
    .toSorted(byLabel);

function namedIn(entries: readonly Entry[], kind: Kind, id: string): Named {
  const found = entries.find((entry) => entry.kind === kind && entry.id === id);
  return { id, label: found?.kind === "task" ? taskLabel(found) : (found?.label ?? id) };
}
