// A command that answers value by value, in the order of the input, piece by piece, so that memory does not grow.
import { createReadStream, statSync } from "node:fs";
import type { Readable } from "node:stream";
import { type Answering, answerTo, type Source, STDIN } from "./answer.ts";
import { createGather, ENOUGH, print } from "./gather.ts";
import { failure, isFailure, lineFor, type Terminal } from "./io.ts";
import { createValueReader, type Item } from "./values.ts";

/** Answers every value in the files, or on standard input. Gives the exit code. */
export async function answerEach(
  terminal: Terminal,
  files: readonly string[],
  answering: Answering,
): Promise<number> {
  const gather = createGather();
  const notes = (message: string): void => gather.add("notes", lineFor(message));
  let bad = 0;
  for (const source of sourcesOf(files)) {
    const reader = createValueReader();
    for await (const piece of piecesOf(source, streamOf(source, terminal))) {
      if (!(await areRead(source, reader.read(piece)))) return 0;
      if (reader.isOver) break;
    }
    if (!(await areRead(source, reader.end()))) return 0;
  }
  for (const message of answering.closing?.([]) ?? []) await terminal.say(message);
  return bad > 0 ? 1 : 0;

  // What a piece of the input gives is printed before more is waited for.
  async function areRead(source: Source, items: Iterable<Item>): Promise<boolean> {
    for (const item of items) {
      const prepared = "value" in item ? answering.prepare?.(item.value, notes) : undefined;
      if (prepared !== undefined) await prepared;
      if (!answerTo(answering, source, item, gather)) bad += 1;
      if (gather.length > ENOUGH && !(await print(terminal, gather.take()))) return false;
    }
    return print(terminal, gather.take());
  }
}

/** What is read, in order. Checked before anything is printed, so that a misspelt second file does not leave half an answer. */
export function sourcesOf(files: readonly string[]): readonly Source[] {
  for (const file of files) checkFile(file);
  const isNamed = files.length > 1;
  return (files.length > 0 ? files : [STDIN]).map((file) => ({ file, isNamed }));
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
