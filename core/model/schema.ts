// The shape of an answer, as far as a reader needs it: what stands where the answer is read.
import type { Answer, Path } from "./answer.ts";

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

/**
 * The shape of what comes back, as a type is written in TypeScript, e.g. `{ data: { b64_json: base64 }[] }`. A file, or a
 * stream, is named in words.
 * @public
 */
export function shapeOf(answer: Answer): string {
  switch (answer.as) {
    case "stream":
      return "events { choices: { delta: { content?: string } }[] }";
    case "bytes":
      return `bytes of ${answer.type}`;
    case "file": {
      const { holds, list = false, type } = answer;
      const what = holds === "url" ? "URL" : holds;
      const shapes = answer.at.map((path) => at(path, list ? `${what} | ${what}[]` : what));
      return `${[...new Set(shapes)].join(" | ")} of ${type}`;
    }
    case "json": {
      const { holds } = answer;
      const shapes = answer.at.map((path, place) => at(path, written(schemaAt(holds, place))));
      return [...new Set(shapes)].join(" | ");
    }
  }
}

/** The shape of what stands at one of the places of an answer. @internal */
export const schemaAt = (holds: readonly Schema[] | undefined, place: number): Schema =>
  holds?.[place] ?? holds?.at(-1) ?? "json";

function at(path: Path, leaf: string): string {
  return [...path].reverse().reduce<string>((inner, step) => {
    if (typeof step === "number") return listOf(inner);
    return `{ ${step}: ${inner} }`;
  }, leaf);
}

function written(schema: Schema): string {
  if (typeof schema === "string") return schema;
  if (isList(schema)) return listOf(written(schema[0]));
  const members = Object.entries(schema).map(([name, one]) => `${name}: ${written(one)}`);
  return `{ ${members.join("; ")} }`;
}

const listOf = (item: string): string => (item.includes(" | ") ? `(${item})[]` : `${item}[]`);

/** Is this the shape of a list? @internal */
export const isList = (schema: Schema): schema is readonly [Schema] => Array.isArray(schema);
