// The rules of formatters for what is too long for its line. Programs are printed as the formatter would format them.
import {
  type Doc,
  flatOf,
  type Formatter,
  type FormatterRules,
  type GroupNode,
  type Joined,
  joinedOf,
  type Line,
  groupOf,
} from "#core/code/doc";

/**
 * Prettier's rules for calls: only the last argument is broken, if it is a list or an object.
 * @example
 * ```ts
 * import { php } from "hubsmith/code";
 * import { huggedLast } from "hubsmith/language";
 *
 * php.language.formatter === huggedLast; // → true
 * ```
 * @public
 */
export const huggedLast: Formatter = rules({
  group: (group, line) => hugLast(group, line) ?? breakCondition(group, operatorsLast),
});

/**
 * The rules of Prettier, for JavaScript.
 * @example
 * ```ts
 * import { js } from "hubsmith/code";
 * import { prettier } from "hubsmith/language";
 *
 * js.language.formatter === prettier; // → true
 * ```
 * @public
 */
export const prettier: Formatter = rules({
  group: (group, line) =>
    hugLast(group, line) ?? moveValues(breakCondition(group, operatorsLast), line),
  assigned: (value, line) => {
    if (isString(value)) return below(value, line);
    return isSum(value) ? below(flatBelow(value, line) ?? operatorsLast(value), line) : value;
  },
});

/**
 * The rules of ruff and Black, for Python.
 * @example
 * ```ts
 * import { python } from "hubsmith/code";
 * import { ruff } from "hubsmith/language";
 *
 * python.language.formatter === ruff; // → true
 * ```
 * @public
 */
export const ruff: Formatter = rules({
  group: (group) => breakCondition(group, operatorsFirst),
  assigned: (value, line) => {
    const flat = flatBelow(value, line);
    if (isSum(value)) return inParentheses(flat ?? operatorsFirst(value));
    // A string stays on its line if parentheses would not make it fit.
    return isString(value) && flat !== undefined ? inParentheses(flat) : value;
  },
});

/**
 * The rules of gofmt, for Go.
 * @example
 * ```ts
 * import { go } from "hubsmith/code";
 * import { gofmt } from "hubsmith/language";
 *
 * go.language.formatter === gofmt; // → true
 * ```
 * @public
 */
export const gofmt: Formatter = rules({ group: alignValues });

/**
 * The rules of google-java-format, for Java: the arguments of a call and an assigned value move below their line.
 * @example
 * ```ts
 * import { java } from "hubsmith/code";
 * import { googleJavaFormat } from "hubsmith/language";
 *
 * java.language.formatter === googleJavaFormat; // → true
 * ```
 * @public
 */
export const googleJavaFormat: Formatter = rules({
  group: (group, line) => {
    if (!group.open.endsWith("(")) return group;
    const [, receiver, open] = /^(.+\))(\.\w+\()$/.exec(group.open) ?? [];
    return receiver === undefined || open === undefined
      ? argumentsBelow(group, line)
      : joinedOf([receiver, { ...group, open }], `\n${line.step.repeat(2)}`);
  },
  assigned: (value, line) => {
    const deeper = { ...line, step: line.step.repeat(2) };
    const isLong = isSum(value) && flatBelow(value, deeper) === undefined;
    return below(isLong ? operatorsFirst(value, deeper.step) : value, deeper);
  },
});

/**
 * The rules of ktfmt in the style of kotlinlang.org, for Kotlin. A raw string on several lines has its indentation removed.
 * @example
 * ```ts
 * import { kotlin } from "hubsmith/code";
 * import { ktfmt } from "hubsmith/language";
 *
 * kotlin.language.formatter === ktfmt; // → true
 * ```
 * @public
 */
export const ktfmt: Formatter = rules({
  group: (group, { step }) => {
    const { open, items, close } = group;
    if (open === RAW)
      return joinedOf([open, ...items, joinedOf([close, ".trimIndent()"], `\n${step}`)], "\n");
    return items.length === 1 ? { ...group, last: "" } : group;
  },
  assigned: (value, line) => {
    const isLong = isSum(value) && flatBelow(value, line) === undefined;
    return below(isLong ? operatorsLast(value, line.step) : value, line);
  },
});
const RAW = '"""';

/**
 * The rules of rustfmt, for Rust.
 * @example
 * ```ts
 * import { rust } from "hubsmith/code";
 * import { rustfmt } from "hubsmith/language";
 *
 * rust.language.formatter === rustfmt; // → true
 * ```
 * @public
 */
export const rustfmt: Formatter = rules({
  callWidth: 60,
  group: (group, line) => {
    const { close, items, open, role } = group;
    const [first = ""] = items;
    // One argument is broken itself, unless it is a string that fits below.
    const isBelow = isString(first) && first.length < roomBelow(line);
    if (role === "call" && items.length === 1 && !isBelow)
      return joinedOf([open, first, close], "");
    const broken = items.map((item) =>
      isSum(item) && flatBelow(item, line) === undefined
        ? joinedOf(item.parts, `\n${line.step}${item.separator.trim()} `)
        : item,
    );
    return { ...group, items: broken };
  },
});

function rules(of: Omit<FormatterRules, "kind">): Formatter {
  return Object.freeze<FormatterRules>({ kind: "formatter", ...of });
}

const isString = (value: Doc): value is string =>
  typeof value === "string" && !value.includes("\n");

const isSum = (value: Doc): value is Joined =>
  typeof value === "object" &&
  value.kind === "joined" &&
  value.parts.length > 1 &&
  value.separator.trim() !== "";

