// OpenAI's chat API, in which the router and most services take chats and answer them.
import { type Answer, answer, type Ask } from "hubsmith";
import type { Value, ValueObject } from "hubsmith/code";

/** The body of a chat. */
export function chatBody({ providerId, inputs, parameters }: Ask<Value>): ValueObject {
  return { model: providerId, messages: inputs, ...parameters };
}

// A model that wants a tool to be called writes nothing.
const REPLY = ["choices.0.message.content", "choices.0.message.tool_calls"];
const TOOL_CALLS = [{ function: { name: "string", arguments: "string" } }] as const;

/** How a chat's answer is read: the message, or its pieces as they come. */
export function chatReading(streaming: boolean): Answer {
  return streaming ? answer.stream() : answer.json(REPLY, "string", TOOL_CALLS);
}
