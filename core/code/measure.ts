// Measuring turns code into docs: every value is printed once, and every width is known before anything is laid out.
import { type Code, type Hole, isCode, type Item, type Made } from "./code.ts";
import { checkNeed, type Need } from "./imports.ts";
import type { Language, Printing } from "./language.ts";
import {
  DEEPEST,
  type Doc,
  flat,
  group,
  isEmptyDoc,
  isEmptyLine,
  type Piece,
  widthOf,
} from "./layout.ts";
import { refuse } from "./literal.ts";
import { ALONE, BOUND, type Neighbours } from "./template.ts";
import type { HolePlace, Template } from "./template.ts";

/** One rendering: the language, and what was found on the way. @internal */
export interface Run {
  readonly language: Language;
  readonly printing: Printing;
  /** The imports that authors wrote. */
  readonly written: Need[];
  depth: number;
}

/** The doc of what stands in a hole. @internal */
export function docOf(hole: Hole<string>, run: Run, neighbours: Neighbours): Doc {
  const { language } = run;
  if (!isCode(hole)) {
    return language.print(hole, run.printing, language.expressions ? neighbours : ALONE);
  }
  if (hole.language.id !== language.id) {
    throw new TypeError(
      `${language.id} code cannot hold ${hole.language.id} code. Render it on its own, or write the value it is made from.`,
    );
  }
  if (run.depth >= DEEPEST) {
    throw new TypeError(`${language.id} code is nested deeper than ${DEEPEST} levels.`);
  }
  run.depth += 1;
  const doc = codeDoc(hole, run, neighbours);
  run.depth -= 1;
  return doc;
}

function codeDoc(code: Code, run: Run, neighbours: Neighbours): Doc {
  const { body } = code as Made;
  switch (body.form) {
    case "need":
      run.printing.need(body.need.module, body.need.name);
      return "";
    case "raw":
      return body.text.includes("\n") ? linesDoc(body.text) : body.text;
    case "join":
      return joinDoc(body.parts, body.separator, run, neighbours);
    case "items":
      return itemsDoc(body.items, run);
    case "template":
      return templateDoc(body.template, body.holes, run, neighbours);
  }
}

function linesDoc(text: string): Doc {
  const lines = text.split("\n").map((line) => ({
    margin: "",
    pieces: [line],
    isBlank: line.trim() === "",
    canGo: false,
  }));
  const width = text.trim() === "" ? 0 : Number.POSITIVE_INFINITY;
  return { lines, docs: [], width, above: 0 };
}

function itemsDoc(items: readonly Item[], run: Run): Doc {
  if (items.length === 0) return "";
  const docs = items.map(({ hole }) => docOf(hole, run, ALONE));
  return group("", docs, "", { leads: items.map(({ lead }) => lead), last: "," });
}

function joinDoc(parts: readonly Code[], separator: string, run: Run, outer: Neighbours): Doc {
  const isList = /^[ \n]*[,;]?[ \n]*$/.test(separator);
  const docs = parts
    .map((part) => docOf(part, run, isList ? ALONE : BOUND))
    .filter((doc) => !isEmptyDoc(doc));
  const isOneLine = docs.length < 2 || !separator.includes("\n");
  let width = isOneLine
    ? Math.max(docs.length - 1, 0) * separator.length
    : Number.POSITIVE_INFINITY;
  for (const doc of docs) width += widthOf(doc);
  const joined: Doc = { parts: docs, separator, width };
  return run.language.expressions && outer.bind && !isList && docs.length > 1
    ? group("(", [joined], ")")
    : joined;
}

function templateDoc(
  template: Template,
  holes: readonly Hole<string>[],
  run: Run,
  outer: Neighbours,
): Doc {
  if (template.isHole) return docOf(holes[0]!, run, outer);
  const { lines, places, imports, openImports } = template;
  for (const one of imports) run.written.push(one);
  const docs: Doc[] = [];
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at]!;
    const hole = holes[at]!;
    if (run.language.expressions) checkApart(hole, place, docs[at - 1], run.language.id);
    docs.push(docOf(hole, run, place));
  }
  for (const line of openImports) readImport(line, docs, run);
  return { lines, docs, width: widthOfLines(template, docs), above: template.above };
}

// A value beside a word or another value would become one with it.
function checkApart(
  hole: Hole<string>,
  place: HolePlace,
  before: Doc | undefined,
  language: string,
): void {
  const isBehind = place.behindHole && before !== undefined && !isEmptyDoc(before);
  if ((!isBehind && !place.stuck) || isCode(hole)) return;
  refuse(
    language,
    `a value right ${isBehind ? "behind another hole" : "before a word or a quote"}`,
    "Put the pieces together in TypeScript first, or write an operator between them.",
  );
}

function readImport(line: readonly Piece[], docs: readonly Doc[], run: Run): void {
  const { language, written } = run;
  const text = line.map((piece) => (typeof piece === "string" ? piece : flat(docs[piece.hole]!)));
  for (const one of language.imports!.read(text.join(""))) {
    checkNeed(language.id, language.imports, one);
    written.push(one);
  }
}

function widthOfLines({ lines }: Template, docs: readonly Doc[]): number {
  let shown = 0;
  let width = 0;
  for (const line of lines) {
    if (isEmptyLine(line, docs)) continue;
    if (shown > 0) return Number.POSITIVE_INFINITY;
    shown = 1;
    for (const one of line.pieces)
      width += typeof one === "string" ? one.length : widthOf(docs[one.hole]!);
  }
  return width;
}
