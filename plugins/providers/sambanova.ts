// SambaNova: OpenAI's API for chats and embeddings.
// The Hub's router passed requests on to it from January 2025 to June 2026; the SDKs of Hugging Face knew it as long.
import { defineProvider } from "hubsmith";
import { chat } from "./shared/chat.ts";
import { embeddings } from "./shared/openai.ts";

export default defineProvider({
  id: "sambanova",
  label: "SambaNova",
  hubOrg: "sambanovasystems",
  baseUrl: "https://api.sambanova.ai",
  isOffHub: true,
  tasks: [
    // Taken so that clients of OpenAI's API need no change, and without effect, says its reference.
    chat("v1/chat/completions", {
      parameters: { frequency_penalty: false, presence_penalty: false },
    }),
    embeddings(),
  ],
});
