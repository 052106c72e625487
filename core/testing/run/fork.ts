// A server that runs programs: Python without the wait for its imports, and all others without forking this process.
import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Duplex } from "node:stream";
import type { Case } from "./case.ts";
import { PYTHON_FORKS } from "./python-forks.ts";
import { type Finished, limit, type Program, type start } from "./start.ts";

/**
 * The cases in Python that are not to be forked, but started as anybody would: the first with each set of imports. What
 * a snippet forgets to import might be there in a fork, because another client's has loaded it.
 * @internal
 */
export function notForked<C extends Pick<Case, "language" | "client" | "content">>(
  cases: readonly C[],
): ReadonlySet<C> {
  const firsts = new Map<string, C>();
  const found = cases.filter(({ language }) => language === "python");
  for (const one of found) {
    const imports = one.content.match(/^\s*(import|from) .*/gm) ?? [];
    const key = [one.client, ...imports].join("\n");
    if (!firsts.has(key)) firsts.set(key, one);
  }
  return new Set(firsts.values());
}

/** Two ways to run a program, one at a time. @internal */
export interface Slot {
  /** Does what `start` does, from a process that is small. */
  readonly start: typeof start;
  /** Does it for a program in Python, by a fork of a process that has the imports. */
  readonly fork: typeof start;
}

/** Slots that run programs at the same time. @internal */
export interface Forks {
  readonly slots: readonly Slot[];
  stop(): void;
}

/** Starts a server, and gives its slots. @internal */
export function startForks(
  python: string,
  environment: Readonly<Record<string, string>>,
  slots: number,
): Forks {
  const channels = Array.from({ length: slots }, (_, slot) => slot + 3);
  const server: ChildProcess = spawn(python, ["-c", PYTHON_FORKS, ...channels.map(String)], {
    env: environment,
    stdio: ["ignore", "ignore", "inherit", ...channels.map(() => "pipe" as const)],
  });
  const streams = channels.map((channel) => server.stdio[channel] as Duplex);
  return {
    slots: streams.map(slotOn),
    stop: () => streams.forEach((stream) => stream.destroy()),
  };
}

function slotOn(channel: Duplex): Slot {
  const lines = createInterface({ input: channel })[Symbol.asyncIterator]();
  const ended = (cause?: unknown): Error =>
    new Error("The server that forks ended; what it says is above.", { cause });
  // Whether the end of the channel or its being reset is seen first, is chance.
  channel.on("error", () => undefined);
  const number = async (): Promise<number> => {
    const { done, value } = await lines.next().catch((error: unknown) => {
      throw ended(error);
    });
    if (done === true) throw ended();
    return Number(value);
  };
  const run = async (program: Program, isForked: boolean): Promise<Finished> => {
    const { seconds, ...task } = program;
    const out = join(task.folder, ".home", "out");
    const errors = join(task.folder, ".home", "errors");
    channel.write(`${JSON.stringify({ ...task, isForked, out, errors })}\n`);
    const id = await number();
    if (id === 0)
      throw new Error(`${task.command} could not be started in ${task.folder}. Is it installed?`);
    const isOver = limit(id, seconds);
    const code = await number();
    return {
      code: code < 0 ? null : code,
      timedOut: isOver(),
      out: await readFile(out),
      errors: await readFile(errors, "utf8"),
    };
  };
  return { start: (program) => run(program, false), fork: (program) => run(program, true) };
}
