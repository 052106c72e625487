// Featherless AI: OpenAI's API for chats and completions.
import { defineProvider } from "hubsmith";
import { chat } from "../kit/providers/chat.ts";
import { textGeneration } from "../kit/providers/openai.ts";

export default defineProvider({
  id: "featherless-ai",
  label: "Featherless AI",
  hubOrg: "featherless-ai",
  baseUrl: "https://api.featherless.ai",
  tasks: [
    chat(undefined, {
      parameters: {
        reasoning_effort: false,
        logprobs: false,
        top_logprobs: false,
        stream_options: false,
        parallel_tool_calls: false,
      },
    }),
    textGeneration(),
  ],
});
