// What stands in the documentation compiles and runs as it is pasted, and the tables of fields are whole.
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import ts from "typescript";
import { describe, expect, test, vi } from "vitest";
import { blocksOf, writeBlocks } from "./blocks.ts";

const run = promisify(execFile);
const OUT = resolve(".cache/docs");
const KINDS = ["library", "provider", "client", "task", "quantization"] as const;
const pages = [
  "README.md",
  "CHANGELOG.md",
  "core/README.md",
  "docs/command.md",
  "docs/embedding.md",
  "docs/program.md",
  "docs/proofs.md",
  "docs/scale.md",
  ...readdirSync("docs/plugins")
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/plugins/${name}`),
];

const ID = "example-org/chat";
const RECORD = {
  id: ID,
  pipeline_tag: "text-generation",
  library_name: "transformers",
  tags: ["conversational", "gguf"],
  siblings: [{ rfilename: "chat-Q4_K_M.gguf", size: 4_920_739_232 }, { rfilename: "config.json" }],
  gguf: { total: 8_030_261_248, architecture: "llama", context_length: 8192 },
  downloads: 5,
  inferenceProviderMapping: ["together", "novita"].map((provider) => ({
    provider,
    providerId: ID,
    task: "conversational",
    status: "live",
  })),
};

rmSync(OUT, { recursive: true, force: true });
const written = pages.map((page) => {
  const folder = join(OUT, page.replace(/\W/g, "-"));
  return { page, files: writeBlocks(page, folder, ["ts", "tsx"]) };
});

describe("blocks", () => {
  test("have the name that their first line says, or their place", () => {
    const page = "a\n\n```ts\n// a.ts\nlet x;\n```\n\n```sh\nls\n```\n";
    expect(blocksOf(page)).toEqual([
      { language: "ts", name: "a.ts", text: "// a.ts\nlet x;\n" },
      { language: "sh", name: "block-2.sh", text: "ls\n" },
    ]);
  });

  test("of all pages compile as an author's would", { timeout: 180_000 }, () => {
    const files = written.flatMap(({ files }) => files);
    expect(files.length).toBeGreaterThan(10);
    expect(faultsIn(files)).toEqual([]);
  });

  test("that do not compile are found", () => {
    const [file] = writeBlocks("tools/docs/testing/wrong.md", join(OUT, "wrong"), ["ts"]);
    expect(faultsIn([file!]).join()).toMatch(/prettyLabel/);
  });
});

// A block that is a test registers it where it is imported; any other one need only run.
const isTest = (file: string): boolean => file.endsWith(".test.ts");
describe.each(written.filter(({ files }) => files.length > 0))("$page", async ({ files }) => {
  await Promise.all(files.filter(isTest).map((file) => import(file)));
  test.each(files.filter((file) => !isTest(file)))("%s runs", async (file) => {
    vi.spyOn(console, "log").mockReturnValue();
    await expect(import(file)).resolves.toBeDefined();
  });
});

describe("the command's lines", () => {
  const COMMAND = "npm run -s hubsmith --";
  const lines = ["README.md", "docs/command.md"]
    .flatMap((page) => blocksOf(readFileSync(page, "utf8")))
    .filter(({ language }) => language === "sh")
    .flatMap(({ text }) => text.split("\n").filter((line) => line.includes(COMMAND)));
  const folder = join(OUT, "command");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "model.json"), JSON.stringify(RECORD));
  writeFileSync(join(folder, "records.jsonl"), `${JSON.stringify(RECORD)}\n`);
  const command = `${process.execPath} --import tsx ${resolve("tools/hubsmith.ts")}`;

  test("are there", () => expect(lines.length).toBeGreaterThan(5));

  // npm looks for its package above the working directory, which is not where the records are.
  test.concurrent.each(lines)("%s", async (line) => {
    const script = `set -euo pipefail\n${line.replaceAll(COMMAND, command)}`;
    const env = { ...process.env, TSX_TSCONFIG_PATH: resolve("tsconfig.json") };
    const { stdout } = await run("bash", ["-c", script], { cwd: folder, env });
    const saved = /> (\S+)$|--out (\S+)/.exec(line);
    const file = saved?.[1] ?? saved?.[2];
    expect(stdout !== "" || (file !== undefined && existsSync(join(folder, file)))).toBe(true);
  });
});

test("the page on scale shows the recipes as they stand", () => {
  const recipes = readdirSync("examples/scale").filter((name) => /\.(?:sh|py)$/.test(name));
  const shown = blocksOf(readFileSync("docs/scale.md", "utf8")).map(({ text }) => text);
  expect(recipes.length).toBeGreaterThan(3);
  for (const name of recipes)
    expect(shown).toContain(readFileSync(`examples/scale/${name}`, "utf8"));
});

