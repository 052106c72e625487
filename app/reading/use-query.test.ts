// Queries are written so that they are read again.
import { expect, test } from "vitest";
import { queryOf, queryText } from "./use-query.ts";

test("what is written is read again, and what is empty is left out", () => {
  const query = { client: "js/fetch", q: "a & b=c #d é", kind: "" };
  expect(queryText(query)).toMatch(/^\?client=js\/fetch&q=/);
  expect(queryOf(queryText(query))).toEqual({ client: "js/fetch", q: "a & b=c #d é" });
  expect(queryText({ q: "" })).toBe("");
});
