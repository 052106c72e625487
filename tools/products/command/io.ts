// The streams, messages and failures of the command.
import { existsSync, readFileSync, writeSync } from "node:fs";
import { constants } from "node:os";
import type { Readable, Writable } from "node:stream";
import { styleText } from "node:util";
import { closestName } from "#core/base/describe";
import { errorText } from "#core/base/issue";

export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  cwd(): string;
}

/** Writes results to standard output, and messages to standard error. */
export interface Terminal {
  readonly io: Io;
  cwd(): string;
  /** Writes a message to standard error, if it is writable. */
  say(message: string): Promise<void>;
  /** Writes results. `false`: the reader has closed the stream. */
  write(text: string | Uint8Array): Promise<boolean>;
  /** Waits for the current write, and blocks any later one. */
  stop(): Promise<void>;
}

const CUT =
  "The last line of the output may be incomplete. Fix the problem, and run the command again.";
// Control characters, and marks that change the direction of text.
const UNSEEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

export function createTerminal(io: Io): Terminal {
  // A late EPIPE is an event; without a listener it ends the process with a stack trace.
  for (const stream of [io.stdout, io.stderr]) stream.on("error", () => {});
  let last: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  return {
    io,
    cwd() {
      try {
        return io.cwd();
      } catch {
        throw failure("The working directory was deleted. Change to another one with cd.");
      }
    },
    write(text) {
      if (isStopped) return new Promise(() => {});
      const written = writeTo(io.stdout, text);
      last = written.catch(() => {});
      return written;
    },
    async stop() {
      isStopped = true;
      await last;
    },
    say: async (message) => void (await writeTo(io.stderr, lineFor(message)).catch(() => {})),
  };
}

export const asError = (message: string): string => `hubsmith: error: ${message}`;
export const asWarning = (message: string): string => `hubsmith: warning: ${message}`;

/** Bold text, if the output is a terminal with colors. */
export const bold = (text: string): string => styleText("bold", text, { stream: process.stdout });

const lineFor = (message: string): string => `${visible(message)}\n`;

function writeTo(stream: Writable, text: string | Uint8Array): Promise<boolean> {
  return new Promise((resolve, reject) => {
    stream.write(text, (error) => {
      if (!error) resolve(true);
      else if (CLOSED.has((error as NodeJS.ErrnoException).code)) resolve(false);
      else reject(failure(`The output cannot be written: ${error.message}. ${CUT}`, 74));
    });
  });
}

const CLOSED = new Set<unknown>(["EPIPE", "ERR_STREAM_DESTROYED", "ERR_STREAM_WRITE_AFTER_END"]);

/** Escapes the invisible characters of a record, except line ends and tabs. */
export function visible(text: string): string {
  return text.replace(UNSEEN, (char) =>
    char === "\n" || char === "\t" ? char : `\\u{${char.codePointAt(0)!.toString(16)}}`,
  );
}

/** Text on one line. */
export const oneLine = (text: string): string => visible(text).replace(/\s+/g, " ").trim();

/** An error that the user can fix: the message is printed without a stack. */
export type Failure = Error & { readonly exitCode: number };

export const failure = (message: string, exitCode = 2): Failure =>
  Object.assign(new Error(message), { exitCode });

export const isFailure = (error: unknown): error is Failure =>
  error instanceof Error && typeof (error as Partial<Failure>).exitCode === "number";

/** ` Did you mean "…"?`, or an empty string if no known name is close. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const near = closestName(known, name);
  return near === undefined ? "" : ` Did you mean "${near}"?`;
}

/** `1 task`, or `2 tasks`. */
export const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? "" : "s"}`;

/** Names for a sentence: `"a", "b", and "c"`. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat("en").format(names.map((name) => `"${name}"`));

/** The lines of a table, whose columns have the width of their longest cell. */
export function aligned(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  const lineOf = (row: readonly string[]): string =>
    row.map((cell, at) => cell.padEnd(widths[at]!)).join("  ");
  return rows.map((row) => lineOf(row).trimEnd());
}

/** The URL of a file of this package, in a checkout or as published. */
export function packageFile(path: string): URL {
  let at = new URL("./package.json", import.meta.url);
  while (!existsSync(at) && at.pathname !== "/package.json") at = new URL("../package.json", at);
  return new URL(path, at);
}

export const manifest = (): Manifest =>
  JSON.parse(readFileSync(packageFile("package.json"), "utf8")) as Manifest;

interface Manifest {
  readonly version: string;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** Until released, a signal ends the process after the current write, with a message. A second one ends it at once. */
export function onSignal(terminal: Terminal, message: () => string): () => void {
  const release = (): void => {
    for (const signal of SIGNALS) process.off(signal, stop);
  };
  const stop = (signal: NodeJS.Signals): void => {
    release();
    void terminal
      .stop()
      .then(() => terminal.say(message()))
      .finally(() => dieOf(signal));
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  return release;
}

// The process dies of the signal itself, so that a shell ends its loop, too.
function dieOf(signal: NodeJS.Signals): never {
  process.kill(process.pid, signal);
  // Another thread may receive it: wait, so that nothing is written meanwhile.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
  // The first process of a container ignores its own signals.
  process.exit(128 + constants.signals[signal]);
}

// Node's exit code for a module with an `await` that never ends.
const NEVER_SETTLED = 13;

/** Reports errors that are thrown outside of the command's own calls, and modules that never finish loading. */
export function reportUncaught(process: NodeJS.Process): void {
  const say = (message: string): void => {
    try {
      writeSync(2, lineFor(asError(message)));
    } catch {
      // Standard error is closed.
    }
  };
  process.on("uncaughtException", (error: unknown) => {
    const { stack = "" } = (error ?? {}) as Partial<Error>;
    const place = stack.split("\n").find((line) => /^\s+at /.test(line));
    const where = place === undefined ? "" : ` (${place.trim()})`;
    say(
      `internal error: ${errorText(error)}${where}. If this is a plugin's code, fix the plugin; otherwise please report it.`,
    );
    process.exit(70);
  });
  process.on("exit", (code) => {
    // Which of the two is set depends on the version of Node.
    if (code !== NEVER_SETTLED && process.exitCode !== NEVER_SETTLED) return;
    say(
      "A module never finishes loading: the plugin or the configuration has an `await` that does not end. Fix it there.",
    );
    process.exit(2);
  });
}
