// Groq: OpenAI's API for chats. It has none for completions, so that the beginning of a text goes as a message.
import { defineProvider } from "hubsmith";
import { chat } from "./shared/chat.ts";
import { textGenerationByChat } from "./shared/openai.ts";

const CHAT = "openai/v1/chat/completions";

export default defineProvider({
  id: "groq",
  label: "Groq",
  hubOrg: "groq",
  baseUrl: "https://api.groq.com",
  tasks: [
    // None of its models minds these yet, says its reference.
    chat(CHAT, { parameters: { frequency_penalty: false, presence_penalty: false } }),
    textGenerationByChat(CHAT),
  ],
});
