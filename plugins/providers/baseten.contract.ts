// The requests that Baseten accepts, and its responses.
import { defineContract, openAiErrors, takes, url } from "hubsmith/contract";
import conversational from "../tasks/conversational.ts";
import { chatExchange } from "../kit/providers/chat.contract.ts";
import { published } from "../proofs/published.gen.ts";

export default defineContract({
  provider: "baseten",
  sources: published["baseten"],
  key: { header: "Authorization", scheme: "Bearer" },
  errors: openAiErrors,
  tasks: [
    takes(
      conversational,
      chatExchange([url("https://inference.baseten.co/v1/chat/completions")], undefined, {
        without: ["logprobs", "top_logprobs", "n", "logit_bias", "parallel_tool_calls"],
      }),
    ),
  ],
});
