// The plain form of a chat or of an embedding. Frameworks hide the wire, and may send the same request in other words.
import type { ValueObject } from "#core/code/value";
import { isMap } from "./received.ts";

type Json = Readonly<Record<string, unknown>>;

/** Members that say what services do anyway. */
const DEFAULTS: Json = {
  tool_choice: "auto",
  parallel_tool_calls: true,
  n: 1,
  stream: false,
};

/** Members that do not change the answer: what a stream counts, and whether a service keeps or caches the chat. */
const ASIDE: ReadonlySet<string> = new Set(["stream_options", "store", "prompt_cache_key"]);

/** The body of a request without its defaults, with plain messages, functions and input. @internal */
export function plainBody(body: unknown, parameters: ValueObject): unknown {
  if (!isMap(body)) return body;
  const members = Object.entries(body)
    .filter(([name, value]) => {
      const isImplied = value === null || DEFAULTS[name] === value || ASIDE.has(name);
      return Object.hasOwn(parameters, name) || !isImplied;
    })
    .map(([name, value]) => [name, PLAIN[name]?.(value) ?? value]);
  return Object.fromEntries(members);
}

/** Messages, if these inputs are messages, in their plain form. @internal */
export const plainInputs = (inputs: unknown): unknown =>
  Array.isArray(inputs) && inputs.every((one) => isMap(one) && "role" in one)
    ? plainMessages(inputs)
    : inputs;

/** What a generator may put above the description of a function in Python. */
const SIGNATURE = /^\w+\(.*\) -> \w+(?:\n|$)/;

/** Functions without what generators of schemas add. @internal */
export const plainTools = (tools: unknown): unknown =>
  list(tools)?.map((tool) => {
    const { strict: _, description, parameters, ...rest } = { ...(tool["function"] as Json) };
    const plain = `${(description ?? "") as string}`.replace(SIGNATURE, "");
    const described = plain === "" ? {} : { description: plain };
    return { ...tool, function: { ...rest, ...described, parameters: plainSchema(parameters) } };
  }) ?? tools;

/** A format without the name of its schema, which only labels it; by default it is strict. @internal */
export function plainFormat(format: unknown): unknown {
  if (!isMap(format) || !isMap(format["json_schema"])) return format;
  const { name: _, strict = true, schema, ...rest } = format["json_schema"];
  return { ...format, json_schema: { ...rest, strict, schema: plainSchema(schema) } };
}

const PLAIN: Readonly<Record<string, (value: unknown) => unknown>> = {
  messages: plainMessages,
  tools: plainTools,
  response_format: plainFormat,
  input: (value) => (Array.isArray(value) && value.length === 1 ? value[0] : value),
};

function plainMessages(messages: unknown): unknown {
  return list(messages)?.map((message) => {
    const calls = list(message["tool_calls"])?.map(plainCall);
    const content = plainContent(message["content"]);
    const isEmpty = calls !== undefined && (content === "" || content === null);
    return withoutNull({
      ...message,
      content: isEmpty ? null : content,
      tool_calls: calls ?? null,
      // It labels who speaks.
      name: null,
    });
  });
}

const withoutNull = (members: Json): Json =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null));

/** Parts of text are one text. */
function plainContent(content: unknown): unknown {
  const parts = list(content)?.map(plainPart);
  const texts = parts?.map(({ type, text }) => (type === "text" ? text : undefined));
  return texts === undefined || texts.includes(undefined) ? (parts ?? content) : texts.join("");
}

/** A picture without its default detail. */
function plainPart(part: Json): Json {
  const { detail, ...image } = { ...(part["image_url"] as Json | undefined) };
  return detail === "auto" ? { ...part, image_url: image } : part;
}

function plainCall(call: Json): Json {
  const { arguments: given, ...rest } = call["function"] as Json;
  return { ...call, function: { ...rest, arguments: plainJson(given) } };
}

function plainJson(text: unknown): unknown {
  try {
    return JSON.stringify(JSON.parse(String(text)));
  } catch {
    return text;
  }
}

/** A schema without titles; an optional member may be null. */
function plainSchema(schema: unknown): unknown {
  if (!isMap(schema)) return schema;
  const { title: _, additionalProperties, $schema: __, anyOf, default: value, ...more } = schema;
  const rest = withoutLimits(more);
  const types = list(anyOf)?.filter(({ type }) => type !== "null") ?? [];
  const { properties, required = [] } = rest;
  const members = isMap(properties)
    ? {
        properties: Object.fromEntries(
          Object.entries(properties).map(([name, member]) => [name, plainSchema(member)]),
        ),
        required,
      }
    : {};
  return {
    ...rest,
    ...(types.length === 1 ? types[0] : anyOf === undefined ? {} : { anyOf }),
    ...(value === undefined || value === null ? {} : { default: value }),
    ...(additionalProperties === undefined || additionalProperties === false
      ? {}
      : { additionalProperties }),
    ...members,
  };
}

/** An integer that a language can represent exactly has no other limits. */
const withoutLimits = ({ minimum, maximum, ...rest }: Json): Json => ({
  ...rest,
  ...(minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? {} : { minimum }),
  ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
});

const list = (value: unknown): readonly Json[] | undefined =>
  Array.isArray(value) && value.every(isMap) ? value : undefined;
