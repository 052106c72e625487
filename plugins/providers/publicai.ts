// Public AI: OpenAI's API for chats.
import { defineProvider } from "hubsmith";
import { chat } from "../kit/providers/chat.ts";

export default defineProvider({
  id: "publicai",
  label: "Public AI",
  hubOrg: "publicai",
  baseUrl: "https://api.publicai.co",
  tasks: [chat()],
});
