// The newest source decides, and what it does not know stays.
import fc from "fast-check";
import { expect, test } from "vitest";
import { loadOffers } from "hubsmith/offers";
import { merge, sightingsIn } from "./merge.ts";
import { known, type Sighting } from "./sighting.ts";

const about = { id: "acme/Otter", provider: "groq", task: "conversational" };
const FIELDS = ["providerId", "status", "context", "tools", "input"] as const;
const unknown = { nil: undefined };
const fields = fc.record({
  providerId: fc.option(fc.constantFrom("a", "b"), unknown),
  status: fc.option(fc.constantFrom("live", "staging"), unknown),
  context: fc.option(fc.constantFrom(1, 2), unknown),
  tools: fc.option(fc.boolean(), unknown),
  input: fc.option(fc.constantFrom(1, 2), unknown),
});
const NO_DATE = "";
const sources = fc.uniqueArray(
  fc.tuple(fc.constantFrom("2026-08-03", "2026-08-02", "2026-08-01", NO_DATE), fields),
  { minLength: 1, selector: ([date]) => date },
);
const sightingOf = ([date, values]: readonly [string, object]): Sighting => ({
  ...about,
  ...known(values),
  ...(date === NO_DATE ? {} : { date }),
});

test("the newest source that knows a field decides, in every order of the sources", () => {
  const inAnyOrder = sources.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  fc.assert(
    fc.property(inAnyOrder, ([given, shuffled]) => {
      const [offer] = merge(shuffled.map(sightingOf)).get("acme/otter")!.offers;
      const newest = given.toSorted(([a], [b]) => (a < b ? 1 : -1)).map(([, values]) => values);
      const defaults = { providerId: "", status: "live" };
      for (const field of FIELDS) {
        const value = newest.find((values) => values[field] !== undefined)?.[field];
        expect(offer![field], field).toBe(value ?? (defaults as Partial<Sighting>)[field]);
      }
    }),
  );
});

test("of the same day, an added source decides", () => {
  const [listed, added] = [1, 2].map((context) => ({ ...about, date: "2026-08-21", context }));
  const contextOf = (models: ReturnType<typeof merge>) =>
    models.get("acme/otter")!.offers.map(({ context }) => context);
  expect(contextOf(merge([listed!], [added!]))).toEqual([2]);
  expect(contextOf(merge([added!], [listed!]))).toEqual([1]);
});

test("a model has its id as the Hub writes it, and the task that a source names", () => {
  const models = merge([
    { ...about, id: "acme/otter" },
    { ...about, modelTask: "a" },
  ]);
  expect([...models]).toMatchObject([["acme/otter", { id: "acme/Otter", task: "a" }]]);
});

test("an older source fills in the id that a list does not know", () => {
  const models = merge([{ ...about, date: "2026-08-21" }]);
  const older = { ...about, date: "2026-07-02", providerId: "a" };
  const filled = merge(sightingsIn({ models }), [older]);
  expect(filled.get("acme/otter")!.offers).toMatchObject([{ providerId: "a", seen: "2026-08-21" }]);
});

test("the built-in list is made of its own sightings", async () => {
  const { models } = await loadOffers();
  expect(merge(sightingsIn({ models }))).toEqual(models);
});

test("a price of an embedder is not that of a chat, whichever source names the task", () => {
  const price = { ...about, input: 1, output: 0, date: "2026-08-02" };
  const named = [{ ...about, provider: "nebius", task: "feature-extraction" }, price];
  const { task: _, ...untold } = price;
  const recorded = [{ ...untold, modelTask: "sentence-similarity" }];
  for (const rows of [named, recorded])
    for (const { task } of merge(rows).get("acme/otter")!.offers)
      expect(task).toBe("feature-extraction");
});
