// Cerebras: OpenAI's API for chats, in which it is an error to ask for a completion to be stored.
import { defineProvider } from "hubsmith";
import { chat } from "./shared/chat.ts";

export default defineProvider({
  id: "cerebras",
  label: "Cerebras",
  hubOrg: "cerebras",
  baseUrl: "https://api.cerebras.ai",
  tasks: [chat("v1/chat/completions", { takesOthers: { but: ["store"] } })],
});
