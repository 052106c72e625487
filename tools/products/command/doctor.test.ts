// Doctor reads a plugin with the files next to it, reports each fault and its fix, and sets the exit code.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { blocksOf } from "../../proofs/docs/blocks.ts";
import { temporary } from "../../support/temporary.ts";
import { type Ran, runHere } from "./in-memory.test.util.ts";

const library = (code: string, more = "", id = "fox"): string => `
  import { defineLibrary } from "hubsmith";
  import { js, python } from "hubsmith/code";
  export default defineLibrary({
    id: "${id}", prettyLabel: "Fox", repoName: "fox", repoUrl: "https://example.org", filter: false,
    snippets: (model) => ${code}, ${more}
  });`;
const named = (id: string, more = ""): string => library("python`print(1)`", more, id);
const reads = library("python`print(${model.mask_token ?? 1})`");
const masked = '[["fox: masked", { library_name: "fox", mask_token: "[MASK]" }]];';

const { folder: cwd, write } = temporary({
  "good.ts": library("python`print(${model.id})`"),
  "bad.ts": library("python`\n  x = 1\n  print(y)\n`"),
  "both.ts": library(
    "[{ purpose: 'a', code: python`print(x)` }, { purpose: 'b', code: js`console.log(y)` }]",
  ),
  "own.ts": library("own`print ${model.id}`")
    .replace("js, python", "defineLanguage, literals")
    .replace("hubsmith/code", "hubsmith/language")
    .replace(
      "export default",
      'const own = defineLanguage({ id: "own", label: "Own", extension: ".own", spans: [], print: literals({ quote: { unicode: "uU" }, list: ["[", "]"], object: ["{", "}"] }) });\nexport default',
    ),
  "vain.ts": named("fox"),
  "vain.records.ts": "export const names = [];",
  "vain.contract.ts": 'export default { provider: "wolf", tasks: [] };',
  "reads.ts": reads,
  "reads.records.ts": `export default ${masked}`,
  "alone.ts": reads,
  "with-records.ts": `${reads}\nexport const records = ${masked}`,
  "odd.ts": `${reads}\nexport const records = [["fox", 3]];`,
  "void.ts": reads,
  "void.contract.ts": "export default { tasks: [] };",
  "taken.ts": named("setfit"),
  "replaces.ts": named("setfit", 'replaces: "setfit"'),
  "replaces-none.ts": named("fox", 'replaces: "setfti"'),
  "pets.ts": `import { defineTask } from "hubsmith";
    export default defineTask({ id: "petting", label: "Petting", modality: "other" });`,
  "petter.ts": named("petter", 'tasks: ["petting"]'),
});
for (const { name, text } of blocksOf(readFileSync("docs/plugins/provider.md", "utf8")))
  write(name, text);
write("other.ts", readFileSync(join(cwd, "easel.ts"), "utf8").replace("prompt: in", "text: in"));

type Row = [line: string, code: number, ...printed: (RegExp | string)[]];

const doctor = (line: string): Promise<Ran> => runHere(["doctor", ...line.split(" ")], { cwd });

test.each<Row>([
  [
    "good.ts --page",
    0,
    /library\/fox\n {2}no faults/,
    /1 plugin, \d+ checks each: 0 faults\.\n/,
    // What readers will see.
    /# Fox[\s\S]*```python\nprint\("example-org/,
  ],
  [
    "bad.ts",
    1,
    /parses: undefined name 'y'\. Import it or define it/,
    /where: .*line 2/,
    "      1 | x = 1\n    > 2 | print(y)\n",
    "why: Readers paste and run programs unchanged.",
    "1 fault.",
  ],
  [
    "bad.ts --json --page",
    1,
    /"faults": \[\n {4}\{\n[^[]*"check": "parses",/,
    /"pages": \{\n {4}"library\/fox": ".*print\(y\)/,
  ],
  // Files that have no effect.
  [
    "vain.ts",
    0,
    /note: .*vain\.records\.ts has no default export\. Export its records /,
    'note: The contract is for the provider "wolf", which',
    /0 faults, 2 notes\.\n$/,
  ],
  ["own.ts", 2, /3 checks skipped[\s\S]*The language "own" has no parser/],
  ["reads.ts", 0, "Also read: reads.records.ts"],
  ["alone.ts", 1, "mask_token"],
  ["other.ts", 1, "contract-holds", "Also read: easel.contract.ts"],
  ["with-records.ts", 0, "0 faults"],
  ["odd.ts", 2, /odd\.ts: record 1 is invalid\. Export a list of/],
  ["void.ts", 2, /void\.contract\.ts has no contract\. Create/],
  ["taken.ts", 1, 'library/setfit: the id is taken. Rename it, or add `replaces: "setfit"`.'],
  ["replaces.ts", 0, "0 faults."],
  ["replaces-none.ts", 1, 'library/fox: there is no "setfti" to replace. Check the id.'],
  // The other plugins are known, and the module is not another one.
  ["petter.ts --plugin pets.ts --plugin petter.ts", 0, "0 faults."],
  ["petter.ts", 1, "names-exist"],
])("`hubsmith doctor %s` ends with %i", async (line, code, ...printed) => {
  const ran = await doctor(line);
  expect([ran.code, ran.errors === ""]).toEqual([code, ran.out !== ""]);
  for (const part of printed) expect(ran.out + ran.errors).toMatch(part);
});

test("skipped checks are listed if a parser is missing, and how to install it", async () => {
  vi.stubEnv("HUBSMITH_PYTHON", join(cwd, "no-python"));
  try {
    const { code, out } = await doctor("good.ts");
    expect(code).toBe(2);
    expect(out).toMatch(
      /skipped: parses, hostile-strings, install-is-complete, at least in part\. .*no-python could not/,
    );
    expect(out).toMatch(/library\/fox\n {2}no faults found; 3 checks skipped\n/);
    expect(out).toMatch(/0 faults, 3 checks skipped\.\n$/);
    const both = await doctor("both.ts --json");
    expect(both.code).toBe(1);
    expect(JSON.parse(both.out)).toMatchObject({
      faults: [{ check: "parses", program: "console.log(y)" }],
      skipped: [{ check: "parses" }, { check: "install-is-complete" }],
    });
  } finally {
    vi.unstubAllEnvs();
  }
});
