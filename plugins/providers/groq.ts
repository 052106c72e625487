// Groq: OpenAI's API for chats, speech and transcriptions. It does not support completions, so the prompt is sent as a message.
import { defineProvider } from "hubsmith";
import { chat } from "../kit/providers/chat.ts";
import { speech, textGenerationByChat, transcriptions } from "../kit/providers/openai.ts";
import { inWire } from "../kit/providers/wire.ts";
import responses from "../tasks/responses.ts";

const CHAT = "openai/v1/chat/completions";

export default defineProvider({
  id: "groq",
  label: "Groq",
  hubOrg: "groq",
  baseUrl: "https://api.groq.com",
  keysUrl: "https://console.groq.com/keys",
  tasks: [
    // According to its reference, none of its models supports these yet; `n` may only be 1.
    chat(CHAT, {
      parameters: {
        stream_options: false,
        frequency_penalty: false,
        presence_penalty: false,
        logprobs: false,
        top_logprobs: false,
        n: false,
        logit_bias: false,
      },
    }),
    // https://console.groq.com/docs/responses-api, read on 2026-11-26.
    inWire(responses, "openai/v1/responses"),
    textGenerationByChat(CHAT, { frequency_penalty: false }),
    // https://console.groq.com/docs/api-reference#audio, read on 2026-11-27. By default it sends MP3.
    speech("openai/v1/audio/speech", { requires: ["voice"], adds: { response_format: "wav" } }),
    transcriptions("openai/v1/audio/transcriptions"),
  ],
});
