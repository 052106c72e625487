// Cerebras: OpenAI's API for chats, which rejects the parameter `store`.
import { defineProvider } from "hubsmith";
import { chat } from "../kit/providers/chat.ts";

export default defineProvider({
  id: "cerebras",
  label: "Cerebras",
  hubOrg: "cerebras",
  baseUrl: "https://api.cerebras.ai",
  keysUrl: "https://cloud.cerebras.ai",
  tasks: [chat("v1/chat/completions", { acceptsUnknown: { but: ["store"] } })],
});
