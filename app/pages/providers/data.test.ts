// The models of a provider: those of its list and of records, each id once.
import { parseModel } from "hubsmith";
import { loadOffers } from "hubsmith/offers";
import { expect, test } from "vitest";
import { models } from "../../testing/hub.ts";
import { hostedBy } from "./data.ts";

test("every offer of the list is in the table of its provider", async () => {
  const { date, models: listed } = await loadOffers();
  for (const id of ["groq", "nebius", "together", "hf-inference", "fal-ai"]) {
    const hosted = await hostedBy({ id }, models);
    expect(hosted.date).toBe(date);
    const shown = hosted.offers.map(([model, { providerId }]) => `${model.id} ${providerId}`);
    expect(shown).toEqual([...new Set(shown)]);
    const wanted = [...listed.values()].flatMap(({ id: model, offers }) =>
      offers.filter(({ provider }) => provider === id).map((offer) => [model, offer] as const),
    );
    expect(wanted.length).toBeGreaterThan(5);
    expect(new Set(wanted.map(([model, { providerId }]) => `${model} ${providerId}`))).toEqual(
      new Set(shown),
    );
    for (const [model, offer] of wanted.filter(([, { input }]) => input !== undefined))
      expect(hosted.offers.find(([{ id }]) => id === model)![1]).toMatchObject(offer);
  }
});

test("records that name a provider, or an alias of it, are listed with its id and the status", async () => {
  const mapping = { provider: "x", providerId: "y", task: "draw", status: "staging" };
  const inferenceProviderMapping = [mapping, { ...mapping, provider: "z", status: "live" }];
  const model = parseModel({ id: "a/b", inferenceProviderMapping }).model!;
  const by = async (provider: Parameters<typeof hostedBy>[0]) =>
    (await hostedBy(provider, [model])).offers;
  expect(await by({ id: "x" })).toMatchObject([[model, { providerId: "y", status: "staging" }]]);
  expect(await by({ id: "w", aliases: ["z"] })).toMatchObject([[model, { status: "live" }]]);
  expect(await by({ id: "toString" })).toEqual([]);
});
