// What most contracts of the built-in providers say: their key, their errors, and chats at one URL.
import {
  type Contract,
  defineContract,
  type Exchange,
  openAiErrors,
  reply,
  takes,
  url,
} from "hubsmith/contract";
import type { Members, Url } from "hubsmith/contract";
import { published } from "../../proofs/published.gen.ts";
import conversational from "../../tasks/conversational.ts";
import messages from "../../tasks/messages.ts";
import responses from "../../tasks/responses.ts";
import { type ChatDifferences, chatExchange } from "./chat.contract.ts";
import { messagesExchange, responsesExchange } from "./wires.contract.ts";

const SOURCES: Readonly<Record<string, NonNullable<Contract["sources"]>>> = published;

type Takes = Contract["tasks"][number];

/** The contract of a built-in provider. By default its key is a bearer token, and its errors are those of OpenAI. */
export function builtIn(
  provider: string,
  more: Pick<Contract, "tasks"> & Partial<Contract>,
): Contract {
  const sources = SOURCES[provider];
  return defineContract({
    provider,
    ...(sources === undefined ? {} : { sources }),
    key: { header: "Authorization", scheme: "Bearer" },
    errors: openAiErrors,
    ...more,
  });
}

const postsTo = (post: string | readonly Url[]): readonly Url[] =>
  typeof post === "string" ? [url(post)] : post;

/** Chats in OpenAI's format, of a model with the provider's own id. */
export const chatsAt = (post: string | readonly Url[], differences?: ChatDifferences): Takes =>
  takes(conversational, chatExchange(postsTo(post), undefined, differences));

/** Chats in the format of OpenAI's Responses API. */
export const responsesAt = (post: string, own?: Members): Takes =>
  takes(responses, responsesExchange(postsTo(post), undefined, own));

/** A file at a URL that a response has, which must not get the key. */
export const fileAt = (at: string, base64: string, type: string): Exchange => ({
  get: [url(at)],
  secret: "none",
  replies: [reply.file(base64, type)],
});

/** Chats in the format of Anthropic's Messages API. */
export const messagesAt = (post: string): Takes => takes(messages, messagesExchange(postsTo(post)));
