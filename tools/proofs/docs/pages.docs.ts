// Tests the documentation: its blocks compile and run, its commands work, and editors show the comments of tasks.
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import ts from "typescript";
import { describe, expect, test, vi } from "vitest";
import { sourceProgram } from "../../writers/api/source-program.ts";
import { type Block, blocksOf, writeBlocks } from "./blocks.ts";
import { typeFaults } from "./examples.ts";

const run = promisify(execFile);
const OUT = resolve(".cache/docs");
const pages = [
  "README.md",
  "CHANGELOG.md",
  "core/README.md",
  "docs/command.md",
  "docs/embedding.md",
  "docs/program.md",
  "docs/proofs.md",
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
  gguf: { total: 8_030_261_248, architecture: "llama", context_length: 131_072 },
  config: { tokenizer_config: { chat_template: "{{ tools }}{{ messages }}" } },
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
  test("of all pages compile like an author's", () => {
    const files = written.flatMap(({ files }) => files);
    expect(files.length).toBeGreaterThan(10);
    expect(faultsIn(files)).toEqual([]);
  });

  test("that do not compile are found", () => {
    const [file] = writeBlocks("tools/proofs/docs/testing/wrong.md", join(OUT, "wrong"), ["ts"]);
    expect(faultsIn([file!]).join()).toMatch(/prettyLabel/);
  });
});

// A block that is a test registers it when it is imported; any other one only needs to run.
const isTest = (file: string): boolean => file.endsWith(".test.ts");
describe.each(written.filter(({ files }) => files.length > 0))("$page", async ({ files }) => {
  await Promise.all(files.filter(isTest).map((file) => import(file)));
  test.each(files.filter((file) => !isTest(file)))("%s runs", async (file) => {
    vi.spyOn(console, "log").mockReturnValue();
    await expect(import(file)).resolves.toBeDefined();
  });
});

describe("the lines of commands", () => {
  const COMMAND = "npx hubsmith";
  // Those for authors need the files of a plugin.
  const forAuthors = /npx hubsmith (?:new|doctor) /;
  const lines = ["README.md", "docs/command.md", "docs/agents.md"]
    .flatMap((page) => blocksOf(readFileSync(page, "utf8")))
    .filter(({ language }) => language === "sh")
    .flatMap(({ text }) =>
      text.split("\n").filter((line) => line.includes(COMMAND) && !forAuthors.test(line)),
    );
  const folder = join(OUT, "command");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "model.json"), JSON.stringify(RECORD));
  writeFileSync(join(folder, "records.jsonl"), `${JSON.stringify(RECORD)}\n`);
  const env = { ...process.env, TSX_TSCONFIG_PATH: resolve("tsconfig.json") };
  const command = `${process.execPath} --import tsx ${resolve("tools/products/hubsmith.ts")}`;

  test("the first of the README prints its program", async () => {
    const [{ text: first }, ...blocks] = blocksOf(readFileSync("README.md", "utf8")) as [
      Block,
      ...Block[],
    ];
    const program = blocks.find(({ language }) => language === "python")!.text;
    const script = first.replaceAll(COMMAND, command);
    const { stdout } = await run("bash", ["-c", script], { cwd: folder, env });
    expect(stdout).toContain(
      `\`\`\`sh\n${blocks[0]!.text}\`\`\`\n\nSet HF_TOKEN in the environment.`,
    );
    expect(stdout).toContain(`\`\`\`python\n${program}\`\`\`\n`);
  });

  test("exist", () => expect(lines.length).toBeGreaterThan(5));

  // npx looks for its package above the working directory, which is not where the records are.
  test.concurrent.each(lines)("%s", async (line) => {
    const script = `set -euo pipefail\n${line.replaceAll(COMMAND, command)}`;
    const { stdout } = await run("bash", ["-c", script], { cwd: folder, env });
    const saved = /> (\S+)$|--out (\S+)/.exec(line);
    const file = saved?.[1] ?? saved?.[2];
    expect(stdout !== "" || (file !== undefined && existsSync(join(folder, file)))).toBe(true);
  });
});

test("the program for Spark has an answer for each record, also for an invalid one", async () => {
  const folder = join(OUT, "spark");
  mkdirSync(folder, { recursive: true });
  const blocks = blocksOf(readFileSync("docs/command.md", "utf8"));
  const { text } = blocks.find(({ language }) => language === "python")!;
  const at = (name: string): string => join(folder, name);
  writeFileSync(at("spark.py"), text);
  writeFileSync(at("records.jsonl"), `${JSON.stringify(RECORD)}\nnope\n\n`.repeat(6));
  // The recipe passes no other variable than PATH.
  const node = `TSX_TSCONFIG_PATH=${resolve("tsconfig.json")} ${process.execPath} --import ${import.meta.resolve("tsx")}`;
  const script = `#!/bin/sh\n${node} ${resolve("tools/products/hubsmith.ts")} "$@"\n`;
  writeFileSync(at("hubsmith"), script, { mode: 0o755 });
  const env = {
    PATH: `${folder}:${process.env["PATH"]}`,
    PYTHONPATH: resolve("tools/proofs/docs/testing"),
  };
  await run("python3", [at("spark.py"), at("records.jsonl"), at("out")], { env });
  const lines = readdirSync(at("out")).flatMap((name) =>
    gunzipSync(readFileSync(join(at("out"), name)))
      .toString()
      .split("\n")
      .slice(0, -1),
  );
  const ids = lines.map((line) => (JSON.parse(line) as { readonly id?: string }).id);
  expect([ids.length, ids.filter((id) => id === ID).length]).toEqual([12, 6]);
});

const faultsIn = (files: readonly string[]): readonly string[] =>
  typeFaults(
    files,
    files.map((file) => ({ where: file.slice(OUT.length) })),
  );

const HOVERED = resolve(".cache/hover.ts");
const TEXT = `import { serves } from "hubsmith";
import { textToImage } from "hubsmith/tasks";
serves(textToImage, {
  parameters: { num_inference_steps: "steps" },
  request: () => ({ path: "" }),
  answer: null!,
});
`;
writeFileSync(HOVERED, TEXT);
const program = sourceProgram([HOVERED]);
const service = ts.createLanguageService({
  ...ts.sys,
  getScriptFileNames: () => [HOVERED],
  getScriptVersion: () => "1",
  getScriptSnapshot: (path) => ts.ScriptSnapshot.fromString(readFileSync(path, "utf8")),
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  getCompilationSettings: () => program.getCompilerOptions(),
  useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
});
const hover = (place: string): string => {
  const info = service.getQuickInfoAtPosition(HOVERED, TEXT.indexOf(place));
  return ts.displayPartsToString(info?.documentation);
};

test.each([
  ["textToImage, {", /^Text-to-image\. Input: a prompt\. Output: an image\./],
  ["num_inference_steps", /such as `\d+`\./],
])("an editor shows the comment of %s", (place, text) => {
  expect(hover(place)).toMatch(text);
});
