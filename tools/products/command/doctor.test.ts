// Doctor reads a plugin with the files next to it, reports each fault and its fix, and sets the exit code.
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { blocksOf } from "../../proofs/docs/blocks.ts";
import { temporary } from "../../support/temporary.ts";
import { type Ran, runHere } from "./in-memory.test.util.ts";

const library = (code: string, more = ""): string => `
  import { defineLibrary } from "hubsmith";
  import { js, python } from "hubsmith/code";
  export default defineLibrary({
    id: "fox", prettyLabel: "Fox", repoName: "fox", repoUrl: "https://example.org", filter: false,
    snippets: (model) => ${code}, ${more}
  });`;
const { folder: cwd, write } = temporary({
  "good.ts": library("python`print(${model.id})`"),
  "bad.ts": library("python`\n  x = 1\n  print(y)\n`"),
  "reads.ts": library("python`print(${model.mask_token ?? 1})`"),
  "reads.records.ts":
    'export default [["fox: masked", { library_name: "fox", mask_token: "[MASK]" }]];',
});
for (const { name, text } of blocksOf(readFileSync("docs/plugins/provider.md", "utf8")))
  write(name, text);
const doctor = (...argv: readonly string[]): Promise<Ran> => runHere(["doctor", ...argv], { cwd });

