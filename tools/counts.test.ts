// The totals of `npm test` must not hide a failure.
import { expect, test } from "vitest";
import { countProofs, countTests } from "./counts.ts";

const report = (passed: number, ...files: readonly (readonly string[])[]): string =>
  JSON.stringify({
    numPassedTests: passed,
    testResults: files.map((tests) => ({
      status:
        tests.every((status) => status === "passed") && tests.length > 0 ? "passed" : "failed",
      assertionResults: tests.map((status) => ({ status })),
    })),
  });

test("tests count by number, a file that does not load as one failure", () => {
  expect(countTests(0, report(2, ["passed", "passed"]))).toEqual({ passed: 2, failed: 0 });
  expect(countTests(1, report(1, ["passed", "failed"], []))).toEqual({ passed: 1, failed: 2 });
});

test("a run without a report, without tests, or with a bad end has failed", () => {
  expect(countTests(1, undefined)).toMatchObject({ passed: 0, failed: 1 });
  expect(countTests(0, report(0))).toMatchObject({ passed: 0, failed: 1 });
  expect(countTests(1, report(1, ["passed"]))).toMatchObject({ passed: 1, failed: 1 });
});

test("proofs count by the last line", () => {
  const line = "prove: 9 offered, 8 run, 7 passed, 1 failed";
  expect(countProofs(1, `text\n\u001b[32m${line}\u001b[39m\n`)).toEqual({ passed: 7, failed: 1 });
  expect(countProofs(0, `${line}\nand more`)).toMatchObject({ passed: 0, failed: 1 });
});
