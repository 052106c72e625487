// Diffs: no line is lost, and equal lines are found.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linesOf, type Row } from "./lines.ts";
import { segmentsOf } from "./segments.ts";

const text = (rows: readonly Row[], ...kinds: readonly Row["kind"][]): string =>
  rows
    .filter(({ kind }) => kinds.includes(kind))
    .map((row) => row.text)
    .join("\n");
const signs = (before: string, after: string): string =>
  linesOf(before, after)
    .map((row) => `${{ same: " ", gone: "-", new: "+" }[row.kind]}${row.text}`)
    .join("\n");
const numbered = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => `line ${from + at}`).join("\n");

// A few repeated lines, as in programs.
const program = fc
  .array(fc.constantFrom("", "a", "b", "}", "  x = 1", "# –"), { maxLength: 30 })
  .map((lines) => lines.join("\n"));
const anything = fc.oneof(program, fc.string({ unit: "binary" }));

describe("lines", () => {
  test("have the equal, removed and added lines, in the order of both", () => {
    expect(signs("a\nb\nc", "a\nx\ny\nc")).toBe(" a\n-b\n+x\n+y\n c");
    expect(signs("", "a")).toBe("-\n+a");
    expect(linesOf("a\nb", "b")).toEqual([
      { kind: "gone", text: "a", before: 1 },
      { kind: "same", text: "b", before: 2, after: 1 },
    ]);
  });

  test("applied to the first text, they produce the second", () => {
    fc.assert(
      fc.property(anything, anything, (before, after) => {
        const rows = linesOf(before, after);
        expect(text(rows, "same", "new")).toBe(after);
        expect(text(rows, "same", "gone")).toBe(before);
        for (const side of ["before", "after"] as const) {
          const numbers = rows.flatMap((row) => row[side] ?? []);
          expect(numbers).toEqual(numbers.map((_, at) => at + 1));
        }
      }),
      { numRuns: 1000 },
    );
  });

  test("removed lines are before added ones", () => {
    fc.assert(
      fc.property(program, program, (before, after) => {
        const kinds = linesOf(before, after).map(({ kind }) => kind[0]);
        expect(kinds.join("")).not.toContain("ng");
      }),
      { numRuns: 1000 },
    );
  });

  test("are all equal if the texts are", () => {
    fc.assert(
      fc.property(anything, (one) => {
        expect(linesOf(one, one).every(({ kind }) => kind === "same")).toBe(true);
      }),
    );
  });

  test("long texts without common lines are compared fast", () => {
    const [before, after] = [numbered(1, 20_000), numbered(30_001, 50_000)];
    const start = performance.now();
    const rows = linesOf(before, after);
    expect(performance.now() - start).toBeLessThan(5000);
    expect(rows).toHaveLength(40_000);
    expect(text(rows, "new")).toBe(after);
  });
});

describe("segments", () => {
  const shown = (before: string, after: string): readonly string[] =>
    segmentsOf(linesOf(before, after)).map(
      ({ kind, rows, isFolded }) => `${rows.length} ${kind}${isFolded ? " folded" : ""}`,
    );

  test("fold long equal parts, except the lines next to a change", () => {
    expect(shown(`${numbered(1, 20)}\nx`, `y\n${numbered(1, 20)}\nz`)).toEqual([
      "1 new",
      "2 same",
      "16 same folded",
      "2 same",
      "1 gone",
      "1 new",
    ]);
    expect(shown(numbered(1, 9), `${numbered(1, 9)}\nz`)).toEqual([
      "7 same folded",
      "2 same",
      "1 new",
    ]);
    expect(shown(`x\n${numbered(1, 7)}`, numbered(1, 7))).toEqual([
      "1 gone",
      "2 same",
      "5 same folded",
    ]);
    expect(shown(`x\n${numbered(1, 6)}`, numbered(1, 6))).toEqual(["1 gone", "6 same"]);
  });

  test("contain all rows, in order", () => {
    fc.assert(
      fc.property(anything, anything, (before, after) => {
        const rows = linesOf(before, after);
        expect(segmentsOf(rows).flatMap((stretch) => stretch.rows)).toEqual(rows);
        for (const { kind, rows: some } of segmentsOf(rows))
          expect(some.every((row) => row.kind === kind)).toBe(true);
      }),
    );
  });
});
