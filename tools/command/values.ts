// Lines become JSON values: one a line, or, where the first lines hang together, values over several lines.
import { createBeginning, type Verdict } from "./beginning.ts";
import { type Fault, inMegabytes, type Line, linesOf, LONGEST } from "./lines.ts";

/** A value and its place: its line, or its position in a document of several lines. */
export type Item =
  | { readonly line: number; readonly value: unknown }
  | { readonly line: number; readonly fault: Fault };

/**
 * Reads values. Lines are never held back once the first one is a value of its own; a document over several lines is
 * read whole, and a list in it is as many values.
 */
export async function* valuesOf(
  source: AsyncIterable<Uint8Array | string>,
  longest: number = LONGEST,
): AsyncGenerator<Item> {
  let form: "unknown" | "lines" | "documents" = "unknown";
  let beginning = createBeginning();
  let held: Line[] = [];
  let length = 0;
  let count = 0;
  for await (const line of linesOf(source, longest)) {
    if (form === "lines") {
      yield valueOf(line);
      continue;
    }
    const verdict: Verdict = "fault" in line ? "no" : beginning(line.text);
    held.push(line);
    length += "fault" in line ? 0 : line.text.length;
    if (form === "unknown" && areLines(held, verdict)) {
      form = "lines";
      yield* held.map(valueOf);
      held = [];
    } else if (verdict === "no") {
      yield { line: count + 1, fault: broken(line) };
      return;
    } else if (length > longest || held.length > mostLines(longest)) {
      yield { line: count + 1, fault: tooLong(longest) };
      return;
    } else if (verdict === "complete" && (held.length > 1 || form === "documents")) {
      form = "documents";
      for (const item of itemsOf(held, count)) {
        count += 1;
        yield item;
      }
      beginning = createBeginning();
      [held, length] = [[], 0];
    }
  }
  const [first, ...more] = held;
  if (first === undefined) return;
  if (isList(first)) yield* itemsOf(held, count);
  else if (form === "unknown" && more.length === 0) yield valueOf(first);
  else yield { line: count + 1, fault: cutOff(first.line) };
}

/** Reads one value a line, whatever the first lines look like: the part of a longer input may begin with any of them. */
export async function* lineValuesOf(
  source: AsyncIterable<Uint8Array | string>,
  first: number,
): AsyncGenerator<Item> {
  for await (const line of linesOf(source)) yield valueOf({ ...line, line: line.line + first - 1 });
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

function valueOf(line: Line): Item {
  if ("fault" in line) return line;
  try {
    return { line: line.line, value: JSON.parse(line.text) as unknown };
  } catch (error) {
    const message = `The line is no JSON: ${(error as Error).message}. Write one JSON object a line.`;
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
    const message = `The JSON of ${where} has a fault: ${(error as Error).message}. Mend it there.`;
    return [{ line: count + 1, fault: { code: "not-json", message } }];
  }
}

function broken(line: Line): Fault {
  if ("fault" in line) return line.fault;
  const message = `From line ${line.line} on this is no JSON: the line cannot go on from those before it. Mend it there, or write one JSON object a line.`;
  return { code: "not-json", message };
}

function cutOff(first: number): Fault {
  const message = `The JSON that begins on line ${first} ends before it is complete. Close its brackets, or write one JSON object a line.`;
  return { code: "not-json", message };
}

function tooLong(longest: number): Fault {
  const most = `${inMegabytes(longest)} and ${mostLines(longest)} lines`;
  const message = `A JSON document over several lines is read up to ${most}, and this one is longer. Write one JSON object a line; then there is no limit.`;
  return { code: "too-long", message };
}

// A line that is held takes memory beside its text, so that a document of brackets alone would take the most.
function mostLines(longest: number): number {
  return Math.floor(longest / 16);
}
