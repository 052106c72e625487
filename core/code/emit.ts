// Most code is written as it is gone through: only lists, and what stands in them, must be measured first.
import { type Code, type Hole, isCode, type Made } from "./code.ts";
import { isEmpty, isGone, type Stretch } from "./doc.ts";
import { isKept, markSeen } from "./kept.ts";
import { beginStretch, type Output, write, writePiece } from "./layout.ts";
import { docOf, enter, isListSeparator, type Run } from "./measure.ts";
import { ALONE, BOUND, type Neighbours, type Template } from "./template.ts";

/** Writes what stands in a hole: further lines open with `indent`, and `tail` is left free behind the last one. @internal */
export function emit(
  hole: Hole<string>,
  run: Run,
  neighbours: Neighbours,
  out: Output,
  indent: string,
  tail: number,
): void {
  if (!isCode(hole) || !isDirect(hole as Made, neighbours, run)) {
    write(out, docOf(hole, run, neighbours), indent, tail);
    return;
  }
  const { body } = hole as Made;
  enter(hole, run);
  markSeen(hole as Made);
  if (body.form === "template") {
    emitTemplate(body.template, body.holes, run, neighbours, out, indent, tail);
  } else if (body.form === "join") emitJoined(body.parts, body.separator, run, out, indent, tail);
  run.depth -= 1;
}

// What is known from earlier renderings is written as it was, and so is what has to be looked at before it is written.
function isDirect(code: Made, { bind }: Neighbours, { target }: Run): boolean {
  if (isKept(code)) return false;
  const { body } = code;
  if (body.form === "template") return body.template.isDirect && body.holes.length > 0;
  if (body.form !== "join") return false;
  return !bind || !target.expressions || isListSeparator(body.separator);
}

function emitTemplate(
  template: Template,
  holes: readonly Hole<string>[],
  run: Run,
  outer: Neighbours,
  out: Output,
  indent: string,
  tail: number,
): void {
  if (template.isHole) return emit(holes[0]!, run, outer, out, indent, tail);
  const { above, imports, places, stretches } = template;
  for (let at = 0; at < imports.length; at += 1) run.written.push(imports[at]!);
  const isTop = above > 0 && out.text === "";
  const state = { isFirst: true, gone: false, blanks: 0 };
  for (let at = 0; at < stretches.length; at += 1) {
    const stretch = stretches[at]!;
    if (isTop && at === above) out.top = out.text.length;
    if (stretch.canGo && !stretch.pieces.some(({ hole }) => isSure(hole, holes))) {
      const docs = docsOf(stretch, holes, places, run);
      if (!beginStretch(out, state, stretch, isGone(stretch, docs), indent)) continue;
      for (const piece of stretch.pieces) {
        writePiece(out, piece, indent);
        if (piece.hole !== undefined)
          write(out, docs[piece.hole]!, indent + piece.margin, piece.tail);
      }
      continue;
    }
    beginStretch(out, state, stretch, false, indent);
    const { pieces } = stretch;
    for (let index = 0; index < pieces.length; index += 1) {
      const piece = pieces[index]!;
      writePiece(out, piece, indent);
      const { hole, margin } = piece;
      if (hole !== undefined)
        emit(holes[hole]!, run, places[hole]!, out, indent + margin, piece.tail);
    }
  }
  if (isTop && above === stretches.length) out.top = out.text.length;
}

// A line with a hole that prints something stays.
function isSure(hole: number | undefined, holes: readonly Hole<string>[]): boolean {
  return hole !== undefined && hasText(holes[hole]!);
}

function docsOf(
  { pieces }: Stretch,
  holes: readonly Hole<string>[],
  places: readonly Neighbours[],
  run: Run,
): ReturnType<typeof docOf>[] {
  const docs: ReturnType<typeof docOf>[] = [];
  for (const { hole } of pieces)
    if (hole !== undefined) docs[hole] = docOf(holes[hole]!, run, places[hole]!);
  return docs;
}

function emitJoined(
  parts: readonly Code[],
  separator: string,
  run: Run,
  out: Output,
  indent: string,
  tail: number,
): void {
  const neighbours = isListSeparator(separator) ? ALONE : BOUND;
  const between = indent === "" ? separator : separator.replaceAll(/\n(?!\n)/g, `\n${indent}`);
  let isFirst = true;
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at]!;
    const doc = hasText(part) ? undefined : docOf(part, run, neighbours);
    if (doc !== undefined && isEmpty(doc)) continue;
    if (!isFirst) write(out, between, indent, 0);
    isFirst = false;
    if (doc === undefined) emit(part, run, neighbours, out, indent, tail);
    else write(out, doc, indent, tail);
  }
}

// Whatever is in its holes, a template with a word of its own prints something.
function hasText(hole: Hole<string>): boolean {
  if (!isCode(hole)) return false;
  const { body } = hole as Made;
  return body.form === "template" && body.template.hasText;
}
