// The checks are data that a page can show: each has an id of its own, a question, a reason and a mend.
import { expect, test } from "vitest";
import { pluginChecks } from "./checks.ts";

test("each check has an id that no other has", () => {
  const ids = pluginChecks.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
});

test.each(pluginChecks)("$id says what it asks, why, and how to mend it", ({ asks, why, mend }) => {
  expect(asks).toMatch(/^[A-Z].{20,}\?$/s);
  expect(why).toMatch(/^[A-Z].{20,}\.$/s);
  expect(mend).toMatch(/^[A-Z].{20,}\.$/s);
});
