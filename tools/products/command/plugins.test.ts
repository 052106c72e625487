// Plugins of a configuration or a flag work like first-party ones, and their faults are reported.
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { temporary } from "../../support/temporary.ts";
import { importModule, importTypeScript, modulePath } from "./plugins.ts";
import { runHere } from "./in-memory.test.util.ts";

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
  "fox-2.ts": plugin("fox").replace('= "fox"', '= "Other fox"'),
  "viper.ts": plugin("viper", 'replaces: "setfit"'),
  "own.ts": plugin("setfit", 'replaces: "setfit"').replace('= "setfit"', '= "Own fit"'),
  "taken.ts": plugin("setfit").replace('= "setfit"', '= "Other fit"'),
  "configured/hubsmith.config.ts": 'import fox from "../fox.ts";\nexport default { plugins: fox };',
  "configured/inner/notes.md": "",
  "part.ts": "export enum Part { one = 1 }",
  "whole.ts": 'import { Part } from "./part.ts";\nexport default Part.one as number;',
  "cut.ts": "export const a = 1;\nexport default {",
  "throws.ts": "type A = 1;\n\nexport default { a: nope };",
  "alone.ts": 'export { default } from "./gone.ts";',
});

const IS_TAKEN =
  /^hubsmith: warning: library\/setfit: the id is taken\. Rename it, or add `replaces: "setfit"`\.\n$/;

test.each<[folder: string, line: string, out: RegExp, errors?: RegExp]>([
  // A flag can be repeated; also with the same file.
  [".", "list libraries --plugin fox.ts --plugin ./viper.ts", /^fox [^]*^transf[^]*^viper /m],
  [".", "list libraries --plugin fox.ts --plugin ./fox.ts", /^fox /m],
  [".", "show library fox --plugin fox.ts", /^fox\n/],
  // A plugin takes the place of the one that it replaces.
  [".", "list libraries --plugin viper.ts", /^(?![^]*\nsetfit )/],
  [".", "list libraries --plugin own.ts", /Own fit/],
  [".", "snippets --json --plugin viper.ts", /"load":\[\{"library":"viper",(?!.*"library")/],
  // A configuration is for commands in any folder below it.
  ["configured", "list libraries", /^fox /m],
  ["configured/inner", "list libraries", /^fox /m],
  ["configured", "list libraries --no-config", /^(?![^]*\nfox )/],
  ["configured", "list libraries --no-config --plugin ../viper.ts", /^(?![^]*\nfox )[^]*\nviper /],
  // An id that is taken is reported, and the plugin is left out.
  [".", "list libraries --plugin taken.ts", /^(?![^]*Other fit)/, IS_TAKEN],
  [".", "show library setfit --plugin taken.ts", /^setfit\n(?![^]*Other fit)/, IS_TAKEN],
  [".", "snippets --plugin taken.ts", /^(?![^]*open\()/, IS_TAKEN],
  [".", "list libraries --plugin fox.ts --plugin fox-2.ts", /^(?![^]*Other fox)/, /fox: the id is/],
])("in %s, `hubsmith %s` has the plugins", async (folder, line, out, errors = /^$/) => {
  const input = '{"id":"a/b","library_name":"setfit"}';
  const ran = await runHere(line.split(" "), { cwd: join(cwd, folder), input });
  expect(ran).toMatchObject({ code: 0, errors: expect.stringMatching(errors) as unknown });
  expect(ran.out).toMatch(out);
});

test("a configuration without a list of plugins is reported", async () => {
  write("wrong/hubsmith.config.ts", "export default [];");
  const ran = await runHere(["list", "tasks"], { cwd: join(cwd, "wrong") });
  const message = expect.stringMatching(/ has no list of plugins\. Write `export default define/);
  expect([ran.code, ran.errors]).toEqual([2, message as unknown]);
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

  test("a package is found by its name, also by a part of it", async () => {
    const exported = { import: { types: "./x.d.ts", default: "./dist/plugin.js" } };
    const manifest = { name: "@scope/pack", type: "module", exports: { "./plugin": exported } };
    write("node_modules/@scope/pack/package.json", JSON.stringify(manifest));
    write("node_modules/@scope/pack/dist/plugin.js", 'export default "the plugin";');
    const module = await importModule(modulePath("@scope/pack/plugin", cwd));
    expect((module as { readonly default: unknown }).default).toBe("the plugin");
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
  const { out } = await runHere(["list", "libraries", ...flags], { cwd });
  expect(out).toMatch(/^odd [^]*^setfit [^]*^transformers\.js /m);
});
