// What may be anything: how it is read as data, looked into, taken apart and named in a sentence.
import { describe, expect, test } from "vitest";
import { DEEPEST, MOST } from "../record/json.ts";
import { brief, isRecord, member, shown } from "../base/describe.ts";
import { allEntries } from "./card.ts";
import { createHub } from "./hub.ts";
import { dataOf } from "./data.ts";
import { flattened } from "./flattened.ts";
import { knownOf } from "./known-of.ts";

describe("data", () => {
  test("is what JSON can hold, without functions", () => {
    const run = (): number => 1;
    expect(
      dataOf({ a: 1, b: [run, undefined, null, "x"], c: run, d: { e: true }, f: undefined }, ""),
    ).toEqual({
      a: 1,
      b: [null, null, null, "x"],
      d: { e: true },
    });
    expect([dataOf(run, "x"), dataOf(undefined, "x"), dataOf(null, "x")]).toEqual([
      undefined,
      undefined,
      null,
    ]);
    const twice = { a: 1 };
    expect(dataOf([twice, twice], "")).toEqual([twice, twice]);
  });

  const nested = (levels: number): unknown => {
    let value: unknown = 1;
    for (let level = 0; level < levels; level++) value = { a: value };
    return value;
  };
  const loop: unknown[] = [];
  loop.push(loop);
  test.each<readonly [unknown, string, string]>([
    [{ a: [1n] }, "", "a[0] is a bigint, and JSON has none. Write a text or a number."],
    [
      { a: { b: Symbol("x") } },
      "x",
      "x.a.b is a symbol, and JSON has none. Write a text or a number.",
    ],
    [{ a: loop }, "", "a[0] holds itself. Leave that out."],
    [
      nested(DEEPEST + 2),
      "",
      `${"a.".repeat(20)}… is nested deeper than ${DEEPEST} levels. Make it flatter.`,
    ],
    [
      { many: Array.from({ length: MOST + 1 }, () => ({})) },
      "",
      `many[${MOST - 1}] has more than ${MOST} values. Leave some out.`,
    ],
  ])("is not what has no place in it: %#", (value, name, message) => {
    expect(() => dataOf(value, name)).toThrow(new TypeError(message));
  });

  test("may be as deep as that", () => {
    expect(dataOf(nested(DEEPEST + 1), "")).toEqual(nested(DEEPEST + 1));
  });
});

test("an object is no list and not null, and has members of its own and others", () => {
  expect([{}, new Date(0)].map(isRecord)).toEqual([true, true]);
  expect([null, undefined, [], "a", () => 1].map(isRecord)).toEqual(Array(5).fill(false));
  expect([member({ a: 1 }, "a"), member({}, "a"), member([1], "0"), member("a", "length")]).toEqual(
    [1, undefined, undefined, undefined],
  );
  expect(member(Object.create({ a: 2 }), "a")).toBe(2);
});

test.each<readonly [unknown, string]>([
  [undefined, "missing"],
  [null, "null"],
  [[], "an empty list"],
  [[1], "a list"],
  [{}, "an object"],
  [Promise.resolve(1), "a promise"],
  [() => 1, "a function"],
  [7, "the number 7"],
  [true, "the boolean true"],
  [1n, "the bigint 1"],
  ["", 'the text ""'],
  ["x".repeat(40), `the text "${"x".repeat(40)}"`],
  ["x".repeat(41), `the text "${"x".repeat(39)}…"`],
])("%# is named in a sentence", (value, name) => {
  expect(shown(value)).toBe(name);
});

test("a long text from outside is cut", () => {
  expect([brief(""), brief("x".repeat(100)), brief("y".repeat(101))]).toEqual([
    "",
    "x".repeat(100),
    `${"y".repeat(99)}…`,
  ]);
});

test("lists of lists are one, in order, each item once", () => {
  const loop: unknown[] = [1, [2, [3], []], 4];
  loop.push(loop, 1);
  expect(flattened(loop)).toEqual([1, 2, 3, 4]);
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  const [first, second] = flattened([proxy, 5]);
  expect([first === proxy, second]).toEqual([true, 5]);
  const sparse: unknown[] = [];
  sparse[1] = 6;
  expect(flattened([sparse])).toEqual([undefined, 6]);
});

test("what was found out is kept for the last few things, and for each hub anew", () => {
  let made = 0;
  const known = knownOf<object, number>(2, () => (made += 1));
  const [hub, other] = [createHub([]), createHub([])];
  const [a, b, c] = [{}, {}, {}];
  expect([known(hub, a), known(hub, b), known(hub, a), known(hub, b)]).toEqual([1, 2, 1, 2]);
  expect([known(other, a), known(hub, a)]).toEqual([3, 1]);
  // The third takes the place of the first.
  expect([known(hub, c), known(hub, b), known(hub, c), known(hub, a)]).toEqual([4, 2, 4, 5]);
});

test("lists of entries become one frozen list", () => {
  const entry = {
    kind: "quantization",
    id: "q",
    label: "Q",
    load: () => Promise.resolve({ default: 1 }),
  } as const;
  const entries = allEntries([entry], [], [entry]);
  expect(entries).toEqual([entry, entry]);
  expect(Object.isFrozen(entries)).toBe(true);
});
