// Bytes become lines piece by piece, so that memory holds one piece and one line however long the input is.

/** A line as text, or what is wrong with it. */
export type Line =
  | { readonly line: number; readonly text: string }
  | { readonly line: number; readonly fault: Fault };

/** What is wrong with an input. */
export interface Fault {
  readonly code: string;
  /** What is wrong, where, and what to do. */
  readonly message: string;
  readonly path?: string;
}

/** The longest line, and the longest document over several lines, that is read. */
export const LONGEST: number = 64 * 1024 * 1024;
export const NEWLINE = 0x0a;
/** The most values on a line: to parse ten times as many takes seconds, and the memory of all that is read. */
export const MOST_VALUES = 1_000_000;

/** Makes lines out of bytes as they come. Lines that are blank are counted, and give nothing. */
export interface LineReader {
  /** The lines that end in this piece of the input. */
  read(piece: Uint8Array | string): Generator<Line>;
  /** The last line, if it has no line end. */
  end(): Generator<Line>;
  /** What there is of a line that has not ended, for somebody else who reads on. */
  readonly rest: Rest;
}

/** A line that has not ended: its number, its bytes, and how many there were, also where they are too many to keep. */
export interface Rest {
  readonly line: number;
  readonly parts: readonly Uint8Array[];
  readonly length: number;
}

/** Reads lines from one of this number on. */
export function createLineReader(longest: number = LONGEST, first = 1): LineReader {
  let parts: Uint8Array[] = [];
  let length = 0;
  let line = first;
  const add = (part: Uint8Array): void => {
    length += part.length;
    if (length > longest) parts = [];
    else parts.push(part);
  };
  const take = function* (): Generator<Line> {
    const bytes = length > longest ? undefined : parts.length === 1 ? parts[0]! : joined(parts);
    [parts, length] = [[], 0];
    yield* lineOf(line++, bytes, longest);
  };
  // What ends here is decoded at once, because a call for each line costs more than the decoding.
  const takeAll = function* (bytes: Uint8Array): Generator<Line> {
    const all = bytes.length > longest ? undefined : decoded(bytes);
    if (all === undefined) {
      for (const one of partsOf(bytes)) yield* lineOf(line++, one, longest);
      return;
    }
    let start = 0;
    for (let end = all.indexOf("\n"); start <= all.length; end = all.indexOf("\n", start)) {
      const stop = end < 0 ? all.length : end;
      const text = withoutMark(all.slice(start, stop));
      start = stop + 1;
      if (isBlank(text)) line += 1;
      else yield checked(line++, text);
    }
  };
  return {
    *read(piece) {
      const bytes = typeof piece === "string" ? Buffer.from(piece) : piece;
      const last = bytes.lastIndexOf(NEWLINE);
      if (last < 0) return add(bytes);
      let start = 0;
      if (length > 0) {
        start = bytes.indexOf(NEWLINE) + 1;
        add(bytes.subarray(0, start - 1));
        yield* take();
      }
      if (start <= last) yield* takeAll(bytes.subarray(start, last));
      if (last + 1 < bytes.length) add(bytes.subarray(last + 1));
    },
    *end() {
      if (length > 0) yield* take();
    },
    get rest() {
      return { line, parts, length };
    },
  };
}

/** The fault of a line that is too long. */
export function tooLongLine(line: number, longest: number): Line {
  const message = `The line is longer than ${inMegabytes(longest)}, which is the most that is read. Leave out what makes it long, or the whole record.`;
  return { line, fault: { code: "too-long", message } };
}

function* lineOf(line: number, bytes: Uint8Array | undefined, longest: number): Generator<Line> {
  if (bytes === undefined || bytes.length > longest) return yield tooLongLine(line, longest);
  const text = decoded(bytes);
  if (text === undefined) {
    const message =
      "The line is not UTF-8. Save the file with that encoding; where it is packed (.gz, .zst, …), unpack it first.";
    return yield { line, fault: { code: "not-utf8", message } };
  }
  if (!isBlank(withoutMark(text))) yield checked(line, withoutMark(text));
}

function checked(line: number, text: string): Line {
  // Each value takes two characters at least.
  if (text.length < 2 * MOST_VALUES || valuesIn(text) <= MOST_VALUES) return { line, text };
  const message = `The line holds more than ${MOST_VALUES} values, which is the most that is read. Leave out what it lists, or write one JSON object a line.`;
  return { line, fault: { code: "too-many-values", message } };
}

const [QUOTE, BACKSLASH, COMMA, LIST, OBJECT] = [0x22, 0x5c, 0x2c, 0x5b, 0x7b];

/** How many values the JSON of a line holds, or nearly so: its commas and opening brackets, outside of texts. */
export function valuesIn(text: string): number {
  let count = 1;
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === QUOTE) at = endOfText(text, at);
    else if (char === COMMA || char === LIST || char === OBJECT) count += 1;
  }
  return count;
}

function endOfText(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at;
    while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1;
    if ((at - before) % 2 === 0) return at;
  }
  return text.length;
}

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

// A byte order mark goes where it stands: files that are joined have one in their middle.
const withoutMark = (text: string): string =>
  text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;

// Most lines do not begin with a blank.
const isBlank = (text: string): boolean => {
  const first = text.charCodeAt(0);
  return !(first > 0x20 && first < 0x7f) && text.trim() === "";
};

const joined = (parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts);

function* partsOf(bytes: Uint8Array): Generator<Uint8Array> {
  let start = 0;
  for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
    yield bytes.subarray(start, end);
    start = end + 1;
  }
  yield bytes.subarray(start);
}

export function inMegabytes(bytes: number): string {
  return bytes >= 1024 * 1024 ? `${Math.round(bytes / 1024 / 1024)} MB` : `${bytes} bytes`;
}
