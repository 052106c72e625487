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
  type Reply,
  reply,
  type Url,
} from "hubsmith/contract";
import type { Members } from "hubsmith/contract";
import { asPydantic, asZod, HAS_SCHEMA, RECORD, RIVERS, TEXT, THOUGHT } from "./chat.contract.ts";
import { given } from "./openai.contract.ts";

type Json = { readonly [name: string]: Json } & ValueObject;
const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? (value as Json[]) : []);

const functionOf = (tool: Json): Json => tool["function"]!;
const ERROR = { code: "server_error", message: "It cannot be done this time (sample)." };

// --- Responses ---

const THOUGHTS = {
  id: "rs-1",
  type: "reasoning",
  summary: [],
  content: [{ type: "reasoning_text", text: THOUGHT }],
};

const said = (text: string): Value => ({
  id: "msg-1",
  type: "message",
  status: "completed",
  role: "assistant",
  content: [{ type: "output_text", text, annotations: [] }],
});

const response = (output: readonly Value[], status = "completed"): ValueObject => ({
  id: "resp-1",
  object: "response",
  created_at: 1767225600,
  status,
  model: "sample",
  output,
  error: null,
  incomplete_details: null,
  instructions: null,
  metadata: {},
  parallel_tool_calls: true,
  temperature: 1,
  tool_choice: "auto",
  tools: [],
  top_p: 1,
  usage:
    status === "completed"
      ? {
          input_tokens: 14,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens: 11,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: 25,
        }
      : null,
});

const numbered = (events: readonly ValueObject[]): readonly Value[] =>
  events.map((event, at) => ({ ...event, sequence_number: at }));

const inText = { item_id: "msg-1", output_index: 1, content_index: 0 };
const part = (text: string): ValueObject => ({ type: "output_text", text, annotations: [] });
const textDelta = (delta: string): ValueObject => ({
  type: "response.output_text.delta",
  ...inText,
  delta,
  logprobs: [],
});

// Cut inside a word, with a thought between the parts: a program that prints both breaks the text.
const responseOf = (
  text: string,
  more: Parameters<typeof reply.json>[1] = { shows: text },
): Reply =>
  reply.json(response([THOUGHTS, said(text)]), {
    failure: { type: "error", sequence_number: 9, param: null, ...ERROR },
    events: numbered([
      { type: "response.created", response: response([], "in_progress") },
      { type: "response.output_item.added", output_index: 0, item: { ...THOUGHTS, content: [] } },
      {
        type: "response.output_item.added",
        output_index: 1,
        item: { ...(said(text) as ValueObject), status: "in_progress", content: [] },
      },
      { type: "response.content_part.added", ...inText, part: part("") },
      textDelta(text.slice(0, 23)),
      {
        type: "response.reasoning_text.delta",
        item_id: "rs-1",
        output_index: 0,
        content_index: 0,
        delta: THOUGHT,
      },
      textDelta(text.slice(23)),
      { type: "response.output_text.done", ...inText, text, logprobs: [] },
      { type: "response.content_part.done", ...inText, part: part(text) },
      { type: "response.output_item.done", output_index: 1, item: said(text) },
      { type: "response.completed", response: response([THOUGHTS, said(text)]) },
    ]),
    ...more,
  });

const responseReply = responseOf(TEXT);
const recordResponse = responseOf(RECORD, { shows: "Amazon", when: HAS_SCHEMA });
const thinkingResponse = responseOf(TEXT, {
  shows: TEXT,
  alsoShows: [THOUGHT],
  when: { reasoning_effort: anything },
});

const callItem = (river: string, at: number): ValueObject => ({
  id: `fc-${at + 1}`,
  type: "function_call",
  status: "completed",
  call_id: `call-${at + 1}`,
  name: "river_length",
  arguments: JSON.stringify({ river }),
});

const callingResponse: Reply = reply.json(response(RIVERS.map(callItem)), {
  shows: "river_length",
  when: { tools: anything },
});

