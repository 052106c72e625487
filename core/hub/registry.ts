// Registries: the plugins or entries of one kind, sorted, with lookup by id or alias.
import { type Entry, labelOf } from "./card.ts";
import type { Diagnostic, DiagnosticCode } from "../base/issue.ts";
import type { PluginFields } from "../kinds/kind.ts";
import type { Kind } from "../kinds/index.ts";

/**
 * The plugins or entries of one kind, for lookups and lists.
 * @example
 * ```ts
 * import { createHub, defineQuantization, type Plugin, type Registry } from "hubsmith";
 *
 * const one = defineQuantization({ id: "halfling", label: "Halfling", sets: {}, preference: [] });
 * const registry: Registry<Plugin<"quantization">> = createHub([one]).quantizations;
 * [...registry].map(({ id }) => id); // → ["halfling"]
 * ```
 * @public
 */
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

type Item = PluginFields & { readonly label?: string; readonly prettyLabel?: string };

/**
 * Creates the registry of a kind. Ids and aliases are unique, ignoring case: the first item wins, and later ones are
 * reported. An item with `replaces` replaces another item; their order does not matter.
 * @internal
 */
export function resolve<T extends Item>(kind: Kind, items: Iterable<T>): Resolved<T> {
  const names = new Map<string, T>();
  const found = new Set<T>();
  const replacedBy = new Map<T, T>();
  const conflicts: Diagnostic[] = [];
  const report = (code: DiagnosticCode, { id }: T, problem: string): void => {
    conflicts.push({ code, message: `${kind}/${id}: ${problem}`, plugin: `${kind}/${id}` });
  };
  const addId = (item: T): void => {
    names.set(item.id.toLowerCase(), item);
    found.add(item);
  };
  const isFree = (item: T, except?: T): boolean => {
    const owner = names.get(item.id.toLowerCase());
    if (owner === undefined || owner === except) return true;
    report("duplicate-id", item, `the id is taken. Rename it, or add \`replaces: "${owner.id}"\`.`);
    return false;
  };
  const addAliases = (item: T): void => {
    for (const alias of item.aliases ?? []) {
      const owner = names.get(alias.toLowerCase()) ?? item;
      if (owner === item) names.set(alias.toLowerCase(), item);
      else
        report(
          "duplicate-alias",
          item,
          `the alias "${alias}" is a name of ${owner.id}. Remove it.`,
        );
    }
  };
  const all = [...new Set(items)];
  for (const item of all) if (item.replaces === undefined && isFree(item)) addId(item);
  for (const item of found) addAliases(item);
  for (const item of all) {
    if (item.replaces === undefined) continue;
    const old = names.get(item.replaces.toLowerCase());
    if (!isFree(item, old)) continue;
    if (old === undefined) {
      const problem = `there is no "${item.replaces}" to replace. Check the id.`;
      report("nothing-to-replace", item, problem);
    } else {
      found.delete(old);
      replacedBy.set(old, item);
      for (const [name, owner] of names) if (owner === old) names.set(name, item);
    }
    addId(item);
    addAliases(item);
  }
  const list = [...found].sort((a, b) => compare(labelOf(a), labelOf(b)));
  return { registry: createRegistry(list, names), conflicts, replacedBy };
}

/** Compares strings in code unit order. @internal */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function createRegistry<T>(list: readonly T[], names: ReadonlyMap<string, T>): Registry<T> {
  Object.freeze(list);
  const get = (name: string): T | undefined => names.get(name.toLowerCase());
  return Object.freeze({
    size: list.length,
    list,
    get,
    has: (name: string) => get(name) !== undefined,
    [Symbol.iterator]: () => list[Symbol.iterator](),
  });
}

/** Creates the registry of the entries of a kind, with conflicts resolved as in a hub of all entries. @internal */
export function registryOf<E extends Entry, K extends Kind>(
  entries: readonly E[],
  kind: K,
): Registry<Extract<E, { readonly kind: K }>> {
  return resolveEntries(entries, kind).registry;
}

/** Resolves the entries of a kind. @internal */
export function resolveEntries<E extends Entry, K extends Kind>(
  entries: readonly E[],
  kind: K,
): Resolved<Extract<E, { readonly kind: K }>> {
  type Match = Extract<E, { readonly kind: K }>;
  const matches = entries.filter((entry): entry is Match => entry.kind === kind);
  return resolve<Match>(kind, matches);
}
