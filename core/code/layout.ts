// Layout prints a bracketed list on one line where it fits and one item a line where it does not.

/** Printed text that may still be laid out: a string, a sequence, or a bracketed list. @internal */
export type Doc = string | readonly Doc[] | Bracket;

/** Items between an opening and a closing mark. @internal */
export interface Bracket {
  readonly open: string;
  readonly items: readonly Doc[];
  readonly close: string;
  /** Inside the marks where all is on one line. */
  readonly pad?: string;
  /** Behind the last item where each has its line. */
  readonly last?: string;
}

/** Where a doc stands. Widths are in characters. @internal */
export interface Place {
  /** What a further line opens with. */
  readonly indent: string;
  /** How much of the line is taken already. */
  readonly column: number;
  /** How much must be left free behind the last line. */
  readonly tail: number;
}

/** The width that lists are broken for, in characters. @internal */
export const WIDTH = 80;
/** One level of indentation. @internal */
export const STEP = "    ";

/** Lays a doc out at a place; where the column is minus infinity, on one line however long. @internal */
export function layout(doc: Doc, place: Place): string {
  if (typeof doc === "string") return doc;
  if (isSequence(doc)) {
    return doc.reduce<string>((out, part, index) => {
      const tail = index === doc.length - 1 ? place.tail : 1;
      return out + layout(part, { ...place, column: columnAfter(out, place.column), tail });
    }, "");
  }
  const { open, items, close, last = "" } = doc;
  const inline: Place = { ...place, column: Number.NEGATIVE_INFINITY };
  const pad = items.length > 0 ? (doc.pad ?? "") : "";
  const line = open + pad + items.map((item) => layout(item, inline)).join(", ") + pad + close;
  if (items.length === 0 || place.column + line.length + place.tail <= WIDTH) return line;
  const indent = place.indent + STEP;
  const at: Place = { indent, column: indent.length, tail: 1 };
  const lines = items.map((item) => indent + layout(item, at));
  return `${open}\n${lines.join(",\n")}${last}\n${place.indent}${close}`;
}

function isSequence(doc: Doc): doc is readonly Doc[] {
  return Array.isArray(doc);
}

/** The column behind a text that starts at a column. @internal */
export function columnAfter(text: string, column: number): number {
  const end = text.lastIndexOf("\n");
  return end < 0 ? column + text.length : text.length - end - 1;
}
