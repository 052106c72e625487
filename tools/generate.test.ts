// The generated index follows the plugin files, and every file that is no plugin is named.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const plugin = (kind: string, id: string, rest: string): string =>
  `export default { "~hub": { version: 1, kind: "${kind}" }, id: "${id}", ${rest} };`;
const library = (id: string): string =>
  plugin("library", id, `prettyLabel: "${id}", repoName: "r", repoUrl: "u", filter: true`);

const FILES: Readonly<Record<string, string>> = {
  "tasks/chat/task.ts":
    'export const chat = { id: "chat", kind: "basic" };\nexport interface Message {}',
  "tasks/chat/index.ts": `import { chat } from "./task.ts";
    ${plugin("task", "chat", 'label: "c", modality: "m", summary: "s", libraries: [], key: chat')}`,
  "libraries/timm.ts": library("timm"),
  "libraries/adapters.ts": library("adapters"),
  "libraries/shared/help.ts": "export const help = 1;",
  "libraries/timm.test.ts": "throw new Error();",
  "providers/auto.ts": `import "../tasks/index.gen.ts"; ${plugin("provider", "auto", 'label: "a", tasks: []')}`,
  "clients/js/openai.js.ts": plugin(
    "client",
    "js/openai.js",
    'label: "o", language: "js", order: 1, templates: { basic: () => {} }',
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

test("writes both indexes, sorted, and finds them in step", () => {
  expect(generate().status).toBe(0);
  const index = read("plugins/index.gen.ts");
  expect(index).toContain('export type LibraryId = "adapters" | "timm";');
  expect(index).toContain('load: () => import("./clients/js/openai.js.ts")');
  expect(index).toContain('templates: ["basic"]');
  expect(index).not.toContain("help");
  expect(read("plugins/tasks/index.gen.ts")).toContain(
    'export { chat, type Message } from "./chat/task.ts";',
  );
  expect(generate("--check")).toMatchObject({ status: 0, stderr: "" });
});

test("--check shows what is out of step, and writes nothing", () => {
  generate();
  const before = read("plugins/index.gen.ts");
  write("libraries/zoo.ts", library("zoo"));
  const { status, stderr } = generate("--check");
  expect(status).toBe(1);
  expect(stderr).toContain("plugins/index.gen.ts is out of step.");
  expect(stderr).toContain('+export type LibraryId = "adapters" | "timm" | "zoo";');
  expect(stderr).toContain("npm run generate");
  expect(read("plugins/index.gen.ts")).toBe(before);
});

test("names every file that is no plugin, and what is wrong with it", () => {
  write("libraries/a.ts", library("b"));
  write("libraries/c.ts", "export const c = 1;");
  write("libraries/d.ts", 'import "./nowhere.ts";');
  write("libraries/e.ts", "export default { id: 1 };");
  write("libraries/deep/f.ts", library("f"));
  write("clients/js/g.ts", library("g"));
  const { status, stderr } = generate();
  expect(status).toBe(1);
  expect(stderr).toContain(
    'plugins/libraries/a.ts: Its id is "b", and its name says "a". Rename one of the two.',
  );
  expect(stderr).toContain("plugins/libraries/c.ts: It has no default export");
  expect(stderr).toContain("plugins/libraries/d.ts: It does not import: ");
  expect(stderr).toContain('plugins/libraries/e.ts: object without the stamp "~hub" is no plugin.');
  expect(stderr).toContain(
    "plugins/libraries/deep/f.ts: A library stands at plugins/libraries/*.ts",
  );
  expect(stderr).toContain("plugins/clients/js/g.ts: It holds a library");
  expect(() => read("plugins/index.gen.ts")).toThrow("ENOENT");
});

test("a key has a record beside it, and a name of its own", () => {
  write("tasks/draw/task.ts", "export const chat = 1;");
  const { status, stderr } = generate();
  expect(status).toBe(1);
  expect(stderr).toContain("plugins/tasks/draw/task.ts: There is no index.ts");
  expect(stderr).toContain(
    "plugins/tasks/draw/task.ts: plugins/tasks/chat/task.ts exports chat too.",
  );
});

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
  const tool = resolve("tools/generate.ts");
  const tsx = resolve("node_modules/.bin/tsx");
  return spawnSync(tsx, ["--conditions=hubsmith-source", tool, ...options], {
    cwd: tree,
    encoding: "utf8",
  });
}
