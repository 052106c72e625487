// Runs one case against a mock of its services, and judges it.
import { rm } from "node:fs/promises";
import { createService } from "../service/mock.ts";
import type { Case } from "./case.ts";
import { areAlike, run } from "./environment.ts";
import { type Alike, judge } from "./judge.ts";
import type { RunOptions } from "./options.ts";
import type { RunContext } from "./run-each.ts";

/** Runs a case, and returns its problems; empty if it passed. @internal */
export async function runOne(
  testCase: Case,
  { around, proxy, shared }: RunContext,
  { keep, passed, stateless = {}, statusOnly = [] }: RunOptions,
): Promise<readonly string[]> {
  const { receive, happened } = createService(testCase.setup);
  await proxy.serve(receive);
  // Without options, a program has its own process, as if a user runs it.
  const isDefault = testCase.options === "plain" && testCase.injected === undefined;
  const caches = isDefault ? undefined : stateless[testCase.client];
  const start = caches === undefined ? around.start : shared.starting(caches);
  const ended = await run(testCase, { ...around, start });
  const { folder, errors } = ended;
  const alike = (...files: Parameters<Alike>): Promise<boolean> => areAlike(files, folder, around);
  const wrong = await judge(
    testCase,
    ended,
    happened,
    alike,
    !statusOnly.includes(testCase.client),
  );
  if (wrong.length === 0) passed?.(testCase, happened.seen);
  if (keep === undefined) await rm(folder, { recursive: true, force: true });
  else keep(testCase.name, folder);
  const lastLines = errors.trim().split("\n").slice(-5);
  if (wrong.length === 0 || lastLines[0] === "") return wrong;
  return [...wrong, "Output:", ...lastLines.map((line) => `  ${line.slice(0, 500)}`)];
}
