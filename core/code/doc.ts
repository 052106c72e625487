// Docs are printed code before line breaks are chosen; each group knows its text on one line.

export const DEFAULT_WIDTH = 80;
/** The default indent, and the one that templates are written with. @internal */
export const DEFAULT_INDENT = "    ";
/** No language has wider lines, so longer text is never joined with anything else on a line. */
const MAX_FLAT = 100;

/** A bracketed list that is broken over lines if it is too long for one. @public */
export interface Group {
  /** Distinguishes it from a string. */
  readonly kind: "group";
}

/** The rules of a formatter for long lines: one of those of hubsmith/language. @public */
export interface Formatter {
  /** Distinguishes it from other objects. */
  readonly kind: "formatter";
}

/** How a group is broken over lines. @internal */
export interface GroupOptions {
  /** The text before each item, such as its key. */
  readonly prefixes?: readonly string[];
  /** Inside the brackets if the group is on one line. */
  readonly pad?: string;
  /** After the last item if each item has its own line. */
  readonly last?: string;
  /** Are the items the arguments of a call, or is it the condition of a statement? By default, it is a list. */
  readonly role?: "call" | "condition" | "list";
  /** Does a line hold as many items as fit? */
  readonly fills?: boolean;
  /** Is it broken even if it fits on one line? */
  readonly breaks?: boolean;
}

export interface GroupNode extends Group, Required<GroupOptions> {
  readonly open: string;
  readonly items: readonly Doc[];
  readonly close: string;
  /** The group on one line; undefined if that is too long for any line. */
  readonly flat: string | undefined;
}

/** The segments of a template, and the docs of its holes. @internal */
export interface Block {
  readonly kind: "block";
  readonly segments: readonly Segment[];
  readonly docs: readonly Doc[];
  /** How many segments stay above imports if the block opens the program. */
  readonly headerCount: number;
}

export interface Joined {
  readonly kind: "joined";
  readonly parts: readonly Doc[];
  readonly separator: string;
}

/** Printed code before line breaks are chosen. @internal */
export type Doc = string | GroupNode | Block | Joined;

/** Lines of a template, or one line that is removed if its holes print nothing. @internal */
export interface Segment {
  readonly pieces: readonly Piece[];
  readonly isCollapsible: boolean;
  /** The number of blank lines above. */
  readonly blanks: number;
}

/** Literal text, and the hole after it. @internal */
export interface Piece {
  readonly text: string;
  /** The text split at line ends; blank lines belong to the line above. */
  readonly lines: readonly string[];
  /** The index of the hole; undefined at the end of the segment. */
  readonly hole: number | undefined;
  /** Is the hole all that the line assigns? */
  readonly isAssigned: boolean;
  /** The indentation of the line with the hole. */
  readonly margin: string;
  /** How many characters follow the hole on its line. */
  readonly tail: number;
}

const NONE: readonly string[] = [];

/** The line that a doc begins on. Lengths are in characters. @internal */
export interface Line {
  /** Where in the line the doc begins. */
  readonly column: number;
  /** The indentation of the line. */
  readonly indent: string;
  /** One level of indentation. */
  readonly step: string;
  readonly width: number;
}

/** The rules of a formatter. Each returns what is printed if a doc does not fit on its line. @internal */
export interface FormatterRules extends Formatter {
  /** A group is broken; anything else is printed. By default, each item of the group has its own line. */
  readonly group?: (group: GroupNode, line: Line) => GroupNode | Joined;
  /** The maximum length of several arguments of a call on one line; by default that of the line. */
  readonly callWidth?: number;
  /** By default, an assigned value stays on its line. */
  readonly assigned?: (value: Doc, line: Line) => Doc;
}

/** Makes a group. All groups have the same fields, which V8 reads faster. @internal */
export function groupOf(
  open: string,
  items: readonly Doc[],
  close: string,
  options: GroupOptions = {},
): GroupNode {
  const { prefixes = NONE, pad = "", last = "", role = "list" } = options;
  const { fills = false, breaks = false } = options;
  const start = open.replace("\n", " ") + (items.length === 0 ? "" : pad);
  let flat = breaks ? undefined : start;
  for (let at = 0; flat !== undefined && at < items.length; at += 1) {
    const item = flatOf(items[at]!);
    if (item === undefined || flat.length + item.length > MAX_FLAT) flat = undefined;
    else {
      if (at > 0) flat += ", ";
      flat += at < prefixes.length ? prefixes[at]! + item : item;
    }
  }
  if (flat !== undefined) flat += items.length === 0 ? close : pad + close;
  return { kind: "group", open, items, prefixes, close, pad, last, flat, role, fills, breaks };
}

export const joinedOf = (parts: readonly Doc[], separator: string): Joined => ({
  kind: "joined",
  parts,
  separator,
});

/** A doc on one line; undefined if it has several lines, or one that is too long for a list. @internal */
export function flatOf(doc: Doc): string | undefined {
  if (typeof doc === "string") return doc.length > MAX_FLAT || doc.includes("\n") ? undefined : doc;
  if (doc.kind === "group") return doc.flat;
  let flat = "";
  if (doc.kind === "joined") {
    if (doc.parts.length > 1 && doc.separator.includes("\n")) return undefined;
    for (let at = 0; at < doc.parts.length; at += 1) {
      const part = flatOf(doc.parts[at]!);
      if (part === undefined || flat.length > MAX_FLAT) return undefined;
      flat += at > 0 ? doc.separator + part : part;
    }
    return flat;
  }
  let shown: Segment | undefined;
  for (const segment of doc.segments) {
    if (isCollapsed(segment, doc.docs)) continue;
    if (shown !== undefined) return undefined;
    shown = segment;
  }
  for (const { hole, text } of shown?.pieces ?? []) {
    const inHole = hole === undefined ? "" : flatOf(doc.docs[hole]!);
    if (inHole === undefined || text.includes("\n")) return undefined;
    flat += text + inHole;
  }
  return flat;
}

/** Is a segment removed because its holes print nothing? @internal */
export function isCollapsed({ isCollapsible, pieces }: Segment, docs: readonly Doc[]): boolean {
  return isCollapsible && pieces.every(({ hole }) => hole === undefined || isEmpty(docs[hole]!));
}

/** Does a doc print nothing but spaces? @internal */
export function isEmpty(doc: Doc): boolean {
  if (typeof doc === "string") return doc === "" || doc.trim() === "";
  if (doc.kind === "block") return doc.segments.every((segment) => isCollapsed(segment, doc.docs));
  return doc.kind === "joined" && doc.parts.length === 0;
}

/** How many characters of a doc must be on the line where it begins. @internal */
export function headOf(doc: Doc): number {
  if (typeof doc === "string") {
    const end = doc.indexOf("\n");
    return end < 0 ? doc.length : end;
  }
  if (doc.kind === "group") return doc.items.length === 0 ? doc.flat!.length : doc.open.length;
  return flatOf(doc)?.length ?? 0;
}
