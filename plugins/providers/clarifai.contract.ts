// The requests that Clarifai accepts, and its responses.
import { defineContract, openAiErrors, takes, url } from "hubsmith/contract";
import conversational from "../tasks/conversational.ts";
import { chatExchange } from "../kit/providers/chat.contract.ts";
import { published } from "../proofs/published.gen.ts";

export default defineContract({
  provider: "clarifai",
  sources: published["clarifai"],
  key: { header: "Authorization", scheme: "Bearer" },
  errors: openAiErrors,
  tasks: [
    takes(
      conversational,
      chatExchange([url("https://api.clarifai.com/v2/ext/openai/v1/chat/completions")], undefined, {
        without: [
          "reasoning_effort",
          "logprobs",
          "top_logprobs",
          "n",
          "logit_bias",
          "parallel_tool_calls",
        ],
      }),
    ),
  ],
});
