// The messages of a chat, for wire formats that have others.
import { absent, type Absence } from "hubsmith";
import type { Value, ValueObject } from "hubsmith/code";

/** A message of a chat, as OpenAI's chat API has it. */
export interface Message {
  readonly role: string;
  readonly content: Value;
  /** The functions that the model calls. */
  readonly calls: readonly FunctionCall[];
  /** The call whose result this is. */
  readonly callId: Value;
}

/** A call of a function. */
export interface FunctionCall {
  readonly id: Value;
  readonly name: Value;
  /** JSON as a string. */
  readonly arguments: Value;
}

/** A function that a model may call. */
export interface FunctionTool {
  readonly name: Value;
  readonly description?: Value;
  readonly parameters?: Value;
}

/** The messages in the inputs of a chat, or why a wire format cannot send them. */
export function messagesIn(inputs: Value, wire: string): readonly Message[] | Absence {
  const messages = listIn(inputs).map(objectIn);
  const isWhole = messages.length > 0 && messages.every(({ role }) => typeof role === "string");
  if (!isWhole)
    return absent({
      code: "wrong-inputs",
      reason: `${wire} needs messages with a role and content.`,
      fix: 'Pass messages, such as [{"role": "user", "content": "Hello"}].',
    });
  const parts = messages.flatMap(({ content = null }) => listIn(content).map(objectIn));
  const odd = parts.find(({ type, text }) =>
    type === "text" ? typeof text !== "string" : type !== "image_url",
  );
  if (odd !== undefined)
    return absent({
      code: "wrong-inputs",
      reason: `${wire} takes texts and images, not ${JSON.stringify(odd["type"] === "text" ? odd : (odd["type"] ?? null))}.`,
      fix: "Use chat completions, or remove it.",
    });
  return messages.map(
    ({ role, content = null, tool_calls: calls = [], tool_call_id: id = null }) => ({
      role: role as string,
      content,
      calls: listIn(calls).map((call) => {
        const { id: callId = null, function: called = {} } = objectIn(call);
        const { name = null, arguments: given = "{}" } = objectIn(called);
        return { id: callId, name, arguments: given };
      }),
      callId: id,
    }),
  );
}

/** The content of a message as parts: texts, and images by their URL. */
export const partsOf = (content: Value): readonly ({ text: string } | { url: Value })[] =>
  typeof content === "string"
    ? [{ text: content }]
    : listIn(content).map((part) => {
        const { text, image_url: image = null } = objectIn(part);
        return typeof text === "string" ? { text } : { url: objectIn(image)["url"] ?? null };
      });

/** The functions in the parameter `tools`. */
export const functionsIn = (tools: Value): readonly FunctionTool[] =>
  listIn(tools).map((tool) => {
    const { name = null, ...more } = objectIn(objectIn(tool)["function"] ?? null);
    return { name, ...more };
  });

/** A list; empty if it is something else. */
export const listIn = (value: Value): readonly Value[] => (Array.isArray(value) ? value : []);

/** An object; empty if it is something else. */
export const objectIn = (value: Value): ValueObject =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as ValueObject)
    : {};
