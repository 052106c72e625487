// The types of options: what fits, what to say where something does not, and how the text of a flag is read.
import { normalizeEndpoint } from "#core/http/route";
import type { Fault } from "./lines.ts";

interface Type {
  readonly wanted: string;
  fits(value: unknown): boolean;
  /** The value that a flag's text means. Throws if it must be JSON and is not. */
  read(text: string): unknown;
}

export type OptionType =
  | "yes"
  | "text"
  | "url"
  | "number"
  | "count"
  | "messages"
  | "object"
  | "any";

export const TYPES: Readonly<Record<OptionType, Type>> = {
  yes: { wanted: "true or false", fits: (value) => typeof value === "boolean", read: () => true },
  text: { wanted: "a string", fits: (value) => typeof value === "string", read: (text) => text },
  url: {
    wanted: "an http or https URL, such as https://my-endpoint.example.org",
    fits: (value) => typeof value === "string" && normalizeEndpoint(value) !== undefined,
    read: (text) => text,
  },
  number: { wanted: "a number", fits: Number.isFinite, read: readNumber },
  count: {
    wanted: "an integer of at least 1",
    fits: (value) => Number.isSafeInteger(value) && (value as number) >= 1,
    read: readNumber,
  },
  messages: {
    wanted: "a list of messages, and not an empty one",
    fits: (value) => Array.isArray(value) && value.length > 0,
    read: readJson,
  },
  object: { wanted: "an object", fits: isObject, read: readJson },
  any: { wanted: "JSON or a string", fits: () => true, read: readJsonOrText },
};

// Deeper than any request, and far less deep than a stack.
const DEEPEST = 100;

/** What is wrong with a value that should be of a type. */
export function faultOf(type: OptionType, value: unknown, path: string): Fault | undefined {
  if (!TYPES[type].fits(value)) return wrongType(path, TYPES[type].wanted, value);
  if (type === "messages") {
    const messages = value as readonly unknown[];
    const at = messages.findIndex((one) => !isObject(one));
    if (at >= 0) return wrongType(`${path}[${at}]`, "an object", messages[at]);
  }
  if (!isDeep(value)) return undefined;
  const message = `${path} goes deeper than ${DEEPEST} levels. Give it fewer.`;
  return { code: "too-deep", path, message };
}

/** The fault of a value of another type than wanted. */
export function wrongType(path: string, wanted: string, found: unknown): Fault {
  const message = `${path} must be ${wanted}, and is ${typeName(found)}.`;
  return { code: "wrong-type", path, message };
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function typeName(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "an empty array" : "an array";
  if (typeof value === "string") return value === "" ? "empty" : `the text ${shown(value)}`;
  return typeof value === "object" && value !== null ? "an object" : String(value);
}

const shown = (text: string): string =>
  JSON.stringify(text.length > 40 ? `${text.slice(0, 39)}…` : text);

// Level by level, because a value from outside may be deeper than the stack.
function isDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((one) =>
      typeof one === "object" && one !== null ? Object.values(one) : [],
    );
  }
  return false;
}

function readNumber(text: string): number {
  return text.trim() === "" ? Number.NaN : Number(text);
}

function readJson(text: string): unknown {
  return JSON.parse(text);
}

// A text may look like JSON ("[MASK] is a city", "42"): it is JSON only where that makes more than a bare word of it.
function readJsonOrText(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" || typeof value === "string" ? (value ?? text) : text;
  } catch {
    return text;
  }
}
