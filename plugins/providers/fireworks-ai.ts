// Fireworks AI: OpenAI's API for chats; its ids of models look like accounts/fireworks/models/….
import { defineProvider } from "hubsmith";
import { chat } from "../kit/providers/chat.ts";
import { inWire } from "../kit/providers/wire.ts";
import messages from "../tasks/messages.ts";
import responses from "../tasks/responses.ts";

export default defineProvider({
  id: "fireworks-ai",
  label: "Fireworks AI",
  hubOrg: "fireworks-ai",
  baseUrl: "https://api.fireworks.ai",
  keysUrl: "https://fireworks.ai/account/api-keys",
  tasks: [
    chat("inference/v1/chat/completions", { parameters: { stream_options: false } }),
    // https://docs.fireworks.ai/nexus/apis-and-sdks, read on 2026-11-26.
    inWire(responses, "inference/v1/responses"),
    inWire(messages, "inference/v1/messages"),
  ],
});
