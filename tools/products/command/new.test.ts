// New plugins compile like an author's package and conform, and no existing file is overwritten.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";
import { createHub, inferenceSnippets, loadPlugins, parseModel, type Plugin } from "hubsmith";
import { entries } from "hubsmith/plugins";
import fetchClient from "#plugins/clients/js/fetch";
import { pluginsFromModule } from "hubsmith/checked";
import { checkPlugin } from "hubsmith/testing";
import { temporary } from "../../support/temporary.ts";
import { type Ran, runHere } from "./in-memory.test.util.ts";

const MADE = [
  ["library", "red-fox"],
  ["library", "mylang-2"],
  ["library", "3d_fox"],
  ["provider", "fox.cloud"],
  ["task", "fox-spotting"],
  ["quantization", "foxes"],
  ["client", "python/fox"],
  ["client", "js/fox"],
  ["client", "sh/fox"],
  ["client", "dart/http"],
  ["client", "perl/language"],
  ["client", "visual-basic/web"],
] as const;

const { folder: cwd, write } = temporary();
const make = (...argv: readonly string[]): Promise<Ran> => runHere(["new", ...argv], { cwd });
const folderOf = (id: string): string => join(cwd, id.replace("/", "-"));
const sources = (): readonly string[] =>
  MADE.flatMap(([, id]) =>
    readdirSync(join(folderOf(id), "src"), { recursive: true })
      .map((name) => join(folderOf(id), "src", String(name)))
      .filter((path) => path.endsWith(".ts")),
  );

beforeAll(async () => {
  for (const [kind, id] of MADE) {
    const { code, errors } = await make(kind, id, "--outside", folderOf(id));
    if (code !== 0) throw new Error(errors);
  }
});

test("all written files compile with their tsconfig", () => {
  const read = (path: string): { config: { compilerOptions: Record<string, unknown> } } =>
    ts.readConfigFile(path, ts.sys.readFile) as never;
  const { compilerOptions: theirs } = read(join(folderOf("red-fox"), "tsconfig.json")).config;
  const ours = read("tsconfig.base.json").config.compilerOptions["paths"];
  const paths = new Map(Object.entries(ours as Record<string, readonly string[]>));
  // Only the files that are written are checked, and these packages are large.
  const vitest = write("vitest.ts", "export declare const expect: any, it: any;");
  for (const name of ["mockttp", "typescript", "vitest"]) paths.set(name, [vitest]);
  const { options, errors } = ts.convertCompilerOptionsFromJson(
    {
      ...theirs,
      rootDir: undefined,
      outDir: undefined,
      noEmit: true,
      lib: ["es2023"],
      types: [],
      skipLibCheck: true,
      allowImportingTsExtensions: true,
      rewriteRelativeImportExtensions: false,
      paths: Object.fromEntries(
        [...paths].map(([name, to]) => [name, to.map((target) => resolve(target))]),
      ),
    },
    cwd,
  );
  const program = ts.createProgram([...sources()], options);
  const diagnostics = [
    ...errors,
    ...sources().flatMap((path) => ts.getPreEmitDiagnostics(program, program.getSourceFile(path))),
  ];
  expect(
    diagnostics.map(
      (diagnostic) =>
        `${diagnostic.file?.fileName ?? ""}: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, " ")}`,
    ),
  ).toEqual([]);
});

