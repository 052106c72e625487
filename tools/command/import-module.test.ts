// A module that cannot be loaded is told with what is wrong in it, and where.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { importModule, importTypeScript, modulePath } from "./import-module.ts";

let cwd = "";
const write = (name: string, text: string): void => writeFileSync(join(cwd, name), text);

beforeAll(() => {
  mkdirSync(".cache", { recursive: true });
  cwd = resolve(mkdtempSync(join(".cache", "modules-")));
  write("part.ts", "export enum Part { one = 1 }");
  write("whole.ts", 'import { Part } from "./part.ts";\nexport default Part.one as number;');
  write("broken.ts", "export const a = 1;\nexport default {");
  write("throws.ts", "type A = 1;\n\nexport default { a: nope };");
  write("alone.ts", 'export { default } from "./gone.ts";');
});
afterAll(() => rmSync(cwd, { recursive: true }));
// The runner of these tests has a reader of stacks of its own, which knows nothing of what is imported here.
const { prepareStackTrace } = Error;
beforeEach(() => void Reflect.deleteProperty(Error, "prepareStackTrace"));
afterEach(() => void Object.assign(Error, { prepareStackTrace }));

test("TypeScript is read whole, with what Node alone does not strip, and what it imports", async () => {
  expect(await importTypeScript(join(cwd, "whole.ts"))).toMatchObject({ default: 1 });
});

test.each([
  ["broken.ts", /broken\.ts cannot be loaded: .*broken\.ts:2:17/s],
  ["throws.ts", /throws\.ts cannot be loaded: nope is not defined \(throws\.ts:3:21\)$/],
  ["alone.ts", /alone\.ts cannot be loaded: .*\.\/gone\.ts.* Does the file exist\?$/],
])("%s is told with its place", async (name, message) => {
  await expect(importTypeScript(join(cwd, name))).rejects.toThrow(message);
  await expect(importTypeScript(join(cwd, name))).rejects.toMatchObject({ exitCode: 2 });
});

const pack = (name: string, fields: object): void => {
  const folder = join(cwd, "node_modules", name);
  mkdirSync(join(folder, "dist"), { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name, type: "module", ...fields }));
  for (const file of ["index", "plugin"])
    writeFileSync(join(folder, "dist", `${file}.js`), `export default { is: "${name} ${file}" };`);
};

test.each<readonly [string, object, string]>([
  ["plain", { main: "dist/index.js" }, "plain index"],
  ["one", { exports: "./dist/index.js" }, "one index"],
  ["import-only", { exports: { import: "./dist/index.js" } }, "import-only index"],
  [
    "@scope/typed",
    { exports: { ".": { import: { types: "./x.d.ts", default: "./dist/index.js" } } } },
    "@scope/typed index",
  ],
  [
    "several/plugin",
    { name: "several", exports: { "./plugin": { import: "./dist/plugin.js" } } },
    "several plugin",
  ],
])("the package %s is found by its name", async (name, fields, exported) => {
  pack(name.replace(/\/plugin$/, ""), fields);
  const module = await importModule(modulePath(name, join(cwd, "below")));
  expect(module).toMatchObject({ default: { is: exported } });
});

test("a folder that is a package is found by its path, and one that is not built is told", async () => {
  pack("here", { exports: { ".": { types: "./x.d.ts", import: "./dist/index.js" } } });
  expect(modulePath("node_modules/here", cwd)).toMatch(/here\/dist\/index\.js$/);
  pack("unbuilt", { exports: "./lib/index.js" });
  expect(() => modulePath("./node_modules/unbuilt", cwd)).toThrow(
    /lib\/index\.js is not there\. Build/,
  );
  expect(() => modulePath("node_modules", cwd)).toThrow(/node_modules is a folder\. Name the file/);
});
