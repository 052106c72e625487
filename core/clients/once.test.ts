// What is made once: the same for the same arguments, and never that of others.
import { expect, test } from "vitest";
import { python, render } from "../code/index.ts";
import { once } from "./once.ts";

test("is made once for the same arguments, and anew for others", () => {
  let made = 0;
  const name = once(
    (of: object, word: string, more?: number) =>
      `${Object.keys(of).join()} ${word} ${more} ${(made += 1)}`,
  );
  const [a, b] = [{ a: 1 }, { a: 1 }];
  expect(name(a, "x")).toBe(name(a, "x"));
  expect(made).toBe(1);
  const all = [name(a, "x"), name(b, "x"), name(a, "y"), name(a, "x", 1), name(a, "x", undefined)];
  expect(new Set(all).size).toBe(5);
  // Nothing at all is another list of arguments than one that is undefined.
  expect(made).toBe(5);
});

test("what throws is asked again", () => {
  let times = 0;
  const make = once((of: string) => {
    times += 1;
    if (times < 2) throw new TypeError(of);
    return of;
  });
  expect(() => make("x")).toThrow("x");
  expect(make("x")).toBe("x");
});

test("more texts than are remembered are made all the same", () => {
  const twice = once((text: string) => text + text);
  for (let round = 0; round < 2; round += 1)
    for (let at = 0; at < 500; at += 1) expect(twice(`${at}`)).toBe(`${at}${at}`);
});

test("code is the same text each time, also with a list that is its own", () => {
  const code = once((names: readonly string[]) => python`print(${[...names, "end"]})`);
  const names = Object.freeze(["a"]);
  for (let round = 0; round < 4; round += 1)
    expect(render(code(names))).toBe('print(["a", "end"])');
});
