// Layout prints a list on one line where it fits and one item a line where it does not; widths are known before.

/** Items between an opening and a closing mark. @public */
export interface Group {
  readonly open: string;
  readonly items: readonly Doc[];
  /** What stands before each item, such as its key. */
  readonly leads: readonly string[] | undefined;
  readonly close: string;
  /** Inside the marks where all is on one line. */
  readonly pad: string;
  /** Behind the last item where each has its line. */
  readonly last: string;
  /** On one line; infinite where it cannot be on one. */
  readonly width: number;
}

/** Lines of pieces, and what stands in their holes. @internal */
export interface Block {
  readonly lines: readonly Line[];
  readonly docs: readonly Doc[];
  readonly width: number;
  /** How many of the lines stay above imports, where they open the program. */
  readonly above: number;
}

/** Parts with a separator between. @internal */
export interface Joined {
  readonly parts: readonly Doc[];
  readonly separator: string;
  readonly width: number;
}

/** Printed text that may still be laid out. @public */
export type Doc = string | Group | Block | Joined;

/** A line of a template: literal text, and the places of its holes. @internal */
export interface Line {
  /** The spaces it opens with. */
  readonly margin: string;
  readonly pieces: readonly Piece[];
  /** Is there nothing but blanks in it, beside holes? */
  readonly isBlank: boolean;
  /** Does it go where its holes print nothing? */
  readonly canGo: boolean;
}

/** A literal piece, or a hole: its index, and how much of the line must be left free behind it. @internal */
export type Piece = string | { readonly hole: number; readonly tail: number };

/** Text as it grows, the column of its end, and where imports go in it. @internal */
export interface Output {
  text: string;
  column: number;
  top: number;
}

/** The width that lists are broken for, in characters. */
const WIDTH = 80;
/** One level of indentation. */
const STEP = "    ";
/** How deep lists may stand in lists, and code in code. @internal */
export const DEEPEST = 500;

/** The marks of a list, apart from those that open and close it. @internal */
export type GroupMarks = Partial<Pick<Group, "leads" | "pad" | "last">>;

/** Makes a group, and knows its width. @internal */
export function group(
  open: string,
  items: readonly Doc[],
  close: string,
  { leads, pad = "", last = "" }: GroupMarks = {},
): Group {
  let width = open.length + close.length;
  if (items.length > 0) width += 2 * pad.length + 2 * (items.length - 1);
  for (const item of items) width += widthOf(item);
  if (leads !== undefined) for (const lead of leads) width += lead.length;
  return { open, items, leads, close, pad, last, width };
}

/** The width of a doc on one line; infinite where it takes several. @internal */
export function widthOf(doc: Doc): number {
  if (typeof doc !== "string") return doc.width;
  return doc.includes("\n") ? Number.POSITIVE_INFINITY : doc.length;
}

/** Writes a doc: further lines open with `indent`, and `tail` is left free behind the last one. @internal */
export function write(out: Output, doc: Doc, indent: string, tail: number): void {
  if (typeof doc === "string") put(out, doc);
  else if ("items" in doc) writeGroup(out, doc, indent, tail);
  else if ("lines" in doc) writeLines(out, doc, indent);
  else writeJoined(out, doc, indent, tail);
}

function put(out: Output, text: string): void {
  const end = text.lastIndexOf("\n");
  out.text += text;
  out.column = end < 0 ? out.column + text.length : text.length - end - 1;
}

function newLine(out: Output, indent: string): void {
  out.text += `\n${indent}`;
  out.column = indent.length;
}

function writeGroup(out: Output, doc: Group, indent: string, tail: number): void {
  const { open, items, leads, close, pad, last } = doc;
  const fits = items.length === 0 || out.column + doc.width + tail <= WIDTH;
  const inner = fits ? indent : indent + STEP;
  put(out, items.length > 0 && fits ? open + pad : open);
  for (let at = 0; at < items.length; at += 1) {
    if (at > 0) put(out, fits ? ", " : ",");
    if (!fits) newLine(out, inner);
    if (leads !== undefined) put(out, leads[at]!);
    write(out, items[at]!, inner, 1);
  }
  if (fits) put(out, items.length > 0 ? pad + close : close);
  else {
    put(out, last);
    newLine(out, indent);
    put(out, close);
  }
}

// Where a line went, the blank lines around it become one, and none is left at the start and the end.
function writeLines(out: Output, { lines, docs, above }: Block, indent: string): void {
  const opens = above > 0 && out.text === "";
  let isFirst = true;
  let blanks = 0;
  let gone = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const { pieces, margin } = line;
    if (opens && at === above) out.top = out.text.length;
    const isEmpty = isEmptyLine(line, docs);
    if (isEmpty && line.canGo) {
      gone = true;
      continue;
    }
    if (isEmpty) {
      if (!gone || (!isFirst && blanks === 0)) blanks += 1;
      continue;
    }
    if (!isFirst) {
      out.text += "\n".repeat(blanks);
      newLine(out, indent);
    }
    isFirst = false;
    blanks = 0;
    gone = false;
    const inner = margin === "" ? indent : indent + margin;
    for (const piece of pieces) {
      if (typeof piece === "string") put(out, piece);
      else write(out, docs[piece.hole]!, inner, piece.tail);
    }
  }
}

function writeJoined(out: Output, doc: Joined, indent: string, tail: number): void {
  const separator = doc.separator.replaceAll("\n", `\n${indent}`);
  let isFirst = true;
  for (const part of doc.parts) {
    if (isEmptyDoc(part)) continue;
    if (!isFirst) put(out, separator);
    isFirst = false;
    write(out, part, indent, tail);
  }
}

/** Does a line print nothing but blanks? @internal */
export function isEmptyLine({ isBlank, pieces }: Line, docs: readonly Doc[]): boolean {
  return isBlank && pieces.every((one) => typeof one === "string" || isEmptyDoc(docs[one.hole]!));
}

/** The text of a doc on one line, however long. @internal */
export function flat(doc: Doc): string {
  const out: Output = { text: "", column: Number.NEGATIVE_INFINITY, top: 0 };
  write(out, doc, "", 0);
  return out.text;
}

/** Does a doc print nothing but blanks? @internal */
export function isEmptyDoc(doc: Doc): boolean {
  return typeof doc === "string" ? doc.trim() === "" : doc.width === 0;
}
