// The form in which chats are sent and answered, by the router as by most services: OpenAI's.
import { type Answer, answer, type Ask } from "hubsmith";
import type { Value, ValueObject } from "hubsmith/code";

/** The body of a chat. */
export function chatBody({ model, inputs, parameters }: Ask<Value>): ValueObject {
  return { model, messages: inputs, ...parameters };
}

/** How a chat's answer is read: the message, or its pieces as they come. */
export function chatReading(streaming: boolean): Answer {
  return streaming ? answer.stream() : answer.json("choices.0.message.content");
}
