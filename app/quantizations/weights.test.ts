// Numbers of weights are parsed as people write them, and sizes are never rounded to the inside of their bounds.
import { expect, test } from "vitest";
import { billions, PRESETS, readBillions, readWeights, sizeText, weightsText } from "./weights.ts";

test.each([
  ["8B", 8e9],
  [" 0.5b ", 5e8],
  ["270M", 27e7],
  ["1.8T", 1.8e12],
  ["135000k", 135e6],
  ["8030261248", 8_030_261_248],
  [".5B", 5e8],
])("%s is %i weights", (text, weights) => {
  expect(readWeights(text)).toBe(weights);
});

test.each(["", "B", "0B", "-8B", "8BB", "8e9", "Infinity", "999999T", "1,5B", "8 x 7B"])(
  "%j is invalid",
  (text) => {
    expect(readWeights(text)).toBeUndefined();
  },
);

test.each([5e8, 8e9, 8_030_261_248, 405e9, 1, 1e12, 1e15, 100e9])(
  "%i is parsed again",
  (weights) => {
    expect(readWeights(weightsText(weights))).toBe(weights);
    expect(readBillions(billions(weights))).toBe(weights);
  },
);

test("presets are written as in URLs", () => {
  expect(PRESETS.map((preset) => weightsText(readWeights(preset)!))).toEqual(PRESETS);
});

test("a field of billions accepts no letters", () => {
  expect(readBillions("8M")).toBeUndefined();
  expect(readBillions("")).toBeUndefined();
});

test.each([
  [4_500_000_000, 5_283_129_216, "4.50 to 5.29 GB"],
  [810_019_999_999, 810_019_999_999, "810 to 811 GB"],
  [16e9, 16_176_777_216, "16.0 to 16.2 GB"],
  [5e8, 16e9, "0.50 to 16.0 GB"],
  [2e9, 2e9, "2.00 GB"],
  [1, 1_000, "0.00 to 0.01 MB"],
  [1.1e12, 1.21e12, "1.10 to 1.21 TB"],
])("%i to %i bytes: %s", (min, max, text) => {
  expect(sizeText({ min, max })).toBe(text);
});
