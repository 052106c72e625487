// A template is worked out once, at its first use: its lines, what stands around its holes, and its imports.
import { type CallShape, segmentsOf } from "./calls.ts";
import { findImports } from "./find-imports.ts";
import type { Need } from "./imports.ts";
import { type Doc, STEP, type Stretch } from "./doc.ts";
import type { Language } from "./language.ts";
import { misplaced, type Reader } from "./reading.ts";
import { piecesOf, type Stretches, stretchesOf } from "./stretches.ts";

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
