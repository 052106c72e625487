// OVHcloud AI Endpoints: OpenAI's API for chats and completions.
import { defineProvider } from "hubsmith";
import { chat } from "../kit/providers/chat.ts";
import { textGeneration } from "../kit/providers/openai.ts";
import { inWire } from "../kit/providers/wire.ts";
import responses from "../tasks/responses.ts";

export default defineProvider({
  id: "ovhcloud",
  label: "OVHcloud AI Endpoints",
  hubOrg: "ovhcloud",
  baseUrl: "https://oai.endpoints.kepler.ai.cloud.ovh.net",
  tasks: [
    chat(),
    // It stores no responses.
    inWire(responses, "v1/responses", { adds: { store: false } }),
    textGeneration(),
  ],
});
