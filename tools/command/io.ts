// The streams of the command: writing waits for the reader, and a reader that has gone is not an error.
import type { Readable, Writable } from "node:stream";
import { styleText } from "node:util";

/** The part of `process` that the command uses. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where paths begin. */
  cwd(): string;
}

/** Where a command writes: results for programs, and sentences for the person who runs it. */
export interface Terminal {
  readonly io: Io;
  /** Writes results. `false`: nobody reads any more, so stop. */
  write(text: string | Uint8Array): Promise<boolean>;
  /** Waits for what is being written, and lets nothing begin behind it. */
  stop(): Promise<void>;
  /** Says one thing to the person, on a line of its own. Whether it can be said changes nothing. */
  say(message: string): Promise<void>;
  /** Says what is made of {@link lineFor} already. `false`: as above. */
  tell(lines: string | Uint8Array): Promise<boolean>;
  bold(text: string): string;
  /** Columns to fill at the most. */
  readonly width: number;
}

const WIDEST = 80;
const CUT = "Its last line may be incomplete. Fix this, and run the command again.";
// What a terminal obeys or hides: control characters, and marks that turn the direction of text.
const UNSEEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

export function createTerminal(io: Io): Terminal {
  // A late EPIPE arrives as an event, and without a listener it would end the process with a stack trace.
  for (const stream of [io.stdout, io.stderr]) stream.on("error", () => {});
  const isColoured = hasColours(io.stdout, io.env);
  const tell = (lines: string | Uint8Array): Promise<boolean> =>
    writeTo(io.stderr, lines, "The standard error");
  let last: Promise<boolean> = Promise.resolve(true);
  let isStopped = false;
  return {
    io,
    write(text) {
      // Whoever waits for it goes no further, and the process is about to end.
      last = isStopped ? new Promise(() => {}) : writeTo(io.stdout, text, "The output");
      return last;
    },
    stop() {
      isStopped = true;
      return last.then(
        () => {},
        () => {},
      );
    },
    say: (message) =>
      tell(lineFor(message)).then(
        () => {},
        () => {},
      ),
    tell,
    bold: (text) => (isColoured ? bold(text) : text),
    // A terminal that does not know its width says 0.
    width: Math.min(WIDEST, io.stdout.columns || WIDEST),
  };
}

/** A message as a line for the person. */
export function lineFor(message: string): string {
  return `${visible(message)}\n`;
}

function writeTo(stream: Writable, text: string | Uint8Array, name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    stream.write(text, (error) => {
      if (!error) resolve(true);
      else if (isGone(error)) resolve(false);
      else reject(failure(`${name} cannot be written: ${error.message}. ${CUT}`, 74));
    });
  });
}

/** May what is written there have colours? */
export function hasColours(stream: { readonly isTTY?: boolean }, env: Io["env"]): boolean {
  return stream.isTTY === true && !env["NO_COLOR"] && env["TERM"] !== "dumb";
}

/** Bold for a terminal, whoever asks. */
export function bold(text: string): string {
  return styleText("bold", text, { validateStream: false });
}

/** Text of a record as a terminal may have it: line ends stay, other unseen characters become escapes. */
export function visible(text: string): string {
  return text.replace(UNSEEN, (found) =>
    found === "\n" || found === "\t" ? found : `\\u{${found.codePointAt(0)!.toString(16)}}`,
  );
}

/** An error that the user can fix: its message is printed without a stack, and the command ends with the code. */
export interface Failure extends Error {
  readonly exitCode: number;
}

export function failure(message: string, exitCode = 2): Failure {
  return Object.assign(new Error(message), { exitCode });
}

export function isFailure(error: unknown): error is Failure {
  return error instanceof Error && "exitCode" in error && typeof error.exitCode === "number";
}

function isGone(error: Error): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return (
    code === "EPIPE" || code === "ERR_STREAM_DESTROYED" || code === "ERR_STREAM_WRITE_AFTER_END"
  );
}
