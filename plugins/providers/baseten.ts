// Baseten: OpenAI's API for chats.
import { defineProvider } from "hubsmith";
import { chat } from "../kit/providers/chat.ts";

export default defineProvider({
  id: "baseten",
  label: "Baseten",
  hubOrg: "baseten",
  baseUrl: "https://inference.baseten.co",
  tasks: [
    chat(undefined, {
      parameters: {
        logprobs: false,
        top_logprobs: false,
        n: false,
        logit_bias: false,
        parallel_tool_calls: false,
      },
    }),
  ],
});
