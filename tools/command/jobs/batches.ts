// The input in batches for workers: what one of them reads is what one job would read there.
import { firstOf, type Source } from "../answer.ts";
import { createLineReader, LONGEST, NEWLINE, tooLongLine } from "../lines.ts";
import { createValueReader, type Item, valueOf } from "../values.ts";
import type { Batch } from "./messages.ts";

/** Makes batches out of bytes as they come. */
export interface BatchReader {
  read(piece: Uint8Array | string): Generator<Batch>;
  /** The last ones. */
  end(): Generator<Batch>;
  /** Whether nothing behind this place can be read. */
  readonly isOver: boolean;
}

// Values of a document are sent so many at a time; lines come as many as a piece of the input has.
const SEVERAL = 100;

/** Reads batches of a source. */
export function createBatchReader(source: Source, longest: number = LONGEST): BatchReader {
  const values = createValueReader(longest, firstOf(source));
  // All that came until it is known whether the lines are values, and then the line that has not ended.
  let parts: Uint8Array[] = [];
  let length = 0;
  let line = firstOf(source) ?? 1;
  const keep = (bytes: Uint8Array): void => {
    length += bytes.length;
    // A line that is too long already is so without what comes of it now.
    const isEnough = !values.isByLine && values.rest.length - bytes.length > longest;
    if (values.isByLine && length > longest) parts = [];
    else if (bytes.length > 0 && !isEnough) parts.push(bytes);
  };
  const taken = (whole: Uint8Array): Batch => {
    const batch = { source, first: line, bytes: joined([...parts, whole]) };
    line += linesIn(batch.bytes);
    [parts, length] = [[], 0];
    return batch;
  };
  const ofLines = function* (bytes: Uint8Array): Generator<Batch> {
    const last = bytes.lastIndexOf(NEWLINE);
    let start = 0;
    if (last >= 0 && isTooLong(bytes.indexOf(NEWLINE))) {
      yield { source, first: line, items: [valueOf(tooLongLine(line, longest))] };
      [line, parts, length, start] = [line + 1, [], 0, bytes.indexOf(NEWLINE) + 1];
    }
    if (start <= last) yield taken(bytes.subarray(start, last + 1));
    keep(bytes.subarray(Math.max(start, last + 1)));
  };
  const isTooLong = (more: number): boolean => length > 0 && length + more > longest;
  return {
    *read(piece) {
      const bytes = typeof piece === "string" ? Buffer.from(piece) : piece;
      if (values.isByLine) return yield* ofLines(bytes);
      const items = [...values.read(bytes)];
      if (values.isByLine) {
        const before = joined([...parts, bytes]);
        [parts, length] = [[], 0];
        return yield* ofLines(before);
      }
      // What is held is a document, of which nothing will be read as lines any more.
      if (items.length > 0) [parts, length] = [[], 0];
      else keep(bytes);
      yield* ofItems(source, items);
    },
    *end() {
      if (!values.isByLine) return yield* ofItems(source, values.end());
      if (length > longest)
        yield { source, first: line, items: [valueOf(tooLongLine(line, longest))] };
      else if (length > 0) yield taken(new Uint8Array());
    },
    get isOver() {
      return values.isOver;
    },
  };
}

/** The values of a batch. */
export function* itemsIn(batch: Batch, longest: number = LONGEST): Generator<Item> {
  if ("items" in batch) return yield* batch.items;
  const reader = createLineReader(longest, batch.first);
  for (const line of reader.read(batch.bytes)) yield valueOf(line);
  for (const line of reader.end()) yield valueOf(line);
}

function* ofItems(source: Source, items: Iterable<Item>): Generator<Batch> {
  let some: Item[] = [];
  for (const item of items) {
    some.push("value" in item ? { ...item, value: sendable(item.value) } : item);
    if (some.length < SEVERAL) continue;
    yield { source, first: some[0]!.line, items: some };
    some = [];
  }
  if (some.length > 0) yield { source, first: some[0]!.line, items: some };
}

// Deeper than anything is read, and far less deep than what cannot be sent.
const DEEPEST = 1000;

/** A value without what lies too deep to be sent. */
function sendable(value: unknown): unknown {
  const holder = { value };
  let level: object[] = [holder];
  for (let depth = 0; level.length > 0; depth++) {
    const next: object[] = [];
    for (const one of level as Record<string, unknown>[]) {
      for (const [name, member] of Object.entries(one)) {
        if (typeof member !== "object" || member === null) continue;
        if (depth < DEEPEST) next.push(member);
        else one[name] = null;
      }
    }
    level = next;
  }
  return holder.value;
}

// In memory of its own, which can be moved.
function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function linesIn(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}
