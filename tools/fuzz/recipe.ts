// A recipe describes how to create a hostile value: it shrinks like data, and is printed as source that creates the same
// value.

// The sources of values that JSON cannot represent.
const ODD = {
  cyclic: "(() => { const one = {}; return Object.assign(one, { one }); })()",
  throws: '({ get plain() { throw new Error("read"); } })',
  revoked:
    "(() => { const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); return proxy; })()",
  undefined: "undefined",
  bigint: "10n",
  symbol: 'Symbol("plain")',
  function: "() => {}",
  NaN: "NaN",
  date: "new Date(0)",
  deep: "JSON.parse('['.repeat(5000) + ']'.repeat(5000))",
} as const;
type Odd = keyof typeof ODD;
export const odds: readonly Odd[] = Object.keys(ODD) as Odd[];

/** A hostile value, as a recipe. */
export type Recipe =
  | { readonly form: "text"; readonly text: string }
  | { readonly form: "long"; readonly text: string; readonly times: number }
  | { readonly form: "json"; readonly value: unknown }
  | { readonly form: "odd"; readonly odd: Odd };

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
    if (recipe.form === "text") return before + recipe.text + behind;
    return recipe.form === "long" ? before + recipe.text.repeat(recipe.times) + behind : undefined;
  }
}

export function valueOf(tree: unknown): unknown {
  if (tree instanceof Leaf) {
    const { recipe, text } = tree;
    if (text !== undefined) return text;
    return recipe.form === "odd"
      ? evaluated(ODD[recipe.odd])
      : (recipe as { value: unknown }).value;
  }
  if (typeof tree !== "object" || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map(valueOf);
  // Without a setter: `__proto__` is a key like any other.
  return Object.fromEntries(Object.entries(tree).map(([key, one]) => [key, valueOf(one)]));
}

/** TypeScript that creates the value of a tree. */
export function sourceOf(tree: unknown): string {
  if (tree instanceof Leaf) {
    const { recipe, before, behind, text } = tree;
    if (recipe.form === "odd") return ODD[recipe.odd];
    if (recipe.form === "json") return sourceOf(recipe.value);
    if (recipe.form === "text") return quoted(text!);
    const parts = [before && quoted(before), `${quoted(recipe.text)}.repeat(${recipe.times})`];
    return [...parts, behind && quoted(behind)].filter(Boolean).join(" + ");
  }
  if (typeof tree === "string") return quoted(tree);
  if (Object.is(tree, -0)) return "-0";
  if (typeof tree !== "object" || tree === null) return String(tree);
  if (Array.isArray(tree)) return `[${tree.map(sourceOf).join(", ")}]`;
  const members = Object.entries(tree).map(([key, one]) => `${keyOf(key)}: ${sourceOf(one)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

const keyOf = (key: string): string =>
  key === "__proto__" ? '["__proto__"]' : /^[a-z_$][\w$]*$/i.test(key) ? key : quoted(key);

const quoted = (text: string): string => escaped(JSON.stringify(text));

/** The string with escapes for invisible characters. */
export const escaped = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (char) =>
    char
      .split("")
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join(""),
  );
