// A command that answers value by value, in the order of the input, piece by piece, so that memory does not grow.
import { createReadStream, statSync } from "node:fs";
import type { Readable } from "node:stream";
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
  for (const source of sourcesOf(files, firstLine)) {
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
export function sourcesOf(files: readonly string[], firstLine: FirstLine): readonly Source[] {
  const isNamed = files.length > 1;
  if (isNamed && typeof firstLine === "number")
    throw failure(
      "--first-line: a number is the line of one file, and there are several. Give one of them, or say unknown.",
    );
  for (const file of files) checkFile(file);
  return (files.length > 0 ? files : [STDIN]).map((file) => ({ file, isNamed, firstLine }));
}

function checkFile(file: string): void {
  if (file === STDIN) return;
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) throw failure(`${file}: there is no such file. Check the path.`);
  if (found.isDirectory())
    throw failure(`${file} is a directory. Give the files in it, e.g. ${file}/*.jsonl.`);
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
    yield* stream as AsyncIterable<Uint8Array | string>;
  } catch (error) {
    if (isFailure(error)) throw error;
    const name = file === STDIN ? "The standard input" : file;
    throw failure(`${name} cannot be read: ${(error as Error).message}.`);
  }
}
