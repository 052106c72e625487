// New plugins compile like an author's package and conform, and no existing file is overwritten.
import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Plugin } from "hubsmith";
import { pluginsFromModule } from "hubsmith/checked";
import { checkPlugin } from "hubsmith/testing";
import { type Ran, runHere } from "./testing.ts";

const MADE = [
  ["library", "red-fox", "library/red-fox"],
  ["provider", "fox.cloud", "provider/fox.cloud"],
  ["task", "fox-spotting", "task/fox-spotting"],
  ["quantization", "foxes", "quantization/foxes"],
  ["client", "python/fox", "client/python/fox"],
  ["client", "js/fox", "client/js/fox"],
  ["client", "sh/fox", "client/sh/fox"],
  ["client", "ruby/net-http", "client/ruby/net-http"],
  ["client", "go/language", "client/go/language"],
  ["client", "kotlin/ktor", "client/kotlin/ktor"],
  ["client", "typescript/fox", "client/typescript/fox"],
  ["library", "class", "library/class"],
  ["library", "mylang-2", "library/mylang-2"],
  ["library", "3d_fox", "library/3d_fox"],
] as const;

let cwd = "";
const make = (...argv: readonly string[]): Promise<Ran> => runHere(["new", ...argv], { cwd });
const folderOf = (id: string): string => join(cwd, id.replace("/", "-"));
const sources = (): readonly string[] =>
  MADE.flatMap(([, id]) =>
    readdirSync(join(folderOf(id), "src"), { recursive: true })
      .map((name) => join(folderOf(id), "src", String(name)))
      .filter((path) => path.endsWith(".ts")),
  );

beforeAll(async () => {
  // It has every module.
  vi.stubEnv("HUBSMITH_PYTHON", "true");
  mkdirSync(".cache", { recursive: true });
  cwd = resolve(mkdtempSync(join(".cache", "new-")));
  for (const [kind, id] of MADE) {
    const { code, errors } = await make(kind, id, "--outside", folderOf(id));
    if (code !== 0) throw new Error(errors);
  }
  vi.unstubAllEnvs();
});
afterAll(() => rmSync(cwd, { recursive: true }));

test("all that is written compiles as its tsconfig asks", { timeout: 60_000 }, () => {
  const read = (path: string): { config: { compilerOptions: Record<string, unknown> } } =>
    ts.readConfigFile(path, ts.sys.readFile) as never;
  const { compilerOptions: theirs } = read(join(folderOf("red-fox"), "tsconfig.json")).config;
  const ours = read("tsconfig.base.json").config.compilerOptions["paths"];
  const paths = new Map(Object.entries(ours as Record<string, readonly string[]>));
  // Only the files that are written are checked, and these packages are large.
  writeFileSync(join(cwd, "vitest.ts"), "export declare const expect: any, it: any;");
  for (const name of ["mockttp", "typescript", "vitest"]) paths.set(name, [join(cwd, "vitest.ts")]);
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
        [...paths].map(([name, to]) => [name, to.map((one) => resolve(one))]),
      ),
    },
    cwd,
  );
  const program = ts.createProgram([...sources()], options);
  const own = [
    ...errors,
    ...sources().flatMap((path) => ts.getPreEmitDiagnostics(program, program.getSourceFile(path))),
  ];
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
      (one) => /^[\w-.]+\.ts$/.test(one) && !/\.(test|contract|records|page)\.ts$/.test(one),
    )!;
    const { plugins } = pluginsFromModule(await import(join(src, file)), file);
    expect(plugins.map((one) => `${one["~hub"].kind}/${one.id}`)).toEqual([name]);
    for (const path of sources().filter((one) => one.startsWith(src)))
      expect(readFileSync(path, "utf8")).not.toMatch(
        /my-(?:library|provider|client|task|format)|My [A-Z]|mylang(?!-2)/,
      );
  });

  const check = async (id: string, stringsPerPlace: number): Promise<readonly string[]> => {
    const file = join(folderOf(id), "src", `${id.split("/")[1]!}.ts`);
    const { default: client } = (await import(file)) as { default: Plugin };
    return (await checkPlugin(client, { stringsPerPlace })).map((fault) => fault.check);
  };

  test("the kit checks a new language that has a parser", async () => {
    expect(await check("ruby/net-http", 8)).toEqual([]);
  });

  test("the kit reports a new language without a parser, as its test says", async () => {
    expect(await check("kotlin/ktor", 1)).toEqual(["parses"]);
    const test = join(folderOf("kotlin/ktor"), "src", "ktor.test.ts");
    expect(readFileSync(test, "utf8")).toContain('toEqual(["parses"])');
  });

  test("a custom language names its grammar and its file extension, if they are known", () => {
    const languageOf = (id: string): string =>
      readFileSync(join(folderOf(id), "src", "languages", "language.ts"), "utf8");
    expect(languageOf("ruby/net-http")).toMatch(
      /extension: "\.rb",\n.*\n {2}check: \{ grammar: "ruby" \},/,
    );
    expect(languageOf("go/language")).toMatch(
      /extension: "\.go",\n.*check: \{ grammar: "go" \}\.\n {2}check: \{ parser: "none" \},\n {2}comment: "\/\/"/,
    );
    expect(languageOf("kotlin/ktor")).toMatch(
      /extension: "\.kt",\n {2}\/\/ The grammar of the language is unknown[\s\S]*parsers: \{ kotlin: … \}[\s\S]*check: \{ parser: "none" \},/,
    );
  });

  test("its package has the dependencies, with the versions of this repository", () => {
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
    const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
    expect(manifest["devDependencies"]).toHaveProperty("hubsmith", version);
    expect(manifest["peerDependencies"]).toEqual({ hubsmith: `^${version}` });
    expect(readFileSync("docs/plugins/versions.md", "utf8")).toContain(
      `Add \`hubsmith\` to \`peerDependencies\` with the range that you tested with (\`"^${version}"\`)`,
    );
  });
});

