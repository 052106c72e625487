// Layout prints a list on one line where it fits and one item a line where it does not; widths are known before.
import {
  type Block,
  type Doc,
  isGone,
  type Joined,
  type KeptDoc,
  type MadeGroup,
  WIDTH,
} from "./doc.ts";

/** Text as it grows, where its last line begins, and where imports go in it. @internal */
export interface Output {
  text: string;
  line: number;
  top: number;
}

/** One level of indentation. */
const STEP = "    ";

/** Writes a doc: further lines open with `indent`, and `tail` is left free behind the last one. @internal */
export function write(out: Output, doc: Doc, indent: string, tail: number): void {
  if (typeof doc === "string") writeText(out, doc);
  else if (doc.is === "group") writeGroup(out, doc, indent, tail);
  else if (doc.is === "block") writeBlock(out, doc, indent);
  else if (doc.is === "joined") writeJoined(out, doc, indent, tail);
  else writeKept(out, doc, indent, tail);
}

// What opens the program is written anew, because imports may come to stand in it.
function writeKept(out: Output, kept: KeptDoc, indent: string, tail: number): void {
  const start = out.text.length;
  if (start === 0) return write(out, kept.doc, indent, tail);
  const column = start - out.line;
  if (kept.column !== column || kept.indent !== indent || kept.tail !== tail) {
    const apart: Output = { text: "", line: -column, top: 0 };
    write(apart, kept.doc, indent, tail);
    // What was put together of many pieces is one piece from here on, as V8 makes of what is read as a number.
    Number(apart.text);
    Object.assign(kept, { indent, column, tail, text: apart.text, line: apart.line });
  }
  out.text += kept.text;
  if (kept.line >= 0) out.line = start + kept.line;
}

function writeText(out: Output, text: string): void {
  if (text.indexOf("\n") >= 0) out.line = out.text.length + text.lastIndexOf("\n") + 1;
  out.text += text;
}

function newLine(out: Output, indent: string): void {
  out.line = out.text.length + 1;
  out.text += `\n${indent}`;
}

function writeGroup(out: Output, doc: MadeGroup, indent: string, tail: number): void {
  const { open, items, leads, close, last, flat } = doc;
  const column = out.text.length - out.line;
  if (flat !== undefined && (items.length === 0 || column + flat.length + tail <= WIDTH)) {
    out.text += flat;
    return;
  }
  const inner = indent + STEP;
  out.text += open;
  for (let at = 0; at < items.length; at += 1) {
    newLine(out, inner);
    if (at < leads.length) out.text += leads[at]!;
    write(out, items[at]!, inner, 1);
    out.text += at < items.length - 1 ? "," : last;
  }
  newLine(out, indent);
  out.text += close;
}

// Where a stretch went, the blank lines around it become one, and none is left at the start and the end.
function writeBlock(out: Output, { above, docs, stretches }: Block, indent: string): void {
  const isTop = above > 0 && out.text === "";
  let isFirst = true;
  let gone = false;
  let blanks = 0;
  for (let at = 0; at < stretches.length; at += 1) {
    const stretch = stretches[at]!;
    if (isTop && at === above) out.top = out.text.length;
    blanks = gone ? blanks || Math.min(stretch.blanks, 1) : stretch.blanks;
    gone = isGone(stretch, docs);
    if (gone) continue;
    if (!isFirst) {
      if (blanks > 0) out.text += "\n".repeat(blanks);
      newLine(out, indent);
    }
    isFirst = false;
    for (const { hole, lines, margin, tail, text } of stretch.pieces) {
      if (lines.length === 1) out.text += text;
      else {
        out.text += indent === "" ? text : lines.join(`\n${indent}`);
        out.line = out.text.length - lines.at(-1)!.length - indent.length;
      }
      if (hole !== undefined) write(out, docs[hole]!, indent + margin, tail);
    }
  }
  if (isTop && above === stretches.length) out.top = out.text.length;
}

function writeJoined(out: Output, doc: Joined, indent: string, tail: number): void {
  const { parts, separator } = doc;
  const between = indent === "" ? separator : separator.replaceAll(/\n(?!\n)/g, `\n${indent}`);
  for (let at = 0; at < parts.length; at += 1) {
    if (at > 0) writeText(out, between);
    write(out, parts[at]!, indent, tail);
  }
}
