// A process in its own group; after a timeout, the whole group is killed.
import { spawn } from "node:child_process";

/** The command to run, and its folder. @internal */
export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly seconds: number;
}

/** How a process ended, and its output. @internal */
export interface Finished {
  /** The exit code; `null` if a signal ended it. */
  readonly code: number | null;
  readonly timedOut: boolean;
  readonly out: Buffer;
  readonly errors: string;
}

/** Starts a program, and waits for its end. @internal */
export function start(program: Program): Promise<Finished> {
  const { command, args, folder, environment, seconds } = program;
  return new Promise((done, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      env: environment,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const isOver = child.pid === undefined ? () => false : limit(child.pid, seconds);
    const out: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on("data", (piece: Buffer) => out.push(piece));
    child.stderr.on("data", (piece: Buffer) => errors.push(piece));
    child.on("error", reject);
    child.on("close", (code) => {
      const timedOut = isOver();
      done({ code, timedOut, out: Buffer.concat(out), errors: Buffer.concat(errors).toString() });
    });
  });
}

/** Kills a group after a timeout; the returned function clears the timeout, and returns whether that happened. @internal */
export function limit(group: number, seconds: number): () => boolean {
  let isOver = false;
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
