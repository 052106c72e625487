// What is written passes: it compiles as an author's package would, conforms, and nothing that is there is lost.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Plugin, pluginsIn } from "hubsmith";
import { checkPlugin } from "hubsmith/testing";
import { type Ran, runHere } from "../testing.ts";

const MADE = [
  ["library", "red-fox", "library/red-fox"],
  ["provider", "fox.cloud", "provider/fox.cloud"],
  ["task", "fox-spotting", "task/fox-spotting"],
  ["quantization", "foxes", "quantization/foxes"],
  ["client", "python/fox", "client/python/fox"],
  ["client", "js/fox", "client/js/fox"],
  ["client", "sh/fox", "client/sh/fox"],
  ["client", "ruby/net-http", "client/ruby/net-http"],
] as const;

let cwd = "";
const make = (...argv: readonly string[]): Promise<Ran> => runHere(["new", ...argv], { cwd });
const folderOf = (id: string): string => join(cwd, id.replace("/", "-"));
const sources = (): readonly string[] =>
  MADE.flatMap(([, id]) =>
    readdirSync(join(folderOf(id), "src")).map((name) => join(folderOf(id), "src", name)),
  );

beforeAll(async () => {
  mkdirSync(".cache", { recursive: true });
  cwd = resolve(mkdtempSync(join(".cache", "new-")));
  for (const [kind, id] of MADE) {
    const { code, errors } = await make(kind, id, "--outside", folderOf(id));
    if (code !== 0) throw new Error(errors);
  }
});
afterAll(() => rmSync(cwd, { recursive: true }));

test("all that is written compiles as its tsconfig asks", { timeout: 60_000 }, () => {
  const read = (path: string): { config: { compilerOptions: Record<string, unknown> } } =>
    ts.readConfigFile(path, ts.sys.readFile) as never;
  const { compilerOptions: theirs } = read(join(folderOf("red-fox"), "tsconfig.json")).config;
  const { paths } = read("tsconfig.base.json").config.compilerOptions;
  const { options, errors } = ts.convertCompilerOptionsFromJson(
    {
      ...theirs,
      rootDir: undefined,
      outDir: undefined,
      noEmit: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
      rewriteRelativeImportExtensions: false,
    },
    cwd,
  );
  const mapped = Object.fromEntries(
    Object.entries(paths as Record<string, string[]>).map(([name, to]) => [
      name,
      to.map((one) => resolve(one)),
    ]),
  );
  const program = ts.createProgram([...sources()], { ...options, paths: mapped });
  const own = [...errors, ...ts.getPreEmitDiagnostics(program)];
  expect(
    own.map(
      (one) =>
        `${one.file?.fileName ?? ""}: ${ts.flattenDiagnosticMessageText(one.messageText, " ")}`,
    ),
  ).toEqual([]);
});

describe("what is written is itself", () => {
  test.each(MADE)("%s %s", async (_, id, name) => {
    const src = join(folderOf(id), "src");
    const file = readdirSync(src).find(
      (one) =>
        /^[a-z-.]+\.ts$/.test(one) &&
        !/\.(test|contract|records|page)\.ts$/.test(one) &&
        one !== "language.ts",
    )!;
    const { plugins } = pluginsIn(await import(join(src, file)), file);
    expect(plugins.map((one) => `${one["~hub"].kind}/${one.id}`)).toEqual([name]);
    for (const path of sources().filter((one) => one.startsWith(src)))
      expect(readFileSync(path, "utf8")).not.toMatch(/my-|My [A-Z]|my[A-Z]|mylang/);
  });

  test("a language of its own is one that the kit takes", { timeout: 60_000 }, async () => {
    const { default: client } = (await import(
      join(folderOf("ruby/net-http"), "src", "net-http.ts")
    )) as { default: Plugin };
    expect(await checkPlugin(client, { stringsPerPlace: 1 })).toEqual([]);
  });

  test("its package names what it needs, by versions that this one has", () => {
    const manifest = JSON.parse(
      readFileSync(join(folderOf("red-fox"), "package.json"), "utf8"),
    ) as Record<string, Record<string, string>>;
    expect(manifest["name"]).toBe("hubsmith-red-fox");
    expect(Object.keys(manifest["devDependencies"]!)).toEqual(
      expect.arrayContaining(["acorn", "hubsmith", "typescript", "vitest", "web-tree-sitter"]),
    );
    expect(Object.values(manifest["devDependencies"]!).every((one) => /^\^?\d/.test(one))).toBe(
      true,
    );
  });
});

describe("in a checkout", () => {
  test("it goes into the folder of its kind", async () => {
    mkdirSync(join(cwd, "checkout", "plugins"), { recursive: true });
    writeFileSync(join(cwd, "checkout", "package.json"), '{"name":"hubsmith"}');
    const at = { cwd: join(cwd, "checkout") };
    for (const [kind, id] of MADE) expect((await runHere(["new", kind, id], at)).code).toBe(0);
    expect(
      [
        "libraries/red-fox.ts",
        "libraries/red-fox.records.ts",
        "providers/fox.cloud.contract.ts",
        "tasks/fox-spotting/index.ts",
        "tasks/fox-spotting/page.ts",
        "quantizations/foxes.ts",
        "clients/python/fox.ts",
        "clients/ruby/shared/language.ts",
      ].filter((path) => !existsSync(join(cwd, "checkout", "plugins", path))),
    ).toEqual([]);
  });

  test("elsewhere it says where it would go", async () => {
    const { code, errors } = await make("library", "other-fox");
    expect(code).toBe(2);
    expect(errors).toMatch(/is no checkout of hubsmith\. Give --outside DIR/);
  });
});

describe("nothing is lost", () => {
  test("where a file is there already, and nothing is written", async () => {
    const folder = join(cwd, "taken");
    mkdirSync(folder);
    writeFileSync(join(folder, "README.md"), "mine");
    const { code, errors } = await make("library", "red-fox", "--outside", folder);
    expect(code).toBe(2);
    expect(errors).toMatch(/README\.md is there already, and nothing was written\. Take another/);
    expect(readdirSync(folder)).toEqual(["README.md"]);
  });

  test("where the folder cannot be one", async () => {
    writeFileSync(join(cwd, "file"), "");
    const { code, errors } = await make("library", "red-fox", "--outside", join(cwd, "file"));
    expect(code).toBe(74);
    expect(errors).toMatch(/cannot be written: .*\. What was written is taken back\./);
  });
});

test.each([
  ["libary", "fox", /There is no kind "libary"\. Did you mean "library"\?/],
  ["library", "../fox", /"\.\.\/fox" is no id of a library\. Write small letters/],
  ["library", "Fox", /is no id/],
  ["library", "", /is no id/],
  ["library", "a/b", /is no id/],
  ["library", "1fox", /is no id/],
  ["client", "fox", /is no id of a client.*python\/my-client/],
  ["client", "python/../fox", /is no id/],
  ["library", "snake", /There is a library "snake" already.*`replaces: "snake"`/],
  ["library", "serpent", /There is a library "snake" already/],
])("new %s %j is wrong usage", async (kind, id, message) => {
  const folder = join(cwd, "wrong");
  const { code, errors } = await make(kind, id, "--outside", folder);
  expect([code, existsSync(folder)]).toEqual([2, false]);
  expect(errors).toMatch(message);
});