describe("the report", () => {
  test("of a good plugin has no faults, and its page shows what readers will see", async () => {
    const { code, out } = await doctor("good.ts", "--page");
    expect(code).toBe(0);
    expect(out).toMatch(/library\/fox\n {2}no faults/);
    expect(out).toMatch(/1 plugin, \d+ checks each: 0 faults\.\n/);
    expect(out).toMatch(/# Fox[\s\S]*```python\nprint\("example-org/);
  });

  test("of a fault has its check, place, reason and program", async () => {
    const { code, out } = await doctor("bad.ts");
    expect(code).toBe(1);
    expect(out).toMatch(/parses: undefined name 'y'\. Import it or define it/);
    expect(out).toMatch(/where: .*line 2/);
    expect(out).toContain("      1 | x = 1\n    > 2 | print(y)\n");
    expect(out).toContain("why: Readers paste and run programs unchanged.");
    expect(out).toContain("1 fault.");
    const { out: json } = await doctor("bad.ts", "--json", "--page");
    expect(JSON.parse(json)).toMatchObject({
      faults: [{ check: "parses", plugin: "library/fox" }],
      pages: { "library/fox": expect.stringContaining("print(y)") as unknown },
    });
  });

  test.each([
    ["pdx", "pandas", ["imports pandas, and pdx is installed"]],
    ["pandas", "pandas", []],
    ["Pillow>=11", "PIL", []],
    ["fox-ml[gpu] @ git+https://example.org/fox", "fox_ml", []],
    ["pdx", "json", []],
  ])("has a note if nothing that is installed is imported: %s, %s", async (name, module, notes) => {
    const file = `installs-${name.replaceAll(/\W/g, "")}-${module}.ts`;
    const code = `python\`import ${module}\n\nprint(${module}, \${model.id})\n\``;
    write(file, library(code, `install: { pip: ${JSON.stringify([name])} },`));
    const { out } = await doctor(file);
    expect(out).toContain("0 faults");
    const found = [...out.matchAll(/note: library\/fox: The program (.*?)\. /g)];
    expect(found.map(([, note]) => note)).toEqual(notes);
  });

  test("has the notes on files that have no effect", async () => {
    write("vain.ts", library("python`print(1)`"));
    write("vain.records.ts", "export const names = [];");
    write("vain.contract.ts", 'export default { provider: "wolf", tasks: [] };');
    const { code, out } = await doctor("vain.ts");
    expect(code).toBe(0);
    expect(out).toMatch(/note: .*vain\.records\.ts has no default export\. Export its records /);
    expect(out).toContain('note: The contract is for the provider "wolf", which');
    expect(out).toMatch(/0 faults, 2 notes\.\n$/);
  });

  test("lists skipped checks if a parser is missing, and how to install it", async () => {
    vi.stubEnv("HUBSMITH_PYTHON", join(cwd, "no-python"));
    try {
      const { code, out } = await doctor("good.ts");
      expect(code).toBe(2);
      expect(out).toMatch(
        /skipped: parses, hostile-strings, install-is-complete, at least in part\. .*no-python could not/,
      );
      expect(out).toMatch(/library\/fox\n {2}no faults found; 3 checks skipped\n/);
      expect(out).toMatch(/0 faults, 3 checks skipped\.\n$/);
      const codes =
        "[{ purpose: 'a', code: python`print(x)` }, { purpose: 'b', code: js`console.log(y)` }]";
      write("both.ts", library(codes));
      const both = await doctor("both.ts", "--json");
      expect(both.code).toBe(1);
      expect(JSON.parse(both.out)).toMatchObject({
        faults: [{ check: "parses", program: "console.log(y)" }],
        skipped: [{ check: "parses" }, { check: "install-is-complete" }],
      });
    } finally {
      vi.unstubAllEnvs();
    }
  });

  test("lists skipped checks of a language without a parser", async () => {
    write(
      "own.ts",
      library("own`print ${model.id}`")
        .replace("js, python", "defineLanguage, literals")
        .replace("hubsmith/code", "hubsmith/language")
        .replace(
          "export default",
          'const own = defineLanguage({ id: "own", label: "Own", extension: ".own", spans: [], print: literals({ quote: { unicode: "uU" }, list: ["[", "]"], object: ["{", "}"] }) });\nexport default',
        ),
    );
    const { code, out } = await doctor("own.ts");
    expect(code).toBe(2);
    expect(out).toMatch(/3 checks skipped[\s\S]*The language "own" has no parser/);
  });
});

describe("the records and the contract", () => {
  test("are read from files next to the plugin", async () => {
    const { code, out } = await doctor("reads.ts");
    expect([code, out]).toEqual([0, expect.stringContaining("Also read: reads.records.ts")]);
    rmSync(join(cwd, "reads.records.ts"));
    const without = await doctor("reads.ts");
    expect([without.code, without.out]).toEqual([1, expect.stringContaining("mask_token")]);
    const easel = readFileSync(join(cwd, "easel.ts"), "utf8");
    write("other.ts", easel.replace("prompt: in", "text: in"));
    const other = await doctor("other.ts");
    expect([other.code, other.out]).toEqual([1, expect.stringContaining("contract-holds")]);
    expect(other.out).toContain("Also read: easel.contract.ts");
  });

  test("are other exports of the module, and must have their form", async () => {
    const records = (list: string): string => `\nexport const records = [${list}];`;
    const reads = library("python`print(${model.mask_token ?? 1})`");
    const masked = '["fox: masked", { library_name: "fox", mask_token: "[MASK]" }]';
    write("named.ts", reads + records(masked));
    expect(await doctor("named.ts")).toMatchObject({ code: 0 });
    write("odd.ts", reads + records('["fox", 3]'));
    const odd = await doctor("odd.ts");
    expect(odd.code).toBe(2);
    expect(odd.errors).toMatch(/odd\.ts: record 1 is invalid\. Export a list of/);
    write("void.contract.ts", "export default { tasks: [] };");
    write("void.ts", reads);
    expect((await doctor("void.ts")).errors).toMatch(/void\.contract\.ts has no contract\. Create/);
  });
});

test.each([
  ["setfti", "", 0, 'note: "setfti" is similar to the library "setfit". Did you mean it?'],
  ["setfit", "", 1, 'library/setfit: the id is taken. Rename it, or add `replaces: "setfit"`.'],
  ["setfit", 'replaces: "setfit"', 0, "0 faults."],
  ["fox", 'replaces: "setfti"', 1, 'library/fox: there is no "setfti" to replace. Check the id.'],
])("the id %j with %j ends with %i: %s", async (id, more, code, message) => {
  const name = `${id}-${more.length}-id.ts`;
  write(name, library("python`print(1)`", more).replace('"fox"', `"${id}"`));
  expect(await doctor(name)).toMatchObject({
    code,
    out: expect.stringContaining(message) as unknown,
  });
});

test("the other plugins of the configuration are known", async () => {
  const task = 'defineTask({ id: "petting", label: "Petting", modality: "other" })';
  write("pets.ts", `import { defineTask } from "hubsmith";\nexport default ${task};`);
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
  expect([unknown.code, unknown.out]).toEqual([1, expect.stringContaining("names-exist")]);
  expect(added).toMatchObject({ code: 0 });
});
