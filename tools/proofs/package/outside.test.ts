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

const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
const { folder } = temporary({ "a.d.ts": 'import type { B } from "./b.ts";', "b.d.ts": "" });
const SIZE = { packed: 2_050_000, unpacked: 6_900_000, files: 1_200 };
const RIGHT = ["dist/core/a.js", "dist/core/a.d.ts", "docs/a.md"];
const TEMPLATE = "tools/products/command/new/templates/library/my-library.test.ts";

test.each<readonly [correct: readonly string[], faults: readonly string[], count: number]>([
  [
    strays([...RIGHT, TEMPLATE]),
    strays([
      "dist/core/a.test.js",
      "dist/core/a.test.d.ts",
      "dist/tsconfig.tsbuildinfo",
      "dist/plugins/libraries/timm.records.js",
      "core/index.ts",
    ]),
    5,
  ],
  [missingTypes(folder, ["a.d.ts", "b.d.ts"]), missingTypes(folder, ["a.d.ts"]), 1],
  [
    tooLarge(SIZE),
    Object.keys(SIZE).flatMap((what) => tooLarge({ ...SIZE, [what]: 10_000_000 })),
    3,
  ],
  [installScripts(manifest), installScripts({ scripts: { ...manifest.scripts, prepare: "x" } }), 1],
])("each fault of a package is found, and none in a correct one", (correct, faults, count) => {
  expect(correct).toEqual([]);
  expect(faults).toHaveLength(count);
});

test("examples depend on this version of the package, and on the versions of the repository", () => {
  const { name, version, devDependencies } = manifest;
  expect(EXAMPLES).toEqual(expect.arrayContaining(["app", "node", "outside"]));
  for (const example of EXAMPLES) {
    const { [name]: range, ...others } = askedBy(example);
    expect(range, example).toBe(version);
    const shared = Object.keys(others).filter((other) => !other.startsWith(`${name}-`));
    const versions = Object.fromEntries(shared.map((other) => [other, devDependencies[other]]));
    expect(others, example).toMatchObject(versions);
  }
});

test("each command of the help must be tested", () => {
  const help =
    "Commands:\n  list [options] <kind>  list\n      more words\n  help [command]  help\n\nExamples:\n  $ hubsmith show\n";
  expect(commandsIn(help)).toEqual(["list", "help"]);
});
