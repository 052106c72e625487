// The data of a plugin, without its functions: what JSON can hold, and an error that says where something is not.
import type { Value } from "../code/value.ts";
import { DEEPEST, MOST } from "../model/json.ts";

/** The data of a value, without its functions. Throws a TypeError that says where something is no data. @internal */
export function dataOf(value: unknown, name: string): Value | undefined {
  return read(value, name, { left: MOST, above: new Set() });
}

function read(
  value: unknown,
  at: string,
  walk: { left: number; readonly above: Set<unknown> },
): Value | undefined {
  if (typeof value === "function" || value === undefined) return undefined;
  if (typeof value === "bigint" || typeof value === "symbol")
    throw new TypeError(`${at} is a ${typeof value}, and JSON has none. Write a text or a number.`);
  if (typeof value !== "object" || value === null) return value as Value;
  if (walk.above.has(value)) throw new TypeError(`${at} holds itself. Leave that out.`);
  if (walk.above.size > DEEPEST)
    throw new TypeError(
      `${at.slice(0, 40)}… is nested deeper than ${DEEPEST} levels. Make it flatter.`,
    );
  if (walk.left-- < 0)
    throw new TypeError(`${at.slice(0, 40)} has more than ${MOST} values. Leave some out.`);
  walk.above.add(value);
  const data = Array.isArray(value)
    ? value.map((item, index) => read(item, `${at}[${index}]`, walk) ?? null)
    : Object.fromEntries(
        Object.entries(value).flatMap(([key, member]) => {
          const found = read(member, at === "" ? key : `${at}.${key}`, walk);
          return found === undefined ? [] : [[key, found] as const];
        }),
      );
  walk.above.delete(value);
  return data as Value;
}
