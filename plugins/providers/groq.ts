// Groq: OpenAI's API for chats, speech and transcriptions. It does not support completions, so the prompt is sent as a message.
import { absent, type Absence, defineProvider, type RequestContext, textIn } from "hubsmith";
import type { Value } from "hubsmith/code";
import { chat } from "../kit/providers/chat.ts";
import { speech, textGenerationByChat, transcriptions } from "../kit/providers/openai.ts";
import { inWire } from "../kit/providers/wire.ts";
import { objectIn } from "../kit/tasks/chat-messages.ts";
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
      refuses,
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
    inWire(responses, "openai/v1/responses", { refuses }),
    textGenerationByChat(CHAT, { frequency_penalty: false }),
    // https://console.groq.com/docs/api-reference#audio, read on 2026-11-27. By default it sends MP3.
    speech("openai/v1/audio/speech", { requires: ["voice"], adds: { response_format: "wav" } }),
    transcriptions("openai/v1/audio/transcriptions"),
  ],
});

// https://console.groq.com/docs/structured-outputs, read on 2026-11-28.
function refuses({ providerId, parameters }: RequestContext<Value>): Absence | undefined {
  const { response_format: format = null, tools } = parameters;
  if (textIn(objectIn(format), "type") !== "json_schema") return undefined;
  if (parameters["stream"] === true) return notWith("streaming", "Turn streaming off.");
  if (tools !== undefined) return notWith("tools", "Remove `tools` or `response_format`.");
  return FOLLOWS_SCHEMAS.test(providerId) ? undefined : NO_SCHEMAS;
}

const notWith = (what: string, fix: string): Absence =>
  absent({
    code: "unfit-parameters",
    reason: `Groq does not support a JSON schema together with ${what}.`,
    fix,
  });

// The families in its documentation.
const FOLLOWS_SCHEMAS = /gpt-oss|kimi-k2|llama-4/i;

const NO_SCHEMAS = absent({
  code: "unfit-parameters",
  reason: "Groq supports JSON schemas only for GPT-OSS, Kimi K2 and Llama 4.",
  fix: "Choose one of these models, or the response format `json_object`.",
});
