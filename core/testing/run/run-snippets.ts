// Every inference snippet is run as it stands, by its real client, against a mock of every service on loopback.
import { createHub } from "../../checked/index.ts";

import type { Contract, Reply } from "../contract/index.ts";
import type { RunCase, RunCell } from "./case.ts";
import { planOf } from "./plan.ts";
import { runAll } from "./run-all.ts";
import type { Runner } from "./runner.ts";
import { createWitness, type WitnessOptions } from "./witness.ts";

/** What is run. @public */
export interface RunPlan {
  /** What will be run. */
  readonly cases: readonly RunCase[];
  /** What is offered with no option chosen; all of it is among the cases where these are all there are. */
  readonly offered: readonly RunCell[];
}

/** Cases that fail because of an SDK, and why nothing is changed. One whose cases all pass is a fault. @public */
export interface KnownFailure {
  /** The client as `language/name`. */
  readonly client: string;
  /** What the names of the cases match. */
  readonly cases: RegExp;
  /** Why they fail. */
  readonly why: string;
}

/** What snippets are made of and run with. @public */
export interface RunOptions {
  /** Tasks, providers and clients. */
  readonly plugins: readonly unknown[];
  /** What the service of each provider takes and replies. */
  readonly contracts: readonly Contract[];
  /** Samples of what Hugging Face's own servers reply, by the ids of the tasks. */
  readonly replies?: Readonly<Record<string, Reply>>;
  /** Runs a few cases that meet every provider, task, client and option, and with each client every mishap. */
  readonly quick?: boolean;
  /** Runs the cases whose name has this in it. */
  readonly only?: string;
  /** A Python that has the packages which snippets import. */
  readonly python?: string;
  /** How programs of other languages than Python, JavaScript and shell are run. */
  readonly runners?: readonly Runner[];
  /** How many are run at the same time; many more than there are processors, because snippets wait for a job. */
  readonly jobs?: number;
  /** After which a snippet is ended. */
  readonly seconds?: number;
  /** `false`: every snippet is started as anybody would, though that takes long. */
  readonly forks?: boolean;
  /** Cases that fail because of an SDK. */
  readonly known?: readonly KnownFailure[];
  /** A client whose requests those of all others must be like. */
  readonly witness?: WitnessOptions;
  /** `false`: nothing is run, and the names are all that is told. */
  readonly runs?: boolean;
  /** Leaves the folders behind in which snippets ran, and is told each. */
  readonly keep?: (name: string, folder: string) => void;
  /** Is told what will be run before anything is, and waited for. */
  readonly planned?: (plan: RunPlan) => Promise<void>;
  /** Is told of each fault as it is found. */
  readonly report?: (name: string, lines: readonly string[]) => void;
}

/** How often something happened to the snippets of a client. @public */
export interface RunCount {
  /** How many programs there were to run. */
  readonly offered: number;
  /** How many of them were run. */
  readonly run: number;
  /** How many of them did what they should. */
  readonly passed: number;
}

/** What came of the runs. @public */
export interface RunReport {
  /** The names of the cases. */
  readonly names: readonly string[];
  /** The figures of each client, by its id. */
  readonly clients: Readonly<Record<string, RunCount>>;
  /** What is wrong before anything is run. */
  readonly faults: readonly string[];
  /** How many faults there are in all. */
  readonly failed: number;
  /** How many requests were compared with those of the witness. */
  readonly witnessed: number;
}

/** Runs the inference snippets of plugins, and judges each by what happened. @public */
export async function runSnippets(options: RunOptions): Promise<RunReport> {
  const { known: failures = [], only = "", report = () => {} } = options;
  const used = new Set<KnownFailure>();
  const hub = createHub(options.plugins);
  const contracts = Object.fromEntries(options.contracts.map((one) => [one.provider, one]));
  const known = { hub, contracts, replies: options.replies ?? {} };
  const planned = planOf(known, options.quick === true);
  const cases = planned.cases.filter(({ name }) => name.includes(only));
  const faults = [...hub.diagnostics.map(({ message }) => message), ...new Set(planned.faults)];
  const watching = options.witness && createWitness(options.witness, planned.wires);
  const counts = new Map<string, { offered: number; run: number; passed: number }>();
  for (const { client } of cases) countOf(counts, client).offered += 1;
  await options.planned?.({ cases, offered: planned.offered });
  if (options.runs !== false) {
    for (const fault of faults) report("before any run", [fault]);
    await runAll(cases, { ...options, watching }, (one, lines) => {
      if (lines !== undefined) countOf(counts, one.client).run += 1;
      const failure =
        lines === undefined || lines.length === 0
          ? undefined
          : failures.find((some) => some.client === one.client && some.cases.test(one.name));
      if (failure !== undefined) used.add(failure);
      if (lines?.length === 0 || failure !== undefined) countOf(counts, one.client).passed += 1;
      else report(one.name, lines ?? ["It could not be run."]);
    });
  }
  const isWhole = only === "" && options.quick !== true && options.runs !== false;
  for (const { client, cases: names } of isWhole ? failures.filter((one) => !used.has(one)) : []) {
    faults.push(`${client}: no case fails whose name matches ${String(names)}.`);
    report("known failures", [faults.at(-1)!]);
  }
  const witnessed = watching?.report(only === "" && options.quick !== true);
  for (const fault of witnessed?.faults ?? []) {
    faults.push(fault);
    report("the second witness", [fault]);
  }
  const passed = [...counts.values()].reduce((sum, one) => sum + one.passed, 0);
  return {
    names: cases.map(({ name }) => name),
    clients: Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1))),
    faults,
    failed: options.runs === false ? 0 : cases.length - passed + faults.length,
    witnessed: witnessed?.compared ?? 0,
  };
}

function countOf<C extends { offered: number; run: number; passed: number }>(
  counts: Map<string, C | { offered: number; run: number; passed: number }>,
  client: string,
): { offered: number; run: number; passed: number } {
  const known = counts.get(client) ?? { offered: 0, run: 0, passed: 0 };
  counts.set(client, known);
  return known;
}
