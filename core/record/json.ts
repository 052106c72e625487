// JSON values: their limits, checks, and values at a path.
import { classNameOf, isRuntimeValue, type Value, type ValueObject } from "../code/value.ts";

/** An object with unknown properties. @internal */
export type Json = Record<string, unknown>;

/** The maximum nesting of a value. CPython parses 200 levels, and the program around the value needs some. @internal */
export const MAX_DEPTH = 150;
/** The maximum number of values in a record, far more than any has. It also stops circular records. @internal */
export const MAX_VALUES = 1_000_000;

/** Is the value an object, but not an array, a file or another runtime value? @internal */
export function isPlainObject(value: Value): value is ValueObject {
  return (
    typeof value === "object" && value !== null && !Array.isArray(value) && !isRuntimeValue(value)
  );
}

/** Is this JSON (runtime values such as files allowed) within `MAX_DEPTH` and `MAX_VALUES`? @internal */
export function isJson(value: unknown): boolean {
  let budget = MAX_VALUES;
  const fits = (item: unknown, depth: number): boolean => {
    if (typeof item === "number") return Number.isFinite(item);
    if (typeof item === "string" || typeof item === "boolean" || item === null) return true;
    if (typeof item !== "object" || depth > MAX_DEPTH || (budget -= 1) < 0) return false;
    if (isRuntimeValue(item)) return true;
    if (classNameOf(item) !== undefined) return false;
    for (const member of Array.isArray(item) ? item : Object.values(item))
      if (!fits(member, depth + 1)) return false;
    return true;
  };
  return fits(value, 0);
}

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
