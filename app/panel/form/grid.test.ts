// A table becomes a grid of strings and back, with the same values; any typed text results in a valid table.
import type { Value, ValueObject } from "hubsmith/code";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Grid,
  gridFrom,
  gridOf,
  MOST_COLUMNS,
  MOST_ROWS,
  namesOf,
  pastedCells,
  tableOf,
  withCells,
  withColumn,
  withoutColumn,
  withRow,
  writtenGrid,
} from "./grid.ts";

const CITIES = { City: ["Lisbon", "Oslo"], Zip: ["01000", "0150"] };
const FLOWERS = { length: [1.4, 4.7], ripe: [true, null], name: ["a", "7"] };
const cities = gridOf(CITIES)!;

const cell = fc.oneof(
  fc.string(),
  fc.constantFrom("", "1", "1.50", "__proto__", '"', ",", "\n", "\r\n", 'a"b'),
);
const grids: fc.Arbitrary<Grid> = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 2, max: 6 }))
  .chain(([width, height]) => {
    const line = fc.array(cell, { minLength: width, maxLength: width });
    return fc.array(line, { minLength: height, maxLength: height });
  });

test("every grid is read back from its text, and is a table with a column for each header", () => {
  fc.assert(
    fc.property(grids, fc.constantFrom<ValueObject>(CITIES, FLOWERS), (grid, sample) => {
      expect(gridFrom(writtenGrid(grid))).toEqual(grid);
      const columns: readonly Value[] = Object.values(tableOf(grid, sample));
      expect(columns.map((column) => (column as readonly Value[]).length)).toEqual(
        grid[0]!.map(() => grid.length - 1),
      );
      const names = namesOf(grid);
      expect(new Set(names).size).toBe(names.length);
      expect(grid[0]!.every((name) => names.includes(name))).toBe(true);
    }),
  );
  expect(namesOf([["a", "a", "a 2", "a"]])).toEqual(["a", "a 3", "a 2", "a 4"]);
});

test("any text is a grid with a cell for each header, or invalid", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", ",", "\n", '"') }), (text) => {
      const grid = gridFrom(text) ?? [];
      expect(grid.every(({ length }) => length === grid[0]!.length)).toBe(true);
    }),
  );
});

test.each([
  ["a,b\n1\n1,2,3", ["a,b", "1,", "1,2"]],
  ['a,"b\nc', undefined],
  ['x\n5" pipe', ["x", '5" pipe']],
  ['x\n"b\nc', ["x", "b\nc"]],
  ["", undefined],
  ["a,b", undefined],
  [`a${"\n1".repeat(MOST_ROWS + 1)}`, undefined],
  [`${",".repeat(MOST_COLUMNS)}\n1`, undefined],
])("%j in a URL is read as %j", (text, lines) =>
  expect(gridFrom(text)?.map((line) => line.join())).toEqual(lines),
);

test("an unchanged table keeps its values, including numbers", () => {
  for (const table of [CITIES, FLOWERS, { "": [""] }, { n: [1e21, -0.5] }])
    expect(tableOf(gridOf(table)!, table)).toEqual(table);
});

test.each<Value>([
  "City",
  [CITIES],
  {},
  { City: [] },
  { City: "Lisbon" },
  { City: ["Lisbon"], Zip: [] },
  { City: [["Lisbon"]] },
  { City: Array.from({ length: MOST_ROWS + 1 }, () => "Lisbon") },
  null,
  7,
])("%j cannot be a grid", (value) => expect(gridOf(value)).toBeUndefined());

test("a cell has the type of its column, and a new column has strings if all others do", () => {
  const flowers = gridOf(FLOWERS)!;
  const typed = withCells(withCells(flowers, 1, 0, [["2.50"]]), 2, 2, [["8"]]);
  expect(tableOf(typed, FLOWERS)).toEqual({ ...FLOWERS, length: [2.5, 4.7], name: ["a", "8"] });
  const column = (grid: Grid, sample: ValueObject, name: string) => tableOf(grid, sample)[name];
  expect(column(withCells(flowers, 1, 0, [["long"]]), FLOWERS, "length")).toEqual(["long", 4.7]);
  expect(column(withCells(cities, 1, 2, [["7"]]), CITIES, "Column 3")).toEqual(["7", ""]);
  expect(column(withCells(flowers, 1, 3, [["7"]]), FLOWERS, "Column 4")).toEqual([7, null]);
});

test("rows and columns are added and removed, and pasted cells let the grid grow up to its limit", () => {
  expect(withRow(cities).slice(0, 3)).toEqual(cities);
  expect(withoutColumn(withColumn(cities), 2)).toEqual(cities);
  const named = withColumn(withCells(cities, 0, 0, [["Column 3"]]));
  expect(named[0]).toEqual(["Column 3", "Zip", "Column 4"]);
  expect(withCells(cities, 2, 1, [["a", "b"], ["c"]])).toEqual([
    ["City", "Zip", "Column 3"],
    ["Lisbon", "01000", ""],
    ["Oslo", "a", "b"],
    ["", "c", ""],
  ]);
  const many = Array.from({ length: 80 }, () => Array.from({ length: 80 }, () => "x"));
  const full = withCells(cities, 1, 0, many);
  expect([full[0]!.length, full.length]).toEqual([MOST_COLUMNS, MOST_ROWS + 1]);
});

test.each([
  ["a\tb\r\nc\td\r\n", "a|b c|d"],
  ["a\tb", "a|b"],
  ['"two\nlines"\tb\nc\td', "two\nlines|b c|d"],
  ["a,b\nc,d\n", "a|b c|d"],
  ['"a,1";b\nc;d', "a,1|b c|d"],
  ["one\ntwo, three", "one two, three"],
  ["", undefined],
  ["Lisbon, Portugal", undefined],
  ["a sentence\n", undefined],
])("%j is pasted as cells, or as the text of one", (text, cells) =>
  expect(
    pastedCells(text)
      ?.map((line) => line.join("|"))
      .join(" "),
  ).toBe(cells),
);
