// Diffs: no line is lost, and long equal parts are folded.
import fc from "fast-check";
import { expect, test } from "vitest";
import { segmentsOf } from "./lines.ts";

const shown = (before: string, after: string): readonly string[] =>
  segmentsOf(before, after).map(
    ({ kind, rows, isFolded }) => `${rows.length} ${kind}${isFolded ? " folded" : ""}`,
  );
const numbered = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => `line ${from + at}`).join("\n");

test.each([
  ["a\nb\nc", "a\nx\ny\nc", ["1 same", "1 gone", "2 new", "1 same"]],
  [
    `${numbered(1, 20)}\nx`,
    `y\n${numbered(1, 20)}\nz`,
    ["1 new", "2 same", "16 same folded", "2 same", "1 gone", "1 new"],
  ],
  [numbered(1, 9), `${numbered(1, 9)}\nz`, ["7 same folded", "2 same", "1 new"]],
  [`x\n${numbered(1, 6)}`, numbered(1, 6), ["1 gone", "6 same"]],
])("long equal parts are folded, except the lines next to a change: %#", (before, after, parts) => {
  expect(shown(before, after)).toEqual(parts);
});

// A few repeated lines, as in programs.
const program = fc
  .array(fc.constantFrom("", "a", "b", "}", "  x = 1", "# –"), { maxLength: 30 })
  .map((lines) => lines.join("\n"));
const anything = fc.oneof(program, fc.string({ unit: "binary" }));

test("each text is its own lines and the equal ones, in order", () => {
  fc.assert(
    fc.property(anything, anything, (before, after) => {
      const segments = segmentsOf(before, after);
      for (const [side, sideKind, text] of [
        ["before", "gone", before],
        ["after", "new", after],
      ] as const) {
        const rows = segments.flatMap(({ kind, rows }) =>
          kind === "same" || kind === sideKind ? rows : [],
        );
        expect(rows.map((row) => row.text).join("\n")).toBe(text);
        expect(rows.map((row) => row[side])).toEqual(rows.map((_, at) => at + 1));
      }
      const kinds = segments.map(({ kind }) => kind).join(" ");
      expect(kinds).not.toContain("new gone");
      expect(segmentsOf(after, after).filter(({ kind }) => kind !== "same")).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test("the search for equal lines ends after 2,000 changes, because its time is quadratic in them", () => {
  const pair = (count: number): readonly [string, string] => [
    `${numbered(1, count)}\nend`,
    `${numbered(30_001, 30_000 + count)}\nend`,
  ];
  expect(shown(...pair(1000))).toEqual(["1000 gone", "1000 new", "1 same"]);
  expect(shown(...pair(1001))).toEqual(["1002 gone", "1002 new"]);
});
