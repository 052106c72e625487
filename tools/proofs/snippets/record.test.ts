// The level of cells whose cases passed, failed, or were not run. The complete proof compares the text of the record.
import type { RunCase, CaseKey } from "#plugins/kit/testing/running/run/case";
import { expect, test } from "vitest";
import { proofsOf } from "./record.ts";
import type { Finding } from "./static/index.ts";

const cell = (task: string, provider = "one", client = "js/a"): CaseKey => ({
  task,
  provider,
  client,
});

const caseOf = (of: CaseKey, options = "plain", injected = ""): RunCase => ({
  ...of,
  name: `${of.task} | ${of.provider} | ${options} | ${of.client}${injected}`,
  options,
  language: "js",
  content: `${of.task}(${of.provider}, ${options})`,
  parameters: {},
});

const finding = (snippet: RunCase, level: Finding["level"]): Finding => ({
  snippet,
  level,
  line: 1,
  code: "x",
  message: "no",
});

test("the level of a cell is below the first level that failed in one of its cases", () => {
  const [good, late, typed, names, broken, absent] = ["a", "b", "c", "d", "e", "f"].map((task) =>
    cell(task),
  ) as [CaseKey, CaseKey, CaseKey, CaseKey, CaseKey, CaseKey];
  const late2 = caseOf(late, "plain", " | refused (400)");
  const cases = [
    ...[good, late, typed, names, broken].map((offer) => caseOf(offer)),
    late2,
    caseOf(typed, "streaming"),
    // It was run with an option, and never without.
    caseOf(absent, "streaming"),
  ];
  const offered = [good, late, typed, names, broken, absent];
  const findings = [
    finding(caseOf(typed, "streaming"), "typed"),
    finding(caseOf(names), "names"),
    finding(caseOf(names), "typed"),
    finding(caseOf(broken), "parsed"),
  ];
  const proofs = proofsOf({ cases, offered }, findings, new Set([late2.name, "of no cell"]));
  expect(proofs.map(({ task, reached, isSilent }) => [task, reached, isSilent])).toEqual([
    ["a", "run", false],
    ["b", "typed", false],
    ["c", "names", false],
    ["d", "parsed", false],
    ["e", "offered", false],
    ["f", "offered", true],
  ]);
});

test("programs that are only parsed reach this level, or less", () => {
  const [good, broken] = ["a", "b"].map((task) => cell(task)) as [CaseKey, CaseKey];
  const cases = [caseOf(good), caseOf(broken)];
  const findings = [finding(caseOf(broken), "parsed")];
  const proofs = proofsOf({ cases, offered: [good, broken] }, findings, new Set(), new Set(["js"]));
  expect(proofs.map(({ reached, isSilent }) => [reached, isSilent])).toEqual([
    ["parsed", false],
    ["offered", false],
  ]);
});

test("a fault counts for all programs that differ only in data", () => {
  const runCase = { ...caseOf(cell("a")), content: 'call("https://a.test")' };
  const other = { ...caseOf(cell("b")), content: 'call("https://b.test")' };
  const plan = { cases: [runCase, other], offered: [cell("a"), cell("b")] };
  const proofs = proofsOf(plan, [finding(runCase, "typed")], new Set());
  expect(proofs.map(({ reached }) => reached)).toEqual(["names", "names"]);
});