// What follows in the input: the calls, and a result for each in the same order.
const RESPONSE_RESULTS: readonly Pattern[] = [
  ...RIVERS.map((river, at) => {
    const { id: _, status: __, ...item } = callItem(river, at);
    return open({ ...item, id: optional(anything), status: optional(anything) });
  }),
  ...RIVERS.map((_, at) => ({
    type: "function_call_output",
    call_id: `call-${at + 1}`,
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
    replies: [responseReply],
    also: [callingResponse, recordResponse, thinkingResponse],
    next: { post, json: open({ ...members, input: next }), replies: [responseReply] },
  };
}

// --- Messages ---

const message = (content: readonly Value[], stop = "end_turn"): ValueObject => ({
  id: "msg-1",
  type: "message",
  role: "assistant",
  model: "sample",
  content,
  stop_reason: stop,
  stop_sequence: null,
  usage: { input_tokens: 14, output_tokens: 11 },
});

const THINKING = { type: "thinking", thinking: THOUGHT, signature: "sample" };
const blockDelta = (index: number, delta: ValueObject): ValueObject => ({
  type: "content_block_delta",
  index,
  delta,
});

const messageStream = (text: string): Partial<Extract<Reply, { readonly json: Value }>> => ({
  failure: { type: "error", error: { type: "api_error", message: ERROR.message } },
  events: [
    {
      type: "message_start",
      message: {
        ...message([]),
        stop_reason: null,
        usage: { input_tokens: 14, output_tokens: 1 },
      },
    },
    {
      type: "content_block_start",
      index: 0,
      content_block: { type: "thinking", thinking: "", signature: "" },
    },
    { type: "ping" },
    blockDelta(0, { type: "thinking_delta", thinking: THOUGHT }),
    { type: "content_block_stop", index: 0 },
    { type: "content_block_start", index: 1, content_block: { type: "text", text: "" } },
    blockDelta(1, { type: "text_delta", text: text.slice(0, 23) }),
    { type: "ping" },
    blockDelta(1, { type: "text_delta", text: text.slice(23) }),
    { type: "content_block_stop", index: 1 },
    {
      type: "message_delta",
      delta: { stop_reason: "end_turn", stop_sequence: null },
      usage: { output_tokens: 11 },
    },
    { type: "message_stop" },
  ],
});

const thoughtfulMessage = message([THINKING, { type: "text", text: TEXT }]);
const messageReply: Reply = reply.json(thoughtfulMessage, { shows: TEXT, ...messageStream(TEXT) });

const thinkingMessage: Reply = reply.json(thoughtfulMessage, {
  shows: TEXT,
  alsoShows: [THOUGHT],
  when: { reasoning_effort: anything },
  ...messageStream(TEXT),
});

const recordMessage: Reply = reply.json(message([THINKING, { type: "text", text: RECORD }]), {
  shows: RECORD,
  when: HAS_SCHEMA,
  ...messageStream(RECORD),
});

function asOutputFormat(format: Value): Value {
  const { type, json_schema: named } = format as Json;
  return { type: type as Value, schema: (named as ValueObject)["schema"]! };
}

const useOf = (river: string, at: number): ValueObject => ({
  type: "tool_use",
  id: `call-${at + 1}`,
  name: "river_length",
  input: { river },
});

const callingMessage: Reply = reply.json(message(RIVERS.map(useOf), "tool_use"), {
  shows: "river_length",
  when: { tools: anything },
});

// What follows: the message with the calls, and one message with all results.
const MESSAGE_RESULTS: readonly Pattern[] = [
  { role: "assistant", content: RIVERS.map((river, at) => open(useOf(river, at))) },
  {
    role: "user",
    content: RIVERS.map((_, at) => ({
      type: "tool_result",
      tool_use_id: `call-${at + 1}`,
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
    replies: [messageReply],
    also: [callingMessage, recordMessage, thinkingMessage],
    next: { post, headers, json: open({ ...members, messages: next }), replies: [messageReply] },
  };
}
