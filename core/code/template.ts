// Parses a template: its lines, its holes and what surrounds them, its calls and its imports.
import { type Block, type Doc, type Piece, STEP, type Stretch } from "./doc.ts";
import { findImports, type Need } from "./imports.ts";
import type { Language, CallForm } from "./language.ts";
import { misplaced, type Reader } from "./lexer.ts";

// What a line assigns, where nothing but the end of the statement is behind it.
const ASSIGNS = /^ *(?:(?:const|let|var) )?[\w.]+ = $/;

/** A template without the author's indentation. @internal */
export interface Template extends Stretches {
  readonly places: readonly HolePlace[];
  /** The calls that have holes in them, numbered behind the holes. */
  readonly calls: readonly CallShape[];
  /** Is it one hole and nothing else? Then it is what stands in the hole. */
  readonly isHole: boolean;
  /** All of it, where it has no holes. */
  readonly whole: Doc | undefined;
  /** The imports that are known before any hole is. */
  readonly imports: readonly Need[];
  /** Import lines with holes, which are read when their holes are known. */
  readonly openImports: readonly Stretch[];
}

/** How the text around a value treats it. @public */
export interface Neighbours {
  /** Would an operation be torn apart, as in `${…} ** 2`? */
  readonly bind: boolean;
  /** Does a dot follow, as in `${5}.toFixed()`? */
  readonly dot: boolean;
  /** Would a brace open a block, as in `() => ${…}`? */
  readonly block: boolean;
}

/** Between commas and brackets, where nothing binds; and between operators. @internal */
export const ALONE: Neighbours = { bind: false, dot: false, block: false };
/** See {@link ALONE}. @internal */
export const BOUND: Neighbours = { ...ALONE, bind: true };

/** What is known of a hole's place before anything stands there. @internal */
export interface HolePlace extends Neighbours {
  /** Does a character follow that would run into a value? */
  readonly stuck: boolean;
  /** Does it stand right behind another hole? */
  readonly behindHole: boolean;
  /** Is it all that a line assigns? */
  readonly isAssigned: boolean;
}

/** Works out raw template text. Throws a TypeError where a hole has no place. @internal */
export function parseTemplate(raw: readonly string[], language: Language, read: Reader): Template {
  const texts = indented(dedent(raw.map(unescape).join("\0").split("\n")), language.indent);
  const text = texts.join("\n");
  if (text.split("\0").length !== raw.length) {
    throw new TypeError(
      `${language.id} template: a NUL has no place in program text. Leave it out.`,
    );
  }
  const bare = read(text);
  const found = findImports(text, bare, language.imports);
  const calls: CallShape[] = [];
  let hole = 0;
  let start = 0;
  const lines = texts.map((line, at) => {
    const first = hole;
    const own = bare.slice(start, start + line.length);
    hole += line.split("\0").length - 1;
    start += line.length + 1;
    const isPlain = hole === first || language.calls === undefined || found.taken.has(at);
    if (isPlain) return piecesOf(line.split("\0"), first);
    const around = [""];
    const numbers: number[] = [];
    for (const segment of segmentsOf(line, own, first, language.calls!)) {
      if (typeof segment === "string") around[around.length - 1] += segment;
      else {
        numbers.push(typeof segment === "number" ? segment : raw.length - 1 + calls.length);
        if (typeof segment === "object") calls.push(segment);
        around.push("");
      }
    }
    return piecesOf(around, numbers);
  });
  const places = [...text.matchAll(/\0/g)].map(({ index }): HolePlace => {
    if (language.expressions && RUNS_IN.test(text.slice(0, index))) {
      throw misplaced(language.id, text, index, BEHIND);
    }
    const before = bare.slice(0, index).trimEnd();
    const behind = bare.slice(index + 1);
    return {
      bind: !OPENS.test(before) || !CLOSES.test(behind),
      dot: /^\s*\??\./.test(behind),
      block: BLOCK.test(before),
      stuck: STUCK.test(text.slice(index + 1)),
      behindHole: text[index - 1] === "\0",
      isAssigned:
        ASSIGNS.test(text.slice(text.lastIndexOf("\n", index) + 1, index)) &&
        /^;?(?:\n|$)/.test(text.slice(index + 1)),
    };
  });
  const made = stretchesOf(lines, found.taken, found.above);
  const isText = texts.length === 1 && found.taken.size === 0;
  const block: Doc = isText ? text : { is: "block", ...made, docs: [] };
  return {
    ...made,
    places,
    calls,
    isHole: text === "\0",
    whole: places.length === 0 ? block : undefined,
    imports: found.imports,
    openImports: found.open.map((at) => ({ pieces: lines[at]!, canGo: false, blanks: 0 })),
  };
}

