// Each boundary rule is shown to catch the import that it is there for, in a small tree of its own.
import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const FILES: Readonly<Record<string, string>> = {
  "core/index.ts": "export {};",
  "core/code/index.ts": "export {};",
  "core/testing/index.ts": "export {};",
  "plugins/index.gen.ts": 'export const load = () => import("./libraries/timm.ts");',
  "plugins/tasks/index.gen.ts": 'export * from "./chat/task.ts";',
  "plugins/tasks/chat/task.ts": 'import "hubsmith";',
  "plugins/tasks/chat/index.ts": 'import "./task.ts";',
  "plugins/tasks/image/task.ts": 'import "../chat/task.ts";',
  "plugins/tasks/image/index.ts": 'import "./task.ts";',
  "plugins/providers/shared/index.ts": 'import "../../tasks/chat/task.ts";',
  "plugins/providers/together.ts": 'import "./shared/index.ts"; import "../tasks/chat/task.ts";',
  "plugins/libraries/timm.ts": 'import "hubsmith/code";',
  "plugins/clients/shared/a.ts": "export {};",
  "plugins/clients/js/shared/a.ts": 'import "../../shared/a.ts";',
  "plugins/clients/js/fetch.ts": 'import "./shared/a.ts"; import "../shared/a.ts";',
  "plugins/clients/python/requests.ts": 'import "../shared/a.ts";',
  "plugins/plugins.test.ts":
    'import "hubsmith/testing"; import "node:fs"; import "./index.gen.ts";',
  "app/plugins.ts": 'import "hubsmith/plugins";',
  "app/main.tsx": 'import "react"; import "hubsmith"; import "./plugins.ts";',
  "tools/hubsmith.ts": 'import "commander"; import "node:fs"; import "hubsmith/plugins";',
  "tools/api.ts": 'import "typescript";',
};

let tree = "";
beforeAll(() => {
  mkdirSync(".cache", { recursive: true });
  tree = mkdtempSync(resolve(".cache/boundaries-"));
  for (const file of ["package.json", ".dependency-cruiser.mjs"])
    copyFileSync(file, `${tree}/${file}`);
  for (const [file, text] of Object.entries(FILES)) write(file, text);
});
afterAll(() => rmSync(tree, { recursive: true }));

test("a tidy tree passes", () => {
  expect(brokenRules()).toEqual([]);
});

test.each([
  ["resolves", "app/main.tsx", "./nowhere.ts"],
  ["no-cycle", "plugins/tasks/chat/task.ts", "../image/task.ts"],
  ["own-folder", "plugins/libraries/timm.ts", "../../core/index.ts"],
  ["own-folder", "app/main.tsx", "../core/index.ts"],
  ["core-alone", "core/index.ts", "node:fs"],
  ["core-alone", "core/index.ts", "react"],
  ["core-alone", "core/index.ts", "./testing/index.ts"],
  ["code-alone", "core/code/index.ts", "../index.ts"],
  ["plugins-public-api", "plugins/libraries/timm.ts", "react"],
  ["plugins-public-api", "plugins/libraries/timm.ts", "node:fs"],
  ["plugins-public-api", "plugins/libraries/timm.ts", "hubsmith/testing"],
  ["plugins-not-generated", "plugins/libraries/timm.ts", "hubsmith/tasks"],
  ["plugin-alone", "plugins/libraries/timm.ts", "../providers/shared/index.ts"],
  ["plugin-alone", "plugins/providers/shared/index.ts", "../together.ts"],
  ["plugin-alone", "plugins/providers/together.ts", "../tasks/chat/index.ts"],
  ["client-alone", "plugins/clients/python/requests.ts", "../js/fetch.ts"],
  ["client-alone", "plugins/clients/python/requests.ts", "../js/shared/a.ts"],
  ["client-alone", "plugins/clients/js/fetch.ts", "../../providers/shared/index.ts"],
  ["task-alone", "plugins/tasks/image/index.ts", "../chat/index.ts"],
  ["key-light", "plugins/tasks/image/task.ts", "./index.ts"],
  ["app-one-door", "app/main.tsx", "hubsmith/plugins"],
  ["app-in-browser", "app/main.tsx", "node:fs"],
  ["never-in-bundle", "app/main.tsx", "hubsmith/testing"],
  ["never-in-bundle", "app/plugins.ts", "../tools/api.ts"],
  ["shipped-dependencies", "tools/hubsmith.ts", "./api.ts"],
  ["shipped-dependencies", "core/testing/index.ts", "typescript"],
  ["tests-are-ends", "app/main.tsx", "../plugins/plugins.test.ts"],
])("%s: %s may not import %s", (rule, file, specifier) => {
  write(file, `${FILES[file]} import "${specifier}";`);
  const broken = brokenRules();
  write(file, FILES[file]!);
  expect(broken).toContain(rule);
});

test("every rule is shown to catch something", () => {
  const source = readFileSync(import.meta.filename, "utf8");
  const list =
    'import("./.dependency-cruiser.mjs").then((m) => console.log(JSON.stringify(m.default.forbidden.map((r) => r.name))))';
  const names = JSON.parse(
    execFileSync(process.execPath, ["-e", list], { encoding: "utf8" }),
  ) as string[];
  expect(names.filter((name) => !source.includes(`["${name}", `))).toEqual([]);
});

function write(file: string, text: string): void {
  mkdirSync(dirname(`${tree}/${file}`), { recursive: true });
  writeFileSync(`${tree}/${file}`, `${text}\n`);
}

function brokenRules(): readonly string[] {
  const { stdout, stderr } = spawnSync(
    resolve("node_modules/.bin/depcruise"),
    ["--output-type", "json", "core", "plugins", "app", "tools"],
    { cwd: tree, encoding: "utf8" },
  );
  if (!stdout.startsWith("{")) throw new Error(stdout + stderr);
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string } }[] };
  };
  return [...new Set(summary.violations.map(({ rule }) => rule.name))];
}
