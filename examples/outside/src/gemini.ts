// A wire format that the hub does not know, in one file: Gemini's generateContent, and the provider that has it.
import {
  absent,
  type Absence,
  answer,
  defineProvider,
  defineTask,
  type RequestContext,
  serves,
} from "hubsmith";
import type { Value, ValueObject } from "hubsmith/code";
import { conversational, wireParts } from "hubsmith/tasks";

interface Message {
  readonly role: string;
  readonly content: Value;
}

const isSystem = ({ role }: Message): boolean => role === "system";
const partsOf = ({ content }: Message): Value => [{ text: content }];

/** Chats as Gemini's API has them: contents with parts. */
export const generateContent = defineTask({
  ...wireParts("temperature", "max_tokens", "top_p", "stop"),
  id: "generate-content",
  label: "generateContent",
  inputs: "json",
  output: "json",
  // Another method streams, which this example leaves out.
  streams: false,
});

function body({ inputs, parameters }: RequestContext<Value>): ValueObject | Absence {
  const messages = inputs as unknown as readonly Message[];
  if (!Array.isArray(inputs) || !messages.every(({ content }) => typeof content === "string"))
    return absent({
      code: "wrong-inputs",
      reason: "This example takes texts only.",
      fix: "Pass messages with texts.",
    });
  const [system] = messages.filter(isSystem);
  return {
    ...(system === undefined ? {} : { systemInstruction: { parts: partsOf(system) } }),
    contents: messages
      .filter((message) => !isSystem(message))
      .map((message) => ({
        role: message.role === "assistant" ? "model" : "user",
        parts: partsOf(message),
      })),
    ...(Object.keys(parameters).length === 0 ? {} : { generationConfig: parameters }),
  };
}

/** Google's API. Its only wire format is the usual one. */
export default defineProvider({
  id: "google",
  label: "Google",
  baseUrl: "https://generativelanguage.googleapis.com",
  auth: { header: "x-goog-api-key" },
  role: "direct",
  providerIdOf: ({ id }) => (id.startsWith("google/") ? id.slice("google/".length) : undefined),
  tasks: [
    serves(generateContent, {
      parameters: {
        max_tokens: "maxOutputTokens",
        top_p: "topP",
        stop: { name: "stopSequences", convert: (stop) => [stop].flat() },
      },
      acceptsUnknown: { but: Object.keys(conversational.parameters) },
      request: (context) => {
        const json = body(context);
        if ("reason" in json) return json as Absence;
        const path = `v1beta/models/${context.providerId}:generateContent`;
        return { path, json: json as ValueObject };
      },
      // What a model thinks comes before its text.
      answer: answer.json("candidates.0.content.parts.-1.text", "string"),
    }),
  ],
});
