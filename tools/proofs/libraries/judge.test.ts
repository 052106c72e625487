// The level of a library, and the reason why it is not higher.
import { sh } from "hubsmith/code";
import { expect, test } from "vitest";
import { comparison, digestOf, judge, type RecordedProof, rowOf } from "./record.ts";
import type { Fault } from "./blocks.ts";
import { blockOf, shownOf, sourcedOf } from "./testing.ts";

const block = blockOf("import ours\n");
const shown = shownOf([block]);
const sourced = sourcedOf(block);
const fault: Fault = { block, level: "typed", line: 1, code: "x", message: "no" };

test("each level, the number of programs, and the reason why not all are typed", () => {
  expect(judge(shown, [sourced], [])).toEqual({
    level: "typed",
    programs: { all: 1, typed: 1 },
    packages: { ours: "1.0" },
    absent: [],
  });
  expect(judge(shown, [sourced], [fault])).toMatchObject({
    level: "parsed",
    programs: { all: 1, typed: 0 },
    reason: "1 program: The check reports errors.",
  });
  expect(judge(shown, [sourced], [{ ...fault, level: "parsed" }]).level).toBe("shown");
  const missing = [{ what: "parts", why: "There was no clone of a/b." }];
  const cloned = { ...sourced, missing, absent: ["a/b"] };
  expect(judge(shown, [cloned], [])).toMatchObject({
    level: "parsed",
    absent: ["a/b"],
    reason: "1 program: The source of parts is not available. There was no clone of a/b.",
  });
});

test("a shell program is only parsed, which does not lower the level", () => {
  const script = { ...block, language: sh.language };
  const both = shownOf([block, script]);
  expect(judge(both, [sourced, sourcedOf(script)], [])).toMatchObject({
    level: "typed",
    programs: { all: 2, typed: 1 },
    reason: "1 program: Shell programs are only parsed.",
  });
  expect(judge(shownOf([script]), [sourcedOf(script)], []).level).toBe("parsed");
  expect(judge(both, [sourced, sourcedOf(script)], [fault]).level).toBe("parsed");
});

test("an earlier check counts without the clone, if the programs are unchanged", () => {
  const without = judge(shown, [{ ...sourced, absent: ["a/b"] }], []);
  const old: RecordedProof = { ...row, repositories: { "a/b@c": "d" } };
  const proofs = new Map([["ours", without]]);
  const rowAfter = (before: RecordedProof): RecordedProof =>
    rowOf(shown, proofs, new Map([["ours", before]]), undefined);
  expect(rowAfter(old)).toEqual(old);
  expect(rowAfter({ ...old, digest: "another" })).toMatchObject({
    level: "parsed",
    digest: digestOf(shown),
    reason: "1 program: There was no clone of a/b.",
  });
});

test("runs are counted by program", () => {
  const run = { records: ["a record"], packages: { ours: "1.0" } };
  const proofs = new Map([["ours", judge(shown, [sourced], [])]]);
  const after = rowOf(shown, proofs, new Map(), { runs: new Map([["ours", run]]), faults: [] });
  expect(after).toMatchObject({ level: "run", programs: { all: 1, typed: 1, run: 1 } });
  const later = rowOf(shown, proofs, new Map([["ours", after]]), { runs: new Map(), faults: [] });
  expect(later).toMatchObject({ level: "typed", programs: { all: 1, typed: 1 } });
});

test("all versions of a package are listed", () => {
  const older = { ...sourced, packages: { ours: "0.9" } };
  expect(judge(shown, [sourced, older], []).packages).toEqual({ ours: "0.9, 1.0" });
});

const row: RecordedProof = {
  level: "typed",
  programs: { all: 1, typed: 1 },
  packages: { ours: "1.0" },
  digest: digestOf(shown),
};

test("a wrong record is a fault, and a missing or an outdated one only a note", () => {
  const compared = (record: Readonly<Record<string, RecordedProof>>, isWhole = true) => {
    const { faults, notes } = comparison([shown], new Map(Object.entries(record)), isWhole);
    return [faults, notes].map((texts) => texts.map((text) => text.split(" Run")[0]!));
  };
  expect(compared({ ours: row })).toEqual([[], []]);
  expect(compared({})).toEqual([[], ["ours: It is not proven yet; the nightly run does it."]]);
  expect(compared({ ours: { ...row, digest: "another" } })).toEqual([
    [],
    ["ours: Its programs changed since they were proven."],
  ]);
  const gone = "gone: The record has it, and there is no such library with records.";
  expect(compared({ ours: row, gone: row })).toEqual([[gone], []]);
  expect(compared({ ours: row, gone: row }, false)).toEqual([[], []]);
  expect(compared({ ours: { ...row, level: "shown" } })).toEqual([
    ["ours: The record says that a program fails."],
    [],
  ]);
  expect(compared({ ours: { ...row, programs: { all: 2, typed: 1 } } })).toEqual([
    ["ours: The record has another number of programs."],
    [],
  ]);
});

test("a digest covers the programs and their install commands, in any order", () => {
  const other = blockOf("import ours.parts\n");
  expect(digestOf(shownOf([block, other]))).toBe(digestOf(shownOf([other, block])));
  expect(digestOf(shownOf([other]))).not.toBe(digestOf(shown));
  expect(digestOf(shownOf([blockOf("import ours\n", ["ours", "more"])]))).not.toBe(digestOf(shown));
});
