// Clarifai: OpenAI's API for chats; its key is a personal access token, its model ids are URLs on clarifai.com.
// The Hub's router and the SDKs of Hugging Face supported it until June 2026.
import { defineProvider } from "hubsmith";
import { chat } from "../kit/providers/chat.ts";

export default defineProvider({
  id: "clarifai",
  label: "Clarifai",
  hubOrg: "clarifai",
  baseUrl: "https://api.clarifai.com",
  role: "direct",
  modelBase: "https://clarifai.com",
  tasks: [
    chat("v2/ext/openai/v1/chat/completions", {
      parameters: {
        reasoning_effort: false,
        logprobs: false,
        top_logprobs: false,
        n: false,
        logit_bias: false,
        parallel_tool_calls: false,
      },
    }),
  ],
});
