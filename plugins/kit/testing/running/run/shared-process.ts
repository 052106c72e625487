// A Node process that runs JavaScript programs one after another, which spares all but the first the start of Node and
// the loading of their packages.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type Ended, limit, programPath, type runChild } from "../../inspect/child.ts";
import type { RunOptions } from "./options.ts";

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
