// Requests and responses of OpenAI's Responses API and Anthropic's Messages API, complete or streamed.
import type { Value, ValueObject } from "hubsmith/code";
import {
  anything,
  type Exchange,
  fact,
  oneOf,
  open,
  optional,
  type Pattern,
  type Url,
} from "hubsmith/contract";
import type { Members } from "hubsmith/contract";
import { asPydantic, asZod } from "./chat.contract.ts";
import { given } from "./openai.contract.ts";
import { answersIn, callId, CALLS, THOUGHT } from "./turns.contract.ts";

type Json = { readonly [name: string]: Json } & ValueObject;
const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? (value as Json[]) : []);

const functionOf = (tool: Json): Json => tool["function"]!;

// --- Responses ---

const RESPONSES = answersIn("responses", { thought: THOUGHT, isInside: true });

// What follows in the input: the calls, and a result for each in the same order.
const RESPONSE_RESULTS: readonly Pattern[] = [
  ...CALLS.map(([name, given], at) =>
    open({
      type: "function_call",
      call_id: callId(at),
      name,
      arguments: given,
      id: optional(anything),
      status: optional(anything),
    }),
  ),
  ...CALLS.map((_, at) => ({
    type: "function_call_output",
    call_id: callId(at),
    output: anything,
  })),
];

function itemsOf(messages: Value): readonly Pattern[] {
  return list(messages).flatMap((message): readonly Pattern[] => {
    const { role, content } = message;
    if ((role as unknown) === "tool")
      return [
        { type: "function_call_output", call_id: message["tool_call_id"]!, output: content! },
      ];
    const calls = list(message["tool_calls"]).map((call) => ({
      type: "function_call",
      call_id: call["id"]!,
      ...functionOf(call),
    }));
    if (calls.length > 0) return calls;
    if (typeof content === "string") return [{ role: role!, content }];
    const parts = list(content).map((one) =>
      "text" in one
        ? { type: "input_text", text: one["text"]! }
        : { type: "input_image", image_url: one["image_url"]!["url"]! },
    );
    return [{ role: role!, content: parts }];
  });
}

function flat(format: Value): Value {
  const { json_schema: schema, ...more } = format as Json;
  return { ...more, ...(schema as ValueObject | undefined) };
}

// A string alone may be sent without its message.
function inputOf(messages: Value): Pattern {
  const [first, ...others] = list(messages);
  const { content } = first ?? {};
  const items = itemsOf(messages);
  return others.length === 0 && typeof content === "string" ? oneOf(content, items) : items;
}

/**
 * Describes chats as OpenAI's Responses API accepts them, with complete and streamed responses, and tools. Never throws.
 * @param post - The URLs that accept the request.
 * @param model - The expected `model` of the body. Default: the provider's own id.
 * @param own - Other members that a request must have.
 * @returns The exchange, for `takes`.
 * @see https://platform.openai.com/docs/api-reference/responses
 * @example
 * ```ts
 * import { takes, url } from "hubsmith/contract";
 * import { responsesExchange } from "hubsmith/providers/contract";
 * import { responses } from "hubsmith/tasks";
 *
 * const post = [url("https://api.press.example/v1/responses")];
 * takes(responses, responsesExchange(post)).task.id; // → "responses"
 * ```
 * @public
 */
export function responsesExchange(
  post: readonly Url[],
  model: Pattern = fact.providerId,
  own: Members = {},
): Exchange {
  const members: Members = {
    model,
    input: fact.made(inputOf),
    ...given("temperature", "top_p", "parallel_tool_calls", "top_logprobs"),
    max_output_tokens: fact.parameter("max_tokens"),
    tools: fact.parameter("tools", {
      convert: (tools) => list(tools).map((tool) => ({ type: "function", ...functionOf(tool) })),
    }),
    tool_choice: fact.parameter("tool_choice"),
    text: optional({
      format: oneOf(
        fact.parameter("response_format", { convert: flat }),
        fact.parameter("response_format", { convert: (format) => flat(asPydantic(format)) }),
        fact.parameter("response_format", { convert: (format) => flat(asZod(format)) }),
      ),
    }),
    reasoning: optional({ effort: fact.parameter("reasoning_effort") }),
    ...own,
  };
  const next = fact.made((messages) => [...itemsOf(messages), ...RESPONSE_RESULTS]);
  return {
    post,
    json: open(members),
    ...RESPONSES,
    next: { post, json: open({ ...members, input: next }), replies: RESPONSES.replies },
  };
}

