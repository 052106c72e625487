// Plugins of a configuration and of a flag are there as the first-party ones are, and what is wrong with them is said.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { importModule, importTypeScript, modulePath } from "./plugins.ts";
import { type Ran, runHere } from "./testing.ts";

let cwd = "";
const plugin = (id: string, more = ""): string => `
  import { defineLibrary } from "hubsmith";
  import { python } from "hubsmith/code";
  const label: string = "${id}";
  export default [defineLibrary({
    id: "${id}", prettyLabel: label, repoName: label, repoUrl: "https://example.org", filter: false,
    snippets: ({ id }) => python\`open(\${id})\`, ${more}
  })];`;
const write = (name: string, text: string): void => writeFileSync(join(cwd, name), text);
const run = (...argv: readonly string[]): Promise<Ran> =>
  runHere(argv, { cwd, input: '{"id":"a/b","library_name":"snake"}' });
const ids = async (...argv: readonly string[]): Promise<readonly string[]> => {
  const { out } = await run("list", "libraries", "--json", ...argv);
  return (JSON.parse(out) as { id: string }[]).map(({ id }) => id);
};

beforeAll(() => {
  // What is imported there finds this package by its name.
  mkdirSync(".cache", { recursive: true });
  cwd = mkdtempSync(join(".cache", "added-"));
  cwd = join(process.cwd(), cwd);
  write("fox.ts", plugin("fox"));
  write("viper.ts", plugin("viper", 'replaces: "snake"'));
  write("broken.ts", "export default {");
  write("spec.ts", "export default { id: 'spec' };");
  write("none.ts", "export const fox = 1;");
  write("part.ts", "export enum Part { one = 1 }");
  write("whole.ts", 'import { Part } from "./part.ts";\nexport default Part.one as number;');
  write("cut.ts", "export const a = 1;\nexport default {");
  write("throws.ts", "type A = 1;\n\nexport default { a: nope };");
  write("alone.ts", 'export { default } from "./gone.ts";');
  mkdirSync(join(cwd, "inner"));
  mkdirSync(join(cwd, "empty"));
});
afterAll(() => rmSync(cwd, { recursive: true }));

test("a flag adds the plugins of a file, and so does another one", async () => {
  expect(await ids("--plugin", "fox.ts", "--plugin", "./viper.ts")).toEqual(
    expect.arrayContaining(["fox", "viper", "bird"]),
  );
  expect(await ids("--plugin", "viper.ts")).not.toContain("snake");
});

test("they are shown and printed instead of the plugins that they replace", async () => {
  const shown = await run("show", "library", "fox", "--plugin", "fox.ts");
  expect(shown.out).toContain("fox");
  const { rows, errors } = await run("snippets", "--plugin", "viper.ts");
  expect(rows[0]!.load.map(({ library }) => library)).toEqual(["viper"]);
  expect(errors).toBe("");
});

test("the page of a task is in what is shown", async () => {
  write(
    "sniffing.ts",
    `import { defineTask } from "hubsmith";
    import { defineTaskPage } from "hubsmith/catalogue";
    const page = defineTaskPage({ summary: "A smell goes in." });
    export default defineTask({ id: "sniffing", label: "Sniffing", modality: "other", page });`,
  );
  const { out } = await run("show", "task", "sniffing", "--json", "--plugin", "sniffing.ts");
  expect(JSON.parse(out)).toMatchObject({ id: "sniffing", summary: "A smell goes in.", uses: [] });
  expect(JSON.parse(out)).not.toHaveProperty("page");
});

test("a configuration adds its own, from wherever below it the command is called", async () => {
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
  write("own-snake.ts", plugin("snake", 'replaces: "snake"').replace('= "snake"', '= "Own snake"'));
  const said =
    'library/snake was ignored: the library "snake" already exists. Add `replaces: "snake"` to replace it, or use another id.';
  write("snake.ts", plugin("snake").replace('= "snake"', '= "Other snake"'));
  for (const argv of [["list", "libraries"], ["show", "library", "snake"], ["snippets"]]) {
    const { out, errors } = await run(...argv, "--plugin", "snake.ts");
    expect(out).not.toContain("Other snake");
    expect(errors).toContain(said);
  }
  const own = await run("list", "libraries", "--plugin", "own-snake.ts");
  expect([own.out.includes("Own snake"), own.errors]).toEqual([true, ""]);
  write("fox-2.ts", plugin("fox").replace('= "fox"', '= "Other fox"'));
  const two = await run("list", "libraries", "--plugin", "fox.ts", "--plugin", "fox-2.ts");
  expect(two.out).not.toContain("Other fox");
  expect(two.errors).toContain("library/fox was ignored");
  const again = await run("list", "libraries", "--plugin", "fox.ts", "--plugin", "./fox.ts");
  expect(again.errors).toBe("");
});

