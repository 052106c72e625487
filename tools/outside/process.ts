// Other programs, which are waited for, and whose words are kept until something is wrong.
import { spawn } from "node:child_process";

/** Where a program runs, and what it reads. */
export interface Running {
  readonly cwd: string;
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** What a program prints. Throws with all that it said where it ends otherwise than well. */
export function output(
  command: string,
  args: readonly string[],
  { cwd, input = "", env = {} }: Running,
): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
    let out = "";
    let said = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
    child.stdin.on("error", () => undefined).end(input);
    child.on("error", fail).on("close", (code) => {
      const line = [command, ...args].join(" ");
      if (code === 0) done(out);
      else fail(new Error(`\`${line}\` ended with ${String(code)}:\n${out}${said}`));
    });
  });
}
