// Finds where a value does not match a schema.
import type { ResponseSchema } from "#core/http/response";

const isList = (schema: ResponseSchema): schema is readonly [ResponseSchema] =>
  Array.isArray(schema);

const LEAVES: Readonly<Record<Extract<ResponseSchema, string>, (value: unknown) => boolean>> = {
  string: (value) => typeof value === "string",
  number: (value) => typeof value === "number",
  numbers: (value) =>
    Array.isArray(value) && value.flat(9).every((item) => typeof item === "number"),
  boolean: (value) => typeof value === "boolean",
  json: () => true,
  URL: (value) => typeof value === "string" && /^(https?|data):/.test(value),
  base64: (value) => typeof value === "string" && /^[\w+/]+={0,2}$/.test(value),
};

export const fits = (name: Extract<ResponseSchema, string>, value: unknown): boolean =>
  LEAVES[name](value);

/** The path at which a value does not match a schema, e.g. `[0].label`; undefined if it matches. @internal */
export function mismatch(schema: ResponseSchema, value: unknown, place = ""): string | undefined {
  if (typeof schema === "string") return fits(schema, value) ? undefined : place || "the top level";
  if (isList(schema)) {
    if (!Array.isArray(value)) return place || "the top level";
    return value
      .map((item, index) => mismatch(schema[0], item, `${place}[${index}]`))
      .find((fault) => fault !== undefined);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return place || "the top level";
  const given = value as Readonly<Record<string, unknown>>;
  for (const [key, shape] of Object.entries(schema)) {
    const name = key.replace(/\?$/, "");
    const isPresent = Object.hasOwn(given, name) && given[name] !== null;
    if (!isPresent && key !== name) continue;
    const fault = isPresent ? mismatch(shape, given[name], `${place}.${name}`) : `${place}.${name}`;
    if (fault !== undefined) return fault;
  }
  return undefined;
}
