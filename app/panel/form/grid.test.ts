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
  tableOf,
  withCell,
  withCells,
  withColumn,
  withName,
  withoutColumn,
  withoutRow,
  withRow,
  writtenGrid,
} from "./grid.ts";

const CITIES = { City: ["Lisbon", "Oslo"], Zip: ["01000", "0150"] };
const FLOWERS = { length: [1.4, 4.7], ripe: [true, null], name: ["a", "7"] };

const grids: fc.Arbitrary<Grid> = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
  .chain(([width, height]) => {
    const line = fc.array(fc.oneof(fc.string(), fc.constantFrom("", "1", "__proto__", "1.50")), {
      minLength: width,
      maxLength: width,
    });
    return fc.record({
      columns: line,
      rows: fc.array(line, { minLength: height, maxLength: height }),
    });
  });

test("an unchanged table keeps its values, including numbers", () => {
  for (const table of [CITIES, FLOWERS, { "": [""] }, { n: [1e21, -0.5] }])
    expect(tableOf(gridOf(table)!, table)).toEqual(table);
});

test("a grid is read back from its text", () => {
  fc.assert(
    fc.property(grids, (grid) => {
      expect(gridFrom(writtenGrid(grid))).toEqual(grid);
    }),
  );
});

test("any text is a grid with a cell for each header, or invalid", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", ",", "\n", '"') }), (text) => {
      const grid = gridFrom(text);
      const width = grid?.columns.length;
      expect(grid?.rows.every(({ length }) => length === width) ?? true).toBe(true);
    }),
  );
  expect(gridFrom("a,b\n1\n1,2,3")).toEqual({
    columns: ["a", "b"],
    rows: [
      ["1", ""],
      ["1", "2"],
    ],
  });
  expect(gridFrom("")).toBeUndefined();
  expect(gridFrom("a,b")).toBeUndefined();
  expect(gridFrom(`a${"\n1".repeat(MOST_ROWS + 1)}`)).toBeUndefined();
  expect(gridFrom(`${",".repeat(MOST_COLUMNS)}\n1`)).toBeUndefined();
});

test("every grid is a table with a column for each header, as long as the grid is high", () => {
  fc.assert(
    fc.property(grids, fc.constantFrom<ValueObject>(CITIES, FLOWERS), (grid, sample) => {
      const columns: readonly Value[] = Object.values(tableOf(grid, sample));
      expect(columns).toHaveLength(grid.columns.length);
      for (const column of columns) expect(column).toHaveLength(grid.rows.length);
    }),
  );
});

test("a cell has the type of its column, and a new column has strings if all others do", () => {
  const typed = withCell(withCell(gridOf(FLOWERS)!, 0, 0, "2.50"), 1, 2, "8");
  expect(tableOf(typed, FLOWERS)).toEqual({
    length: [2.5, 4.7],
    ripe: [true, null],
    name: ["a", "8"],
  });
  expect(tableOf(withCell(gridOf(FLOWERS)!, 0, 0, "long"), FLOWERS)["length"]).toEqual([
    "long",
    4.7,
  ]);
  expect(tableOf(withCell(gridOf(CITIES)!, 0, 1, "7"), CITIES)["Zip"]).toEqual(["7", "0150"]);
  const wider = withCell(withColumn(gridOf(CITIES)!), 0, 2, "7");
  expect(tableOf(wider, CITIES)["Column 3"]).toEqual(["7", ""]);
  const longer = withCell(withColumn(gridOf(FLOWERS)!), 0, 3, "7");
  expect(tableOf(longer, FLOWERS)["Column 4"]).toEqual([7, null]);
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

test("columns with one name are distinguished, without taking the name of another", () => {
  expect(namesOf({ columns: ["a", "a", "a 2", "a"], rows: [] })).toEqual([
    "a",
    "a 3",
    "a 2",
    "a 4",
  ]);
  fc.assert(
    fc.property(grids, (grid) => {
      const names = namesOf(grid);
      expect(new Set(names).size).toBe(names.length);
      expect(grid.columns.every((name) => names.includes(name))).toBe(true);
    }),
  );
});

test("rows and columns are added and removed", () => {
  const grid = gridOf(CITIES)!;
  expect(withoutRow(withRow(grid), 2)).toEqual(grid);
  expect(withoutColumn(withColumn(grid), 2)).toEqual(grid);
  expect(withoutColumn(withoutRow(grid, 0), 0)).toEqual({ columns: ["Zip"], rows: [["0150"]] });
  expect(withColumn(withName(grid, 0, "Column 3")).columns).toEqual([
    "Column 3",
    "Zip",
    "Column 4",
  ]);
});

test("cells are pasted at a position, and the grid grows up to its limit", () => {
  const grid = gridOf(CITIES)!;
  const pasted = withCells(grid, 1, 1, [["a", "b"], ["c"]]);
  expect(pasted).toEqual({
    columns: ["City", "Zip", "Column 3"],
    rows: [
      ["Lisbon", "01000", ""],
      ["Oslo", "a", "b"],
      ["", "c", ""],
    ],
  });
  expect(withCells(grid, -1, 0, [["Town"], ["Porto"]])).toEqual({
    columns: ["Town", "Zip"],
    rows: [
      ["Porto", "01000"],
      ["Oslo", "0150"],
    ],
  });
  const many = Array.from({ length: 80 }, () => Array.from({ length: 80 }, () => "x"));
  const full = withCells(grid, 0, 0, many);
  expect([full.columns.length, full.rows.length]).toEqual([MOST_COLUMNS, MOST_ROWS]);
  expect(withCells(grid, 0, 0, [])).toEqual(grid);
});
