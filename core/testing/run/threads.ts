// Runs programs for Node without starting Node for each: one process runs one after the other, each in a worker.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Finished, start } from "./start.ts";

/**
 * A worker has its own modules, variables, globals and exit code. Only the working directory belongs to the process,
 * so a process runs one worker at a time.
 */
export const NODE_THREADS = `
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { inspect } from "node:util";
import { Worker } from "node:worker_threads";

process.on("message", async ({ folder, args, environment, seconds }) => {
  process.chdir(folder);
  const file = args.at(-1);
  const options = { argv: [], env: environment, execArgv: args.slice(0, -1), stdout: true, stderr: true };
  const worker = new Worker(join(folder, file), options);
  let uncaught = "";
  let timedOut = false;
  worker.on("error", (error) => (uncaught = inspect(error)));
  const timer = setTimeout(() => {
    timedOut = true;
    void worker.terminate();
  }, seconds * 1000);
  const output = [buffer(worker.stdout), text(worker.stderr)];
  const code = await new Promise((done) => worker.on("exit", done));
  clearTimeout(timer);
  const [out, errors] = await Promise.all(output);
  process.send({ code: timedOut ? null : code, timedOut, out, errors: errors + uncaught });
});
`;

/** A process that runs programs in workers, started with the first program. @internal */
export interface Threads {
  readonly run: typeof start;
  stop(): void;
}

/** Makes one. @internal */
export function createThreads(
  tools: string,
  environment: Readonly<Record<string, string>>,
): Threads {
  let child: ChildProcess | undefined;
  const started = (): ChildProcess =>
    (child ??= spawn(process.execPath, ["--use-openssl-ca", join(tools, "threads.mjs")], {
      env: environment,
      serialization: "advanced",
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    }));
  return {
    run: async (program) => {
      const server = started();
      const over = new AbortController();
      const { signal } = over;
      server.send({ ...program, args: program.args.filter((one) => one !== "--use-openssl-ca") });
      const ended = once(server, "exit", { signal }).then(() => {
        child = undefined;
        throw new Error("The program ended the process that ran it.");
      });
      try {
        const [finished] = (await Promise.race([once(server, "message", { signal }), ended])) as [
          Finished,
        ];
        return { ...finished, out: Buffer.from(finished.out) };
      } finally {
        over.abort();
        ended.catch(() => undefined);
      }
    },
    stop: () => child?.disconnect(),
  };
}
