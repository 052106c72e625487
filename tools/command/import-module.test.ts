// A module that cannot be loaded is told with what is wrong in it, and where.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { importTypeScript } from "./import-module.ts";

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
