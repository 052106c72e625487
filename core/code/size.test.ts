// Size: time grows with the input and no faster, and what is too deep says so.
import { describe, expect, test } from "vitest";
import { js, python, sh } from "hubsmith/code";
import { render, text, type Value } from "./index.ts";

const nested = (levels: number, leaf: Value): Value => {
  let value = leaf;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

const milliseconds = (make: () => unknown): number => {
  const start = performance.now();
  make();
  return performance.now() - start;
};

const TAGS = { python, js, sh };
const names = Object.keys(TAGS) as readonly (keyof typeof TAGS)[];

describe.each(names)("%s", (name) => {
  const tag = TAGS[name];

  test("300 levels are printed, and 501 are refused", () => {
    expect(render(tag.value(nested(300, "x")))).toContain("x");
    expect(() => render(tag.value(nested(501, "x")))).toThrow("nested deeper than 500 levels");
  });

  test("a long value in a deep place is printed once", () => {
    const long = "x y".repeat(350_000);
    expect(milliseconds(() => render(tag.value(nested(300, long))))).toBeLessThan(2_000);
  });

  test("strings of a megabyte, of every kind", () => {
    for (const unit of ["a", "'", '"', "`", "\\", "\u202e", "é", "\n", "$", "{"]) {
      const long = unit.repeat(1_000_000);
      expect(
        milliseconds(() => render(tag.value([long]))),
        JSON.stringify(unit),
      ).toBeLessThan(5_000);
    }
  });

  test("the time grows with the items", () => {
    const items = (count: number): Value =>
      Array.from({ length: count }, (_, at) => ({ role: "user", content: `message ${at}` }));
    // 2,000 items take some two milliseconds; a hundred times as many would take twenty seconds by their square.
    expect(milliseconds(() => render(tag.value(items(200_000))))).toBeLessThan(10_000);
  });
});

test("code in code is refused beyond a depth, and calls in calls take no square of time", () => {
  const calls = (levels: number): ReturnType<typeof python> => {
    let code = python`x`;
    for (let level = 0; level < levels; level += 1)
      code = python`f(${python.args(["a".repeat(20), code])})`;
    return code;
  };
  expect(milliseconds(() => render(calls(150)))).toBeLessThan(3_000);
  expect(() => render(calls(501))).toThrow("nested deeper than 500 levels");
});

test("backticks and parts by the hundred thousand", () => {
  expect(milliseconds(() => render(js`f(${text("`".repeat(130_000), "a")})`))).toBeLessThan(3_000);
  const parts = Array.from({ length: 100_000 }, () => python`a()`);
  expect(milliseconds(() => render(python.join(parts)))).toBeLessThan(5_000);
});

test("a value that holds itself is refused", () => {
  const value: Record<string, Value> = {};
  value["a"] = value;
  expect(() => render(python`${value}`)).toThrow("nested deeper than 500 levels");
});
