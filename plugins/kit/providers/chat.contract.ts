// Requests and responses of OpenAI's chat API, complete or streamed.
import type { Value } from "hubsmith/code";
import { type Exchange, fact, oneOf, open, type Reply, reply } from "hubsmith/contract";
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
const TEXT = "The Paraná, the Orinoco and the Magdalena 🛶.";
const USAGE = { prompt_tokens: 14, completion_tokens: 11, total_tokens: 25 };
const about = { id: "chat-1", created: 1767225600, model: "sample" };

const chunk = (choices: Value, more: object = {}): Value =>
  ({ ...about, object: "chat.completion.chunk", choices, ...more }) as Value;

const delta = (is: object, finish: string | null = null): Value =>
  chunk([{ index: 0, delta: is, finish_reason: finish }] as Value);

// A completion, and the same as a stream with the usual end: an empty delta, then only usage.
const chatReply: Reply = reply.json(
  {
    ...about,
    object: "chat.completion",
    choices: [{ index: 0, message: { role: "assistant", content: TEXT }, finish_reason: "stop" }],
    usage: USAGE,
  },
  {
    shows: TEXT,
    events: [
      delta({ role: "assistant", content: "" }),
      delta({ content: "The Paraná, the Orinoco" }),
      delta({ content: " and the Magdalena 🛶." }),
      delta({}, "stop"),
      chunk([], { usage: USAGE }),
      "[DONE]",
    ],
  },
);

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

// A model with tools may call one instead of returning text.
const toolReply: Reply = reply.json(
  {
    ...about,
    object: "chat.completion",
    choices: [
      {
        index: 0,
        message: {
          role: "assistant",
          content: null,
          tool_calls: [
            {
              id: "call-1",
              type: "function",
              function: { name: "get_weather", arguments: '{"city":"Belém"}' },
            },
          ],
        },
        finish_reason: "tool_calls",
      },
    ],
    usage: USAGE,
  },
  { shows: "get_weather" },
);

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
  const format = fact.parameter("response_format");
  const members: Members = {
    model,
    messages: fact.input(),
    ...given(...SIMPLE.filter((name) => !without.includes(name))),
    response_format: schema
      ? oneOf(format, fact.parameter("response_format", { convert: schema }))
      : format,
    ...own,
  };
  return { post, json: open(members), replies: [chatReply], also: [toolReply, choicesReply] };
}
