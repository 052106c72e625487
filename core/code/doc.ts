// Docs are printed text that may still be laid out; what fits on one line is known when a doc is made.

/** The width that lists are broken for, in characters. @internal */
export const WIDTH = 80;

/** A bracketed list that may be broken over lines. Made by `literals`; its parts are not for use. @public */
export interface Group {
  readonly is: "group";
  readonly open: string;
  readonly items: readonly Doc[];
  /** What stands before each item, such as its key. */
  readonly leads: readonly string[];
  readonly close: string;
  /** Behind the last item where each has its line. */
  readonly last: string;
  /** All of it on one line; nothing where no line is wide enough. */
  readonly flat: string | undefined;
}

/** Lines of pieces, and what stands in their holes. @internal */
export interface Block {
  readonly is: "block";
  readonly lines: readonly Line[];
  readonly docs: readonly Doc[];
  /** How many of the lines stay above imports, where they open the program. */
  readonly above: number;
}

/** Parts with a separator between. @internal */
export interface Joined {
  readonly is: "joined";
  readonly parts: readonly Doc[];
  readonly separator: string;
}

/** Printed text that may still be laid out. @public */
export type Doc = string | Group | Block | Joined;

/** A line of a template: literal text, and the places of its holes. @internal */
export interface Line {
  /** The spaces it opens with. */
  readonly margin: string;
  readonly pieces: readonly Piece[];
  /** Is there nothing but blanks in it, beside holes? */
  readonly isBlank: boolean;
  /** Does it go where its holes print nothing? */
  readonly canGo: boolean;
  /** Is it text alone? Then it may be several lines in one. */
  readonly isPlain: boolean;
}

/** A literal piece, or a hole: its index, and how much of the line must be left free behind it. @internal */
export type Piece = string | { readonly hole: number; readonly tail: number };

/** Makes a group, and puts it on one line where that fits anywhere. @internal */
export function group(
  open: string,
  items: readonly Doc[],
  close: string,
  leads: readonly string[] = [],
  pad = "",
  last = "",
): Group {
  let flat: string | undefined = items.length > 0 ? open + pad : open;
  for (let at = 0; at < items.length && flat !== undefined; at += 1) {
    const item = flatOf(items[at]!);
    if (at > 0) flat += ", ";
    if (at < leads.length) flat += leads[at]!;
    flat = item === undefined || flat.length + item.length > WIDTH ? undefined : flat + item;
  }
  if (flat !== undefined) flat += items.length > 0 ? pad + close : close;
  return { is: "group", open, items, leads, close, last, flat };
}

/** A doc on one line; nothing where it takes several. */
function flatOf(doc: Doc): string | undefined {
  if (typeof doc === "string") return doc.includes("\n") ? undefined : doc;
  if (doc.is === "group") return doc.flat;
  if (doc.is === "block") {
    const shown = doc.lines.filter((line) => !isEmptyLine(line, doc.docs));
    return shown.length > 1 ? undefined : shown[0] ? flatLine(shown[0], doc.docs) : "";
  }
  if (doc.parts.length > 1 && doc.separator.includes("\n")) return undefined;
  const parts = doc.parts.map(flatOf);
  return parts.includes(undefined) ? undefined : parts.join(doc.separator);
}

/** A line of a template in one go; nothing where it takes several. @internal */
export function flatLine({ pieces }: Line, docs: readonly Doc[]): string | undefined {
  let text = "";
  for (const one of pieces) {
    const part = flatOf(typeof one === "string" ? one : docs[one.hole]!);
    if (part === undefined) return undefined;
    text += part;
  }
  return text;
}

/** Does a line print nothing but blanks? @internal */
export function isEmptyLine({ isBlank, pieces }: Line, docs: readonly Doc[]): boolean {
  return isBlank && pieces.every((one) => typeof one === "string" || isEmpty(docs[one.hole]!));
}

/** Does a doc print nothing but blanks? @internal */
export function isEmpty(doc: Doc): boolean {
  if (typeof doc === "string") return doc.trim() === "";
  if (doc.is === "block") return doc.lines.every((line) => isEmptyLine(line, doc.docs));
  return doc.is === "joined" && doc.parts.length === 0;
}
