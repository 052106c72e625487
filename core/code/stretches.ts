// The lines of a template as stretches: those that stay whatever is in their holes are written in one go.
import type { Block, Doc, Piece, Stretch } from "./doc.ts";

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
