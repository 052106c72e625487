// A template is worked out once, at its first use: its lines, what stands around its holes, and its imports.
import { findImports, type Need } from "./imports.ts";
import type { Line, Piece } from "./doc.ts";
import type { Language } from "./language.ts";
import { misplaced, type Reader } from "./reading.ts";

/** A template without the author's indentation. @internal */
export interface Template {
  readonly lines: readonly Line[];
  readonly places: readonly HolePlace[];
  /** Is it one hole and nothing else? Then it is what stands in the hole. */
  readonly isHole: boolean;
  /** Its text, where it is one line of nothing else. */
  readonly text: string | undefined;
  /** The imports that are known before any hole is. */
  readonly imports: readonly Need[];
  /** Import lines with holes, which are read when their holes are known. */
  readonly openImports: readonly Line[];
  /** How many of its lines stay above all imports. */
  readonly above: number;
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
}

/** Works out raw template text. Throws a TypeError where a hole has no place. @internal */
export function parseTemplate(raw: readonly string[], language: Language, read: Reader): Template {
  const texts = dedent(raw.map(unescape).join("\0").split("\n"));
  const text = texts.join("\n");
  if (text.split("\0").length !== raw.length) {
    throw new TypeError(
      `${language.id} template: a NUL has no place in program text. Leave it out.`,
    );
  }
  const bare = read(text);
  const found = findImports(text, bare, language.imports);
  let hole = 0;
  const lines = texts.map((line) => {
    const numbered = lineOf(piecesOf(line, hole));
    hole += line.split("\0").length - 1;
    return numbered;
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
    };
  });
  return {
    lines: merge(
      lines.map((line, at) => (found.taken.has(at) ? GONE : line)),
      found.above,
    ),
    places,
    isHole: text === "\0",
    text: places.length === 0 && texts.length === 1 && found.taken.size === 0 ? text : undefined,
    imports: found.imports,
    openImports: found.open.map((at) => lines[at]!),
    above: found.above,
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

const GONE: Line = { margin: "", pieces: [], isBlank: true, canGo: true, isPlain: false };

// A backtick and a hole's start need a backslash in TypeScript, and a backslash before them another: those are its own.
function unescape(chunk: string): string {
  return chunk.replace(/(\\+)(?=`|\$\{)/g, (run) => run.slice(0, run.length >> 1));
}

function dedent(lines: readonly string[]): readonly string[] {
  if (lines.length === 1) return lines;
  const isBlank = (line: string): boolean => /^\s*$/.test(line);
  const kept = lines.slice(isBlank(lines[0]!) ? 1 : 0, isBlank(lines.at(-1)!) ? -1 : undefined);
  const depths = kept.filter((line) => !isBlank(line)).map((line) => /^ */.exec(line)![0].length);
  const depth = depths.length > 0 ? Math.min(...depths) : 0;
  return kept.map((line) => line.slice(depth));
}

function piecesOf(line: string, first: number): readonly Piece[] {
  const parts = line.split("\0");
  return parts
    .flatMap((part, at): readonly Piece[] =>
      at === 0 ? [part] : [{ hole: first + at - 1, tail: part.length }, part],
    )
    .filter((piece) => piece !== "");
}

function lineOf(pieces: readonly Piece[]): Line {
  const [first] = pieces;
  const isBlank = pieces.every((piece) => typeof piece !== "string" || piece.trim() === "");
  return {
    margin: typeof first === "string" ? /^ */.exec(first)![0] : "",
    pieces,
    isBlank,
    canGo: isBlank && pieces.some((piece) => typeof piece !== "string"),
    isPlain: false,
  };
}

// Neighbouring lines without holes are written in one go.
function merge(lines: readonly Line[], from: number): readonly Line[] {
  const merged = lines.slice(0, from);
  for (const line of lines.slice(from)) {
    const [before] = merged.length > from ? merged.at(-1)!.pieces : [];
    const [text] = line.pieces;
    const isPlain = line.pieces.length === 1 && typeof text === "string" && !line.isBlank;
    if (isPlain && typeof before === "string" && merged.at(-1)!.isPlain) {
      merged[merged.length - 1] = { ...merged.at(-1)!, pieces: [`${before}\n${text}`] };
    } else merged.push({ ...line, isPlain });
  }
  return merged;
}
