// No answer has the words of a value that was not printed: a sample of records, in all commands and tools.
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import fc from "fast-check";
import { entries } from "hubsmith/plugins";
import { expect, test } from "vitest";
import { allRecords } from "#app/models/catalog/records";
import { createServer } from "./mcp/index.ts";
import { runHere } from "./in-memory.test.util.ts";

const ODD = /\[object |\bundefined\b|\bNaN\b/;
/** Without programs, which may have such words. */
const proseOf = (text: string): string => text.replaceAll(/^(`{3,})[^]*?^\1$/gm, "");

const COMMANDS = [
  ["snippets", "--client", "curl"],
  ["files", "--memory", "16GiB"],
  ["downloads"],
  ["offers"],
  ["run", "--memory", "16GiB"],
  ["run", "--app", "llama.cpp"],
  ["agents"],
  ["agents", "--agent", "codex", "--app", "ollama"],
];
const CALLS: readonly (readonly [tool: string, input: object])[] = [
  ["show_model", {}],
  ["snippet", {}],
  ["snippet", { library: "transformers" }],
  ["snippet", { agent: "codex" }],
  ["run_locally", { memory: "4GiB" }],
  ["run_locally", { app: "llama.cpp" }],
  ["explain_absence", {}],
];

const sample = fc.sample(fc.constantFrom(...allRecords()), { seed: 73, numRuns: 24 });
const odd = { id: "acme/NaN-undefined", pipeline_tag: "text-generation", tags: ["conversational"] };

test.each(COMMANDS)("hubsmith %s %s %s prints none", async (...argv) => {
  const answered = async (records: readonly object[]): Promise<string> => {
    const input = records.map((record) => `${JSON.stringify(record)}\n`).join("");
    const { out, errors } = await runHere(argv.filter(Boolean), { entries, input });
    return proseOf(out + errors);
  };
  expect(await answered(sample)).not.toMatch(ODD);
  // A control: the words of a record are printed.
  expect(await answered([odd])).toMatch(ODD);
});

test("no tool answers with one", async () => {
  const client = new Client({ name: "test", version: "1.0.0" });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([createServer(async () => entries).connect(far), client.connect(near)]);
  const answered = async (tool: string, input: object): Promise<string> => {
    const { content } = await client.callTool({ name: tool, arguments: { ...input } });
    return proseOf((content as readonly [{ readonly text: string }])[0].text);
  };
  for (const [tool, input] of CALLS) {
    for (const { id, ...record } of sample)
      expect(await answered(tool, { ...input, model: id, record: { id, ...record } })).not.toMatch(
        ODD,
      );
    expect(await answered(tool, { ...input, model: odd.id, record: odd })).toMatch(ODD);
  }
  for (const query of ["qwen", "speech to text under $1", "zzz", ""])
    expect(await answered("find_models", { query })).not.toMatch(ODD);
  await client.close();
});
