// The server answers the official client, refuses malformed calls without ending, and its answers fit into a context.
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { entries } from "hubsmith/plugins";
import { parsers } from "prettier/plugins/markdown";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CONTROL, ODD, proseOf, SAMPLE } from "../in-memory.test.util.ts";
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
  // An object in a template string; a list of models has no other such words, either.
  expect(text).not.toMatch(name === "find_models" ? ODD : /\[object /);
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
  ["find_models", { query: "" }, /^\d+ built-in models, 10 of them; /],
  ["show_model", { model: "qwen/qwen3-8b" }, "Qwen/Qwen3-8B"],
  ["snippet", { model: "openai/whisper-large-v3", provider: "fal-ai", client: "go" }, "net/http"],
  [
    "snippet",
    { model: "acme/otter", record: RECORD, client: "python/openai" },
    "from openai import OpenAI",
  ],
  ["snippet", { model: "Qwen/Qwen3-8B", library: "transformers" }, "AutoModelForCausalLM"],
  ["snippet", { model: "Qwen/Qwen3-8B", client: "python/fal_client" }, /fal/],
  ["snippet", { model: "Qwen/Qwen3-8B", client: "cobol" }, /^client: .*Known: .*python\/openai/],
  ["snippet", { model: "Qwen/Qwen3-8B", agent: "emacs" }, /^agent: .*Known: aider, /],
  [
    "run_locally",
    { model: "Qwen/Qwen3-32B", memory: "RTX 4090", app: "vllm" },
    /4 GPUs with 24 GB[^]*vllm serve Qwen\/Qwen3-32B .*--tensor-parallel-size 4/,
  ],
  ["run_locally", { model: "Qwen/Qwen3-8B", memory: "lots" }, "neither an amount"],
  [
    "run_locally",
    { model: "Qwen/Qwen3-8B", memory: "2 GB" },
    /Nothing fits\.\n\nQuantized .*: `Qwen\/Qwen3-8B-GGUF`.*base_model:quantized/,
  ],
  [
    "run_locally",
    { model: "qwen3:8b", memory: "M4 16GB", platform: "macos" },
    /First: llama\.cpp[^]*llama cli -hf Qwen\/Qwen3-8B-GGUF:Q6_K -c 8192/,
  ],
  ["run_locally", { model: "black-forest-labs/FLUX.1-dev" }, /drawthings.* macos [^]*diffusers/],
  // Raw HTTP must name a provider, and one hosts it.
  ["snippet", { model: "google-t5/t5-small", client: "php" }, /\n## Call hf-inference with php/],
  ["snippet", { model: "Qwen/Qwen3-8B", client: "ts/ai" }, "Did you mean ts/ai-sdk?"],
  [
    "snippet",
    { model: "Qwen/Qwen3-8B", provider: "vllm", agent: "opencode" },
    /--max-model-len 65536 .*--tool-call-parser[^]*"context": 65536/,
  ],
  ["find_models", { query: "chat", limit: 2 }, "2 of them; more with `offset`"],
  ["explain_absence", { model: "Qwen/Qwen2.5-0.5B", what: "ollama" }, /GGUF/],
  ["explain_absence", { model: "Qwen/Qwen3-8B", what: "groq" }, /^- groq: Groq is not .*\.$/],
  ["explain_absence", { model: "Qwen/Qwen3-8B", what: "cURL" }, /^cURL is offered for /],
  ["explain_absence", { model: "Qwen/Qwen3-8B", provider: "nope" }, /^provider: "nope" .*\.$/],
  ["snippet", { model: "Qwen/Qwen3-8B", provider: "nope" }, /^provider: "nope" is not known\./],
  ["snippet", { model: "Qwen/Qwen3-8B", provider: "groq" }, /^- groq: Groq is not .*\n\nProviders/],
  ["snippet", { model: "zai-org/GLM-5.1", agent: "Claude Code" }, "ANTHROPIC_BASE_URL"],
  [
    "snippet",
    { model: "openai/gpt-oss-120b", provider: "Groq", client: "Rust", direct: true },
    /--features [^]*Set GROQ_API_KEY[^]*api\.groq\.com/,
  ],
  ["run_locally", { model: "Qwen/Qwen3-8B", app: "llamacpp" }, "Did you mean llama.cpp?"],
  ["run_locally", { model: "Qwen/Qwen2.5-0.5B", app: "ollama" }, /GGUF[^]*base_model:quantized/],
  [
    "run_locally",
    { model: "Qwen/Qwen3-8B", app: "ollama" },
    /Runs as .Qwen\/Qwen3-8B-GGUF., its owner's own version\.[^]*hf\.co\/Qwen\/Qwen3-8B-GGUF:Q4_K_M/,
  ],
  [
    "snippet",
    { model: "Qwen/Qwen3-8B", provider: "llama.cpp", agent: "opencode" },
    /^# .Qwen\/Qwen3-8B.\n\nRuns as .Qwen\/Qwen3-8B-GGUF.\.[^]*llama serve -hf Qwen\/Qwen3-8B-GGUF/,
  ],
  [
    "snippet",
    { model: "Qwen/Qwen3-8B", provider: "ollama", client: "go" },
    /hf\.co\/Qwen\/Qwen3-8B-GGUF/,
  ],
  [
    "find_models",
    { query: "glm-5.1 tools under $5" },
    /GLM-5\.1.* in, \$.*tools[^]*\n\nUnderst.*"tools"/,
  ],
  [
    "find_models",
    { query: "chat", offset: 99_999 },
    /^\d+ built-in models: `offset` 99999 is past/,
  ],
  ["show_model", { model: "zai-org/GLM-5.1" }, /cheapest[^]*All known offers/],
  ["snippet", { model: "nobody/knows" }, "Use find_models, or pass `record`"],
  ["snippet", { model: "x", record: { tags: [] } }, "needs an `id`"],
];

test.each(ANSWERS)("%s %j", async (tool, input, has) => {
  const { text } = await ask(tool, input);
  expect(text).toMatch(has);
});

test("a model is found with the prices of its table", async () => {
  const { text: found } = await ask("find_models", { query: "glm-5.1", limit: 1 });
  const [, ...cells] = /from (\S+) in, (\S+) out a million tokens at (\S+)/.exec(found)!;
  const { text: shown } = await ask("show_model", { model: "zai-org/GLM-5.1" });
  const [, head, ...rows] = shown
    .split("\n")
    .slice(1)
    .map((line) => line.split(/ {2,}/));
  expect(head!.slice(0, 3)).toEqual(["PROVIDER", "IN", "OUT"]);
  const [input, output, provider] = cells;
  expect(rows.map((row) => row.slice(0, 3))).toContainEqual([provider, input, output]);
  expect(input).not.toBe(output);
});

test.each<[tool: string, input: object, message?: string]>([
  ["snippet", {}],
  ["snippet", { model: 7 }],
  ["snippet", { model: "a".repeat(1000) }],
  ["find_models", { query: "a", limit: -1 }],
  ["find_models", { query: "a", task: "b" }, "task. Known: query, hosted, offset, limit."],
  ["run_locally", { model: "Qwen/Qwen3-8B", platform: "amiga" }],
  ["show_model", { model: "a/b", record: "{}" }],
  ["snippet", { model: "a/b", record: JSON.parse('{"__proto__": {"id": "a/b"}}') as object }],
  ["no_tool", {}],
  ["snippet", { model: "Qwen/Qwen3-8B", endpoint: "javascript:alert(1)" }],
])("the malformed call %s %j is an error, and the server goes on", async (tool, input, message) => {
  const said = await ask(tool, input).catch((error: unknown) => ({
    text: String(error),
    isError: true,
  }));
  expect(said.isError).toBe(true);
  expect(said.text).toContain(message ?? "");
  expect(said.text).not.toContain("at Object");
  expect((await client.listTools()).tools.length).toBe(Object.keys(TOOLS).length);
});

// The answer for a control record, which is given for a built-in model, has these words. Others have none outside of programs.
test.each<readonly [tool: string, input: object]>([
  ["show_model", {}],
  ["snippet", {}],
  ["snippet", { library: "transformers" }],
  ["snippet", { agent: "codex" }],
  ["run_locally", { memory: "4GiB" }],
  ["run_locally", { app: "llama.cpp" }],
  ["explain_absence", {}],
])("%s %j has no words of a value that is not printed", async (tool, input) => {
  for (const record of SAMPLE)
    expect(proseOf((await ask(tool, { ...input, model: record.id, record })).text)).not.toMatch(
      ODD,
    );
  const { text } = await ask(tool, { ...input, model: "Qwen/Qwen3-8B", record: CONTROL });
  expect(proseOf(text)).toMatch(ODD);
});

interface Node {
  readonly type: string;
  readonly url?: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}
const nodesOf = (node: Node): readonly Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)];
const shown = (node: Node): string =>
  nodesOf(node)
    .map(({ value }) => value ?? "")
    .join("");

