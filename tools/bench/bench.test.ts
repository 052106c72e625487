// The benchmark counts only work that was done, and its tables are tables.
import { createHub } from "hubsmith";
import { describe, expect, test } from "vitest";
import { alternate, medianOf } from "./alternate.ts";
import { type Cell, check, type Program, TYPED } from "./cells.ts";
import { pageOf, textOf } from "./report.ts";

const programs = (text: string, clients: readonly string[]): readonly Program[] =>
  clients.map((client) => ({ language: "js", client, content: `say("${text}")` }));
const cell = (more: Partial<Cell> = {}): Cell => ({
  name: "service, task",
  isPlain: true,
  isPolled: false,
  takesText: true,
  clients: ["js/a", "js/b"],
  ours: (_, key) => programs(TYPED[key]!, ["a", "b"]),
  theirs: (key) => programs(TYPED[key]!, ["a", "b"]),
  ...more,
});

describe("work that was not done", () => {
  const hub = createHub([]);

  test("is told, and work that was done is not", () => {
    expect(() => check(cell(), hub)).not.toThrow();
    expect(() => check(cell({ ours: () => programs("x", ["a"]) }), hub)).toThrow(/ours lack/);
    expect(() => check(cell({ theirs: () => [] }), hub)).toThrow(/theirs lack/);
    const blank = { language: "js", client: "b", content: " \n" };
    const odd = (key: number): readonly Program[] => [...programs(TYPED[key]!, ["a"]), blank];
    expect(() => check(cell({ theirs: odd }), hub)).toThrow(/theirs lack/);
    expect(() => check(cell({ ours: () => programs("always the same", ["a", "b"]) }), hub)).toThrow(
      /lacks what was typed/,
    );
  });

  test("what is typed is another text after each key", () => {
    expect(new Set(TYPED).size).toBe(TYPED.length);
  });
});

test("sides are asked by turns, and each for its own units", () => {
  const calls = [0, 0];
  const side = (which: number, units: number) => () => {
    calls[which]! += 1;
    return units;
  };
  const [one, ten] = alternate([side(0, 1), side(1, 10)], { rounds: 3, millis: 1 });
  expect(Math.min(...calls)).toBeGreaterThan(3);
  for (const { least, median, most } of [one!, ten!])
    expect([least, median, most]).toEqual([least, median, most].toSorted((a, b) => a - b));
  expect(medianOf([3, 1, 2])).toBe(2);
});

test("a table is one on the page and on a terminal", () => {
  const table = { title: "T", about: "About.", head: ["a", "b"], rows: [["long cell", "1 ×"]] };
  expect(textOf(table)).toBe("\nT\na            b\nlong cell  1 ×");
  expect(pageOf([table])).toContain(
    "## T\n\nAbout.\n\n| a         | b   |\n| --------- | --- |\n| long cell | 1 × |\n",
  );
});
