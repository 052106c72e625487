// Loops over members of bundled packages ignore what the page adds to `Object.prototype`.
import { expect, test } from "vitest";
import { ownLoops } from "./own-members.ts";

test("a loop visits own members only, and none of null", () => {
  const code = ownLoops("const seen = []; for (let k in value) seen.push(k); return seen;");
  const run = new Function("value", code) as (value: unknown) => readonly string[];
  const inherited = Object.create({ no: 1 }, { yes: { value: 1, enumerable: true } }) as object;
  expect(run(inherited)).toEqual(["yes"]);
  expect(run(null)).toEqual([]);
  expect(run(["a", "b"])).toEqual(["0", "1"]);
});
