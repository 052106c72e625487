import { expect, test } from "vitest";
import { exponentOf, type Growing, growthOf, isSteep, steepText } from "./index.ts";
import { growing } from "./subjects.ts";

const texts = (size: number): readonly string[] =>
  Array.from({ length: size }, (_, at) => `tag-${at}`);

const CASES: readonly (Growing & { readonly steep: boolean })[] = [
  {
    name: "a list is searched for each of its items",
    steep: true,
    most: 24_000,
    of: (size) => {
      const tags = texts(size);
      return () => tags.filter((one, at) => tags.indexOf(one) === at).length;
    },
  },
  {
    name: "a pattern starts again at each character",
    steep: true,
    most: 12_000,
    of: (size) => {
      const text = `${" ".repeat(size)}x`;
      return () => text.replace(/\s+$/, "");
    },
  },
  {
    name: "a list is copied for each item",
    steep: true,
    most: 8_000,
    of: (size) => () => {
      let all: readonly number[] = [];
      for (let at = 0; at < size; at += 1) all = [...all, at];
      return all;
    },
  },
  {
    name: "a list is sorted",
    steep: false,
    most: 100_000,
    of: (size) => {
      const tags = texts(size);
      return () => tags.toSorted().length;
    },
  },
];

test.each(CASES)("$name: steep is $steep", ({ steep, ...one }) => {
  const growth = growthOf(one);
  expect(isSteep(growth), steepText(growth)).toBe(steep);
});

test("the exponent of known costs", () => {
  const costs = (power: number): readonly number[] =>
    [1, 2, 4, 8].map((size) => 10 * size ** power);
  for (const power of [0, 1, 2]) expect(exponentOf(costs(power), 1)).toBeCloseTo(power);
  expect(exponentOf([0.1, 0.4, 1.6, 6.4], 7)).toBe(0);
});

test("some generators grow linearly with one of their inputs", { timeout: 120_000 }, async () => {
  const steep = (await growing({ isWhole: false })).map(growthOf).filter(isSteep);
  expect(steep.map(steepText)).toEqual([]);
});
