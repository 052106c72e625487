// The requests that Fireworks AI accepts, and its responses.
import { defineContract, fact, openAiErrors, takes, url } from "hubsmith/contract";
import conversational from "../tasks/conversational.ts";
import messages from "../tasks/messages.ts";
import responses from "../tasks/responses.ts";
import { chatExchange } from "../kit/providers/chat.contract.ts";
import { messagesExchange, responsesExchange } from "../kit/providers/wires.contract.ts";
import { published } from "../proofs/published.gen.ts";

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
    takes(responses, responsesExchange([url("https://api.fireworks.ai/inference/v1/responses")])),
    takes(messages, messagesExchange([url("https://api.fireworks.ai/inference/v1/messages")])),
  ],
});
