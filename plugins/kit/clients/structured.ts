// The schemas that a class of Pydantic or an object of Zod can have, so that an SDK parses what the model writes.
import type { Call } from "hubsmith";
import type { Value, ValueObject } from "hubsmith/code";

/** The type of a member, as JSON schema names it. @public */
export type SimpleType = "string" | "integer" | "number" | "boolean";

/** A schema whose members are all required and of simple types. @public */
export interface SimpleSchema {
  /** Its id, e.g. `long_river`. */
  readonly id: string;
  /** The id in the spelling of classes, e.g. `LongRiver`. */
  readonly name: string;
  /** The name and the type of each member. */
  readonly members: readonly (readonly [name: string, type: SimpleType])[];
}

const TYPES: readonly unknown[] = ["string", "integer", "number", "boolean"] satisfies SimpleType[];

/** The schema of the object that a call requests, if it is simple, and if the response is one complete object. */
export function schemaOf({ parameters, streaming }: Call): SimpleSchema | undefined {
  const { n = 1, response_format: format, tools } = parameters;
  return streaming || tools !== undefined || n !== 1 ? undefined : simpleSchema(format);
}

/** The schema in `response_format`. An SDK would send another one than the given one, if it is not simple. */
export function simpleSchema(format: Value | undefined): SimpleSchema | undefined {
  const { type, json_schema: wanted } = objectIn(format);
  const { name: id, schema, strict } = objectIn(wanted);
  const { properties, required, ...more } = objectIn(schema);
  if (typeof id !== "string") return undefined;
  const name = id.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const given = Object.entries(objectIn(properties));
  const members = given.flatMap(([member, property]) => {
    const { type: kind, ...rest } = objectIn(property);
    return isSimple(kind) && Object.keys(rest).length === 0 ? [[member, kind] as const] : [];
  });
  const isWhole =
    type === "json_schema" &&
    strict === true &&
    more["additionalProperties"] === false &&
    Object.keys(more).every((key) => key === "type" || key === "additionalProperties") &&
    Array.isArray(required) &&
    members.length > 0 &&
    members.length === given.length &&
    members.every(([member]) => required.includes(member));
  return isWhole ? { id, name, members } : undefined;
}

const isSimple = (kind: unknown): kind is SimpleType => TYPES.includes(kind);

/** A JSON object; an empty one if it is something else. */
export const objectIn = (value: Value | undefined): ValueObject =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as ValueObject)
    : {};
