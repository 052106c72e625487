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
import { answersIn, callId, CALLS, TEXT, THOUGHT, WIRES } from "./turns.contract.ts";

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
const { replies, also } = answersIn("conversational", {}, [
  { thought: THOUGHT },
  { thought: THOUGHT, isElsewhere: true },
]);

// Several responses to one request.
const SECOND = "The Magdalena; the Orinoco; the Paraná.";
const choicesReply: Reply = reply.json(
  {
    ...WIRES.conversational.whole({}),
    choices: [TEXT, SECOND].map((content, index) => ({
      index,
      message: { role: "assistant", content },
      finish_reason: "stop",
    })),
  },
  { shows: TEXT, alsoShows: [SECOND], when: { n: 2 } },
);

// The message that called the functions, and a result for each in the same order.
const TOOL_RESULTS: readonly Pattern[] = [
  open({
    role: "assistant",
    content: optional(oneOf(null, "")),
    refusal: optional(null),
    tool_calls: CALLS.map(([name, given], at) => ({
      id: callId(at),
      type: "function",
      function: { name, arguments: given, description: optional(null) },
    })),
    // huggingface_hub also sends what is null.
    reasoning: optional(null),
    tool_call_id: optional(null),
  }),
  ...CALLS.map((_, at) => ({ role: "tool", tool_call_id: callId(at), content: anything })),
];

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
    replies,
    also: [choicesReply, ...also],
    next: { post, json: open({ ...members, messages }), replies },
  };
}
