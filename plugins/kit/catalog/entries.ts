// The entries of the indexes of plugins.
import type { Entry } from "hubsmith";
import type { Kind } from "#core/kinds/index";

/**
 * Creates entries from rows: an id, a load function, and a value for each column. A value that is `undefined` or missing
 * is left out of the card. Generated indexes use rows because they are a third of the size.
 * @internal
 */
export function entriesOf<K extends Kind, Id extends string>(
  kind: K,
  columns: readonly string[],
  rows: readonly (readonly [id: Id, load: Entry["load"], ...values: readonly unknown[]])[],
): readonly Entry<K, Id>[] {
  const entries = rows.map(([id, load, ...values]) => {
    const fields = columns.map((column, index) => [column, values[index]] as const);
    const card = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    return Object.freeze({ kind, id, ...card, load });
  });
  return Object.freeze(entries) as readonly object[] as readonly Entry<K, Id>[];
}

/** Joins several arrays of entries. A bundler can drop the call if its result is unused. @internal */
export const allEntries = <E extends Entry>(...lists: readonly (readonly E[])[]): readonly E[] =>
  Object.freeze(lists.flat());
