// Runs other programs to their end, and returns their output.
import { type ChildProcess, spawn } from "node:child_process";

export interface Running {
  readonly cwd?: string;
  readonly input?: string;
  /** Added to the variables of this process, unless these are left out. */
  readonly env?: Readonly<Record<string, string>>;
  readonly isBare?: boolean;
  /** In milliseconds. */
  readonly timeout?: number;
}

export interface Ended {
  /** The exit code; `null` if a signal ended it. */
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

/** Runs a program to its end. `onErrors` gets its standard error so far, and may end it. Rejects if it does not start. */
export function ended(
  command: string,
  args: readonly string[],
  { cwd, input = "", env = {}, isBare = false, timeout }: Running = {},
  onErrors?: (child: ChildProcess, errors: string) => void,
): Promise<Ended> {
  return new Promise((done, fail) => {
    const variables = isBare ? env : { ...process.env, ...env };
    const child = spawn(command, args, { cwd, env: variables, timeout });
    let out = "";
    let errors = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      errors += text;
      onErrors?.(child, errors);
    });
    child.stdin.on("error", () => undefined).end(input);
    child.on("error", fail).on("close", (code) => done({ code, out, errors }));
  });
}

/** The standard output of a program. Rejects with all its output unless its exit code is 0. */
export async function output(
  command: string,
  args: readonly string[],
  running?: Running,
): Promise<string> {
  const { code, out, errors } = await ended(command, args, running);
  if (code === 0) return out;
  throw new Error(`\`${[command, ...args].join(" ")}\` ended with ${code}:\n${out}${errors}`);
}

const outputs = new WeakMap<ChildProcess, { out: string; errors: string }>();

/** What a command of `startShell` has printed so far. */
export const outputOf = (child: ChildProcess): Pick<Ended, "out" | "errors"> =>
  outputs.get(child) ?? { out: "", errors: "" };

// If this process is killed, its end of pipe 3 closes, and the group of the command is killed.
const ENDS_WITH_US = "(read -r -u 3; kill -KILL 0) </dev/null >/dev/null 2>&1 & exec 3<&-";

/** Starts a command of bash in a process group of its own. The group ends with this process at the latest. */
export function startShell(
  command: string,
  env: Readonly<Record<string, string>>,
  input = "",
): ChildProcess {
  const cwd = env["PWD"];
  const child = spawn("bash", ["--norc", "-c", `${ENDS_WITH_US}\n${command}`], {
    env,
    stdio: ["pipe", "pipe", "pipe", "pipe"],
    detached: true,
    ...(cwd && { cwd }),
  });
  const output = { out: "", errors: "" };
  outputs.set(child, output);
  child.stdout?.setEncoding("utf8").on("data", (text: string) => (output.out += text));
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (output.errors += text));
  child.stdin?.on("error", () => undefined).end(input);
  child.on("error", (error) => (output.errors += error.message));
  child.on("exit", () => child.stdio[3]?.destroy());
  return child;
}

/** Sends a signal to all processes that a command of `startShell` started. */
export function killGroup(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // It has ended.
  }
}
