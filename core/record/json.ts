// Decoders of untrusted JSON, which report the path of what is invalid.
import { brief, isRecord } from "../base/describe.ts";
import type { Value, ValueObject } from "../code/value.ts";

/** An object of which nothing is known. @internal */
export type Json = Record<string, unknown>;

/** The way to a value from the root; written out only where something is to be reported. @internal */
export interface Trail {
  readonly step: string | number;
  readonly up?: Trail;
  readonly depth: number;
}

/** What is reported while values are read, and how many may still be read. @internal */
export interface Reading {
  report(trail: Trail, wanted: string, found: unknown): undefined;
  left: number;
}

/** Reads a value, or reports it and gives nothing. @internal */
export type Read = (value: unknown, trail: Trail, reading: Reading) => Value | undefined;

/** The levels that a value may be nested: CPython parses 200, and a program has some of its own around it. @internal */
export const DEEPEST = 150;
/** The values that a record may hold: far more than any has, and an end for one that holds itself. @internal */
export const MOST = 1_000_000;

/** The trail to a member. @internal */
export const below = (up: Trail, step: string | number): Trail => ({
  step,
  up,
  depth: up.depth + 1,
});

/** A trail as text, e.g. `tags[2]`. @internal */
export function pathOf({ step, up }: Trail): string {
  if (up === undefined) return String(step);
  const parts: string[] = [];
  for (let at: Trail | undefined = { step, up, depth: 0 }; at !== undefined; at = at.up)
    parts.push(
      typeof at.step === "number"
        ? `[${at.step}]`
        : at.up === undefined
          ? at.step
          : `.${brief(at.step)}`,
    );
  return parts.reverse().join("");
}

/** A string. @internal */
export const text: Read = (value, trail, reading) =>
  typeof value === "string" ? value : reading.report(trail, "a string", value);

/** Any JSON, not too deep and not too much. @internal */
export const json: Read = (value, trail, reading) => {
  reading.left -= 1;
  if (typeof value === "string" || typeof value === "boolean" || value === null) return value;
  if (typeof value === "number")
    return Number.isFinite(value) ? value : reading.report(trail, "a finite number", value);
  if (typeof value !== "object") return reading.report(trail, "JSON", value);
  if (trail.depth > DEEPEST)
    return reading.report(trail, `JSON nested at most ${DEEPEST} levels deep`, value);
  if (reading.left < 0) return reading.report(trail, `at most ${MOST} values`, value);
  return Array.isArray(value) ? list(json)(value, trail, reading) : object(value, trail, reading);
};

/** An object of JSON. @internal */
export const object: Read = (value, trail, reading) => {
  if (!isRecord(value)) return reading.report(trail, "an object", value);
  const members: (readonly [string, Value])[] = [];
  for (const [key, member] of Object.entries(value)) {
    const read = json(member, below(trail, key), reading);
    if (read !== undefined) members.push([key, read]);
    if (reading.left < 0) break;
  }
  return Object.fromEntries(members);
};

/** An object of JSON in which these members are strings. @internal */
export const objectWith =
  (...names: readonly string[]): Read =>
  (value, trail, reading) => {
    const found = object(value, trail, reading) as ValueObject | undefined;
    const odd = found && names.find((name) => typeof found[name] !== "string");
    return odd === undefined ? found : reading.report(below(trail, odd), "a string", found?.[odd]);
  };

/** A list of what another reads. @internal */
export const list =
  (read: Read): Read =>
  (value, trail, reading) => {
    if (!Array.isArray(value)) return reading.report(trail, "a list", value);
    const items: Value[] = [];
    for (const [at, item] of value.entries()) {
      const before = reading.left;
      const found = read(item, below(trail, at), reading);
      if (found !== undefined) items.push(found);
      // Any JSON counts itself; of the others, nothing may be endless.
      if (reading.left === before) reading.left -= 1;
      if (reading.left < 0) {
        if (at < value.length - 1) reading.report(trail, `at most ${MOST} values`, value);
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
