// What users type finds what they mean, among the real models.
import { loadPlugins, type Plugin } from "hubsmith";
import { describe, expect, it, test } from "vitest";
import { entries } from "#app/plugins";
import { sampled } from "#plugins/kit/testing/sampled";
import { allFacts } from "../records.ts";
import { type Facts } from "../card.ts";
import { FACETS, type FacetId, labelsOf } from "../labels.ts";
import { type Count, EVERYTHING, type Query, searchOf, SORTS } from "./search.ts";
import { WISHES } from "./wishes.ts";

const search = searchOf(allFacts(), entries, WISHES);
const resultsOf = (text: string, more: Partial<Query> = {}): readonly Facts[] =>
  search({ ...EVERYTHING, text, ...more }).models;
const first = (text: string, count = 10): readonly Facts[] => resultsOf(text).slice(0, count);

test("a text that is only punctuation or too long does not fail", () => {
  for (const text of ["/", "(", "[", "\\", "*", "-", '"', "💥", "a".repeat(5000)])
    expect(() => resultsOf(text)).not.toThrow();
  for (const text of ["quantum chess zzz", "distance quxly"]) expect(resultsOf(text)).toEqual([]);
});

test("facets match one of several values, and count by the other facets", () => {
  const wanted = { ...EVERYTHING.wanted, provider: ["groq", "cerebras"], task: ["conversational"] };
  const { models, counts } = search({ ...EVERYTHING, wanted });
  expect(models.length).toBeGreaterThan(3);
  for (const { providers, isChat } of models) {
    expect(providers.some((id) => wanted.provider.includes(id))).toBe(true);
    expect(isChat).toBe(true);
  }
  const chats = resultsOf("", { wanted: { ...EVERYTHING.wanted, task: ["conversational"] } });
  const novita = chats.filter(({ providers }) => providers.includes("novita")).length;
  expect(counts.provider.find(({ value }) => value === "novita")?.count).toBe(novita);
  const none = search({ ...EVERYTHING, wanted: { ...EVERYTHING.wanted, task: ["toString"] } });
  expect(none.models).toEqual([]);
  expect(none.counts.task).toContainEqual({ value: "toString", count: 0 });
});

test("no two values of a facet have the same label, and an alias of a library finds the same models", () => {
  const labels = labelsOf(entries);
  const { counts } = search(EVERYTHING);
  for (const facet of FACETS) {
    const all = counts[facet].map(({ value }) => labels(facet, value));
    expect(all).toEqual([...new Set(all)]);
  }
  const of = (library: string) =>
    search({ ...EVERYTHING, wanted: { ...EVERYTHING.wanted, library: [library] } });
  const ids = (library: string) => of(library).models.map(({ id }) => id);
  expect(ids("gguf")).toEqual(ids("llama.cpp"));
  const named = new Map(allFacts().map(({ id, library }) => [id, library]));
  expect(new Set(ids("gguf").map((id) => named.get(id)))).toEqual(new Set(["gguf", "llama.cpp"]));
  // It can be deselected.
  const [selected] = of("gguf").counts.library.filter(({ value }) => value === "gguf");
  expect(selected?.count).toBe(ids("gguf").length);
  expect(of("gguf").counts.library.map(({ value }) => value)).not.toContain("llama.cpp");
});

test("the order is by downloads, likes, name or providers", () => {
  const top = (sort: Query["sort"]): Facts => resultsOf("", { sort, hostedFirst: false })[0]!;
  expect(top("downloads").downloads).toBe(
    Math.max(...resultsOf("").map((model) => model.downloads)),
  );
  expect(top("likes").likes).toBe(Math.max(...resultsOf("").map((model) => model.likes)));
  expect(top("providers").providers.length).toBeGreaterThan(8);
  expect(top("name").id[0]!.toLowerCase()).toMatch(/[\da]/);
});

test.each(SORTS)("hosted models are first, and in each part the order is the same: %s", (sort) => {
  const models = resultsOf("", { sort });
  const all = resultsOf("", { sort, hostedFirst: false });
  const isFirst = ({ providers }: Facts): boolean => providers.some((id) => id !== "hf-inference");
  expect(models).toEqual([...all.filter(isFirst), ...all.filter((model) => !isFirst(model))]);
  expect(models).not.toEqual(all);
  expect(models[0]!.providers).not.toEqual([]);
});

test("among models that match equally well, hosted ones are first", () => {
  const [model, ...others] = allFacts().filter(({ providers }) => providers.length === 0);
  const hosted = { ...others.at(-1)!, id: "acme/otter-chat", providers: ["groq"] };
  const find = searchOf([{ ...model!, id: "acme/otter" }, hosted, ...others], entries);
  const idsFor = (text: string, more: Partial<Query> = {}) =>
    find({ ...EVERYTHING, text, ...more }).models.map(({ id }) => id);
  expect(idsFor("acme")).toEqual(["acme/otter-chat", "acme/otter"]);
  expect(idsFor("acme", { hostedFirst: false })).toEqual(["acme/otter", "acme/otter-chat"]);
  // A better match is before a hosted one.
  expect(idsFor("otter")).toEqual(["acme/otter", "acme/otter-chat"]);
});

