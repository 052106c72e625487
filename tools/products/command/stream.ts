// Answers a stream of records: values in, lines out in the same order, with memory for a part of them only.
import { accessSync, constants, createReadStream, fstatSync, type Stats, statSync } from "node:fs";
import type { Readable, Writable } from "node:stream";
import { type Command, Option } from "commander";
import { errorText } from "#core/base/issue";
import { createReader, type Fault, type Item, parse } from "./input.ts";
import { asError, asWarning, failure, isFailure, onSignal, type Terminal } from "./io.ts";
import { integer } from "./options.ts";
import { addPluginOptions, type AddFlags } from "./plugins.ts";
import type { Answerer, Answering, Context, Peer } from "./context.ts";

/** The number of the first line of a part of a longer input, or `unknown`. */
type FirstLine = number | "unknown" | undefined;

export interface StreamFlags extends AddFlags {
  readonly firstLine?: FirstLine;
  readonly json?: true;
  readonly jobs: number;
}

export const addInput = (command: Command): Command =>
  addPluginOptions(command)
    .argument("[file...]", "record files; default, or -: standard input")
    .addOption(
      new Option(
        "--first-line <number|unknown>",
        "the number of the first line, if the input is a part of a file",
      ).argParser<FirstLine>((text) =>
        text === "unknown" ? text : integer(1, 1e15, ', or "unknown"')(text),
      ),
    );

/** Defines a subcommand that answers records; `recordOf` returns a record that the flags have instead of the input. */
export function defineStream<F extends StreamFlags>(
  command: Command,
  { terminal, entries, startWorker, done }: Context,
  answerer: Answerer<F>,
  recordOf: (flags: F) => object | undefined = () => undefined,
): Command {
  return addInput(command)
    .option("--json", "print JSON lines")
    .option("--jobs <count>", "the number of workers; the output is the same", integer(1, 64), 1)
    .action(async (files: readonly string[], flags: F) => {
      const { jobs, firstLine } = flags;
      const release = onSignal(
        terminal,
        () => "Stopped. All printed lines are complete. Use --first-line to continue.",
      );
      const start = { command: command.name(), flags, cwd: terminal.cwd() };
      const record = recordOf(flags);
      const pool = jobs === 1 ? undefined : createPool(() => startWorker(start), jobs);
      try {
        const answering = await answerer(await entries(), terminal, flags, jobs > 1);
        if (record !== undefined) done(await answerOne(terminal, files, answering, record));
        else done((await answerEach(terminal, files, answering, firstLine, pool)).code);
      } finally {
        await pool?.end();
        release();
      }
    });
}

/** The place of values: the file, whether it is one of several, and its first line. */
export interface Source {
  readonly file: string;
  readonly isNamed: boolean;
  readonly firstLine: FirstLine;
}

/** Values of one source. */
export interface Batch {
  readonly source: Source;
  readonly items: readonly Item[];
}

export interface Answered {
  readonly parts: readonly Part[];
  readonly bad: number;
}

/** Text for standard output, which workers send as UTF-8, or lines for standard error. */
export type Part =
  | { readonly to: "results" | "messages"; readonly text: string }
  | { readonly to: "results"; readonly text: Uint8Array<ArrayBuffer> };

const STDIN = "-";
// A write of this many characters is worth its call.
const ENOUGH = 256 * 1024;

/**
 * Answers every value of the files, or of standard input; a pool of workers answers values that are one per line.
 * Returns the exit code, whether the reader of the output has gone, and the number of bad values.
 */
