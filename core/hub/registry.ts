// Registries: the plugins or entries of one kind, sorted, with lookup by id or alias.
import { type Entry, type Labeled, labelOf } from "./card.ts";
import type { Diagnostic, DiagnosticCode } from "../base/issue.ts";
import type { PluginFields } from "../kinds/kind.ts";
import type { Kind } from "../kinds/index.ts";

/** The plugins or entries of one kind, for lookups and lists. @public */
export interface Registry<T> extends Iterable<T> {
  /** The number of items. */
  readonly size: number;
  /** Returns the item with this id or alias, ignoring case. */
  get(id: string): T | undefined;
  /** Whether `get` finds an item. */
  has(id: string): boolean;
  /** All items, sorted by label in code unit order. */
  readonly list: readonly T[];
}

/** The registry of a kind, and the conflicts between its items. @internal */
export interface Resolved<T> {
  readonly registry: Registry<T>;
  readonly conflicts: readonly Diagnostic[];
  /** Maps each replaced item to the item that replaced it. */
  readonly replacedBy: ReadonlyMap<T, T>;
}

type Item = PluginFields & Labeled;

/** Creates the registry of a kind. If a name is taken, the first item wins, and later ones are reported. @internal */
export function resolve<T extends Item>(kind: Kind, items: Iterable<T>): Resolved<T> {
  const resolved = new Set<T>();
  // By id and alias, in lower case.
  const names = new Map<string, T>();
  const replacedBy = new Map<T, T>();
  const conflicts: Diagnostic[] = [];
  const report = (code: DiagnosticCode, { id }: T, problem: string): void => {
    const plugin = `${kind}/${id}`;
    conflicts.push({ code, message: `${plugin}: ${problem}`, plugin });
  };
  // Adds an item, unless its id is a name of another item than `old`. Returns whether it was added.
  const add = (item: T, old?: T): boolean => {
    const id = item.id.toLowerCase();
    const owner = names.get(id);
    if (owner !== undefined && owner !== old) {
      const fix = `Rename it, or add \`replaces: "${owner.id}"\`.`;
      report("duplicate-id", item, `the id is taken. ${fix}`);
      return false;
    }
    names.set(id, item);
    resolved.add(item);
    return true;
  };
  const addAliases = (item: T): void => {
    for (const alias of item.aliases ?? []) {
      const name = alias.toLowerCase();
      const owner = names.get(name);
      if (owner === undefined) names.set(name, item);
      else if (owner !== item)
        report(
          "duplicate-alias",
          item,
          `the alias "${alias}" is a name of ${owner.id}. Remove it.`,
        );
    }
  };
  // Adds an item, which gets the names of the item that it replaces.
  const replace = (item: T, replaced: string): void => {
    const old = names.get(replaced.toLowerCase());
    if (!add(item, old)) return;
    if (old === undefined)
      report("nothing-to-replace", item, `there is no "${replaced}" to replace. Check the id.`);
    else {
      resolved.delete(old);
      replacedBy.set(old, item);
      for (const [name, owner] of names) if (owner === old) names.set(name, item);
    }
    addAliases(item);
  };
  const all = [...new Set(items)];
  // An id wins over an alias, and a replaced item must be registered before its replacement.
  for (const item of all) if (item.replaces === undefined) add(item);
  for (const item of resolved) addAliases(item);
  for (const item of all) if (item.replaces !== undefined) replace(item, item.replaces);
  const list = Object.freeze([...resolved].sort((a, b) => compare(labelOf(a), labelOf(b))));
  const get = (name: string): T | undefined => names.get(name.toLowerCase());
  const registry: Registry<T> = Object.freeze({
    size: list.length,
    list,
    get,
    has: (name: string) => get(name) !== undefined,
    [Symbol.iterator]: () => list[Symbol.iterator](),
  });
  return { registry, conflicts, replacedBy };
}

/** Compares strings in code unit order. @internal */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Creates the registry of the entries of a kind, with conflicts resolved as in a hub of all entries. @internal */
export function resolveEntries<E extends Entry, K extends Kind>(
  entries: readonly E[],
  kind: K,
): Resolved<Extract<E, { readonly kind: K }>> {
  type Match = Extract<E, { readonly kind: K }>;
  const matches = entries.filter((entry): entry is Match => entry.kind === kind);
  return resolve<Match>(kind, matches);
}
