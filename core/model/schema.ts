// The shape of the JSON that is read from a response.

/**
 * The shape of JSON: the name of a type, `numbers` for numbers in lists of any depth, the shape of each item of a list, or the shapes of members. A member whose name
 * ends with a question mark may be missing.
 * @public
 */
export type Schema =
  | "string"
  | "number"
  | "numbers"
  | "boolean"
  | "json"
  | "URL"
  | "base64"
  | readonly [item: Schema]
  | { readonly [name: string]: Schema };

/** The names of shapes. A table, because the compiler holds it to the type. @internal */
export const LEAVES: { readonly [L in Extract<Schema, string>]: true } = {
  string: true,
  number: true,
  numbers: true,
  boolean: true,
  json: true,
  URL: true,
  base64: true,
};

/** The shape of what stands at one of the places of an answer. @internal */
export const schemaAt = (holds: readonly Schema[] | undefined, place: number): Schema =>
  holds?.[place] ?? holds?.at(-1) ?? "json";

/** Is this the shape of a list? @internal */
export const isList = (schema: Schema): schema is readonly [Schema] => Array.isArray(schema);
