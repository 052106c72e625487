import { expect, test } from "vitest";
import { manyRecords } from "./many-records.ts";

test("records differ, and are the same ones each time", () => {
  const text = manyRecords(50_000);
  expect(manyRecords(50_000)).toBe(text);
  const records = text.split("\n").map((line): Record<string, unknown> => JSON.parse(line));
  expect(new Set(records.map(({ id }) => id)).size).toBe(50_000);
  for (const field of ["pipeline_tag", "library_name"])
    expect(new Set(records.map((record) => record[field])).size).toBe(5);
});
