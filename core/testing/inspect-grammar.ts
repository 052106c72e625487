// Swift and C#, whose compilers few readers have at hand, are inspected by their tree-sitter grammars.
import { createRequire } from "node:module";
import type { Language, Node, Parser } from "web-tree-sitter";
import { optional } from "./optional.ts";
import type { Inspection, Program } from "./program.ts";

const GRAMMARS = { swift: "swift", csharp: "c_sharp" } as const;
const PACKAGE = "@repomix/tree-sitter-wasms";

// What a string literal holds: text and its escapes, but not the expressions in it.
const TEXTS: ReadonlySet<string> = new Set([
  "line_str_text",
  "multi_line_str_text",
  "str_escaped_char",
  "string_literal_content",
  "string_content",
  "escape_sequence",
]);

async function parserOf(language: keyof typeof GRAMMARS): Promise<Parser> {
  const sitter = await optional("web-tree-sitter", () => import("web-tree-sitter"));
  await sitter.Parser.init();
  const path = await optional(PACKAGE, () =>
    Promise.resolve(
      createRequire(import.meta.url).resolve(
        `${PACKAGE}/out/tree-sitter-${GRAMMARS[language]}.wasm`,
      ),
    ),
  );
  const grammar: Language = await sitter.Language.load(path);
  return new sitter.Parser().setLanguage(grammar);
}

/** Inspects programs by a grammar. Names are not resolved. @internal */
export function inspectGrammar(
  language: keyof typeof GRAMMARS,
): (programs: readonly Program[]) => Promise<readonly Inspection[]> {
  return async (programs) => {
    const parser = await parserOf(language);
    return programs.map(({ text }): Inspection => {
      const root = parser.parse(text)!.rootNode;
      if (!root.hasError) return { faults: [], shape: shapeOf(root) };
      const at = firstError(root);
      const what = at.isMissing
        ? `${at.type} is missing`
        : `not understood: ${at.text.slice(0, 60)}`;
      return { faults: [{ message: what, line: at.startPosition.row + 1 }], shape: "" };
    });
  };
}

function firstError(node: Node): Node {
  const inner = node.children.find(
    (child) => child !== null && (child.hasError || child.isMissing),
  );
  return inner && !node.isError ? firstError(inner) : node;
}

function shapeOf(node: Node): string {
  const children = node.namedChildren.filter((child) => child !== null && !TEXTS.has(child.type));
  const inner = children.map((child) => shapeOf(child!)).join(" ");
  return inner === ""
    ? `${node.type}${node.type.includes("identifier") ? `:${node.text}` : ""}`
    : `${node.type}(${inner})`;
}
