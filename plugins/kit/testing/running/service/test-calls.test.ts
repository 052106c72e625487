// Finds as many compatible parameters as possible, for any cause of a rejection.
import { expect, test } from "vitest";
import type { ValueObject } from "#core/code/value";
import { largestAccepted } from "./test-calls.ts";

type Rule = (has: (name: string) => boolean, count: number) => boolean;
test.each<readonly [string, Rule, names: string]>([
  ["all, if nothing is rejected", () => true, "width height seed steps"],
  ["all except the rejected one", (has) => !has("seed"), "width height steps"],
  [
    "two that are only compatible together",
    (has) => has("width") === has("height") && !has("seed"),
    "steps width height",
  ],
  ["none, if all are rejected", (_, count) => count === 0, ""],
])("%s", (_, rule, names) => {
  const isOffered = (some: ValueObject): boolean =>
    rule((name) => name in some, Object.keys(some).length);
  const taken = largestAccepted({ width: 1, height: 2, seed: 3, steps: 4 }, isOffered);
  expect(Object.keys(taken).join(" ")).toBe(names);
});
