// CSV: cells are read back unchanged, and pasted text is split as its program wrote it.
import fc from "fast-check";
import { expect, test } from "vitest";
import { cellsIn, pastedCells, writtenCells } from "./csv.ts";

const cell = fc.oneof(fc.string(), fc.constantFrom("", '"', ",", "\n", "\r\n", "\t", 'a"b', " "));
const lines = fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 });

test("cells are read back, with any content", () => {
  fc.assert(
    fc.property(lines, (all) => {
      expect(cellsIn(writtenCells(all))).toEqual(all);
    }),
  );
});

test("any text has cells", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('"', ",", "\n", "a") })),
      (text) => {
        expect(cellsIn(text).every((line) => line.length > 0)).toBe(true);
      },
    ),
  );
});

test("an unclosed quote reaches to the end, and one in the middle of a cell is a quote", () => {
  expect(cellsIn('a,"b\nc')).toEqual([["a", "b\nc"]]);
  expect(cellsIn('5" pipe,x')).toEqual([['5" pipe', "x"]]);
});

test.each([
  [
    "a\tb\r\nc\td\r\n",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ["a\tb", [["a", "b"]]],
  [
    '"two\nlines"\tb\nc\td',
    [
      ["two\nlines", "b"],
      ["c", "d"],
    ],
  ],
  [
    "a,b\nc,d\n",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  [
    '"a,1";b\nc;d',
    [
      ["a,1", "b"],
      ["c", "d"],
    ],
  ],
  ["one\ntwo, three", [["one"], ["two, three"]]],
])("%j is pasted as cells", (text, cells) => expect(pastedCells(text)).toEqual(cells));

test.each(["", "Lisbon", "Lisbon, Portugal", "a sentence\n"])("%j is for one cell", (text) =>
  expect(pastedCells(text)).toBeUndefined(),
);
