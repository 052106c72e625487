// A recipe describes how to create a hostile value: it shrinks like data, and is printed as source that creates the same
// value.
import fc from "fast-check";

/** The sources of values that JSON cannot represent. */
export const odds: readonly string[] = [
  "(() => { const one = {}; return Object.assign(one, { one }); })()",
  '({ get plain() { throw new Error("read"); } })',
  "(() => { const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); return proxy; })()",
  "undefined",
  "10n",
  'Symbol("plain")',
  "() => {}",
  "NaN",
  "new Date(0)",
  "JSON.parse('['.repeat(5000) + ']'.repeat(5000))",
];

/** A string, which may be repeated; JSON; or the source of anything else. */
export type Recipe =
  | { readonly text: string; readonly times?: number }
  | { readonly json: unknown }
  | { readonly source: string };

/** The value of a source. */
export const evaluated = (source: string): unknown => new Function(`return ${source};`)();

/** Where a recipe's value is in a tree, and the text around it. */
export class Leaf {
  readonly recipe: Recipe;
  readonly before: string;
  readonly behind: string;

  constructor(recipe: Recipe, before = "", behind = "") {
    this.recipe = recipe;
    this.before = before;
    this.behind = behind;
  }

  /** The string, if it is one. */
  get text(): string | undefined {
    const { recipe, before, behind } = this;
    return "text" in recipe ? before + recipe.text.repeat(recipe.times ?? 1) + behind : undefined;
  }

  /** Its source, which `fc.stringify` prints. */
  toString(): string {
    const { recipe, before, behind, text } = this;
    if ("source" in recipe) return recipe.source;
    if ("json" in recipe) return fc.stringify(recipe.json);
    if (recipe.times === undefined) return fc.stringify(text);
    const long = `${fc.stringify(recipe.text)}.repeat(${recipe.times})`;
    return [before && fc.stringify(before), long, behind && fc.stringify(behind)]
      .filter((part) => part !== "")
      .join(" + ");
  }
}

export function valueOf(tree: unknown): unknown {
  if (tree instanceof Leaf) {
    const { recipe, text } = tree;
    if ("source" in recipe) return evaluated(recipe.source);
    return "json" in recipe ? recipe.json : text;
  }
  if (typeof tree !== "object" || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map(valueOf);
  // Without a setter: `__proto__` is a key like any other.
  return Object.fromEntries(Object.entries(tree).map(([key, one]) => [key, valueOf(one)]));
}

/** TypeScript that creates the value of a tree. */
export const sourceOf = (tree: unknown): string => escaped(fc.stringify(tree));

/** The string with escapes for invisible characters. */
export const escaped = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (char) =>
    char
      .split("")
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join(""),
  );
