// What a subcommand is, and what it works with.
import type { Worker } from "node:worker_threads";
import type { Command } from "commander";
import type { Entry } from "hubsmith";
import type { Fault } from "./input.ts";
import type { Screen, Terminal } from "./io.ts";

/** The first-party plugins, loaded when they are needed, and how a worker is started. */
export interface Catalog {
  entries(): Promise<readonly Entry[]>;
  startWorker(start: Start): Peer;
}

export interface Context extends Catalog {
  readonly terminal: Terminal;
  done(code: number): void;
}

export interface Subcommand {
  define(command: Command, context: Context): unknown;
  /** Answers records, in a worker, too. */
  readonly answerer?: Answerer<never>;
}

/** The answer to one value, as JSON and as text. */
export interface Answer {
  readonly json: object;
  /** The value is valid, but the requested operation failed: the exit code is 1. */
  readonly isFailed?: boolean;
  text(): string;
}

export interface Answering {
  /** Prints JSON lines instead of text. */
  readonly isJson: boolean;
  /** Prints the result of `text` without a blank line after it. */
  readonly isRaw?: true;
  prepare?(value: unknown, note: (message: string) => void): Promise<void> | undefined;
  /** `note` receives messages; `where` returns the position of the value. */
  answer(value: unknown, note: (message: string) => void, where: () => string): Answer | Fault;
}

/** Creates the answering of a subcommand. `isWhole` loads all plugins first. */
export type Answerer<F> = (
  entries: readonly Entry[],
  screen: Screen,
  flags: F,
  isWhole: boolean,
) => Promise<Answering>;

export interface Start {
  readonly command: string;
  readonly flags: object;
  readonly cwd: string;
}

export type Peer = Pick<Worker, "postMessage" | "on" | "terminate">;
