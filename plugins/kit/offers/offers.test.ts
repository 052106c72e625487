// The offers for a model: those of the list and of the record, the costs of a call, and calls with an unknown id.
import fc from "fast-check";
import { createHub, inferenceSnippets, loadPlugins, parseModel } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { expect, test } from "vitest";
import { cheapestOf, costOf, longestOf, type Offer, offersOf } from "./index.ts";
import { readList } from "./list.ts";
import { bestFirst, mappingsOf, ROUTER_ROW } from "./offers.ts";

const CALL = { input: 1000, output: 500 };
const offer = (provider: string, more: Partial<Offer> = {}): Offer => ({
  provider,
  providerId: "m",
  task: "conversational",
  status: "live",
  ...more,
});

/** A list with one model. */
const listOf = (offers: readonly Offer[], id = "acme/Otter") => ({
  date: "2026-08-21",
  routerDate: "2026-08-20",
  models: new Map([[id.toLowerCase(), { id, offers }]]),
});

test("a model is found in any case, and the list says its dates", async () => {
  const list = listOf([offer("groq")]);
  expect(await offersOf({ id: "ACME/otter" }, list)).toEqual({
    date: "2026-08-21",
    routerDate: "2026-08-20",
    offers: [offer("groq")],
  });
  expect((await offersOf({ id: "acme/none" }, list)).offers).toEqual([]);
});

test("the providers, ids and status of a record win, and the list adds prices of the same task", async () => {
  const list = listOf([
    offer("groq", { input: 1, output: 2, date: "2026-08-21" }),
    offer("groq", { task: "text-generation", input: 7 }),
    offer("novita", { input: 3 }),
    offer(ROUTER_ROW, { input: 0 }),
  ]);
  const inferenceProviderMapping = [
    { provider: "groq", providerId: "other", task: "conversational", status: "error" },
    { provider: "zeta", providerId: "z", task: "conversational" },
    { provider: "groq", providerId: "any" },
    { provider: "novita", providerId: "n", task: "text-generation" },
  ];
  const { offers, router } = await offersOf({ id: "acme/otter", inferenceProviderMapping }, list);
  expect(offers).toEqual([
    offer("groq", {
      providerId: "other",
      status: "error",
      input: 1,
      output: 2,
      date: "2026-08-21",
    }),
    offer("zeta", { providerId: "z" }),
    offer("groq", { providerId: "any", input: 1, output: 2, date: "2026-08-21" }),
    offer("novita", { providerId: "n", task: "text-generation" }),
  ]);
  expect(router?.input).toBe(0);
});

const price = fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { nil: undefined });
const anyOffer = fc
  .record({
    provider: fc.constantFrom("groq", "novita", ROUTER_ROW),
    status: fc.constantFrom("live", "staging", "error"),
    input: price,
    output: price,
    context: fc.option(fc.nat(9), { nil: undefined }),
  })
  .map(({ provider, ...more }) => offer(provider, JSON.parse(JSON.stringify(more)) as object));

test("the cheapest and the longest are live providers, and no other is better", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyOffer), async (all) => {
      const known = await offersOf({ id: "acme/otter" }, listOf(all));
      const { offers, routerDate } = known;
      const live = offers.filter(({ status }) => status === "live");
      const [cheapest, longest] = [cheapestOf(known, CALL), longestOf(offers)];
      const newest = live.filter(({ seen = "" }) => seen >= routerDate);
      const [ofNewest, ofAll] = [newest, live].map((some) =>
        some.flatMap((one) => costOf(one, CALL) ?? []),
      );
      const costs = ofNewest!.length > 0 ? ofNewest! : ofAll!;
      const contexts = live.flatMap(({ context }) => context ?? []);
      expect(cheapest && costOf(cheapest, CALL)).toBe(
        costs.length === 0 ? undefined : Math.min(...costs),
      );
      expect(longest?.context).toBe(contexts.length === 0 ? undefined : Math.max(...contexts));
      for (const best of [cheapest, longest]) {
        if (best === undefined) continue;
        expect(live).toContain(best);
        expect(best.provider).not.toBe(ROUTER_ROW);
      }
    }),
  );
});

