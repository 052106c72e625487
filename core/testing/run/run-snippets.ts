// Every inference snippet is run as it stands, by its real client, against a mock of every service on loopback.
import { rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { createHub } from "../../index.ts";
import { pythonPath } from "../child.ts";
import type { Contract, Reply } from "../contract/index.ts";
import { createService } from "../service/index.ts";
import type { Case, RunCase, RunCell } from "./case.ts";
import { notForked, type Slot, startForks } from "./fork.ts";
import { judge } from "./judge.ts";
import { planOf } from "./plan.ts";
import { createAuthority, type Proxy, startProxy } from "./proxy.ts";
import { start } from "./start.ts";
import { createWitness, type Witness, type WitnessOptions } from "./witness.ts";
import {
  clear,
  type Ended,
  environmentOf,
  makeTools,
  run,
  runnerOf,
  type Surroundings,
} from "./surroundings.ts";

/** What is run. @public */
export interface RunPlan {
  readonly cases: readonly RunCase[];
  /** What is offered with no option chosen; all of it is among the cases where these are all there are. */
  readonly offered: readonly RunCell[];
}

/** What snippets are made of and run with. @public */
export interface RunOptions {
  /** Tasks, providers and clients. */
  readonly plugins: readonly unknown[];
  readonly contracts: readonly Contract[];
  /** Samples of what Hugging Face's own servers reply, by the ids of the tasks. */
  readonly replies?: Readonly<Record<string, Reply>>;
  /** Reaches less far: each option once for a client, or for a printed form of a program. */
  readonly quick?: boolean;
  /** Runs the cases whose name has this in it. */
  readonly only?: string;
  /** A Python that has the packages which snippets import. */
  readonly python?: string;
  /** The folder of the packages that snippets for Node import; `node_modules` unless told. */
  readonly modules?: string;
  /** How many are run at the same time; more than there are processors, because snippets wait for a job. */
  readonly jobs?: number;
  /** After which a snippet is ended. */
  readonly seconds?: number;
  /** `false`: Python is started anew for every snippet. */
  readonly forks?: boolean;
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
  readonly offered: number;
  readonly run: number;
  readonly passed: number;
}

/** What came of the runs. @public */
export interface RunReport {
  readonly names: readonly string[];
  readonly clients: Readonly<Record<string, RunCount>>;
  /** What is wrong before anything is run. */
  readonly faults: readonly string[];
  readonly failed: number;
  /** How many requests were held against those of the witness. */
  readonly witnessed: number;
}

/** Runs the inference snippets of plugins, and judges each by what happened. @public */
export async function runSnippets(options: RunOptions): Promise<RunReport> {
  const { only = "", report = () => {} } = options;
  const hub = createHub(options.plugins);
  const contracts = Object.fromEntries(options.contracts.map((one) => [one.provider, one]));
  const known = { hub, contracts, replies: options.replies ?? {} };
  const planned = planOf(known, options.quick === true);
  const cases = planned.cases.filter(({ name }) => name.includes(only));
  const faults = [...hub.diagnostics.map(({ message }) => message), ...new Set(planned.faults)];
  const watching = options.witness && createWitness(options.witness);
  const counts = new Map<string, { offered: number; run: number; passed: number }>();
  for (const { client } of cases) countOf(counts, client).offered += 1;
  await options.planned?.({ cases, offered: planned.offered });
  if (options.runs !== false) {
    for (const fault of faults) report("before any run", [fault]);
    await runAll(cases, { ...options, watching }, (one, lines) => {
      if (lines !== undefined) countOf(counts, one.client).run += 1;
      if (lines?.length === 0) countOf(counts, one.client).passed += 1;
      else report(one.name, lines ?? ["It could not be run."]);
    });
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

type Judged = (one: Case, lines: readonly string[] | undefined) => void;

interface Watched extends RunOptions {
  readonly watching: Witness | undefined;
}

async function runAll(cases: readonly Case[], options: Watched, judged: Judged): Promise<void> {
  const authority = await createAuthority();
  const tools = await makeTools(authority.cert);
  const python = pythonPath(options.python);
  const jobs = Math.min(options.jobs ?? availableParallelism() * 4, Math.max(1, cases.length));
  const common = {
    python,
    tools,
    modules: resolve(options.modules ?? "node_modules"),
    seconds: options.seconds ?? 60,
  };
  const isForking = options.forks !== false && cases.some(({ language }) => language === "python");
  // The folder is each snippet's own once it is forked. A proxy is given later; this one would refuse.
  const before = environmentOf({ tools, proxy: "http://127.0.0.1:1" }, ".home");
  const server = isForking ? startForks(python, before, jobs) : undefined;
  const alone = notForked(cases);
  // The longest first, so that none of them is waited for at the end.
  const queue = [...cases].sort((a, b) => Number(b.hurries ?? 0) - Number(a.hurries ?? 0));
  const work = async (slot: Slot = { start, fork: start }): Promise<void> => {
    const proxy = await startProxy(authority);
    const around = { ...common, proxy: proxy.url };
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
      if (runnerOf(one.language, common) === undefined) {
        judged(one, undefined);
        continue;
      }
      const isForked = one.language === "python" && !alone.has(one);
      const starts = isForked ? slot.fork : slot.start;
      const lines = await runOne(one, around, proxy, starts, options).catch((error: unknown) => [
        String(error),
      ]);
      judged(one, lines);
    }
    await proxy.stop();
  };
  await Promise.all(Array.from({ length: jobs }, (_, slot) => work(server?.slots[slot])));
  server?.stop();
  await rm(tools, { recursive: true });
}

async function runOne(
  one: Case,
  around: Surroundings,
  proxy: Proxy,
  starts: typeof start,
  { keep, watching }: Watched,
): Promise<readonly string[]> {
  const { receive, happened } = createService(one.situation);
  await proxy.serve(receive);
  const ended = await run(one, around, starts);
  const wrong = await judge(one, ended, happened, around.python);
  if (wrong.length === 0) watching?.note(one, happened.seen);
  if (keep === undefined) await clear(ended);
  else keep(one.name, ended.folder);
  return wrong.length === 0 ? [] : [...wrong, ...saidBy(ended)];
}

function saidBy({ errors }: Ended): readonly string[] {
  const said = errors.trim().split("\n").slice(-5);
  return said[0] === "" ? [] : ["It said:", ...said.map((line) => `  ${line.slice(0, 500)}`)];
}
