// Doctor reads a plugin with the files next to it, reports each fault and its fix, and sets the exit code.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { blocksOf } from "../docs/blocks.ts";
import { readFileSync } from "node:fs";
import { type Ran, runHere } from "./testing.ts";

let cwd = "";
const library = (code: string, more = ""): string => `
  import { defineLibrary } from "hubsmith";
  import { js, python } from "hubsmith/code";
  export default defineLibrary({
    id: "fox", prettyLabel: "Fox", repoName: "fox", repoUrl: "https://example.org", filter: false,
    snippets: (model) => ${code}, ${more}
  });`;
const task = (more: string): string => `
  import { defineTask } from "hubsmith";
  export default defineTask({ id: "sniffing", label: "Sniffing", modality: "other", ${more} });`;
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
    expect(out).toMatch(/library\/fox\n {2}no faults/);
    expect(out).toMatch(/1 plugin, \d+ checks each: 0 faults\.\n$/);
  });

  test("has its check, place, fix and program", async () => {
    const { code, out } = await doctor("bad.ts");
    expect(code).toBe(1);
    expect(out).toMatch(/parses: undefined name 'y'\. Import it or define it/);
    expect(out).toMatch(/where: .*line 2/);
    expect(out).toContain("      1 | x = 1\n    > 2 | print(y)\n");
    expect(out).toContain("why: Readers paste and run programs unchanged.");
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

  test("reads the records next to it", async () => {
    const { code, out } = await doctor("reads.ts");
    expect([code, out]).toEqual([0, expect.stringContaining("Read with it: reads.records.ts")]);
    rmSync(join(cwd, "reads.records.ts"));
    const without = await doctor("reads.ts");
    expect([without.code, without.out]).toEqual([1, expect.stringContaining("mask_token")]);
  });

  test("is found with the other exports of the module", async () => {
    write(
      "named.ts",
      `${library("python`print(${model.mask_token ?? 1})`")}
      export const records = [["fox: masked", { library_name: "fox", mask_token: "[MASK]" }]];`,
    );
    expect(await doctor("named.ts")).toMatchObject({ code: 0 });
    write("odd.ts", `${library("python`print(1)`")}\nexport const records = [["fox", 3]];`);
    const odd = await doctor("odd.ts");
    expect([odd.code, odd.errors]).toEqual([
      2,
      expect.stringMatching(/odd\.ts: record 1 is invalid\. Export a list of/),
    ]);
  });

  test("reports files next to it that have no effect", async () => {
    write("vain.ts", library("python`print(1)`"));
    write("vain.records.ts", "export const names = [];");
    write("vain.contract.ts", 'export default { provider: "wolf", tasks: [] };');
    const { code, out } = await doctor("vain.ts");
    expect(code).toBe(0);
    expect(out).toMatch(/note: .*vain\.records\.ts exports no records\./);
    expect(out).toContain('note: The contract is for the provider "wolf", which');
    expect(out).toMatch(/0 faults, 2 notes\.\n$/);
    write("sniff.ts", task(""));
    write("sniff.page.ts", 'export default { summary: "A smell goes in." };');
    expect((await doctor("sniff.ts")).out).toContain(
      'note: No host shows the page of task "sniffing". Import it, and add `page` to the task.',
    );
    write("scent.ts", task('page: { summary: "A smell goes in." }'));
    write("scent.page.ts", 'export default { summary: "A smell goes in." };');
    expect((await doctor("scent.ts")).out).not.toContain("No host shows");
    write("void.contract.ts", "export default { tasks: [] };");
    write("void.ts", library("python`print(1)`"));
    expect((await doctor("void.ts")).errors).toMatch(/void\.contract\.ts has no contract\. Make/);
  });

  test("is unknown if a parser is missing: the rest is checked, and the message has the install command", async () => {
    vi.stubEnv("HUBSMITH_PYTHON", join(cwd, "no-python"));
    try {
      const { code, out } = await doctor("good.ts");
      expect(code).toBe(2);
      expect(out).toMatch(
        /skipped: parses, hostile-strings, install-is-complete, at least in part\. .*no-python could not/,
      );
      expect(out).toMatch(/library\/fox\n {2}no faults found; 3 checks skipped\n/);
      expect(out).toMatch(/0 faults, 3 checks skipped\.\n$/);
      write(
        "both.ts",
        library("[{ purpose: 'a', code: python`x` }, { purpose: 'b', code: js`y` }]"),
      );
      const both = await doctor("both.ts", "--json");
      const { faults, skipped } = JSON.parse(both.out) as Record<string, readonly object[]>;
      expect(both.code).toBe(1);
      expect(faults).toMatchObject([{ check: "parses", program: "y" }]);
      expect(skipped).toMatchObject([{ check: "parses" }, { check: "install-is-complete" }]);
    } finally {
      vi.unstubAllEnvs();
    }
  });

  test("is not known of a language that no parser reads", async () => {
    write(
      "own.ts",
      library("own`print ${model.id}`")
        .replace("js, python", "defineLanguage, literals")
        .replace("hubsmith/code", "hubsmith/code/language")
        .replace(
          "export default",
          'const own = defineLanguage({ id: "own", label: "Own", extension: ".own", spans: [], print: literals({ quote: { unicode: "uU" }, list: ["[", "]"], object: ["{", "}"] }) });\nexport default',
        ),
    );
    const { code, out } = await doctor("own.ts");
    expect([code, out]).toEqual([
      2,
      expect.stringMatching(
        /library\/fox\n {2}no faults found; 3 checks skipped[\s\S]*The language "own" has no parser/,
      ),
    ]);
  });

  test("reads the contract next to it", async () => {
    write(
      "other.ts",
      readFileSync(join(cwd, "easel.ts"), "utf8").replace("prompt: in", "text: in"),
    );
    const { code, out } = await doctor("other.ts");
    expect([code, out]).toEqual([1, expect.stringContaining("contract-holds")]);
    expect(out).toContain("Read with it: easel.contract.ts");
  });
});

