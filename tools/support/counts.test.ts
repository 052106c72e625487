// The totals of `npm test` must not hide a failure.
import { expect, test } from "vitest";
import { countProofs, countTests } from "./counts.ts";

const report = (passed: number, failed = 0): string =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed });

test("tests count by number", () => {
  expect(countTests(0, report(2))).toEqual({ passed: 2, failed: 0 });
  expect(countTests(1, report(1, 2))).toEqual({ passed: 1, failed: 2 });
});

test("a run without a report, without tests, or with a bad end has failed", () => {
  expect(countTests(1, undefined)).toMatchObject({ passed: 0, failed: 1 });
  expect(countTests(0, report(0))).toMatchObject({ passed: 0, failed: 1 });
  expect(countTests(1, report(1))).toMatchObject({ passed: 1, failed: 1 });
});

test("proofs count by the last line", () => {
  const line = "prove: 9 offered, 8 run, 7 passed, 1 failed";
  expect(countProofs(1, `text\n\u001b[32m${line}\u001b[39m\n`)).toEqual({ passed: 7, failed: 1 });
  const before = "prove: 9 offered, 9 proven before, 0 run, 0 passed, 0 failed";
  expect(countProofs(0, before)).toEqual({ passed: 0, failed: 0 });
  expect(countProofs(0, before.replace("9 proven", "0 proven"))).toMatchObject({ failed: 1 });
  expect(countProofs(0, `${line}\nand more`)).toMatchObject({ passed: 0, failed: 1 });
});
