// The doctor reads a plugin with what stands beside it, says what is wrong and what mends it, and ends accordingly.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { blocksOf } from "../../docs/blocks.ts";
import { readFileSync } from "node:fs";
import { type Ran, runHere } from "../testing.ts";

let cwd = "";
const library = (code: string, more = ""): string => `
  import { defineLibrary } from "hubsmith";
  import { python } from "hubsmith/code";
  export default defineLibrary({
    id: "fox", prettyLabel: "Fox", repoName: "fox", repoUrl: "https://example.org", filter: false,
    snippets: (model) => ${code}, ${more}
  });`;
const write = (name: string, text: string): void => writeFileSync(join(cwd, name), text);
const doctor = (...argv: readonly string[]): Promise<Ran> => runHere(["doctor", ...argv], { cwd });

beforeAll(() => {
  mkdirSync(".cache", { recursive: true });
  cwd = resolve(mkdtempSync(join(".cache", "doctor-")));
  write("good.ts", library("python`print(${model.id})`"));
  write("bad.ts", library("python`\n  x = 1\n  print(y)\n`"));
  write("reads.ts", library("python`print(${model.mask_token ?? 1})`"));
  write(
    "reads.records.ts",
    'export default [["fox: masked", { library_name: "fox", mask_token: "[MASK]" }]];',
  );
  write("near.ts", library("python`print(1)`").replace('"fox"', '"snaek"'));
  for (const { name, text } of blocksOf(readFileSync("docs/plugins/provider.md", "utf8")))
    write(name, text);
});
afterAll(() => rmSync(cwd, { recursive: true }));

describe("what is wrong", { timeout: 60_000 }, () => {
  test("is nothing in a good plugin", async () => {
    const { code, out } = await doctor("good.ts");
    expect(code).toBe(0);
    expect(out).toMatch(/library\/fox\n {2}nothing is wrong/);
    expect(out).toMatch(/1 plugin, \d+ checks each: 0 faults\.\n$/);
  });

  test("is said with its check, its place, its mend and the program", async () => {
    const { code, out } = await doctor("bad.ts");
    expect(code).toBe(1);
    expect(out).toMatch(/parses: undefined name 'y'\. Import it or define it/);
    expect(out).toMatch(/where: .*line 2/);
    expect(out).toContain("      | print(y)");
    expect(out).toContain("why it is asked: A program is pasted");
    expect(out).toContain("1 fault.");
  });

  test("is one document of JSON where that is asked for", async () => {
    const { code, out } = await doctor("bad.ts", "--json", "--page");
    const { faults, checks, pages } = JSON.parse(out) as {
      faults: readonly { check: string; plugin: string }[];
      checks: number;
      pages: Record<string, string>;
    };
    expect(code).toBe(1);
    expect(faults.map(({ check, plugin }) => [check, plugin])).toEqual([["parses", "library/fox"]]);
    expect(checks).toBeGreaterThan(10);
    expect(pages["library/fox"]).toContain("print(y)");
  });

  test("is found with the records that stand beside it", async () => {
    const { code, out } = await doctor("reads.ts");
    expect([code, out]).toEqual([0, expect.stringContaining("Read with it: reads.records.ts")]);
    rmSync(join(cwd, "reads.records.ts"));
    const without = await doctor("reads.ts");
    expect([without.code, without.out]).toEqual([1, expect.stringContaining("mask_token")]);
  });

  test("is found with the contract that stands beside it", async () => {
    const { code, out } = await doctor("easel.ts");
    expect([code, out]).toEqual([0, expect.stringContaining("Read with it: easel.contract.ts")]);
    write(
      "other.ts",
      readFileSync(join(cwd, "easel.ts"), "utf8").replace("prompt: in", "text: in"),
    );
    const other = await doctor("other.ts");
    expect([other.code, other.out]).toEqual([1, expect.stringContaining("contract-holds")]);
  });
});

test("the page shows what readers will see", async () => {
  const { out } = await doctor("good.ts", "--page");
  expect(out).toMatch(/# Fox[\s\S]*```python\nprint\("example-org/);
});

test("an id that is like another one is told", async () => {
  const { code, out } = await doctor("near.ts");
  expect(code).toBe(0);
  expect(out).toContain(
    'note: "snaek" is much like the library "snake". Is that the one you mean?',
  );
});

test("the checks are told", async () => {
  const { code, out } = await doctor("--list");
  expect([code, out]).toEqual([0, expect.stringMatching(/hostile-strings\n {2}Do quotes/)]);
  const { out: json } = await doctor("--list", "--json");
  expect(JSON.parse(json)).toContainEqual(expect.objectContaining({ id: "parses" }));
});

test.each([
  [[], /Name the module of a plugin/],
  [["gone.ts"], /There is no file .*gone\.ts/],
])("%j is wrong usage", async (argv, message) => {
  const { code, errors } = await doctor(...argv);
  expect(code).toBe(2);
  expect(errors).toMatch(message);
});
