// Decodes untrusted JSON and reports the path of each invalid value.
import { abbreviate, isObject } from "../base/describe.ts";
import type { Value, ValueObject } from "../code/value.ts";

/** An object with unknown properties. @internal */
export type Json = Record<string, unknown>;

/** The path to a value, as a linked list. It becomes a string only if something is reported. @internal */
export interface JsonPath {
  readonly step: string | number;
  readonly up?: JsonPath;
  readonly depth: number;
}

/** The state of a decoding run: `budget` is the number of values that may still be read. @internal */
export interface ReadContext {
  report(path: JsonPath, wanted: string, found: unknown): undefined;
  budget: number;
}

/** Decodes a value. If it is invalid, reports it and returns `undefined`. @internal */
export type Decoder = (value: unknown, path: JsonPath, context: ReadContext) => Value | undefined;

/** The maximum nesting of a value. CPython parses 200 levels, and the program around the value needs some. @internal */
export const MAX_DEPTH = 150;
/** The maximum number of values in a record, far more than any has. It also stops circular records. @internal */
export const MAX_VALUES = 1_000_000;

/** The path to a member. @internal */
export const child = (up: JsonPath, step: string | number): JsonPath => ({
  step,
  up,
  depth: up.depth + 1,
});

/** Formats a path, e.g. `tags[2]`. @internal */
export function pathOf({ step, up }: JsonPath): string {
  if (up === undefined) return String(step);
  const parts: string[] = [];
  for (let at: JsonPath | undefined = { step, up, depth: 0 }; at !== undefined; at = at.up) {
    if (typeof at.step === "number") parts.push(`[${at.step}]`);
    else parts.push(at.up === undefined ? at.step : `.${abbreviate(at.step)}`);
  }
  return parts.reverse().join("");
}

/** Decodes a string. @internal */
export const text: Decoder = (value, path, context) =>
  typeof value === "string" ? value : context.report(path, "a string", value);

/** Decodes any JSON within `MAX_DEPTH` and the budget. @internal */
export const json: Decoder = (value, path, context) => {
  context.budget -= 1;
  if (typeof value === "string" || typeof value === "boolean" || value === null) return value;
  if (typeof value === "number")
    return Number.isFinite(value) ? value : context.report(path, "a finite number", value);
  if (typeof value !== "object") return context.report(path, "JSON", value);
  if (path.depth > MAX_DEPTH)
    return context.report(path, `JSON nested at most ${MAX_DEPTH} levels deep`, value);
  if (context.budget < 0) return context.report(path, `at most ${MAX_VALUES} values`, value);
  return Array.isArray(value) ? list(json)(value, path, context) : object(value, path, context);
};

/** Decodes a JSON object. @internal */
export const object: Decoder = (value, path, context) => {
  if (!isObject(value)) return context.report(path, "an object", value);
  const members: (readonly [string, Value])[] = [];
  for (const [key, member] of Object.entries(value)) {
    const result = json(member, child(path, key), context);
    if (result !== undefined) members.push([key, result]);
    if (context.budget < 0) break;
  }
  return Object.fromEntries(members);
};

/** Decodes a JSON object in which the named members are strings. @internal */
export const objectWith =
  (...names: readonly string[]): Decoder =>
  (value, path, context) => {
    const result = object(value, path, context) as ValueObject | undefined;
    const invalid = result && names.find((name) => typeof result[name] !== "string");
    if (invalid === undefined) return result;
    return context.report(child(path, invalid), "a string", result?.[invalid]);
  };

/** Decodes an array whose items `decode` accepts. @internal */
export const list =
  (decode: Decoder): Decoder =>
  (value, path, context) => {
    if (!Array.isArray(value)) return context.report(path, "a list", value);
    const items: Value[] = [];
    for (const [index, item] of value.entries()) {
      const before = context.budget;
      const result = decode(item, child(path, index), context);
      if (result !== undefined) items.push(result);
      // `json` lowers the budget itself. Other decoders may not, and their arrays must end too.
      if (context.budget === before) context.budget -= 1;
      if (context.budget < 0) {
        if (index < value.length - 1) context.report(path, `at most ${MAX_VALUES} values`, value);
        break;
      }
    }
    return items;
  };

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
