// Each check of the package finds its fault, and no fault in a correct package.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  askedBy,
  deadLinks,
  EXAMPLES,
  type Exports,
  linksIn,
  type Manifest,
  misnamed,
  strangersIn,
  strangersInExamples,
  strays,
  subpathsIn,
} from "./contents.ts";
import { commandsIn, differenceOf } from "./runs.ts";

const EXPORTS: Exports = {
  ".": "./dist/index.js",
  "./plugins": "./dist/plugins/index.gen.js",
  "./plugins/libraries/big": "./dist/plugins/libraries/big/index.js",
  "./plugins/libraries/*": "./dist/plugins/libraries/*.js",
  "./plugins/libraries/*.gen": null,
  "./plugins/libraries/big/*": null,
};
const FILES = [
  "dist/index.js",
  "dist/index.d.ts",
  "dist/plugins/index.gen.js",
  "dist/plugins/index.gen.d.ts",
  "dist/plugins/libraries/index.gen.js",
  "dist/plugins/libraries/timm.js",
  "dist/plugins/libraries/timm.d.ts",
  "dist/plugins/libraries/big/index.js",
  "dist/plugins/libraries/big/index.d.ts",
  "dist/plugins/libraries/big/part.js",
];
const MANIFEST: Manifest = {
  name: "p",
  version: "1.0.0",
  exports: EXPORTS,
  dependencies: {},
  devDependencies: {},
};

describe("names", () => {
  test("resolve as in Node", () => {
    expect([...subpathsIn(EXPORTS, FILES).keys()]).toEqual([
      ".",
      "./plugins",
      "./plugins/libraries/big",
      "./plugins/libraries/timm",
    ]);
  });

  test("below ./plugins are those of all plugins", () => {
    const ids = ["libraries/big", "libraries/timm"];
    expect(misnamed(MANIFEST, FILES, ids)).toEqual([]);
    expect(misnamed(MANIFEST, FILES, [...ids, "libraries/none"])).toEqual([
      "plugins/libraries/none is a plugin, and is not exported. Name it in package.json.",
    ]);
    const file = "dist/plugins/libraries/shared/a.js";
    expect(misnamed(MANIFEST, [...FILES, file], ids)).toEqual([
      "plugins/libraries/shared/a is exported, but is not a plugin. Close it with null in package.json.",
    ]);
  });
});

test.each([
  "dist/core/a.test.js",
  "dist/core/a.test.d.ts",
  "dist/tsconfig.tsbuildinfo",
  "dist/plugins/libraries/timm.records.js",
  "core/index.ts",
])("%s is an extra file", (file) => {
  expect(strays([file])).toHaveLength(1);
});

test("packed files and templates of tests are not extra files", () => {
  const templates = "tools/command/new/templates/library/my-library.test.ts";
  expect(strays([...FILES, "docs/a.md", templates])).toEqual([]);
});

test("links are found everywhere except in code", () => {
  const page = [
    "[a](a.md) ![b](../b.png 'no') [c](<c d.md>) [e](https://e.example/f.md) [g](#g)",
    "`[h](h.md)` and [i](i.md?x#y)",
    '<img src="j.png" />',
    "```md\n[k](k.md)\n```",
    "[l]: l.md",
  ].join("\n");
  expect(linksIn("docs/page.md", page.replace(" 'no'", ""))).toEqual([
    "docs/a.md",
    "b.png",
    "docs/i.md",
    "docs/j.png",
    "docs/l.md",
  ]);
  const pages = new Map([["docs/page.md", "[a](a.md) [b](../b.png)"]]);
  expect(deadLinks(pages, ["docs/a.md"])).toEqual([
    "docs/page.md leads to b.png, which is not packed. Pack it, or say it in words.",
  ]);
});

test("an import from outside of an example is found", () => {
  const program = [
    'import a from "./a.ts";',
    'import b from "../../../core/index.ts";',
    'import { c } from "hubsmith/code";',
    'import d from "node:fs";',
    'export * from "lodash";',
    'const e = await import("/elsewhere/e.ts");',
  ].join("\n");
  const found = strangersIn("examples/x/src/y.ts", program, "examples/x", ["hubsmith"]);
  expect(found.map((one) => /"(.*)"/.exec(one)?.[1])).toEqual([
    "../../../core/index.ts",
    "lodash",
    "/elsewhere/e.ts",
  ]);
  expect(strangersInExamples()).toEqual([]);
});

test("examples depend on this version of the package, and on the versions of the repository", () => {
  const { name, version, devDependencies } = JSON.parse(
    readFileSync("package.json", "utf8"),
  ) as Manifest;
  expect(EXAMPLES).toEqual(expect.arrayContaining(["app", "node", "outside"]));
  for (const example of EXAMPLES) {
    const { [name]: own, ...others } = askedBy(example);
    expect(own, example).toBe(version);
    const known = Object.entries(others).filter(([one]) => !one.startsWith(`${name}-`));
    expect(Object.fromEntries(known), example).toEqual(
      Object.fromEntries(known.map(([one]) => [one, devDependencies[one]])),
    );
  }
});

test("a difference in the output of the installed package is shown", () => {
  expect(differenceOf("a\nb\n", "a\nb\n")).toBeUndefined();
  expect(differenceOf("a\nb\n", "a\nc\n")).toMatch(/prints other text[\s\S]*^-b\n\+c$/m);
});

test("each command of the help must be tested", () => {
  const help =
    "Commands:\n  list [options] <kind>  list\n      more words\n  help [command]  help\n\nExamples:\n  $ hubsmith show\n";
  expect(commandsIn(help)).toEqual(["list", "help"]);
});
