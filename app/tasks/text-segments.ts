// Splits a text with marked spans into segments, for any spans.
import type { DemoToken } from "#plugins/catalogue/task-page";

/** A segment of the text; with a type if it is marked. */
export interface TextSegment {
  readonly text: string;
  readonly type?: string;
}

/** Splits a text at its spans. A span that is out of range, or overlaps an earlier one, is plain text. */
export function textSegments(text: string, tokens: readonly DemoToken[]): readonly TextSegment[] {
  const pieces: TextSegment[] = [];
  let at = 0;
  const inOrder = tokens.toSorted((one, other) => one.start - other.start);
  for (const { type, start, end } of inOrder) {
    const isWithin = Number.isInteger(start) && Number.isInteger(end) && end <= text.length;
    if (!isWithin || start < at || end <= start) continue;
    if (start > at) pieces.push({ text: text.slice(at, start) });
    pieces.push({ text: text.slice(start, end), type });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}
