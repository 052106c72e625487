// The name that may be meant is the nearest of all, by edits counted in full.
import fc from "fast-check";
import { expect, test } from "vitest";
import { closestName } from "../index.ts";

// Edits between the beginnings of two words, straight from their definition.
function edits(from: string, to: string): number {
  if (from === "" || to === "") return from.length + to.length;
  const [a, b] = [from.slice(0, -1), to.slice(0, -1)];
  const same = from.at(-1) === to.at(-1) ? 0 : 1;
  const swapped =
    from.length > 1 && to.length > 1 && from.at(-1) === to.at(-2) && from.at(-2) === to.at(-1)
      ? edits(a.slice(0, -1), b.slice(0, -1)) + 1
      : Infinity;
  return Math.min(edits(a, to) + 1, edits(from, b) + 1, edits(a, b) + same, swapped);
}

test("it is the first of those with the fewest edits, up to a third of the word", () => {
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

test.each([
  ["loads_it", "loads-it"],
  ["Load-it", "loads-it"],
  ["laoder", "Loader"],
  ["something", undefined],
  ["", undefined],
  ["x".repeat(1_000_000), undefined],
])("%.20s was meant as %s", (given, meant) => {
  expect(closestName(["loads-it", "Loader", "bare"], given)).toBe(meant);
});
