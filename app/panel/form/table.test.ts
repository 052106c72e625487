// A table becomes comma-separated values and back, with the same values; any typed text is a valid table or none.
import type { Value, ValueObject } from "hubsmith/code";
import fc from "fast-check";
import { expect, test } from "vitest";
import { tableFrom, writtenTable } from "./table.ts";

const CITIES = { City: ["Lisbon", "Oslo"], Zip: ["01000", "0150"] };
const FLOWERS = { length: [1.4, 4.7], ripe: [true, null], name: ["a", "7"] };

const cell = fc.oneof(
  fc.string({ minLength: 1 }).filter((text) => text.trim() === text),
  fc.constantFrom("1", "1.50", "__proto__", '"', ",", "a\nb", 'a"b', "a\tb", "a;b"),
);
const tables = fc.integer({ min: 1, max: 6 }).chain((height) => {
  const column = fc.array(cell, { minLength: height, maxLength: height });
  return fc.dictionary(cell, column, { minKeys: 1, maxKeys: 5 });
});

test("every table is read back from its text, and any text is a table or none", () => {
  fc.assert(
    fc.property(tables, (table) => {
      expect(tableFrom(writtenTable(table)!, CITIES)).toEqual(table);
    }),
  );
  for (const table of [CITIES, FLOWERS, { n: [1e21, -0.5] }])
    expect(tableFrom(writtenTable(table)!, table)).toEqual(table);
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", ",", "\n", '"', "\t") }), (text) => {
      const columns: readonly Value[] = Object.values(tableFrom(text, CITIES) ?? { a: [""] });
      const heights = new Set(columns.map((column) => (column as readonly Value[]).length));
      expect([...heights]).toEqual([expect.toSatisfy((height: number) => height > 0)]);
    }),
  );
});

test.each<readonly [text: string, table: ValueObject | undefined]>([
  ["a,b\n1,2\n", { a: ["1"], b: ["2"] }],
  ["a\tb, c\r\n1\t\r\n", { a: ["1"], "b, c": [""] }],
  ['a;"b;c"\n1;2', { a: ["1"], "b;c": ["2"] }],
  ['"two\nlines",b\n1,', { "two\nlines": ["1"], b: [""] }],
  ['x\n5" pipe', { x: ['5" pipe'] }],
  ['x\n"b\nc', { x: ["b\nc"] }],
  ["a,b\n1", undefined],
  ["a,b\n1,2,3", undefined],
  ["a,a\n1,2", undefined],
  ['a,"b\nc', undefined],
  ["a,b", undefined],
  ["", undefined],
])("%j is read as %j", (text, table) => expect(tableFrom(text, CITIES)).toEqual(table));

test.each<Value>([
  "City",
  [CITIES],
  {},
  { City: [] },
  { City: "Lisbon" },
  { City: ["Lisbon"], Zip: [] },
  { City: [["Lisbon"]] },
  null,
  7,
])("%j is no table", (value) => expect(writtenTable(value)).toBeUndefined());

test("a cell has the type of its column, and a new column has strings if all others do", () => {
  const text = "length,ripe,name,new\nlong,false,8,7\n2.50,,9,";
  expect(tableFrom(text, FLOWERS)).toEqual({
    length: ["long", 2.5],
    ripe: [false, null],
    name: ["8", "9"],
    new: [7, null],
  });
  expect(tableFrom("City,new\n1,7", CITIES)).toEqual({ City: ["1"], new: ["7"] });
});