/** How many characters a line has that is one level deeper. */
const roomBelow = ({ indent, step, width }: Line): number => width - indent.length - step.length;

/** A value on one line, if that fits below the line. */
function flatBelow(value: Doc, line: Line): string | undefined {
  const flat = typeof value === "string" ? value : flatOf(value);
  return flat !== undefined && flat.length <= roomBelow(line) ? flat : undefined;
}

const below = (doc: Doc, { step }: Line): Joined => joinedOf(["", doc], `\n${step}`);

const inParentheses = (doc: Doc): GroupNode => groupOf("(", [doc], ")", { breaks: true });

// One line per operand.
const operatorsFirst = ({ parts, separator }: Joined, margin = ""): Joined =>
  joinedOf(parts, `\n${margin}${separator.trim()} `);
const operatorsLast = ({ parts, separator }: Joined, margin = ""): Joined =>
  joinedOf(parts, ` ${separator.trim()}\n${margin}`);

// while (
//     a &&
//     b
// )
function breakCondition(group: GroupNode, broken: (sum: Joined) => Joined): GroupNode {
  const [test] = group.items;
  if (group.role !== "condition" || test === undefined || !isSum(test)) return group;
  return { ...group, items: [broken(test)] };
}

// f(a, {          The arguments before the last one must fit on the line, and the argument before it must be of another
//     b: c,       kind. A list of numbers must be the only argument.
// })
function hugLast(call: GroupNode, { column, width }: Line): Joined | undefined {
  const { close, items, open, prefixes, role } = call;
  const last = items.at(-1);
  if (role !== "call" || typeof last !== "object" || last.kind !== "group") return undefined;
  if (last.items.length === 0 || (last.open !== "{" && last.open !== "[")) return undefined;
  const before = items.at(-2);
  if (before !== undefined && last.fills) return undefined;
  if (typeof before === "object" && before.kind === "group" && before.open === last.open)
    return undefined;
  let head = open;
  for (const [at, item] of items.slice(0, -1).entries()) {
    const flat = flatOf(item);
    if (flat === undefined) return undefined;
    head += `${prefixes[at] ?? ""}${flat}, `;
  }
  head += prefixes[items.length - 1] ?? "";
  if (column + head.length + last.open.length > width) return undefined;
  return joinedOf([head, { ...last, flat: undefined }, close], "");
}

// key:
//     "a value that is too long for the line of its key",
function moveValues(group: GroupNode, line: Line): GroupNode {
  const { items, prefixes } = group;
  const moves = prefixes.map((key, at) => movesBelow(items[at]!, key, line));
  return moveBelow(group, moves, line);
}

const moveBelow = (group: GroupNode, moves: readonly boolean[], line: Line): GroupNode =>
  moves.includes(true)
    ? {
        ...group,
        items: group.items.map((item, at) => (moves[at] ? below(item, line) : item)),
        prefixes: group.prefixes.map((key, at) => (moves[at] ? key.trimEnd() : key)),
      }
    : group;

// f(
//     a, b)        Each has a line of its own if they do not fit on one.
function argumentsBelow({ open, items, close, role }: GroupNode, line: Line): Joined {
  const step = line.step.repeat(2);
  const margin = `\n${step}`;
  const [test] = items;
  if (role === "condition" && test !== undefined && isSum(test))
    return joinedOf([open, operatorsFirst(test, step), close], "");
  const flat = flatOf(joinedOf(items, ", "));
  // A semicolon may follow.
  if (flat !== undefined && `${flat}${close};`.length <= roomBelow({ ...line, step }))
    return joinedOf([open, `${flat}${close}`], margin);
  const last = items.length - 1;
  const lines = items.map((item, at) => joinedOf([item, at < last ? "," : close], ""));
  return joinedOf([open, ...lines], margin);
}

// Strings, opening brackets, null and negative numbers move, unless the key is short.
function movesBelow(item: Doc, key: string, line: Line): boolean {
  if (!key.endsWith(": ") || key.length < line.step.length + 3 + ": ".length) return false;
  const room = roomBelow(line);
  // A comma follows what is on one line.
  if (typeof item === "string")
    return /^(?:["'-]|null$)/.test(item) && key.length + item.length + 1 > room;
  if (item.kind !== "group") return false;
  if (item.items.length > 0) return key.length + item.open.length > room;
  return key.length + item.flat!.length + 1 > room;
}

// "a":   1,       The values of consecutive members with one line each are in one column.
// "bcd": 2,
function alignValues(group: GroupNode, line: Line): GroupNode {
  const { prefixes } = group;
  const flats = prefixes.map((key, at) => flatMember(group.items[at]!, key, roomBelow(line)));
  if (!flats.some((flat) => flat !== undefined)) return group;
  const items = [...group.items];
  for (let start = 0; start < flats.length; start += 1) {
    let end = start;
    let column = 0;
    for (; flats[end] !== undefined; end += 1) column = Math.max(column, prefixes[end]!.length);
    for (; start < end; start += 1) items[start] = prefixes[start]!.padEnd(column) + flats[start]!;
  }
  const others = prefixes.map((key, at) => (flats[at] === undefined ? key : ""));
  return { ...group, items, prefixes: others };
}

// gofmt breaks no line, so a string stays on the line of its key.
function flatMember(item: Doc, key: string, room: number): string | undefined {
  if (typeof item === "string") return item.includes("\n") ? undefined : item;
  const flat = flatOf(item);
  return flat !== undefined && key.length + flat.length < room ? flat : undefined;
}
