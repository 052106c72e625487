// A recipe says how to create a hostile value: it shrinks like data, and is printed as source that creates the same
// value.

/** Values that JSON cannot represent. */
type Odd =
  | "cyclic"
  | "throws"
  | "revoked"
  | "undefined"
  | "bigint"
  | "symbol"
  | "function"
  | "NaN"
  | "date"
  | "deep";

export type Recipe =
  | { readonly form: "text"; readonly text: string }
  | { readonly form: "long"; readonly text: string; readonly times: number }
  | { readonly form: "json"; readonly value: unknown }
  | { readonly form: "odd"; readonly odd: Odd };

const ODD: Readonly<Record<Odd, { readonly source: string; make(): unknown }>> = {
  cyclic: {
    source: "(() => { const one = {}; return Object.assign(one, { one }); })()",
    make: () => {
      const one = {};
      return Object.assign(one, { one });
    },
  },
  throws: {
    source: '{ get plain() { throw new Error("read"); } }',
    make: () => ({
      get plain(): never {
        throw new Error("read");
      },
    }),
  },
  revoked: {
    source:
      "(() => { const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); return proxy; })()",
    make: () => {
      const { proxy, revoke } = Proxy.revocable({}, {});
      revoke();
      return proxy;
    },
  },
  undefined: { source: "undefined", make: () => undefined },
  bigint: { source: "10n", make: () => 10n },
  symbol: { source: 'Symbol("plain")', make: () => Symbol("plain") },
  function: { source: "() => {}", make: () => () => {} },
  NaN: { source: "NaN", make: () => NaN },
  date: { source: "new Date(0)", make: () => new Date(0) },
  deep: {
    source: "JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`)",
    make: () => JSON.parse("[".repeat(5000) + "]".repeat(5000)) as unknown,
  },
};

export const odds: readonly Odd[] = Object.keys(ODD) as Odd[];

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
    return recipe.form === "odd" ? ODD[recipe.odd].make() : (recipe as { value: unknown }).value;
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
    if (recipe.form === "odd") return ODD[recipe.odd].source;
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

// Invisible characters are escaped.
const quoted = (text: string): string =>
  JSON.stringify(text).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (char) =>
    char
      .split("")
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join(""),
  );
