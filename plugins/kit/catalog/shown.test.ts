// What readers see of the indexes.
import { expect, test } from "vitest";
import { entries } from "hubsmith/plugins";
import { shownIn } from "./shown.ts";

test("other kinds are not included, nor internal tasks that no provider serves", () => {
  const tasks = shownIn(entries, "task");
  expect(tasks.filter(({ kind }) => kind !== "task")).toEqual([]);
  expect(tasks.map(({ id }) => id)).toContain("conversational");
  const withoutProviders = entries.filter(({ kind }) => kind === "task");
  expect(shownIn(withoutProviders, "task").filter(({ isInternal }) => isInternal)).toEqual([]);
});
