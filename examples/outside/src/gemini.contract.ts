// What Gemini's API takes and replies: https://ai.google.dev/api/generate-content.
import {
  defineContract,
  errorsOf,
  fact,
  open,
  optional,
  reply,
  takes,
  url,
} from "hubsmith/contract";
import { generateContent } from "./gemini.ts";

interface Message {
  readonly role: string;
  readonly content: string;
}

const TEXT = "The Amazon, the Orinoco and the Paraná.";
const MODELS = "https://generativelanguage.googleapis.com/v1beta/models/";

export default defineContract({
  provider: "google",
  key: { header: "x-goog-api-key" },
  errors: errorsOf((message, code) => ({ error: { code, message, status: "INVALID_ARGUMENT" } })),
  tasks: [
    takes(generateContent, {
      post: [url(MODELS, fact.providerId, ":generateContent")],
      json: {
        contents: fact.made((messages) =>
          (messages as unknown as readonly Message[]).map(({ role, content }) => ({
            role: role === "assistant" ? "model" : "user",
            parts: [{ text: content }],
          })),
        ),
        generationConfig: optional(
          open({
            temperature: fact.parameter("temperature"),
            maxOutputTokens: fact.parameter("max_tokens"),
            topP: fact.parameter("top_p"),
            stopSequences: fact.parameter("stop", { convert: (stop) => [stop].flat() }),
          }),
        ),
      },
      replies: [
        reply.json(
          { candidates: [{ content: { role: "model", parts: [{ text: TEXT }] }, index: 0 }] },
          { shows: TEXT },
        ),
      ],
    }),
  ],
});
