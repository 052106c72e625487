// Highlighting: the highlighter and each grammar are loaded on demand; until then code is plain text.
import type { LanguageFn } from "highlight.js";
import type { Highlighter } from "./highlighter.ts";

/** A token of a line, and its kind, e.g. `string`: a CSS class. */
export interface Piece {
  readonly text: string;
  readonly kind?: string;
}

type Tree = ReturnType<Highlighter["highlight"]>["children"][number];

// The languages of first-party plugins, and others that third-party plugins may use.
const GRAMMARS: ReadonlyMap<string, () => Promise<{ default: LanguageFn }>> = new Map([
  ["bash", () => import("highlight.js/lib/languages/bash")],
  ["c", () => import("highlight.js/lib/languages/c")],
  ["clojure", () => import("highlight.js/lib/languages/clojure")],
  ["cpp", () => import("highlight.js/lib/languages/cpp")],
  ["csharp", () => import("highlight.js/lib/languages/csharp")],
  ["dart", () => import("highlight.js/lib/languages/dart")],
  ["elixir", () => import("highlight.js/lib/languages/elixir")],
  ["go", () => import("highlight.js/lib/languages/go")],
  ["haskell", () => import("highlight.js/lib/languages/haskell")],
  ["html", () => import("highlight.js/lib/languages/xml")],
  ["http", () => import("highlight.js/lib/languages/http")],
  ["ini", () => import("highlight.js/lib/languages/ini")],
  ["java", () => import("highlight.js/lib/languages/java")],
  ["javascript", () => import("highlight.js/lib/languages/javascript")],
  ["json", () => import("highlight.js/lib/languages/json")],
  ["julia", () => import("highlight.js/lib/languages/julia")],
  ["kotlin", () => import("highlight.js/lib/languages/kotlin")],
  ["lua", () => import("highlight.js/lib/languages/lua")],
  ["perl", () => import("highlight.js/lib/languages/perl")],
  ["php", () => import("highlight.js/lib/languages/php")],
  ["powershell", () => import("highlight.js/lib/languages/powershell")],
  ["python", () => import("highlight.js/lib/languages/python")],
  ["r", () => import("highlight.js/lib/languages/r")],
  ["ruby", () => import("highlight.js/lib/languages/ruby")],
  ["rust", () => import("highlight.js/lib/languages/rust")],
  ["scala", () => import("highlight.js/lib/languages/scala")],
  ["sh", () => import("highlight.js/lib/languages/bash")],
  ["shell", () => import("highlight.js/lib/languages/bash")],
  ["shellscript", () => import("highlight.js/lib/languages/bash")],
  ["swift", () => import("highlight.js/lib/languages/swift")],
  ["toml", () => import("highlight.js/lib/languages/ini")],
  ["typescript", () => import("highlight.js/lib/languages/typescript")],
  ["xml", () => import("highlight.js/lib/languages/xml")],
  ["yaml", () => import("highlight.js/lib/languages/yaml")],
]);

let starting: Promise<Highlighter> | undefined;
let highlighter: Highlighter | undefined;

/** Loads a grammar by name; does nothing for an unknown one. */
export async function loadColors(grammar: string): Promise<void> {
  const load = GRAMMARS.get(grammar);
  if (load === undefined || highlighter?.registered(grammar) === true) return;
  starting ??= import("./highlighter.ts").then(({ createHighlighter }) => createHighlighter());
  try {
    const [loaded, { default: language }] = await Promise.all([starting, load()]);
    loaded.register(grammar, language);
    highlighter = loaded;
  } catch (error) {
    // The next program tries again.
    if (highlighter === undefined) starting = undefined;
    throw error;
  }
}

/** Is a grammar loaded, or unknown? */
export const isLoaded = (grammar: string): boolean =>
  !GRAMMARS.has(grammar) || highlighter?.registered(grammar) === true;

/** The highlighted lines of a string; `undefined` before they are loaded. */
export function colored(text: string, grammar: string): readonly (readonly Piece[])[] | undefined {
  if (highlighter?.registered(grammar) !== true) return undefined;
  const lines: Piece[][] = [[]];
  const add = (node: Tree, kind: string | undefined): void => {
    if (node.type === "element") {
      // Of several classes the first is the kind, and the others are variants.
      const [className = kind] = node.properties["className"] as readonly string[];
      for (const child of node.children) add(child, className);
    } else if (node.type === "text") {
      for (const [at, part] of node.value.split("\n").entries()) {
        if (at > 0) lines.push([]);
        if (part === "") continue;
        const line = lines.at(-1)!;
        const last = line.at(-1);
        // In a prerendered page, neighboring texts are one.
        if (kind === undefined && last !== undefined && last.kind === undefined)
          line[line.length - 1] = { text: last.text + part };
        else line.push(kind === undefined ? { text: part } : { text: part, kind });
      }
    }
  };
  for (const node of highlighter.highlight(grammar, text, { prefix: "" }).children)
    add(node, undefined);
  return lines;
}
