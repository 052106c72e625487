// Docs are printed text that may still be laid out; what fits on one line is known when a doc is made.

/** The width that lists are broken for, in characters. @internal */
export const WIDTH = 80;

/** A bracketed list that may be broken over lines. Made by `literals`, and read by `render` alone. @public */
export interface Group {
  /** What tells it from text. */
  readonly is: "group";
}

/** A group with what it is made of. @internal */
export interface MadeGroup extends Group {
  readonly open: string;
  readonly items: readonly Doc[];
  /** What stands before each item, such as its key. */
  readonly leads: readonly string[];
  readonly close: string;
  /** Inside the brackets where all of it is on one line. */
  readonly pad: string;
  /** Behind the last item where each has its line. */
  readonly last: string;
  /** How wide it is on one line; infinite where it takes several. */
  readonly width: number;
}

/** The stretches of a template, and what stands in their holes. @internal */
export interface Block {
  readonly is: "block";
  readonly stretches: readonly Stretch[];
  readonly docs: readonly Doc[];
  /** How many of the stretches stay above imports, where they open the program. */
  readonly above: number;
}

/** Parts with a separator between. @internal */
export interface Joined {
  readonly is: "joined";
  readonly parts: readonly Doc[];
  readonly separator: string;
}

/** A doc that comes again and again, and the text that it had where it was last laid out. @internal */
export interface KeptDoc {
  readonly is: "kept";
  readonly doc: Exclude<Doc, string>;
  readonly width: number;
  readonly isEmpty: boolean;
  /** The place of that text: what its lines open with, how much of the first was taken, and what was left free behind it. */
  indent: string;
  column: number;
  tail: number;
  text: string;
  /** Where the last line of the text begins, before its start where it is the first. */
  line: number;
}

/** Printed text that may still be laid out. @internal */
export type Doc = string | MadeGroup | Block | Joined | KeptDoc;

/** Lines of a template that stay whatever is in their holes, or one that goes where its holes print nothing. @internal */
export interface Stretch {
  readonly pieces: readonly Piece[];
  readonly canGo: boolean;
  /** How many blank lines stand above. */
  readonly blanks: number;
}

/** Literal text, and the hole behind it. @internal */
export interface Piece {
  readonly text: string;
  /** The text at its line ends; blank lines belong to what is above them. */
  readonly lines: readonly string[];
  /** The index of the hole; none where the stretch ends. */
  readonly hole: number | undefined;
  /** The spaces that the line of the hole opens with. */
  readonly margin: string;
  /** How much of the line must be left free behind the hole. */
  readonly tail: number;
}

/** Makes a group, and measures it. @internal */
export function group(
  open: string,
  items: readonly Doc[],
  close: string,
  leads: readonly string[] = [],
  pad = "",
  last = "",
): MadeGroup {
  let width = open.length + close.length;
  if (items.length > 0) width += 2 * (pad.length + items.length - 1);
  for (let at = 0; at < items.length && width <= WIDTH; at += 1) {
    width += widthOf(items[at]!);
    if (at < leads.length) width += leads[at]!.length;
  }
  return { is: "group", open, items, leads, close, pad, last, width };
}

/** How wide a doc is on one line; infinite where it takes several. @internal */
export function widthOf(doc: Doc): number {
  if (typeof doc === "string") return doc.indexOf("\n") < 0 ? doc.length : Infinity;
  if (doc.is === "group" || doc.is === "kept") return doc.width;
  let width = 0;
  if (doc.is === "joined") {
    const { parts, separator } = doc;
    if (parts.length > 1) width += widthOf(separator) * (parts.length - 1);
    for (let at = 0; at < parts.length && width <= WIDTH; at += 1) width += widthOf(parts[at]!);
    return width;
  }
  const shown = doc.stretches.filter((stretch) => !isGone(stretch, doc.docs));
  if (shown.length > 1) return Infinity;
  for (const { hole, text } of shown[0]?.pieces ?? [])
    width += widthOf(text) + (hole === undefined ? 0 : widthOf(doc.docs[hole]!));
  return width;
}

/** Does a stretch print nothing? @internal */
export function isGone({ canGo, pieces }: Stretch, docs: readonly Doc[]): boolean {
  if (!canGo) return false;
  for (const { hole } of pieces) if (hole !== undefined && !isEmpty(docs[hole]!)) return false;
  return true;
}

/** Does a doc print nothing but blanks? @internal */
export function isEmpty(doc: Doc): boolean {
  if (typeof doc === "string") return doc === "" || doc.trim() === "";
  if (doc.is === "kept") return doc.isEmpty;
  if (doc.is === "block") return doc.stretches.every((stretch) => isGone(stretch, doc.docs));
  return doc.is === "joined" && doc.parts.length === 0;
}
