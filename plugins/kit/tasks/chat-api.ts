// OpenAI's chat API, which the router and most services use.
import { type Answer, answer, type RequestContext } from "hubsmith";
import type { StreamOptions, TextStream } from "#core/http/response";
import type { Value, ValueObject } from "hubsmith/code";

/** The body of a chat. */
export const chatBody = ({
  providerId,
  inputs,
  parameters,
}: RequestContext<Value>): ValueObject => ({ model: providerId, messages: inputs, ...parameters });

/** How a chat is streamed. */
export const CHAT_STREAM: StreamOptions = {
  format: "sse",
  at: "choices.0.delta.content",
  done: "[DONE]",
};

const CHAT_MESSAGE = "choices.0.message.content";

/** Is this OpenAI's chat stream? All its events except errors have `choices`. */
export const isChatStream = ({ format, path }: TextStream): boolean =>
  format === CHAT_STREAM.format && path.join(".") === CHAT_STREAM.at;

/** Does this read a chat's response as OpenAI's API sends it? */
export const isChatAnswer = (given: Answer): boolean =>
  given.kind === "stream"
    ? isChatStream(given)
    : given.kind === "json" && given.at.some((path) => path.join(".") === CHAT_MESSAGE);

/** How a chat's response is read: the message, or the streamed tokens. */
export const chatAnswer = (streaming: boolean): Answer =>
  streaming ? answer.stream(CHAT_STREAM) : answer.json(CHAT_MESSAGE, "string");
