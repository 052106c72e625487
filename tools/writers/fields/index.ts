// Writes the tables of fields in docs/plugins/ from the doc comments of the types; with --check, only compares.
import { readdirSync, readFileSync } from "node:fs";
import { formatted, writeOrCheck } from "../../support/written.ts";

const sources = readdirSync("core/kinds")
  .filter((name) => !name.endsWith(".test.ts"))
  .map((name) => readFileSync(`core/kinds/${name}`, "utf8"))
  .join("\n");

/** The rows of an interface: each field with the first paragraph of its comment. */
function rowsOf(name: string): readonly string[] {
  const body = new RegExp(`^export interface ${name}\\b[^{]*\\{\\n([\\s\\S]*?)^\\}`, "m").exec(
    sources,
  )?.[1];
  if (body === undefined) throw new Error(`core/kinds/ has no interface ${name}. Fix the name.`);
  const fields = body.matchAll(/^ {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n {2}(?:readonly )?(\w+)/gm);
  return [...fields].map(([, comment, field]) => `| \`${field}\` | ${textOf(comment!)} |`);
}

const textOf = (comment: string): string =>
  comment
    .replace(/^\s*\*\s?/gm, "")
    .replace(/^@\w[\s\S]*/m, "")
    .trim()
    .replace(/\s+/g, " ")
    .replaceAll("|", "\\|");

// A table follows `<!-- The fields of AppSpec; … -->`, and ends with the first line that is no row.
const TABLE = /^(<!-- The fields of ([\w, ]+);.*-->\n)\n(?:\|.*\n)*\n*/gm;

const pages = readdirSync("docs/plugins")
  .map((name) => `docs/plugins/${name}`)
  .map((path) => ({ path, text: readFileSync(path, "utf8") }))
  .filter(({ text }) => text.includes("<!-- The fields of "))
  .map(({ path, text }) => {
    const written = text.replace(TABLE, (_, marker: string, names: string) => {
      const rows = names.split(", ").flatMap(rowsOf);
      return `${marker}\n| field | meaning |\n| --- | --- |\n${rows.join("\n")}\n\n`;
    });
    return formatted({ path, text: written });
  });
writeOrCheck(await Promise.all(pages), "npm run write fields");
