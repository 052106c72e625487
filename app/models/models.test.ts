// Finding models: by words, by facets, in an order, by a URL.
import { parseModel } from "hubsmith";
import { describe, expect, it, test } from "vitest";
import { cardOf, type FacetId, type ModelCard } from "../catalog/card.ts";
import { finderOf, literally } from "./find.ts";
import { forgivingly } from "./fuzzy.ts";
import { EVERYTHING, type Query, readQuery, toggled, writeQuery } from "./query.ts";

const modalities = new Map([
  ["text-generation", "nlp"],
  ["automatic-speech-recognition", "audio"],
]);
const card = (id: string, fields: object = {}): ModelCard =>
  cardOf(parseModel({ id, ...fields }).model!, (task) => modalities.get(task));

const serves = (...providers: readonly string[]): object => ({
  inferenceProviderMapping: providers.map((provider) => ({ provider, providerId: "x" })),
});
const CARDS = [
  card("openai/whisper-large-v3", {
    pipeline_tag: "automatic-speech-recognition",
    library_name: "transformers",
    ...serves("groq", "fal-ai"),
  }),
  card("openai/whisper-tiny", {
    pipeline_tag: "automatic-speech-recognition",
    library_name: "transformers",
  }),
  card("meta-llama/Llama-3.1-8B", {
    pipeline_tag: "text-generation",
    library_name: "transformers",
    tags: ["license:llama3.1"],
    ...serves("groq"),
  }),
  card("someone/Llama-3.1-8B-GGUF", { pipeline_tag: "text-generation", tags: ["gguf"] }),
  card("someone/llama-awq", {
    library_name: "transformers",
    config: { quantization_config: { quant_method: "AWQ" } },
  }),
  card("nobody/knows"),
];
const find = finderOf(CARDS, forgivingly);
const ask = (text: string, more: Partial<Query> = {}): Query => ({ ...EVERYTHING, text, ...more });
const wanting = (wanted: Partial<Record<FacetId, readonly string[]>>): Query => ({
  ...EVERYTHING,
  wanted: { ...EVERYTHING.wanted, ...wanted },
});
const ids = (query: Query): readonly string[] => find(query).cards.map(({ id }) => id);
const countsOf = (query: Query, facet: FacetId): object =>
  Object.fromEntries(find(query).counts[facet].map(({ value, count }) => [value, count]));

describe("a card", () => {
  it("has its facets from the record only", () => {
    expect(CARDS[0]!.facets).toEqual({
      modality: ["audio"],
      task: ["automatic-speech-recognition"],
      library: ["transformers"],
      provider: ["groq", "fal-ai"],
      quantization: [],
    });
    expect(CARDS[4]!.facets.quantization).toEqual(["awq"]);
    expect(Object.values(CARDS[5]!.facets).flat()).toEqual([]);
  });
});

describe("words", () => {
  it("are found exactly before the fuzzy matcher is loaded", () => {
    const plain = finderOf(CARDS, literally);
    const found = (text: string): readonly string[] => plain(ask(text)).cards.map(({ id }) => id);
    expect(found("WHISPER tiny")).toEqual(["openai/whisper-tiny"]);
    expect(found("tiny whisper")).toEqual(["openai/whisper-tiny"]);
    expect(found("wisper")).toEqual([]);
    expect(found("")).toHaveLength(CARDS.length);
  });

  it.each([
    ["whisper", ["openai/whisper-large-v3", "openai/whisper-tiny"]],
    ["WHISPER tiny", ["openai/whisper-tiny"]],
    ["tiny whisper", ["openai/whisper-tiny"]],
    ["wisper", ["openai/whisper-large-v3", "openai/whisper-tiny"]],
    ["whipser", ["openai/whisper-large-v3", "openai/whisper-tiny"]],
    ["https://huggingface.co/someone/llama-awq", ["someone/llama-awq"]],
    ["meta-llama/Llama", ["meta-llama/Llama-3.1-8B"]],
    ["llama3.1", ["meta-llama/Llama-3.1-8B"]],
    ["awq", ["someone/llama-awq"]],
    ["quantum chess", []],
  ])("%s", (text, found) => {
    expect([...ids(ask(text))].toSorted()).toEqual([...found].toSorted());
  });

  it("that are only punctuation find all or none, and do not throw", () => {
    for (const text of ["", "  ", "/", "(", "[", "\\", "*", "-", '"', "💥", "a".repeat(5000)])
      expect([0, CARDS.length]).toContain(ids(ask(text)).length);
  });
});

describe("facets", () => {
  it("match one of several values, and all facets together", () => {
    expect(ids(wanting({ provider: ["groq", "fal-ai"] }))).toHaveLength(2);
    expect(ids(wanting({ provider: ["groq"], modality: ["nlp"] }))).toEqual([
      "meta-llama/Llama-3.1-8B",
    ]);
  });

  it("count results by the selections of the other facets only", () => {
    const query = wanting({ library: ["transformers"], task: ["text-generation"] });
    expect(countsOf(query, "task")).toEqual({
      "automatic-speech-recognition": 2,
      "text-generation": 1,
    });
    expect(countsOf(query, "library")).toEqual({ transformers: 1 });
    expect(countsOf(ask("whisper"), "provider")).toEqual({ groq: 1, "fal-ai": 1 });
  });

  it("list a selected value without models", () => {
    expect(countsOf(wanting({ task: ["toString"] }), "task")).toMatchObject({ toString: 0 });
    expect(ids(wanting({ task: ["toString"] }))).toEqual([]);
  });
});

describe("order", () => {
  it("is by name, or by the number of providers of a model", () => {
    expect(ids(ask("", { sort: "name" }))[0]).toBe("meta-llama/Llama-3.1-8B");
    expect(ids(ask("", { sort: "providers" })).slice(0, 2)).toEqual([
      "openai/whisper-large-v3",
      "meta-llama/Llama-3.1-8B",
    ]);
  });
});

describe("a URL", () => {
  test.each([
    ["", EVERYTHING],
    ["?q=a+b%26c", ask("a b&c")],
    [
      "?task=text-generation&task=x&sort=name",
      { ...wanting({ task: ["text-generation", "x"] }), sort: "name" },
    ],
  ] as const)("%s is read and written", (address, query) => {
    expect(readQuery(address)).toEqual(query);
    expect(writeQuery(query)).toBe(address);
  });

  it("with invalid values is parsed as far as possible", () => {
    expect(readQuery("?sort=toString&task=&task=a&task=a&constructor=1")).toEqual(
      wanting({ task: ["a"] }),
    );
  });

  it("changes by one value", () => {
    const once = toggled(EVERYTHING, "task", "x");
    expect(writeQuery(once)).toBe("?task=x");
    expect(toggled(once, "task", "x")).toEqual(EVERYTHING);
  });
});
