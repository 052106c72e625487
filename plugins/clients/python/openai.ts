// OpenAI's Python SDK: for chats, whose form most services share.
import { type Call, defineClient } from "hubsmith";
import { type Code, python, type Value } from "hubsmith/code";
import { notOpenAi, openAiBase } from "../shared/absences.ts";
import { chatArguments, readCompletion } from "./shared/chat.ts";

const LABEL = "OpenAI Python SDK";
// What create() of version 3 takes by name; anything else travels in extra_body.
const OPTIONS =
  "audio frequency_penalty function_call functions logit_bias logprobs max_completion_tokens max_tokens metadata " +
  "modalities n parallel_tool_calls prediction presence_penalty prompt_cache_key reasoning_effort response_format " +
  "safety_identifier seed service_tier stop store stream_options temperature tool_choice tools top_logprobs top_p " +
  "user verbosity web_search_options";

export default defineClient({
  id: "python/openai",
  label: LABEL,
  language: "python",
  order: 1,
  install: "pip install openai",
  refuses: (call) => notOpenAi(call, LABEL),
  templates: { conversational: chat, conversationalStream: chat },
});

function chat(call: Call): Code<"python"> {
  const named: Record<string, Value> = {
    base_url: openAiBase(call),
    api_key: call.token,
    ...(call.billTo === undefined ? {} : { default_headers: { "X-HF-Bill-To": call.billTo } }),
  };
  return python`
    from openai import OpenAI

    client = OpenAI(${python.args([], named)})

    ${readCompletion(call, chatArguments(call, call.modelName, OPTIONS))}
  `;
}
