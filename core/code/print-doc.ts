// Layout prints a list on one line where it fits and one item a line where it does not; widths are known before.
import {
  type Assigned,
  type Block,
  type Doc,
  flatOf,
  headOf,
  isGone,
  type Joined,
  type MadeGroup,
} from "./doc.ts";
import type { Language } from "./language.ts";

/** Text as it grows, where its last line begins, and where imports go in it. @internal */
export interface Output {
  readonly language: Pick<Language, "width" | "assigns" | "indent" | "aligns">;
  text: string;
  line: number;
  top: number;
}

/** No text yet. @internal */
export const outputFor = (language: Output["language"]): Output => ({
  language,
  text: "",
  line: 0,
  top: 0,
});

/** Writes a doc: further lines open with `indent`, and `tail` is left free behind the last one. @internal */
export function write(out: Output, doc: Doc, indent: string, tail: number): void {
  if (typeof doc === "string") writeText(out, doc);
  else if (doc.is === "group") writeGroup(out, doc, indent, tail);
  else if (doc.is === "block") writeBlock(out, doc, indent, tail);
  else if (doc.is === "joined") writeJoined(out, doc, indent, tail);
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

function writeGroup(out: Output, doc: MadeGroup, indent: string, tail: number): void {
  const { flat, items } = doc;
  if (flat !== undefined && (items.length === 0 || fits(out, flat, tail))) out.text += flat;
  else if (doc.hugs !== true || !writeHugged(out, doc, indent)) writeBroken(out, doc, indent);
}

function writeBroken(out: Output, doc: MadeGroup, indent: string): void {
  const { open, items, leads, close, last, fills = false } = doc;
  const { aligns, indent: step } = out.language;
  const inner = indent + step;
  const lines = aligns ? alignedLines(doc, out.language.width - inner.length) : [];
  out.text += open;
  for (let at = 0; at < items.length; at += 1) {
    // A blank and the comma behind it are on the line, too.
    if (fills && at > 0 && fits(out, flatOf(items[at]!), 2)) out.text += " ";
    else newLine(out, inner);
    const line = lines[at];
    if (line !== undefined) out.text += line;
    else {
      if (at < leads.length) out.text += leads[at]!;
      const moves = movesDown(out, items[at]!, leads[at] ?? "");
      if (moves) {
        out.text = out.text.trimEnd();
        newLine(out, inner + step);
      }
      write(out, items[at]!, moves ? inner + step : inner, 1);
    }
    out.text += at < items.length - 1 ? "," : last;
  }
  newLine(out, indent);
  out.text += close;
}

// As gofmt has it: the values of members that follow each other begin in one column, where each has one line.
function alignedLines({ items, leads }: MadeGroup, width: number): readonly (string | undefined)[] {
  const flats = leads.map((lead, at) => {
    const item = items[at]!;
    if (typeof item === "string") return item.includes("\n") ? undefined : item;
    const flat = flatOf(item);
    return flat !== undefined && lead.length + flat.length < width ? flat : undefined;
  });
  let column = 0;
  return flats.map((flat, at) => {
    if (flat === undefined) return undefined;
    if (flats[at - 1] === undefined) {
      column = 0;
      for (let next = at; flats[next] !== undefined; next += 1)
        column = Math.max(column, leads[next]!.length);
    }
    return leads[at]!.padEnd(column) + flat;
  });
}

// As Prettier has it: a string that is too long for the line of its key goes to the next, unless the key is short. So do
// the bracket of a list, null and a negative number, and no other.
function movesDown(out: Output, item: Doc, lead: string): boolean {
  const isLong = out.language.assigns === "on the next line" && lead.length > ": ".length + 6;
  if (!isLong || !lead.endsWith(": ")) return false;
  if (typeof item === "string") return /^(?:["'-]|null$)/.test(item) && !fits(out, item, 1);
  if (item.is !== "group") return false;
  return item.items.length > 0 ? !fits(out, item.open, 0) : !fits(out, item.flat, 1);
}

// As Prettier has it: the last item alone is broken, where it is a list or an object, the one before is not of its kind,
// and all before it and its bracket are on the line; a list of numbers only where it is alone.
function writeHugged(
  out: Output,
  { open, items, leads, close }: MadeGroup,
  indent: string,
): boolean {
  const last = items.at(-1)!;
  if (typeof last === "string" || last.is !== "group" || last.items.length === 0) return false;
  if (last.open !== "{" && last.open !== "[") return false;
  const others = items.slice(0, -1);
  const before = others.length > 0 ? others.at(-1)! : "";
  const isAlike = typeof before === "object" && before.is === "group" && before.open === last.open;
  if (isAlike || (others.length > 0 && last.fills === true)) return false;
  const flats = others.map((item) => flatOf(item));
  if (flats.includes(undefined)) return false;
  const head = flats.map((flat, at) => `${leads[at] ?? ""}${flat!}, `).join("");
  const lead = open + head + (leads[items.length - 1] ?? "");
  if (!fits(out, lead, last.open.length)) return false;
  out.text += lead;
  writeBroken(out, last, indent);
  out.text += close;
  return true;
}

// A string that would not fit on a line of its own either stays in Python, whose formatter sees no gain in parentheses.
function writeAssigned(out: Output, { doc }: Assigned, indent: string, tail: number): void {
  const flat = flatOf(doc) ?? (typeof doc === "string" ? doc : undefined);
  const isSum =
    typeof doc === "object" && doc.is === "joined" && doc.parts.length > 1 && doc.separator !== "";
  const { assigns, width } = out.language;
  const inner = indent + out.language.indent;
  const isShort = flat !== undefined && inner.length + flat.length <= width;
  const isString = typeof doc === "string" && !doc.includes("\n");
  const moves = isSum || (isString && (assigns === "on the next line" || isShort));
  if (!moves || fits(out, flat, tail)) return write(out, doc, indent, tail);
  if (assigns === "in parentheses") out.text += "(";
  else out.text = out.text.trimEnd();
  newLine(out, inner);
  if (isString || isShort) writeText(out, flat!);
  else writeOperands(out, doc as Joined, inner);
  if (assigns !== "in parentheses") return;
  newLine(out, indent);
  out.text += ")";
}

// Each operand has a line: Python begins it with the operator, JavaScript ends the one before.
function writeOperands(out: Output, { parts, separator }: Joined, indent: string): void {
  const operator = separator.trim();
  const isBefore = out.language.assigns === "in parentheses";
  for (let at = 0; at < parts.length; at += 1) {
    if (at > 0) {
      if (!isBefore) out.text += ` ${operator}`;
      newLine(out, indent);
      if (isBefore) out.text += `${operator} `;
    }
    write(out, parts[at]!, indent, 0);
  }
}

// Where a stretch went, the blank lines around it become one, and none is left at the start and the end.
function writeBlock(
  out: Output,
  { above, docs, stretches }: Block,
  indent: string,
  outer: number,
): void {
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
    const { pieces } = stretch;
    for (let index = 0; index < pieces.length; index += 1) {
      const { hole, lines, margin, tail, text } = pieces[index]!;
      if (lines.length === 1) out.text += text;
      else {
        out.text += indent === "" ? text : lines.join(`\n${indent}`);
        out.line = out.text.length - lines.at(-1)!.length - indent.length;
      }
      if (hole === undefined) continue;
      const next = pieces[index + 1]!;
      const isLast = next.hole === undefined && at === stretches.length - 1;
      const more = isLast
        ? outer
        : next.hole === undefined || next.lines.length > 1
          ? 0
          : headOf(docs[next.hole]!);
      write(out, docs[hole]!, indent + margin, tail + more);
    }
  }
  if (isTop && above === stretches.length) out.top = out.text.length;
}

function writeJoined(out: Output, doc: Joined, indent: string, tail: number): void {
  const { parts, separator } = doc;
  const between = indent === "" ? separator : separator.replaceAll(/\n(?!\n)/g, `\n${indent}`);
  // What a separator opens a line with is part of the indentation of that line.
  const inner = indent + (/\n( *)$/.exec(separator)?.[1] ?? "");
  // Parts without anything between them are one line, and leave room for what is behind them.
  const isLine = separator === "";
  for (let at = 0; at < parts.length; at += 1) {
    if (at > 0) writeText(out, between);
    let behind = tail;
    for (let next = parts.length - 1; isLine && next > at; next -= 1) {
      const doc = parts[next]!;
      behind =
        flatOf(doc) === undefined || typeof doc !== "string" ? headOf(doc) : headOf(doc) + behind;
    }
    write(out, parts[at]!, at === 0 ? indent : inner, behind);
  }
}