// --- Messages ---

const MESSAGES = answersIn("messages", { thought: THOUGHT });

function asOutputFormat(format: Value): Value {
  const { type, json_schema: named } = format as Json;
  return { type: type as Value, schema: (named as ValueObject)["schema"]! };
}

// What follows: the message with the calls, and one message with all results.
const MESSAGE_RESULTS: readonly Pattern[] = [
  {
    role: "assistant",
    content: CALLS.map(([name, given], at) =>
      open({ type: "tool_use", id: callId(at), name, input: JSON.parse(given) as Value }),
    ),
  },
  {
    role: "user",
    content: CALLS.map((_, at) => ({
      type: "tool_result",
      tool_use_id: callId(at),
      content: anything,
    })),
  },
];

const isSystem = ({ role }: Json): boolean => (role as unknown) === "system";

function turnOf(turn: Json): Pattern {
  const { role, content } = turn;
  if ((role as unknown) === "tool")
    return {
      role: "user",
      content: [{ type: "tool_result", tool_use_id: turn["tool_call_id"]!, content: content! }],
    };
  const uses = list(turn["tool_calls"]).map((call) => ({
    type: "tool_use",
    id: call["id"]!,
    name: functionOf(call)["name"]!,
    input: JSON.parse(functionOf(call)["arguments"] as string) as Value,
  }));
  if (uses.length > 0) return { role: role!, content: uses };
  if (typeof content === "string") return { role: role!, content };
  const blocks = list(content).map((one) =>
    "text" in one ? { type: "text", text: one["text"]! } : imageOf(one["image_url"]!["url"]),
  );
  return { role: role!, content: blocks };
}

function imageOf(url: unknown): Pattern {
  const [, type, data] = /^data:(.*?);base64,(.*)$/s.exec(String(url)) ?? [];
  return type === undefined
    ? { type: "image", source: { type: "url", url: String(url) } }
    : { type: "image", source: { type: "base64", media_type: type, data: data! } };
}

/**
 * Describes chats as Anthropic's Messages API accepts them, with complete and streamed responses, and tools. Never
 * throws.
 * @param post - The URLs that accept the request.
 * @param model - The expected `model` of the body. Default: the provider's own id.
 * @returns The exchange, for `takes`.
 * @see https://platform.claude.com/docs/en/api/messages
 * @example
 * ```ts
 * import { takes, url } from "hubsmith/contract";
 * import { messagesExchange } from "hubsmith/providers/contract";
 * import { messages } from "hubsmith/tasks";
 *
 * const post = [url("https://api.press.example/v1/messages")];
 * takes(messages, messagesExchange(post)).task.id; // → "messages"
 * ```
 * @public
 */
export function messagesExchange(post: readonly Url[], model: Pattern = fact.providerId): Exchange {
  const turns = (all: Value): readonly Pattern[] =>
    list(all)
      .filter((turn) => !isSystem(turn))
      .map(turnOf);
  const members: Members = {
    model,
    // Required, so that a default is sent.
    max_tokens: fact.parameter("max_tokens", { otherwise: 1024 }),
    system: optional(
      fact.made((all) =>
        list(all)
          .filter(isSystem)
          .map(({ content }) => content as string)
          .join("\n\n"),
      ),
    ),
    messages: fact.made(turns),
    ...given("temperature", "top_p"),
    stop_sequences: fact.parameter("stop", { convert: (stop) => [stop].flat() }),
    tools: fact.parameter("tools", {
      convert: (tools) =>
        list(tools).map((tool) => {
          const { parameters = { type: "object" }, ...more } = functionOf(tool);
          return { ...more, input_schema: parameters as Value };
        }),
    }),
    tool_choice: fact.parameter("tool_choice", {
      convert: (choice) => ({ type: choice === "required" ? "any" : choice }),
    }),
    output_config: optional({
      effort: fact.parameter("reasoning_effort"),
      format: fact.parameter("response_format", { convert: asOutputFormat }),
    }),
  };
  // The newest SDKs send a later one.
  const headers = { "anthropic-version": ["2023-06-01", "2026-10-21"] };
  const next = fact.made((all) => [...turns(all), ...MESSAGE_RESULTS]);
  return {
    post,
    headers,
    json: open(members),
    ...MESSAGES,
    next: {
      post,
      headers,
      json: open({ ...members, messages: next }),
      replies: MESSAGES.replies,
    },
  };
}