test("all that is written is formatted", { timeout: 60_000 }, () => {
  const run = (): string =>
    execFileSync("node_modules/.bin/oxfmt", ["--check", ...sources()]).toString();
  expect(run).not.toThrow();
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

  test("elsewhere it prints where the file would be", async () => {
    const { code, errors } = await make("library", "other-fox");
    expect(code).toBe(2);
    expect(errors).toMatch(/is not a checkout of hubsmith\. Use --outside DIR/);
  });
});

test.each(['{"name":', "null", ""])("reports a package.json that is %j", async (text) => {
  const folder = join(cwd, "odd-manifest");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), text);
  const { code, errors } = await runHere(["new", "library", "red-fox"], { cwd: folder });
  expect(code).toBe(2);
  expect(errors).toMatch(
    /^error: .*odd-manifest\/package\.json (cannot be read|is not an object).*Fix it\.\n$/,
  );
});

describe("nothing is lost", () => {
  test("if a file exists already, and nothing is written", async () => {
    const folder = join(cwd, "taken");
    mkdirSync(folder);
    writeFileSync(join(folder, "README.md"), "mine");
    const { code, errors } = await make("library", "red-fox", "--outside", folder);
    expect(code).toBe(2);
    expect(errors).toMatch(/README\.md already exists\. Nothing was written\. Use another/);
    expect(readdirSync(folder)).toEqual(["README.md"]);
  });

  test("where a link is there already that leads nowhere", async () => {
    const folder = join(cwd, "linked");
    mkdirSync(folder);
    symlinkSync(join(cwd, "nowhere"), join(folder, "README.md"));
    const { code } = await make("library", "red-fox", "--outside", folder);
    expect([code, readdirSync(folder)]).toEqual([2, ["README.md"]]);
  });

  test("where writing fails half-way, and no folder stays", async () => {
    const folder = join(cwd, "half");
    mkdirSync(folder);
    writeFileSync(join(folder, "src"), "a file");
    const { code } = await make("library", "red-fox", "--outside", folder);
    expect([code, readdirSync(folder)]).toEqual([74, ["src"]]);
  });

  test("where the folder cannot be one", async () => {
    writeFileSync(join(cwd, "file"), "");
    const { code, errors } = await make("library", "red-fox", "--outside", join(cwd, "file"));
    expect(code).toBe(74);
    expect(errors).toMatch(/cannot be written: .*\. Nothing was written\./);
  });
});

test("the next steps name pyflakes if it is missing", async () => {
  const next = async (python: string, folder: string): Promise<string> => {
    vi.stubEnv("HUBSMITH_PYTHON", python);
    try {
      return (await make("library", "red-fox", "--outside", join(cwd, folder))).out;
    } finally {
      vi.unstubAllEnvs();
    }
  };
  const bare = resolve("core/testing/bare-python.sh");
  expect(await next(bare, "bare")).toContain(
    `  npm install\n  ${bare} -m pip install pyflakes\n  npm test\n`,
  );
  expect(await next(resolve(".venv/bin/python"), "full")).toContain("  npm install\n  npm test\n");
});

test("reports an id that is like another one", async () => {
  const { code, errors } = await make("library", "snaek", "--outside", join(cwd, "near"));
  expect([code, errors]).toEqual([0, expect.stringContaining('is similar to the library "snake"')]);
});

test.each([
  ["libary", "fox", /'libary' is invalid[^]*Allowed choices are task, library/],
  ["library", "../fox", /"\.\.\/fox" is not a valid library id\. Use lowercase letters/],
  ["library", "Fox", /is not a valid/],
  ["library", "", /is not a valid/],
  ["library", "a/b", /is not a valid/],
  ["library", "fox-", /is not a valid/],
  ["library", "index", /"index" is a reserved file name/],
  ["provider", "fox.contract", /is a reserved file name/],
  ["client", "python/nul", /is a reserved file name/],
  [
    "client",
    "swift/fox",
    /No template for a client in swift.*import `swift` from "hubsmith\/code"/,
  ],
  ["client", "fox", /is not a valid client id.*python\/my-client/],
  ["client", "python/../fox", /is not a valid/],
  ["library", "snake", /The library "snake" already exists.*`replaces: "snake"`/],
  ["library", "serpent", /The library "snake" already exists/],
])("new %s %j is wrong usage", async (kind, id, message) => {
  const folder = join(cwd, "wrong");
  const { code, errors } = await make(kind, id, "--outside", folder);
  expect([code, existsSync(folder)]).toEqual([2, false]);
  expect(errors).toMatch(message);
});

// The templates conform; their tests have names that the package does not run.
const conforming = readdirSync("tools/command/new/templates", { recursive: true })
  .map(String)
  .filter((path) => path.endsWith(".conforms.ts"));

test("each kind has a template with a test", () => expect(conforming).toHaveLength(5));

describe.each(conforming)("%s", async (path) => {
  await import(`./new/templates/${path}`);
});