/** The markup of values: images, tags, headings of their own, links that show other than their URL, and open fences. */
function markupIn(text: string): readonly string[] {
  const root = parsers.markdown.parse(`${text}\n\nend`, {} as never) as Node;
  const isOurs = (node: Node): boolean =>
    node.type === "link"
      ? shown(node) === node.url
      : node.type === "heading"
        ? shown(node) !== "h"
        : !/^(?:html|image|definition|footnote|.*Reference)/.test(node.type);
  const odd = nodesOf(root).filter((node) => !isOurs(node));
  return [
    ...odd.map(({ type }) => type),
    ...(root.children!.at(-1)!.type === "paragraph" ? [] : ["open"]),
  ];
}

const HOSTILE = [
  "\n\n# h\n\n```sh\nx",
  "[x](javascript:alert(1))",
  "<b onclick=a>",
  "![i](https://a.example)",
  "````",
  "~~~\nx",
];

test.each(HOSTILE)("%j in a record or an argument adds no markup", async (text) => {
  const fields = {
    ...RECORD,
    id: `acme/${text}`,
    pipeline_tag: text,
    library_name: text,
    siblings: [{ rfilename: `${text}-Q4_K_M.gguf` }],
    inferenceProviderMapping: [{ provider: text, providerId: text, status: text, task: text }],
  };
  const tools = Object.keys(TOOLS).filter((tool) => tool !== "find_models");
  const inputs = tools.flatMap((tool): readonly (readonly [string, object])[] => [
    [tool, { model: "x", record: { ...fields, pipeline_tag: "text-generation" } }],
    [tool, { model: "x", record: { ...RECORD, ...fields, id: "acme/otter" } }],
    [tool, { model: text }],
    ...["provider", "client", "library", "agent", "app", "what", "memory"].map(
      (argument) => [tool, { model: "x", record: RECORD, [argument]: text }] as const,
    ),
  ]);
  for (const [tool, input] of [...inputs, ["find_models", { query: text }] as const]) {
    const said = await ask(tool, input);
    expect([tool, input, markupIn(said.text)]).toEqual([tool, input, []]);
  }
});
