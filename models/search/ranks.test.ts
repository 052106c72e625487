// What people type finds what they mean, among the real models.
import { expect, it, test } from "vitest";
import { type Facts, tasksOf } from "../card.ts";
import { allFacts } from "../records.ts";
import { EVERYTHING, searchOf } from "./search.ts";
import { WISHES } from "./wishes.ts";
import { entries } from "#app/plugins";
import searches from "./ranks.json" with { type: "json" };

const models = allFacts();
const search = searchOf(models, entries, WISHES);

/** Facts of models, with what is wanted. */
const FACTS: Readonly<Record<string, (model: Facts, wanted: string) => boolean>> = {
  task: (model, ids) => ids.split(",").some((id) => tasksOf(model).includes(id)),
  speaks: ({ tags }, codes) => codes.split(",").every((code) => tags.includes(code)),
  tagged: ({ tags, library, quantization }, word) =>
    [...tags, library, ...quantization].includes(word),
  named: ({ id }, name) => new RegExp(name, "i").test(id),
  "not named": ({ id }, name) => !new RegExp(name, "i").test(id),
  "hosted by": ({ providers }, id) => providers.includes(id),
  "at most": ({ parameters = Infinity }, billions) => parameters <= Number(billions) * 1e9,
  "at least": ({ parameters = 0 }, billions) => parameters >= Number(billions) * 1e9,
  "costs at most": ({ hosting }, dollars) =>
    Math.max(hosting?.cheapest?.input ?? Infinity, hosting?.cheapest?.output ?? Infinity) <=
    Number(dollars),
  reads: ({ hosting }, tokens) => (hosting?.context ?? 0) >= Number(tokens),
  "calls tools": ({ hosting }) => hosting?.features.includes("tools") === true,
  thinks: ({ hosting }) => hosting?.features.includes("reasoning") === true,
  feels: ({ id, tags }) => /sentiment|sst/i.test(`${id} ${tags.join(" ")}`),
};

// Facts that the first three models have.
it.each(Object.entries(searches.firstThree))("%s", (text, facts) => {
  const fits = (model: Facts): boolean =>
    facts.every((fact) => {
      const name = Object.keys(FACTS).find((one) => fact.startsWith(one))!;
      return FACTS[name]!(model, fact.slice(name.length + 1));
    });
  // The catalog has fewer than three of some.
  const count = Math.min(3, models.filter(fits).length);
  const first = search({ ...EVERYTHING, text }).models.slice(0, count);
  expect(count).toBeGreaterThan(0);
  expect(first).toHaveLength(count);
  expect(first.filter((model) => !fits(model)).map(({ id }) => id)).toEqual([]);
});

// The first result that users mean; "!": Enter opens none, because the name is not on the Hub or is misspelled.
test("of a hundred searches, most have the right model first, many open it, and none opens another one", () => {
  const results = Object.entries(searches.first).map(([typed, right]) => {
    const text = typed.replace(/^!/, "");
    const { models, opens = "" } = search({ ...EVERYTHING, text });
    const isRight = (id = ""): boolean => new RegExp(right, "i").test(id);
    const isOpened = opens !== "" && text === typed && isRight(opens);
    return { text, opens, isFirst: isRight(models[0]?.id), isOpened };
  });
  const without = (key: "isFirst" | "isOpened"): readonly string[] =>
    results.filter((result) => !result[key]).map(({ text }) => text);
  expect(results.filter(({ opens, isOpened }) => opens !== "" && !isOpened)).toEqual([]);
  expect(without("isFirst")).toEqual([]);
  expect(without("isOpened")).toEqual(
    results.map(({ text }) => text).filter((text) => `!${text}` in searches.first),
  );
});
