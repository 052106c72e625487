// Lines become JSON values: one a line, or, where the first lines hang together, values over several lines.
import { createBeginning, type Verdict } from "./beginning.ts";
import {
  createLineReader,
  type Fault,
  inMegabytes,
  type Line,
  LONGEST,
  MOST_VALUES,
  type Rest,
  valuesIn,
} from "./lines.ts";

/** A value and its place: its line, or its position in a document of several lines. */
export type Item =
  | { readonly line: number; readonly value: unknown }
  | { readonly line: number; readonly fault: Fault };

/** Makes values out of bytes as they come. */
export interface ValueReader {
  /** The values that end in this piece of the input. */
  read(piece: Uint8Array | string): Generator<Item>;
  /** What is left where the input ends. */
  end(): Generator<Item>;
  /** Whether each further line is a value of its own. */
  readonly isByLine: boolean;
  /** Whether nothing behind this place can be read. */
  readonly isOver: boolean;
  /** What there is of a line that has not ended. */
  readonly rest: Rest;
}

/**
 * Reads values. Lines are never held back once the first one is a value of its own; a document over several lines is
 * read whole, and a list in it is as many values. In a part of a longer input, which begins with its line `first`, each
 * line is a value of its own, because it may begin anywhere.
 */
export function createValueReader(longest: number = LONGEST, first?: number): ValueReader {
  const lines = createLineReader(longest, first);
  let form: "unknown" | "lines" | "documents" | "over" = first === undefined ? "unknown" : "lines";
  let beginning = createBeginning();
  let held: Line[] = [];
  let length = 0;
  let values = 0;
  let count = 0;
  const take = function* (line: Line): Generator<Item> {
    const verdict: Verdict = "fault" in line ? "no" : beginning(line.text);
    held.push(line);
    length += "fault" in line ? 0 : line.text.length;
    values += "fault" in line ? 0 : valuesIn(line.text);
    if (form === "unknown" && areLines(held, verdict)) {
      form = "lines";
      yield* held.map(valueOf);
      held = [];
    } else if (verdict === "no") {
      form = "over";
      yield { line: count + 1, fault: broken(line) };
    } else if (length > longest || held.length > mostLines(longest)) {
      form = "over";
      yield { line: count + 1, fault: tooLong(longest) };
    } else if (values > MOST_IN_DOCUMENT) {
      form = "over";
      yield { line: count + 1, fault: tooMany };
    } else if (verdict === "complete" && (held.length > 1 || form === "documents")) {
      form = "documents";
      for (const item of itemsOf(held, count)) {
        count += 1;
        yield item;
      }
      beginning = createBeginning();
      [held, length, values] = [[], 0, 0];
    }
  };
  const takeAll = function* (given: Iterable<Line>): Generator<Item> {
    for (const line of given) {
      if (form === "lines") yield valueOf(line);
      else if (form === "over") return;
      else yield* take(line);
    }
  };
  return {
    read: (piece) => takeAll(lines.read(piece)),
    *end() {
      yield* takeAll(lines.end());
      const [first, ...more] = held;
      if (first === undefined || form === "over") return;
      if (isList(first)) yield* itemsOf(held, count);
      else if (form === "unknown" && more.length === 0) yield valueOf(first);
      else yield { line: count + 1, fault: cutOff(first.line) };
    },
    get isByLine() {
      return form === "lines";
    },
    get isOver() {
      return form === "over";
    },
    get rest() {
      return lines.rest;
    },
  };
}

// A line that cannot go on from the one before shows that each is for itself, and so does, further down, one that is
// an object by itself; elsewhere it is a fault of one document.
function areLines(held: readonly Line[], verdict: Verdict): boolean {
  const last = held.at(-1)!;
  if (held.length === 1) return verdict !== "open" && !isList(last);
  return verdict === "no" && (held.length === 2 || isObject(parsed(last)));
}

/** A list of objects on one line: what the hub's API answers. On the only line of an input, it is many records. */
function isList(line: Line): boolean {
  if ("fault" in line || !/^\s*\[\s*\{/.test(line.text)) return false;
  const value = parsed(line);
  return Array.isArray(value) && value.every(isObject);
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parsed(line: Line): unknown {
  const item = valueOf(line);
  return "value" in item ? item.value : undefined;
}

/** The value that stands on a line. */
export function valueOf(line: Line): Item {
  if ("fault" in line) return line;
  try {
    return { line: line.line, value: JSON.parse(line.text) as unknown };
  } catch (error) {
    const what = (error as Error).message;
    const hint = /\r(?!$)/.test(line.text)
      ? " End lines with LF, because a CR alone ends none."
      : "";
    const message = `Invalid JSON: ${what}. Write one JSON object per line.${hint}`;
    return { line: line.line, fault: { code: "not-json", message } };
  }
}

function itemsOf(held: readonly Line[], count: number): readonly Item[] {
  const text = held.map((line) => ("fault" in line ? "" : line.text)).join("\n");
  try {
    const value = JSON.parse(text) as unknown;
    const values: readonly unknown[] = Array.isArray(value) && value.length > 0 ? value : [value];
    return values.map((one, at) => ({ line: count + at + 1, value: one }));
  } catch (error) {
    const where = `lines ${held[0]!.line} to ${held.at(-1)!.line}`;
    const message = `The JSON of ${where} is invalid: ${(error as Error).message}. Fix it there.`;
    return [{ line: count + 1, fault: { code: "not-json", message } }];
  }
}

function broken(line: Line): Fault {
  if ("fault" in line)
    return {
      ...line.fault,
      message: `Line ${line.line} ends the document. Nothing after it is read. ${line.fault.message}`,
    };
  const message = `Invalid JSON from line ${line.line} on: it does not continue the lines before it. Fix it, or write one JSON object per line.`;
  return { code: "not-json", message };
}

function cutOff(first: number): Fault {
  const message = `The JSON that begins on line ${first} ends before it is complete. Close its brackets, or write one JSON object a line.`;
  return { code: "not-json", message };
}

function tooLong(longest: number): Fault {
  const most = `${inMegabytes(longest)} and ${mostLines(longest)} lines`;
  const message = `A JSON document over several lines is limited to ${most}. Write one JSON object per line, which has no limit.`;
  return { code: "too-long", message };
}

// As a list of many records has where it is as long as is read.
const MOST_IN_DOCUMENT = 4 * MOST_VALUES;

const tooMany: Fault = {
  code: "too-many-values",
  message: `A JSON document over several lines is limited to ${MOST_IN_DOCUMENT} values, and this one holds more. Write one JSON object a line.`,
};

// A line that is held takes memory beside its text, so that a document of brackets alone would take the most.
function mostLines(longest: number): number {
  return Math.floor(longest / 16);
}
