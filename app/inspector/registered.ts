// The registered plugins, only from the cards: the package of each, and its replacement.
import type { Entry } from "hubsmith";
import type { Kind } from "#core/base/kind";
import { registryOf } from "#core/hub/registry";

/** The kinds in display order. */
export const KINDS: readonly Kind[] = ["task", "library", "provider", "client", "quantization"];

/** A registered plugin. */
export interface Row {
  readonly entry: Entry;
  readonly kind: Kind;
  readonly id: string;
  readonly label: string;
  readonly aliases: readonly string[];
  /** Its package; undefined for third-party entries, which do not say. */
  readonly from: "hubsmith" | "unknown";
  /** Its rank, if it has one. */
  readonly order?: string;
  /** The plugin that it replaces. */
  readonly replaces?: string;
  /** The plugin that replaces it in a hub of all these. */
  readonly displacedBy?: string;
}

/** All entries as rows, by kind and label; those in `own` are of this package. */
export function rowsOf(entries: readonly Entry[], own: ReadonlySet<Entry>): readonly Row[] {
  return KINDS.flatMap((kind) => {
    const { list, get } = registryOf(entries, kind);
    const remaining = new Set<Entry>(list);
    return entries
      .filter((entry) => entry.kind === kind)
      .map((entry): Row => {
        const { id, label, aliases = [], replaces } = entry;
        const order =
          entry.kind === "client" ? `${entry.language.label}, ${entry.order}` : undefined;
        return {
          entry,
          kind,
          id,
          label,
          aliases,
          from: own.has(entry) ? "hubsmith" : "unknown",
          ...(order === undefined ? {} : { order }),
          ...(replaces === undefined ? {} : { replaces }),
          ...(remaining.has(entry) ? {} : { displacedBy: get(id)?.label ?? "another" }),
        };
      })
      .toSorted(byOrder);
  });
}

/** The plugins whose id, label or alias contains the words. */
export function found(rows: readonly Row[], kind: Kind | undefined, words: string): readonly Row[] {
  const wanted = words.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (kind === undefined || row.kind === kind) &&
      [row.id, row.label, ...row.aliases].some((name) => name.toLowerCase().includes(wanted)),
  );
}

/** The kind in a URL; all if it is missing or unknown. */
export const kindIn = (asked: string | undefined): Kind | undefined =>
  KINDS.find((kind) => kind === asked);

const place = ({ entry }: Row): number =>
  entry.kind === "client" ? entry.language.order * 1000 + entry.order : 0;
const byOrder = (one: Row, other: Row): number =>
  place(one) - place(other) || one.label.localeCompare(other.label, "en", { sensitivity: "base" });
