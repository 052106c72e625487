// Rows without a number are last, and equal rows keep their order.
import { expect, test } from "vitest";
import { sortedBy } from "./table.tsx";

const ROWS = [
  { key: "none" },
  { key: "two", numbers: [undefined, 2, 7] },
  { key: "unknown", numbers: [undefined, undefined, 9] },
  { key: "free", numbers: [undefined, 0] },
  { key: "also two", numbers: [undefined, 2] },
];

test.each([
  [1, false, ["free", "two", "also two", "none", "unknown"]],
  [1, true, ["two", "also two", "free", "none", "unknown"]],
  [2, false, ["two", "unknown", "none", "free", "also two"]],
  [-1, false, ROWS.map(({ key }) => key)],
])("by column %i, descending: %s", (column, isDescending, keys) => {
  expect(sortedBy(ROWS, column, isDescending).map(({ key }) => key)).toEqual(keys);
});
