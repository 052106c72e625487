// A command that answers value by value: outputs come in the order of the input, one at a time, so that memory does not grow.
import { createReadStream, statSync } from "node:fs";
import { failure, isFailure, type Terminal } from "./io.ts";
import type { Fault } from "./lines.ts";
import { type Item, lineValuesOf, valuesOf } from "./values.ts";

/** What is said of one value, for programs and for people. */
export interface Said {
  readonly json: object;
  text(): string;
}

/** The line of a longer input with which this one begins, or that nobody knows it; for a whole input, none. */
export type FirstLine = number | "unknown" | undefined;

/** How a command answers. */
export interface Answering {
  /** JSON lines, text for people, or what `text` gives as it is. */
  readonly format: "json" | "text" | "as it is";
  readonly firstLine?: FirstLine;
  /** `where` says which line of which file the value is from. */
  answer(value: unknown, where: string): Said | Fault;
}

/** How it ended: with an exit code, or because nobody reads any more. */
export interface Ended {
  readonly code: number;
  readonly isGone: boolean;
  /** How many values had no answer. */
  readonly bad: number;
}

/** Answers every value in the files, or on standard input. */
export async function answerEach(
  terminal: Terminal,
  files: readonly string[],
  { format, firstLine, answer }: Answering,
): Promise<Ended> {
  for (const file of files) checkFile(file);
  let bad = 0;
  for (const file of files.length > 0 ? files : [STDIN]) {
    const bytes = bytesOf(file, terminal);
    for await (const item of firstLine === undefined
      ? valuesOf(bytes)
      : lineValuesOf(bytes, firstLine === "unknown" ? 1 : firstLine)) {
      const where = file === STDIN ? `line ${item.line}` : `${file}, line ${item.line}`;
      const at = {
        ...(firstLine === "unknown" ? {} : { line: item.line }),
        ...(files.length > 1 ? { file } : {}),
      };
      const written = writtenOf(item, at, where);
      if (typeof written !== "string") bad += 1;
      if (!(await print(at, where, written))) return { code: 0, isGone: true, bad };
    }
  }
  return { code: bad > 0 ? 1 : 0, isGone: false, bad };

  function print(at: At, where: string, written: string | Fault): Promise<boolean> {
    if (typeof written === "string") return terminal.write(written);
    return format === "json"
      ? terminal.write(`${JSON.stringify({ ...at, error: errorOf(written) })}\n`)
      : terminal.say(`${where}: ${written.message}`);
  }

  function writtenOf(item: Item, at: At, where: string): string | Fault {
    if ("fault" in item) return item.fault;
    try {
      const said = answer(item.value, where);
      if ("code" in said) return said;
      if (format === "json") return `${JSON.stringify({ ...at, ...said.json })}\n`;
      return format === "text" ? `${said.text()}\n\n` : said.text();
    } catch (error) {
      if (isFailure(error)) throw error;
      const what = error instanceof Error ? error.message : String(error);
      // How V8 says that a text would be longer than any can be.
      if (error instanceof RangeError && /string length/i.test(what)) return tooMuch;
      return {
        code: "internal",
        message: `hubsmith failed at this line: ${what}. Please report it.`,
      };
    }
  }
}

/** Where a line of output belongs. */
interface At {
  readonly line?: number;
  readonly file?: string;
}

const tooMuch: Fault = {
  code: "too-long",
  message:
    "What there is to print for this line is longer than a text can be. Ask for less: one provider, one client, or shorter inputs.",
};

const STDIN = "-";

function errorOf({ code, path, message }: Fault): Fault {
  return { code, ...(path === undefined ? {} : { path }), message };
}

// Before anything is printed, so that a misspelt second file does not leave half an answer.
function checkFile(file: string): void {
  if (file === STDIN) return;
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) throw failure(`${file}: there is no such file. Check the path.`);
  if (found.isDirectory())
    throw failure(`${file} is a directory. Give the files in it, e.g. ${file}/*.jsonl.`);
}

async function* bytesOf(file: string, { io }: Terminal): AsyncGenerator<Uint8Array | string> {
  try {
    yield* file === STDIN ? io.stdin : createReadStream(file);
  } catch (error) {
    if (isFailure(error)) throw error;
    const name = file === STDIN ? "The standard input" : file;
    throw failure(`${name} cannot be read: ${(error as Error).message}.`);
  }
}
