// Calls in the text of a template whose arguments have holes: each is a group, so that it is broken where it is too long.
import { type Doc, makeGroup, type MadeGroup } from "./doc.ts";

/** How a language breaks calls: what stands behind the last argument, and whether a last object opens on the first line. @public */
export interface CallForm {
  /** Behind the last argument of a call that is broken over lines: a comma, or nothing. */
  readonly last: string;
  /** Does an object or a list that is the last argument open on the line of the call? */
  readonly hugs?: boolean;
  /** Are lists, dictionaries and tuples in the text of a template broken, too? */
  readonly brackets?: boolean;
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

/** The group of a call, whose holes print these docs. @internal */
export function callDoc(shape: CallShape, docs: readonly Doc[], form: CallForm): MadeGroup {
  const items: Doc[] = [];
  const leads: string[] = [];
  for (const segments of shape.items) {
    const parts = segments.map((segment) =>
      typeof segment === "string"
        ? segment
        : typeof segment === "number"
          ? docs[segment]!
          : callDoc(segment, docs, form),
    );
    const [only] = parts;
    const doc = parts.length === 1 ? only : undefined;
    // Arguments that were put together before are as many items.
    if (typeof doc === "object" && doc.is === "group" && doc.open === "") {
      items.push(...doc.items);
      leads.push(...doc.items.map((_, at) => doc.leads[at] ?? ""));
    } else if (typeof doc === "object" && doc.is === "joined" && doc.separator === ", ") {
      items.push(...doc.parts);
      leads.push(...doc.parts.map(() => ""));
    } else if (only !== "" || parts.length > 1) {
      items.push(parts.length === 1 ? only! : { is: "joined", parts, separator: "" });
      leads.push("");
    }
  }
  const last = shape.isCondition ? "" : form.last;
  const made = makeGroup(shape.open, items, shape.close, leads, "", last);
  const [test] = items;
  // As Prettier has it: a condition that is broken has a line for each operand.
  if (
    shape.isCondition &&
    typeof test === "object" &&
    test.is === "joined" &&
    test.separator.trim() !== ""
  )
    return { ...made, items: [{ ...test, separator: `${test.separator.trimEnd()}\n` }] };
  return form.hugs === true && !shape.isCondition ? { ...made, hugs: true } : made;
}
