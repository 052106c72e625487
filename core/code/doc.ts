// Docs are printed text that may still be laid out; what fits on one line is known when a doc is made.

/** The width that lines are broken for unless a language has its own, in characters. @internal */
export const WIDTH = 80;
/** One level of indentation, in templates and unless a language has its own. @internal */
export const STEP = "    ";
/** No language has wider lines; what is longer on its own is on no line with anything else. @internal */
const WIDEST = 100;

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
  /** All of it on one line; nothing where that would be too long for any. */
  readonly flat: string | undefined;
  /** Where it is broken, may a list or an object that is the last item open on the first line? */
  readonly hugs?: boolean;
  /** Where it is broken, has a line as many items as fit? */
  readonly fills?: boolean;
}

/** What is assigned: where it is too long for the line, it gets one of its own. @internal */
export interface Assigned {
  readonly is: "assigned";
  readonly doc: Doc;
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

/** Printed text that may still be laid out. @internal */
export type Doc = string | MadeGroup | Assigned | Block | Joined;

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

/** How a group is broken over lines. @public */
export interface GroupOptions {
  /** What stands before each item, such as its key. */
  readonly leads?: readonly string[];
  /** Inside the brackets where all of it is on one line. */
  readonly pad?: string;
  /** Behind the last item where each has its line. */
  readonly last?: string;
  /** Where it is broken, may a list or an object that is the last item open on the first line? */
  readonly hugs?: boolean;
}

/** Makes a bracketed list that is broken over lines where it is too long for one. @public */
export const group: (
  open: string,
  items: readonly (string | Group)[],
  close: string,
  options?: GroupOptions,
) => Group = (open, items, close, { leads, pad, last, hugs = false } = {}) => ({
  ...makeGroup(open, items as readonly Doc[], close, leads, pad, last),
  hugs,
});

/** The same group with a quote before and behind it. @public */
export function wrapGroup(made: Group, quote: string): Group {
  const { open, close, flat, ...rest } = made as MadeGroup;
  const quoted = flat === undefined ? undefined : quote + flat + quote;
  const wrapped: MadeGroup = { ...rest, open: quote + open, close: close + quote, flat: quoted };
  return wrapped;
}

/** Makes a group, and the line that it would be. @internal */
export function makeGroup(
  open: string,
  items: readonly Doc[],
  close: string,
  leads: readonly string[] = [],
  pad = "",
  last = "",
): MadeGroup {
  if (items.length === 0)
    return { is: "group", open, items, leads, close, pad, last, flat: open + close };
  let flat: string | undefined = open + pad;
  for (let at = 0; at < items.length; at += 1) {
    const item = flatOf(items[at]!);
    if (item === undefined || flat.length + item.length > WIDEST) {
      flat = undefined;
      break;
    }
    if (at > 0) flat += ", ";
    flat += at < leads.length ? leads[at]! + item : item;
  }
  if (flat !== undefined) flat += pad + close;
  return { is: "group", open, items, leads, close, pad, last, flat };
}

/** A doc on one line; nothing where it takes several, or a line that is too long for a list. @internal */
export function flatOf(doc: Doc): string | undefined {
  if (typeof doc === "string") return doc.length > WIDEST || doc.includes("\n") ? undefined : doc;
  if (doc.is === "group") return doc.flat;
  if (doc.is === "assigned") return flatOf(doc.doc);
  let flat = "";
  if (doc.is === "joined") {
    if (doc.parts.length > 1 && doc.separator.includes("\n")) return undefined;
    for (let at = 0; at < doc.parts.length; at += 1) {
      const part = flatOf(doc.parts[at]!);
      if (part === undefined || flat.length > WIDEST) return undefined;
      flat += at > 0 ? doc.separator + part : part;
    }
    return flat;
  }
  const shown = doc.stretches.filter((stretch) => !isGone(stretch, doc.docs));
  if (shown.length > 1) return undefined;
  for (const { hole, text } of shown[0]?.pieces ?? []) {
    const inHole = hole === undefined ? "" : flatOf(doc.docs[hole]!);
    if (inHole === undefined || text.includes("\n")) return undefined;
    flat += text + inHole;
  }
  return flat;
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
  if (doc.is === "assigned") return isEmpty(doc.doc);
  if (doc.is === "block") return doc.stretches.every((stretch) => isGone(stretch, doc.docs));
  return doc.is === "joined" && doc.parts.length === 0;
}

/** How much of a doc must stand on the line where it begins. @internal */
export function headOf(doc: Doc): number {
  if (typeof doc === "string") return doc.split("\n", 1)[0]!.length;
  if (doc.is === "assigned") return headOf(doc.doc);
  if (doc.is === "group") return doc.items.length === 0 ? doc.flat!.length : doc.open.length;
  return flatOf(doc)?.length ?? 0;
}
