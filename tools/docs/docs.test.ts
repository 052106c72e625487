// What stands in the documentation compiles and runs as it is pasted, and the tables of fields are whole.
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { blocksOf, writeBlocks } from "./blocks.ts";

const OUT = resolve(`.cache/docs`);
const KINDS = ["library", "provider", "client", "task", "quantization"] as const;
const pages = [
  "README.md",
  ...readdirSync("docs/plugins")
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/plugins/${name}`),
];

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

  test("of all pages compile as an author's would", () => {
    const files = written.flatMap(({ files }) => files);
    expect(files.length).toBeGreaterThan(10);
    expect(faultsIn(files)).toEqual([]);
  });

  test("that do not compile are found", () => {
    const [file] = writeBlocks("tools/docs/testing/wrong.md", join(OUT, "wrong"), ["ts"]);
    expect(faultsIn([file!]).join()).toMatch(/prettyLabel/);
  });
});

// A block that is a test registers it here; any other one need only run.
for (const { page, files } of written) {
  describe(page, async () => {
    for (const file of files) {
      if (file.endsWith(".test.ts")) await import(file);
      else test(`${file.slice(OUT.length)} runs`, async () => void (await import(file)));
    }
  });
}

describe("the page of each kind", () => {
  const report = readFileSync("core/api/index.api.md", "utf8");
  const SPECS = {
    library: ["LibrarySpec", "LoadCode"],
    provider: ["ProviderSpec", "ServedSpec", "Served", "WireParts", "Job"],
    client: ["ClientSpec"],
    task: ["TaskSpec", "CallableSpec", "Parameter", "Hosted"],
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

  test.each(pages)("%s has no link that leads nowhere", (page) => {
    const text = readFileSync(page, "utf8");
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to]) => to!);
    expect(links.filter((to) => !existsSync(join(dirname(page), to)))).toEqual([]);
  });
});

/** The members of an interface, as the report of the public API has it. */
function membersOf(report: string, name: string): readonly string[] {
  const body = new RegExp(`^export interface ${name}\\b[^{]*\\{\\n([\\s\\S]*?)^\\}`, "m").exec(
    report,
  );
  if (body === null) throw new Error(`The report of the API has no interface ${name}.`);
  return [...body[1]!.matchAll(/^ {4}(?:readonly )?(\w+)\??[(:]/gm)].map(([, member]) => member!);
}

function faultsIn(files: readonly string[]): readonly string[] {
  const program = ts.createProgram({
    rootNames: files,
    options: {
      target: ts.ScriptTarget.ES2023,
      lib: ["lib.es2023.d.ts", "lib.dom.d.ts"],
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      customConditions: ["hubsmith-source"],
      types: ["node"],
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
