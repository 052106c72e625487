import { expect, test } from "vitest";
import { type Figure, figureTable, isOver, medianOf } from "./figures.ts";

test("the median, in any order", () => {
  expect([[30, 1, 20], [4, 1, 3, 2], [10, 9], []].map(medianOf)).toEqual([20, 2.5, 9.5, NaN]);
});

test("a limit includes its own value, and a missing value exceeds it", () => {
  const figure = (value: number, limit: Partial<Figure>): Figure => ({
    what: "",
    value,
    unit: "ms",
    ...limit,
  });
  const values = [49, 50, 51, NaN];
  expect(values.map((value) => isOver(figure(value, { most: 50 })))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(values.map((value) => isOver(figure(value, { least: 50 })))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(isOver(figure(NaN, {}))).toBe(false);
});

test("a table has the values, the limits and the exceeded ones", () => {
  expect(
    figureTable([
      { what: "scripts", value: 120, unit: "kB", most: 110 },
      { what: "score", value: 95, unit: "points", least: 90 },
      { what: "largest", value: Number.NaN, unit: "kB" },
    ]),
  ).toBe(
    [
      "|         | measured     | limit    |          |",
      "| ------- | ------------ | -------- | -------- |",
      "| scripts | 120 kB       | ≤ 110 kB | **over** |",
      "| score   | 95           | ≥ 90     | ok       |",
      "| largest | not measured |          |          |",
    ].join("\n"),
  );
});
