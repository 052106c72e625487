// Decoders of untrusted JSON, which report the path of what is invalid.
import { abbreviate, isObject } from "../base/describe.ts";
import type { Value, ValueObject } from "../code/value.ts";

/** An object of which nothing is known. @internal */
export type Json = Record<string, unknown>;

/** The way to a value from the root; written out only where something is to be reported. @internal */
export interface JsonPath {
  readonly step: string | number;
  readonly up?: JsonPath;
  readonly depth: number;
}

/** What is reported while values are read, and how many may still be read. @internal */
export interface ReadContext {
  report(trail: JsonPath, wanted: string, found: unknown): undefined;
  budget: number;
}

/** Reads a value, or reports it and gives nothing. @internal */
export type Decoder = (value: unknown, trail: JsonPath, reading: ReadContext) => Value | undefined;

/** The levels that a value may be nested: CPython parses 200, and a program has some of its own around it. @internal */
export const MAX_DEPTH = 150;
/** The values that a record may hold: far more than any has, and an end for one that holds itself. @internal */
export const MAX_VALUES = 1_000_000;

/** The trail to a member. @internal */
export const child = (up: JsonPath, step: string | number): JsonPath => ({
  step,
  up,
  depth: up.depth + 1,
});

/** A trail as text, e.g. `tags[2]`. @internal */
export function pathOf({ step, up }: JsonPath): string {
  if (up === undefined) return String(step);
  const parts: string[] = [];
  for (let at: JsonPath | undefined = { step, up, depth: 0 }; at !== undefined; at = at.up)
    parts.push(
      typeof at.step === "number"
        ? `[${at.step}]`
        : at.up === undefined
          ? at.step
          : `.${abbreviate(at.step)}`,
    );
  return parts.reverse().join("");
}

/** A string. @internal */
export const text: Decoder = (value, trail, reading) =>
  typeof value === "string" ? value : reading.report(trail, "a string", value);

/** Any JSON, not too deep and not too much. @internal */
export const json: Decoder = (value, trail, reading) => {
  reading.budget -= 1;
  if (typeof value === "string" || typeof value === "boolean" || value === null) return value;
  if (typeof value === "number")
    return Number.isFinite(value) ? value : reading.report(trail, "a finite number", value);
  if (typeof value !== "object") return reading.report(trail, "JSON", value);
  if (trail.depth > MAX_DEPTH)
    return reading.report(trail, `JSON nested at most ${MAX_DEPTH} levels deep`, value);
  if (reading.budget < 0) return reading.report(trail, `at most ${MAX_VALUES} values`, value);
  return Array.isArray(value) ? list(json)(value, trail, reading) : object(value, trail, reading);
};

/** An object of JSON. @internal */
export const object: Decoder = (value, trail, reading) => {
  if (!isObject(value)) return reading.report(trail, "an object", value);
  const members: (readonly [string, Value])[] = [];
  for (const [key, member] of Object.entries(value)) {
    const read = json(member, child(trail, key), reading);
    if (read !== undefined) members.push([key, read]);
    if (reading.budget < 0) break;
  }
  return Object.fromEntries(members);
};

/** An object of JSON in which these members are strings. @internal */
export const objectWith =
  (...names: readonly string[]): Decoder =>
  (value, trail, reading) => {
    const found = object(value, trail, reading) as ValueObject | undefined;
    const odd = found && names.find((name) => typeof found[name] !== "string");
    return odd === undefined ? found : reading.report(child(trail, odd), "a string", found?.[odd]);
  };

/** A list of what another reads. @internal */
export const list =
  (read: Decoder): Decoder =>
  (value, trail, reading) => {
    if (!Array.isArray(value)) return reading.report(trail, "a list", value);
    const items: Value[] = [];
    for (const [at, item] of value.entries()) {
      const before = reading.budget;
      const found = read(item, child(trail, at), reading);
      if (found !== undefined) items.push(found);
      // Any JSON counts itself; of the others, nothing may be endless.
      if (reading.budget === before) reading.budget -= 1;
      if (reading.budget < 0) {
        if (at < value.length - 1) reading.report(trail, `at most ${MAX_VALUES} values`, value);
        break;
      }
    }
    return items;
  };

/** The value at a path of JSON; `undefined` where the path leads nowhere. @public */
export function valueIn(
  json: Value | undefined,
  ...path: readonly (string | number)[]
): Value | undefined {
  let at: Value | undefined = json;
  for (const step of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as ValueObject)[step];
  }
  return at;
}

/** The string at a path of JSON; `undefined` where there is none. @public */
export function textIn(
  json: Value | undefined,
  ...path: readonly (string | number)[]
): string | undefined {
  const found = valueIn(json, ...path);
  return typeof found === "string" ? found : undefined;
}
