// The server answers the official client, refuses malformed calls without ending, and its answers fit into a context.
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { entries } from "hubsmith/plugins";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse as parseToml } from "smol-toml";
import { CONFIGS } from "./config.ts";
import { createServer } from "./index.ts";
import { TOOLS } from "./tools.ts";

const client = new Client({ name: "test", version: "1.0.0" });
const server = createServer(async () => entries);

beforeAll(async () => {
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(far), client.connect(near)]);
});
afterAll(async () => {
  await client.close();
});

interface Said {
  readonly text: string;
  readonly isError: boolean;
}

async function ask(name: string, input: object): Promise<Said> {
  const { content, isError = false } = await client.callTool({ name, arguments: { ...input } });
  const [{ text }] = content as readonly [{ readonly text: string }];
  return { text, isError: isError === true };
}

test("every tool has a schema with descriptions, and an example that it answers", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(Object.keys(TOOLS));
  for (const { name, description = "", inputSchema } of tools) {
    for (const property of Object.values(inputSchema.properties ?? {}))
      expect(property, name).toHaveProperty("description");
    const examples = [...description.matchAll(/\{"[^{}]*\}/g)].map(
      ([json]) => JSON.parse(json) as object,
    );
    expect(examples.length, name).toBeGreaterThan(0);
    for (const example of examples) {
      const { text, isError } = await ask(name, example);
      expect([name, isError, text]).toEqual([name, false, text]);
      expect(text.length).toBeGreaterThan(20);
      expect(text.length).toBeLessThan(7300);
    }
  }
});

const RECORD = { id: "acme/otter", pipeline_tag: "text-generation", tags: ["conversational"] };

const ANSWERS: readonly (readonly [tool: string, input: object, has: string | RegExp])[] = [
  ["find_models", { query: "speech to text" }, "openai/whisper-large-v3"],
  ["find_models", { query: "xyzzy plugh" }, "No built-in model matches"],
  ["show_model", { model: "qwen/qwen3-8b" }, "Qwen/Qwen3-8B"],
  ["snippet", { model: "openai/whisper-large-v3", provider: "fal-ai", client: "go" }, "net/http"],
  [
    "snippet",
    { model: "acme/otter", record: RECORD, client: "python/openai" },
    "from openai import OpenAI",
  ],
  ["snippet", { model: "Qwen/Qwen3-8B", library: "transformers" }, "AutoModelForCausalLM"],
  ["snippet", { model: "Qwen/Qwen3-8B", client: "python/fal_client" }, /fal/],
  ["snippet", { model: "Qwen/Qwen3-8B", client: "cobol" }, "Clients: "],
  ["snippet", { model: "Qwen/Qwen3-8B", agent: "emacs" }, "Agents: "],
  [
    "run_locally",
    { model: "Qwen/Qwen3-8B", memory: "RTX 4090", app: "vllm" },
    "vllm serve Qwen/Qwen3-8B",
  ],
  ["run_locally", { model: "Qwen/Qwen3-8B", memory: "lots" }, "neither an amount"],
  [
    "run_locally",
    { model: "Qwen/Qwen3-8B", memory: "16 GB" },
    /Nothing fits.*base_model:quantized/,
  ],
  ["run_locally", { model: "black-forest-labs/FLUX.1-dev" }, /On macOS: .*\n[^]*diffusers/],
  // Raw HTTP must name a provider, and one hosts it.
  ["snippet", { model: "google-t5/t5-small", client: "php" }, /^Provider: hf-inference\n/],
  ["snippet", { model: "Qwen/Qwen3-8B", client: "ts/ai" }, "Did you mean ts/ai-sdk?"],
  [
    "snippet",
    { model: "Qwen/Qwen3-8B", provider: "vllm", agent: "opencode" },
    /--max-model-len 32768 .*--tool-call-parser[^]*"context": 32768/,
  ],
  ["find_models", { query: "chat", limit: 2 }, "2 of them; more with `offset`"],
  ["explain_absence", { model: "Qwen/Qwen3-8B", what: "ollama" }, /GGUF/],
  ["snippet", { model: "nobody/knows" }, "Use find_models, or pass `record`"],
  ["snippet", { model: "x", record: { tags: [] } }, "needs an `id`"],
];

test.each(ANSWERS)("%s %j", async (tool, input, has) => {
  const { text } = await ask(tool, input);
  expect(text).toMatch(has);
});

const MALFORMED: readonly (readonly [tool: string, input: object])[] = [
  ["snippet", {}],
  ["snippet", { model: 7 }],
  ["snippet", { model: "a".repeat(1000) }],
  ["find_models", { query: "a", limit: -1 }],
  ["run_locally", { model: "Qwen/Qwen3-8B", platform: "amiga" }],
  ["show_model", { model: "a/b", record: "{}" }],
  ["snippet", { model: "a/b", record: JSON.parse('{"__proto__": {"id": "a/b"}}') as object }],
  ["no_tool", {}],
];

test.each(MALFORMED)(
  "the malformed call %s %j is an error, and the server goes on",
  async (tool, input) => {
    const said = await ask(tool, input).catch((error: unknown) => ({
      text: String(error),
      isError: true,
    }));
    expect(said.isError).toBe(true);
    expect(said.text).not.toContain("at Object");
    expect((await client.listTools()).tools.length).toBe(Object.keys(TOOLS).length);
  },
);

test("the settings of clients parse, and name the command", () => {
  expect(parseToml(CONFIGS["codex"]!)).toHaveProperty("mcp_servers.hubsmith.command", "npx");
  for (const name of ["vscode", "cursor"])
    expect(JSON.stringify(JSON.parse(CONFIGS[name]!.replace(/^\/\/.*\n/, "")))).toContain('"mcp"]');
  expect(CONFIGS["claude-code"]).toBe("claude mcp add hubsmith -- npx -y hubsmith mcp");
});
