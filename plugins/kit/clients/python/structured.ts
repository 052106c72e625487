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

// Pydantic has no fields with these names: private ones, those of its own members, and those that Python keeps for itself.
const NO_FIELD =
  /^(?:_|model_|(?:construct|copy|dict|from_orm|json|parse_file|parse_obj|parse_raw|schema|schema_json|update_forward_refs|validate)$)/;

/** The class of a schema, if its name is a name in Python. A member that cannot be a field is the alias of one. */
export function classOf(schema: SimpleSchema | undefined): SchemaClass | undefined {
  if (schema === undefined) return undefined;
  const { name, members } = schema;
  if (!python.isName(name) || /OpenAI|^(?:BaseModel|Field|Agent|Runner|ModelSettings)$/.test(name))
    return undefined;
  const taken = new Set(members.map(([member]) => member));
  const fields = members.map(([member, type], at) => {
    if (python.isName(member) && !NO_FIELD.test(member))
      return python`${python.name(member)}: ${TYPES[type]}`;
    let field = `field_${at + 1}`;
    while (taken.has(field)) field += "_";
    return python`${python.requires("pydantic", "Field")}${python.name(field)}: ${TYPES[type]} = Field(alias=${member})`;
  });
  const statements = python`
    from pydantic import BaseModel

    class ${python.name(name)}(BaseModel):
        ${python.join(fields)}
  `;
  return { name: python.name(name), statements };
}
