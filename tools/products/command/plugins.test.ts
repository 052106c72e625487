// Plugins of a configuration or a flag work like first-party ones, and their faults are reported.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { temporary } from "../../support/temporary.ts";
import { importModule, importTypeScript, modulePath } from "./plugins.ts";
import { type Ran, runHere } from "./in-memory.test.util.ts";

const plugin = (id: string, more = ""): string => `
  import { defineLibrary } from "hubsmith";
  import { python } from "hubsmith/code";
  const label: string = "${id}";
  export default [defineLibrary({
    id: "${id}", prettyLabel: label, repoName: label, repoUrl: "https://example.org", filter: false,
    snippets: ({ id }) => python\`open(\${id})\`, ${more}
  })];`;
const { folder: cwd, write } = temporary({
  "fox.ts": plugin("fox"),
  "viper.ts": plugin("viper", 'replaces: "setfit"'),
  "part.ts": "export enum Part { one = 1 }",
  "whole.ts": 'import { Part } from "./part.ts";\nexport default Part.one as number;',
  "cut.ts": "export const a = 1;\nexport default {",
  "throws.ts": "type A = 1;\n\nexport default { a: nope };",
  "alone.ts": 'export { default } from "./gone.ts";',
});
mkdirSync(join(cwd, "inner"));
const run = (...argv: readonly string[]): Promise<Ran> =>
  runHere(argv, { cwd, input: '{"id":"a/b","library_name":"setfit"}' });
const ids = async (...argv: readonly string[]): Promise<readonly string[]> => {
  const { out } = await run("list", "libraries", "--json", ...argv);
  return (JSON.parse(out) as { id: string }[]).map(({ id }) => id);
};

test("a flag adds the plugins of a file, and can be repeated", async () => {
  expect(await ids("--plugin", "fox.ts", "--plugin", "./viper.ts")).toEqual(
    expect.arrayContaining(["fox", "viper", "transformers.js"]),
  );
  expect(await ids("--plugin", "viper.ts")).not.toContain("setfit");
});

test("they are shown and printed instead of the plugins that they replace", async () => {
  const shown = await run("show", "library", "fox", "--plugin", "fox.ts");
  expect(shown.out).toContain("fox");
  const { rows, errors } = await run("snippets", "--json", "--plugin", "viper.ts");
  expect(rows[0]!.load.map(({ library }) => library)).toEqual(["viper"]);
  expect(errors).toBe("");
});

test("a configuration adds its plugins, for commands in any folder below it", async () => {
  write("hubsmith.config.ts", 'import fox from "./fox.ts";\nexport default { plugins: fox };');
  expect(await ids()).toContain("fox");
  const { out } = await runHere(["list", "libraries"], { cwd: join(cwd, "inner") });
  expect(out).toContain("fox");
  expect(await ids("--no-config")).not.toContain("fox");
  write("other.ts", 'import viper from "./viper.ts";\nexport default { plugins: [viper] };');
  const other = await ids("--config", "other.ts");
  expect([other.includes("viper"), other.includes("fox")]).toEqual([true, false]);
  rmSync(join(cwd, "hubsmith.config.ts"));
});

test("an id of another plugin is reported, and the plugin is left out", async () => {
  write("own.ts", plugin("setfit", 'replaces: "setfit"').replace('= "setfit"', '= "Own fit"'));
  const warning =
    'hubsmith: warning: library/setfit: the id is taken. Rename it, or add `replaces: "setfit"`.\n';
  write("other-fit.ts", plugin("setfit").replace('= "setfit"', '= "Other fit"'));
  for (const argv of [["list", "libraries"], ["show", "library", "setfit"], ["snippets"]]) {
    const { out, errors } = await run(...argv, "--plugin", "other-fit.ts");
    expect(out).not.toContain("Other fit");
    expect(errors).toBe(warning);
  }
  const ran = await run("list", "libraries", "--plugin", "own.ts");
  expect([ran.out.includes("Own fit"), ran.errors]).toEqual([true, ""]);
  write("fox-2.ts", plugin("fox").replace('= "fox"', '= "Other fox"'));
  const two = await run("list", "libraries", "--plugin", "fox.ts", "--plugin", "fox-2.ts");
  expect(two.out).not.toContain("Other fox");
  expect(two.errors).toContain("library/fox: the id is taken");
  const again = await run("list", "libraries", "--plugin", "fox.ts", "--plugin", "./fox.ts");
  expect(again.errors).toBe("");
});

describe("modules", () => {
  // The test runner formats stacks in its own way.
  const { prepareStackTrace } = Error;
  beforeEach(() => void Reflect.deleteProperty(Error, "prepareStackTrace"));
  afterEach(() => void Object.assign(Error, { prepareStackTrace }));

  test("all of TypeScript is supported, also syntax that Node cannot strip, and imports", async () => {
    expect(await importTypeScript(join(cwd, "whole.ts"))).toMatchObject({ default: 1 });
  });

  test.each([
    ["cut.ts", /cut\.ts cannot be loaded: .*cut\.ts:2:17/s],
    ["throws.ts", /throws\.ts cannot be loaded: nope is not defined \(throws\.ts:3:21\)$/],
    ["alone.ts", /alone\.ts cannot be loaded: .*\.\/gone\.ts.* Does the file exist\?$/],
  ])("%s is reported with its place", async (name, message) => {
    await expect(importTypeScript(join(cwd, name))).rejects.toThrow(message);
    await expect(importTypeScript(join(cwd, name))).rejects.toMatchObject({ exitCode: 2 });
  });

  const pack = (name: string, fields: object): void => {
    const folder = `node_modules/${name}`;
    write(`${folder}/package.json`, JSON.stringify({ name, type: "module", ...fields }));
    for (const file of ["index", "plugin"])
      write(`${folder}/dist/${file}.js`, `export default { is: "${name} ${file}" };`);
  };

  test.each<readonly [string, object, string]>([
    ["plain", { main: "dist/index.js" }, "plain index"],
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
    const module = await importModule(modulePath(name, cwd));
    expect(module).toMatchObject({ default: { is: exported } });
  });
});

// The kernel's tests have every function of every kind (plugins/kit/testing/faults).
test("plugins whose functions throw are reported, and change nothing else", async () => {
  write(
    "faulty.mjs",
    `import { defineLibrary } from "hubsmith";
    const bad = () => { throw new Error("boom") };
    const odd = { id: "odd", prettyLabel: "Odd", repoName: "odd", repoUrl: "https://example.org", filter: false };
    export default [
      defineLibrary({ ...odd, snippets: bad }),
      { "~hub": { version: 1, kind: "library" }, ...odd, id: "getter", get prettyLabel() { return bad(); } },
      { id: "spec" }, Promise.resolve(1), null,
    ];`,
  );
  const flags = ["--plugin", "faulty.mjs"];
  const input = '{"id":"a/b","library_name":"setfit","tags":["odd"]}';
  const { code, rows, errors } = await runHere(["snippets", "--json", ...flags], { cwd, input });
  expect(code).toBe(0);
  expect(rows[0]!.load.map(({ library }) => library)).toEqual(["setfit"]);
  expect(rows[0]!.diagnostics).toMatchObject([{ code: "plugin-threw", plugin: "library/odd" }]);
  for (const name of ["library/getter", "defineLibrary", "a promise", "null"])
    expect(errors).toContain(name);
  expect(await ids(...flags)).toEqual(expect.arrayContaining(["odd", "setfit", "transformers.js"]));
});
