// A command that answers value by value, in the order of the input, piece by piece, so that memory does not grow.
import {
  accessSync,
  constants,
  createReadStream,
  fstatSync,
  type ReadStream,
  type Stats,
  statSync,
} from "node:fs";
import type { Readable, Writable } from "node:stream";
import { type Answering, answerTo, type FirstLine, firstOf, type Source, STDIN } from "./answer.ts";
import { createGather, ENOUGH, print } from "./gather.ts";
import { failure, isFailure, lineFor, type Terminal } from "./io.ts";
import { LONGEST } from "./lines.ts";
import { createValueReader, type Item } from "./values.ts";

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
  answering: Answering,
  firstLine: FirstLine,
): Promise<Ended> {
  const gather = createGather();
  const notes = (message: string): void => gather.add("notes", lineFor(message));
  let bad = 0;
  for (const source of sourcesOf(terminal, files, firstLine)) {
    const reader = createValueReader(LONGEST, firstOf(source));
    for await (const piece of piecesOf(source, streamOf(source, terminal))) {
      if (!(await areRead(source, reader.read(piece)))) return gone;
      if (reader.isOver) break;
    }
    if (!(await areRead(source, reader.end()))) return gone;
  }
  for (const message of answering.closing?.([]) ?? []) await terminal.say(message);
  return { code: bad > 0 ? 1 : 0, isGone: false, bad };

  // What a piece of the input gives is printed before more is waited for.
  async function areRead(source: Source, items: Iterable<Item>): Promise<boolean> {
    try {
      return await areAnswered(source, items);
    } catch (error) {
      await print(terminal, gather.take());
      throw error;
    }
  }

  async function areAnswered(source: Source, items: Iterable<Item>): Promise<boolean> {
    for (const item of items) {
      const prepared = "value" in item ? answering.prepare?.(item.value, notes) : undefined;
      if (prepared !== undefined) await prepared;
      if (!answerTo(answering, source, item, gather)) bad += 1;
      if (gather.length > ENOUGH && !(await print(terminal, gather.take()))) return false;
    }
    return print(terminal, gather.take());
  }
}

const gone: Ended = { code: 0, isGone: true, bad: 0 };

/** What is read, in order. Checked before anything is printed, so that a misspelt second file does not leave half an answer. */
export function sourcesOf(
  { io }: Terminal,
  files: readonly string[],
  firstLine: FirstLine,
): readonly Source[] {
  const isNamed = files.length > 1;
  if (isNamed && typeof firstLine === "number")
    throw failure(
      "--first-line: a number is the line of one file, and there are several. Give one of them, or say unknown.",
    );
  const all = files.length > 0 ? files : [STDIN];
  const output = openedAs(io.stdout);
  for (const file of all) {
    if (file === STDIN) checkInput(openedAs(io.stdin), output);
    else checkFile(file, output);
  }
  return all.map((file) => ({ file, isNamed, firstLine }));
}

function checkInput(input: Stats | undefined, output: Stats | undefined): void {
  // Node takes it for an input that has ended.
  if (input?.isDirectory() === true)
    throw failure("The standard input is a directory. Give a file, such as `< models.jsonl`.");
  if (isSameFile(input, output)) throw circular("The standard input");
}

function checkFile(file: string, output: Stats | undefined): void {
  if (file === "")
    throw failure("The name of a file is empty. Is it a variable of the shell that is not set?");
  const found = readable(file);
  if (found === undefined) throw failure(`${file}: file not found. Check the path.`);
  if (found.isDirectory())
    throw failure(`${file} is a directory. Give the files in it, e.g. ${file}/*.jsonl.`);
  if (isSameFile(found, output)) throw circular(file);
}

const isSameFile = (one: Stats | undefined, other: Stats | undefined): boolean =>
  one?.isFile() === true && one.ino === other?.ino && one.dev === other.dev;

const circular = (file: string): Error =>
  failure(
    `${file} is the output, too: what is written would be read again, without end. Write into another file.`,
  );

function readable(file: string): Stats | undefined {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found !== undefined) accessSync(file, constants.R_OK);
    return found;
  } catch (error) {
    throw failure(
      `${file} cannot be read: ${(error as Error).message}. Look at the path, and at who may read it.`,
    );
  }
}

// A stream in memory has none.
function openedAs(stream: Readable | Writable): Stats | undefined {
  const { fd } = stream as { readonly fd?: unknown };
  try {
    return typeof fd === "number" ? fstatSync(fd) : undefined;
  } catch {
    return undefined;
  }
}

/** The stream of a source. */
export function streamOf({ file }: Source, { io }: Terminal): Readable {
  return file === STDIN ? io.stdin : createReadStream(file);
}

/** The pieces of a stream, and for the person what is wrong with it. */
export async function* piecesOf(
  { file }: Source,
  stream: Readable,
): AsyncGenerator<Uint8Array | string> {
  try {
    // Of a pipe it is 0.
    const size = file === STDIN ? 0 : statSync(file).size;
    yield* stream as AsyncIterable<Uint8Array | string>;
    const { bytesRead } = stream as Partial<ReadStream>;
    if (bytesRead !== undefined && bytesRead < size)
      throw failure(
        `${file} became shorter while it was read, from ${size} bytes to ${bytesRead}. Run it again when nothing writes to it.`,
      );
  } catch (error) {
    if (isFailure(error)) throw error;
    const name = file === STDIN ? "The standard input" : file;
    throw failure(`${name} cannot be read: ${(error as Error).message}.`);
  }
}
