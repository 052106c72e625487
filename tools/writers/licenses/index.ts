// Writes docs/licenses.md from the lists that the builds wrote, or compares it with --check; rejects packages that
// may not be shipped.
import { existsSync, readFileSync } from "node:fs";
import { fault } from "../../support/faults.ts";
import { tableOf } from "../../measures/figures.ts";
import { writeOrCheck } from "../../support/written.ts";

/** The end of the file name of each list. Vite writes it, in Markdown, with the text of every license. */
export const LICENSES = "licenses.md";

const LISTS: ReadonlyMap<string, string> = new Map([
  ["the command", `dist/tools/products/hubsmith.${LICENSES}`],
  ["the component", `dist/panel/index.${LICENSES}`],
  ["the element", `dist/panel/element.${LICENSES}`],
  ["the app and the lab", `dist/lab/${LICENSES}`],
]);

/** Licenses that allow distribution under Apache-2.0, and whether their text must be shipped. */
const ALLOWED: ReadonlyMap<string, "with its text" | "without text"> = new Map([
  ["0BSD", "without text"],
  ["Apache-2.0", "with its text"],
  ["BSD-2-Clause", "with its text"],
  ["BSD-3-Clause", "with its text"],
  ["CC0-1.0", "without text"],
  ["ISC", "with its text"],
  ["MIT", "with its text"],
  ["Unlicense", "without text"],
]);

export interface Bundled {
  readonly name: string;
  readonly version: string;
  /** Its SPDX identifier, if the package has one. */
  readonly license: string | undefined;
  readonly hasText: boolean;
}

export function bundledIn(list: string): readonly Bundled[] {
  return list.split(/^## /m).flatMap((section) => {
    const [heading = "", ...text] = section.split("\n");
    const { name, version, license } =
      /^(?<name>\S+) - (?<version>\S+)(?: \((?<license>.+)\))?$/.exec(heading)?.groups ?? {};
    if (name === undefined || version === undefined) return [];
    return [{ name, version, license, hasText: text.join("").trim() !== "" }];
  });
}

/** Why a package may not be shipped; undefined if it may. */
export function faultOf({ name, version, license, hasText }: Bundled): string | undefined {
  const rule = ALLOWED.get(license ?? "");
  if (rule === undefined)
    return `${name} ${version} is bundled under ${license ?? "no license"}, which is not allowed. Remove it, or have its license reviewed and add it to tools/writers/licenses/index.ts.`;
  if (rule === "with its text" && !hasText)
    return `${name} ${version} is bundled without the text of its license (${license}). Remove it.`;
  return undefined;
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
      const message = faultOf(entry);
      if (message !== undefined) fault(message);
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
build, and fails if a license is not listed in \`tools/writers/licenses/index.ts\`.

${tableOf([["Package", "Version", "License", "Part of"], ...cells])}
`;
  const command = "npm run build all && npm run write licenses";
  writeOrCheck([{ path: "docs/licenses.md", text }], command);
}
