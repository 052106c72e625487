// What an interpreter reads in programs, many at once: whether it can, their structure, and the planted texts it finds.
import { spawnSync } from "node:child_process";

/** What was read in one program. */
export interface Reading {
  /** Why it cannot be read. */
  readonly fault?: string;
  /** Its structure without its constants; equal shapes differ in data only. */
  readonly shape: string;
  /** The constants that have a mark in them, as the program will see them. */
  readonly texts: readonly string[];
  /** It ran what was planted. */
  readonly ran?: boolean;
}

/** Reads programs; gives one reading for each, in order. */
export type Reader = (programs: readonly string[]) => readonly Reading[];

/** What a program prints. Throws with all that it said where it ends otherwise than well. */
export function printedBy(
  command: string,
  args: readonly string[],
  options: {
    readonly input: string;
    readonly cwd?: string;
    readonly env?: Readonly<Record<string, string>>;
  },
): string {
  const ended = spawnSync(command, args, { ...options, encoding: "utf8", maxBuffer: Infinity });
  if (ended.status === 0) return ended.stdout;
  const why = ended.error?.message ?? ended.stderr.slice(-2000);
  throw new Error(`${command} ended with ${String(ended.status)} while it read programs: ${why}`);
}
