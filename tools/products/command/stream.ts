// Answers a stream of records: values in, lines out in the same order, with memory for a part of them only.
import { accessSync, constants, createReadStream, fstatSync, type Stats, statSync } from "node:fs";
import type { Readable, Writable } from "node:stream";
import { type Command, Option } from "commander";
import { errorText } from "#core/base/issue";
import { createReader, type Fault, type Item, parse } from "./input.ts";
import { asError, asWarning, failure, isFailure, onSignal, type Terminal } from "./io.ts";
import { integer } from "./options.ts";
import { TERMINAL } from "./printer.ts";
import { addPluginOptions, type AddFlags } from "./plugins.ts";
import type { Answerer, Answering, Context } from "./context.ts";

/** The number of the first line of a part of a longer input, or `unknown`. */
type FirstLine = number | "unknown" | undefined;

export interface StreamFlags extends AddFlags {
  readonly firstLine?: FirstLine;
  readonly json?: true;
}

const addInput = (command: Command): Command =>
  addPluginOptions(command)
    .argument("[file...]", "record files, or ids of built-in models; default, or -: standard input")
    .addOption(
      new Option(
        "--first-line <number|unknown>",
        "the number of the first line, if the input is a part of a file",
      ).argParser<FirstLine>((text) =>
        text === "unknown" ? text : integer(1, 1e15, ', or "unknown"')(text),
      ),
    );

/** Defines a subcommand that answers records. */
export function defineStream<F extends StreamFlags>(
  command: Command,
  { terminal, entries, done }: Context,
  answerer: Answerer<F>,
): Command {
  return addInput(command)
    .option("--json", "print JSON lines")
    .action(async (files: readonly string[], flags: F) => {
      const release = onSignal(
        terminal,
        () => "Stopped. All printed lines are complete. Use --first-line to continue.",
      );
      try {
        const answering = await answerer(await entries(), terminal, flags);
        done(await answerEach(terminal, files, answering, flags.firstLine));
      } finally {
        release();
      }
    });
}

/** The place of values: the file, whether it is one of several, and its first line. */
export interface Source {
  readonly file: string;
  readonly isNamed: boolean;
  readonly firstLine: FirstLine;
  /** A built-in record instead of a file. */
  readonly record?: object;
}

interface Answered {
  readonly parts: readonly Part[];
  readonly bad: number;
}

/** Text for standard output, or lines for standard error. */
interface Part {
  readonly to: "results" | "messages";
  readonly text: string;
}

const STDIN = "-";
// A write of this many characters is worth its call.
const ENOUGH = 256 * 1024;

/** Answers every value of the files, or of standard input. Returns the exit code. */
async function answerEach(
  terminal: Terminal,
  files: readonly string[],
  answering: Answering,
  firstLine: FirstLine,
): Promise<number> {
  let bad = 0;
  let isGone = false;
  let isEmpty = true;
  const answerAll = async (source: Source, items: Iterable<Item>): Promise<void> => {
    for await (const answered of answersTo(answering, source, items)) {
      bad += answered.bad;
      isEmpty &&= answered.parts.length === 0;
      isGone = !(await print(terminal, answered));
      if (isGone) return;
    }
  };
  for (const source of await sourcesOf(terminal, files, firstLine)) {
    if (source.record !== undefined) {
      await answerAll(source, [{ line: 1, value: source.record }]);
      continue;
    }
    const reader = createReader(source.firstLine === "unknown" ? 1 : source.firstLine);
    for await (const chunk of chunksOf(source, terminal)) {
      await answerAll(source, reader.read(chunk));
      if (reader.isOver || isGone) break;
    }
    if (!isGone) await answerAll(source, reader.end());
    if (isGone) return 0;
  }
  // A pipeline of JSON may have no lines.
  if (isEmpty && !answering.isJson) throw failure(`the input has no model record. ${PASS}`);
  return (await answering.end?.(bad)) ?? (bad > 0 ? 1 : 0);
}

/** Prints an output. `false`: the reader has closed the stream. */
async function print(terminal: Terminal, { parts }: Answered): Promise<boolean> {
  for (const { to, text } of parts) {
    if (to === "messages") await terminal.say(text);
    else if (!(await terminal.write(text))) return false;
  }
  return true;
}

/** Answers items, with an output whenever it is long enough, and one at the end. */
async function* answersTo(
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
  { file, isNamed, firstLine, record }: Source,
  line: number,
  parsed: ReturnType<typeof parse>,
  add: (to: Part["to"], text: string) => void,
): boolean {
  // JSON has no undefined fields.
  const at = {
    line: firstLine === "unknown" ? undefined : line,
    file: isNamed ? file : undefined,
  };
  const where = (): string =>
    record !== undefined ? file : file === STDIN ? `line ${line}` : `${file}, line ${line}`;
  const placed = (message: string): string => `${where()}: ${message}`;
  const note = (message: string): void => add("messages", asWarning(placed(message)));
  let fault: Fault;
  try {
    const result = "fault" in parsed ? parsed.fault : answer(parsed.value, note, where);
    if (!("code" in result)) {
      if (isJson) add("results", `${JSON.stringify({ ...at, ...result.json })}\n`);
      else add("results", result.text(TERMINAL) + (isRaw ? "" : "\n\n"));
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

const PASS =
  "Pass the id of a model, such as Qwen/Qwen3-8B, or a file, or pipe records to standard input.";

// All files are checked before anything is printed.
async function sourcesOf(
  { io }: Terminal,
  files: readonly string[],
  firstLine: FirstLine,
): Promise<readonly Source[]> {
  const isNamed = files.length > 1;
  if (isNamed && typeof firstLine === "number")
    throw failure(
      "--first-line: a line number needs a single input file. Pass one file, or use `unknown`.",
    );
  // At a terminal, the command would wait for ever.
  if (files.length === 0 && io.stdin.isTTY === true) throw failure(`no input. ${PASS}`);
  const output = statsOf(io.stdout);
  const sources: Source[] = [];
  for (const file of files.length > 0 ? files : [STDIN]) {
    const stats = file === STDIN ? statsOf(io.stdin) : readable(file);
    const isMissing = stats === undefined && file !== STDIN;
    const record =
      isMissing || stats?.isDirectory() === true ? await builtIn(file, isMissing) : undefined;
    if (isMissing && record === undefined)
      throw failure(`${file}: file not found. Check the path.`);
    if (stats?.isDirectory() && record === undefined)
      throw failure(`${nameOf(file)} is a directory. Pass the files in it, e.g. ${file}/*.jsonl.`);
    if (stats?.isFile() && stats.ino === output?.ino && stats.dev === output.dev)
      throw failure(`${nameOf(file)} is both input and output. Write to another file.`);
    sources.push({ file, isNamed, firstLine, ...(record && { record, firstLine: "unknown" }) });
  }
  return sources;
}

/** Undefined if there is no such file. */
function readable(file: string): Stats | undefined {
  if (file === "") throw failure("The name of a file is empty. Is a shell variable not set?");
  try {
    const stats = statSync(file);
    accessSync(file, constants.R_OK);
    return stats;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw failure(
      `${file} cannot be read: ${errorText(error)}. Check the path and its permissions.`,
    );
  }
}

// An id of the Hub, or a name of Ollama: qwen3:8b.
const MODEL_ID = /^[\w.-]+[/:][\w.-]+$/;

// Only an id needs the list of models.
const builtIn = async (id: string, isMissing: boolean): Promise<object | undefined> =>
  MODEL_ID.test(id) ? (await import("./built-in.ts")).recordNamed(id, isMissing) : undefined;

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
