// Cerebras: OpenAI's API for chats, in which a field that it does not know is an error.
import { defineProvider } from "hubsmith";
import { chatBut } from "./shared/chat.ts";

export default defineProvider({
  id: "cerebras",
  label: "Cerebras",
  hubOrg: "cerebras",
  baseUrl: "https://api.cerebras.ai",
  // Such as `store`, which clients of OpenAI's API send.
  tasks: [chatBut({ takesOthers: false })],
});