describe("each plugin", () => {
  test.each(MADE)("%s %s has its own names", async (kind, id) => {
    const src = join(folderOf(id), "src");
    const file = `${id.split("/").at(-1)!}.ts`;
    const { plugins } = pluginsFromModule(await import(join(src, file)), file);
    expect(plugins.map((plugin) => `${plugin["~hub"].kind}/${plugin.id}`)).toEqual([
      `${kind}/${id}`,
    ]);
    for (const path of [...sources(), join(folderOf(id), "README.md")])
      expect(readFileSync(path, "utf8")).not.toMatch(
        /my-(?:library|provider|client|task|format|plugin|kind|id)|My [A-Z]|mylang(?!-2)/,
      );
  });

  test.each([
    ["dart/http", ["parses"]],
    ["perl/language", ["parses"]],
    ["visual-basic/web", ["parses"]],
    ["js/fox", []],
    ["python/fox", []],
    ["sh/fox", []],
  ])("the client %s has the faults that its test expects", async (id, expected) => {
    const path = join(folderOf(id), "src", `${id.split("/")[1]!}.ts`);
    const { default: client } = (await import(path)) as { default: Plugin };
    const faults = await checkPlugin(client, { stringsPerPlace: 8 });
    expect(faults.map(({ check }) => check)).toEqual(expected);
    const test = readFileSync(path.replace(".ts", ".test.ts"), "utf8");
    expect(test).toContain(`toEqual(${JSON.stringify(expected)})`);
  });

  test.each([
    ["dart-http", "dart", "Dart", ".dart"],
    ["perl-language", "perl", "Perl", ".perl"],
    ["visual-basic-web", "visual-basic", "Visual Basic", ".visual-basic"],
  ])("the language of %s has its name and extension", (folder, id, label, extension) => {
    const text = readFileSync(join(cwd, folder, "src/languages/language.ts"), "utf8");
    expect(text).toContain(`id: "${id}",\n  label: "${label}",\n  extension: "${extension}"`);
  });

  test.each(["dart/http", "js/fox", "python/fox"])(
    "the client %s prints every call",
    async (id) => {
      const path = join(folderOf(id), "src", `${id.split("/")[1]!}.ts`);
      const { default: client } = (await import(path)) as { default: Plugin };
      const { plugins } = await loadPlugins(
        entries.filter(({ kind }) => kind === "task" || kind === "provider"),
      );
      const served = (some: readonly unknown[]): number => {
        const hub = createHub(some);
        return hub.providers.list
          .flatMap((provider) => provider.tasks.map(({ task }) => ({ task, provider })))
          .filter(({ task, provider }) => {
            const record = {
              id: `acme/${task.id}`,
              pipeline_tag: task.id,
              inferenceProviderMapping: {
                [provider.id]: { status: "live", providerId: "a/b", task: task.id },
              },
            };
            const { model } = parseModel(record);
            const options = { streaming: true };
            const request = { model: model!, provider: provider.id, options };
            return inferenceSnippets(hub, request).snippets.length > 0;
          }).length;
      };
      const all = served([...plugins, fetchClient]);
      expect(all).toBeGreaterThan(50);
      expect(served([...plugins, client])).toBe(all);
    },
  );

  test("its package has the dependencies, with the versions of this repository", () => {
    const manifest = JSON.parse(
      readFileSync(join(folderOf("red-fox"), "package.json"), "utf8"),
    ) as Record<string, Record<string, string>>;
    expect(manifest["name"]).toBe("hubsmith-red-fox");
    expect(Object.keys(manifest["devDependencies"]!)).toEqual(
      expect.arrayContaining(["acorn", "hubsmith", "typescript", "vitest", "web-tree-sitter"]),
    );
    expect(Object.values(manifest["devDependencies"]!).every((range) => /^\^?\d/.test(range))).toBe(
      true,
    );
    const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
    expect(manifest["devDependencies"]).toHaveProperty("hubsmith", version);
    expect(manifest["peerDependencies"]).toEqual({ hubsmith: `^${version}` });
    expect(readFileSync("docs/plugins/versions.md", "utf8")).toContain(
      `Add \`hubsmith\` to \`peerDependencies\` with the range that you tested with (\`"^${version}"\`)`,
    );
  });
});

test("all written files are formatted", () => {
  const run = (): string =>
    execFileSync("node_modules/.bin/oxfmt", ["--check", ...sources()]).toString();
  expect(run).not.toThrow();
});

test("no file is overwritten", async () => {
  const folder = join(cwd, "taken");
  write("taken/README.md", "mine");
  const { code, errors } = await make("library", "red-fox", "--outside", folder);
  expect([code, readdirSync(folder)]).toEqual([2, ["README.md"]]);
  expect(errors).toMatch(/README\.md already exists\. Nothing was written\. Use another/);
});

test("a folder that cannot be written is reported", async () => {
  const { code, errors } = await make("library", "red-fox", "--outside", write("file", ""));
  expect([code, errors]).toEqual([
    74,
    expect.stringMatching(/cannot be written: .*\. Use another/),
  ]);
});

// The templates conform; their tests have names that the package does not run.
const conforming = readdirSync("tools/products/command/new/templates", { recursive: true })
  .map(String)
  .filter((path) => path.endsWith(".conforms.ts"));

test("each kind has a template with a test", () => expect(conforming).toHaveLength(6));

describe.each(conforming)("%s", async (path) => {
  await import(`./new/templates/${path}`);
});