export async function answerEach(
  terminal: Terminal,
  files: readonly string[],
  answering: Answering,
  firstLine: FirstLine,
  pool?: Pool,
): Promise<{ readonly code: number; readonly isGone: boolean; readonly bad: number }> {
  let bad = 0;
  let isGone = false;
  let error: unknown;
  // The last output to print, and all outputs that are not printed yet, in order.
  let last: Promise<void> = Promise.resolve();
  const waiting: Promise<void>[] = [];
  for (const source of sourcesOf(terminal, files, firstLine)) {
    const reader = createReader(source.firstLine === "unknown" ? 1 : source.firstLine);
    try {
      for await (const chunk of chunksOf(source, terminal)) {
        await answerAll(source, reader.read(chunk));
        if (reader.isOver || isGone || error !== undefined) break;
      }
      if (!isGone && error === undefined) await answerAll(source, reader.end());
    } finally {
      // What was read before an error is printed first.
      await last;
    }
    if (isGone) return { code: 0, isGone, bad };
  }
  return { code: bad > 0 ? 1 : 0, isGone, bad };

  async function answerAll(source: Source, items: Iterable<Item>): Promise<void> {
    const batch = pool === undefined ? [] : [...items];
    if (pool === undefined || batch.some((item) => "value" in item)) {
      await last;
      const rest = pool === undefined ? items : batch;
      for await (const answered of answersTo(answering, source, rest)) {
        await print(answered);
        if (isGone) return;
      }
    } else if (batch.length > 0) {
      const answered = pool.answer({ source, items: batch });
      // The error is handled when it is the turn of this batch.
      answered.catch(() => {});
      last = last.then(async () => (isGone ? undefined : print(await answered)));
      last.catch((reason: unknown) => (error = reason));
      waiting.push(last);
      if (waiting.length >= pool.max) await waiting.shift();
    }
  }

  async function print(answered: Answered): Promise<void> {
    bad += answered.bad;
    isGone = !(await printParts(terminal, answered));
  }
}

/** Prints an output. `false`: the reader has closed the stream. */
async function printParts(terminal: Terminal, { parts }: Answered): Promise<boolean> {
  for (const { to, text } of parts) {
    if (to === "messages" && typeof text === "string") await terminal.say(text);
    else if (!(await terminal.write(text))) return false;
  }
  return true;
}

/** Answers a record that is not in the input. Returns the exit code. */
async function answerOne(
  terminal: Terminal,
  files: readonly string[],
  answering: Answering,
  value: object,
): Promise<number> {
  if (files.length > 0) throw failure("Pass either a model id or files, not both.");
  const source = { file: STDIN, isNamed: false, firstLine: "unknown" } as const;
  let bad = 0;
  for await (const answered of answersTo(answering, source, [{ line: 1, value }])) {
    bad += answered.bad;
    await printParts(terminal, answered);
  }
  return bad > 0 ? 1 : 0;
}

// Per worker: the batch that it answers, the next one, and one that waits to be printed.
const AHEAD = 3;

/** Answers batches in workers; `max` at a time. */
interface Pool {
  readonly max: number;
  answer(batch: Batch): Promise<Answered>;
  end(): Promise<unknown>;
}

/** Creates a pool of up to `jobs` workers, started when they are needed, and called in turn. */
function createPool(start: () => Peer, jobs: number): Pool {
  const workers: ReturnType<typeof createWorker>[] = [];
  let turn = 0;
  return {
    max: jobs * AHEAD,
    answer: (batch) => (workers[turn++ % jobs] ??= createWorker(start())).answer(batch),
    end: () => Promise.all(workers.map(({ end }) => end())),
  };
}

function createWorker(peer: Peer) {
  // Answers come in the order of the batches.
  const waiting: { done(answered: Answered): void; fail(why: string): void }[] = [];
  let ended: string | undefined;
  const fail = (why: string): void => {
    ended ??= why;
    for (const pending of waiting.splice(0)) pending.fail(ended);
  };
  peer.on("message", (answered: Answered) => waiting.shift()?.done(answered));
  peer.on("error", ({ message }: Error) => fail(message));
  peer.on("exit", (code) => fail(`exit code ${code}`));
  return {
    answer: (batch: Batch) =>
      new Promise<Answered>((done, reject) => {
        waiting.push({ done, fail: (why) => reject(stopped(why, batch)) });
        if (ended === undefined) peer.postMessage(batch);
        else fail(ended);
      }),
    end: () => peer.terminate(),
  };
}

function stopped(why: string, { source: { isNamed, file }, items }: Batch): Error {
  const place = `line ${items[0]!.line}${isNamed ? ` of ${file}` : ""}`;
  return failure(
    `A worker of --jobs stopped at ${place}: ${why}. Everything before is printed. Run the rest without --jobs.`,
    70,
  );
}

