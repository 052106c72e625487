// Layout prints a list on one line where it fits and one item a line where it does not; widths are known before.
import { type Block, type Doc, type Group, isEmptyLine, type Joined, WIDTH } from "./doc.ts";

/** Text as it grows, the column of its end, and where imports go in it. @internal */
export interface Output {
  text: string;
  column: number;
  top: number;
}

/** One level of indentation. */
const STEP = "    ";

/** Writes a doc: further lines open with `indent`, and `tail` is left free behind the last one. @internal */
export function write(out: Output, doc: Doc, indent: string, tail: number): void {
  if (typeof doc === "string") {
    const end = doc.lastIndexOf("\n");
    add(out, doc);
    if (end >= 0) out.column = doc.length - end - 1;
  } else if (doc.is === "group") writeGroup(out, doc, indent, tail);
  else if (doc.is === "block") writeLines(out, doc, indent);
  else writeJoined(out, doc, indent, tail);
}

function add(out: Output, text: string): void {
  out.text += text;
  out.column += text.length;
}

function newLine(out: Output, indent: string): void {
  out.text += `\n${indent}`;
  out.column = indent.length;
}

function writeGroup(out: Output, doc: Group, indent: string, tail: number): void {
  const { open, items, leads, close, last, flat } = doc;
  if (flat !== undefined && (items.length === 0 || out.column + flat.length + tail <= WIDTH)) {
    add(out, flat);
    return;
  }
  const inner = indent + STEP;
  out.text += open;
  for (let at = 0; at < items.length; at += 1) {
    newLine(out, inner);
    if (at < leads.length) add(out, leads[at]!);
    write(out, items[at]!, inner, 1);
    out.text += at < items.length - 1 ? "," : last;
  }
  newLine(out, indent);
  add(out, close);
}

// Where a line went, the blank lines around it become one, and none is left at the start and the end.
function writeLines(out: Output, { lines, docs, above }: Block, indent: string): void {
  const isTop = above > 0 && out.text === "";
  let isFirst = true;
  let blanks = 0;
  let gone = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (isTop && at === above) out.top = out.text.length;
    if (line.isBlank && isEmptyLine(line, docs)) {
      if (line.canGo) gone = true;
      else if (!gone || blanks === 0) blanks += 1;
      continue;
    }
    if (!isFirst) {
      if (blanks > 0) out.text += "\n".repeat(blanks);
      newLine(out, indent);
    }
    isFirst = false;
    blanks = 0;
    gone = false;
    const { pieces, margin } = line;
    const inner = margin === "" ? indent : indent + margin;
    for (let place = 0; place < pieces.length; place += 1) {
      const piece = pieces[place]!;
      if (typeof piece !== "string") write(out, docs[piece.hole]!, inner, piece.tail);
      else if (line.isPlain) write(out, indented(piece, indent), "", 0);
      else add(out, piece);
    }
  }
}

function indented(text: string, indent: string): string {
  return indent === "" ? text : text.replaceAll("\n", `\n${indent}`);
}

function writeJoined(
  out: Output,
  { parts, separator }: Joined,
  indent: string,
  tail: number,
): void {
  const between = indented(separator, indent);
  for (let at = 0; at < parts.length; at += 1) {
    if (at > 0) write(out, between, indent, 0);
    write(out, parts[at]!, indent, tail);
  }
}
