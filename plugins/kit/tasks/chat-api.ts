// OpenAI's chat API, which the router and most services use.
import { type Answer, answer, type RequestContext } from "hubsmith";
import type { Value, ValueObject } from "hubsmith/code";

/** The body of a chat. */
export function chatBody({ providerId, inputs, parameters }: RequestContext<Value>): ValueObject {
  return { model: providerId, messages: inputs, ...parameters };
}

/** How a chat's response is read: the message, or the streamed tokens. */
export function chatAnswer(streaming: boolean): Answer {
  return streaming ? answer.stream() : answer.json("choices.0.message.content", "string");
}
