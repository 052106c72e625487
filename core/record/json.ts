// JSON: its limits, and values at a path.
import type { Value, ValueObject } from "../code/value.ts";

/** An object with unknown properties. @internal */
export type Json = Record<string, unknown>;

/** The maximum nesting of a value. CPython parses 200 levels, and the program around the value needs some. @internal */
export const MAX_JSON_DEPTH = 150;
/** The maximum number of values in a record, far more than any has. It also stops circular records. @internal */
export const MAX_VALUES = 1_000_000;

/** The value at a path in JSON; `undefined` if the path does not exist. @public */
export function valueIn(
  json: Value | undefined,
  ...path: readonly (string | number)[]
): Value | undefined {
  let value: Value | undefined = json;
  for (const step of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step))
      return undefined;
    value = (value as ValueObject)[step];
  }
  return value;
}

/** The string at a path in JSON; `undefined` if there is no string. @public */
export function textIn(
  json: Value | undefined,
  ...path: readonly (string | number)[]
): string | undefined {
  const value = valueIn(json, ...path);
  return typeof value === "string" ? value : undefined;
}
