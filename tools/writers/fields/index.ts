// Writes the tables of fields in docs/plugins/ from the doc comments of the types; with --check, only compares.
import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { formatted, writeOrCheck } from "../../support/written.ts";
import { packageSources } from "../api/source-program.ts";

// Those of the kernel come first, if another has the same name.
const interfaces = new Map<string, ts.InterfaceDeclaration>();
for (const path of packageSources().filter((source) => !source.startsWith("app/"))) {
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  ts.forEachChild(file, (node) => {
    if (ts.isInterfaceDeclaration(node) && isExported(node) && !interfaces.has(node.name.text))
      interfaces.set(node.name.text, node);
  });
}

function isExported({ modifiers = [] }: { readonly modifiers?: readonly ts.Node[] }): boolean {
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

/** The rows of an interface, by field: each with its comment. A function has the names of its parameters. */
function rowsOf(name: string): readonly (readonly [field: string, row: string])[] {
  const found = interfaces.get(name);
  if (found === undefined) throw new Error(`No interface ${name} is exported. Fix the name.`);
  return found.members.map((member) => {
    const field = (member.name as ts.Identifier).text;
    const names = ts.isMethodSignature(member)
      ? member.parameters.map((parameter) =>
          ts.isIdentifier(parameter.name) ? parameter.name.text : "options",
        )
      : undefined;
    const shown = names === undefined ? field : `${field}(${names.join(", ")})`;
    return [field, `| \`${shown}\` | ${commentOf(member)} |`];
  });
}

const commentOf = (node: ts.Node): string => {
  const [comment] = ts.getJSDocCommentsAndTags(node);
  const text = ts.getTextOfJSDocComment(comment?.comment) ?? "";
  return text.replace(/\s+/g, " ").replaceAll("|", "\\|");
};

/** The table of interfaces; the first of them that has a field describes it. */
function tableOf(names: readonly string[], except: string): string {
  const rows = new Map<string, string>();
  for (const [field, row] of names.flatMap(rowsOf))
    if (!rows.has(field) && field !== except) rows.set(field, row);
  return `| field | meaning |\n| --- | --- |\n${[...rows.values()].join("\n")}`;
}

// A table follows `<!-- The fields of AppSpec; … -->`, and ends with the first line that is no row.
const TABLE = /^(<!-- The fields of ([\w, ]+?)(?: except (\w+))?;.*-->\n)\n(?:\|.*\n)*\n*/gm;

const pages = readdirSync("docs/plugins")
  .map((name) => `docs/plugins/${name}`)
  .map((path) => ({ path, text: readFileSync(path, "utf8") }))
  .filter(({ text }) => text.includes("<!-- The fields of "))
  .map(({ path, text }) => {
    const written = text.replace(
      TABLE,
      (_, marker: string, names: string, except = "") =>
        `${marker}\n${tableOf(names.split(", "), except)}\n\n`,
    );
    return formatted({ path, text: written });
  });
writeOrCheck(await Promise.all(pages), "npm run write fields");
