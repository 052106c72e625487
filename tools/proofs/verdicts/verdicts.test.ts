// Verdicts are whole, and a changed program asks for a new one.
import { expect, test } from "vitest";
import { shapeOf } from "./programs.ts";
import { parseVerdicts, readVerdicts } from "./verdicts.ts";

const HEADER = "id\tshape\tverdict\tdate\treason";

test("the committed verdicts are whole", () => {
  expect(readVerdicts().length).toBeGreaterThan(1000);
});

test.each([
  ["no verdict", "a/b\t01234567\tgood\t2026-11-25\t"],
  ["no reason", "a/b\t01234567\tweak\t2026-11-25\t"],
  ["no day", "a/b\t01234567\tright\t\t"],
  ["no shape", "a/b\t\tright\t2026-11-25\t"],
  ["two of one model", "a/b\t01234567\tright\t2026-11-25\t\na/b\t01234567\tright\t2026-11-25\t"],
])("%s is an error", (_, lines) => {
  expect(() => parseVerdicts(`${HEADER}\n${lines}\n`)).toThrow(/verdict/);
});

test("a shape is the program without its strings, numbers and id", () => {
  const shape = shapeOf('load("acme/otter", 200)\nprint("one")', "acme/otter");
  expect(shapeOf('load("acme/stoat", 1000)\nprint("two")', "acme/stoat")).toBe(shape);
  expect(shapeOf('load("acme/otter", 200)\nshow("one")', "acme/otter")).not.toBe(shape);
});
