// The chat form of OpenAI, which most services speak: one request, one answer or a stream of pieces.
import { type Contract, on, type SampleAnswer, type Served } from "hubsmith";
import { chatBody, chatReading } from "../../tasks/shared/chat-form.ts";
import { conversational } from "../../tasks/text-generation/task.ts";

// Letters of two and of four bytes: a stream may be cut inside either.
const TEXT = "The capital of France is Paris, voilà 🗼.";
const chunk = (choices: readonly object[], rest: object = {}): object => ({
  id: "chat-1",
  object: "chat.completion.chunk",
  created: 1767225600,
  model: "sample",
  choices,
  ...rest,
});
const USAGE = { prompt_tokens: 14, completion_tokens: 8, total_tokens: 22 };

/** A completion, and the same as a stream that ends as services end theirs: an empty delta, then usage alone. */
export const chatAnswer: SampleAnswer = {
  json: {
    id: "chat-1",
    object: "chat.completion",
    created: 1767225600,
    model: "sample",
    choices: [{ index: 0, message: { role: "assistant", content: TEXT }, finish_reason: "stop" }],
    usage: USAGE,
  },
  events: [
    chunk([{ index: 0, delta: { role: "assistant", content: "" }, finish_reason: null }]),
    chunk([{ index: 0, delta: { content: "The capital of France" }, finish_reason: null }]),
    chunk([{ index: 0, delta: { content: " is Paris, voilà 🗼." }, finish_reason: null }]),
    chunk([{ index: 0, delta: {}, finish_reason: "stop" }]),
    chunk([], { usage: USAGE }),
  ] as SampleAnswer extends { readonly events?: infer E } ? NonNullable<E> : never,
  shows: TEXT,
};

/** What a service of this form takes. */
export function chatContract(
  routes: readonly string[],
  more: Partial<Contract> & { readonly model?: string } = {},
): Contract {
  const { model = "{model}", ...rest } = more;
  return {
    routes,
    authorization: "Bearer {token}",
    body: { model, messages: "{inputs}", "...": "{any}" },
    answers: [chatAnswer],
    ...rest,
  };
}

/** Serves chats at a path below the provider's URL, which `url` spells out for the contract. */
export function chat(url: string, path = "v1/chat/completions"): Served {
  return on(conversational, {
    request: (ask) => ({ path, json: chatBody(ask) }),
    answer: chatReading,
    contract: [chatContract([`POST ${url}`])],
  });
}
