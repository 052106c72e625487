// Frameworks send what a chat says, or there is a reason for no program.
import { createHub, inferenceSnippets, type InferenceOptions, loadPlugins } from "hubsmith";
import type { ValueObject } from "hubsmith/code";
import { entries } from "hubsmith/plugins";
import { expect, test } from "vitest";

const hub = createHub((await loadPlugins(entries)).plugins);
const clients = hub.clients.list.filter((client) => client.isFramework).map(({ id }) => id);
const model = { id: "owner/name", tags: ["conversational"], pipeline_tag: "text-generation" };

function framed(options: InferenceOptions, code = "framework-lacks-members") {
  const request = { model, provider: "together", providerId: "a/b", options };
  const { snippets, notOffered, diagnostics } = inferenceSnippets(hub, request, { clients });
  expect(diagnostics).toEqual([]);
  const refused = notOffered.filter((one) => one.code === code);
  return { snippets, refused: refused.map(({ client, language }) => `${language}/${client}`) };
}

const ask = (content: unknown, more: object = {}): InferenceOptions => ({
  messages: [{ role: "user", content, ...more }] as never,
});
const part = (more: object): InferenceOptions =>
  ask([{ type: "image_url", image_url: { url: "https://a.example/a.png" }, ...more }]);

// Measured with a server that records requests. LiteLLM and Instructor send messages unchanged.
const OWN = ["python/pydantic-ai", "python/openai-agents", "ts/ai-sdk", "ts/openai-agents"];
test.each<[string, InferenceOptions, readonly string[]]>([
  ["nothing more", ask("Hi"), []],
  ["a picture", part({}), []],
  [
    "a name",
    ask("Hi", { name: "Ann" }),
    [...OWN, "python/smolagents", "python/llama-index", "python/dspy"],
  ],
  [
    "another member",
    ask("Hi", { extra: 1 }),
    [
      ...OWN,
      "python/langchain",
      "ts/langchain",
      "python/smolagents",
      "python/llama-index",
      "python/dspy",
    ],
  ],
  ["a member of a part", part({ cache_control: {} }), OWN],
  ["a detail", part({ image_url: { url: "https://a.example/a.png", detail: "low" } }), OWN],
])("a framework that drops a member of messages is not offered: %s", (_, options, expected) => {
  expect(framed(options).refused.toSorted()).toEqual(expected.toSorted());
});

const toolWith = (city: ValueObject, description: string): InferenceOptions => ({
  parameters: {
    tools: [
      {
        type: "function",
        function: {
          name: "weather",
          description,
          parameters: { type: "object", properties: { city }, required: ["city"] },
        },
      },
    ],
  },
});

test("frameworks send the descriptions of arguments, and those that are no plain docstrings", () => {
  const described = { type: "string", description: "The city" };
  const { snippets } = framed(toolWith(described, "Finds it.\n\nReturns: a text"));
  expect(snippets.map(({ client }) => client)).toHaveLength(7);
  for (const { content } of snippets) {
    expect(content).toMatch(/Field\(description="The city"\)|\.describe\("The city"\)/);
    expect(content).toMatch(/description(?:_override)?(?:=|: )"Finds it\.\\n\\nReturns: a text"/);
  }
});

test("an empty description is none", () => {
  const { snippets } = framed(toolWith({ type: "string", description: "" }, ""));
  expect(snippets.map(({ client }) => client)).toHaveLength(6);
  expect(snippets.filter(({ content }) => /Field|describe|""$/m.test(content))).toEqual([]);
});

test("a framework would drop what an argument is limited to", () => {
  const limited = toolWith({ type: "string", enum: ["Rome"] }, "Finds it");
  expect(framed(limited, "framework-lacks-tools").snippets).toEqual([]);
});
