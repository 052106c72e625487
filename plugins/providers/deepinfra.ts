// DeepInfra: OpenAI's API, one path level deeper than elsewhere, for all its tasks.
import { defineProvider } from "hubsmith";
import { chat } from "../kit/providers/chat.ts";
import {
  embeddings,
  images,
  speech,
  textGeneration,
  transcriptions,
} from "../kit/providers/openai.ts";

export default defineProvider({
  id: "deepinfra",
  label: "DeepInfra",
  hubOrg: "DeepInfra",
  baseUrl: "https://api.deepinfra.com",
  keysUrl: "https://deepinfra.com/dash/api_keys",
  tasks: [
    chat("v1/openai/chat/completions", {
      parameters: {
        logprobs: false,
        top_logprobs: false,
        stream_options: false,
        parallel_tool_calls: false,
      },
    }),
    textGeneration("v1/openai/completions"),
    embeddings("v1/openai/embeddings"),
    images("v1/openai/images/generations"),
    speech("v1/openai/audio/speech"),
    transcriptions("v1/openai/audio/transcriptions"),
  ],
});
