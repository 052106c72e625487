// A schema as a class of Pydantic, which OpenAI's SDK sends, and into which it parses the text.
import { type Code, python } from "hubsmith/code";
import type { SimpleSchema, SimpleType } from "../structured.ts";

type Python = Code<"python">;

/** A class of Pydantic. */
export interface SchemaClass {
  readonly name: Python;
  readonly statements: Python;
}

/** The types of members. */
export const TYPES: Readonly<Record<SimpleType, Python>> = {
  string: python`str`,
  integer: python`int`,
  number: python`float`,
  boolean: python`bool`,
};

/** The class of a schema, if its names are names in Python. */
export function classOf(schema: SimpleSchema | undefined): SchemaClass | undefined {
  if (schema === undefined) return undefined;
  const { name, members } = schema;
  const names = [name, ...members.map(([member]) => member)];
  if (
    !names.every((one) => python.isName(one)) ||
    /OpenAI|^(?:BaseModel|Agent|Runner|ModelSettings)$/.test(name)
  )
    return undefined;
  const fields = members.map(([member, type]) => python`${python.name(member)}: ${TYPES[type]}`);
  const statements = python`
    from pydantic import BaseModel

    class ${python.name(name)}(BaseModel):
        ${python.join(fields)}
  `;
  return { name: python.name(name), statements };
}
