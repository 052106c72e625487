// What stands in the lists of licences that a build leaves beside what it bundled.
import { rowsOf } from "../markdown-table.ts";

/** How each list is called, or ends. Vite writes it, in Markdown, with the text of every licence. */
export const LICENCES = "licences.md";

/** A package of others, code of which is in what we ship. */
export interface Bundled {
  readonly name: string;
  readonly version: string;
  /** By its SPDX identifier; absent where the package names none. */
  readonly licence: string | undefined;
  /** Does the text of the licence come along? */
  readonly hasText: boolean;
}

const HEADING = /^## (?<name>\S+) - (?<version>\S+)(?: \((?<licence>.+)\))?$/;

// What may be passed on in a bundle under Apache-2.0, and what asks for its text to come along.
const ALLOWED: ReadonlyMap<string, "with its text" | "as it is"> = new Map([
  ["0BSD", "as it is"],
  ["Apache-2.0", "with its text"],
  ["BSD-2-Clause", "with its text"],
  ["BSD-3-Clause", "with its text"],
  ["ISC", "with its text"],
  ["MIT", "with its text"],
  ["Unlicense", "as it is"],
]);

/** The packages that a list names. */
export function bundledIn(list: string): readonly Bundled[] {
  const found: { name: string; version: string; licence: string | undefined; text: string }[] = [];
  for (const line of list.split("\n")) {
    const { name, version, licence } = HEADING.exec(line)?.groups ?? {};
    if (name !== undefined && version !== undefined)
      found.push({ name, version, licence, text: "" });
    else if (found.length > 0) found.at(-1)!.text += line.trim();
  }
  return found.map(({ text, ...bundled }) => ({ ...bundled, hasText: text !== "" }));
}

/** A sentence for each package that may not be shipped as it is. */
export function licenceFaults(bundled: Iterable<Bundled>): readonly string[] {
  return [...bundled].flatMap(({ name, version, licence, hasText }) => {
    const which = `${name} ${version}`;
    if (licence === undefined)
      return [`${which} is bundled, and names no licence. Ask its authors, or do without it.`];
    const how = ALLOWED.get(licence);
    if (how === undefined)
      return [
        `${which} is bundled under ${licence}, which is not among those that may be. Do without it, or have the licence read and add it to tools/licences/lists.ts.`,
      ];
    return hasText || how === "as it is"
      ? []
      : [`${which} is bundled under ${licence}, without the text of it. Do without it.`];
  });
}

/** The page: each package once, with what it is part of, by the name of the list. */
export function pageOf(lists: ReadonlyMap<string, readonly Bundled[]>): string {
  const rows = new Map<string, { readonly one: Bundled; readonly where: string[] }>();
  for (const [list, bundled] of lists) {
    for (const one of bundled) {
      const key = `${one.name} ${one.version}`;
      const row = rows.get(key) ?? { one, where: [] };
      row.where.push(list);
      rows.set(key, row);
    }
  }
  const cells = [...rows.values()]
    .sort((a, b) => (a.one.name < b.one.name ? -1 : 1))
    .map(({ one: { name, version, licence = "none" }, where }) => [
      name,
      version,
      licence,
      where.join(", "),
    ]);
  const table = rowsOf([["Package", "Version", "Licence", "Part of"], ...cells]);
  return [...INTRODUCTION, table, ""].join("\n");
}

const INTRODUCTION: readonly string[] = [
  "# Licences of what is shipped",
  "",
  "Hubsmith is under [Apache-2.0](../LICENSE). What it bundles of others is below; the text of each licence lies beside the bundle, in",
  "the file `licences.md` or one that ends so. The kernel and the plugins contain none of it. `npm run licences` writes this page",
  "from what was built, and `npm test` refuses a package under a licence that is not on the list in `tools/licences/lists.ts`.",
  "",
];
