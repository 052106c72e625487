// What a subcommand is, and what it works with.
import type { Command } from "commander";
import type { Entry } from "hubsmith";
import type { Fault } from "./input.ts";
import type { Terminal } from "./io.ts";
import type { Printer } from "./printer.ts";

/** The first-party plugins, loaded when they are needed. */
export interface Catalog {
  entries(): Promise<readonly Entry[]>;
}

export interface Context extends Catalog {
  readonly terminal: Terminal;
  done(code: number): void;
}

export interface Subcommand {
  define(command: Command, context: Context): unknown;
}

/** The answer to one value, as JSON and as text. */
export interface Answer {
  readonly json: object;
  /** The value is valid, but the requested operation failed: the exit code is 1. */
  readonly isFailed?: boolean;
  text(printer: Printer): string;
}

export interface Answering {
  /** Prints JSON lines instead of text. */
  readonly isJson: boolean;
  /** Prints the result of `text` without a blank line after it. */
  readonly isRaw?: true;
  prepare?(value: unknown, note: (message: string) => void): Promise<void> | undefined;
  /** `note` receives messages; `where` returns the position of the value. */
  answer(value: unknown, note: (message: string) => void, where: () => string): Answer | Fault;
  /** Runs after the last value, with the number of invalid ones, and returns the exit code. */
  end?(bad: number): Promise<number>;
}

/** Creates the answering of a subcommand. */
export type Answerer<F> = (
  entries: readonly Entry[],
  terminal: Terminal,
  flags: F,
) => Promise<Answering>;
