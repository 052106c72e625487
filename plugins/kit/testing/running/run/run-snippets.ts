// Runs every inference snippet unchanged, with its real client, against a mock of every service on loopback.
import { rm } from "node:fs/promises";
import { createCheckedHub } from "#core/checked/index";
import { createService } from "../service/mock.ts";
import { type Case, isCase } from "./case.ts";
import { areAlike, run } from "./environment.ts";
import { type Alike, judge } from "./judge.ts";
import type { KnownFailure, RunOptions } from "./options.ts";
import { planOf } from "./plan.ts";
import { type RunContext, runEach } from "./run-each.ts";

/** The counts of the snippets of a client. @public */
export interface RunCount {
  /** The number of programs. */
  readonly offered: number;
  /** The number of programs that were run. */
  readonly run: number;
  /** The number of programs that passed. */
  readonly passed: number;
}

/** The results of a run. @public */
export interface RunReport {
  /** The names of the cases that were chosen. */
  readonly names: readonly string[];
  /** The counts of each client, by its id. */
  readonly clients: Readonly<Record<string, RunCount>>;
  /** Problems before the run. */
  readonly faults: readonly string[];
  /** The number of faults. */
  readonly failed: number;
  /** The tasks of contracts that no client offers, each as `task | provider`. They do not count as faults. */
  readonly notOffered: readonly string[];
}

/**
 * Runs the inference snippets of plugins unchanged, with their real clients, against a mock of each service on this
 * machine, and judges each run: its requests, its output and its exit code. No request leaves the machine.
 * @param options - The plugins, the contracts of their services, and the programs that run languages.
 * @returns The counts of each client, and the faults before the run. `report` receives each fault of a snippet.
 * @throws An uncaught error, which ends the process, if Python cannot be started.
 * @example
 * ```ts
 * import requests from "hubsmith/plugins/clients/python/requests";
 * import together from "hubsmith/plugins/providers/together";
 * import contract from "hubsmith/plugins/providers/together.contract";
 * import { runSnippets } from "hubsmith/testing";
 *
 * const plugins = [together, requests];
 * export const run = () => runSnippets({ plugins, contracts: [contract], quick: true });
 * ```
 * @public
 */
export async function runSnippets(options: RunOptions): Promise<RunReport> {
  const { known: failures = [], report = () => {} } = options;
  const used = new Set<KnownFailure>();
  const hub = createCheckedHub(options.plugins);
  const contracts = Object.fromEntries(
    options.contracts.map((contract) => [contract.provider, contract]),
  );
  const known = { hub, contracts, replies: options.replies ?? {} };
  const planned = planOf(known, options.quick === true);
  const cases = ((await options.planned?.(planned)) ?? planned.cases).filter(isCase);
  const faults = [...hub.diagnostics.map(({ message }) => message), ...new Set(planned.faults)];
  const counts = new Map<string, { offered: number; run: number; passed: number }>(
    cases.map(({ client }) => [client, { offered: 0, run: 0, passed: 0 }]),
  );
  for (const { client } of cases) counts.get(client)!.offered += 1;
  for (const fault of faults) report("before any run", [fault]);
  await runEach(cases, options, async (testCase, place) => {
    const lines =
      place &&
      (await runOne(testCase, place, options).catch((error: unknown) => [String(error)] as const));
    const count = counts.get(testCase.client)!;
    if (lines !== undefined) count.run += 1;
    const failure =
      lines === undefined || lines.length === 0
        ? undefined
        : failures.find(
            (some) => some.client === testCase.client && some.cases.test(testCase.name),
          );
    if (failure !== undefined) used.add(failure);
    if (lines?.length === 0 || failure !== undefined) count.passed += 1;
    else report(testCase.name, lines ?? ["It could not be run."]);
  });
  const isWhole = options.quick !== true && cases.length === planned.cases.length;
  for (const { client, cases: names } of isWhole
    ? failures.filter((failure) => !used.has(failure))
    : []) {
    faults.push(`${client}: no case fails whose name matches ${String(names)}.`);
    report("known failures", [faults.at(-1)!]);
  }
  const passed = [...counts.values()].reduce((sum, count) => sum + count.passed, 0);
  return {
    names: cases.map(({ name }) => name),
    clients: Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1))),
    faults,
    failed: cases.length - passed + faults.length,
    notOffered: planned.notOffered,
  };
}

async function runOne(
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
