// The tables of the documentation have every field, and its examples are the same as the files.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { blocksOf } from "./blocks.ts";

const KINDS = ["library", "provider", "client", "task", "quantization"] as const;

test("a block has the name in its first line, or its position in the page", () => {
  const page = "a\n\n```ts\n// a.ts\nlet x;\n```\n\n```sh\nls\n```\n";
  expect(blocksOf(page)).toEqual([
    { language: "ts", name: "a.ts", text: "// a.ts\nlet x;\n" },
    { language: "sh", name: "block-2.sh", text: "ls\n" },
  ]);
});

test("the page on scale has the recipes of examples/scale", () => {
  const recipes = readdirSync("examples/scale").filter((name) => /\.(?:sh|py)$/.test(name));
  const shown = blocksOf(readFileSync("docs/scale.md", "utf8")).map(({ text }) => text);
  expect(recipes.length).toBeGreaterThan(3);
  for (const name of recipes)
    expect(shown).toContain(readFileSync(`examples/scale/${name}`, "utf8"));
});

test("the changelog begins with the version of the package", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  const first = /^## (.+)$/m.exec(readFileSync("CHANGELOG.md", "utf8"))?.[1];
  expect([version, "Unreleased"]).toContain(first);
});

describe("the page of each kind", () => {
  const report = readFileSync("core/api/index.api.md", "utf8");
  const SPECS = {
    library: ["LibrarySpec", "LoadCode"],
    provider: ["ProviderSpec", "TaskHandlerSpec", "TaskHandler", "RequestSpec", "Job"],
    client: ["ClientSpec"],
    task: ["TaskSpec", "CallableSpec", "Parameter", "HfInference"],
    quantization: ["QuantizationSpec", "Format", "FileHabits"],
  } as const;

  test.each(KINDS)("%s has every field", (kind) => {
    const page = readFileSync(`docs/plugins/${kind}.md`, "utf8");
    const fields = SPECS[kind].flatMap((spec) => membersOf(report, spec));
    expect(fields.length).toBeGreaterThan(3);
    expect(fields.filter((field) => !new RegExp(`^\\| .*\`${field}\``, "m").test(page))).toEqual(
      [],
    );
  });

  test("of a client has every step, and every field of a language", () => {
    const page = readFileSync("docs/plugins/client.md", "utf8");
    const read = (name: string): string => readFileSync(`core/api/${name}.api.md`, "utf8");
    const all = [
      ...["HttpSyntax", "HttpClientSpec"].flatMap((spec) => membersOf(read("clients"), spec)),
      ...["LanguageSpec", "LiteralForm"].flatMap((spec) => membersOf(read("code-language"), spec)),
    ];
    expect(all.length).toBeGreaterThan(45);
    expect(all.filter((name) => !new RegExp(`\\| .*\`${name}\\b`).test(page))).toEqual([]);
  });

  test("of a provider has every field of its contract", () => {
    const contracts = readFileSync("core/api/contract.api.md", "utf8");
    const page = readFileSync("docs/plugins/provider.md", "utf8");
    const fields = ["Contract", "Exchange"].flatMap((spec) => membersOf(contracts, spec));
    const facts = membersOf(contracts, "Facts").map((name) => `fact.${name}`);
    const patterns = [...contracts.matchAll(/^export const (\w+): .*\bP(?:attern|iece);/gm)];
    const all = [...fields, ...facts, ...patterns.map(([, name]) => name!)];
    expect(all.length).toBeGreaterThan(25);
    expect(all.filter((name) => !new RegExp(`\\| .*\`${name}\\b`).test(page))).toEqual([]);
  });
});

function membersOf(report: string, name: string): readonly string[] {
  const body = new RegExp(`^(?:export )?interface ${name}\\b[^{]*\\{\\n([\\s\\S]*?)^\\}`, "m").exec(
    report,
  );
  if (body === null) throw new Error(`The report of the API has no interface ${name}.`);
  return [...body[1]!.matchAll(/^ {4}(?:readonly )?(\w+)\??[(:]/gm)].map(([, member]) => member!);
}
