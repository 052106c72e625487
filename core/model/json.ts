// JSON from outside: readers that check a value and report its path, and safe steps into what was read.
import type { Value, ValueObject } from "../code/value.ts";

/** An object of which nothing is known. @internal */
export type Json = Record<string, unknown>;
/** Reads a value, or reports it and gives nothing. @internal */
export type Read = (value: unknown, path: string, report: Report) => Value | undefined;
/** Reports what was expected at a path, and what was found. @internal */
export type Report = (path: string, wanted: string, found: unknown) => undefined;
// Deeper than any record, and far less deep than a stack.
const DEEPEST = 100;

/** A string. @internal */
export const text: Read = (value, path, report) =>
  typeof value === "string" ? value : report(path, "a string", value);
/** Any JSON, not too deep. @internal */
export const json: Read = (value, path, report) => {
  if (path.split(/[.[]/).length > DEEPEST) return report(path, "less deep", value);
  if (typeof value !== "object" || value === null)
    return ["string", "boolean", "number"].includes(typeof value) || value === null
      ? (value as Value)
      : report(path, "JSON", value);
  return Array.isArray(value) ? list(json)(value, path, report) : object(value, path, report);
};
/** An object of JSON. @internal */
export const object: Read = (value, path, report) => {
  if (!isObject(value)) return report(path, "an object", value);
  const members = Object.entries(value).map(([key, member]) => [
    key,
    json(member, `${path}.${key}`, report),
  ]);
  return Object.fromEntries(members.filter(([, member]) => member !== undefined)) as ValueObject;
};
/** An object of JSON in which these members are strings. @internal */
export const objectWith =
  (...names: readonly string[]): Read =>
  (value, path, report) => {
    const found = object(value, path, report) as ValueObject | undefined;
    const odd = found && names.find((name) => typeof found[name] !== "string");
    return odd === undefined ? found : report(`${path}.${odd}`, "a string", found?.[odd]);
  };
/** A list of what another reads. @internal */
export const list =
  (read: Read): Read =>
  (value, path, report) =>
    Array.isArray(value)
      ? value
          .map((item, at) => read(item, `${path}[${at}]`, report))
          .filter((item) => item !== undefined)
      : report(path, "a list", value);

/** Is this an object, and no list? @internal */
export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

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
