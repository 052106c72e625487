// Bytes become lines one at a time, so that memory holds one line however long the input is.

/** A line as it came, without its line end. `bytes` is missing where there are too many of them. */
export interface RawLine {
  readonly line: number;
  readonly bytes?: Buffer;
}

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
const NEWLINE = 0x0a;

/** The lines that are not blank, in order. */
export async function* linesOf(
  source: AsyncIterable<Uint8Array | string>,
  longest: number = LONGEST,
): AsyncGenerator<Line> {
  // A byte order mark goes where it stands: files that are joined have one in their middle.
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for await (const { line, bytes } of rawLines(source, longest)) {
    if (bytes === undefined) {
      const message = `The line is longer than ${inMegabytes(longest)}, which is the most that is read.`;
      yield { line, fault: { code: "too-long", message } };
      continue;
    }
    let text: string;
    try {
      text = decoder.decode(bytes);
    } catch {
      const message = "The line is not UTF-8. Save the file with that encoding.";
      yield { line, fault: { code: "not-utf8", message } };
      continue;
    }
    if (text.trim() !== "") yield { line, text };
  }
}

async function* rawLines(
  source: AsyncIterable<Uint8Array | string>,
  longest: number,
): AsyncGenerator<RawLine> {
  let parts: Uint8Array[] = [];
  let length = 0;
  let line = 1;
  const add = (part: Uint8Array): void => {
    length += part.length;
    if (length > longest) parts = [];
    else parts.push(part);
  };
  const take = (): RawLine => {
    const taken = length > longest ? { line } : { line, bytes: Buffer.concat(parts) };
    [parts, length, line] = [[], 0, line + 1];
    return taken;
  };
  for await (const chunk of source) {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
      add(bytes.subarray(start, end));
      yield take();
      start = end + 1;
    }
    add(bytes.subarray(start));
  }
  if (length > 0) yield take();
}

export function inMegabytes(bytes: number): string {
  return bytes >= 1024 * 1024 ? `${Math.round(bytes / 1024 / 1024)} MB` : `${bytes} bytes`;
}
