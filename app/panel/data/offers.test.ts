// Choosing a provider by what it offers, and what happens if a provider lacks something.
import { expect, test } from "vitest";
import { cheapestOf, loadOffers, offersOf } from "hubsmith/offers";
import { USUAL_CALL } from "#plugins/kit/offers/offer";
import { priceText } from "#plugins/kit/offers/text";
import { hostedFactsOf, loadModel, loadModels } from "#models/records";
import { providerTable } from "../../models/offers/provider-table.ts";
import { readUrlChoice } from "../../pages/model/url-choice.ts";
import { entries } from "../../plugins.ts";
import { createPluginCache, loadHub } from "../../models/plugins.ts";
import { alternativesOf } from "./alternatives.ts";
import { panelOf } from "./panel-data.ts";
import { createPanelStore, type PanelStore } from "./store.ts";
import { providerOf } from "./state.ts";
import { waysIn } from "./offered.ts";

const cache = createPluginCache(entries);

async function opened(id: string, search = ""): Promise<PanelStore> {
  const { choice } = readUrlChoice(search, id, entries);
  const store = createPanelStore(loadModel(id)!, cache, choice);
  await store.actions.load();
  return store;
}

test("one provider is the cheapest: of the newest list, which a page opens with, and first in its table; its way names its price", async () => {
  const { hub } = await loadHub(entries);
  const { routerDate } = await loadOffers();
  let compared = 0;
  for (const model of loadModels()) {
    const known = await offersOf(model);
    const cheapest = cheapestOf(known, USUAL_CALL);
    if (cheapest === undefined || (cheapest.seen ?? "") < routerDate) continue;
    const provider = providerOf(createPanelStore(model, cache).getState());
    expect([model.id, provider]).toEqual([model.id, cheapest.provider]);
    const api = waysIn(hub, entries, model, known).find(({ id }) => id === "api");
    expect(api?.fact).toContain(`from ${priceText(cheapest.input!)}/M tokens`);
    const { rows } = providerTable(known, "conversational")!;
    expect([model.id, rows[0]?.offer.provider]).toEqual([model.id, provider]);
    expect(hostedFactsOf(model).hosting?.cheapest?.provider).toBe(provider);
    expect(rows.findIndex(({ isRouter }) => isRouter)).not.toBe(0);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(20);
  const embedder = loadModel("Qwen/Qwen3-Embedding-8B")!;
  const [api] = waysIn(hub, entries, embedder, await offersOf(embedder));
  expect(api?.fact).toMatch(/^\d providers, from \$0\.01\/M tokens$/);
});

test("a provider without the feature of a recipe has a reason, and those with it are offered in the order of the record, before those that may have it", async () => {
  const id = "openai/gpt-oss-120b";
  const model = loadModel(id)!;
  const mapping = model.inferenceProviderMapping!.find(({ provider }) => provider === "groq")!;
  const lacking = [
    "cerebras",
    "fireworks-ai",
    "nebius",
    "novita",
    "ovhcloud",
    "sambanova",
    "nscale",
  ];
  const record = {
    ...model,
    inferenceProviderMapping: [
      ...lacking.map((provider) => ({ ...mapping, provider, features: { toolCalling: false } })),
      // Nothing says whether this one has it.
      { ...mapping, provider: "deepinfra", features: {} },
      { ...mapping, provider: "together", features: { toolCalling: true } },
      { ...mapping, provider: "hyperbolic", features: { toolCalling: true } },
    ],
  };
  const { getState, actions } = createPanelStore(record, cache);
  await actions.load();
  for (const provider of ["deepinfra", "hyperbolic", "together"])
    await actions.loadBeside(provider);
  actions.choose({ recipe: "tools" });
  const { call } = panelOf(getState());
  expect(call.client).toBeUndefined();
  expect(call.notOffered).toContainEqual(
    expect.objectContaining({
      code: "recipe-not-supported",
      reason: `Cerebras does not support tools for ${id}.`,
      fix: "Choose another provider, such as Together AI, Hyperbolic.",
    }),
  );
  expect(alternativesOf(getState()).providers.map(({ id }) => id)).toEqual([
    "together",
    "hyperbolic",
    "deepinfra",
  ]);
});

test("a provider whose id for the model is unknown is called through the router, and not directly", async () => {
  const { getState, actions } = await opened(
    "meta-llama/Llama-3.3-70B-Instruct",
    "?provider=nscale",
  );
  const { providerId, client } = panelOf(getState()).call;
  expect(providerId).toBeUndefined();
  expect(client?.content).toContain('"meta-llama/Llama-3.3-70B-Instruct:nscale"');
  actions.choose({ route: "direct" });
  expect(panelOf(getState()).call.notOffered).toContainEqual(
    expect.objectContaining({
      code: "needs-provider-id",
      reason: "Nscale's model id for meta-llama/Llama-3.3-70B-Instruct is unknown.",
    }),
  );
});
