// A text with marks contains all of the text.
import fc from "fast-check";
import { expect, test } from "vitest";
import { textSegments } from "./text-segments.ts";

const TEXT = "Ada met Bo in Oslo.";
const marked = (...tokens: readonly (readonly [type: string, start: number, end: number])[]) =>
  textSegments(
    TEXT,
    tokens.map(([type, start, end]) => ({ type, start, end })),
  ).filter(({ type }) => type !== undefined);

test("spans are separated in the order of the text, with the text between them", () => {
  const tokens = [
    { type: "LOC", start: 14, end: 18 },
    { type: "PER", start: 0, end: 3 },
  ];
  expect(textSegments(TEXT, tokens)).toEqual([
    { text: "Ada", type: "PER" },
    { text: " met Bo in " },
    { text: "Oslo", type: "LOC" },
    { text: "." },
  ]);
  expect(textSegments(TEXT, [])).toEqual([{ text: TEXT }]);
  expect(textSegments("", [])).toEqual([]);
});

test("adjacent spans are separate", () => {
  expect(marked(["A", 0, 3], ["B", 3, 7])).toHaveLength(2);
});

test("a span that overlaps one before it, or lies outside, is plain text", () => {
  expect(marked(["A", 0, 7], ["B", 4, 10])).toEqual([{ text: "Ada met", type: "A" }]);
  expect(marked(["A", 0, 7], ["B", 0, 7])).toEqual([{ text: "Ada met", type: "A" }]);
  expect(marked(["A", -1, 3], ["B", 14, 99], ["C", 5, 5], ["D", 7, 4])).toEqual([]);
  expect(marked(["A", Number.NaN, 3], ["B", 0.5, 3], ["C", 0, Number.NaN])).toEqual([]);
});

test("no letter is lost or added", () => {
  const span = fc.record({ type: fc.string(), start: fc.integer(), end: fc.double() });
  const near = fc.record({
    type: fc.constantFrom("A", "B"),
    start: fc.integer({ min: -2, max: 22 }),
    end: fc.integer({ min: -2, max: 22 }),
  });
  fc.assert(
    fc.property(fc.array(fc.oneof(span, near)), (tokens) => {
      const pieces = textSegments(TEXT, tokens);
      expect(pieces.map(({ text }) => text).join("")).toBe(TEXT);
      expect(pieces.every(({ text }) => text !== "")).toBe(true);
    }),
  );
});
