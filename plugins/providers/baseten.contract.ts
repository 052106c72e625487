// The requests that Baseten accepts, and its responses.
import { builtIn, chatsAt } from "../kit/providers/built-in.contract.ts";

export default builtIn("baseten", {
  tasks: [
    chatsAt("https://inference.baseten.co/v1/chat/completions", {
      without: ["logprobs", "top_logprobs", "n", "logit_bias", "parallel_tool_calls"],
    }),
  ],
});