describe("the id of a provider", () => {
  it.each([
    ["accounts/fireworks/models/glm-5p1", "zai-org/GLM-5.1"],
    ["ACCOUNTS/fireworks/models/GLM-5p1 ", "zai-org/GLM-5.1"],
    ["glm-5p1", "zai-org/GLM-5.1"],
    ["minimax/minimax-m3", "MiniMaxAI/MiniMax-M3"],
  ])("%s finds and opens the model", (text, id) => {
    const { models, opens, newId, isSimilar } = search({ ...EVERYTHING, text });
    expect(models[0]!.id).toBe(id);
    expect({ opens, newId, isSimilar }).toEqual({ opens: id, newId: undefined, isSimilar: false });
  });

  it("of any offer finds its model", () => {
    const wrong = allFacts().flatMap(({ id, providerIds }) =>
      providerIds.filter(
        (text) =>
          !resultsOf(text)
            .slice(0, 40)
            .some((found) => found.id === id),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it("in the URL of the Hub is the id of another model", () => {
    const text = "https://huggingface.co/minimax/minimax-m3";
    expect(search({ ...EVERYTHING, text }).opens).toBe("minimax/minimax-m3");
  });
});

describe("what providers offer", () => {
  const values = (facet: FacetId): readonly Count[] => search(EVERYTHING).counts[facet];
  const wanting = (facet: FacetId, ...wanted: readonly string[]): readonly Facts[] =>
    resultsOf("", { wanted: { ...EVERYTHING.wanted, [facet]: wanted } });

  it.each(["price", "context", "feature"] as const)(
    "%s: each value finds as many models as it counts",
    (facet) => {
      expect(values(facet).length).toBeGreaterThan(1);
      for (const { value, count } of values(facet))
        expect(wanting(facet, value)).toHaveLength(count);
    },
  );

  it("is the lowest price of a live provider, input and output", () => {
    for (const [value, most] of [
      ["free", 0],
      ["0.1", 0.1],
      ["0.5", 0.5],
      ["1", 1],
      ["2", 2],
    ] as const) {
      const found = wanting("price", value).map(({ hosting }) => hosting!.cheapest!);
      const highest = Math.max(0, ...found.flatMap(({ input, output }) => [input!, output!]));
      expect(highest).toBeLessThanOrEqual(most);
      expect(most - highest).toBeLessThan(most / 2 || 1);
    }
  });

  it("is the longest context, and tools and images of any provider", () => {
    const contexts = wanting("context", "1M").map(({ hosting }) => hosting!.context!);
    expect(Math.min(...contexts)).toBeGreaterThanOrEqual(1_000_000);
    const glm = allFacts().find(({ id }) => id === "zai-org/GLM-5.1")!.hosting!;
    expect(glm).toMatchObject({ context: 204_800, features: ["tools", "reasoning"] });
    expect(glm.cheapest).toMatchObject({ provider: "deepinfra", input: 1.05, output: 3.5 });
    const seeing = wanting("feature", "vision").map(({ id }) => id);
    expect(seeing).toContain("google/gemma-4-31B-it");
    expect(seeing).not.toContain("zai-org/GLM-5.1");
  });
});

describe("Enter", () => {
  const opened = (text: string, more: Partial<Query> = {}) => {
    const { opens, newId } = search({ ...EVERYTHING, text, ...more });
    return { opens, isNew: newId !== undefined };
  };

  it("opens a model by its id in any case, whatever filters and order are chosen", () => {
    const wanted = { ...EVERYTHING.wanted, task: ["no-such-task"] };
    for (const { id } of sampled(allFacts(), 8).filter(({ id }) => id.includes("/")))
      expect(opened(id.toUpperCase(), { sort: "likes", wanted }).opens).toBe(id);
  });

  it("never opens another model for an id with another letter", () => {
    for (const { id } of allFacts().slice(0, 100)) expect(opened(`${id}z`).opens).toBe(`${id}z`);
  });

  it("opens the first match, but nothing that is only similar", () => {
    expect(opened("whisper").opens).toBe(first("whisper")[0]!.id);
    for (const text of ["wisper", "whisper-large-v2", "SmolLM2-1.7B-Instruct"]) {
      expect(search({ ...EVERYTHING, text })).toMatchObject({ isSimilar: true, opens: undefined });
      expect(first(text).length).toBeGreaterThan(0);
    }
  });
});

test("a search for an agent opens a model in the agent, and one for an app in the app", async () => {
  const { plugins } = await loadPlugins(entries.filter(({ kind }) => kind === "app"));
  const wrong: string[] = [];
  let agents = 0;
  for (const plugin of plugins as readonly Plugin<"app">[]) {
    const { agent } = search({ ...EVERYTHING, text: plugin.label }).named;
    if (agent === undefined) continue;
    agents += 1;
    if (agent !== plugin.id || plugin.configures === undefined) wrong.push(plugin.id);
  }
  expect(wrong).toEqual([]);
  expect(agents).toBeGreaterThan(10);
  // A version of it runs there; vLLM is also a library, of which it is not.
  for (const app of ["ollama", "vllm"])
    expect(search({ ...EVERYTHING, text: `qwen3-8b ${app}` })).toMatchObject({
      opens: "Qwen/Qwen3-8B",
      named: { app },
    });
});
