// The requests that SambaNova accepts, and its responses.
import { errorsOf, takes, url } from "hubsmith/contract";
import featureExtraction from "../tasks/feature-extraction.ts";
import { builtIn, chatsAt, messagesAt, responsesAt } from "../kit/providers/built-in.contract.ts";
import { embeddingExchange } from "../kit/providers/openai.contract.ts";

const API = "https://api.sambanova.ai";

export default builtIn("sambanova", {
  errors: errorsOf((message, status) => ({
    error: { message, type: "invalid_request_error", param: null, code: `sample_${status}` },
    request_id: "sample",
  })),
  tasks: [
    chatsAt(`${API}/v1/chat/completions`, {
      without: ["frequency_penalty", "presence_penalty"],
    }),
    responsesAt(`${API}/v1/responses`),
    messagesAt(`${API}/v1/messages`),
    takes(featureExtraction, embeddingExchange([url(API, "/v1/embeddings")])),
  ],
});
