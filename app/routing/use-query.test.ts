// Queries are read back as they were written.
import { expect, test } from "vitest";
import { queryOf, queryText } from "./use-query.ts";

test("a query is read back, and empty values are left out", () => {
  const query = { client: "js/fetch", q: "a & b=c #d é", kind: "" };
  expect(queryText(query)).toMatch(/^\?client=js\/fetch&q=/);
  expect(queryOf(queryText(query))).toEqual({ client: "js/fetch", q: "a & b=c #d é" });
  expect(queryText({ q: "" })).toBe("");
});
