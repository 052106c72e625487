// A text with marks contains all of the text, for any marks.
import fc from "fast-check";
import { expect, test } from "vitest";
import { textSegments } from "./demo.tsx";

const TEXT = "Ada met Bo in Oslo.";

test("spans are separated in the order of the text; one that overlaps is plain text", () => {
  const tokens = [
    { type: "LOC", start: 14, end: 18 },
    { type: "PER", start: 0, end: 3 },
    { type: "B", start: 2, end: 7 },
  ];
  expect(textSegments(TEXT, tokens)).toEqual([
    { text: "Ada", type: "PER" },
    { text: " met Bo in " },
    { text: "Oslo", type: "LOC" },
    { text: "." },
  ]);
});

test("no letter is lost or added", () => {
  const span = fc.record({
    type: fc.constantFrom("A", "B"),
    start: fc.oneof(fc.integer({ min: -2, max: 22 }), fc.integer()),
    end: fc.oneof(fc.integer({ min: -2, max: 22 }), fc.double()),
  });
  fc.assert(
    fc.property(fc.array(span), (tokens) => {
      const pieces = textSegments(TEXT, tokens);
      expect(pieces.map(({ text }) => text).join("")).toBe(TEXT);
      expect(pieces.every(({ text }) => text !== "")).toBe(true);
    }),
  );
});
