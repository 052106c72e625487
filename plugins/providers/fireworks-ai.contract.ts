// The requests that Fireworks AI accepts, and its responses.
import { defineContract, fact, openAiErrors, takes, url } from "hubsmith/contract";
import conversational from "../tasks/conversational.ts";
import { chatExchange } from "../kit/providers/chat.contract.ts";
import { published } from "../proofs/published.ts";

export default defineContract({
  provider: "fireworks-ai",
  sources: published["fireworks-ai"],
  key: { header: "Authorization", scheme: "Bearer" },
  errors: openAiErrors,
  tasks: [
    takes(
      conversational,
      chatExchange(
        [url("https://api.fireworks.ai/inference/v1/chat/completions")],
        fact.providerId,
        { without: ["stream_options"] },
      ),
    ),
  ],
});
