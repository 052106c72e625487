// What is kept from call to call never shows: in any order of requests, each gets what a hub gives that knows nothing yet.
import fc from "fast-check";
import {
  answer,
  createHub,
  defineProvider,
  inferenceCall,
  type InferenceOptions,
  type InferenceRequest,
  inferenceSnippets,
  loadPlugins,
  loadSnippets,
  type Model,
  on,
  parseModel,
} from "hubsmith";
import { isCallable } from "hubsmith/host";
import { env } from "hubsmith/code";
import { entries } from "hubsmith/plugins";
import { describe, expect, test } from "vitest";
import textToImage from "./tasks/text-to-image/index.ts";

const { plugins } = await loadPlugins(entries);
// A service of which every part of a request follows from what is asked.
const changing = defineProvider({
  id: "changing",
  label: "Changing",
  baseUrl: "https://changing.example.org",
  tasks: [
    on(textToImage, {
      request: ({ inputs, parameters }) => ({
        path: `draw/${inputs.length}`,
        headers: { "X-Words": `${inputs.split(" ").length}` },
        ...("seed" in parameters ? { query: { seed: String(parameters["seed"]) } } : {}),
        json: { inputs, ...parameters },
      }),
      answer: answer.download("url", "image/png"),
      job: ({ base, query }) => ({
        state: ["state"],
        waiting: ["queued"],
        status: [`${base}/jobs${query}`],
        interval: 1,
      }),
    }),
  ],
});
const hub = createHub([...plugins, changing]);
const providers = hub.providers.list.map(({ id }) => id);
const tasks = hub.tasks.list.filter(isCallable).map(({ id }) => id);

const modelOf = (task: string, isLora: boolean) => {
  const { model } = parseModel({
    id: "example-org/example-model",
    pipeline_tag: task,
    library_name: "transformers",
    tags: ["conversational"],
    ...(isLora
      ? {
          inferenceProviderMapping: providers.map((provider) => ({
            provider,
            providerId: `example/${provider}-${task}`,
            status: "live",
            task,
            adapter: "lora",
            adapterWeightsPath: "lora.safetensors",
          })),
        }
      : {}),
  });
  if (model === undefined) throw new Error(`The record for ${task} cannot be read.`);
  return model;
};
// Few, so that each comes again with other options.
const models = tasks.flatMap((task) => [modelOf(task, false), modelOf(task, true)]);

// Mostly left out, because few choices go together.
const maybe = <T>(arbitrary: fc.Arbitrary<T>, weight = 3): fc.Arbitrary<T | undefined> =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 10 }, { arbitrary, weight });
const options: fc.Arbitrary<InferenceOptions> = fc
  .record({
    inputs: maybe(fc.constantFrom("It's raining.", "An `other` text", "line\nbreak"), 20),
    messages: maybe(fc.constantFrom([{ role: "user", content: "Hello" }], [])),
    streaming: maybe(fc.boolean(), 10),
    temperature: maybe(fc.constantFrom(0.5, 1, 0)),
    top_p: maybe(fc.constantFrom(0.9, 0.1)),
    max_tokens: maybe(fc.constantFrom(10, 256)),
    parameters: maybe(
      fc.constantFrom({ seed: 7 }, { seed: 8 }, { tools: [{ type: "function" }] }, { own: true }),
    ),
    accessToken: maybe(fc.constantFrom("hf_a", "hf_b", "key-of-a-service")),
    tokenPlaceholder: maybe(fc.boolean()),
    directRequest: maybe(fc.boolean()),
    billTo: maybe(fc.constantFrom("example-org", "other-org", "")),
    endpointUrl: maybe(fc.constantFrom("https://one.example.org", "https://two.example.org/v1")),
  })
  .map(
    (all) =>
      Object.fromEntries(
        Object.entries(all).filter(([, value]) => value !== undefined),
      ) as InferenceOptions,
  );
// One model and one provider at a time, so that each request could be taken for the last one.
const requestsOf = (
  of: readonly Model[],
  ids: readonly string[],
): fc.Arbitrary<InferenceRequest[]> =>
  fc
    .tuple(
      fc.constantFrom(...of),
      fc.constantFrom(...ids),
      fc.array(fc.tuple(maybe(fc.constantFrom("vendor/one", "vendor/two"), 20), options), {
        minLength: 4,
        maxLength: 12,
      }),
    )
    .map(([model, provider, all]) =>
      all.map(([providerId, own]) => ({
        model,
        provider,
        options: own,
        ...(providerId === undefined ? {} : { providerId }),
      })),
    );

/** How many snippets there were; throws where a hub that was asked before gives others than one that was not. */
function compare(all: readonly InferenceRequest[]): number {
  let offered = 0;
  for (const asked of [...all, ...all]) {
    const offer = inferenceSnippets(hub, asked);
    expect(offer).toEqual(inferenceSnippets({ ...hub }, asked));
    expect(inferenceCall(hub, asked)).toEqual(inferenceCall({ ...hub }, asked));
    offered += offer.snippets.length;
  }
  return offered;
}

describe("after any requests, a hub gives what one gives that knows nothing yet", () => {
  test.each([
    ["of every service", requestsOf(models, providers), 400, 1000],
    [
      "of one whose addresses and headers follow from what is asked",
      requestsOf([modelOf("text-to-image", false)], ["changing"]),
      100,
      500,
    ],
  ])("inference snippets and calls %s", (_, requests, numRuns, least) => {
    let offered = 0;
    fc.assert(
      fc.property(requests, (all) => {
        offered += compare(all);
      }),
      { numRuns },
    );
    expect(offered).toBeGreaterThan(least);
  });

  test("load snippets, which come frozen", () => {
    for (const model of [...models, ...models]) {
      const offer = loadSnippets(hub, model);
      expect(offer).toEqual(loadSnippets({ ...hub }, model));
      expect([offer, offer.snippets, ...offer.snippets].every(Object.isFrozen)).toBe(true);
    }
  });

  test("a token that was given goes into its own snippets only", () => {
    const model = modelOf("text-to-image", false);
    const ask = (accessToken?: string) =>
      JSON.stringify(
        inferenceSnippets(hub, {
          model,
          provider: "fal-ai",
          providerId: "vendor/one",
          options: accessToken === undefined ? {} : { accessToken },
        }),
      );
    const before = ask();
    expect(ask("hf_secret_one")).toContain("hf_secret_one");
    expect(ask("hf_secret_two")).not.toContain("hf_secret_one");
    expect(ask()).toBe(before);
    expect(before).toContain(env("HF_TOKEN").name);
  });
});
