// A schema as an object of Zod, which OpenAI's SDK sends, and into which it parses the text.
import { type Code, js } from "hubsmith/code";
import type { SimpleSchema, SimpleType } from "../structured.ts";

type Js = Code<"js">;

/** An object of Zod. */
export interface SchemaObject {
  readonly name: Js;
  readonly imports: readonly Js[];
  readonly definition: Js;
  /** The format that a call asks for. */
  readonly format: Js;
}

const TYPES: Readonly<Record<SimpleType, Js>> = {
  string: js`z.string()`,
  integer: js`z.int()`,
  number: js`z.number()`,
  boolean: js`z.boolean()`,
};

/**
 * The object of a schema, if its names are names in JavaScript.
 * @param helper - The function of OpenAI's SDK that makes a format of it.
 */
export function objectOf(
  schema: SimpleSchema | undefined,
  helper: "zodResponseFormat" | "zodTextFormat",
): SchemaObject | undefined {
  if (schema === undefined) return undefined;
  const { id, name, members } = schema;
  const names = [name, ...members.map(([member]) => member)];
  if (!names.every((one) => js.isName(one)) || /^OpenAI$/.test(name)) return undefined;
  const fields = Object.fromEntries(members.map(([member, type]) => [member, TYPES[type]]));
  return {
    name: js.name(name),
    imports: [
      js`import { ${js.name(helper)} } from "openai/helpers/zod";`,
      js`import { z } from "zod";`,
    ],
    definition: js`const ${js.name(name)} = z.object(${js.object(fields)});`,
    format: js`${js.name(helper)}(${js.name(name)}, ${id})`,
  };
}
