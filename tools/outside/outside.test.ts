// Each check of what is packed finds the fault that it is for, and nothing where there is none.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { conditional, type Manifest, misnamed, strays, unfounded, unresolved } from "./contents.ts";
import { askedBy, EXAMPLES, strangersInExamples } from "./examples.ts";
import { deadLinks, linksIn } from "./links.ts";
import { commandsIn } from "./runs.ts";
import { differenceOf } from "./same-text.ts";
import { strangersIn } from "./strangers.ts";
import { type Exports, subpathsIn } from "./subpaths.ts";

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
  bin: { p: "dist/index.js" },
  exports: EXPORTS,
  dependencies: {},
  devDependencies: {},
};
const withExports = (more: Exports): Manifest => ({
  ...MANIFEST,
  exports: { ...EXPORTS, ...more },
});

describe("names", () => {
  test("are those that Node would find", () => {
    expect([...subpathsIn(EXPORTS, FILES).keys()]).toEqual([
      ".",
      "./plugins",
      "./plugins/libraries/big",
      "./plugins/libraries/timm",
    ]);
  });

  test("of plugins are all there are, and no others", () => {
    const ids = ["libraries/big", "libraries/timm"];
    expect(misnamed(MANIFEST, FILES, ids)).toEqual([]);
    expect(misnamed(MANIFEST, FILES, [...ids, "libraries/none"])).toEqual([
      "plugins/libraries/none is a plugin, and is not exported. Name it in package.json.",
    ]);
    const file = "dist/plugins/libraries/shared/a.js";
    expect(misnamed(MANIFEST, [...FILES, file], ids)).toEqual([
      "plugins/libraries/shared/a is exported, and is no plugin. Shut it with null in package.json.",
    ]);
  });

  test("lead to files with types", () => {
    expect(unfounded(MANIFEST, FILES)).toEqual([]);
    expect(unfounded(withExports({ "./a": "./dist/a.js", "./b/*": "./b/*" }), FILES)).toEqual([
      "package.json names dist/a.js, which is not packed.",
      "package.json exports ./b/*, and no file fits it.",
    ]);
    const untyped = FILES.filter((file) => file !== "dist/index.d.ts");
    expect(unfounded(MANIFEST, untyped)).toEqual([
      "dist/index.js is exported, and has no types beside it.",
    ]);
  });

  test("have no conditions, except the types of styles", () => {
    expect(conditional(MANIFEST)).toEqual([]);
    const styles = { types: "./a.css.d.ts", default: "./a.css" };
    expect(conditional(withExports({ "./a.css": styles }))).toEqual([]);
    expect(conditional(withExports({ "./a": { ...styles, default: "./a.js" } }))).toHaveLength(1);
    expect(unfounded(withExports({ "./a.css": styles }), [...FILES, "a.css"])).toEqual([
      "package.json names a.css.d.ts, which is not packed.",
    ]);
    const exports = { ".": { source: "./a.ts", default: "./a.js" } } as unknown as Exports;
    expect(conditional({ ...MANIFEST, exports })).toHaveLength(1);
  });
});

test.each([
  "dist/core/a.test.js",
  "dist/core/a.test.d.ts",
  "dist/tsconfig.tsbuildinfo",
  "dist/plugins/libraries/timm.records.js",
  "core/index.ts",
])("%s is a stray", (file) => {
  expect(strays([file])).toHaveLength(1);
});

test("what is packed is no stray, nor are templates of tests", () => {
  const templates = "tools/command/new/templates/library/my-library.test.ts";
  expect(strays([...FILES, "docs/a.md", templates])).toEqual([]);
});

test("links are found wherever they stand, and code is none", () => {
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

test("an import that leads out of an example is found", () => {
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

test("examples ask for the package as it is, and for what the repository has", () => {
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

test("a relative import leads to a file of the package", () => {
  const modules = new Map([
    ["dist/index.js", 'import { a } from "./a.js";\nconst b = await import("../lib/b.js");'],
    ["dist/index.d.ts", 'export { a } from "./a.js";\nimport "elsewhere";'],
    ["dist/a.js", "const text = \"import('./no.js')\";"],
    ["dist/a.d.ts", ""],
    ["lib/b.js", ""],
  ]);
  expect(unresolved(modules)).toEqual([]);
  modules.delete("lib/b.js");
  modules.delete("dist/a.d.ts");
  expect(unresolved(modules)).toEqual([
    "dist/index.js imports ../lib/b.js, which is not packed.",
    "dist/index.d.ts imports ./a.js, which is not packed.",
  ]);
});

test("other text of the installed package is shown", () => {
  expect(differenceOf("a\nb\n", "a\nb\n")).toBeUndefined();
  expect(differenceOf("a\nb\n", "a\nc\n")).toMatch(/prints other text[\s\S]*^-b\n\+c$/m);
});

test("each command of the help must be called", () => {
  const help =
    "Commands:\n  list [options] <kind>  list\n      more words\n  help [command]  help\n\nExamples:\n  $ hubsmith show\n";
  expect(commandsIn(help)).toEqual(["list", "help"]);
});
