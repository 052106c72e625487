// The level of a library, and the reason why it is not higher.
import { sh } from "hubsmith/code";
import { expect, test } from "vitest";
import { comparison, digestOf, judge, type Row } from "./record.ts";
import type { Fault } from "./faults.ts";
import type { Sourced } from "./packages.ts";
import { blockOf, shownOf } from "./testing.ts";

const block = blockOf("import ours\n");
const shown = shownOf([block]);
const sourced: Sourced = { block, roots: [], packages: { ours: "1.0" }, missing: [], faults: [] };
const fault: Fault = { block, level: "typed", line: 1, code: "x", message: "no" };

test("each level, and the reason why it is not higher", () => {
  expect(judge(shown, [sourced], [])).toEqual({ level: "typed", packages: { ours: "1.0" } });
  expect(judge(shown, [sourced], [fault])).toMatchObject({
    level: "parsed",
    reason: "A type checker reports errors.",
  });
  expect(judge(shown, [sourced], [{ ...fault, level: "parsed" }]).level).toBe("shown");
  const missing = [{ what: "parts", why: "It comes with a clone." }];
  expect(judge(shown, [{ ...sourced, missing }], []).reason).toBe(
    "The source of parts is not available. It comes with a clone.",
  );
  const script = shownOf([{ ...block, language: sh.language }]);
  expect(judge(script, [], []).reason).toMatch(/programs are only parsed/);
});

test("all versions of a package are listed", () => {
  const older = { ...sourced, packages: { ours: "0.9" } };
  expect(judge(shown, [sourced, older], []).packages).toEqual({ ours: "0.9, 1.0" });
});

const row: Row = { level: "typed", packages: { ours: "1.0" }, digest: digestOf(shown) };

test("the record is compared by libraries and the digests of their programs", () => {
  const differs = (record: Readonly<Record<string, Row>>, isWhole = true): readonly string[] =>
    comparison([shown], new Map(Object.entries(record)), isWhole).map(
      (text) => text.split(" Run")[0]!,
    );
  expect(differs({ ours: row })).toEqual([]);
  expect(differs({})).toEqual(["ours: It was never proven."]);
  expect(differs({ ours: row, gone: row })).toEqual([
    "gone: The record has it, and there is no such library with records.",
  ]);
  expect(differs({ ours: row, gone: row }, false)).toEqual([]);
  expect(differs({ ours: { ...row, digest: "another" } })).toEqual([
    "ours: Its programs changed since they were proven.",
  ]);
  expect(differs({ ours: { ...row, level: "shown" } })).toEqual([
    "ours: The record says that a program fails.",
  ]);
});

test("a digest covers the programs and their install commands, in any order", () => {
  const other = blockOf("import ours.parts\n");
  expect(digestOf(shownOf([block, other]))).toBe(digestOf(shownOf([other, block])));
  expect(digestOf(shownOf([other]))).not.toBe(digestOf(shown));
  expect(digestOf(shownOf([blockOf("import ours\n", ["ours", "more"])]))).not.toBe(digestOf(shown));
});
