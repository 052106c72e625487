// Runs a child process to its end, with its complete input and its output as bytes.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve as absolute } from "node:path";

export interface Ended {
  /** The exit code; `null` if a signal ended it. */
  readonly code: number | null;
  readonly timedOut: boolean;
  readonly out: Buffer;
  readonly errors: string;
}

export interface ChildOptions {
  readonly input?: string | Buffer;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Afterwards it is killed, with all processes that it started. */
  readonly seconds?: number;
}

/** Runs a program. Rejects only if it cannot be started. @internal */
export function runChild(
  command: string,
  args: readonly string[],
  { input, env = {}, cwd, seconds }: ChildOptions = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(command, args, {
      env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C.UTF-8", ...env },
      ...(cwd === undefined ? {} : { cwd }),
      detached: seconds !== undefined,
      stdio: [input === undefined ? "ignore" : "pipe", "pipe", "pipe"],
    });
    const isOver = limit(child.pid, seconds);
    const out: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout!.on("data", (chunk: Buffer) => out.push(chunk));
    child.stderr!.on("data", (chunk: Buffer) => errors.push(chunk));
    child.on("error", (error) => {
      isOver();
      reject(new Error(`${command} could not be started: ${error.message}. Is it installed?`));
    });
    child.on("close", (code) => {
      const timedOut = isOver();
      resolve({
        code,
        timedOut,
        out: Buffer.concat(out),
        errors: Buffer.concat(errors).toString(),
      });
    });
    // A child that ends before it has read all input is judged by its exit code.
    child.stdin?.on("error", () => {}).end(input);
  });
}

/** Kills a process group after a timeout; the result clears the timeout, and says whether that happened. @internal */
export function limit(group: number | undefined, seconds: number | undefined): () => boolean {
  let isOver = false;
  if (group === undefined || seconds === undefined) return () => false;
  const timer = setTimeout(() => {
    isOver = true;
    try {
      process.kill(-group, "SIGKILL");
    } catch {
      // It has just ended, but its exit event is still pending.
    }
  }, seconds * 1000);
  return () => {
    clearTimeout(timer);
    return isOver;
  };
}

/** The Python to run: the given one, `HUBSMITH_PYTHON`, the one in `.venv`, or `python3`. @internal */
export function pythonPath(given?: string): string {
  const local = absolute(".venv", "bin", "python");
  const path = given ?? process.env["HUBSMITH_PYTHON"] ?? (existsSync(local) ? local : "python3");
  // Programs run in other folders.
  return /[\\/]/.test(path) ? absolute(path) : path;
}

/** The path of a program of the kit in another language. @internal */
export const programPath = (name: string): string =>
  createRequire(import.meta.url).resolve(`#programs/${name}`);

export const programText = (name: string): string => readFileSync(programPath(name), "utf8");

/** Runs a function with a temporary directory, and removes the directory afterwards. @internal */
export async function inDirectory<T>(work: (directory: string) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), "hubsmith-"));
  try {
    return await work(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
