// Requests and responses of OpenAI's chat API, complete or streamed.
import type { Value, ValueObject } from "hubsmith/code";
import {
  anything,
  type Exchange,
  fact,
  followedBy,
  oneOf,
  open,
  optional,
  type Reply,
  reply,
} from "hubsmith/contract";
import type { Members, Pattern } from "hubsmith/contract";
import type { Url } from "hubsmith/contract";
import { given } from "./openai.contract.ts";

// Parameters with the task's names.
const SIMPLE: readonly string[] = [
  "temperature",
  "max_tokens",
  "top_p",
  "seed",
  "stop",
  "frequency_penalty",
  "presence_penalty",
  "tools",
  "tool_choice",
  "parallel_tool_calls",
  "reasoning_effort",
  "logprobs",
  "top_logprobs",
  "n",
  "logit_bias",
  "stream_options",
];
// Characters of two and of four bytes: a stream may be cut inside either.
export const TEXT = "The Paraná, the Orinoco and the Magdalena 🛶.";
const USAGE = { prompt_tokens: 14, completion_tokens: 11, total_tokens: 25 };
const about = { id: "chat-1", created: 1767225600, model: "sample" };

const chunk = (choices: Value, more: object = {}): Value =>
  ({ ...about, object: "chat.completion.chunk", choices, ...more }) as Value;

const delta = (is: object, finish: string | null = null): Value =>
  chunk([{ index: 0, delta: is, finish_reason: finish }] as Value);

// A completion, and the same as a stream with the usual end: an empty delta, then only usage.
const textReply = (
  content: string,
  more: Parameters<typeof reply.json>[1],
  also: ValueObject = {},
): Reply =>
  reply.json(
    {
      ...about,
      object: "chat.completion",
      choices: [
        { index: 0, message: { role: "assistant", content, ...also }, finish_reason: "stop" },
      ],
      usage: USAGE,
    },
    {
      shows: content,
      events: [
        delta({ role: "assistant", content: "" }),
        ...(Object.keys(also).length > 0 ? [delta(also)] : []),
        delta({ content: content.slice(0, 23) }),
        delta({ content: content.slice(23) }),
        delta({}, "stop"),
        chunk([], { usage: USAGE }),
        "[DONE]",
      ],
      ...more,
    },
  );

const chatReply = textReply(TEXT, {});

// Several responses to one request.
const SECOND = "The Magdalena; the Orinoco; the Paraná.";
const choicesReply: Reply = reply.json(
  {
    ...about,
    object: "chat.completion",
    choices: [TEXT, SECOND].map((content, index) => ({
      index,
      message: { role: "assistant", content },
      finish_reason: "stop",
    })),
    usage: USAGE,
  },
  { shows: TEXT, alsoShows: [SECOND], when: { n: 2 } },
);

export const RIVERS = ["Amazon", "Paraná"];
const TOOL_CALLS = RIVERS.map((river, index) => ({
  id: `call-${index + 1}`,
  type: "function",
  function: { name: "river_length", arguments: JSON.stringify({ river }) },
}));

// A model with tools may call several at once instead of returning text.
const toolReply: Reply = reply.json(
  {
    ...about,
    // LangChain.js replaces a message by another one with the same id.
    id: "chat-0",
    object: "chat.completion",
    choices: [
      {
        index: 0,
        message: {
          role: "assistant",
          content: null,
          tool_calls: TOOL_CALLS,
        },
        finish_reason: "tool_calls",
      },
    ],
    usage: USAGE,
  },
  { shows: "river_length", when: { tools: anything } },
);

// The message that called the functions, and a result for each in the same order.
const TOOL_RESULTS: readonly Pattern[] = [
  open({
    role: "assistant",
    content: optional(oneOf(null, "")),
    tool_calls: TOOL_CALLS.map(({ function: called, ...more }) => ({
      ...more,
      function: { ...called, description: optional(null) },
    })),
    // huggingface_hub also sends what is null.
    reasoning: optional(null),
    tool_call_id: optional(null),
  }),
  ...RIVERS.map((_, index) => ({
    role: "tool",
    tool_call_id: `call-${index + 1}`,
    content: anything,
  })),
];

