// The requests that Featherless AI accepts, and its responses.
import { bases, fact, oneOf, takes } from "hubsmith/contract";
import textGeneration from "../tasks/text-generation.ts";
import { builtIn, chatsAt } from "../kit/providers/built-in.contract.ts";
import { completionExchange } from "../kit/providers/openai.contract.ts";

const at = bases("https://api.featherless.ai", "https://router.huggingface.co/featherless-ai");

export default builtIn("featherless-ai", {
  tasks: [
    chatsAt("https://api.featherless.ai/v1/chat/completions", {
      without: [
        "reasoning_effort",
        "logprobs",
        "top_logprobs",
        "stream_options",
        "parallel_tool_calls",
      ],
    }),
    takes(
      textGeneration,
      completionExchange(at("/v1/completions"), {
        // huggingface_hub sends `null` as the value.
        max_tokens: oneOf(fact.parameter("max_new_tokens"), null),
      }),
    ),
  ],
});
