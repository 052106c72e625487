// Runs every inference snippet unchanged, with its real client, against a mock of every service on loopback.
import { createCheckedHub } from "#core/checked/index";
import { isCase } from "./case.ts";
import type { KnownFailure, RunOptions } from "./options.ts";
import { planOf } from "./plan.ts";
import { runEach } from "./run-each.ts";
import { runOne } from "./run-one.ts";

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
