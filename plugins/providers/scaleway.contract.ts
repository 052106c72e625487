// The requests that Scaleway accepts, and its responses.
import { bases, defineContract, fact, optional, takes, url } from "hubsmith/contract";
import type { ErrorReply } from "#plugins/kit/contract/contract";
import conversational from "../tasks/conversational.ts";
import responses from "../tasks/responses.ts";
import featureExtraction from "../tasks/feature-extraction.ts";
import textGeneration from "../tasks/text-generation.ts";
import { chatExchange } from "../kit/providers/chat.contract.ts";
import { completionExchange, embeddingExchange } from "../kit/providers/openai.contract.ts";
import { responsesExchange } from "../kit/providers/wires.contract.ts";
import { published } from "../proofs/published.gen.ts";

const at = bases("https://api.scaleway.ai", "https://router.huggingface.co/scaleway");

export default defineContract({
  provider: "scaleway",
  sources: published["scaleway"],
  key: { header: "Authorization", scheme: "Bearer" },
  errors: {
    // An unknown key is 403; a missing key is 401.
    wrongKey: error(403, "FORBIDDEN", "Insufficient permissions to access the resource (sample)."),
    wrongBody: error(400, "BAD_REQUEST", "The payload is not valid (sample)."),
  },
  tasks: [
    takes(
      conversational,
      chatExchange([url("https://api.scaleway.ai/v1/chat/completions")], fact.providerId, {
        without: ["frequency_penalty", "top_logprobs", "n", "logit_bias"],
      }),
    ),
    takes(responses, responsesExchange([url("https://api.scaleway.ai/v1/responses")])),
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
