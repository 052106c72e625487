// A table has only the columns that some provider has a value for.
import { expect, test } from "vitest";
import { columnsOf, textIn } from "./offers.ts";

const offer = { providerId: "m", task: "conversational", status: "live" };
const OFFERS = [
  { ...offer, provider: "a", input: 0, output: 1.5, tools: false },
  { ...offer, provider: "b", input: 0.075, context: 131_072 },
];

test("columns and cells", () => {
  const table = columnsOf(OFFERS).map(([title, field]) => [
    title,
    ...OFFERS.map((offer) => textIn(offer, field)),
  ]);
  expect(table).toEqual([
    ["Input", "free", "$0.075"],
    ["Output", "$1.50", undefined],
    ["Context", undefined, "131,072"],
    ["Tools", "no", undefined],
  ]);
  expect(columnsOf([{ ...offer, provider: "c" }])).toEqual([]);
});
