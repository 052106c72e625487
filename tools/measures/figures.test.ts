import { expect, test } from "vitest";
import { type Figure, figureTable, medianOf } from "./figures.ts";

test("the median, in any order", () => {
  expect([[30, 1, 20], [4, 1, 3, 2], [10, 9], []].map(medianOf)).toEqual([20, 2.5, 9.5, NaN]);
});

test("a table has the values, the limits and the exceeded ones", () => {
  const figures: readonly Figure[] = [
    { what: "scripts", value: 120, unit: "kB", most: 110 },
    { what: "styles", value: 110, unit: "kB", most: 110 },
    { what: "score", value: 95, unit: "points", least: 90 },
    { what: "none", value: Number.NaN, unit: "ms", least: 90 },
    { what: "gone", value: Number.NaN, unit: "ms", most: 90 },
    { what: "largest", value: Number.NaN, unit: "kB" },
  ];
  expect(figureTable(figures)).toBe(
    [
      "|         | measured     | limit    |          |",
      "| ------- | ------------ | -------- | -------- |",
      "| scripts | 120 kB       | ≤ 110 kB | **over** |",
      "| styles  | 110 kB       | ≤ 110 kB | ok       |",
      "| score   | 95           | ≥ 90     | ok       |",
      "| none    | not measured | ≥ 90 ms  | **over** |",
      "| gone    | not measured | ≤ 90 ms  | **over** |",
      "| largest | not measured |          |          |",
    ].join("\n"),
  );
});
