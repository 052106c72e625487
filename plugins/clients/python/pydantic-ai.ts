// Pydantic AI: agents with tools, structured output and streams.
import { frameworkClient } from "hubsmith/clients";
import { type Code, python, type Value } from "hubsmith/code";
import type { FrameworkChat, Message } from "../../kit/clients/framework.ts";
import { functionsOf, namesOf, sections } from "../../kit/clients/python/framework.ts";
import { classOf } from "../../kit/clients/python/structured.ts";

type Python = Code<"python">;

export default frameworkClient({
  id: "python/pydantic-ai",
  label: "Pydantic AI",
  order: 22,
  install: { pip: ["pydantic-ai-slim[openai]"] },
  tag: python,
  settings: {
    temperature: "temperature",
    // Its own `max_tokens` is sent as `max_completion_tokens`, which few services have.
    max_tokens: "extra_body.max_tokens",
    top_p: "top_p",
    seed: "seed",
    stop: "stop_sequences",
    frequency_penalty: "frequency_penalty",
    presence_penalty: "presence_penalty",
    logit_bias: "logit_bias",
    reasoning_effort: "openai_reasoning_effort",
  },
  lacks: { conversations: "has its own types for the messages of a conversation" },
  refuses: ({ prompt, reasons, streaming }) =>
    partsOf(prompt) === undefined
      ? "has its own types for these inputs"
      : reasons && streaming
        ? "streams only the text of an answer"
        : undefined,
  chat: (chat) => {
    const { functions, streaming, reasons } = chat;
    const prompt = partsOf(chat.prompt)!;
    const schema = classOf(chat.schema);
    if (functions !== undefined)
      return sections(
        connect(chat),
        functionsOf(functions),
        python`
          from pydantic_ai import UsageLimits

          ${agent({ tools: namesOf(functions) })}
          result = agent.run_sync(${prompt}, usage_limits=UsageLimits(request_limit=10))
          print(result.output)
        `,
      );
    if (schema !== undefined)
      return sections(
        connect(chat),
        schema.statements,
        python`
          from pydantic_ai import NativeOutput

          ${agent({ output_type: python`NativeOutput(${schema.name})` })}
          print(agent.run_sync(${prompt}).output)
        `,
      );
    const start = python`
      ${connect(chat)}
      ${agent({})}
    `;
    if (streaming)
      return python`
        ${start}

        result = agent.run_stream_sync(${prompt})
        for text in result.stream_text(delta=True):
            print(text, end="", flush=True)
      `;
    return python`
      ${start}

      result = agent.run_sync(${prompt})
      ${reasons ? python`print(result.response.thinking)` : python``}
      print(result.output)
    `;
  },
});

const agent = (more: Record<string, Python>): Python =>
  python`agent = Agent(${python.args([python`model`], more)})`;

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

const connect = ({ provider, model, baseUrl, headers, key, settings }: FrameworkChat): Python => {
  const more = {
    ...settings,
    ...(Object.keys(headers).length > 0 ? { extra_headers: headers } : {}),
  };
  const connection = python`OpenAICompatibleProvider(${python.args([provider], { base_url: baseUrl, api_key: key })})`;
  const options = {
    provider: connection,
    ...(Object.keys(more).length > 0
      ? {
          settings: python`${python.requires("pydantic_ai.models.openai", "OpenAIChatModelSettings")}OpenAIChatModelSettings(${python.args([], more)})`,
        }
      : {}),
  };
  return python`
    from pydantic_ai import Agent
    from pydantic_ai.models.openai import OpenAIChatModel
    from pydantic_ai.providers.openai_compatible import OpenAICompatibleProvider

    model = OpenAIChatModel(${python.args([model], options)})
  `;
};
