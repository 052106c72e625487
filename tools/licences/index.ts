// Writes docs/licences.md from the lists that the builds wrote, or compares it with --check; rejects packages that
// may not be shipped.
import { existsSync, readFileSync } from "node:fs";
import { tableOf } from "../figures.ts";
import { writeOrCheck } from "../written.ts";

/** The end of the file name of each list. Vite writes it, in Markdown, with the text of every license. */
export const LICENCES = "licences.md";

const LISTS: ReadonlyMap<string, string> = new Map([
  ["the command", `dist/tools/hubsmith.${LICENCES}`],
  ["the component", `dist/panel/index.${LICENCES}`],
  ["the element", `dist/panel/element.${LICENCES}`],
  ["the app and the lab", `dist/lab/${LICENCES}`],
]);

/** Licenses that allow distribution under Apache-2.0, and whether their text must be shipped. */
const ALLOWED: ReadonlyMap<string, "with its text" | "without text"> = new Map([
  ["0BSD", "without text"],
  ["Apache-2.0", "with its text"],
  ["BSD-2-Clause", "with its text"],
  ["BSD-3-Clause", "with its text"],
  ["ISC", "with its text"],
  ["MIT", "with its text"],
  ["Unlicense", "without text"],
]);

export interface Bundled {
  readonly name: string;
  readonly version: string;
  /** Its SPDX identifier, if the package has one. */
  readonly licence: string | undefined;
  readonly hasText: boolean;
}

export function bundledIn(list: string): readonly Bundled[] {
  return list.split(/^## /m).flatMap((section) => {
    const [heading = "", ...text] = section.split("\n");
    const { name, version, licence } =
      /^(?<name>\S+) - (?<version>\S+)(?: \((?<licence>.+)\))?$/.exec(heading)?.groups ?? {};
    if (name === undefined || version === undefined) return [];
    return [{ name, version, licence, hasText: text.join("").trim() !== "" }];
  });
}

/** Why a package may not be shipped; undefined if it may. */
export function faultOf({ name, version, licence, hasText }: Bundled): string | undefined {
  const rule = ALLOWED.get(licence ?? "");
  if (rule === undefined)
    return `${name} ${version} is bundled under ${licence ?? "no license"}, which is not allowed. Remove it, or have its license reviewed and add it to tools/licences/index.ts.`;
  if (rule === "with its text" && !hasText)
    return `${name} ${version} is bundled without the text of its license (${licence}). Remove it.`;
  return undefined;
}

if (process.argv[1] === import.meta.filename) {
  const missing = [...LISTS.values()].filter((path) => !existsSync(path));
  if (missing.length > 0) {
    console.error(`Missing: ${missing.join(", ")}. Run \`npm run build\`, which writes them.`);
    process.exit(1);
  }
  const rows = new Map<string, Bundled & { readonly parts: string[] }>();
  for (const [part, path] of LISTS)
    for (const one of bundledIn(readFileSync(path, "utf8"))) {
      const key = `${one.name} ${one.version}`;
      const row = rows.get(key) ?? { ...one, parts: [] };
      row.parts.push(part);
      rows.set(key, row);
      const fault = faultOf(one);
      if (fault === undefined) continue;
      process.exitCode = 1;
      console.error(fault);
    }
  const cells = [...rows.values()]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, version, licence = "none", parts }) => [
      name,
      version,
      licence,
      parts.join(", "),
    ]);
  const text = `# Licences of what is shipped

Hubsmith is under [Apache-2.0](../LICENSE). What it bundles of others is below; the text of each licence lies beside the bundle, in
the file \`licences.md\` or one that ends so. The kernel and the plugins contain none of it. \`npm run licences\` writes this page
from what was built, and \`npm run licences\` refuses a package under a licence that is not on the list in \`tools/licences/index.ts\`.

${tableOf([["Package", "Version", "Licence", "Part of"], ...cells])}
`;
  const command = "npm run build && npm run licences";
  if (!writeOrCheck([{ path: "docs/licences.md", text }], command)) process.exitCode = 1;
}
