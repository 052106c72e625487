// As many parameters as possible are asked for at once, whatever it is that some of them are refused for.
import { expect, test } from "vitest";
import type { ValueObject } from "../../code/value.ts";
import { takenTogether } from "./asking.ts";

const all = { width: 1, height: 2, seed: 3, steps: 4 };
const taken = (isOffered: (names: readonly string[]) => boolean): readonly string[] =>
  Object.keys(takenTogether(all, (some: ValueObject) => isOffered(Object.keys(some)))).sort();

test("all of them, where nothing is refused", () => {
  expect(taken(() => true)).toEqual(["height", "seed", "steps", "width"]);
});

test("all but the one that is refused", () => {
  expect(taken((names) => !names.includes("seed"))).toEqual(["height", "steps", "width"]);
});

test("two that go together alone", () => {
  const isPair = (names: readonly string[]): boolean =>
    names.includes("width") === names.includes("height") && !names.includes("seed");
  expect(taken(isPair)).toEqual(["height", "steps", "width"]);
});

test("none, where all are refused", () => {
  expect(taken((names) => names.length === 0)).toEqual([]);
});
