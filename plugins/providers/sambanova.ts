// SambaNova: OpenAI's API for chats and embeddings.
// The Hub's router and the SDKs of Hugging Face supported it from January 2025 to June 2026.
import { absent, type Absence, defineProvider, type RequestContext } from "hubsmith";
import type { Value } from "hubsmith/code";
import { chat } from "../kit/providers/chat.ts";
import { embeddings } from "../kit/providers/openai.ts";
import { inWire } from "../kit/providers/wire.ts";
import messages from "../tasks/messages.ts";
import responses from "../tasks/responses.ts";

export default defineProvider({
  id: "sambanova",
  label: "SambaNova",
  hubOrg: "sambanovasystems",
  baseUrl: "https://api.sambanova.ai",
  keysUrl: "https://cloud.sambanova.ai/apis",
  role: "direct",
  tasks: [
    // According to its reference, these are accepted for compatibility with OpenAI's API, but ignored.
    chat("v1/chat/completions", {
      parameters: { frequency_penalty: false, presence_penalty: false },
    }),
    inWire(responses),
    // https://docs.sambanova.ai/docs/en/features/messages, read on 2026-11-26.
    inWire(messages, "v1/messages", { refuses: refuseImageUrl }),
    embeddings(),
  ],
});

function refuseImageUrl({ inputs }: RequestContext<Value>): Absence | undefined {
  if (!/"url":"https?:/.test(JSON.stringify(inputs))) return undefined;
  return absent({
    code: "no-image-url",
    reason: "SambaNova takes images as files, not by their URL.",
    fix: "Pass a file.",
  });
}
