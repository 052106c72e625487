// Writes docs/licenses.md from the lists that the builds wrote, or compares it with --check: review the licenses there.
import { existsSync, readFileSync } from "node:fs";
import { tableOf } from "../../measures/figures.ts";
import { writeOrCheck } from "../../support/written.ts";

/** The end of the file name of each list. Vite writes it, in Markdown, with the text of every license. */
export const LICENSES = "licenses.md";

const LISTS: ReadonlyMap<string, string> = new Map([
  ["the command", `dist/tools/products/hubsmith.${LICENSES}`],
  ["the component", `dist/panel/index.${LICENSES}`],
  ["the element", `dist/panel/element.${LICENSES}`],
]);

interface Bundled {
  readonly name: string;
  readonly version: string;
  /** Its SPDX identifier, if the package has one. */
  readonly license: string | undefined;
}

function bundledIn(list: string): readonly Bundled[] {
  const headings = list.matchAll(/^## (?<name>\S+) - (?<version>\S+)(?: \((?<license>.+)\))?$/gm);
  return [...headings].map(({ groups }) => ({ license: undefined, ...groups }) as Bundled);
}

if (process.argv[1] === import.meta.filename) {
  const missing = [...LISTS.values()].filter((path) => !existsSync(path));
  if (missing.length > 0) {
    console.error(`Missing: ${missing.join(", ")}. Run \`npm run build all\`, which writes them.`);
    process.exit(1);
  }
  const rows = new Map<string, Bundled & { readonly parts: string[] }>();
  for (const [part, path] of LISTS)
    for (const entry of bundledIn(readFileSync(path, "utf8"))) {
      const key = `${entry.name} ${entry.version}`;
      const row = rows.get(key) ?? { ...entry, parts: [] };
      row.parts.push(part);
      rows.set(key, row);
    }
  const cells = [...rows.values()]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, version, license = "none", parts }) => [
      name,
      version,
      license,
      parts.join(", "),
    ]);
  const text = `# Licenses of bundled packages

Hubsmith is under [Apache-2.0](../LICENSE). The table lists the packages in its bundles. The text of each license is next to the bundle,
in a file whose name ends with \`licenses.md\`. The kernel and the plugins bundle no package. \`npm run write licenses\` writes this page after a
build. \`npm run check licenses\` fails if a package or a license is not in it.

${tableOf([["Package", "Version", "License", "Part of"], ...cells])}
`;
  const command = "npm run build all && npm run write licenses";
  writeOrCheck([{ path: "docs/licenses.md", text }], command);
}
