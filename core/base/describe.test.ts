// Suggestions: the nearest known name for a misspelled one.
import fc from "fast-check";
import { expect, test } from "vitest";
import { abbreviate, closestName } from "./describe.ts";

// The edit distance of two words, computed from its definition.
function edits(from: string, to: string): number {
  if (from === "" || to === "") return from.length + to.length;
  const [a, b] = [from.slice(0, -1), to.slice(0, -1)];
  const same = from.at(-1) === to.at(-1) ? 0 : 1;
  const isSwapped = a !== "" && b !== "" && from.at(-1) === to.at(-2) && from.at(-2) === to.at(-1);
  const swapped = isSwapped ? edits(a.slice(0, -1), b.slice(0, -1)) + 1 : Infinity;
  return Math.min(edits(a, to) + 1, edits(from, b) + 1, edits(a, b) + same, swapped);
}

test("it is the first with the fewest edits, up to a third of the word", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), word, (known, given) => {
      const most = Math.max(1, Math.floor(given.length / 3));
      const far = known.map((name) => edits(given, name));
      const least = Math.min(...far);
      const expected = least <= most ? known[far.indexOf(least)] : undefined;
      expect(closestName(known, given)).toBe(expected);
    }),
    { seed: 21, numRuns: 300 },
  );
});

test("it ignores case and separators, and no name is too long", () => {
  const given = ["loads_it", "Load-it", "LAODER", "", "x".repeat(1_000_000)];
  const suggestions = given.map((name) => closestName(["loads-it", "Loader"], name));
  expect(suggestions).toEqual(["loads-it", "loads-it", "Loader", undefined, undefined]);
});

test("control characters of user input are escaped in messages", () => {
  expect(abbreviate("a\u001b[31mb\n\u202ec")).toBe("a\\u{1b}[31mb\\u{a}\\u{202e}c");
  expect(abbreviate("é 漢 😀")).toBe("é 漢 😀");
});
