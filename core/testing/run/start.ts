// A process in a group of its own, which is ended, with all that it started, when its time is over.
import { spawn } from "node:child_process";

/** What is run, and where. @internal */
export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly seconds: number;
}

/** How a process ended, and what it wrote. @internal */
export interface Finished {
  /** The exit code; `null` where a signal ended it. */
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

/** Ends a group when its time is over; the function that is returned lifts the limit, and tells whether that happened. @internal */
export function limit(group: number, seconds: number): () => boolean {
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    try {
      process.kill(-group, "SIGKILL");
    } catch {
      // It has ended just now, and nobody has said so yet.
    }
  }, seconds * 1000);
  return () => {
    clearTimeout(timer);
    return isOver;
  };
}
