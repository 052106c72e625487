// Prints docs: a group on one line if it fits, or else with one item per line.
import {
  type Assigned,
  type Block,
  type Doc,
  flatOf,
  type FormatterRules,
  headOf,
  isCollapsed,
  type Joined,
  type GroupNode,
  type Line,
} from "./doc.ts";
import type { Language } from "./language.ts";

/** The text so far, where its last line begins, and where imports go in it. @internal */
export interface Output {
  readonly language: Pick<Language, "width" | "indent">;
  readonly rules: FormatterRules;
  text: string;
  line: number;
  top: number;
}

/** An empty output. @internal */
export const outputFor = (language: Language): Output => ({
  language,
  rules: language.formatter,
  text: "",
  line: 0,
  top: 0,
});

/** Prints a doc: `indent` opens further lines, and `tail` characters stay free on the last one. @internal */
export function printDoc(out: Output, doc: Doc, indent: string, tail: number): void {
  if (typeof doc === "string") writeText(out, doc);
  else if (doc.kind === "group") writeGroup(out, doc, indent, tail);
  else if (doc.kind === "block") writeBlock(out, doc, indent, tail);
  else if (doc.kind === "joined") writeJoined(out, doc, indent, tail);
  else writeAssigned(out, doc, indent, tail);
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

function writeGroup(out: Output, group: GroupNode, indent: string, tail: number): void {
  const { flat, items } = group;
  if (flat !== undefined && (items.length === 0 || fits(out, flat, tail))) {
    out.text += flat;
    return;
  }
  const doc = out.rules.group?.(group, lineOf(out, indent)) ?? group;
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

function writeAssigned(out: Output, { doc }: Assigned, indent: string, tail: number): void {
  const { assigned } = out.rules;
  const isLong = assigned !== undefined && !fits(out, flatOf(doc), tail);
  const printed = isLong ? assigned(doc, lineOf(out, indent)) : doc;
  // A value on the next line needs no space at the end of this one.
  if (printed !== doc && headOf(printed) === 0) out.text = out.text.trimEnd();
  printDoc(out, printed, indent, tail);
}

// Where a segment collapsed, the blank lines around it become one; none are left at the start and the end.
function writeBlock(
  out: Output,
  { headerCount, docs, segments }: Block,
  indent: string,
  outer: number,
): void {
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
    const { pieces } = segment;
    for (let index = 0; index < pieces.length; index += 1) {
      const { hole, lines, margin, tail, text } = pieces[index]!;
      if (lines.length === 1) out.text += text;
      else {
        out.text += indent === "" ? text : lines.join(`\n${indent}`);
        out.line = out.text.length - lines.at(-1)!.length - indent.length;
      }
      if (hole === undefined) continue;
      const next = pieces[index + 1]!;
      const isLast = next.hole === undefined && at === segments.length - 1;
      const more = isLast
        ? outer
        : next.hole === undefined || next.lines.length > 1
          ? 0
          : headOf(docs[next.hole]!);
      printDoc(out, docs[hole]!, indent + margin, tail + more);
    }
  }
  if (isTop && headerCount === segments.length) out.top = out.text.length;
}

function writeJoined(out: Output, doc: Joined, indent: string, tail: number): void {
  const { parts, separator } = doc;
  const hasLines = separator.includes("\n");
  const between =
    indent === "" || !hasLines ? separator : separator.replaceAll(/\n(?!\n)/g, `\n${indent}`);
  // The spaces that end a separator are part of the indentation.
  const inner = hasLines ? indent + (/\n( *)$/.exec(separator)?.[1] ?? "") : indent;
  // Parts without a separator share a line, and leave room for the parts after them.
  const isLine = separator === "";
  for (let at = 0; at < parts.length; at += 1) {
    if (at > 0) writeText(out, between);
    let behind = tail;
    for (let next = parts.length - 1; isLine && next > at; next -= 1) {
      const doc = parts[next]!;
      behind =
        typeof doc !== "string" || flatOf(doc) === undefined ? headOf(doc) : headOf(doc) + behind;
    }
    printDoc(out, parts[at]!, at === 0 ? indent : inner, behind);
  }
}
