// A square is found whatever it is a square of, and a line is none, also on a busy machine.
import { describe, expect, test } from "vitest";
import { exponentOf, type Growing, growthOf, isSteep, steepText } from "./growth.ts";
import { growing } from "./subjects.ts";

const texts = (size: number): readonly string[] =>
  Array.from({ length: size }, (_, at) => `tag-${at}`);

const SQUARES: readonly Growing[] = [
  {
    name: "each tag is looked for in all",
    most: 24_000,
    of: (size) => {
      const tags = texts(size);
      return () => tags.filter((one, at) => tags.indexOf(one) === at).length;
    },
  },
  {
    name: "a text that grows is searched at each step",
    most: 24_000,
    of: (size) => () => {
      let text = "";
      for (let at = 0; at < size; at += 1) {
        text += "piece";
        if (text.indexOf("\0") >= 0) return text;
      }
      return text;
    },
  },
  {
    name: "a pattern begins anew at each character",
    most: 12_000,
    of: (size) => {
      const text = `${" ".repeat(size)}x`;
      return () => text.replace(/\s+$/, "");
    },
  },
  {
    name: "a list is copied for each item",
    most: 8_000,
    of: (size) => () => {
      let all: readonly number[] = [];
      for (let at = 0; at < size; at += 1) all = [...all, at];
      return all;
    },
  },
];

const LINES: readonly Growing[] = [
  {
    name: "a set of tags",
    most: 100_000,
    of: (size) => {
      const tags = texts(size);
      return () => new Set(tags).size;
    },
  },
  {
    name: "texts that are joined",
    most: 100_000,
    of: (size) => {
      const tags = texts(size);
      return () => JSON.stringify(tags.map((one) => one.toUpperCase()).join(",")).length;
    },
  },
  {
    name: "texts in order",
    most: 100_000,
    of: (size) => {
      const tags = texts(size);
      return () => tags.toSorted().length;
    },
  },
];

describe("what is planted", () => {
  test.each(SQUARES)("$name: a square", (one) => {
    const growth = growthOf(one);
    expect(isSteep(growth), JSON.stringify(growth)).toBe(true);
    expect(steepText(growth)).toContain(`${one.name}: `);
  });

  test.each(LINES)("$name: a line", (one) => {
    const growth = growthOf(one);
    expect(isSteep(growth), steepText(growth)).toBe(false);
  });

  test("the exponent of costs that are known", () => {
    const of = (power: number): number =>
      exponentOf(
        [1, 2, 4, 8].map((size) => 10 * size ** power),
        1,
      );
    expect([0, 1, 2].map(of)).toEqual([0, 1, 2].map((one) => expect.closeTo(one)));
    expect(exponentOf([0.1, 0.4, 1.6, 6.4], 7)).toBe(0);
  });
});

test(
  "some generators, each with one of its inputs, grow as a line",
  { timeout: 120_000 },
  async () => {
    const steep = (await growing({ isWhole: false })).map(growthOf).filter(isSteep);
    expect(steep.map(steepText)).toEqual([]);
  },
);
