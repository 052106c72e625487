// Scaleway: OpenAI's API for chats, completions and embeddings.
import { defineProvider } from "hubsmith";
import { chat } from "../kit/providers/chat.ts";
import { embeddings, textGeneration } from "../kit/providers/openai.ts";
import { inWire } from "../kit/providers/wire.ts";
import responses from "../tasks/responses.ts";

export default defineProvider({
  id: "scaleway",
  label: "Scaleway",
  hubOrg: "scaleway",
  baseUrl: "https://api.scaleway.ai",
  keysUrl: "https://console.scaleway.com/iam/api-keys",
  tasks: [
    chat("v1/chat/completions", {
      parameters: { frequency_penalty: false, top_logprobs: false, n: false, logit_bias: false },
    }),
    inWire(responses), // beta
    textGeneration(),
    embeddings(),
  ],
});