test("the best offer is live, in the newest list, and the cheapest there; tasks stay in their order", () => {
  const [now, before] = ["2026-08-20", "2026-08-19"];
  const offers = [
    offer("old", { input: 1, output: 1, seen: before }),
    offer("unpriced", { seen: now }),
    offer("dear", { input: 3, output: 3, seen: now }),
    offer("embeds", { task: "feature-extraction", seen: now }),
    offer("cheap", { input: 2, output: 2, seen: now }),
    offer("staging", { input: 0, output: 0, seen: now, status: "staging" }),
  ];
  const best = (all: readonly Offer[]): string =>
    bestFirst(all, now)
      .map(({ provider }) => provider)
      .join(" ");
  expect(best(offers)).toBe("cheap dear unpriced old staging embeds");
  expect(best([offer("a", { seen: before }), offer("b")])).toBe("a b");
  const paints = { task: "text-to-image", input: 1, output: 1 };
  expect(
    best([offer("a", { ...paints, seen: before }), offer("b", { ...paints, seen: now })]),
  ).toBe("a b");
});

test("a call costs what its tokens cost; without a price the cost is unknown", () => {
  expect(costOf(offer("groq", { input: 0.2, output: 0.4 }), CALL)).toBeCloseTo(0.0004, 12);
  expect(costOf(offer("groq", { input: 0, output: 0 }), CALL)).toBe(0);
  expect(costOf(offer("groq", { input: 0.2 }), CALL)).toBeUndefined();
});

const { plugins } = await loadPlugins(entries);
const hub = createHub(plugins);

/** The calls of a chat model with these lines of a list, and why a client has none. */
function callsOf(
  lines: readonly string[],
  provider: string,
  options = {},
  pipeline_tag = "text-generation",
) {
  const { models } = readList(`\t\nacme/otter\n${lines.map((line) => `\t${line}\n`).join("")}`);
  const inferenceProviderMapping = mappingsOf(models.get("acme/otter")!.offers);
  const record = { id: "acme/otter", tags: ["conversational"], inferenceProviderMapping };
  const { model } = parseModel({ ...record, pipeline_tag });
  const { snippets, notOffered } = inferenceSnippets(hub, { model: model!, provider, options });
  return {
    codes: snippets.map(({ content }) => content),
    reasons: [...new Set(notOffered.map(({ code, reason, fix }) => `${code}: ${reason} ${fix}`))],
  };
}

test("a model whose id at the provider is unknown is called through the router, not directly", () => {
  const routed = callsOf(["nscale\t?"], "nscale");
  expect(routed.codes.length).toBeGreaterThan(5);
  expect(routed.codes.filter((code) => code.includes("acme/otter:nscale"))).not.toEqual([]);
  const direct = callsOf(["nscale\t?"], "nscale", { directRequest: true });
  // The SDKs of Hugging Face look the id up when the program runs.
  expect(direct.codes.every((code) => code.includes("InferenceClient"))).toBe(true);
  expect(direct.reasons).toContainEqual(
    expect.stringMatching(/^needs-provider-id: .* Pass `providerId`/),
  );
  expect(callsOf(["nscale\tn1"], "nscale", { directRequest: true }).codes.join()).toContain("n1");
});

test("the router's row is no provider of a record", () => {
  expect(mappingsOf([offer(ROUTER_ROW), offer("groq")])).toHaveLength(1);
});

const features = (letters: string): string => `${"\t".repeat(10)}${letters}`;

test.each([
  ["tools", "T", "t", "text-generation"],
  ["structured", "S", "s", "text-generation"],
  ["reasoning", "R", "r", "text-generation"],
  ["vision", "I", "i", "image-text-to-text"],
])(
  "the recipe %s is not offered where the provider lacks its feature",
  (recipe, has, hasNot, task) => {
    const lines = [
      `groq${features(hasNot)}`,
      `novita${features(has)}`,
      "together",
      `nebius${features(hasNot)}`,
    ];
    const { codes, reasons } = callsOf(lines, "groq", { recipe }, task);
    expect(codes).toEqual([]);
    expect(reasons).toEqual([
      expect.stringMatching(
        /^recipe-not-supported: Groq does not support .+ for acme\/otter\. .+ such as novita\.$/,
      ),
    ]);
    for (const provider of ["novita", "together", "auto"])
      expect(callsOf(lines, provider, { recipe }, task).codes, provider).not.toEqual([]);
    // Without the recipe, it is called.
    expect(callsOf(lines, "groq", {}, task).codes).not.toEqual([]);
  },
);

test("the router has no recipe that all providers lack, and an endpoint of your own has any", () => {
  const lines = [`groq${features("t")}`, `hf-inference${features("t")}`];
  const recipe = "tools";
  for (const provider of ["auto", "hf-inference"]) {
    const { codes, reasons } = callsOf(lines, provider, { recipe });
    expect(codes).toEqual([]);
    expect(reasons).toEqual([
      expect.stringMatching(/^recipe-not-supported: .*Choose another model\.$/),
    ]);
    const endpointUrl = "https://otter.example.org";
    expect(callsOf(lines, provider, { recipe, endpointUrl }).codes).not.toEqual([]);
  }
});