// An object of a schema, as text.
export const RECORD = '{"name": "Amazon", "length_km": 6400}';
export const HAS_SCHEMA: Members = {
  response_format: open({ type: "json_schema", json_schema: anything }),
};
const schemaReply: Reply = textReply(RECORD, { shows: "Amazon", when: HAS_SCHEMA });

// A model that reasons says what it thought, under one of two names.
export const THOUGHT = "A leaf floats four kilometres an hour.";
const thoughtReplies: readonly Reply[] = ["reasoning_content", "reasoning"].map((name) =>
  textReply(
    TEXT,
    { alsoShows: [THOUGHT], when: { reasoning_effort: anything } },
    { [name]: THOUGHT },
  ),
);

// The schema that Pydantic makes of a class with the same members.
export function asPydantic(format: Value): Value {
  const { json_schema: given } = format as { readonly json_schema?: ValueObject };
  const { name, schema } = (given ?? {}) as { readonly name: string; readonly schema: ValueObject };
  if (given === undefined) return format;
  const title = (text: string): string =>
    text.replace(/(?:^|_)([a-z])/g, (found) => found.replace("_", " ").toUpperCase());
  const members = Object.entries(schema["properties"] as ValueObject);
  const properties = members.map(([key, member]) => [
    key,
    { title: title(key), ...(member as ValueObject) },
  ]);
  const id = title(name).replaceAll(" ", "");
  return {
    type: "json_schema",
    json_schema: {
      name: id,
      strict: true,
      schema: { ...schema, title: id, properties: Object.fromEntries(properties) as ValueObject },
    },
  };
}

// The schema that OpenAI's JavaScript SDK makes of an object of Zod with the same members.
export function asZod(format: Value): Value {
  const { json_schema: given, ...more } = format as ValueObject;
  const { name, schema } = (given ?? {}) as { readonly name: string; readonly schema: ValueObject };
  if (given === undefined) return format;
  const limits = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };
  const properties = Object.entries(schema["properties"] as ValueObject).map(([key, member]) => {
    const { type } = member as ValueObject;
    return [key, { ...(member as ValueObject), ...(type === "integer" ? limits : {}) }];
  });
  return {
    ...more,
    json_schema: {
      name,
      strict: true,
      schema: {
        $schema: "http://json-schema.org/draft-07/schema#",
        ...schema,
        properties: Object.fromEntries(properties) as ValueObject,
      },
    },
  };
}

/** How a service differs from OpenAI's chat API. @public */
export interface ChatDifferences {
  /** The format of a JSON schema. */
  schema?(format: Value): Value;
  /** Parameters that it does not support. */
  readonly without?: readonly string[];
  /** Fields with another format. */
  readonly own?: Members;
}

/**
 * Describes chats as OpenAI's API accepts them, with complete and streamed responses, tools, and several choices. Never
 * throws.
 * @param post - The URLs that accept the request.
 * @param model - The expected `model` of the body. Default: the provider's own id.
 * @param differences - Parameters that the service does not support, and fields with another format.
 * @returns The exchange, for `takes`.
 * @see https://platform.openai.com/docs/api-reference/chat
 * @example
 * ```ts
 * import { takes, url } from "hubsmith/contract";
 * import { chatExchange } from "hubsmith/providers/contract";
 * import { conversational } from "hubsmith/tasks";
 *
 * const post = [url("https://api.press.example/v1/chat/completions")];
 * takes(conversational, chatExchange(post)).task.id; // → "conversational"
 * ```
 * @public
 */
export function chatExchange(
  post: readonly Url[],
  model: Pattern = fact.providerId,
  { schema, without = [], own = {} }: ChatDifferences = {},
): Exchange {
  const members: Members = {
    model,
    messages: fact.input(),
    ...given(...SIMPLE.filter((name) => !without.includes(name))),
    response_format: oneOf(
      ...[(value: Value) => value, asPydantic, asZod, ...(schema ? [schema] : [])].map((convert) =>
        fact.parameter("response_format", { convert }),
      ),
    ),
    ...own,
  };
  const messages = followedBy(fact.input(), ...TOOL_RESULTS);
  return {
    post,
    json: open(members),
    replies: [chatReply],
    also: [choicesReply, toolReply, schemaReply, ...thoughtReplies],
    next: { post, json: open({ ...members, messages }), replies: [chatReply] },
  };
}
