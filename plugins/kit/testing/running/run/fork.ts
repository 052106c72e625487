// Processes that run many programs: a server that forks Python with its imports loaded, and starts others from a small
// process; and a Node process that runs JavaScript programs one after another, which spares loading their packages.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Duplex } from "node:stream";
import { type Ended, limit, programPath, programText, type runChild } from "../../inspect/child.ts";
import type { Case } from "./case.ts";
import type { RunOptions } from "./options.ts";

/** The first Python case with each set of imports, if possible without a fault: a fork hides missing imports. @internal */
export function notForked<C extends Pick<Case, "language" | "client" | "content" | "injected">>(
  cases: readonly C[],
): ReadonlySet<C> {
  const firsts = new Map<string, C>();
  const all = cases.filter(({ language }) => language === "python");
  // A program that fails may take long until its SDK stops retrying.
  const sorted = all.toSorted((a, b) => Number("injected" in a) - Number("injected" in b));
  for (const item of sorted) {
    const imports = item.content.match(/^\s*(import|from) .*/gm) ?? [];
    const key = [item.client, ...imports].join("\n");
    if (!firsts.has(key)) firsts.set(key, item);
  }
  return new Set(firsts.values());
}

/** Two ways to run a program, one at a time. @internal */
export interface Slot {
  /** Like `runChild`, but from a small process. */
  readonly start: typeof runChild;
  /** Runs a Python program, in a fork of a process that has loaded the imports. */
  readonly fork: typeof runChild;
}

/** Slots that run programs at the same time. @internal */
export interface Forks {
  readonly slots: readonly Slot[];
  stop(): void;
}

/** Starts a server, and returns its slots. @internal */
export function startForks(
  python: string,
  environment: Readonly<Record<string, string>>,
  slots: number,
): Forks {
  const channels = Array.from({ length: slots }, (_, slot) => slot + 3);
  const script = programText("fork-server.py");
  const server: ChildProcess = spawn(python, ["-c", script, ...channels.map(String)], {
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
  // The end of the channel and its reset arrive in random order.
  channel.on("error", () => undefined);
  const number = async (): Promise<number> => {
    const line = await lines.next().catch(() => undefined);
    if (line === undefined || line.done === true)
      throw new Error("The fork server has ended. Its output is above.");
    return Number(line.value);
  };
  const runs =
    (isForked: boolean): typeof runChild =>
    async (command, args, { cwd: folder = ".", env: environment, seconds } = {}) => {
      const [out, errors] = ["out", "errors"].map((name) => join(folder, ".home", name));
      const task = { command, args, folder, environment, isForked, out, errors };
      channel.write(`${JSON.stringify(task)}\n`);
      const id = await number();
      if (id === 0)
        throw new Error(`${command} could not be started in ${folder}. Is it installed?`);
      const isOver = limit(id, seconds);
      const code = await number();
      return {
        code: code < 0 ? null : code,
        timedOut: isOver(),
        out: await readFile(out!),
        errors: await readFile(errors!, "utf8"),
      };
    };
  return { start: runs(false), fork: runs(true) };
}

export interface SharedProcess {
  /** Like `runChild`, after these caches are cleared. */
  starting(caches: NonNullable<RunOptions["stateless"]>[string]): typeof runChild;
  stop(): void;
}

/** The process is started with the command and the options of the first program, and again after a timeout. @internal */
export function sharedProcess(): SharedProcess {
  let host: ChildProcess | undefined;
  const startHost = (command: string, options: readonly string[], env: object): ChildProcess => {
    const child = spawn(command, [...options, programPath("node-host.cjs")], {
      env: env as NodeJS.ProcessEnv,
      detached: true,
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      serialization: "advanced",
    });
    return child.once("exit", () => (host = undefined));
  };
  return {
    starting:
      (caches) =>
      async (command, args, { cwd: folder = ".", env: environment = {}, seconds } = {}) => {
        host ??= startHost(command, args.slice(0, -1), environment);
        const child = host;
        const isOver = limit(child.pid, seconds);
        const done = new AbortController();
        const exit = once(child, "exit", done).then(() => [KILLED]);
        child.send({ folder, file: args.at(-1), environment, caches });
        const [finished] = await Promise.race([once(child, "message", done), exit]);
        done.abort();
        return { ...(finished as typeof KILLED), timedOut: isOver() };
      },
    stop: () => host?.disconnect(),
  };
}

const KILLED: Omit<Ended, "timedOut"> = { code: null, out: Buffer.of(), errors: "" };
