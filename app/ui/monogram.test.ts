// Monograms: initials, and the same color for the same id.
import { expect, test } from "vitest";
import { colorOf, initialsOf } from "./monogram.tsx";

test.each([
  ["Fireworks", "FI"],
  ["HF Inference API", "HI"],
  ["fal", "FA"],
  ["🤗", "?"],
  ["x.ai", "XA"],
])("%s: %s", (label, initials) => {
  expect(initialsOf(label)).toBe(initials);
});

test("colors are numbers from 0 to 11, and used evenly", () => {
  const colors = Array.from({ length: 240 }, (_, at) => colorOf(`library-${at}`));
  expect(new Set(colors).size).toBe(12);
  expect(colors.every((color) => color >= 0 && color < 12)).toBe(true);
  expect(colorOf("groq")).toBe(colorOf("groq"));
});
