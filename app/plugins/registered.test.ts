// Every registered plugin is listed once, with its replacement, and a check reports all problems.
import { defineProvider, type Entry } from "hubsmith";
import { cardOf } from "#plugins/kit/catalog/manifest";
import { expect, test } from "vitest";
import { entries } from "../plugins.ts";
import { checkAll, found, rowsOf, summaryOf } from "./registered.ts";

const provider = (id: string, more: Partial<Entry<"provider">> = {}): Entry => ({
  kind: "provider",
  id,
  label: id.toUpperCase(),
  tasks: [],
  load: () => Promise.resolve({ default: undefined }),
  ...more,
});

test("every entry has one row, and clients are in the order of their languages", () => {
  const rows = rowsOf(entries, new Set<Entry>(entries));
  expect(new Set(rows.map(({ entry }) => entry))).toEqual(new Set(entries));
  expect(rows).toHaveLength(entries.length);
  expect(rows.filter(({ from }) => from !== "hubsmith")).toEqual([]);
  const orders = rows.flatMap(({ entry }) =>
    entry.kind === "client" ? [entry.language.order * 1000 + entry.order] : [],
  );
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
});

test("a third-party entry replaces another, and both are listed", () => {
  const [old, fresh] = [provider("old"), provider("new", { replaces: "old" })];
  expect(rowsOf([old, fresh], new Set([old]))).toMatchObject([
    { entry: { id: "new" }, from: "third-party, replaces old" },
    { entry: { id: "old" }, from: "hubsmith, replaced by NEW" },
  ]);
});

test("words are searched in kinds, ids, labels and aliases", () => {
  const rows = rowsOf([provider("abc", { aliases: ["Other"] }), provider("xyz")], new Set());
  const ids = (words: string): readonly string[] => found(rows, words).map(({ entry }) => entry.id);
  expect([ids("XY"), ids(" other "), ids("task")]).toEqual([["xyz"], ["abc"], []]);
  for (const words of ["", "provider"]) expect(ids(words)).toEqual(["abc", "xyz"]);
});

test("all plugins of this package load, and do not conflict", async () => {
  const findings = await checkAll(entries);
  expect(summaryOf(entries, findings)).toBe(`All ${entries.length} plugins loaded. No problems.`);
});

test("failed loads, invalid plugins and duplicates are problems", async () => {
  const good = defineProvider({ id: "good", label: "Good", tasks: [] });
  const loading = { ...cardOf(good), load: () => Promise.resolve({ default: good }) } as Entry;
  const twin = defineProvider({ id: "good", label: "Twin", tasks: [] });
  const all = [
    loading,
    { ...loading, load: () => Promise.resolve({ default: twin }) } as Entry,
    provider("lost", { load: () => Promise.reject(new Error("offline")) }),
    provider("none", { load: () => Promise.resolve({ default: { id: "none" } }) as never }),
  ];
  const findings = await checkAll(all);
  const codes = findings.map(({ code }) => code);
  expect(codes).toEqual(["load-failed", "not-a-plugin", "duplicate-id"]);
  expect(summaryOf(all, findings)).toBe("3 of 4 plugins loaded. 3 problems.");
});
