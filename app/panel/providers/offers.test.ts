// Choosing a provider by what it offers, a policy of the router, and what happens if a provider lacks something.
import { expect, test } from "vitest";
import { cheapestOf, loadOffers, type Offer, offersOf } from "hubsmith/offers";
import { USUAL_CALL } from "#plugins/kit/offers/offer";
import { priceText } from "#plugins/kit/offers/text";
import { loadModel, loadModels } from "../../catalog/records.ts";
import { providerTable } from "../../offers/provider-table.ts";
import { addressOf } from "../../model/address.ts";
import { readUrlChoice } from "../../model/url-choice.ts";
import { entries } from "../../plugins.ts";
import { createPluginCache, loadHub } from "../../stores/plugins.ts";
import { choiceOf } from "../choice/choosing.ts";
import { alternativesOf } from "../code/alternatives.ts";
import { panelOf } from "../panel-data.ts";
import { createPanelStore, type PanelStore } from "../store.ts";
import { providerOf } from "../state.ts";
import { waysIn } from "../ways/offered.ts";
import { picksOf } from "./picks.ts";

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
    const { offers } = known;
    const listed = offers.filter(
      ({ task, seen = "" }) => task === "conversational" && seen >= routerDate,
    );
    const cheapest = cheapestOf(listed, USUAL_CALL);
    if (cheapest === undefined) continue;
    const provider = providerOf(createPanelStore(model, cache).getState());
    expect([model.id, provider]).toEqual([model.id, cheapest.provider]);
    const api = waysIn(hub, entries, model, known).find(({ id }) => id === "api");
    expect(api?.fact).toContain(`from ${priceText(cheapest.input!)}/M tokens`);
    const { rows } = providerTable(known, USUAL_CALL, "conversational")!;
    expect([model.id, rows[0]?.offer.provider]).toEqual([model.id, provider]);
    expect(rows.findIndex(({ isRouter }) => isRouter)).not.toBe(0);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(20);
});

test("a policy of the router is in the code, and in the URL like a provider", async () => {
  const id = "zai-org/GLM-5.1";
  const { getState, actions } = await opened(id);
  for (const policy of ["fastest", "cheapest", "preferred"]) {
    await actions.chooseProvider(policy);
    const state = getState();
    const { provider, client } = panelOf(state).call;
    expect(provider).toBe("auto");
    expect(client?.content).toContain(`model="${id}:${policy}"`);
    const address = addressOf(choiceOf(state), id);
    expect(address).toContain(`provider=${policy}`);
    const linked = await opened(id, address);
    expect(panelOf(linked.getState()).call.client?.content).toBe(client?.content);
  }
  await actions.chooseProvider("auto");
  expect(panelOf(getState()).call.client?.content).toContain(`model="${id}"`);
  await actions.chooseProvider("together");
  expect(choiceOf(getState()).provider).toBe("together");
});

test("the cheapest provider for the tokens, and the one with the longest context, of those that can be called", () => {
  const live = { providerId: "m", task: "conversational", status: "live" };
  const offers = [
    { ...live, provider: "a", input: 1, output: 9, context: 8192 },
    { ...live, provider: "b", input: 2, output: 2, context: 4096 },
    { ...live, provider: "away", input: 0, output: 0, context: 1e6 },
  ];
  const named = ["a", "b"].map((id) => ({ id, label: id.toUpperCase() }));
  const [old, day] = ["2026-07-02", "2026-08-21"];
  const notes = (input: number, output: number, of = named, all: readonly Offer[] = offers) =>
    picksOf("m", { offers: all, date: day, routerDate: day }, { input, output }, of).map(
      ({ label, provider, note }) => [label, provider, note],
    );
  const longest = ["Longest context", "a", "A, 8,192 tokens"];
  expect(notes(1000, 500)).toEqual([["Cheapest", "b", "B, $0.003"], longest]);
  expect(notes(1000, 10)).toEqual([["Cheapest", "a", "A, $0.0011"], longest]);
  expect(notes(1000, 10, named.slice(0, 1))).toEqual([]);
  // The router chooses the lowest price of output in its newest list, and a cheaper one may be gone.
  const [a, b] = offers as [Offer, Offer, Offer];
  const policy = (provider: string) => ["", "auto", `${provider}, lowest price of output`];
  const newest = [a, b].map((offer) => ({ ...offer, seen: day }));
  expect(notes(1000, 10, named, newest)).toEqual([
    ["Cheapest", "a", "A, $0.0011"],
    longest,
    policy("B"),
  ]);
  expect(
    notes(1000, 500, named, [
      { ...a, seen: day },
      { ...b, seen: old },
    ]),
  ).toEqual([["Cheapest", "a", "A, $0.0055"], longest, policy("A")]);
});

test("a provider without the feature of a recipe has a reason, and those with it are offered, also after many others", async () => {
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
      { ...mapping, provider: "together", features: { toolCalling: true } },
    ],
  };
  const { getState, actions } = createPanelStore(record, cache);
  await actions.load();
  await actions.loadBeside("together");
  actions.choose({ recipe: "tools" });
  const { call } = panelOf(getState());
  expect(call.client).toBeUndefined();
  expect(call.notOffered).toContainEqual(
    expect.objectContaining({
      code: "recipe-not-supported",
      reason: `Cerebras does not support tools for ${id}.`,
      fix: "Choose another provider, such as Together AI.",
    }),
  );
  expect(alternativesOf(getState()).providers.map(({ id }) => id)).toEqual(["together"]);
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
