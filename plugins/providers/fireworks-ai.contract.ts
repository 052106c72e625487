// The requests that Fireworks AI accepts, and its responses.
import { builtIn, chatsAt, messagesAt, responsesAt } from "../kit/providers/built-in.contract.ts";

export default builtIn("fireworks-ai", {
  tasks: [
    chatsAt("https://api.fireworks.ai/inference/v1/chat/completions", {
      without: ["stream_options"],
    }),
    responsesAt("https://api.fireworks.ai/inference/v1/responses"),
    messagesAt("https://api.fireworks.ai/inference/v1/messages"),
  ],
});
