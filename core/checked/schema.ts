// Schemas: functions that validate a value, and return a message if it is invalid.
import { isObject, get, describe } from "../base/describe.ts";
import { variableIssue } from "../http/base-url.ts";

// Receives the path of an object, the name of an unknown field, and the known names.
type OnUnknownField = (at: string, name: string, known: readonly string[]) => void;

/**
 * Returns what is wrong with a value and how to fix it; undefined if it is valid. `at` is the path of the value.
 * `ending` is added to the message for optional values. `onUnknown` receives unknown fields, which are valid in a hub.
 * @internal
 */
export type Schema = (
  value: unknown,
  at: string,
  ending?: string,
  onUnknown?: OnUnknownField,
) => string | undefined;

export type Schemas<T> = { readonly [F in keyof Required<T>]: Schema };

/** A value that passes a test. `like` is an example, written as code. @internal */
export const primitive =
  (wanted: string, like: string, fits: (value: unknown) => boolean): Schema =>
  (value, at, ending = "") => {
    if (fits(value)) return undefined;
    const field = /[\w-]+$/.exec(at)?.[0];
    const fix = `${value === undefined ? "Add" : "Write"} \`${field ? `${field}: ` : ""}${like}\``;
    return `${at} must be ${wanted}, got ${describe(value)}. ${fix}${ending}.`;
  };

export const matches =
  (pattern: RegExp) =>
  (value: unknown): boolean =>
    typeof value === "string" && pattern.test(value);
export const string: Schema = primitive("a string", '"…"', matches(/^/));
export const nonEmptyString: Schema = primitive("a non-empty string", '"…"', matches(/./));
/** An id. Only the id of a client has a slash. @internal */
export const id: Schema = (value, ...more) => validId(value, ...more) ?? shortId(value, ...more);
const validId = primitive(
  "an id of letters, digits, dots, dashes and underscores",
  '"my-plugin"',
  matches(/^[A-Za-z0-9][\w.+-]*(\/[A-Za-z0-9][\w.+-]*)?$/),
);
// An id is used in URLs, in file names, and in every message about the plugin.
const shortId = primitive("an id of at most 200 characters", '"my-plugin"', matches(/^.{0,200}$/));
export const url: Schema = primitive(
  "an http or https URL",
  '"https://…"',
  matches(/^https?:\/\/[\w[]/),
);
/** A base URL, to which a slash and a path are added. @internal */
export const base: Schema = (value, ...more) => {
  const issue = url(typeof value === "string" ? value.replaceAll("{", "") : value, ...more);
  if (issue !== undefined) return issue;
  const variables = variableIssue(value as string);
  if (variables !== undefined) return `${more[0]} ${variables}`;
  const like = JSON.stringify((value as string).replace(/[?#].*$/s, "").replace(/\/+$/, ""));
  const wanted = "a URL without a trailing slash, query or fragment";
  return primitive(wanted, like, matches(/^https?:\/\/[^?#\s]*[^?#\s/]$/))(value, ...more);
};
export const header: Schema = primitive(
  "a header name of letters, digits and dashes",
  '"X-Api-Key"',
  matches(/^[\w!#$%&'*+.^`|~-]+$/),
);
/** The scheme before a key in a header; may be empty. @internal */
export const scheme: Schema = primitive(
  "printable ASCII without surrounding spaces",
  '"Bearer"',
  matches(/^([!-~]+( [!-~]+)*)?$/),
);
export const extension: Schema = primitive(
  "a file extension without the dot",
  '"bin"',
  matches(/^[^.]/),
);
export const boolean: Schema = primitive(
  "true or false",
  "true",
  (value) => typeof value === "boolean",
);
export const number: Schema = primitive("a number", "1", Number.isFinite);
/** A function; `like` is an example, written as code. @internal */
export const functionLike = (like: string): Schema =>
  primitive("a function", like, (value) => typeof value === "function");
export const func: Schema = functionLike("…");
export const defined: Schema = primitive("a value", "…", (value) => value !== undefined);
const array = primitive("an array", "[…]", Array.isArray);
const object = primitive("an object", "{ … }", isObject);

export const oneOf = <W extends string>(...words: readonly W[]): Schema =>
  primitive(words.map((word) => `"${word}"`).join(" or "), `"${words[0]}"`, (value) =>
    words.includes(value as W),
  );

export const optional =
  (schema: Schema): Schema =>
  (value, at, _, onUnknown) =>
    value === undefined ? undefined : schema(value, at, ", or leave it out", onUnknown);

export const arrayOf =
  (item: Schema): Schema =>
  (value, at, ending, onUnknown) =>
    array(value, at, ending) ??
    firstIssue([...(value as readonly unknown[])], (member, index) =>
      item(member, `${at}[${index}]`, undefined, onUnknown),
    );

/** An array of strings that may be undefined. @internal */
export const strings: Schema = optional(arrayOf(string));

/** An object with these fields. Unknown fields are reported to `onUnknown`. @internal */
export const strictObject =
  <T>(schemas: Schemas<T>): Schema =>
  (value, at, ending, onUnknown) => {
    const known = Object.keys(schemas);
    if (onUnknown !== undefined && isObject(value))
      for (const name of Object.keys(value)) if (!known.includes(name)) onUnknown(at, name, known);
    return looseObject(schemas)(value, at, ending, onUnknown);
  };

/** An object with these fields, and any other fields. @internal */
export const looseObject =
  <T>(schemas: Schemas<T>): Schema =>
  (value, at, ending, onUnknown) =>
    object(value, at, ending) ??
    firstIssue(Object.entries<Schema>(schemas), ([name, schema]) =>
      schema(get(value, name), childPath(at, name), undefined, onUnknown),
    );

/** An object with any keys, whose values have a schema. @internal */
export const record =
  (schema: Schema): Schema =>
  (value, at, ending, onUnknown) =>
    object(value, at, ending) ??
    firstIssue(Object.entries(value as object), ([name, member]) =>
      schema(member, childPath(at, name), undefined, onUnknown),
    );

export const childPath = (at: string, name: string): string => (at === "" ? name : `${at}.${name}`);

function firstIssue<T>(
  items: readonly T[],
  issueOf: (item: T, index: number) => string | undefined,
): string | undefined {
  for (const [index, item] of items.entries()) {
    const issue = issueOf(item, index);
    if (issue !== undefined) return issue;
  }
  return undefined;
}
