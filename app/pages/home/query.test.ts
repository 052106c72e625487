// A link to the list has its query.
import { expect, test } from "vitest";
import { EVERYTHING } from "#models/search/search";
import { readQuery, toggled, writeQuery } from "./query.ts";

test("a query is the same after a link", () => {
  const query = toggled(
    { ...EVERYTHING, text: "a & b/c", sort: "likes", hostedFirst: false },
    "task",
    "text-generation",
  );
  expect(writeQuery(query)).toBe("?q=a+%26+b/c&task=text-generation&sort=likes&show=all");
  expect(readQuery(writeQuery(query))).toEqual(query);
  expect(toggled(query, "task", "text-generation").wanted.task).toEqual([]);
  expect(writeQuery(EVERYTHING)).toBe("");
});

test("unknown parts of a link are ignored", () => {
  expect(readQuery("?sort=up&__proto__=x&task=")).toEqual(EVERYTHING);
});
