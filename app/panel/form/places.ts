// The editable places in the inputs of a call: found once, for the fields and for the values.
import type { Task } from "hubsmith";
import type { InputType } from "#core/record/inputs";
import { type FileRef, isFile, type Value } from "hubsmith/code";
import { isRuntimeValue } from "#core/code/value";
import { type Chat, chatIn } from "./chat.ts";
import { type Grid, gridOf } from "./grid.ts";

/** A place, its type, and its value in the sample. */
export type Place = { readonly path: readonly string[] } & Holds;

type Holds =
  | { readonly kind: "text"; readonly value: string }
  | { readonly kind: "texts"; readonly value: readonly string[] }
  /** A top-level input is identified by its path only. */
  | { readonly kind: "file"; readonly value: FileRef; readonly isInput: boolean }
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "check"; readonly value: boolean }
  | { readonly kind: "chat"; readonly value: Chat }
  | { readonly kind: "table"; readonly value: Value; readonly grid: Grid };

// In a message that has no form, these contain texts or URLs; other strings are roles and types.
const OPEN_KEYS = new Set(["content", "text", "url"]);

/** The places of sample inputs, in their order. */
export function placesOf({ inputs: types }: Task, inputs: Value): readonly Place[] {
  if (typeof types === "string") return placesAt(types, inputs, []);
  return Object.entries(inputs ?? {}).flatMap(([name, value]: [string, Value]) =>
    placesAt(Object.hasOwn(types, name) ? types[name] : undefined, value, [name]),
  );
}

/** The same value with another value at a path. */
export function put(value: Value, [key, ...rest]: readonly string[], next: Value): Value {
  if (key === undefined) return next;
  if (Array.isArray(value)) {
    return value.map((one: Value, at) => (String(at) === key ? put(one, rest, next) : one));
  }
  const members = Object.entries(value ?? {}).map(
    ([name, one]: [string, Value]) => [name, name === key ? put(one, rest, next) : one] as const,
  );
  return Object.fromEntries(members);
}

/** Is this an array of messages, with any other content? */
export function areMessages(value: Value): boolean {
  return (
    Array.isArray(value) &&
    value.some(
      (one: Value) => typeof one === "object" && one !== null && Object.hasOwn(one, "role"),
    )
  );
}

function placesAt(
  type: InputType | undefined,
  value: Value,
  path: readonly string[],
): readonly Place[] {
  if (type !== "json") return leavesOf(value, path, type);
  const chat = chatIn(value);
  if (chat !== undefined) return [{ path, kind: "chat", value: chat }];
  const grid = gridOf(value);
  if (grid !== undefined) return [{ path, kind: "table", value, grid }];
  const leaves = leavesOf(value, path);
  return areMessages(value)
    ? leaves.filter(({ path: at }) => OPEN_KEYS.has(at.at(-1) ?? ""))
    : leaves;
}

function leavesOf(value: Value, path: readonly string[], type?: InputType): readonly Place[] {
  if (typeof value === "string") return [{ path, kind: "text", value }];
  if (typeof value === "number") return [{ path, kind: "number", value }];
  if (typeof value === "boolean") return [{ path, kind: "check", value }];
  if (isFile(value)) return [{ path, kind: "file", value, isInput: type !== undefined }];
  if (typeof value !== "object" || value === null || isRuntimeValue(value)) return [];
  if (areTexts(value, type === "texts")) return [{ path, kind: "texts", value }];
  return Object.entries(value).flatMap(([key, member]: [string, Value]) =>
    leavesOf(member, [...path, key]),
  );
}

// An empty array does not show the type of its items.
function areTexts(value: Value, isList: boolean): value is readonly string[] {
  return (
    Array.isArray(value) &&
    (isList || value.length > 0) &&
    value.every((item) => typeof item === "string")
  );
}
