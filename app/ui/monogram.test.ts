// Monograms: initials, and the same color for the same id.
import { expect, test } from "vitest";
import { colorOf, initialsOf } from "./monogram.tsx";

test.each([
  ["Fireworks", "FI"],
  ["HF Inference API", "HI"],
  ["🤗", "?"],
  ["x.ai", "XA"],
])("%s: %s", (label, initials) => {
  expect(initialsOf(label)).toBe(initials);
});

test("all colors are used", () => {
  const colors = Array.from({ length: 240 }, (_, at) => colorOf(`library-${at}`));
  expect(new Set(colors).size).toBe(12);
});