/** Answers items, with an output whenever it is long enough, and one at the end. */
export async function* answersTo(
  answering: Answering,
  source: Source,
  items: Iterable<Item>,
): AsyncGenerator<Answered> {
  let [parts, bad, length]: [{ to: Part["to"]; text: string }[], number, number] = [[], 0, 0];
  const add = (to: Part["to"], text: string): void => {
    const part = parts.at(-1);
    length += text.length;
    if (part?.to === to && part.text.length < ENOUGH)
      part.text += to === "messages" ? `\n${text}` : text;
    else parts.push({ to, text });
  };
  try {
    for (const item of items) {
      const parsed = parse(item);
      if ("value" in parsed)
        await answering.prepare?.(parsed.value, (message) => add("messages", message));
      if (!answerTo(answering, source, item.line, parsed, add)) bad += 1;
      if (length < ENOUGH) continue;
      yield { parts, bad };
      [parts, bad, length] = [[], 0, 0];
    }
  } catch (error) {
    yield { parts, bad };
    throw error;
  }
  yield { parts, bad };
}

/** Answers a value. `false` if it is invalid, or if the requested operation failed. */
function answerTo(
  { isJson, isRaw, answer }: Answering,
  { file, isNamed, firstLine }: Source,
  line: number,
  parsed: ReturnType<typeof parse>,
  add: (to: Part["to"], text: string) => void,
): boolean {
  // JSON has no undefined fields.
  const at = {
    line: firstLine === "unknown" ? undefined : line,
    file: isNamed ? file : undefined,
  };
  const where = (): string => (file === STDIN ? `line ${line}` : `${file}, line ${line}`);
  const placed = (message: string): string => `${where()}: ${message}`;
  const note = (message: string): void => add("messages", asWarning(placed(message)));
  let fault: Fault;
  try {
    const result = "fault" in parsed ? parsed.fault : answer(parsed.value, note, where);
    if (!("code" in result)) {
      if (isJson) add("results", `${JSON.stringify({ ...at, ...result.json })}\n`);
      else add("results", result.text() + (isRaw ? "" : "\n\n"));
      return result.isFailed !== true;
    }
    fault = result;
  } catch (thrown) {
    if (isFailure(thrown)) throw thrown;
    const message = `internal error: ${errorText(thrown)}. Please report it.`;
    fault = { code: "internal", message };
  }
  const { code, path, message } = fault;
  const error = { code, path, message };
  if (isJson) add("results", `${JSON.stringify({ ...at, error })}\n`);
  else add("messages", asError(placed(message)));
  return false;
}

// All files are checked before anything is printed.
function sourcesOf(
  { io }: Terminal,
  files: readonly string[],
  firstLine: FirstLine,
): readonly Source[] {
  const isNamed = files.length > 1;
  if (isNamed && typeof firstLine === "number")
    throw failure(
      "--first-line: a line number needs a single input file. Pass one file, or use `unknown`.",
    );
  // At a terminal, the command would wait for ever.
  if (files.length === 0 && io.stdin.isTTY === true)
    throw failure("no input. Pass a file, or pipe records to standard input.");
  const all = files.length > 0 ? files : [STDIN];
  const output = statsOf(io.stdout);
  for (const file of all) {
    const stats = file === STDIN ? statsOf(io.stdin) : readable(file);
    if (stats?.isDirectory())
      throw failure(`${nameOf(file)} is a directory. Pass the files in it, e.g. ${file}/*.jsonl.`);
    if (stats?.isFile() && stats.ino === output?.ino && stats.dev === output.dev)
      throw failure(`${nameOf(file)} is both input and output. Write to another file.`);
  }
  return all.map((file) => ({ file, isNamed, firstLine }));
}

function readable(file: string): Stats {
  if (file === "") throw failure("The name of a file is empty. Is a shell variable not set?");
  try {
    const stats = statSync(file);
    accessSync(file, constants.R_OK);
    return stats;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT")
      throw failure(`${file}: file not found. Check the path.`);
    throw failure(
      `${file} cannot be read: ${errorText(error)}. Check the path and its permissions.`,
    );
  }
}

// A stream in memory has no file descriptor.
function statsOf(stream: Readable | Writable): Stats | undefined {
  const { fd } = stream as { readonly fd?: unknown };
  try {
    return typeof fd === "number" ? fstatSync(fd) : undefined;
  } catch {
    return undefined;
  }
}

async function* chunksOf({ file }: Source, { io }: Terminal): AsyncGenerator<Uint8Array | string> {
  try {
    yield* (file === STDIN ? io.stdin : createReadStream(file)) as AsyncIterable<
      Uint8Array | string
    >;
  } catch (error) {
    throw failure(`${nameOf(file)} cannot be read: ${errorText(error)}.`);
  }
}

const nameOf = (file: string): string => (file === STDIN ? "The standard input" : file);