test("an invalid plugin is reported with its file, and the others load", async () => {
  for (const [file, message] of [
    ["spec.ts", /spec\.ts: .*defineLibrary/],
    ["none.ts", /none\.ts has no default export\. Write/],
  ] as const) {
    const { code, out, errors } = await run("list", "libraries", "--plugin", file);
    expect([code, out.includes("Snake")]).toEqual([0, true]);
    expect(errors).toMatch(message);
  }
});

test.each([
  ["no.ts", [/File not found: .*no\.ts/, /Check the path/]],
  ["no-such-package", [/Module not found: "no-such-package"/, /install/]],
  ["broken.ts", [/broken\.ts cannot be loaded: /]],
  ["inner", [/inner is a folder/]],
])("%s ends the command with what to do", async (name, messages) => {
  const { code, out, errors } = await run("list", "libraries", "--plugin", name);
  expect([code, out]).toEqual([2, ""]);
  for (const message of messages) expect(errors).toMatch(message);
});

test.each([
  ["--config", "gone.ts", /--config: file not found: .*gone\.ts/],
  ["--config", "fox.ts", /fox\.ts has no list of plugins\. Write `export default defineConfig/],
])("%s %s ends it, too", async (flag, file, message) => {
  const { code, errors } = await run("list", "libraries", flag, file);
  expect(code).toBe(2);
  expect(errors).toMatch(message);
});

describe("modules", () => {
  // The test runner formats stacks in its own way.
  const { prepareStackTrace } = Error;
  beforeEach(() => void Reflect.deleteProperty(Error, "prepareStackTrace"));
  afterEach(() => void Object.assign(Error, { prepareStackTrace }));

  test("TypeScript is read whole, with what Node alone does not strip, and what it imports", async () => {
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
    const folder = join(cwd, "node_modules", name);
    mkdirSync(join(folder, "dist"), { recursive: true });
    writeFileSync(
      join(folder, "package.json"),
      JSON.stringify({ name, type: "module", ...fields }),
    );
    for (const file of ["index", "plugin"])
      writeFileSync(
        join(folder, "dist", `${file}.js`),
        `export default { is: "${name} ${file}" };`,
      );
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

  test("a folder that is a package is found by its path, and one that is not built is reported", async () => {
    pack("here", { exports: { ".": { types: "./x.d.ts", import: "./dist/index.js" } } });
    expect(modulePath("node_modules/here", cwd)).toMatch(/here\/dist\/index\.js$/);
    pack("unbuilt", { exports: "./lib/index.js" });
    expect(() => modulePath("./node_modules/unbuilt", cwd)).toThrow(
      /lib\/index\.js does not exist\. Build/,
    );
    expect(() => modulePath("node_modules", cwd)).toThrow(
      /node_modules is a folder\. Name the file/,
    );
  });
});

const FAULTS = {
  throws: `() => { throw new Error("boom") }`,
  "returns nothing": `() => undefined`,
  "returns a text": `() => "junk"`,
  "returns junk": `() => ({ reason: {}, code: 5, change: null, purpose: {} })`,
  "returns a promise that fails": `() => Promise.reject(new Error("late"))`,
  "returns ten million characters": `() => "x".repeat(10_000_000)`,
};

// One of each kind, all of whose functions fail in the same way.
const faulty = (bad: string): string => `
  import { defineClient, defineLibrary, defineProvider, defineQuantization, defineTask, serves, template } from "hubsmith";
  import { python } from "hubsmith/code";
  const bad = ${bad};
  const task = defineTask({
    id: "odd-task", label: "Odd", modality: "nlp", inputs: "text", output: "json", sample: bad, callAs: bad,
    parameters: { n: { type: "count", label: "N", example: 1, sample: bad } },
    routerApi: { request: bad, answer: bad },
  });
  const more = { repoName: "odd", repoUrl: "https://example.org", filter: false };
  export default [
    task,
    defineLibrary({ id: "odd", prettyLabel: "Odd", ...more, snippets: bad }),
    defineProvider({
      id: "odd", label: "Odd", baseUrl: "https://odd.example", providerIdOf: bad, serves: bad,
      tasks: [serves(task, { parameters: { n: { name: "m", convert: bad } }, request: bad, answer: bad, job: bad })],
    }),
    defineClient({
      id: "python/odd", label: "Odd", language: python.language, order: 9, refuses: bad,
      templates: [template(task, bad)], otherwise: bad,
    }),
    defineQuantization({ id: "odd", label: "Odd", sets: {}, preference: [], recognise: bad }),
    { "~hub": { version: 1, kind: "library" }, id: "getter", ...more, get prettyLabel() { return bad(); } },
    { "~hub": { version: 2, kind: "library" }, id: "newer", prettyLabel: "Newer", ...more },
    { "~hub": { version: 1, kind: "library" }, id: "__proto__", prettyLabel: "Proto", ...more },
    Promise.resolve(1), null, "library", 7,
  ];`;

const RECORDS = [
  { id: "a/b", pipeline_tag: "text-classification", library_name: "snake", tags: ["odd", "bird"] },
  { id: "a/c", pipeline_tag: "odd-task", library_name: "bird" },
  { id: "a/d", pipeline_tag: "text-generation", siblings: [{ rfilename: "a-Q4_K_M.gguf" }] },
];

const fileOf = (name: string): string => `${name.replaceAll(" ", "-")}.mjs`;

describe.each(Object.keys(FAULTS))("plugins whose every function %s", (name) => {
  const withThem = ["--plugin", fileOf(name)];
  const answer = (...argv: readonly string[]): Promise<Ran> =>
    runHere(argv, { cwd, input: RECORDS.map((record) => JSON.stringify(record)).join("\n") });

  beforeAll(() => write(fileOf(name), faulty(FAULTS[name as keyof typeof FAULTS])));

  test.each([
    ["acme", "python/requests"],
    ["auto", "sh/curl"],
  ])("leave what %s and the others print as it is", async (provider) => {
    const flags = ["snippets", "--provider", provider];
    const [before, after] = [await answer(...flags), await answer(...flags, ...withThem)];
    expect(after.rows).toHaveLength(RECORDS.length);
    for (const [at, { load, inference }] of before.rows.entries()) {
      // The model of their own task is theirs.
      if (at === 1) continue;
      const now = after.rows[at]!;
      expect(now.load.filter(({ library }) => library !== "odd")).toEqual(load);
      expect(now.inference.filter(({ client }) => client !== "odd")).toEqual(inference);
    }
  });

  test("are named, with what to do, and end nothing", async () => {
    const { code, rows, errors } = await answer("snippets", "--provider", "odd", ...withThem);
    expect(code).toBe(0);
    const said = rows.flatMap(({ diagnostics }) => diagnostics);
    for (const { plugin, message } of said)
      expect([plugin, message?.at(-1)]).toEqual([expect.stringMatching(/odd/), "."]);
    // Nothing is what some of them may return.
    expect(said.length).toBeGreaterThan(name === "returns nothing" ? 0 : 2);
    const lines = errors.split("\n").filter((line) => line.includes(fileOf(name)));
    for (const about of [
      "library/getter",
      "library/newer",
      "library/__proto__",
      "a promise",
      "null",
    ])
      expect(
        lines.some((line) => line.includes(about) && line.endsWith(".")),
        about,
      ).toBe(true);
  });

  test("leave every list and page", async () => {
    for (const kind of ["tasks", "libraries", "providers", "clients", "quantizations"]) {
      const list = (...more: readonly string[]): Promise<Ran> =>
        run("list", kind, "--json", ...more);
      const [before, after] = [await list(), await list(...withThem)];
      const ids = ({ out }: Ran): readonly string[] =>
        (JSON.parse(out) as { id: string }[]).map(({ id }) => id);
      expect(ids(after).filter((id) => !id.includes("odd"))).toEqual(ids(before));
      expect(after.code).toBe(0);
    }
    for (const [kind, id] of [
      ["provider", "odd"],
      ["library", "odd"],
      ["client", "python/odd"],
      ["task", "odd-task"],
      ["quantization", "odd"],
    ])
      expect((await run("show", kind!, id!, ...withThem)).code).toBe(0);
    expect((await answer("files", ...withThem)).code).toBe(0);
  });
});
