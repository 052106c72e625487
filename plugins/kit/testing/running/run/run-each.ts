// Runs programs, several at a time, each behind a proxy that responds for every host.
import { rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { pythonPath, runChild } from "../../inspect/child.ts";
import type { Case } from "./case.ts";
import {
  compiled,
  environmentOf,
  kitRunners,
  makeTools,
  type Surroundings,
} from "./environment.ts";
import { notForked, sharedProcess, type SharedProcess, type Slot, startForks } from "./fork.ts";
import { createAuthority, type Proxy, startProxy } from "./proxy.ts";
import type { RunOptions } from "./options.ts";

/** What a case needs to run. @internal */
export type Runnable = Pick<
  Case,
  "client" | "content" | "env" | "files" | "language" | "injected" | "name"
>;

export interface RunContext {
  readonly around: Surroundings;
  readonly proxy: Proxy;
  readonly shared: SharedProcess;
}

/** Runs each case, several at a time. Cases of a language without a runner are not run. @internal */
export async function runEach<C extends Runnable>(
  cases: readonly C[],
  options: Pick<RunOptions, "forks" | "jobs" | "python" | "pythons" | "runners" | "seconds">,
  runIn: (testCase: C, place?: RunContext) => Promise<void>,
): Promise<void> {
  const authority = await createAuthority();
  const tools = await makeTools(authority.cert);
  const pythonOf = ({ client }: Runnable): string =>
    pythonPath(options.pythons?.[client] ?? options.python);
  const jobs = Math.min(options.jobs ?? availableParallelism() * 4 + 8, Math.max(1, cases.length));
  const given = options.runners ?? [];
  const programs = await compiled(cases, given, tools);
  // An SDK retries for up to 68 seconds if its key is empty: fal_client, with random pauses.
  const common = { tools, programs, seconds: options.seconds ?? 120 };
  const forked = options.forks === false ? [] : cases.filter(isPython);
  // Each fork gets its own folder. A proxy is passed later; this one rejects.
  const before = environmentOf({ tools, proxy: "http://127.0.0.1:1" }, ".home");
  const servers = new Map(
    [...new Set(forked.map(pythonOf))].map((python) => [python, startForks(python, before, jobs)]),
  );
  const unforked = notForked(cases);
  const queue = [...inOrder(cases)];
  const work = async (slot: number): Promise<void> => {
    const proxy = await startProxy(authority);
    const shared = sharedProcess();
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const { language } = next;
      const python = pythonOf(next);
      const runner = [...given, ...kitRunners(python)].find((some) => some.language === language);
      const server = servers.get(python) ?? [...servers.values()][0];
      const { start: started, fork } = server?.slots[slot] ?? UNFORKED;
      const start = isPython(next) && !unforked.has(next) ? fork : started;
      const around = runner && { ...common, python, runner, start, proxy: proxy.url };
      await runIn(next, around && { around, proxy, shared });
    }
    shared.stop();
    await proxy.stop();
  };
  await Promise.all(Array.from({ length: jobs }, (_, slot) => work(slot)));
  for (const server of servers.values()) server.stop();
  await rm(tools, { recursive: true });
}

const isPython = ({ language }: Runnable): boolean => language === "python";

const UNFORKED: Slot = { start: runChild, fork: runChild };

/** Reorders the cases so that slow ones are not next to each other. */
function inOrder<C extends Runnable>(cases: readonly C[]): readonly C[] {
  const places = cases.map((testCase, at) => ({ testCase, place: (at * GOLDEN) % 1 }));
  return places.sort((a, b) => a.place - b.place).map(({ testCase }) => testCase);
}

// Its multiples are distributed evenly, for any number of cases.
const GOLDEN = (Math.sqrt(5) - 1) / 2;
