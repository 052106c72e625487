// Python without the wait for its imports: a server loads them once, and forks for each program that is run.
import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Duplex } from "node:stream";
import type { Case } from "./case.ts";
import { PYTHON_FORKS } from "./children.ts";
import { type Finished, limit, type Program, type start } from "./start.ts";

/**
 * The cases in Python that are not to be forked, but started as anybody would: the first with each set of imports. What
 * a snippet forgets to import might be there in a fork, because another client's has loaded it. And those that hurry:
 * what takes the waiting out of them is loaded as Python starts.
 * @internal
 */
export function notForked<C extends Pick<Case, "language" | "client" | "content" | "hurries">>(
  cases: readonly C[],
): ReadonlySet<C> {
  const firsts = new Map<string, C>();
  const found = cases.filter(({ language }) => language === "python");
  for (const one of found) {
    const imports = one.content.match(/^\s*(import|from) .*/gm) ?? [];
    const key = [one.client, ...imports].join("\n");
    if (!firsts.has(key)) firsts.set(key, one);
  }
  return new Set([...firsts.values(), ...found.filter(({ hurries }) => hurries)]);
}

/** Slots, each of which does what `start` does, for one program in Python at a time. @internal */
export interface Forks {
  readonly forks: readonly (typeof start)[];
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
    forks: streams.map(forkOn),
    stop: () => streams.forEach((stream) => stream.destroy()),
  };
}

function forkOn(channel: Duplex): typeof start {
  const lines = createInterface({ input: channel })[Symbol.asyncIterator]();
  const number = async (): Promise<number> => {
    const { done, value } = await lines.next();
    if (done === true) throw new Error("The server that forks ended; what it says is above.");
    return Number(value);
  };
  return async ({ args, folder, environment, seconds }: Program): Promise<Finished> => {
    const [file] = args;
    const out = join(folder, ".home", "out");
    const errors = join(folder, ".home", "errors");
    channel.write(`${JSON.stringify({ file, folder, environment, out, errors })}\n`);
    const isOver = limit(await number(), seconds);
    const code = await number();
    return {
      code: code < 0 ? null : code,
      timedOut: isOver(),
      out: await readFile(out),
      errors: await readFile(errors, "utf8"),
    };
  };
}
