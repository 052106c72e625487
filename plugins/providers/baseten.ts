// Baseten: OpenAI's API for chats.
import { defineProvider } from "hubsmith";
import { chat } from "./shared/chat.ts";

export default defineProvider({
  id: "baseten",
  label: "Baseten",
  hubOrg: "baseten",
  baseUrl: "https://inference.baseten.co",
  tasks: [chat()],
});