test("the page shows what readers will see", async () => {
  const { out } = await doctor("good.ts", "--page");
  expect(out).toMatch(/# Fox[\s\S]*```python\nprint\("example-org/);
});

test("the page goes into a file where one is named", async () => {
  const { code, out } = await doctor("good.ts", "--out", "page.md");
  expect([code, out]).toEqual([0, expect.not.stringContaining("# Fox")]);
  expect(readFileSync(join(cwd, "page.md"), "utf8")).toMatch(/^# Fox\n/);
  const bad = await doctor("good.ts", "--out", "no/page.md");
  expect([bad.code, bad.errors]).toEqual([74, expect.stringMatching(/^error: --out: .*ENOENT/)]);
});

test("reports an id that is like another one", async () => {
  const { code, out } = await doctor("near.ts");
  expect(code).toBe(0);
  expect(out).toContain('note: "snaek" is similar to the library "snake". Did you mean it?');
  write("same.ts", library("python`print(1)`").replace('"fox"', '"snake"'));
  const same = await doctor("same.ts");
  expect(same.code).toBe(1);
  expect(same.out).toContain(
    'is-plugin: library/snake: the id is taken. Rename it, or add `replaces: "snake"`.',
  );
  write("instead.ts", library("python`print(1)`", 'replaces: "snake"').replace('"fox"', '"snake"'));
  expect(await doctor("instead.ts")).toMatchObject({ code: 0 });
  write("dangling.ts", library("python`print(1)`", 'replaces: "snaek"'));
  const dangling = await doctor("dangling.ts");
  expect([dangling.code, dangling.out]).toEqual([
    1,
    expect.stringContaining(
      'is-plugin: library/fox: there is no "snaek" to replace. Check the id.',
    ),
  ]);
});

test("the other plugins of the configuration are known", { timeout: 60_000 }, async () => {
  write("pets.ts", task("").replace('"sniffing"', '"petting"'));

  write(
    "petter.ts",
    library("python`print(1)`", 'tasks: ["petting"]').replace('"fox"', '"petter"'),
  );
  const config = `
    import pets from "./pets.ts";
    import petter from "./petter.ts";
    export default { plugins: [pets, petter] };`;
  write("hubsmith.config.ts", config);
  const known = await doctor("petter.ts");
  const unknown = await doctor("petter.ts", "--no-config");
  const added = await doctor("petter.ts", "--no-config", "--plugin", "pets.ts");
  rmSync(join(cwd, "hubsmith.config.ts"));
  expect([known.code, known.out]).toEqual([0, expect.stringContaining("0 faults.")]);
  expect(known.errors).toBe("");
  expect([unknown.code, unknown.out]).toEqual([1, expect.stringContaining("tasks-exist")]);
  expect(added).toMatchObject({ code: 0 });
});

test("lists the checks", async () => {
  const { code, out } = await doctor("--list");
  expect([code, out]).toEqual([0, expect.stringMatching(/hostile-strings\n {2}Quotes/)]);
  const { out: json } = await doctor("--list", "--json");
  expect(JSON.parse(json)).toContainEqual(expect.objectContaining({ id: "parses" }));
});

test.each([
  [[], /Name the module of a plugin/],
  [["gone.ts"], /File not found: .*gone\.ts/],
])("%j is wrong usage", async (argv, message) => {
  const { code, errors } = await doctor(...argv);
  expect(code).toBe(2);
  expect(errors).toMatch(message);
});
