// The generated files match the plugin files, and other files, or leftover ones, are reported.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const plugin = (kind: string, id: string, rest: string): string =>
  `export default { "~hub": { version: 1, kind: "${kind}" }, id: "${id}", ${rest} };`;
const library = (id: string, more = ""): string =>
  plugin("library", id, `prettyLabel: "L", repoName: "r", repoUrl: "u", filter: true, ${more}`);

const FILES: Readonly<Record<string, string>> = {
  "tasks/fill-mask/index.ts": plugin(
    "task",
    "fill-mask",
    'label: "Fill", modality: "nlp", inputs: "text", output: "json", parameters: {}, sample: () => ""',
  ),
  "tasks/fill-mask/page.json": "not JSON",
  "tasks/fill-mask/contract.ts": "throw new Error();",
  "tasks/text-to-3d/index.ts": plugin(
    "task",
    "text-to-3d",
    'label: "3D", modality: "cv", isPlaceholder: true',
  ),
  "libraries/timm.ts": library("timm"),
  "libraries/adapters/index.ts": `import "./help.ts"; ${library("adapters", 'tasks: ["t"], aliases: ["a-t"]')}`,
  "libraries/adapters/help.ts": "export const help = 1;",
  "libraries/shared/help.ts": "export const help = 1;",
  "libraries/timm.test.ts": "throw new Error();",
  "libraries/timm.records.ts": "throw new Error();",
  "libraries/golden/timm.md": "# timm",
  "providers/acme.ts": `import { fillMask } from "../tasks/keys.gen.ts";
    ${plugin("provider", "acme", 'label: "Acme", baseUrl: "https://a.example", tasks: [], handles: (task) => (task === fillMask ? { answer: () => ({}) } : undefined)')}`,
  "providers/acme.contract.ts": "throw new Error();",
  "clients/js/openai.js.ts": plugin(
    "client",
    "js/openai.js",
    'label: "OpenAI", language: { id: "js", label: "JavaScript", extension: ".js", order: 2, highlight: "javascript", print: () => "" }, order: 1, templates: []',
  ),
  "quantizations/gguf.ts": plugin("quantization", "gguf", 'label: "g", sets: {}, preference: []'),
};

let tree = "";
beforeEach(() => {
  mkdirSync(".cache", { recursive: true });
  tree = mkdtempSync(resolve(".cache/generate-"));
  symlinkSync(resolve("node_modules"), `${tree}/node_modules`);
  writeFileSync(`${tree}/package.json`, '{ "type": "module" }');
  for (const [file, text] of Object.entries(FILES)) write(file, text);
});
afterEach(() => rmSync(tree, { recursive: true }));

test("writes an index of each kind, the keys and the contracts; --check compares them, and writes nothing", () => {
  expect(generate()).toMatchObject({ status: 0, stderr: "" });
  expect(rowsIn("libraries")).toEqual([
    '["adapters", () => import("./adapters/index.ts"), "L", true, ["t"], ["a-t"]]',
    '["timm", () => import("./timm.ts"), "L", true]',
  ]);
  expect(read("plugins/libraries/index.gen.ts")).toContain('type LibraryId = "adapters" | "timm";');
  expect(rowsIn("tasks")).toEqual([
    '["fill-mask", () => import("./fill-mask/index.ts"), () => import("./fill-mask/page.gen.ts"), "Fill", "nlp"]',
    '["text-to-3d", () => import("./text-to-3d/index.ts"), undefined, "3D", "cv", true]',
  ]);
  expect(rowsIn("providers")).toEqual([
    '["acme", () => import("./acme.ts"), "Acme", ["fill-mask"], "https://a.example"]',
  ]);
  expect(rowsIn("clients")).toEqual([
    '["js/openai.js", () => import("./js/openai.js.ts"), "OpenAI", { id: "js", label: "JavaScript", order: 2, highlight: "javascript" }, 1]',
  ]);
  expect(rowsIn("quantizations")).toEqual(['["gguf", () => import("./gguf.ts"), "g"]']);
  expect(read("plugins/tasks/keys.gen.ts").split("\n").slice(1)).toEqual([
    'import fillMaskTask from "./fill-mask/index.ts";',
    "/** The task fill-mask. @public */",
    "export const fillMask: typeof fillMaskTask = fillMaskTask;",
    "",
  ]);
  const contracts = read("plugins/contracts.gen.ts");
  expect(contracts).toContain(
    'contracts: readonly ContractEntry[] = [\n  { provider: "acme", load: () => import("./providers/acme.contract.ts") },\n];',
  );
  expect(contracts).toContain(
    'replies: readonly ReplyEntry[] = [\n  { task: "fill-mask", load: () => import("./tasks/fill-mask/contract.ts") },\n];',
  );
  expect(generate("--check")).toMatchObject({ status: 0, stderr: "" });

  const before = read("plugins/libraries/index.gen.ts");
  write("libraries/zoo.ts", library("zoo"));
  const { status, stderr } = generate("--check");
  expect(status).toBe(1);
  expect(stderr).toContain("plugins/libraries/index.gen.ts is out of date.");
  expect(stderr).toContain('+type LibraryId = "adapters" | "timm" | "zoo";');
  expect(stderr).not.toContain("plugins/tasks/index.gen.ts is");
  expect(stderr).toContain("npm run generate");
  expect(read("plugins/libraries/index.gen.ts")).toBe(before);
});

