// Trees: arguments as plain data, and copies with another value at one place.
import { Leaf } from "./recipe.ts";

export type Step = string | number;

/** A place in a tree where a value, or a key, can be replaced. */
export interface Place {
  readonly steps: readonly Step[];
  readonly isKey?: boolean;
  /** The value for the first steps of a place that does not exist yet. */
  readonly base?: { readonly depth: number; readonly tree: unknown };
}

export const pathOf = ({ steps, isKey = false }: Place): string =>
  steps
    .map((step, at) => (typeof step === "number" ? `[${step}]` : at === 0 ? step : `.${step}`))
    .join("") + (isKey ? " (key)" : "");

/** The value at a place; undefined if there is none. */
export function valueAt(tree: unknown, steps: readonly Step[]): unknown {
  let at = tree;
  for (const step of steps) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Readonly<Record<Step, unknown>>)[step];
  }
  return at;
}

/** The tree with another value at a place; missing parents are created. */
export function changed(
  tree: unknown,
  [first, ...rest]: readonly Step[],
  change: (old: unknown) => unknown,
): unknown {
  if (first === undefined) return change(tree);
  if (typeof first === "number") {
    const items = Array.isArray(tree) ? [...(tree as readonly unknown[])] : [];
    const at = Math.min(first, items.length);
    items[at] = changed(items[at], rest, change);
    return items;
  }
  const members = new Map(isPlain(tree) ? Object.entries(tree) : []);
  members.set(first, changed(members.get(first), rest, change));
  return Object.fromEntries(members);
}

/** Is it a JSON object, and not a leaf? */
export function isPlain(tree: unknown): tree is Readonly<Record<string, unknown>> {
  return (
    typeof tree === "object" && tree !== null && !Array.isArray(tree) && !(tree instanceof Leaf)
  );
}

/** The places of the strings of a tree, each with its path. */
export function textsIn(tree: unknown, before: readonly Step[] = []): readonly Place[] {
  if (typeof tree === "string") return [{ steps: before }];
  if (typeof tree !== "object" || tree === null) return [];
  return Array.isArray(tree)
    ? tree.slice(0, 2).flatMap((item, at) => textsIn(item, [...before, at]))
    : Object.entries(tree).flatMap(([name, one]) => textsIn(one, [...before, name]));
}

export function distinct(places: readonly Place[]): readonly Place[] {
  return [...new Map(places.map((place) => [pathOf(place), place])).values()];
}
