// OpenAI: its own models, called directly; the Hub neither maps nor routes them.
import { defineProvider } from "hubsmith";
import { chat } from "../kit/providers/chat.ts";
import { inWire } from "../kit/providers/wire.ts";
import responses from "../tasks/responses.ts";

// The parameters of its reference that the task does not have.
const DOCUMENTED = [
  "audio",
  "function_call",
  "functions",
  "metadata",
  "modalities",
  "moderation",
  "prediction",
  "prompt_cache_key",
  "prompt_cache_options",
  "prompt_cache_retention",
  "safety_identifier",
  "service_tier",
  "store",
  "user",
  "verbosity",
  "web_search_options",
];

const LEAD = "openai/";

export default defineProvider({
  id: "openai",
  label: "OpenAI",
  hubOrg: "openai",
  baseUrl: "https://api.openai.com",
  keysUrl: "https://platform.openai.com/api-keys",
  role: "direct",
  // The id of one of its models begins with the organization, as on the Hub.
  providerIdOf: ({ id }) => (id.startsWith(LEAD) ? id.slice(LEAD.length) : undefined),
  tasks: [
    chat("v1/chat/completions", {
      parameters: { max_tokens: "max_completion_tokens" },
      acceptsUnknown: { but: [], documented: DOCUMENTED },
    }),
    // https://platform.openai.com/docs/api-reference/responses, read on 2026-11-26.
    inWire(responses),
  ],
});
