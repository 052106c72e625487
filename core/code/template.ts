// Parses a template once: its lines, its holes and what surrounds them, its calls and its imports.
import { type Block, DEFAULT_INDENT, type Doc, type Piece, type Segment } from "./doc.ts";
import { extractImports, type ImportRef } from "./imports.ts";
import type { CallForm, HoleContext, Language } from "./language.ts";
import { type BlankOut, templateError } from "./lexer.ts";

/** A template without the author's indentation. @internal */
export interface Template extends Pick<Block, "segments" | "headerCount"> {
  readonly form: "template";
  readonly places: readonly HolePlace[];
  /** The calls with holes, numbered after the holes. */
  readonly calls: readonly CallShape[];
  /** Is it one hole and nothing else? */
  readonly isHole: boolean;
  /** The doc, if there are no holes. */
  readonly whole: Doc | undefined;
  /** The imports without holes. */
  readonly imports: readonly ImportRef[];
  /** The lines of imports with holes. */
  readonly openImports: readonly (readonly Piece[])[];
}

/** The context of a hole, and its neighbors. @internal */
export interface HolePlace extends HoleContext {
  /** Would the next character join the value? */
  readonly touchesNext: boolean;
  readonly touchesPreviousHole: boolean;
  /** Is it all that a line assigns? */
  readonly isAssigned: boolean;
}

/** Parses raw template text. Throws a TypeError if a hole is misplaced. @internal */
export function parseTemplate(
  raw: readonly string[],
  language: Language,
  blankOut: BlankOut,
): Template {
  const source = raw.map(unescape).join("\0").split("\n");
  const text = indented(dedent(source), language.indent).join("\n");
  if (text.split("\0").length !== raw.length) {
    throw new TypeError(`${language.id} template: contains a NUL character. Remove it.`);
  }
  const blanked = blankOut(text);
  const extracted = extractImports(text, blanked, language.imports);
  const calls: CallShape[] = [];
  const places = [...text.matchAll(/\0/g)].map(({ index }) =>
    placeOf(text, blanked, index, language),
  );
  let hole = 0;
  const nextHole = (): number => hole++;
  const lines = linesOf(text, blanked).map((line, at) => {
    const parts = partsOf(line, extracted.lines.has(at) ? undefined : language.calls, nextHole);
    // The docs of calls are after those of holes.
    return piecesOf(
      parts.map((part) => (typeof part === "object" ? places.length + calls.push(part) - 1 : part)),
      places,
    );
  });
  const segments = segmentsOf(lines, extracted.lines, extracted.headerLines);
  const isText = lines.length === 1 && extracted.lines.size === 0;
  const block: Doc = isText ? text : { kind: "block", ...segments, docs: [] };
  return {
    form: "template",
    ...segments,
    places,
    calls,
    isHole: text === "\0",
    whole: places.length === 0 ? block : undefined,
    imports: extracted.imports,
    openImports: extracted.withHoles.map((at) => lines[at]!),
  };
}

