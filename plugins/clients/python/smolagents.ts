// smolagents: calls of its models, which its agents build upon.
import { CHAT_SETTINGS, pythonFramework } from "hubsmith/clients";
import { python } from "hubsmith/code";
import { OPENAI_IDS } from "../../kit/clients/openai-sdk.ts";
import { printPart, printStreamed } from "../../kit/clients/python/raw-chat.ts";

export default pythonFramework({
  id: "python/smolagents",
  label: "smolagents",
  order: 24,
  install: { pip: ["smolagents[openai]"], note: OPENAI_IDS },
  connection: {
    baseUrl: "api_base",
    key: "api_key",
    headers: "default_headers",
  },
  hidesReasons: true,
  settings: CHAT_SETTINGS,
  keeps: /^part\./,
  lacks: {
    tools: "runs tools in agents with prompts of their own",
    reasoning: "drops what a model thinks",
  },
  refuses: ({ messages }) =>
    messages.some(({ role, ...more }) => role === "tool" || "tool_calls" in more)
      ? "has its own messages for calls of functions"
      : undefined,
  // `InferenceClientModel` asks the Hub for the provider's model id, and fails if a response has no `usage`.
  connect: ({ model, connection: { default_headers: headers, ...server }, settings }) => python`
    from smolagents import OpenAIModel

    model = OpenAIModel(${python.args([model], {
      ...server,
      ...(headers === undefined ? {} : { client_kwargs: { default_headers: headers } }),
      ...settings,
    })})
  `,
  text: ({ messages }) => python`
    message = model(${messages})
    print(message.content or message)
  `,
  stream: ({ messages }) =>
    printStreamed(python`
      for delta in model.generate_stream(${messages}):
          ${printPart(python`delta.content or ""`)}
    `),
});
