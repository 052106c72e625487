// A schema as an object of Zod, which OpenAI's SDK sends, and into which it parses the text.
import { type Code, js, type ScriptTag } from "hubsmith/code";
import type { SimpleSchema, SimpleType } from "../structured.ts";

type Js = Code<"js">;

/** An object of Zod. */
export interface SchemaObject {
  readonly name: Js;
  readonly definition: Js;
  /** The format that a call requests. */
  readonly format: Js;
}

/** A member of an object, whether it may be missing, and what it is. */
type Member = readonly [
  name: string,
  type: SimpleType,
  isOptional?: boolean,
  description?: string | undefined,
];

/** An expression of Zod for an object with these members. */
export function zodObject<L extends string>(
  tag: ScriptTag<L>,
  members: readonly Member[],
): Code<L> {
  const types: Readonly<Record<SimpleType, Code<L>>> = {
    string: tag`z.string()`,
    integer: tag`z.int()`,
    number: tag`z.number()`,
    boolean: tag`z.boolean()`,
  };
  const fields = members.map(([name, type, isOptional = false, description]) => {
    const plain = isOptional ? tag`${types[type]}.optional()` : types[type];
    return [name, description === undefined ? plain : tag`${plain}.describe(${description})`];
  });
  const object = tag.object(Object.fromEntries(fields));
  return tag`${tag.requires("zod", "z")}z.object(${object})`;
}

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
  return {
    name: js.name(name),
    definition: js`const ${js.name(name)} = ${zodObject(js, members)};`,
    format: js`${js.requires("openai/helpers/zod", helper)}${js.name(helper)}(${js.name(name)}, ${id})`,
  };
}
