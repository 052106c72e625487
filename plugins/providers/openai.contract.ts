// The requests that OpenAI accepts, and its responses. The router does not support it.
import { fact } from "hubsmith/contract";
import { builtIn, chatsAt, responsesAt } from "../kit/providers/built-in.contract.ts";

export default builtIn("openai", {
  tasks: [
    chatsAt("https://api.openai.com/v1/chat/completions", {
      without: ["max_tokens"],
      own: { max_completion_tokens: fact.parameter("max_tokens") },
    }),
    responsesAt("https://api.openai.com/v1/responses"),
  ],
});
