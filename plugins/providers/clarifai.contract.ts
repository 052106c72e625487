// The requests that Clarifai accepts, and its responses.
import { builtIn, chatsAt } from "../kit/providers/built-in.contract.ts";

export default builtIn("clarifai", {
  tasks: [
    chatsAt("https://api.clarifai.com/v2/ext/openai/v1/chat/completions", {
      without: [
        "reasoning_effort",
        "logprobs",
        "top_logprobs",
        "n",
        "logit_bias",
        "parallel_tool_calls",
      ],
    }),
  ],
});
