// Each check of the package finds its fault, and no fault in a correct package.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  askedBy,
  EXAMPLES,
  installScripts,
  type Manifest,
  missingTypes,
  strays,
  tooLarge,
} from "./contents.ts";
import { temporary } from "../../support/temporary.ts";
import { commandsIn } from "./runs.ts";

test.each([
  "dist/core/a.test.js",
  "dist/core/a.test.d.ts",
  "dist/tsconfig.tsbuildinfo",
  "dist/plugins/libraries/timm.records.js",
  "core/index.ts",
])("%s is an extra file", (file) => {
  expect(strays([file])).toHaveLength(1);
});

test("a declaration that is left out, and imported, is missing", () => {
  const { folder } = temporary({ "a.d.ts": 'import type { B } from "./b.ts";', "b.d.ts": "" });
  expect(missingTypes(folder, ["a.d.ts", "b.d.ts"])).toEqual([]);
  expect(missingTypes(folder, ["a.d.ts"])).toEqual([expect.stringMatching(/^b\.d\.ts is import/)]);
});

test("a package over a limit is too large", () => {
  const size = { packed: 2_050_000, unpacked: 6_900_000, files: 1_200 };
  expect(tooLarge(size)).toEqual([]);
  for (const [what, value] of Object.entries(size))
    expect(tooLarge({ ...size, [what]: value * 1.1 })).toEqual([expect.stringContaining(what)]);
});

test("the package has no script that runs at its installation", () => {
  const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
  expect(installScripts(manifest)).toEqual([]);
  expect(installScripts({ scripts: { ...manifest.scripts, prepare: "x" } })).toHaveLength(1);
});

test("packed files and templates of tests are not extra files", () => {
  const templates = "tools/products/command/new/templates/library/my-library.test.ts";
  expect(strays(["dist/core/a.js", "dist/core/a.d.ts", "docs/a.md", templates])).toEqual([]);
});

test("examples depend on this version of the package, and on the versions of the repository", () => {
  const { name, version, devDependencies } = JSON.parse(
    readFileSync("package.json", "utf8"),
  ) as Manifest;
  expect(EXAMPLES).toEqual(expect.arrayContaining(["app", "node", "outside"]));
  for (const example of EXAMPLES) {
    const { [name]: range, ...others } = askedBy(example);
    expect(range, example).toBe(version);
    const known = Object.entries(others).filter(
      ([dependency]) => !dependency.startsWith(`${name}-`),
    );
    expect(Object.fromEntries(known), example).toEqual(
      Object.fromEntries(known.map(([dependency]) => [dependency, devDependencies[dependency]])),
    );
  }
});

test("each command of the help must be tested", () => {
  const help =
    "Commands:\n  list [options] <kind>  list\n      more words\n  help [command]  help\n\nExamples:\n  $ hubsmith show\n";
  expect(commandsIn(help)).toEqual(["list", "help"]);
});
