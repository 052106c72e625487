// Fireworks AI: OpenAI's API for chats; its ids of models look like accounts/fireworks/models/….
import { defineProvider } from "hubsmith";
import { chat } from "../kit/providers/chat.ts";

export default defineProvider({
  id: "fireworks-ai",
  label: "Fireworks AI",
  hubOrg: "fireworks-ai",
  baseUrl: "https://api.fireworks.ai",
  tasks: [chat("inference/v1/chat/completions", { parameters: { stream_options: false } })],
});
