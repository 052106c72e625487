// Pydantic AI: agents with tools, structured output and streams.
import { CHAT_SETTINGS, type FrameworkChat, type Message, pythonFramework } from "hubsmith/clients";
import { type Code, python, type Value } from "hubsmith/code";
import { OPENAI_IDS } from "../../kit/clients/openai-sdk.ts";

type Python = Code<"python">;

export default pythonFramework({
  id: "python/pydantic-ai",
  label: "Pydantic AI",
  order: 22,
  install: { pip: ["pydantic-ai-slim[openai]"], note: OPENAI_IDS },
  // Headers are a setting of each request.
  connection: { baseUrl: "base_url", key: "api_key", headers: "extra_headers" },
  settings: {
    ...CHAT_SETTINGS,
    // Its own `max_tokens` is sent as `max_completion_tokens`, which few services have.
    max_tokens: "extra_body.max_tokens",
    stop: "stop_sequences",
    reasoning_effort: "openai_reasoning_effort",
  },
  lacks: {
    conversations: "has its own types for the messages of a conversation",
  },
  refuses: ({ prompt, reasons, streaming }) =>
    partsOf(prompt) === undefined
      ? "has its own types for these inputs"
      : reasons && streaming
        ? "streams only the text of an answer"
        : undefined,
  // `HuggingFaceModel` asks the Hub for the provider's model id, and needs another package.
  connect,
  text: ({ prompt, reasons }) => python`
    agent = Agent(model)
    result = agent.run_sync(${partsOf(prompt)!})
    ${reasons ? python`print(result.response.thinking)` : python``}
    print(result.output)
  `,
  stream: ({ prompt }) => python`
    agent = Agent(model)
    result = agent.run_stream_sync(${partsOf(prompt)!})
    for text in result.stream_text(delta=True):
        print(text, end="", flush=True)
  `,
  listed: (name, _, unsaid) =>
    Object.keys(unsaid).length === 0
      ? name
      : python`${python.requires("pydantic_ai", "Tool")}Tool(${python.args([name], { ...unsaid })})`,
  tools: ({ prompt }, functions) => python`
    from pydantic_ai import UsageLimits

    agent = Agent(model, tools=${functions})
    result = agent.run_sync(${partsOf(prompt)!}, usage_limits=UsageLimits(request_limit=10))
    print(result.output)
  `,
  structured: ({ prompt }, schema) => python`
    from pydantic_ai import NativeOutput

    agent = Agent(model, output_type=NativeOutput(${schema}))
    print(agent.run_sync(${partsOf(prompt)!}).output)
  `,
});

/** A prompt of text and pictures. */
function partsOf(prompt: Message["content"] | undefined): Value | Python | undefined {
  if (prompt === undefined || typeof prompt === "string") return prompt;
  const parts = prompt.map(({ type, text, image_url: image }) => {
    const { url } = (image ?? {}) as { readonly url?: Value };
    if (type === "text") return python`${text as string}`;
    return typeof url === "string" && /^https?:/.test(url)
      ? python`${python.requires("pydantic_ai", "ImageUrl")}ImageUrl(${url})`
      : undefined;
  });
  return parts.includes(undefined)
    ? undefined
    : python`[${python.join(parts as readonly Python[], ", ")}]`;
}

function connect({ provider, model, connection, settings }: FrameworkChat): Python {
  const { extra_headers: headers, ...server } = connection;
  const all = {
    ...settings,
    ...(headers === undefined ? {} : { extra_headers: headers }),
  };
  const options = {
    provider: python`provider`,
    ...(Object.keys(all).length > 0
      ? {
          settings: python`${python.requires("pydantic_ai.models.openai", "OpenAIChatModelSettings")}OpenAIChatModelSettings(${python.args([], all)})`,
        }
      : {}),
  };
  return python`
    from pydantic_ai import Agent
    from pydantic_ai.models.openai import OpenAIChatModel
    from pydantic_ai.providers.openai_compatible import OpenAICompatibleProvider

    provider = OpenAICompatibleProvider(${python.args([provider], server)})
    model = OpenAIChatModel(${python.args([model], options)})
  `;
}
