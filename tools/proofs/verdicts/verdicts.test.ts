// Verdicts are whole, and a changed program asks for a new one.
import { expect, test } from "vitest";
import { shapeOf } from "./programs.ts";
import { parseRows, readRows } from "../../support/rows.ts";
import { holds, VERDICTS } from "./verdicts.ts";

test("the committed verdicts are whole", () => {
  expect(readRows(VERDICTS).length).toBeGreaterThan(1000);
});

test.each([
  ["no verdict", "a/b\t01234567\t89abcdef\tgood\t2026-11-25\t"],
  ["no reason", "a/b\t01234567\t89abcdef\tweak\t2026-11-25\t"],
  ["no day", "a/b\t01234567\t89abcdef\tright\t\t"],
  ["no shape", "a/b\t\t89abcdef\tright\t2026-11-25\t"],
  [
    "two of one model",
    "a/b\t01234567\t89abcdef\tright\t2026-11-25\t\na/b\t01234567\t89abcdef\tright\t2026-11-25\t",
  ],
])("%s is an error", (_, lines) => {
  expect(() => parseRows(`${VERDICTS.columns.join("\t")}\n${lines}\n`, VERDICTS)).toThrow(
    TypeError,
  );
});

test("a shape is the program without its strings, numbers and id", () => {
  const shape = shapeOf('load("acme/otter", 200)\nprint("one")', "acme/otter");
  expect(shapeOf('load("acme/stoat", 1000)\nprint("two")', "acme/stoat")).toBe(shape);
  expect(shapeOf('load("acme/otter", 200)\nshow("one")', "acme/otter")).not.toBe(shape);
});

test("a right program may change its strings, and another is read again", () => {
  const other = { shape: "01234567", digest: "76543210" };
  const verdict = {
    id: "a/b",
    shape: "01234567",
    digest: "89abcdef",
    date: "2026-11-25",
    reason: "",
  };
  expect(holds({ ...verdict, verdict: "right" }, other)).toBe(true);
  expect(holds({ ...verdict, verdict: "weak" }, other)).toBe(false);
  expect(holds({ ...verdict, verdict: "weak" }, verdict)).toBe(true);
  expect(holds({ ...verdict, verdict: "right" }, { ...other, shape: "fedcba98" })).toBe(false);
  expect(holds(undefined, other)).toBe(false);
});
