// Other programs, which are waited for, and whose words are kept until something is wrong.
import { type ChildProcess, spawn } from "node:child_process";

/** Where a program runs, and what it reads. */
export interface Running {
  readonly cwd: string;
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** How a program ended. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly said: string;
}

/** Runs a program to its end. `whenSaid` may end it, once it said something on the standard error. */
export function ended(
  command: string,
  args: readonly string[],
  { cwd, input = "", env = {} }: Running,
  whenSaid?: (child: ChildProcess, said: string) => void,
): Promise<Ended> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
    let out = "";
    let said = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      whenSaid?.(child, said);
    });
    child.stdin.on("error", () => undefined).end(input);
    child.on("error", fail).on("close", (code) => done({ code, out, said }));
  });
}

/** What a program prints. Throws with all that it said where it ends otherwise than well. */
export async function output(
  command: string,
  args: readonly string[],
  running: Running,
): Promise<string> {
  const { code, out, said } = await ended(command, args, running);
  if (code === 0) return out;
  throw new Error(`\`${[command, ...args].join(" ")}\` ended with ${String(code)}:\n${out}${said}`);
}
