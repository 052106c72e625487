// A shape says what a field must be; where a value is something else, it tells where, what it is, and what to write.
import { isObject, get, describe } from "../base/describe.ts";

/** Hears of a field that no shape has: where, under which name, and which are known there. @internal */
export type OnUnknownField = (at: string, name: string, known: readonly string[]) => void;

/**
 * Gives the sentence that says what is wrong and how to mend it, or nothing. `orNot` ends it for what may be missing, and
 * `hear` is told of fields that nobody knows, which are not wrong in a hub.
 * @internal
 */
export type Schema = (
  value: unknown,
  at: string,
  orNot?: string,
  hear?: OnUnknownField,
) => string | undefined;

/** The shapes of all fields of `T`. @internal */
export type Schemas<T> = { readonly [F in keyof Required<T>]: Schema };

/** A value that passes a test; `like` is one as it is written. @internal */
export const primitive =
  (wanted: string, like: string, fits: (value: unknown) => boolean): Schema =>
  (value, at, orNot = "") => {
    if (fits(value)) return undefined;
    const field = /[\w-]+$/.exec(at)?.[0];
    const mend = `${value === undefined ? "Add" : "Write"} \`${field ? `${field}: ` : ""}${like}\``;
    return `${at} must be ${wanted}, got ${describe(value)}. ${mend}${orNot}.`;
  };

const matches = (pattern: RegExp) => (value: unknown) =>
  typeof value === "string" && pattern.test(value);
/** A text. @internal */
export const string: Schema = primitive("a string", '"…"', matches(/^/));
/** A text with something in it. @internal */
export const nonEmptyString: Schema = primitive("a non-empty string", '"…"', matches(/./));
/** An id; only a client's has a slash. @internal */
export const id: Schema = (value, ...more) => spelt(value, ...more) ?? shortId(value, ...more);
const spelt = primitive(
  "an id of letters, digits, dots, dashes and underscores",
  '"my-plugin"',
  matches(/^[A-Za-z0-9][\w.+-]*(\/[A-Za-z0-9][\w.+-]*)?$/),
);
// It stands in addresses, in names of files, and in each message about the plugin.
const shortId = primitive("an id of at most 200 characters", '"my-plugin"', matches(/^.{0,200}$/));
/** The root of a service. @internal */
export const url: Schema = primitive(
  "an http or https URL",
  '"https://…"',
  matches(/^https?:\/\/[\w[]/),
);
/** The root of a service, to which a slash and a path are added. @internal */
export const base: Schema = (value, at, orNot) =>
  url(value, at, orNot) ??
  primitive(
    "a URL without a trailing slash, query or fragment",
    JSON.stringify(
      String(value)
        .replace(/[?#].*$/s, "")
        .replace(/\/+$/, ""),
    ),
    matches(/^https?:\/\/[^?#\s]*[^?#\s/]$/),
  )(value, at, orNot);
/** A header's name. @internal */
export const header: Schema = primitive(
  "a header name of letters, digits and dashes",
  '"X-Api-Key"',
  matches(/^[\w!#$%&'*+.^`|~-]+$/),
);
/** What stands before a key in a header; it may be empty. @internal */
export const scheme: Schema = primitive(
  "printable ASCII without surrounding spaces",
  '"Bearer"',
  matches(/^([!-~]+( [!-~]+)*)?$/),
);
/** True or false. @internal */
export const boolean: Schema = primitive(
  "true or false",
  "true",
  (value) => typeof value === "boolean",
);
/** A number. @internal */
export const number: Schema = primitive("a number", "1", Number.isFinite);
/** A function, such as one that is written like this. @internal */
export const functionLike = (like: string): Schema =>
  primitive("a function", like, (value) => typeof value === "function");
/** A function. @internal */
export const func: Schema = functionLike("…");
/** Anything. @internal */
export const defined: Schema = primitive("a value", "…", (value) => value !== undefined);
const list = primitive("an array", "[…]", Array.isArray);
const object = primitive("an object", "{ … }", isObject);

/** One of a few words. @internal */
export const oneOf = <W extends string>(...words: readonly W[]): Schema =>
  primitive(words.map((word) => `"${word}"`).join(" or "), `"${words[0]}"`, (value) =>
    words.includes(value as W),
  );

/** Of this shape, or left out. @internal */
export const optional =
  (shape: Schema): Schema =>
  (value, at, _, hear) =>
    value === undefined ? undefined : shape(value, at, ", or leave it out", hear);

/** A list of items of a shape. @internal */
export const arrayOf =
  (item: Schema): Schema =>
  (value, at, orNot, hear) =>
    list(value, at, orNot) ??
    first([...(value as readonly unknown[])], (one, index) =>
      item(one, `${at}[${index}]`, undefined, hear),
    );

/** An object with these fields; others are heard of. @internal */
export const strictObject =
  <T>(shapes: Schemas<T>): Schema =>
  (value, at, orNot, hear) => {
    const known = Object.keys(shapes);
    if (hear !== undefined && isObject(value))
      for (const name of Object.keys(value)) if (!known.includes(name)) hear(at, name, known);
    return looseObject(shapes)(value, at, orNot, hear);
  };

/** An object with these fields, and whatever others. @internal */
export const looseObject =
  <T>(shapes: Schemas<T>): Schema =>
  (value, at, orNot, hear) =>
    object(value, at, orNot) ??
    first(Object.entries<Schema>(shapes), ([name, shape]) =>
      shape(get(value, name), below(at, name), undefined, hear),
    );

/** An object with members of a shape under any name. @internal */
export const record =
  (shape: Schema): Schema =>
  (value, at, orNot, hear) =>
    object(value, at, orNot) ??
    first(Object.entries(value as object), ([name, one]) =>
      shape(one, below(at, name), undefined, hear),
    );

const below = (at: string, name: string): string => (at === "" ? name : `${at}.${name}`);

function first<T>(
  items: readonly T[],
  flawOf: (item: T, index: number) => string | undefined,
): string | undefined {
  for (const [index, item] of items.entries()) {
    const flaw = flawOf(item, index);
    if (flaw !== undefined) return flaw;
  }
  return undefined;
}
