// Runs commands of load programs and of apps as a user does: in an empty folder, with a mock of the Hub and small models.
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { environmentOf } from "#plugins/kit/testing/running/run/environment";
import { type Ended, ended, killGroup, outputOf, startShell } from "../../../support/process.ts";
import type { Hub } from "./hub.ts";

/** What a command gets, and what it must do. */
export interface Expected {
  /** Its standard input. */
  readonly input?: string;
  /** What it prints, besides ending with 0. */
  readonly prints?: RegExp;
  /** It ends with an error after its parser accepted the command, and prints this. */
  readonly fails?: RegExp;
  /** How many seconds it may take; by default 120. */
  readonly seconds?: number;
}

/** The scripts that make models. */
const MODELS = resolve("tools/proofs/libraries/run/models");
const LAST = 1500;

/** The variables of a user whose current folder is `work`. The tools of Hugging Face find the mock of the Hub. */
export async function userIn(
  folder: string,
  home: string,
  hub: Pick<Hub, "certificate" | "url">,
): Promise<Record<string, string>> {
  for (const name of [home, "work"]) await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, "ca.pem"), hub.certificate);
  return {
    ...environmentOf({ tools: folder, proxy: hub.url }, join(folder, home)),
    PWD: join(folder, "work"),
    PYTHONDONTWRITEBYTECODE: "1",
  };
}

/** Makes a small model with a script, which gets paths and what else it is given. It has no network. */
export async function makeModel(
  python: string,
  script: string,
  args: readonly string[],
  folder: string,
): Promise<void> {
  const path = resolve(MODELS, script);
  const nowhere = { certificate: "", url: "http://127.0.0.1:9" };
  const env = { ...(await userIn(folder, "maker", nowhere)), PYTHONPATH: MODELS };
  const limits = { isBare: true, timeout: 180_000 };
  const made = await ended(python, [path, ...args], { cwd: dirname(path), env, ...limits });
  if (made.code !== 0) throw new Error(`Its model could not be made: ${lastOf(made)}`);
}

/** Runs a command through a shell, to its end. */
export async function runCommand(
  command: string,
  env: Readonly<Record<string, string>>,
  { seconds = 120, input }: Expected,
): Promise<Ended> {
  const child = startShell(command, env, input);
  const timer = setTimeout(() => killGroup(child, "SIGKILL"), seconds * 1000);
  const code = await new Promise<number | null>((done) => child.on("close", done));
  clearTimeout(timer);
  killGroup(child, "SIGKILL");
  return { code, ...outputOf(child) };
}

/** The end of all that a command printed. */
export const lastOf = ({ out, errors }: Omit<Ended, "code">): string =>
  `${out}\n${errors}`.trim().slice(-LAST);

export const hasFailed = ({ fails }: Expected, { code, out, errors }: Ended): boolean =>
  fails !== undefined && code !== 0 && fails.test(out + errors);

/** A sentence if a command did not do what is expected. */
export function judge(command: string, expected: Expected, result: Ended): readonly string[] {
  const { prints, fails } = expected;
  const what = `\`${command}\``;
  if (hasFailed(expected, result)) return [];
  if (fails !== undefined) return [`${what} does not end with ${String(fails)}: ${lastOf(result)}`];
  const code = result.code ?? "no code, after its time";
  if (result.code !== 0) return [`${what} ended with ${code}: ${lastOf(result)}`];
  if (prints === undefined || prints.test(result.out)) return [];
  return [`${what} does not print ${String(prints)}: ${lastOf(result)}`];
}
