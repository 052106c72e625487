// Grows a value: each string in it becomes long, each array long, each value deeply nested.
import { isSame } from "#core/base/freeze";
import type { Value, ValueObject } from "hubsmith/code";

export interface Grown {
  readonly path: string;
  readonly most: number;
  of(size: number): Value;
}

const LONG_TEXT = 1_000_000;
export const LONG_LIST = 100_000;
// The maximum depth of a record, and the width.
const LEVELS = 290;
const LINE = 120;

// Special characters for patterns and printers; each string gets two of them, so that all are tried everywhere.
const FILLS = ["x", " ", "\n", "'", "a-", "A b", "\u202e", "/", "[MASK]", "<|x|>", "é", "\\"];

export const longer = (fill: string, size: number): string =>
  fill.repeat(Math.ceil(size / fill.length)).slice(0, size);

export const numbered = (name: string, size: number): readonly string[] =>
  Array.from({ length: size }, (_, at) => `${name}-${at}`);

export function grownIn(root: Value): readonly Grown[] {
  let turn = 0;
  const walk = (value: Value, path: string, put: (one: Value) => Value): readonly Grown[] => {
    if (typeof value === "string") {
      turn += 1;
      return [FILLS[0]!, FILLS[turn % FILLS.length]!].map((fill) => ({
        path: `${path} (${JSON.stringify(fill)})`,
        most: LONG_TEXT,
        of: (size) => put(longer(fill, size)),
      }));
    }
    if (typeof value !== "object" || value === null) return [];
    if (Array.isArray(value)) {
      const list = value as readonly Value[];
      const first = list.slice(0, 2);
      // An object with a sentence has a member that is longer than a line.
      const isLong = typeof list[0] === "object" && !isSame(list[0], sentences(list[0]));
      const long = isLong ? [sentences(list[0]!)] : [];
      return [
        {
          path: `${path}[]`,
          most: LONG_LIST,
          of: (size) => put(Array.from({ length: size }, (_, at) => list[at % list.length] ?? "x")),
        },
        ...long.map((item) => ({
          path: `${path}[] of sentences`,
          most: LONG_LIST / 10,
          of: (size: number) => put(Array.from({ length: size }, () => item)),
        })),
        {
          path: `${path}[…]`,
          most: LONG_LIST,
          of: (size) => put([...list, ...Array.from({ length: Math.ceil(size / LEVELS) }, nested)]),
        },
        ...first.flatMap((item, at) =>
          walk(item, `${path}[${at}]`, (one) => put(list.with(at, one))),
        ),
      ];
    }
    const members = value as ValueObject;
    return Object.entries(members).flatMap(([name, member]) =>
      walk(member as Value, path === "" ? name : `${path}.${name}`, (one) =>
        put({ ...members, [name]: one }),
      ),
    );
  };
  return walk(root, "", (one) => one);
}

/** The value, with texts that are longer than a line; a string without a space may be a keyword. */
function sentences(value: Value): Value {
  if (typeof value === "string") return value.includes(" ") ? longer(`${value} `, LINE) : value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return (value as readonly Value[]).map(sentences);
  const members = Object.entries(value).map(([name, one]) => [name, sentences(one as Value)]);
  return Object.fromEntries(members) as ValueObject;
}

function nested(): Value {
  let value: Value = "x";
  for (let level = 0; level < LEVELS; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
