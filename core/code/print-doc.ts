// Prints docs: a group on one line if it fits, or else with one item per line.
import {
  type Assigned,
  type Block,
  type Doc,
  flatOf,
  headOf,
  isCollapsed,
  type Joined,
  type GroupNode,
} from "./doc.ts";
import type { Language } from "./language.ts";

/** The text so far, where its last line begins, and where imports go in it. @internal */
export interface Output {
  readonly language: Pick<Language, "width" | "assigns" | "indent" | "aligns">;
  text: string;
  line: number;
  top: number;
}

/** An empty output. @internal */
export const outputFor = (language: Output["language"]): Output => ({
  language,
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

function writeGroup(out: Output, doc: GroupNode, indent: string, tail: number): void {
  const { flat, items } = doc;
  if (flat !== undefined && (items.length === 0 || fits(out, flat, tail))) out.text += flat;
  else if (!doc.hugs || !writeHugged(out, doc, indent)) writeBroken(out, doc, indent);
}

function writeBroken(out: Output, doc: GroupNode, indent: string): void {
  const { open, items, prefixes, close, last, fills } = doc;
  const { aligns, indent: step } = out.language;
  const inner = indent + step;
  const lines = aligns ? alignedLines(doc, out.language.width - inner.length) : [];
  out.text += open.replace("\n", `\n${indent}`);
  for (let at = 0; at < items.length; at += 1) {
    // The line also needs a space and a comma.
    if (fills && at > 0 && fits(out, flatOf(items[at]!), 2)) out.text += " ";
    else newLine(out, inner);
    const line = lines[at];
    if (line !== undefined) out.text += line;
    else {
      const lead = prefixes[at] ?? "";
      const moves = movesDown(out, items[at]!, lead);
      // Trimming what is written would copy all of it.
      out.text += moves ? lead.trimEnd() : lead;
      if (moves) newLine(out, inner + step);
      printDoc(out, items[at]!, moves ? inner + step : inner, 1);
    }
    out.text += at < items.length - 1 ? "," : last;
  }
  newLine(out, indent);
  out.text += close;
}

// Like gofmt, aligns the values of consecutive members that have one line each.
function alignedLines(
  { items, prefixes }: GroupNode,
  width: number,
): readonly (string | undefined)[] {
  const flats = prefixes.map((lead, at) => {
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
        column = Math.max(column, prefixes[next]!.length);
    }
    return prefixes[at]!.padEnd(column) + flat;
  });
}

// Like Prettier, moves a value that is too long for the line of its key to the next line, unless the key is short: strings,
// opening brackets, null and negative numbers.
function movesDown(out: Output, item: Doc, lead: string): boolean {
  const isLong = out.language.assigns === "on the next line" && lead.length > ": ".length + 6;
  if (!isLong || !lead.endsWith(": ")) return false;
  const room = lead.length;
  if (typeof item === "string") return /^(?:["'-]|null$)/.test(item) && !fits(out, item, room + 1);
  if (item.kind !== "group") return false;
  return item.items.length > 0 ? !fits(out, item.open, room) : !fits(out, item.flat, room + 1);
}

// Like Prettier, breaks only the last item if it is a list or an object, the item before is of another kind, and all items
// before it fit on the line. A list of numbers must be the only item.
function writeHugged(
  out: Output,
  { open, items, prefixes, close }: GroupNode,
  indent: string,
): boolean {
  const last = items.at(-1)!;
  if (typeof last === "string" || last.kind !== "group" || last.items.length === 0) return false;
  if (last.open !== "{" && last.open !== "[") return false;
  const others = items.slice(0, -1);
  const before = others.length > 0 ? others.at(-1)! : "";
  const isAlike =
    typeof before === "object" && before.kind === "group" && before.open === last.open;
  if (isAlike || (others.length > 0 && last.fills)) return false;
  const flats = others.map((item) => flatOf(item));
  if (flats.includes(undefined)) return false;
  const head = flats.map((flat, at) => `${prefixes[at] ?? ""}${flat!}, `).join("");
  const lead = open + head + (prefixes[items.length - 1] ?? "");
  if (!fits(out, lead, last.open.length)) return false;
  out.text += lead;
  writeBroken(out, last, indent);
  out.text += close;
  return true;
}

// Like ruff, keeps a Python string on its line if parentheses would not make it fit.
function writeAssigned(out: Output, { doc }: Assigned, indent: string, tail: number): void {
  const flat = flatOf(doc) ?? (typeof doc === "string" ? doc : undefined);
  const isSum =
    typeof doc === "object" &&
    doc.kind === "joined" &&
    doc.parts.length > 1 &&
    doc.separator !== "";
  const { assigns, width } = out.language;
  const inner = indent + out.language.indent;
  const isShort = flat !== undefined && inner.length + flat.length <= width;
  const isString = typeof doc === "string" && !doc.includes("\n");
  const moves = isSum || (isString && (assigns === "on the next line" || isShort));
  if (!moves || fits(out, flat, tail)) return printDoc(out, doc, indent, tail);
  if (assigns === "in parentheses") out.text += "(";
  else out.text = out.text.trimEnd();
  newLine(out, inner);
  if (isString || isShort) writeText(out, flat!);
  else writeOperands(out, doc as Joined, inner);
  if (assigns !== "in parentheses") return;
  newLine(out, indent);
  out.text += ")";
}

// One line per operand: the operator opens the line in Python, and ends the line before in JavaScript.
function writeOperands(out: Output, { parts, separator }: Joined, indent: string): void {
  const operator = separator.trim();
  const isBefore = out.language.assigns === "in parentheses";
  for (let at = 0; at < parts.length; at += 1) {
    if (at > 0) {
      if (!isBefore) out.text += ` ${operator}`;
      newLine(out, indent);
      if (isBefore) out.text += `${operator} `;
    }
    printDoc(out, parts[at]!, indent, 0);
  }
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
