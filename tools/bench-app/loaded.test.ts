import { expect, test } from "vitest";
import { type Loaded, sizesOf } from "./loaded.ts";

const FILES: readonly Loaded[] = [
  { kind: "script", bytes: 50_000, start: 10 },
  { kind: "script", bytes: 20_000, start: 100 },
  { kind: "script", bytes: 7000, start: 101 },
  { kind: "stylesheet", bytes: 4000, start: 10 },
  { kind: "stylesheet", bytes: 900, start: 150 },
];

test("what is asked for once the page is ready does not count as needed for it", () => {
  const values = sizesOf("task", FILES, 100).map(({ what, value }) => [what, value]);
  expect(values).toEqual([
    ["scripts until ready, task", 70],
    ["styles until ready, task", 4],
    ["scripts until nothing more loads, task", 77],
  ]);
});

test("a page that was never ready, or loaded nothing, was not measured", () => {
  expect(sizesOf("task", FILES, Number.NaN)[0]?.value).toBeNaN();
  expect(sizesOf("task", [], 100)[0]?.value).toBeNaN();
});
