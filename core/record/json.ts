// JSON: its limits, and values at a path.
import type { Value, ValueObject } from "../code/value.ts";

export type Json = Record<string, unknown>;

/** The maximum nesting of a value. CPython parses 200 levels, and the program around the value needs some. @internal */
export const MAX_JSON_DEPTH = 150;
/** The maximum number of values in a record, far more than any has. It also stops circular records. @internal */
export const MAX_VALUES = 1_000_000;

/**
 * Reads the value at a path in JSON. Never throws.
 * @param path - The names of members, and the indices of items, from 0; -1 is the last one.
 * @returns The value; `undefined` if the path does not exist.
 * @example
 * ```ts
 * import { valueIn } from "hubsmith";
 *
 * valueIn({ data: [{ id: 7 }] }, "data", 0, "id"); // → 7
 * valueIn({ data: [] }, "data", 0, "id"); // → undefined
 * ```
 * @public
 */
export function valueIn(
  json: Value | undefined,
  ...path: readonly (string | number)[]
): Value | undefined {
  let value: Value | undefined = json;
  for (const index of path) {
    const step = index === -1 && Array.isArray(value) ? value.length - 1 : index;
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step))
      return undefined;
    value = (value as ValueObject)[step];
  }
  return value;
}

/**
 * Reads the string at a path in JSON, such as a field of a model's config. Never throws.
 * @param path - The names of members, and the indices of items, from 0.
 * @returns The string; `undefined` if there is none, or another type of value.
 * @example
 * ```ts
 * import { textIn } from "hubsmith";
 *
 * textIn({ model_type: "bert", layers: 12 }, "model_type"); // → "bert"
 * textIn({ model_type: "bert", layers: 12 }, "layers"); // → undefined
 * ```
 * @public
 */
export function textIn(
  json: Value | undefined,
  ...path: readonly (string | number)[]
): string | undefined {
  const value = valueIn(json, ...path);
  return typeof value === "string" ? value : undefined;
}
