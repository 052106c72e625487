// Reads bytes as JSON values: one per line, or a document over several lines. Memory holds one chunk and one value.
import { isObject } from "#core/base/describe";

export interface Fault {
  readonly code: string;
  /** The problem, its position, and the fix. */
  readonly message: string;
  readonly path?: string;
}

/** A line to parse, or a value of a document over several lines with its position in the input, or a fault. */
export type Item = Line | { readonly line: number; readonly value: unknown };
type Line =
  | { readonly line: number; readonly text: string }
  | { readonly line: number; readonly fault: Fault };

export interface Reader {
  /** The items that end in this chunk. */
  read(chunk: Uint8Array | string): Generator<Item>;
  end(): Generator<Item>;
  /** Whether the rest of the input cannot be read. */
  readonly isOver: boolean;
}

const MAX_BYTES = 64 * 1024 * 1024;
/** The maximum number of values on a line: parsing ten times as many takes seconds and a lot of memory. */
export const MAX_VALUES = 1_000_000;
const NEWLINE = 0x0a;
// The memory of a line that is held, beside its text.
const HELD = 16;

/**
 * Creates a reader. If the first line is not complete JSON, the input is read as one document over several lines; if that
 * is invalid and other lines are JSON objects, as one value per line. With `first`, the number of the first line of a
 * part of a longer input, each line is a value.
 */
export function createReader(first?: number, max: number = MAX_BYTES): Reader {
  const lines = createLineReader(max, first ?? 1);
  let form: "unknown" | "lines" | "document" | "over" = first === undefined ? "unknown" : "lines";
  let held: Line[] = [];
  let size = 0;

  function* take(given: Line): Generator<Item> {
    if (form === "unknown") form = isDocument(given) ? "document" : "lines";
    if (form === "lines") yield given;
    if (form !== "document") return;
    held.push(given);
    if ("fault" in given) return yield* failed(brokenBy(given.line, given.fault));
    size += given.text.length + HELD;
    if (size > max) yield* failed(longDocument(max));
  }

  function* failed(fault: Fault): Generator<Item> {
    const isLines = held.slice(1).some((line) => isObject(valueOf(line)));
    form = isLines ? "lines" : "over";
    yield* isLines ? held : [{ line: 1, fault }];
    held = [];
  }

  function* end(): Generator<Item> {
    for (const line of lines.end()) yield* take(line);
    if (form !== "document") return;
    const parsed = parseDocument(held);
    if ("fault" in parsed) return yield* failed(parsed.fault);
    const { value } = parsed;
    const all: readonly unknown[] = Array.isArray(value) && value.length > 0 ? value : [value];
    yield* all.map((item, at) => ({ line: at + 1, value: item }));
  }

  return {
    *read(chunk) {
      for (const line of lines.read(chunk)) yield* take(line);
    },
    end,
    get isOver() {
      return form === "over";
    },
  };
}

