// The index lists the plugin files; other files, and leftover ones, are reported.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const plugin = (kind: string, id: string, rest: string): string =>
  `export default { "~hub": { version: 1, kind: "${kind}" }, id: "${id}", ${rest} };`;
const library = (id: string, more = ""): string =>
  plugin("library", id, `prettyLabel: "L", repoName: "r", repoUrl: "u", filter: true, ${more}`);

const FILES: Readonly<Record<string, string>> = {
  "tasks/fill-mask.ts": plugin(
    "task",
    "fill-mask",
    'label: "Fill", modality: "nlp", inputs: "text", output: "json", parameters: {}, sample: () => ""',
  ),
  "tasks/fill-mask.page.json": "not JSON",
  "tasks/fill-mask.contract.ts": "throw new Error();",
  "tasks/text-to-3d.ts": plugin(
    "task",
    "text-to-3d",
    'label: "3D", modality: "cv", isInternal: true',
  ),
  "libraries/timm.ts": library("timm"),
  "libraries/adapters.ts": `import "../kit/libraries/help.ts"; ${library("adapters", 'tasks: ["t"], aliases: ["a-t"]')}`,
  "kit/libraries/help.ts": "export const help = 1;",
  "libraries/timm.test.ts": "throw new Error();",
  "libraries/adapters/part.ts": "throw new Error();",
  "libraries/listed.json":
    '[{ "id": "glowworm", "prettyLabel": "L", "repoUrl": "u", "about": "a" }]',
  "golden/providers/acme.md": "# Acme",
  "providers/acme.ts": `import { fillMask } from "../index/task-keys.ts";
    ${plugin("provider", "acme", 'label: "Acme", baseUrl: "https://a.example", tasks: [], handlerOf: (task) => (task === fillMask ? { answer: () => ({}) } : undefined)')}`,
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

test("writes an index of each kind, the keys and the contracts", () => {
  expect(generate()).toMatchObject({ status: 0, stderr: "" });
  expect(rowsIn("libraries")).toEqual([
    '["adapters",() => import("../libraries/adapters.ts"),"L",true,["t"],undefined,undefined,["a-t"]]',
    '["glowworm",() => import("./listed.ts").then((all) => all.listed("glowworm")),"L",false]',
    '["timm",() => import("../libraries/timm.ts"),"L",true]',
  ]);
  expect(read("plugins/index/libraries.ts")).toContain(
    'Entry<"library", "adapters" | "glowworm" | "timm">',
  );
  expect(rowsIn("tasks")).toEqual([
    '["fill-mask",() => import("../tasks/fill-mask.ts"),() => import("../index/pages/fill-mask.ts"),"Fill","nlp"]',
    '["text-to-3d",() => import("../tasks/text-to-3d.ts"),undefined,"3D","cv",true]',
  ]);
  expect(rowsIn("providers")).toEqual([
    '["acme",() => import("../providers/acme.ts"),"Acme",["fill-mask"],"https://a.example"]',
  ]);
  expect(rowsIn("clients")).toEqual([
    '["js/openai.js",() => import("../clients/js/openai.js.ts"),"OpenAI",{"id":"js","label":"JavaScript","order":2,"highlight":"javascript"},1]',
  ]);
  expect(rowsIn("quantizations")).toEqual([
    '["gguf",() => import("../quantizations/gguf.ts"),"g"]',
  ]);
  expect(read("plugins/index/task-keys.ts")).toContain(
    'import fillMaskTask from "../tasks/fill-mask.ts";',
  );
  const contracts = read("plugins/index/contracts.ts");
  expect(contracts).toContain(
    '{ provider: "acme", load: () => import("../providers/acme.contract.ts") }',
  );
  expect(contracts).toContain(
    '{ task: "fill-mask", load: () => import("../tasks/fill-mask.contract.ts") }',
  );
});

test("reports every file that is not a plugin, with the reason", () => {
  write("libraries/a.ts", library("b"));
  write("libraries/c.ts", "export const c = 1;");
  write("libraries/d.ts", 'import "../../nowhere.ts";');
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
    "libraries/deep/f.ts: The place of a library is plugins/libraries/*.ts",
    "clients/js/g.ts: It contains a library",
    "tasks/draw/help.ts: The place of a task is plugins/tasks/*.ts",
  ])
    expect(stderr).toContain(`plugins/${fault}`);
  expect(stderr).toContain("library/timm: the id is taken");
  expect(() => read("plugins/index/index.ts")).toThrow("ENOENT");
});

test("reports the pages and the contract of a removed plugin", () => {
  for (const file of ["libraries/timm.ts", "providers/acme.ts"]) rmSync(`${tree}/plugins/${file}`);
  write("tasks/draw.page.json", "{}");
  const { status, stderr } = generate();
  expect(status).toBe(1);
  expect(stderr.trimEnd().split("\n")).toEqual([
    'plugins/tasks/draw.page.json: The task "draw" does not exist. Delete this file, or rename it.',
    'plugins/providers/acme.contract.ts: The provider "acme" does not exist. Delete this file, or rename it.',
    'plugins/golden/providers/acme.md: The provider "acme" does not exist. Delete this file, or rename it.',
  ]);
});

test("a task whose id cannot be an identifier is reported", () => {
  write("tasks/3d.ts", plugin("task", "3d", 'label: "3D", inputs: "text", modality: "cv"'));
  const { status, stderr } = generate();
  expect(status).toBe(1);
  expect(stderr).toContain('plugins/tasks/3d.ts: "3d" is not a TypeScript identifier.');
});

const rowsIn = (folder: string): readonly string[] =>
  read(`plugins/index/${folder}.ts`)
    .split("\n")
    .filter((line) => line.startsWith("["))
    .map((line) => line.replace(/,$/, ""));

function write(file: string, text: string): void {
  mkdirSync(dirname(`${tree}/plugins/${file}`), { recursive: true });
  writeFileSync(`${tree}/plugins/${file}`, text);
}

function read(path: string): string {
  return readFileSync(`${tree}/${path}`, "utf8");
}

function generate(): ReturnType<typeof spawnSync> & { stderr: string } {
  const tsx = resolve("node_modules/.bin/tsx");
  const args = [resolve("tools/writers/index-of-plugins/index.ts")];
  return spawnSync(tsx, args, { cwd: tree, encoding: "utf8" });
}
