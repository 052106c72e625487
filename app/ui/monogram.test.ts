// Monograms have initials.
import { expect, test } from "vitest";
import { initialsOf } from "./monogram.tsx";

test.each([
  ["Fireworks", "FI"],
  ["HF Inference API", "HI"],
  ["🤗", "?"],
  ["x.ai", "XA"],
])("%s: %s", (label, initials) => {
  expect(initialsOf(label)).toBe(initials);
});
