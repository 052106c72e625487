// Cohere: OpenAI's API for chats, at its own base URL and with its own JSON mode.
import { absent, defineProvider } from "hubsmith";
import type { Value, ValueObject } from "hubsmith/code";
import { chat } from "../kit/providers/chat.ts";

export default defineProvider({
  id: "cohere",
  label: "Cohere",
  hubOrg: "CohereLabs",
  baseUrl: "https://api.cohere.com",
  keysUrl: "https://dashboard.cohere.com/api-keys",
  tasks: [
    chat("compatibility/v1/chat/completions", {
      parameters: {
        response_format: { name: "response_format", convert: asJsonObject },
        top_logprobs: false,
        n: false,
        logit_bias: false,
        parallel_tool_calls: false,
      },
      refuses: ({ providerId, parameters: { frequency_penalty, presence_penalty } }) =>
        RETIRED.test(providerId)
          ? NOT_THERE
          : frequency_penalty === undefined || presence_penalty === undefined
            ? undefined
            : absent({
                code: "both-penalties",
                reason: "Cohere supports frequency_penalty or presence_penalty, but not both.",
                fix: "Remove one of them.",
              }),
    }),
  ],
});

// https://docs.cohere.com/changelog/2026-04-04-embed-v2-aya-8b-retirement, read on 2026-12-01.
const RETIRED = /^c4ai-aya-(?:expanse|vision)-8b$/;

const NOT_THERE = absent({
  code: "retired-model",
  reason: "Cohere retired this model on 2026-04-04.",
  fix: "Choose another provider, or a newer model of Cohere.",
});

// The schema is next to the type, not in an object with a name.
function asJsonObject(format: Value): Value {
  const { type, json_schema } = format as ValueObject;
  const { schema } = (json_schema ?? {}) as ValueObject;
  return type === "json_schema" && schema !== undefined ? { type: "json_object", schema } : format;
}
