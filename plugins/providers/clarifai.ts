// Clarifai: OpenAI's API for chats; its key is a personal access token, its ids of models are addresses on clarifai.com.
// The Hub's router passed requests on to it until June 2026; the SDKs of Hugging Face knew it as long.
import { defineProvider } from "hubsmith";
import { chat } from "./shared/chat.ts";

export default defineProvider({
  id: "clarifai",
  label: "Clarifai",
  hubOrg: "clarifai",
  baseUrl: "https://api.clarifai.com",
  isOffHub: true,
  tasks: [chat("v2/ext/openai/v1/chat/completions")],
});
