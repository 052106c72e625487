// What follows from something is made once.
import { describe, expect, test } from "vitest";
import { remember, rememberOf } from "./remember.ts";

describe("what follows from something", () => {
  test("is made once of a short text, and of so many", () => {
    const made: string[] = [];
    const length = remember((text) => {
      made.push(text);
      return text.length;
    });
    expect([length("a"), length("a"), length("bb")]).toEqual([1, 1, 2]);
    expect(made).toEqual(["a", "bb"]);
    const [long, short] = ["x".repeat(50), "x".repeat(49)];
    expect([length(long), length(long), length(short), length(short)]).toEqual([50, 50, 49, 49]);
    expect(made.slice(2)).toEqual([long, long, short]);
    for (let at = 0; at < 497; at += 1) length(`n${at}`);
    made.length = 0;
    expect([length("n496"), length("more"), length("more"), length("a")]).toEqual([4, 4, 4, 1]);
    expect(made).toEqual(["more", "more"]);
  });

  test("is made once of an object, also where it is nothing", () => {
    let times = 0;
    const nothing = rememberOf(() => void (times += 1));
    const [one, other] = [{}, {}];
    for (const of of [one, one, other, one]) nothing(of);
    expect(times).toBe(2);
  });
});
