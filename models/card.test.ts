// The facts of a record, as a reader sees them.
import { parseModel } from "hubsmith";
import { expect, test } from "vitest";
import { contextOf, factsOf, sizeOf } from "./card.ts";
import { tokensText } from "./hosting.ts";

const model = parseModel({
  id: "acme/otter-8B-GGUF",
  tags: ["gguf"],
  gguf: { total: 8_030_261_248, context_length: 131_072 },
}).model!;
const bare = parseModel({ id: "acme/bare" }).model!;

test("parameters and context", () => {
  expect([sizeOf(model), contextOf(model)]).toEqual(["8B", "131,072"]);
  expect([sizeOf(bare), contextOf(bare)]).toEqual([undefined, undefined]);
});

test("a list shows the parameters of a record, but not of packed weights", () => {
  const tags = ["base_model:quantized:acme/otter-8B"];
  expect(factsOf(model).size).toBe("8B");
  expect(factsOf({ ...model, tags }).size).toBe("8B");
  const packed = parseModel({ id: "acme/otter-8B-NVFP4", tags, safetensors: { total: 4.9e9 } });
  expect(factsOf(packed.model!).size).toBe(undefined);
  expect(factsOf(bare).size).toBe(undefined);
});

test("providers are live ones, and their ids for the model are its other ids", () => {
  const mapping = { provider: "groq", providerId: "otter-8b", task: "conversational" };
  const inferenceProviderMapping = [
    { ...mapping, status: "live" },
    { ...mapping, provider: "novita", providerId: "acme/otter", status: "error" },
    { ...mapping, provider: "nebius", providerId: "acme/otter" },
  ];
  const record = { id: "acme/otter", inferenceProviderMapping };
  const otter = factsOf(parseModel(record).model!);
  expect(otter).toMatchObject({ providers: ["groq", "nebius"], providerIds: ["otter-8b"] });
  // Providers serve embedders as chats, too.
  const isChat = (more: object) => factsOf(parseModel({ ...record, ...more }).model!).isChat;
  expect(isChat({})).toBe(true);
  expect(isChat({ pipeline_tag: "text-generation" })).toBe(true);
  expect(isChat({ pipeline_tag: "feature-extraction" })).toBe(false);
  expect(isChat({ inferenceProviderMapping: [], tags: ["conversational"] })).toBe(true);
  expect(isChat({ inferenceProviderMapping: [] })).toBe(false);
});

test("a number of tokens", () => {
  expect([8192, 131_072, 999_600, 1_048_576, 1_500_000].map(tokensText)).toEqual([
    "8k",
    "131k",
    "1M",
    "1M",
    "1.5M",
  ]);
});