test("reports every file that is not a plugin, with the reason", () => {
  write("libraries/a.ts", library("b"));
  write("libraries/c.ts", "export const c = 1;");
  write("libraries/d.ts", 'import "./nowhere.ts";');
  write("libraries/e.ts", "export default { id: 1 };");
  write("libraries/deep/f.ts", library("f"));
  write("libraries/Timm.ts", library("Timm"));
  write("clients/js/g.ts", library("g"));
  write("tasks/draw/help.ts", "export default 1;");
  const { status, stderr } = generate();
  expect(status).toBe(1);
  for (const fault of [
    'libraries/a.ts: Its id is "b", but its file name is "a". Rename one of them.',
    "libraries/c.ts: It has no default export",
    "libraries/d.ts: It cannot be imported: ",
    "libraries/e.ts: Expected a plugin, got an object",
    "libraries/deep/f.ts: The place of a library is plugins/libraries/*.ts or plugins/libraries/*/index.ts",
    "clients/js/g.ts: It contains a library",
    "tasks/draw/help.ts: The place of a task is plugins/tasks/*/index.ts",
  ])
    expect(stderr).toContain(`plugins/${fault}`);
  expect(stderr).toContain("library/timm: the id is taken");
  expect(() => read("plugins/index.gen.ts")).toThrow("ENOENT");
});

test("reports the pages and the contract of a removed plugin", () => {
  for (const file of ["libraries/timm.ts", "providers/acme.ts"]) rmSync(`${tree}/plugins/${file}`);
  write("tasks/draw/page.json", "{}");
  const { status, stderr } = generate();
  expect(status).toBe(1);
  expect(stderr.trimEnd().split("\n")).toEqual([
    'plugins/tasks/draw/page.json: The task "draw" does not exist. Delete this file, or rename it.',
    'plugins/libraries/golden/timm.md: The library "timm" does not exist. Delete this file, or rename it.',
    'plugins/providers/acme.contract.ts: The provider "acme" does not exist. Delete this file, or rename it.',
  ]);
});

test("a task whose id cannot be an identifier is reported", () => {
  write("tasks/3d/index.ts", plugin("task", "3d", 'label: "3D", inputs: "text", modality: "cv"'));
  const { status, stderr } = generate();
  expect(status).toBe(1);
  expect(stderr).toContain('plugins/tasks/3d/index.ts: "3d" is not a TypeScript identifier.');
});

// The rows of an index, one on a line.
function rowsIn(folder: string): readonly string[] {
  const flat = read(`plugins/${folder}/index.gen.ts`)
    .replace(/\s+/g, " ")
    .replace(/,? ?([\])])/g, "$1")
    .replace(/([[(]) /g, "$1");
  const rows = flat.slice(flat.indexOf("[["), flat.lastIndexOf("]")).slice(1);
  return rows.split(/(?<=\]), (?=\["[^"]+", \(\) => import)/);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(`${tree}/plugins/${file}`), { recursive: true });
  writeFileSync(`${tree}/plugins/${file}`, text);
}

function read(path: string): string {
  return readFileSync(`${tree}/${path}`, "utf8");
}

function generate(
  ...options: readonly string[]
): ReturnType<typeof spawnSync> & { stderr: string } {
  const tsx = resolve("node_modules/.bin/tsx");
  const args = [resolve("tools/generate.ts"), ...options];
  return spawnSync(tsx, args, { cwd: tree, encoding: "utf8" });
}
