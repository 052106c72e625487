// What a service takes that speaks OpenAI's chat API, and what it replies: at once, or in pieces.
import type { Value } from "hubsmith/code";
import {
  type Exchange,
  fact,
  oneOf,
  open,
  type Pattern,
  type Reply,
  reply,
  type Url,
} from "hubsmith/contract";
import { given } from "./openai.contract.ts";

// Letters of two and of four bytes: a stream may be cut inside either.
const TEXT = "The Paraná, the Orinoco and the Magdalena 🛶.";
const USAGE = { prompt_tokens: 14, completion_tokens: 11, total_tokens: 25 };
const about = { id: "chat-1", created: 1767225600, model: "sample" };

const chunk = (choices: Value, more: object = {}): Value =>
  ({ ...about, object: "chat.completion.chunk", choices, ...more }) as Value;

const delta = (is: object, finish: string | null = null): Value =>
  chunk([{ index: 0, delta: is, finish_reason: finish }] as Value);

// A completion, and the same as a stream that ends as services end theirs: an empty delta, then usage alone.
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
    ],
  },
);

/** Chats that are posted to one of these URLs; `schema` is how a service wants a JSON schema, where it has a way of its own. */
export function chatExchange(
  post: readonly Url[],
  model: Pattern = fact.providerId,
  schema?: (format: Value) => Value,
): Exchange {
  const format = fact.parameter("response_format");
  return {
    post,
    json: open({
      model,
      messages: fact.input(),
      ...given("temperature", "max_tokens", "top_p", "seed", "stop"),
      ...given("frequency_penalty", "presence_penalty", "tools", "tool_choice"),
      response_format: schema
        ? oneOf(format, fact.parameter("response_format", { convert: schema }))
        : format,
    }),
    replies: [chatReply],
  };
}
