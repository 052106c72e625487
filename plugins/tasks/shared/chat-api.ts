// OpenAI's chat API, in which the router and most services take chats and answer them.
import { type Answer, answer, type RequestContext } from "hubsmith";
import type { Value, ValueObject } from "hubsmith/code";

/** The body of a chat. */
export function chatBody({ providerId, inputs, parameters }: RequestContext<Value>): ValueObject {
  return { model: providerId, messages: inputs, ...parameters };
}

/** How a chat's answer is read: the message, or its pieces as they come. */
export function chatReading(streaming: boolean): Answer {
  return streaming ? answer.stream() : answer.json("choices.0.message.content", "string");
}
