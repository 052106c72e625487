// The requests that Featherless AI accepts, and its responses.
import { bases, defineContract, fact, oneOf, openAiErrors, takes, url } from "hubsmith/contract";
import conversational from "../tasks/conversational.ts";
import textGeneration from "../tasks/text-generation.ts";
import { chatExchange } from "../kit/providers/chat.contract.ts";
import { completionExchange } from "../kit/providers/openai.contract.ts";
import { published } from "../proofs/published.gen.ts";

const at = bases("https://api.featherless.ai", "https://router.huggingface.co/featherless-ai");

export default defineContract({
  provider: "featherless-ai",
  sources: published["featherless-ai"],
  key: { header: "Authorization", scheme: "Bearer" },
  errors: openAiErrors,
  tasks: [
    takes(
      conversational,
      chatExchange([url("https://api.featherless.ai/v1/chat/completions")], undefined, {
        without: [
          "reasoning_effort",
          "logprobs",
          "top_logprobs",
          "stream_options",
          "parallel_tool_calls",
        ],
      }),
    ),
    takes(
      textGeneration,
      completionExchange(at("/v1/completions"), {
        // huggingface_hub sends `null` as the value.
        max_tokens: oneOf(fact.parameter("max_new_tokens"), null),
      }),
    ),
  ],
});