// What opens and closes a place in which no operator binds; a blanked string is where code in a string begins and ends.
const OPENS = /(?:^|[([{,=:;<>\ufffc]|\b(?:return|yield|throw|raise|await|in|of))$/;
const CLOSES = /^[ \t]*(?:$|[)\]},;:\ufffc]|\n(?!\s*[.?[(]))/;
const BLOCK = /(?:^|=>|[;{})])$/;
// A character that would make one word, or another kind of string, with the value next to it.
const RUNS_IN = /[\w$@"'`#\\]$/;
const STUCK = /^[\w$@"'`#\\]/;
const BEHIND =
  "a hole right behind a word, a quote or a mark. Put the pieces together in TypeScript first, or write an operator between them.";

// A backtick and a hole's start need a backslash in TypeScript, and a backslash before them another: those are its own.
function unescape(chunk: string): string {
  return chunk.replace(/(\\+)(?=`|\$\{)/g, (run) => run.slice(0, run.length >> 1));
}

function indented(lines: readonly string[], indent: string): readonly string[] {
  if (indent === STEP) return lines;
  return lines.map((line) =>
    line.replace(/^(?: {4})+/, (run) => indent.repeat(run.length / STEP.length)),
  );
}

function dedent(lines: readonly string[]): readonly string[] {
  if (lines.length === 1) return lines;
  const isBlank = (line: string): boolean => /^\s*$/.test(line);
  const kept = lines.slice(isBlank(lines[0]!) ? 1 : 0, isBlank(lines.at(-1)!) ? -1 : undefined);
  const depths = kept.filter((line) => !isBlank(line)).map((line) => /^ */.exec(line)![0].length);
  const depth = depths.length > 0 ? Math.min(...depths) : 0;
  return kept.map((line) => line.slice(depth));
}

/** Stretches, and how many of them stay above imports. @internal */
export type Stretches = Pick<Block, "stretches" | "above">;

/** The pieces of a line, given as the texts around its holes, and the numbers of these or the first of them. @internal */
export function piecesOf(
  texts: readonly string[],
  holes: number | readonly number[],
): readonly Piece[] {
  const margin = /^[ \t]*/.exec(texts[0]!)![0];
  return texts.map((text, at) => {
    const behind = texts[at + 1];
    const number = typeof holes === "number" ? holes + at : holes[at];
    const hole = behind === undefined ? undefined : number;
    return { text, lines: [text], hole, margin, tail: behind?.length ?? 0 };
  });
}

/** Makes stretches of lines. Where one was taken, the blank lines around it become one. @internal */
export function stretchesOf(
  lines: readonly (readonly Piece[])[],
  taken: ReadonlySet<number>,
  top: number,
): Stretches {
  const stretches: Stretch[] = [];
  let above = 0;
  let blanks = 0;
  let isTorn = false;
  for (const [at, pieces] of lines.entries()) {
    if (at === top) above = stretches.length;
    const canGo = pieces.every(({ text }) => text.trim() === "");
    if (taken.has(at)) isTorn = true;
    else if (canGo && pieces.length === 1) blanks += isTorn && blanks > 0 ? 0 : 1;
    else {
      const before = stretches.length > above ? stretches.at(-1)! : undefined;
      if (canGo || before === undefined || before.canGo) stretches.push({ pieces, canGo, blanks });
      else stretches[stretches.length - 1] = { ...before, pieces: joined(before, pieces, blanks) };
      blanks = 0;
      isTorn = false;
    }
  }
  return { stretches, above: top === lines.length ? stretches.length : above };
}

function joined({ pieces }: Stretch, more: readonly Piece[], blanks: number): readonly Piece[] {
  const [first, ...rest] = more;
  const text = `${pieces.at(-1)!.text}\n${"\n".repeat(blanks)}${first!.text}`;
  return [...pieces.slice(0, -1), { ...first!, text, lines: text.split(/\n(?!\n)/) }, ...rest];
}

/** Text of its own, laid out as the lines of a template are. @internal */
export function blockOf(text: string): Doc {
  const lines = text.split("\n").map((line) => piecesOf([line], 0));
  return { is: "block", ...stretchesOf(lines, new Set(), 0), docs: [] };
}

/** A piece of a line: text, the number of a hole, or a call. @internal */
export type Segment = string | number | CallShape;

/** The brackets of a call or a list, and what is between the commas in them. @internal */
export interface CallShape {
  readonly open: string;
  readonly close: string;
  readonly items: readonly (readonly Segment[])[];
  /** A condition has no comma behind it. */
  readonly isCondition: boolean;
}

const CALLEE = /[\w\])\0]$/;
const CONDITION = /\b(?:if|while) $/;
const KEYWORD = /\b(?:if|while|for|in|not|and|or|return|await|print\s|switch|catch)$/;
// A comprehension or a function in parentheses is no list of arguments.
const OTHER = /\bfor\b|\blambda\b|=>/;
const CLOSING: Readonly<Record<string, number>> = { ")": -1, "]": -1, "}": -1 };
const DEPTH: Readonly<Record<string, number>> = { "(": 1, "[": 1, "{": 1, ...CLOSING };

/** The segments of a line; `bare` is the line with its strings blanked, and `hole` the number of its first hole. @internal */
export function segmentsOf(
  raw: string,
  bare: string,
  hole: number,
  form: CallForm,
): readonly Segment[] {
  const segments: Segment[] = [];
  let next = hole;
  let text = "";
  const flush = (): void => {
    if (text !== "") segments.push(text);
    text = "";
  };
  for (let at = 0; at < raw.length; at += 1) {
    if (raw[at] === "\0") {
      flush();
      segments.push(next);
      next += 1;
      continue;
    }
    const end = "([{".includes(bare[at]!) ? endOf(bare, at, form.brackets === true) : -1;
    if (end < 0 || !raw.slice(at, end).includes("\0")) {
      text += raw[at];
      continue;
    }
    flush();
    const items: (readonly Segment[])[] = [];
    for (const [from, to] of itemsIn(bare, at + 1, end)) {
      const item = raw.slice(from, to);
      items.push(segmentsOf(item, bare.slice(from, to), next, form));
      next += item.split("\0").length - 1;
    }
    const isCondition = CONDITION.test(bare.slice(0, at));
    segments.push({ open: bare[at]!, close: bare[end]!, items, isCondition });
    at = end;
  }
  flush();
  return segments;
}

// The place of the bracket that ends a call, a condition, or a list; none where this is none, or ends on another line.
function endOf(bare: string, start: number, hasBrackets: boolean): number {
  const before = bare.slice(0, start);
  const isCall = CALLEE.test(before) && !KEYWORD.test(before);
  // A subscript stays, and so do parentheses around one value.
  const isList =
    hasBrackets && (bare[start] !== "(" || isTuple(bare, start)) && !CALLEE.test(before);
  if (!isList && (bare[start] !== "(" || (!isCall && !CONDITION.test(before)))) return -1;
  let depth = 0;
  for (let at = start; at < bare.length; at += 1) {
    depth += DEPTH[bare[at]!] ?? 0;
    if (depth === 0) return OTHER.test(bare.slice(start, at)) ? -1 : at;
  }
  return -1;
}

function isTuple(bare: string, start: number): boolean {
  let depth = 0;
  for (let at = start; at < bare.length; at += 1) {
    depth += DEPTH[bare[at]!] ?? 0;
    if (depth === 1 && bare[at] === ",") return true;
    if (depth === 0) return false;
  }
  return false;
}

// From where to where the items between commas go, without the blanks around them.
function itemsIn(bare: string, start: number, end: number): readonly (readonly [number, number])[] {
  const items: [number, number][] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at <= end; at += 1) {
    if (at < end) depth += DEPTH[bare[at]!] ?? 0;
    if (at < end && (bare[at] !== "," || depth > 0)) continue;
    const item = bare.slice(from, at);
    const lead = item.length - item.trimStart().length;
    if (item.trim() !== "") items.push([from + lead, from + lead + item.trim().length]);
    from = at + 1;
  }
  return items;
}
