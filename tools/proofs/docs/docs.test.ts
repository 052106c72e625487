// The pages of the documentation have tables of all fields and facts, and their links lead to files of the package.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { KINDS } from "#core/kinds/index";

test("the changelog begins with the version of the package", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  const first = /^## (.+)$/m.exec(readFileSync("CHANGELOG.md", "utf8"))?.[1];
  expect([version, "Unreleased"]).toContain(first);
});

test("the pages of the package link only to its files", () => {
  const listed = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"]);
  const [{ files }] = JSON.parse(listed.toString()) as [{ files: readonly { path: string }[] }];
  const packed = new Set(files.map(({ path }) => path));
  const pages = [...packed].filter((path) => path.endsWith(".md"));
  expect(pages).toEqual(expect.arrayContaining(["README.md", "core/README.md", "docs/command.md"]));
  const links = pages.flatMap((page) =>
    linksIn(page, readFileSync(page, "utf8")).map((to) => ({ page, to })),
  );
  expect(links.length).toBeGreaterThan(40);
  // Pictures are for the pages in the repository: they would be a tenth of the package.
  expect(links.filter(({ to }) => !packed.has(to) && !/^docs\/.*\.png$/.test(to))).toEqual([]);
});

test("links are found everywhere except in code", () => {
  const page = [
    "[a](a.md) ![b](../b.png) [c](<c d.md>) [e](https://e.example/f.md) [g](#g)",
    "`[h](h.md)` and [i](i.md?x#y)",
    '<img src="j.png" />',
    "```md\n[k](k.md)\n```",
    "[l]: l.md",
  ].join("\n");
  const expected = ["docs/a.md", "b.png", "docs/i.md", "docs/j.png", "docs/l.md"];
  expect(linksIn("docs/page.md", page)).toEqual(expected);
});

// Code never contains links.
const CODE = /^(`{3,})[^\n]*\n.*?^\1`*[ \t]*$|(`+)(?!`).*?(?<!`)\2(?!`)/gms;
const LINK =
  /\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)|^\[[^\]]+\]:\s*(\S+)|\b(?:src|href)="([^"]+)"/gm;

/** The paths from the root of the package that a page links to, without external links. */
function linksIn(path: string, text: string): readonly string[] {
  return [...text.replace(CODE, "").matchAll(LINK)]
    .map(([, inline, reference, attribute]) => (inline ?? reference ?? attribute)!)
    .filter((link) => !/^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(link))
    .map((link) => decodeURI(link.replace(/[?#].*$/, "")))
    .map((link) => posix.join(posix.dirname(path), link));
}

const page = (kind: string): string => readFileSync(`docs/plugins/${kind}.md`, "utf8");

// `npm run check fields` compares the tables with the types.
test.each(KINDS)("the page %s has tables of its fields", (kind) => {
  expect(page(kind)).toMatch(/^<!-- The fields of PluginFields, \w+;/m);
});

test("the page provider has every fact and pattern of a contract", () => {
  const contracts = readFileSync("core/api/contract.api.md", "utf8");
  const facts = membersOf(contracts, "fact").map((name) => `fact.${name}`);
  const patterns = [...contracts.matchAll(/^export const (\w+): .*\bP(?:attern|iece);/gm)];
  const all = [...facts, ...patterns.map(([, name]) => name!)];
  expect(all.length).toBeGreaterThan(12);
  expect(all.filter((name) => !new RegExp(`\\| .*\`${name}\\b`).test(page("provider")))).toEqual(
    [],
  );
});

function membersOf(report: string, name: string): readonly string[] {
  const body = new RegExp(
    `^(?:export )?(?:interface|const) ${name}\\b[^{]*\\{\\n([\\s\\S]*?)^\\}`,
    "m",
  ).exec(report);
  if (body === null) throw new Error(`The report of the API has no ${name}.`);
  return [...body[1]!.matchAll(/^ {4}(?:readonly )?(\w+)\??[(:]/gm)].map(([, member]) => member!);
}
