// Repeatable results: in any order of requests, the results are those of a new hub.
import fc from "fast-check";
import {
  createHub,
  inferenceCall,
  type InferenceOptions,
  inferenceSnippets,
  loadPlugins,
  loadSnippets,
  parseModel,
} from "hubsmith";
import { isCallable } from "#core/kinds/task";
import { entries } from "hubsmith/plugins";
import { expect, test } from "vitest";

const { plugins } = await loadPlugins(entries);
const hub = createHub(plugins);
const models = hub.tasks.list.filter(isCallable).map(({ id }) => {
  const tags = ["conversational"];
  const record = { id: "acme/model", pipeline_tag: id, library_name: "transformers", tags };
  return parseModel(record).model!;
});
const OPTIONS: readonly InferenceOptions[] = [
  {},
  { inputs: "line\nbreak" },
  { streaming: true, temperature: 0.5 },
  { parameters: { seed: 7, own: true } },
  { accessToken: "hf_a", billTo: "acme-org" },
  { accessToken: "key-of-a-service", directRequest: true },
  { tokenPlaceholder: true },
  { endpointUrl: "https://one.example.org" },
];
const requests = fc.array(
  fc.record({
    model: fc.constantFrom(...models),
    provider: fc.constantFrom(...hub.providers.list.map(({ id }) => id)),
    providerId: fc.constantFrom("vendor/one", "vendor/two"),
    options: fc.constantFrom(...OPTIONS),
  }),
  { minLength: 2, maxLength: 6 },
);

test("inference snippets and calls", () => {
  let offered = 0;
  fc.assert(
    fc.property(requests, (all) => {
      const unused = createHub(plugins);
      for (const one of [...all, ...all]) {
        const offer = inferenceSnippets(hub, one);
        offered += offer.snippets.length;
        expect(offer).toEqual(inferenceSnippets(unused, one));
        expect(inferenceCall(hub, one)).toEqual(inferenceCall(unused, one));
      }
    }),
    { seed: 21, numRuns: 100 },
  );
  expect(offered).toBeGreaterThan(500);
});

test("load snippets", () => {
  const unused = createHub(plugins);
  for (const model of [...models, ...models])
    expect(loadSnippets(hub, model)).toEqual(loadSnippets(unused, model));
});