test("the notes of releases begin with the version of the package", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  const first = /^## (.+)$/m.exec(readFileSync("CHANGELOG.md", "utf8"))?.[1];
  expect([version, "Unreleased"]).toContain(first);
});

describe("the page of each kind", () => {
  const report = ["index", "types", "host"]
    .map((name) => readFileSync(`core/api/${name}.api.md`, "utf8"))
    .join("\n");
  const SPECS = {
    library: ["LibrarySpec", "LoadCode"],
    provider: ["ProviderSpec", "TaskHandlerSpec", "TaskHandler", "RequestSpec", "Job"],
    client: ["ClientSpec"],
    task: ["TaskSpec", "CallableSpec", "Parameter", "HfInference"],
    quantization: ["QuantizationSpec", "Format", "FileHabits"],
  } as const;

  test.each(KINDS)("%s names every field", (kind) => {
    const page = readFileSync(`docs/plugins/${kind}.md`, "utf8");
    const fields = SPECS[kind].flatMap((spec) => membersOf(report, spec));
    expect(fields.length).toBeGreaterThan(3);
    expect(fields.filter((field) => !new RegExp(`^\\| .*\`${field}\``, "m").test(page))).toEqual(
      [],
    );
  });

  test("of a client names every step, and every field of a language", () => {
    const page = readFileSync("docs/plugins/client.md", "utf8");
    const read = (name: string): string => readFileSync(`core/api/${name}.api.md`, "utf8");
    const steps = [...read("clients").matchAll(/^ {4}(\w+)\(/gm)].map(([, name]) => name!);
    const all = [...new Set([...steps, ...membersOf(read("code-language"), "LanguageSpec")])];
    expect(all.length).toBeGreaterThan(15);
    expect(all.filter((name) => !new RegExp(`\\| .*\`${name}\\b`).test(page))).toEqual([]);
  });

  test("of a provider names every field of its contract", () => {
    const contracts = readFileSync("core/api/contract.api.md", "utf8");
    const page = readFileSync("docs/plugins/provider.md", "utf8");
    const fields = ["Contract", "Exchange"].flatMap((spec) => membersOf(contracts, spec));
    const facts = membersOf(contracts, "Facts").map((name) => `fact.${name}`);
    const patterns = [...contracts.matchAll(/^export const (\w+): .*\bP(?:attern|iece);/gm)];
    const all = [...fields, ...facts, ...patterns.map(([, name]) => name!)];
    expect(all.length).toBeGreaterThan(25);
    expect(all.filter((name) => !new RegExp(`\\| .*\`${name}\\b`).test(page))).toEqual([]);
  });

  test.each(pages)("%s has no link that leads nowhere", (page) => {
    const text = readFileSync(page, "utf8");
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to]) => to!);
    expect(links.filter((to) => !existsSync(join(dirname(page), to)))).toEqual([]);
  });
});

/** The members of an interface, as the report of the public API has it. */
function membersOf(report: string, name: string): readonly string[] {
  const body = new RegExp(`^(?:export )?interface ${name}\\b[^{]*\\{\\n([\\s\\S]*?)^\\}`, "m").exec(
    report,
  );
  if (body === null) throw new Error(`The report of the API has no interface ${name}.`);
  return [...body[1]!.matchAll(/^ {4}(?:readonly )?(\w+)\??[(:]/gm)].map(([, member]) => member!);
}

// The package's own names mean its sources, as in all of the repository.
const { config } = ts.readConfigFile("tsconfig.base.json", ts.sys.readFile) as {
  readonly config: { readonly compilerOptions: { readonly paths: ts.MapLike<string[]> } };
};
const PATHS = Object.fromEntries(
  Object.entries(config.compilerOptions.paths).map(([name, paths]) => [
    name,
    paths.map((path) => resolve(path)),
  ]),
);

function faultsIn(files: readonly string[]): readonly string[] {
  const program = ts.createProgram({
    rootNames: files,
    options: {
      target: ts.ScriptTarget.ES2023,
      lib: ["lib.es2023.d.ts", "lib.dom.d.ts"],
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      paths: PATHS,
      jsx: ts.JsxEmit.ReactJSX,
      types: ["node", "vite/client"],
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      verbatimModuleSyntax: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      noEmit: true,
    },
  });
  const own = ts.getPreEmitDiagnostics(program);
  return own.map(({ file, messageText }) => {
    const message = ts.flattenDiagnosticMessageText(messageText, "\n");
    return `${file?.fileName.slice(OUT.length) ?? ""}: ${message}`;
  });
}
