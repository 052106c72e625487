// Inspects languages by their tree-sitter grammars, because few developers have the compilers.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Language, Node, Parser } from "web-tree-sitter";
import { truncate } from "#core/base/describe";
import { optional } from "./optional.ts";
import { broken, type Parsed, type Program } from "./program.ts";

const PACKAGE = "@repomix/tree-sitter-wasms";

// The content of string literals, by the names in grammars: text and escapes, but not embedded expressions.
const TEXT = /(^|_)(text|content|fragment|escape|escaped)(_|$)/;
const isText = (node: Node): boolean => node.namedChildCount === 0 && TEXT.test(node.type);

/** The parser of a grammar; if it is not installed, how to install it. */
async function parserOf(grammar: string): Promise<Parser | string> {
  const sitter = await optional("web-tree-sitter", () => import("web-tree-sitter"));
  await sitter.Parser.init();
  const require = createRequire(import.meta.url);
  const folder = await optional(PACKAGE, () =>
    Promise.resolve(dirname(require.resolve(`${PACKAGE}/package.json`))),
  );
  // A language without a grammar there may have a package of its own.
  const name = `tree-sitter-${grammar}`;
  const paths = [join(folder, "out", `${name}.wasm`), join(folder, "../..", name, `${name}.wasm`)];
  const path = paths.find((candidate) => existsSync(candidate));
  if (path === undefined)
    return `${PACKAGE} has no grammar "${grammar}", so these programs are not checked. Install it: npm install --save-dev ${name}. For your own language, let \`check\` name a file in the folder "out" of ${PACKAGE}.`;
  const language: Language = await sitter.Language.load(path);
  return new sitter.Parser().setLanguage(language);
}

/** Inspects programs by a grammar. Names are not resolved. @internal */
export function inspectGrammar(
  grammar: string,
): (programs: readonly Program[]) => Promise<readonly Parsed[]> {
  return async (programs) => {
    const parser = await parserOf(grammar);
    if (typeof parser === "string")
      return programs.map(() => ({ faults: [], shape: "", skipped: parser }));
    const inspections = programs.map(({ text }): Parsed => {
      const tree = parser.parse(text)!;
      const inspection = inspectionOf(tree.rootNode);
      // Its memory is not garbage collected, and is small.
      tree.delete();
      return inspection;
    });
    parser.delete();
    return inspections;
  };
}

function inspectionOf(root: Node): Parsed {
  // Some grammars need an opening mark, such as `<?php`, to parse code.
  if (
    !root.hasError &&
    root.text.trim() !== "" &&
    root.namedChildren.every((node) => node && isText(node))
  )
    return broken("the program has no code. Does it need an opening tag, such as `<?php`?", 1);
  if (!root.hasError) return { faults: [], shape: shapeOf(root) };
  const at = firstError(root);
  const { row, column } = at.startPosition;
  const line = root.text.split("\n")[row] ?? "";
  const excerpt = JSON.stringify(truncate(line.slice(column) || line, 60));
  const what = at.isMissing
    ? `"${at.type}" is missing before ${excerpt}`
    : `the grammar cannot read line ${row + 1} from ${excerpt}`;
  return broken(what, row + 1);
}

function firstError(node: Node): Node {
  const inner = node.children.find(
    (child) => child !== null && (child.hasError || child.isMissing),
  );
  return inner && !node.isError ? firstError(inner) : node;
}

function shapeOf(node: Node): string {
  const children = node.namedChildren.filter((child) => child !== null && !isText(child));
  const inner = children.map((child) => shapeOf(child!)).join(" ");
  // A string without expressions is a constant, with any quotes.
  if (inner === "" && node.type.endsWith("string")) return "string";
  return inner === ""
    ? `${node.type}${node.type.includes("identifier") ? `:${node.text}` : ""}`
    : `${node.type}(${inner})`;
}
