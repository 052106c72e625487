// Runs all cases, several at a time, and reports each result.
import { rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { pythonPath } from "../child.ts";
import { createService } from "../service/mock.ts";
import type { Case } from "./case.ts";
import { notForked, type Slot, startForks } from "./fork.ts";
import { judge } from "./judge.ts";
import { createAuthority, type Proxy, startProxy } from "./proxy.ts";
import type { RunOptions } from "./run-snippets.ts";
import { compiled, runnerOf } from "./runner.ts";
import { sharedProcess, type SharedProcess } from "./shared-process.ts";
import { start } from "./start.ts";
import {
  clear,
  compare,
  type Ended,
  environmentOf,
  makeTools,
  run,
  type Surroundings,
} from "./environment.ts";

/** Receives the problems of a case: empty if it passed, `undefined` if it could not run. @internal */
export type Judged = (one: Case, lines: readonly string[] | undefined) => void;

/** Runs cases, and judges each. @internal */
export async function runAll(
  cases: readonly Case[],
  options: RunOptions,
  judged: Judged,
): Promise<void> {
  await runEach(cases, options, async (one, place) => {
    const lines =
      place &&
      (await runOne(one, place, options).catch((error: unknown) => [String(error)] as const));
    judged(one, lines);
  });
}

/** What a case needs to run. @internal */
export type Runnable = Pick<Case, "client" | "content" | "env" | "files" | "language" | "name">;

/** Runs each case, several at a time. Cases of a language without a runner are not run. @internal */
export async function runEach<C extends Runnable>(
  cases: readonly C[],
  options: Pick<RunOptions, "forks" | "jobs" | "python" | "runners" | "seconds">,
  runIn: (one: C, place: Place | undefined) => Promise<void>,
): Promise<void> {
  const authority = await createAuthority();
  const tools = await makeTools(authority.cert);
  const python = pythonPath(options.python);
  const jobs = Math.min(options.jobs ?? availableParallelism() * 4 + 8, Math.max(1, cases.length));
  const { runners = [] } = options;
  const common = {
    python,
    tools,
    modules: resolve("node_modules"),
    // An SDK retries for up to 68 seconds if its key is empty: fal_client, with random pauses.
    seconds: options.seconds ?? 120,
    runners,
    programs: await compiled(cases, runners, tools),
  };
  const isForking = options.forks !== false && cases.some(({ language }) => language === "python");
  // Each fork gets its own folder. A proxy is passed later; this one rejects.
  const before = environmentOf({ tools, proxy: "http://127.0.0.1:1" }, ".home");
  const server = isForking ? startForks(python, before, jobs) : undefined;
  const unforked = notForked(cases);
  const queue = [...inOrder(cases)];
  const work = async (slot: Slot = { start, fork: start }): Promise<void> => {
    const proxy = await startProxy(authority);
    const around = { ...common, proxy: proxy.url };
    const shared = sharedProcess();
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
      const isKnown = runnerOf(one.language, runners, common) !== undefined;
      const isForked = one.language === "python" && !unforked.has(one);
      const starts = isForked ? slot.fork : slot.start;
      await runIn(one, isKnown ? { around, proxy, shared, slot, starts } : undefined);
    }
    shared.stop();
    await proxy.stop();
  };
  await Promise.all(Array.from({ length: jobs }, (_, slot) => work(server?.slots[slot])));
  server?.stop();
  await rm(tools, { recursive: true });
}

/** Reorders the cases so that slow ones are not next to each other. */
function inOrder<C extends Runnable>(cases: readonly C[]): readonly C[] {
  const places = cases.map((one, at) => ({ one, place: (at * GOLDEN) % 1 }));
  return places.sort((a, b) => a.place - b.place).map(({ one }) => one);
}

// Its multiples are distributed evenly, for any number of cases.
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The environment of a run. @internal */
export interface Place {
  readonly around: Surroundings;
  readonly proxy: Proxy;
  readonly shared: SharedProcess;
  readonly slot: Slot;
  readonly starts: typeof start;
}

async function runOne(
  one: Case,
  { around, proxy, shared, slot, starts }: Place,
  { keep, passed, stateless = {} }: RunOptions,
): Promise<readonly string[]> {
  const { receive, happened } = createService(one.situation);
  await proxy.serve(receive);
  // Without options, a program has its own process, as if a user runs it.
  const isDefault = one.options === "plain" && one.mishap === undefined;
  const caches = isDefault ? undefined : stateless[one.client];
  const ended = await run(one, around, caches === undefined ? starts : shared.starting(caches));
  const wrong = await judge(one, ended, happened, (...files) =>
    compare(files, ended, around, slot.fork),
  );
  if (wrong.length === 0) passed?.(one, happened.seen);
  if (keep === undefined) await clear(ended);
  else keep(one.name, ended.folder);
  return wrong.length === 0 ? [] : [...wrong, ...saidBy(ended)];
}

function saidBy({ errors }: Ended): readonly string[] {
  const lastLines = errors.trim().split("\n").slice(-5);
  return lastLines[0] === ""
    ? []
    : ["Output:", ...lastLines.map((line) => `  ${line.slice(0, 500)}`)];
}
