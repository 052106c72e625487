import { expect, test } from "vitest";
import { type Figure, isOver, medianOf, tableOf, written } from "./figures.ts";

test("the median is in the middle, whatever the order", () => {
  expect(medianOf([30, 1, 20])).toBe(20);
  expect(medianOf([4, 1, 3, 2])).toBe(2.5);
  expect(medianOf([10, 9])).toBe(9.5);
  expect(medianOf([])).toBeNaN();
});

test("a limit holds up to itself, and what was not measured breaks it", () => {
  const time = (value: number): Figure => ({ what: "", value, unit: "ms", limit: { most: 50 } });
  expect([49, 50, 50.1, Number.NaN].map((value) => isOver(time(value)))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  const score = (value: number): Figure => ({
    what: "",
    value,
    unit: "points",
    limit: { least: 90 },
  });
  expect([91, 90, 89, Number.NaN].map((value) => isOver(score(value)))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(isOver({ what: "", value: Number.NaN, unit: "" })).toBe(false);
});

test("values are written as exactly as they are worth", () => {
  expect(written(12.345, "ms")).toBe("12.3 ms");
  expect(written(0.5249, "kB")).toBe("0.52 kB");
  expect(written(98, "points")).toBe("98");
  expect(written(0.0004, "")).toBe("0");
  expect(written(Number.NaN, "s")).toBe("not measured");
});

test("a table says what was measured, what was allowed, and what is over", () => {
  const table = tableOf([
    { what: "scripts", value: 120, unit: "kB", limit: { most: 110 } },
    { what: "score", value: 95, unit: "points", limit: { least: 90 } },
    { what: "largest", value: 2.5, unit: "kB" },
  ]);
  expect(table).toBe(
    [
      "|         | measured | limit    |          |",
      "| ------- | -------- | -------- | -------- |",
      "| scripts | 120 kB   | ≤ 110 kB | **over** |",
      "| score   | 95       | ≥ 90     | ok       |",
      "| largest | 2.5 kB   |          |          |",
    ].join("\n"),
  );
});
