// The level of cells whose cases passed, failed, or were not run. The complete proof compares the text of the record.
import type { RunCase } from "#plugins/kit/testing/running/run/case";
import { expect, test } from "vitest";
import { proofsOf } from "./record.ts";
import type { Finding } from "./static/index.ts";

/** A cell: its task, what it reaches, its cases, and the levels that the last of them does not reach. */
type Row = readonly [
  task: string,
  reached: string,
  cases: readonly Partial<RunCase>[],
  denied?: readonly Finding["level"][],
];
const ROWS: readonly Row[] = [
  ["good", "run", [{}]],
  ["late", "typed", [{}, { name: "refused" }]],
  ["typed", "names", [{}, { options: "streaming" }], ["typed"]],
  ["names", "parsed", [{}], ["names", "typed"]],
  ["broken", "offered", [{}], ["parsed"]],
  // A fault counts for all programs that differ only in data.
  ["this", "names", [{ content: 'call("https://a.test")' }], ["typed"]],
  ["that", "names", [{ content: 'call("https://b.test")' }]],
  ["parsed", "parsed", [{ language: "swift" }]],
  // It was run with an option, and never without.
  ["absent", "offered, silent", [{ options: "streaming" }]],
];

const cells = ROWS.map(([task]) => ({ task, provider: "one", client: "js/a" }));
const casesOf = ([task, , cases]: Row, at: number): readonly RunCase[] =>
  cases.map((more) => ({
    ...cells[at]!,
    name: task,
    options: "plain",
    language: "js",
    content: `${task}(${more.options})`,
    parameters: {},
    ...more,
  }));

test("the level of a cell is below the first level that failed in one of its cases", () => {
  const findings = ROWS.flatMap((row, at) => {
    const snippet = casesOf(row, at).at(-1)!;
    return (row[3] ?? []).map((level) => ({ snippet, level, line: 1, code: "x", message: "no" }));
  });
  const plan = { cases: ROWS.flatMap(casesOf), offered: cells };
  const proofs = proofsOf(plan, findings, new Set(["refused", "of no cell"]), new Set(["swift"]));
  const reached = proofs.map((proof) => [
    proof.task,
    `${proof.reached}${proof.isSilent ? ", silent" : ""}`,
  ]);
  expect(Object.fromEntries(reached)).toEqual(
    Object.fromEntries(ROWS.map(([task, wanted]) => [task, wanted])),
  );
});
