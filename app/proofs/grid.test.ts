// The table matches the record in each cell, and counts nothing twice.
import type { Entry } from "hubsmith";
import { expect, test } from "vitest";
import { entries } from "../plugins.ts";
import { gridOf, stepFrom, totalsOf } from "./grid.ts";
import { clientProofs } from "./load-records.ts";
import type { ClientProofs } from "./records.ts";

const tasks = entries.filter((one): one is Entry<"task"> & typeof one => one.kind === "task");
const providers = entries.filter(
  (one): one is Entry<"provider"> & typeof one => one.kind === "provider",
);

const SMALL: ClientProofs = {
  clients: { "js/a": { a: "1" }, "sh/b": { b: "2" } },
  proofs: {
    auto: { "text-to-image": { run: ["js/a"] } },
    groq: { conversational: { run: ["js/a"], typed: ["sh/b"] } },
  },
};

test("a cell has its level, or one of two reasons for an absence", () => {
  const { rows, columns } = gridOf(SMALL, tasks, providers, "sh/b");
  const at = (task: string, provider: string): string | undefined =>
    rows.find(({ id }) => id === task)?.cells[columns.findIndex(({ id }) => id === provider)]
      ?.state;
  expect(at("conversational", "groq")).toBe("typed");
  expect(at("text-to-image", "auto")).toBe("not offered");
  expect(at("text-to-image", "fal-ai")).toBe("not offered");
  expect(at("text-to-image", "groq")).toBe("not served");
  expect(rows.every(({ cells }) => cells.length === columns.length)).toBe(true);
});

test("headers are labels in order", () => {
  const { rows, columns } = gridOf(SMALL, tasks, providers, "js/a");
  for (const heads of [rows, columns]) {
    const labels = heads.map(({ label }) => label);
    expect(labels).toEqual(
      labels.toSorted((a, b) => a.localeCompare(b, "en", { sensitivity: "base" })),
    );
  }
});

test("totals are of one client or of all", () => {
  expect(totalsOf(SMALL)).toEqual({
    cells: 3,
    tasks: 2,
    providers: 2,
    levels: { offered: 0, parsed: 0, names: 0, typed: 1, run: 2 },
  });
  expect(totalsOf(SMALL, "sh/b")).toMatchObject({ cells: 1, tasks: 1, providers: 1 });
});

test("the tables of all clients contain the complete record", async () => {
  const record = await clientProofs();
  const states = Object.keys(record.clients).flatMap((client) =>
    gridOf(record, tasks, providers, client).rows.flatMap(({ cells }) =>
      cells.map(({ state }) => state),
    ),
  );
  const proven = states.filter((state) => state !== "not offered" && state !== "not served");
  expect(proven).toHaveLength(totalsOf(record).cells);
  expect(proven.length).toBeGreaterThan(500);
});

test.each([
  ["ArrowUp", false, [0, 1]],
  ["ArrowDown", false, [2, 1]],
  ["ArrowLeft", false, [1, 0]],
  ["ArrowRight", false, [1, 2]],
  ["Home", false, [1, 0]],
  ["End", false, [1, 2]],
  ["Home", true, [0, 0]],
  ["End", true, [3, 2]],
  ["a", false, undefined],
] as const)("%s moves the focus (wide: %s)", (key, isWide, to) => {
  expect(stepFrom([1, 1], [4, 3], key, isWide)).toEqual(to);
});

test("the focus stays inside the table", () => {
  expect(stepFrom([0, 0], [4, 3], "ArrowUp", false)).toEqual([0, 0]);
  expect(stepFrom([3, 2], [4, 3], "ArrowRight", false)).toEqual([3, 2]);
});
