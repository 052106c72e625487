// The requests that Scaleway accepts, and its responses.
import { bases, fact, optional, takes } from "hubsmith/contract";
import type { ErrorReply } from "#plugins/kit/contract/contract";
import featureExtraction from "../tasks/feature-extraction.ts";
import textGeneration from "../tasks/text-generation.ts";
import { builtIn, chatsAt, responsesAt } from "../kit/providers/built-in.contract.ts";
import { completionExchange, embeddingExchange } from "../kit/providers/openai.contract.ts";

const at = bases("https://api.scaleway.ai", "https://router.huggingface.co/scaleway");

export default builtIn("scaleway", {
  errors: {
    // An unknown key is 403; a missing key is 401.
    wrongKey: error(403, "FORBIDDEN", "Insufficient permissions to access the resource (sample)."),
    wrongBody: error(400, "BAD_REQUEST", "The payload is not valid (sample)."),
  },
  tasks: [
    chatsAt("https://api.scaleway.ai/v1/chat/completions", {
      without: ["frequency_penalty", "top_logprobs", "n", "logit_bias"],
    }),
    responsesAt("https://api.scaleway.ai/v1/responses"),
    takes(
      textGeneration,
      completionExchange(at("/v1/completions"), {
        // huggingface.js sends the prompt twice.
        inputs: optional(fact.input()),
      }),
    ),
    takes(featureExtraction, embeddingExchange(at("/v1/embeddings"))),
  ],
});

function error(status: number, name: string, message: string): ErrorReply {
  return { status, json: { error: name, status, message } };
}