/** Whether an input that begins with this line is a document: one over several lines, or a list as the Hub's API returns it. */
function isDocument(line: Line): boolean {
  if ("fault" in line || !/^\s*[[{]/.test(line.text)) return false;
  if (scan(line.text).depth > 0) return true;
  const value = valueOf(line);
  return Array.isArray(value) && value.length > 0 && value.every(isObject);
}

function createLineReader(
  max: number,
  first: number,
): { read(chunk: Uint8Array | string): Generator<Line>; end(): Generator<Line> } {
  let line = first;
  // The parts of a line that has not ended, and its size, also if it is too long to keep.
  let parts: Uint8Array[] = [];
  let size = 0;
  const keep = (bytes: Uint8Array): void => {
    size += bytes.length;
    if (size > max) parts = [];
    else if (bytes.length > 0) parts.push(bytes);
  };
  function* lineOf(text: string | undefined): Generator<Line> {
    const withoutMark = text?.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
    const at = line;
    line += 1;
    if (withoutMark === undefined) yield { line: at, fault: notUtf8 };
    else if (withoutMark.length > max) yield { line: at, fault: longLine(max) };
    else if (withoutMark.length >= 2 * MAX_VALUES && scan(withoutMark).values > MAX_VALUES)
      yield { line: at, fault: manyValues };
    else if (withoutMark.trim() !== "") yield { line: at, text: withoutMark };
  }
  function* linesOf(bytes: Uint8Array): Generator<Line> {
    // Decoding line by line would cost more than the decoding.
    const texts = decoded(bytes)?.split("\n") ?? decodedLines(bytes);
    for (const text of texts) yield* lineOf(text);
  }
  function* end(): Generator<Line> {
    const whole = parts.length === 1 ? parts[0]! : Buffer.concat(parts);
    const isLong = size > max;
    [parts, size] = [[], 0];
    if (isLong) yield { line: line++, fault: longLine(max) };
    else yield* linesOf(whole);
  }
  return {
    *read(chunk) {
      const bytes = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
      const last = bytes.lastIndexOf(NEWLINE);
      const start = size > 0 ? bytes.indexOf(NEWLINE) + 1 : 0;
      if (start > 0) {
        keep(bytes.subarray(0, start - 1));
        yield* end();
      }
      if (start <= last) yield* linesOf(bytes.subarray(start, last));
      keep(bytes.subarray(last + 1));
    },
    *end() {
      if (size > 0) yield* end();
    },
  };
}

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

// As Latin-1, each byte is a character.
const decodedLines = (bytes: Uint8Array): readonly (string | undefined)[] =>
  Buffer.from(bytes)
    .toString("latin1")
    .split("\n")
    .map((line) => decoded(Buffer.from(line, "latin1")));

/** Counts the JSON values of a string by its commas and opening brackets, and its unclosed brackets. */
function scan(text: string): { readonly values: number; readonly depth: number } {
  let [values, depth] = [1, 0];
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x22:
        at = endOfString(text, at);
        break;
      case 0x5b:
      case 0x7b:
        depth += 1;
        values += 1;
        break;
      case 0x5d:
      case 0x7d:
        depth -= 1;
        break;
      case 0x2c:
        values += 1;
    }
  }
  return { values, depth };
}

function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at;
    while (text.charCodeAt(before - 1) === 0x5c) before -= 1;
    if ((at - before) % 2 === 0) return at;
  }
  return text.length;
}

type Parsed = { readonly value: unknown } | { readonly fault: Fault };

export function parse(item: Item): Parsed {
  if (!("text" in item)) return item;
  return parseJson(item.text, (what) => {
    const hint = /\r(?!$)/.test(item.text) ? " End lines with LF, not with CR." : "";
    return `Invalid JSON: ${what}. Write one JSON object per line.${hint}`;
  });
}

function parseJson(text: string, messageFor: (what: string) => string): Parsed {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { fault: { code: "not-json", message: messageFor((error as Error).message) } };
  }
}

function valueOf(line: Line): unknown {
  const parsed = parse(line);
  return "value" in parsed ? parsed.value : undefined;
}

function parseDocument(held: readonly Line[]): Parsed {
  const text = held.map((line) => ("text" in line ? line.text : "")).join("\n");
  return parseJson(text, (what) => {
    const at = Number(/position (\d+)/.exec(what)?.[1] ?? text.length);
    const { line } = held[text.slice(0, at).split("\n").length - 1]!;
    return `Invalid JSON on line ${line}, or before it: ${what}. Fix it, or write one JSON object per line.`;
  });
}

const longLine = (max: number): Fault => ({
  code: "too-long",
  message: `The line is longer than ${max / 2 ** 20} MB. Shorten the record, or leave it out.`,
});

const manyValues: Fault = {
  code: "too-many-values",
  message: `The line has more than ${MAX_VALUES} values. Shorten its lists, or write one JSON object per line.`,
};

const notUtf8: Fault = {
  code: "not-utf8",
  message:
    "The line is not UTF-8. Save the file as UTF-8; if it is compressed, decompress it first.",
};

const brokenBy = (line: number, { code, message }: Fault): Fault => ({
  code,
  message: `Line ${line} ends the document. The rest of the input was not read. ${message}`,
});

const longDocument = (max: number): Fault => ({
  code: "too-long",
  message: `A JSON document over several lines is limited to ${max / 2 ** 20} MB. Write one JSON object per line, which has no limit.`,
});
