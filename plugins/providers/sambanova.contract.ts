// The requests that SambaNova accepts, and its responses.
import { defineContract, errorsOf, fact, takes, url } from "hubsmith/contract";
import conversational from "../tasks/conversational.ts";
import messages from "../tasks/messages.ts";
import responses from "../tasks/responses.ts";
import featureExtraction from "../tasks/feature-extraction.ts";
import { chatExchange } from "../kit/providers/chat.contract.ts";
import { embeddingExchange } from "../kit/providers/openai.contract.ts";
import { messagesExchange, responsesExchange } from "../kit/providers/wires.contract.ts";
import { published } from "../proofs/published.gen.ts";

const API = "https://api.sambanova.ai";

export default defineContract({
  provider: "sambanova",
  sources: published["sambanova"],
  key: { header: "Authorization", scheme: "Bearer" },
  errors: errorsOf((message, status) => ({
    error: { message, type: "invalid_request_error", param: null, code: `sample_${status}` },
    request_id: "sample",
  })),
  tasks: [
    takes(
      conversational,
      chatExchange([url(API, "/v1/chat/completions")], fact.providerId, {
        without: ["frequency_penalty", "presence_penalty"],
      }),
    ),
    takes(responses, responsesExchange([url(API, "/v1/responses")])),
    takes(messages, messagesExchange([url(API, "/v1/messages")])),
    takes(featureExtraction, embeddingExchange([url(API, "/v1/embeddings")])),
  ],
});
