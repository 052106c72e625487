// SambaNova: OpenAI's API for chats and embeddings.
// The Hub's router and the SDKs of Hugging Face supported it from January 2025 to June 2026.
import { defineProvider } from "hubsmith";
import { chat } from "../kit/providers/chat.ts";
import { embeddings } from "../kit/providers/openai.ts";

export default defineProvider({
  id: "sambanova",
  label: "SambaNova",
  hubOrg: "sambanovasystems",
  baseUrl: "https://api.sambanova.ai",
  isDirectOnly: true,
  tasks: [
    // According to its reference, these are accepted for compatibility with OpenAI's API, but ignored.
    chat("v1/chat/completions", {
      parameters: { frequency_penalty: false, presence_penalty: false },
    }),
    embeddings(),
  ],
});
