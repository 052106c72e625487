// OpenAI's Python SDK: for chats, whose form most services share. It prints the body of the wire view.
import { type Call, defineClient, template } from "hubsmith";
import { type Code, python, type Value } from "hubsmith/code";
import conversational from "../../tasks/conversational/index.ts";
import { besideKey, notOpenAi, openAiBase, wireOf } from "hubsmith/clients";
import { chatArguments, readCompletion } from "./shared/chat.ts";
import { openAiChat } from "./shared/sdk.gen.ts";

const LABEL = "OpenAI Python SDK";

export default defineClient({
  id: "python/openai",
  label: LABEL,
  language: python.language,
  order: 1,
  install: { pip: ["openai"] },
  refuses: (call) => notOpenAi(call, LABEL),
  templates: [template(conversational, chat)],
});

function chat(call: Call): Code<"python"> {
  const { headers, body } = wireOf(call);
  const others = besideKey(headers);
  const { model, messages, stream: _, ...options } = "json" in body ? body.json : {};
  const named: Record<string, Value> = { base_url: openAiBase(call), api_key: call.token };
  if (Object.keys(others).length > 0) named["default_headers"] = others;
  const addressed = { model: model as string, messages: messages! };
  return python`
    import os

    from openai import APIStatusError, OpenAI

    # What is set for OpenAI's own service does not belong to this one.
    for name in ["OPENAI_ORG_ID", "OPENAI_PROJECT_ID", "OPENAI_CUSTOM_HEADERS"]:
        os.environ.pop(name, None)

    client = OpenAI(${python.args([], named)})

    ${readCompletion(call, chatArguments(addressed, options, openAiChat, call.streaming), shown)}
  `;
}

// Its exceptions show a reason only where that is an object, and the router's is a text.
function shown(called: Code<"python">): Code<"python"> {
  return python`
    try:
        ${called}
    except APIStatusError as error:
        raise SystemExit(f"{error.status_code}: {error.response.text}")
  `;
}
