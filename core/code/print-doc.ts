// Prints docs: a group on one line if it fits, or else with one item per line.
import {
  type Block,
  type Doc,
  flatOf,
  type FormatterRules,
  headOf,
  isCollapsed,
  type Joined,
  type GroupNode,
  type Line,
  type Piece,
} from "./doc.ts";
import type { Language } from "./language.ts";

/** The text so far, where its last line begins, and where imports go in it. @internal */
export interface Output {
  readonly language: Language;
  text: string;
  line: number;
  top: number;
}

export const outputFor = (language: Language): Output => ({ language, text: "", line: 0, top: 0 });

/** Prints a doc: `indent` opens further lines, and `tail` characters stay free on the last one. @internal */
export function printDoc(out: Output, doc: Doc, indent: string, tail: number): void {
  if (typeof doc === "string") writeText(out, doc);
  else if (doc.kind === "group") writeGroup(out, doc, indent, tail);
  else if (doc.kind === "block") writeBlock(out, doc, indent, tail);
  else writeJoined(out, doc, indent, tail);
}

function writeText(out: Output, text: string): void {
  if (text.indexOf("\n") >= 0) out.line = out.text.length + text.lastIndexOf("\n") + 1;
  out.text += text;
}

function newLine(out: Output, indent: string): void {
  out.line = out.text.length + 1;
  out.text += `\n${indent}`;
}

const fits = (out: Output, flat: string | undefined, tail: number): flat is string =>
  flat !== undefined && out.text.length - out.line + flat.length + tail <= out.language.width;

const lineOf = (out: Output, indent: string): Line => {
  const { indent: step, width } = out.language;
  return { column: out.text.length - out.line, indent, step, width };
};

const isWideCall = (
  { callWidth = Infinity }: FormatterRules,
  { role, flat = "", open, items, close }: GroupNode,
): boolean =>
  role === "call" && items.length > 1 && flat.length - open.length - close.length > callWidth;

function writeGroup(out: Output, group: GroupNode, indent: string, tail: number): void {
  const { flat, items } = group;
  const rules: FormatterRules = out.language.formatter;
  const isFlat = items.length === 0 || (!isWideCall(rules, group) && fits(out, flat, tail));
  if (flat !== undefined && isFlat) {
    out.text += flat;
    return;
  }
  const doc = rules.group?.(group, lineOf(out, indent)) ?? group;
  if (doc.kind === "group") writeBroken(out, doc, indent);
  else printDoc(out, doc, indent, tail);
}

// One item per line, or as many as fit.
function writeBroken(out: Output, group: GroupNode, indent: string): void {
  const { open, items, prefixes, close, last, fills } = group;
  const inner = indent + out.language.indent;
  out.text += open.replace("\n", `\n${indent}`);
  for (let at = 0; at < items.length; at += 1) {
    // The line also needs a space and a comma.
    if (fills && at > 0 && fits(out, flatOf(items[at]!), 2)) out.text += " ";
    else newLine(out, inner);
    out.text += prefixes[at] ?? "";
    printDoc(out, items[at]!, inner, 1);
    out.text += at < items.length - 1 ? "," : last;
  }
  newLine(out, indent);
  out.text += close;
}

function writeAssigned(out: Output, doc: Doc, indent: string, tail: number): void {
  const { assigned }: FormatterRules = out.language.formatter;
  const isLong = assigned !== undefined && !fits(out, flatOf(doc), tail);
  const printed = isLong ? assigned(doc, lineOf(out, indent)) : doc;
  // A value on the next line needs no space at the end of this one.
  if (printed !== doc && headOf(printed) === 0) out.text = out.text.trimEnd();
  printDoc(out, printed, indent, tail);
}

// Where a segment collapsed, the blank lines around it become one; none are left at the start and the end.
function writeBlock(out: Output, block: Block, indent: string, tail: number): void {
  const { headerCount, docs, segments } = block;
  const isTop = headerCount > 0 && out.text === "";
  let isFirst = true;
  let collapsed = false;
  let blanks = 0;
  for (let at = 0; at < segments.length; at += 1) {
    const segment = segments[at]!;
    if (isTop && at === headerCount) out.top = out.text.length;
    blanks = collapsed ? blanks || Math.min(segment.blanks, 1) : segment.blanks;
    collapsed = isCollapsed(segment, docs);
    if (collapsed) continue;
    if (!isFirst) {
      if (blanks > 0) out.text += "\n".repeat(blanks);
      newLine(out, indent);
    }
    isFirst = false;
    const isLast = at === segments.length - 1;
    writePieces(out, segment.pieces, docs, indent, isLast ? tail : 0);
  }
  if (isTop && headerCount === segments.length) out.top = out.text.length;
}

function writePieces(
  out: Output,
  pieces: readonly Piece[],
  docs: readonly Doc[],
  indent: string,
  tail: number,
): void {
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at]!;
    writeText(out, indent === "" ? piece.text : piece.lines.join(`\n${indent}`));
    if (piece.hole === undefined) continue;
    const { hole, lines } = pieces[at + 1]!;
    // What follows the text after the hole, if that text ends no line.
    let next = 0;
    if (hole === undefined) next = tail;
    else if (lines.length === 1) next = headOf(docs[hole]!);
    const write = piece.isAssigned ? writeAssigned : printDoc;
    write(out, docs[piece.hole]!, indent + piece.margin, piece.tail + next);
  }
}

function writeJoined(out: Output, doc: Joined, indent: string, tail: number): void {
  const { parts, separator } = doc;
  if (separator === "") return writeAdjacent(out, parts, indent, tail);
  const hasLines = separator.includes("\n");
  const between =
    indent === "" || !hasLines ? separator : separator.replaceAll(/\n(?!\n)/g, `\n${indent}`);
  // The spaces that end a separator are part of the indentation of the next parts.
  const ends = hasLines && !separator.endsWith("\n") ? /\n([ \t]*)$/.exec(separator) : null;
  const inner = ends === null ? indent : indent + ends[1]!;
  for (let at = 0; at < parts.length; at += 1) {
    if (at > 0) writeText(out, between);
    printDoc(out, parts[at]!, at === 0 ? indent : inner, tail);
  }
}

// Parts without a separator share a line, so each leaves room for the parts after it.
function writeAdjacent(out: Output, parts: readonly Doc[], indent: string, tail: number): void {
  const tails: number[] = [];
  let next = tail;
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const part = parts[at]!;
    tails[at] = next;
    const isWord = typeof part === "string" && flatOf(part) !== undefined;
    next = isWord ? part.length + next : headOf(part);
  }
  for (let at = 0; at < parts.length; at += 1) printDoc(out, parts[at]!, indent, tails[at]!);
}
