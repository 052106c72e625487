// Every registered plugin is listed once, with its package and its replacement.
import type { Entry } from "hubsmith";
import { expect, test } from "vitest";
import { entries } from "../plugins.ts";
import { found, kindIn, rowsOf } from "./registered.ts";

const own = new Set<Entry>(entries);
const load = () => Promise.resolve({ default: undefined });
const provider = (id: string, more: Partial<Entry<"provider">> = {}): Entry => ({
  kind: "provider",
  id,
  label: id.toUpperCase(),
  tasks: [],
  load,
  ...more,
});

test("every entry has one row, and is of this package", () => {
  const rows = rowsOf(entries, own);
  expect(rows).toHaveLength(entries.length);
  expect(new Set(rows.map(({ entry }) => entry)).size).toBe(entries.length);
  expect(rows.filter(({ from }) => from !== "hubsmith")).toEqual([]);
  expect(rows.filter(({ displacedBy }) => displacedBy !== undefined)).toEqual([]);
});

test("clients are in the order of their languages, with a rank", () => {
  const clients = rowsOf(entries, own).filter(({ kind }) => kind === "client");
  const places = clients.map(({ order }) => order!.split(", "));
  const expected = places.map(([language], at) => {
    return `${places.slice(0, at + 1).filter(([one]) => one === language).length}`;
  });
  expect(places.map(([, place]) => place)).toEqual(expected);
  expect(places.length).toBeGreaterThan(8);
});

test("a third-party entry has an unknown package, and the plugin that it replaces is listed", () => {
  const [old, new1] = [provider("old"), provider("new", { replaces: "old" })];
  const rows = rowsOf([old, new1], new Set([old]));
  expect(rows).toMatchObject([
    { id: "new", from: "unknown", replaces: "old" },
    { id: "old", from: "hubsmith", displacedBy: "NEW" },
  ]);
  expect(rows[0]).not.toHaveProperty("displacedBy");
});

test("words are searched in ids, labels and aliases", () => {
  const rows = rowsOf([provider("abc", { aliases: ["Other"] }), provider("xyz")], new Set());
  const ids = (words: string): readonly string[] =>
    found(rows, undefined, words).map(({ id }) => id);
  expect(ids("XY")).toEqual(["xyz"]);
  expect(ids(" other ")).toEqual(["abc"]);
  expect(ids("")).toEqual(["abc", "xyz"]);
  expect(found(rows, "task", "")).toEqual([]);
});

test("a kind is a known one, or none", () => {
  expect(kindIn("client")).toBe("client");
  for (const asked of [undefined, "", "clients", "toString"]) expect(kindIn(asked)).toBeUndefined();
});
