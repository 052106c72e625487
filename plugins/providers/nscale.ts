// Nscale: OpenAI's API for chats and images.
import { defineProvider } from "hubsmith";
import { chat } from "../kit/providers/chat.ts";
import { images } from "../kit/providers/openai.ts";

export default defineProvider({
  id: "nscale",
  label: "Nscale",
  hubOrg: "nscale",
  baseUrl: "https://inference.api.nscale.com",
  tasks: [
    chat(undefined, {
      parameters: { reasoning_effort: false, stream_options: false, parallel_tool_calls: false },
    }),
    images(),
  ],
});
