// Planting: converts a case to a call, with hostile values, or with harmless ones at the same places.
import { type Case, type Plant } from "./arbitrary.ts";
import { Leaf, type Recipe, valueOf } from "./recipe.ts";
import type { Prepared } from "./target.ts";
import { changed, isPlain, type Place, valueAt } from "./tree.ts";

export interface PlantedCall {
  readonly target: Omit<Prepared, "printed">;
  readonly way: number;
  readonly plants: readonly (Omit<Plant, "at"> & { readonly place: Place })[];
}

/** The call of a case for a target, at the next place; every second call uses a place whose string is printed. */
export function plantedCallOf(
  target: Prepared,
  turn: number,
  { first, more, way }: Case,
): PlantedCall {
  const { places, printed, ways } = target;
  const at = turn % 2 === 0 && printed.length > 0 ? printed[(turn / 2) % printed.length]! : turn;
  const plants = [...more, { ...first, at }].map(({ at, ...plant }) => ({
    ...plant,
    place: places[at % places.length]!,
  }));
  return { target, way: way % ways.length, plants };
}

/** The indexes of the places of a target whose strings are printed. */
export function printedOf(target: Omit<Prepared, "printed">): readonly number[] {
  const recipe: Recipe = { text: "zq9" };
  const isPrinted = (place: Place): boolean => {
    const found = target.ways.findIndex((one) => valueAt(one, place.steps) !== undefined);
    const plants = [{ place, how: "behind" as const, recipe }];
    try {
      const { snippets } = target.ask(valueOf(treeOf({ target, way: Math.max(found, 0), plants })));
      return snippets.some(({ content }) => content.includes("zq9"));
    } catch {
      // A case with this value has a note.
      return false;
    }
  };
  return target.places.flatMap((place, at) => (isPrinted(place) ? [at] : []));
}

/** The arguments as a tree with recipes as leaves; `harmless` replaces all of them. */
export function treeOf({ target, way, plants }: PlantedCall, harmless?: string): unknown {
  let tree = target.ways[way];
  for (const { place, how, recipe } of plants) {
    const { steps, base, isKey = false } = place;
    const above = base && steps.slice(0, base.depth);
    if (above && valueAt(tree, above) === undefined) tree = changed(tree, above, () => base!.tree);
    const its: Recipe = harmless === undefined ? recipe : { text: harmless };
    tree = changed(tree, steps, (old) => (isKey ? renamed(old, its) : leafOf(old, how, its)));
  }
  return tree;
}

function leafOf(old: unknown, how: Plant["how"], recipe: Recipe): Leaf {
  if (typeof old !== "string" || how === "instead") return new Leaf(recipe);
  return how === "behind" ? new Leaf(recipe, old) : new Leaf(recipe, "", old);
}

/** The object with another name for its first member. */
function renamed(old: unknown, recipe: Recipe): unknown {
  const { text } = new Leaf(recipe);
  if (text === undefined) return new Leaf(recipe);
  const [[, member] = ["", "plain"], ...rest] = isPlain(old) ? Object.entries(old) : [];
  return Object.fromEntries([[text, member], ...rest]);
}

export function textsOf(tree: unknown): readonly string[] {
  if (tree instanceof Leaf) return "source" in tree.recipe ? [] : textsOf(valueOf(tree));
  if (typeof tree === "string") return [tree];
  if (typeof tree !== "object" || tree === null) return [];
  return Array.isArray(tree)
    ? tree.flatMap(textsOf)
    : Object.entries(tree).flatMap(([key, one]) => [key, ...textsOf(one)]);
}
