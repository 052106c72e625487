// The requests that OpenAI accepts, and its responses. The router does not support it.
import { defineContract, fact, openAiErrors, takes, url } from "hubsmith/contract";
import conversational from "../tasks/conversational.ts";
import responses from "../tasks/responses.ts";
import { chatExchange } from "../kit/providers/chat.contract.ts";
import { responsesExchange } from "../kit/providers/wires.contract.ts";
import { published } from "../proofs/published.gen.ts";

export default defineContract({
  provider: "openai",
  sources: published["openai"],
  key: { header: "Authorization", scheme: "Bearer" },
  errors: openAiErrors,
  tasks: [
    takes(
      conversational,
      chatExchange([url("https://api.openai.com/v1/chat/completions")], fact.providerId, {
        without: ["max_tokens"],
        own: { max_completion_tokens: fact.parameter("max_tokens") },
      }),
    ),
    takes(responses, responsesExchange([url("https://api.openai.com/v1/responses")])),
  ],
});
