// OVHcloud AI Endpoints: OpenAI's API for chats and completions.
import { defineProvider } from "hubsmith";
import { chat } from "../kit/providers/chat.ts";
import { textGeneration } from "../kit/providers/openai.ts";

export default defineProvider({
  id: "ovhcloud",
  label: "OVHcloud AI Endpoints",
  hubOrg: "ovhcloud",
  baseUrl: "https://oai.endpoints.kepler.ai.cloud.ovh.net",
  tasks: [chat(), textGeneration()],
});
