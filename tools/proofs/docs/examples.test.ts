// The examples in the doc comments compile, and have the results that they state.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { comparisonOf, type Example, examplesIn, typeFaults, writeModules } from "./examples.ts";
import { packageSources } from "../../writers/api/source-program.ts";

const GENERATED = readdirSync("plugins/index").filter((name) => name.endsWith(".ts"));
const examples = [...packageSources(), ...GENERATED.map((name) => `plugins/index/${name}`)].flatMap(
  (path) => examplesIn(path, readFileSync(path, "utf8")),
);

const planted = (...lines: readonly string[]): Example => {
  const comment = ["/**", " * A name.", " * @example", " * ```ts"];
  const text = [...comment, ...lines.map((line) => ` * ${line}`), " * ```", " */"].join("\n");
  return examplesIn("planted.ts", `${text}\nexport const name = 1;\n`)[0]!;
};

test("all examples compile, and only the planted one does not", () => {
  const wrong = planted('import { textIn } from "hubsmith";', "textIn({}, true);");
  const all = [...examples, wrong];
  const faults = typeFaults(writeModules(".cache/examples/typed", all), all);
  expect(faults).toEqual([expect.stringMatching(/^planted\.ts:1: line 2 .*boolean/)]);
});

const stated = examples.filter((example) => comparisonOf(example) !== undefined);
const wrong = planted('import { textIn } from "hubsmith";', 'textIn({ a: "b" }, "a"); // → "c"');
const modules = writeModules(".cache/examples/run", [...stated, wrong], (example) =>
  comparisonOf(example)!,
);

test.each(stated.map(({ where }, at) => [where, modules[at]!] as const))(
  "the results of %s",
  async (_, path) => {
    for (const [actual, wanted] of await resultsOf(path)) expect(actual).toEqual(wanted);
  },
);

test("a wrong result is found", async () => {
  expect(await resultsOf(modules.at(-1)!)).toEqual([["b", "c"]]);
});

test("an example without a block, or a result in the middle of a statement, is an error", () => {
  expect(() => examplesIn("a.ts", "/** @example text */\nconst a = 1;")).toThrow("a.ts:1");
  expect(() => comparisonOf(planted("console.log(", "  1, // → 1", ");"))).toThrow("semicolon");
});

async function resultsOf(path: string): Promise<readonly (readonly [unknown, unknown])[]> {
  const module = (await import(path)) as { readonly results: readonly [unknown, unknown][] };
  return module.results;
}
