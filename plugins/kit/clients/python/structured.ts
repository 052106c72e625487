// A JSON schema as a class of Pydantic, which OpenAI's SDK makes the schema from, and into which it parses the text.
import { type Code, python, type Value, type ValueObject } from "hubsmith/code";

type Python = Code<"python">;

/** A class of Pydantic. */
export interface SchemaClass {
  readonly name: string;
  readonly statements: Python;
}

const TYPES: ReadonlyMap<unknown, Python> = new Map([
  ["string", python`str`],
  ["integer", python`int`],
  ["number", python`float`],
  ["boolean", python`bool`],
]);

/** The class for the schema in `response_format`, if all its members are required and of simple types. */
export function classOf(format: Value | undefined): SchemaClass | undefined {
  const { type, json_schema: given } = objectIn(format);
  const { name: id = "", schema, strict } = objectIn(given);
  const { properties, required, ...more } = objectIn(schema);
  const name = String(id).replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const members = Object.entries(objectIn(properties));
  const fields = members.map(([field, property]) => {
    const { type: kind, ...rest } = objectIn(property);
    const of = Object.keys(rest).length === 0 ? TYPES.get(kind) : undefined;
    return of && python.isName(field) ? python`${python.name(field)}: ${of}` : undefined;
  });
  const isWhole =
    type === "json_schema" &&
    strict === true &&
    more["additionalProperties"] === false &&
    Object.keys(more).every((key) => key === "type" || key === "additionalProperties") &&
    Array.isArray(required) &&
    members.every(([field]) => required.includes(field));
  if (!isWhole || fields.length === 0 || fields.includes(undefined)) return undefined;
  if (!python.isName(name) || name === "OpenAI" || name === "BaseModel") return undefined;
  const statements = python`
    from pydantic import BaseModel

    class ${python.name(name)}(BaseModel):
        ${python.join(fields as readonly Python[])}
  `;
  return { name, statements };
}

const objectIn = (value: Value | undefined): ValueObject =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as ValueObject)
    : {};
