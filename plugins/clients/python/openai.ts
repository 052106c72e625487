// OpenAI's Python SDK, for chats, whose API most services share. It prints the body of the HTTP request.
import { type Call, defineClient, template } from "hubsmith";
import { type Code, python, type Value } from "hubsmith/code";
import conversational from "../../tasks/conversational.ts";
import { requireRequest } from "hubsmith/clients";
import { headersWithoutKey, refuseUnlessOpenAi, openAiBase } from "../../kit/clients/refusals.ts";
import { chatArguments, complete } from "../../kit/clients/python/chat.ts";
import { openAiChat } from "../../kit/clients/python/sdk.gen.ts";

const LABEL = "OpenAI Python SDK";

export default defineClient({
  id: "python/openai",
  label: LABEL,
  language: python.language,
  order: 1,
  install: { pip: ["openai"] },
  refuses: (call) => refuseUnlessOpenAi(call, LABEL),
  templates: [template(conversational, chat)],
});

function chat(call: Call): Code<"python"> {
  const { headers, body } = requireRequest(call);
  const others = headersWithoutKey(headers);
  const { model, messages, stream: _, ...options } = "json" in body ? body.json : {};
  const named: Record<string, Value> = { base_url: openAiBase(call), api_key: call.token };
  if (Object.keys(others).length > 0) named["default_headers"] = others;
  return python`
    from openai import OpenAI

    client = OpenAI(${python.args([], named)})

    ${complete(call, chatArguments({ model: model!, messages: messages! }, options, openAiChat, call.streaming))}
  `;
}
