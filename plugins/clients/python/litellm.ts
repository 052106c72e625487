// LiteLLM: completions, streams, structured output and embeddings.
import {
  CHAT_SETTINGS,
  type FrameworkCall,
  type FrameworkChat,
  pythonFramework,
} from "hubsmith/clients";
import { type Code, type Hole, python } from "hubsmith/code";
import { OPENAI_IDS } from "../../kit/clients/openai-sdk.ts";
import { printPart, printStreamed } from "../../kit/clients/python/raw-chat.ts";

type Named = Readonly<Record<string, Hole<"python">>>;

export default pythonFramework({
  id: "python/litellm",
  label: "LiteLLM",
  order: 21,
  install: {
    pip: ["litellm"],
    note: `Set LITELLM_LOCAL_MODEL_COST_MAP=True; otherwise it downloads a table of prices from GitHub. ${OPENAI_IDS}`,
  },
  connection: { baseUrl: "api_base", key: "api_key", headers: "extra_headers" },
  hidesReasons: true,
  settings: { ...CHAT_SETTINGS, reasoning_effort: "reasoning_effort" },
  keeps: /^/,
  refuses: ({ model, reasons, streaming }) =>
    typeof model !== "string"
      ? "needs the id of a model"
      : reasons && streaming
        ? "streams an answer and what a model thinks as one text"
        : undefined,
  // A model `huggingface/…` asks the Hub for the provider's model id, and has wrong paths for some providers.
  connect: ({ messages, schema }) => python`
    from litellm import completion

    ${schema === undefined ? python`` : python`messages = ${messages}`}
  `,
  text: (chat) =>
    chat.reasons
      ? python`
        response = ${complete(chat)}
        message = response.choices[0].message
        print(getattr(message, "reasoning_content", None))
        print(message.content or response)
      `
      : python`
        response = ${complete(chat)}
        print(response.choices[0].message.content or response)
      `,
  stream: (chat) => python`
    response = ${complete(chat, { stream: true })}
    ${printStreamed(python`
      for chunk in response:
          ${printPart(python`chunk.choices[0].delta.content or ""`)}
    `)}
  `,
  structured: (chat, schema) => python`
    response = ${complete(chat, { messages: python`messages`, response_format: schema })}
    content = response.choices[0].message.content
    if not content:
        raise RuntimeError(response)
    print(${schema}.model_validate_json(content))
  `,
  embeddings: (call, input) => python`
    from litellm import embedding

    response = embedding(${argumentsOf(call, { input, encoding_format: "float" })})
    print(len(${Array.isArray(input) ? python`response.data` : python`response.data[0]["embedding"]`}))
  `,
});

const complete = (chat: FrameworkChat, more: Named = {}): Code<"python"> =>
  python`completion(${argumentsOf(chat, { messages: chat.messages, ...more })})`;

function argumentsOf({ model, connection, settings }: FrameworkCall, more: Named): Code<"python"> {
  return python.args([], {
    model: `openai/${model as string}`,
    ...connection,
    ...more,
    ...settings,
  });
}
