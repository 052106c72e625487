// A table has only the columns that some provider has a value for.
import { expect, test } from "vitest";
import { bestOf, FACTS, filled } from "./offers.ts";

const offer = { providerId: "m", task: "conversational", status: "live" };
const OFFERS = [
  { ...offer, provider: "a", input: 0, output: 1.5, tools: false },
  { ...offer, provider: "b", input: 0.075, context: 131_072 },
];

test("columns and cells", () => {
  const table = filled(FACTS, OFFERS).map(({ title, textOf }) => [title, ...OFFERS.map(textOf)]);
  expect(table).toEqual([
    ["Input", "free", "$0.075"],
    ["Output", "$1.50", undefined],
    ["Context", undefined, "131,072"],
    ["Tools", "no", undefined],
  ]);
  expect(filled(FACTS, [{ ...offer, provider: "c" }])).toEqual([]);
});

test("of the offers with one key, the best is kept, and of equal ones the first", () => {
  const [a, b] = OFFERS as [(typeof OFFERS)[number], (typeof OFFERS)[number]];
  const best = (rank: number): readonly unknown[] =>
    bestOf(
      OFFERS,
      ({ providerId }) => providerId,
      ({ provider }) => (provider === "b" ? rank : 0),
    );
  expect(best(1)).toEqual([b]);
  expect(best(0)).toEqual([a]);
});
