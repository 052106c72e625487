// GGUF models that need another command or another API than a chat.
import { appSnippets, createHub, inferenceCall, isAbsence, type Model } from "hubsmith";
import { expect, test } from "vitest";
import llamaCpp from "../../apps/llama.cpp.ts";
import llamafile from "../../apps/llamafile.ts";
import ollama from "../../apps/ollama.ts";
import ramalama from "../../apps/ramalama.ts";
import conversational from "../../tasks/conversational.ts";
import textGeneration from "../../tasks/text-generation.ts";

const hub = createHub([llamaCpp, llamafile, ramalama, conversational, textGeneration]);
const modelOf = (id: string, fields: Partial<Model> = {}): Model => ({
  id: `acme/${id}`,
  tags: ["gguf"],
  siblings: [{ rfilename: `${id}-Q8_0.gguf` }],
  ...fields,
});

test.each([
  ["Qwen3-Embedding-0.6B-GGUF", undefined, "last"],
  ["bge-small-en-GGUF", "bert", "cls"],
  ["otter-embed-GGUF", "bert", "mean"],
  ["otter-embed-GGUF", "qwen3", "last"],
  ["otter-embed-GGUF", undefined, undefined],
])("%s (%s) pools %s", (id, architecture, wanted) => {
  const gguf = architecture === undefined ? {} : { gguf: { architecture } };
  const { snippets } = appSnippets(
    hub,
    modelOf(id, { pipeline_tag: "feature-extraction", ...gguf }),
  );
  expect(snippets.length).toBe(3);
  for (const { commands } of snippets) {
    const words = commands
      .map(({ content }) => content)
      .join(" ")
      .split(/[\s'=]+/);
    expect(words).toContain("--embedding");
    const at = words.indexOf("--pooling");
    expect(at < 0 ? undefined : words[at + 1]).toBe(wanted);
  }
});

const CHAT = ["gguf", "conversational"];
test.each([
  ["the tag", modelOf("otter-GGUF", { tags: CHAT }), true],
  ["a template", modelOf("otter-GGUF", { gguf: { chat_template: "{{ x }}" } }), true],
  ["a pretrained name", modelOf("Qwen2.5-7B-GGUF", { tags: CHAT }), false],
  ["a type", modelOf("otter-GGUF", { tags: ["gguf", "gpt2", "conversational"] }), false],
  ["a header", modelOf("otter-GGUF", { tags: CHAT, gguf: { architecture: "gptj" } }), false],
  ["no template", modelOf("otter-GGUF", { gguf: { architecture: "llama" } }), false],
  ["the Hub's tags", modelOf("otter-GGUF", { tags: ["gguf", "region:us"] }), false],
  ["the name", modelOf("otter-Instruct-GGUF", { tags: ["gguf", "region:us"] }), true],
  ["no evidence", modelOf("otter-GGUF"), true],
] as const)("by %s, a server is asked for a chat: %s", (_, model, isChat) => {
  for (const { id } of hub.apps) {
    const call = inferenceCall(hub, { model, provider: id });
    const request = isAbsence(call) ? call : call.request;
    const url = isAbsence(request) ? request.reason : (request.url as string);
    expect(url).toMatch(isChat ? /\/v1\/chat\/completions$/ : /\/v1\/completions$/);
  }
});

test("an app that loads no file in parts runs a less precise one", () => {
  const parts = [1, 2].map((part) => `otter-Q4_K_M-0000${part}-of-00002.gguf`);
  const siblings = [...parts, "otter-Q3_K_M.gguf"].map((rfilename) => ({ rfilename }));
  const { snippets } = appSnippets(createHub([ollama, llamaCpp]), modelOf("otter", { siblings }));
  expect(snippets.map(({ file }) => file).toSorted()).toEqual(["otter-Q3_K_M.gguf", parts[0]]);
});
