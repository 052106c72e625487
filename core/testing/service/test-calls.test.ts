// Finds as many compatible parameters as possible, for any cause of a rejection.
import { expect, test } from "vitest";
import type { ValueObject } from "../../code/value.ts";
import { takenTogether } from "./test-calls.ts";

const all = { width: 1, height: 2, seed: 3, steps: 4 };
const taken = (isOffered: (names: readonly string[]) => boolean): readonly string[] =>
  Object.keys(takenTogether(all, (some: ValueObject) => isOffered(Object.keys(some)))).sort();

test("all, if nothing is rejected", () => {
  expect(taken(() => true)).toEqual(["height", "seed", "steps", "width"]);
});

test("all except the rejected one", () => {
  expect(taken((names) => !names.includes("seed"))).toEqual(["height", "steps", "width"]);
});

test("two that are only compatible together", () => {
  const isPair = (names: readonly string[]): boolean =>
    names.includes("width") === names.includes("height") && !names.includes("seed");
  expect(taken(isPair)).toEqual(["height", "steps", "width"]);
});

test("none, if all are rejected", () => {
  expect(taken((names) => names.length === 0)).toEqual([]);
});
