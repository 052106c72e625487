// A registry is a read-only view of one kind, of a hub or of an index: sorted by label, found by id or alias.
import type { Entry } from "./card.ts";
import { inList } from "./listed.ts";
import { resolve, type Resolved } from "./lookup.ts";
import type { Kind, Plugin } from "./plugin.ts";

/** Plugins of one kind, or entries of one kind. @public */
export interface Registry<T> extends Iterable<T> {
  /** How many there are. */
  readonly size: number;
  /** Finds by id or alias, in the case given or any other. */
  get(id: string): T | undefined;
  /** Whether `get` finds something. */
  has(id: string): boolean;
  /** All, by label, in the order of plain code units. */
  readonly list: readonly T[];
}

/** Makes a registry of what lies open behind items that are in order already. @internal */
export function createRegistry<I, T>(
  items: readonly I[],
  find: (name: string) => I | undefined,
  open: (item: I) => T,
): Registry<T> {
  let opened: readonly T[] | undefined;
  // Whoever looks one up pays for no list.
  const list = (): readonly T[] => (opened ??= Object.freeze(items.map(open)));
  return Object.freeze({
    size: items.length,
    get list() {
      return list();
    },
    get: (name: string) => {
      const found = find(name);
      return found && open(found);
    },
    has: (name: string) => find(name) !== undefined,
    [Symbol.iterator]: () => list()[Symbol.iterator](),
  });
}

/** The entries of a kind that a hub of all of them would keep. @public */
export function registryOf<E extends Entry, K extends Kind>(
  entries: readonly E[],
  kind: K,
): Registry<Extract<E, { readonly kind: K }>> {
  const { kept, find } = resolveEntries(entries, kind);
  return createRegistry(inList(kept), find, (entry) => entry);
}

/** Decides between the entries of a kind. @internal */
export function resolveEntries<E extends Entry, K extends Kind>(
  entries: readonly E[],
  kind: K,
): Resolved<Extract<E, { readonly kind: K }>> {
  type Of = Extract<E, { readonly kind: K }>;
  const its = [...new Set(entries)].filter((entry): entry is Of => entry.kind === kind);
  return resolve<Of>(its, { kind, timeOf: () => 0, contentOf: textsOf });
}

/** The fields of a plugin or an entry as texts, functions by their source, to tell one from another. @internal */
export function textsOf(item: Plugin | Entry): Readonly<Record<string, string>> {
  const source = (_: string, value: unknown): unknown =>
    typeof value === "function" ? String(value) : value;
  return Object.fromEntries(
    Object.entries(item).map(([field, value]) => [field, JSON.stringify(value, source) ?? ""]),
  );
}
