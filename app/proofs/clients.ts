// The clients of the record with their cards: in the order of their languages, each with its tested versions.
import type { Entry } from "hubsmith";
import { totalsOf } from "./grid.ts";
import type { ClientProofs, Versions } from "./records.ts";

/** A client, and its number of proven programs. */
export interface ClientRow {
  readonly id: string;
  readonly label: string;
  readonly language: string;
  /** The grammar of its programs. */
  readonly highlight: string;
  readonly versions: Versions;
  readonly cells: number;
  readonly run: number;
}

/** The clients; one without a card is shown by its id. */
export function clientRows(
  record: ClientProofs,
  entries: readonly Entry<"client">[],
): readonly ClientRow[] {
  const rows = Object.entries(record.clients).map(([id, versions]) => {
    const card = entries.find((one) => one.id === id);
    const { cells, levels } = totalsOf(record, id);
    return {
      rank: [card?.language.order ?? Infinity, card?.order ?? Infinity] as const,
      row: {
        id,
        label: card?.label ?? id,
        language: card?.language.label ?? "",
        highlight: card?.language.highlight ?? "text",
        versions,
        cells,
        run: levels.run,
      },
    };
  });
  const order = rows.toSorted(
    ({ rank: one }, { rank: other }) => one[0] - other[0] || one[1] - other[1],
  );
  return order.map(({ row }) => row);
}

/** The client in a URL, or else the one with the most programs. */
export function clientIn(rows: readonly ClientRow[], asked = ""): ClientRow | undefined {
  const most = rows.toSorted((one, other) => other.cells - one.cells)[0];
  return rows.find(({ id }) => id === asked) ?? most;
}

/** Packages with their versions, as text. */
export const versionText = (versions: Versions): string =>
  Object.entries(versions)
    .map(([name, version]) => `${name} ${version.replace(/^>=/, "≥ ")}`)
    .join(", ");