// No operator binds a hole between these; a blanked string is where code in a string begins and ends.
const OPENS = /(?:^|[([{,=:;<>\ufffc]|\b(?:return|yield|throw|raise|await|in|of))$/;
const CLOSES = /^[ \t]*(?:$|[)\]},;:\ufffc]|\n(?!\s*[.?[(]))/;
const BLOCK = /(?:^|=>|[;{})])$/;
// Characters that would join the value next to them: a longer word, or another kind of string.
const JOINS_NEXT = /[\w$@"'`#\\]$/;
const JOINS_PREVIOUS = /^[\w$@"'`#\\]/;
const ASSIGNS = /^ *(?:(?:const|let|va[lr]) )?[\w.\0]+ = $/;

function placeOf(text: string, blanked: string, index: number, language: Language): HolePlace {
  if (language.hasOperators && JOINS_NEXT.test(text.slice(0, index))) {
    throw templateError(
      language.id,
      text,
      index,
      "${…} directly follows a word, quote or punctuation. Join the pieces in TypeScript first, or put an operator between them.",
    );
  }
  const before = blanked.slice(0, index).trimEnd();
  const after = blanked.slice(index + 1);
  return {
    inOperator: !OPENS.test(before) || !CLOSES.test(after),
    beforeDot: /^\s*\??\./.test(after),
    atStatementStart: BLOCK.test(before),
    isKey: /[{,]$/.test(before) && /^\s*:/.test(after),
    touchesNext: JOINS_PREVIOUS.test(text.slice(index + 1)),
    touchesPreviousHole: text[index - 1] === "\0",
    isAssigned:
      ASSIGNS.test(text.slice(text.lastIndexOf("\n", index) + 1, index)) &&
      /^;?(?:\n|$)/.test(text.slice(index + 1)),
  };
}

// TypeScript needs a backslash before a backtick or a hole's start; it doubles the backslashes before that.
function unescape(chunk: string): string {
  return chunk.replace(/(\\+)(?=`|\$\{)/g, (run) => run.slice(0, run.length >> 1));
}

function indented(lines: readonly string[], indent: string): readonly string[] {
  if (indent === DEFAULT_INDENT) return lines;
  return lines.map((line) =>
    line.replace(/^(?: {4})+/, (run) => indent.repeat(run.length / DEFAULT_INDENT.length)),
  );
}

function dedent(lines: readonly string[]): readonly string[] {
  if (lines.length === 1) return lines;
  const isBlank = (line: string): boolean => /^\s*$/.test(line);
  const body = lines.slice(isBlank(lines[0]!) ? 1 : 0, isBlank(lines.at(-1)!) ? -1 : undefined);
  const depths = body.filter((line) => !isBlank(line)).map((line) => /^ */.exec(line)![0].length);
  const depth = depths.length > 0 ? Math.min(...depths) : 0;
  return body.map((line) => line.slice(depth));
}

// Of the parts of a line: text, and the numbers of the docs between.
function piecesOf(
  parts: readonly (string | number)[],
  places: readonly HolePlace[] = [],
): readonly Piece[] {
  const texts = [""];
  const holes: number[] = [];
  for (const part of parts) {
    if (typeof part === "string") texts[holes.length] += part;
    else {
      holes.push(part);
      texts.push("");
    }
  }
  const margin = /^[ \t]*/.exec(texts[0]!)![0];
  return texts.map((text, at) => {
    const tail = texts[at + 1]?.length ?? 0;
    const hole = holes[at];
    const isAssigned = hole !== undefined && places[hole]?.isAssigned === true;
    return { text, lines: [text], hole, isAssigned, margin, tail };
  });
}

// Where an import line was removed, the blank lines around it become one.
function segmentsOf(
  lines: readonly (readonly Piece[])[],
  importLines: ReadonlySet<number>,
  top: number,
): Pick<Block, "segments" | "headerCount"> {
  const segments: Segment[] = [];
  let headerCount = 0;
  let blanks = 0;
  let afterImport = false;
  for (const [at, pieces] of lines.entries()) {
    if (at === top) headerCount = segments.length;
    const isCollapsible = pieces.every(({ text }) => text.trim() === "");
    if (importLines.has(at)) afterImport = true;
    else if (isCollapsible && pieces.length === 1) blanks += afterImport && blanks > 0 ? 0 : 1;
    else {
      const before = segments.length > headerCount ? segments.at(-1)! : undefined;
      if (isCollapsible || before === undefined || before.isCollapsible)
        segments.push({ pieces, isCollapsible, blanks });
      else segments[segments.length - 1] = { ...before, pieces: joined(before, pieces, blanks) };
      blanks = 0;
      afterImport = false;
    }
  }
  return { segments, headerCount: top === lines.length ? segments.length : headerCount };
}

function joined({ pieces }: Segment, more: readonly Piece[], blanks: number): readonly Piece[] {
  const [first, ...rest] = more;
  const text = `${pieces.at(-1)!.text}\n${"\n".repeat(blanks)}${first!.text}`;
  return [...pieces.slice(0, -1), { ...first!, text, lines: text.split(/\n(?!\n)/) }, ...rest];
}

/** The doc of unchecked text, which is indented like the lines of a template. @internal */
export function blockOf(text: string): Doc {
  const lines = text.split("\n").map((line) => piecesOf([line]));
  return { kind: "block", ...segmentsOf(lines, new Set(), 0), docs: [] };
}

/** A part of a line: text, the number of a hole, or a call. @internal */
export type CallPart = string | number | CallShape;

/** The brackets of a call or list, and the items between its commas. @internal */
export interface CallShape {
  readonly open: string;
  readonly close: string;
  readonly items: readonly (readonly CallPart[])[];
  /** A condition has no trailing comma. */
  readonly isCondition: boolean;
}

const CALLEE = /(?:[\w\])\0]|\w!)$/;
const CONDITION = /\b(?:if|while) $/;
const KEYWORD = /\b(?:if|while|for|in|not|and|or|return|await|print\s|switch|catch)$/;
// A comprehension or a function in parentheses is not a list of arguments.
const NO_ARGUMENTS = /\bfor\b|\blambda\b|=>/;
const DEPTH: Readonly<Record<string, number>> = {
  "(": 1,
  "[": 1,
  "{": 1,
  ")": -1,
  "]": -1,
  "}": -1,
};

/** A line of a template, or a part of it. */
interface SourceLine {
  readonly text: string;
  /** The text with its strings and comments blanked. */
  readonly blanked: string;
}

function linesOf(text: string, blanked: string): readonly SourceLine[] {
  let start = 0;
  return text.split("\n").map((line) => {
    const end = start + line.length;
    const result = { text: line, blanked: blanked.slice(start, end) };
    start = end + 1;
    return result;
  });
}

// `a = f(${b}, c)` is the text `a = ` and a call, whose items are a hole and the text `c`.
function partsOf(
  { blanked, text }: SourceLine,
  form: CallForm | undefined,
  nextHole: () => number,
): readonly CallPart[] {
  const parts: CallPart[] = [];
  let end = 0;
  for (const { 0: mark, index } of text.matchAll(/[\0([{]/g)) {
    const isInCall = index < end;
    if (isInCall) continue;
    const close = mark === "\0" ? index : closingBracket(blanked, index, form);
    if (!text.slice(index, close + 1).includes("\0")) continue;
    if (index > end) parts.push(text.slice(end, index));
    end = close + 1;
    if (mark === "\0") parts.push(nextHole());
    else {
      const items = itemsOf({ blanked, text }, index + 1, close);
      parts.push({
        open: mark,
        close: blanked[close]!,
        items: items.map((item) => partsOf(item, form, nextHole)),
        isCondition: CONDITION.test(blanked.slice(0, index)),
      });
    }
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

// The index of the bracket that ends a call, condition or list; -1 for other brackets, and if it ends on another line.
function closingBracket(blanked: string, start: number, form: CallForm | undefined): number {
  if (form === undefined) return -1;
  const before = blanked.slice(0, start);
  const isCall = CALLEE.test(before) && !KEYWORD.test(before);
  const isCondition = CONDITION.test(before);
  const isParenthesis = blanked[start] === "(";
  let depth = 0;
  let hasComma = false;
  for (let at = start; at < blanked.length; at += 1) {
    depth += DEPTH[blanked[at]!] ?? 0;
    if (depth === 1 && blanked[at] === ",") hasComma = true;
    if (depth > 0) continue;
    // Subscripts are never broken, nor parentheses around one value.
    const isList = form.brackets === true && (!isParenthesis || hasComma) && !CALLEE.test(before);
    const isBreakable = isList || (isParenthesis && (isCall || isCondition));
    return isBreakable && !NO_ARGUMENTS.test(blanked.slice(start, at)) ? at : -1;
  }
  return -1;
}

// The items between commas, without the spaces around them.
function itemsOf(
  { blanked, text }: SourceLine,
  start: number,
  close: number,
): readonly SourceLine[] {
  const items: SourceLine[] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at <= close; at += 1) {
    depth += DEPTH[blanked[at]!] ?? 0;
    const isEnd = at === close || (blanked[at] === "," && depth === 0);
    if (!isEnd) continue;
    const item = blanked.slice(from, at);
    const first = from + item.length - item.trimStart().length;
    const last = first + item.trim().length;
    if (last > first)
      items.push({ text: text.slice(first, last), blanked: blanked.slice(first, last) });
    from = at + 1;
  }
  return items;
}
