// OpenAI Agents SDK: agents with tools, structured output and streams.
import { CHAT_SETTINGS, type FrameworkChat, type Message, pythonFramework } from "hubsmith/clients";
import { type Code, python, type Value, type ValueObject } from "hubsmith/code";
import { OPENAI_IDS } from "../../kit/clients/openai-sdk.ts";
import { withReason } from "../../kit/clients/python/chat.ts";
import { printPart, printStreamed } from "../../kit/clients/python/raw-chat.ts";

export default pythonFramework({
  id: "python/openai-agents",
  label: "OpenAI Agents SDK",
  order: 23,
  install: { pip: ["openai-agents"], note: OPENAI_IDS },
  connection: {
    baseUrl: "base_url",
    key: "api_key",
    headers: "default_headers",
  },
  settings: {
    ...CHAT_SETTINGS,
    seed: "extra_args.seed",
    stop: "extra_args.stop",
    logit_bias: "extra_args.logit_bias",
  },
  lacks: { reasoning: "does not print what a model thinks" },
  refuses: ({ messages, functions }) =>
    !messages.every(isItem)
      ? "has its own types for these messages"
      : functions?.some(({ parameters }) => parameters.some(({ isRequired }) => !isRequired))
        ? "requires all arguments of a function"
        : undefined,
  connect: ({ model, connection }) => python`
    from agents import Agent, OpenAIChatCompletionsModel, Runner, set_tracing_disabled
    from openai import AsyncOpenAI

    set_tracing_disabled(True)
    client = AsyncOpenAI(${python.args([], connection)})
    model = OpenAIChatCompletionsModel(${python.args([model], { openai_client: python`client` })})
  `,
  text: (chat) => run(chat),
  stream: (chat) => python`
    ${python.requires("asyncio")}

    agent = ${agentOf(chat)}


    async def main():
        ${withReason(python`
          result = Runner.run_streamed(agent, ${inputOf(chat)})
          ${printStreamed(python`
            async for event in result.stream_events():
                if event.type == "raw_response_event":
                    if event.data.type == "response.output_text.delta":
                        ${printPart(python`event.data.delta`)}
          `)}
        `)}


    asyncio.run(main())
  `,
  decorator: (_, { name, description }) => {
    const overrides = {
      ...(name === undefined ? {} : { name_override: name }),
      ...(description === undefined ? {} : { description_override: description }),
    };
    const tool = python`${python.requires("agents", "function_tool")}@function_tool`;
    return Object.keys(overrides).length > 0
      ? python`${tool}(${python.args([], overrides)})`
      : tool;
  },
  tools: (chat, tools) => run(chat, { tools }),
  structured: (chat, schema) => run(chat, { output_type: schema }),
});

type More = Readonly<Record<string, Code<"python">>>;

// Its limit is ten turns.
const run = (chat: FrameworkChat, more?: More) => python`
  agent = ${agentOf(chat, more)}
  ${withReason(python`
    result = Runner.run_sync(agent, ${inputOf(chat)})
    print(result.final_output or result)
  `)}
`;

function agentOf({ settings }: FrameworkChat, more: More = {}) {
  const { requires, args } = python;
  const set = python`${requires("agents", "ModelSettings")}ModelSettings(${args([], settings)})`;
  return python`Agent(${args([], {
    name: "Assistant",
    model: python`model`,
    ...(Object.keys(settings).length > 0 ? { model_settings: set } : {}),
    ...more,
  })})`;
}

/** A prompt or messages as the items of OpenAI's Responses API. */
const inputOf = ({ input, messages }: FrameworkChat): Value =>
  typeof input === "string"
    ? input
    : messages.map(({ role, content: all }) => {
        return {
          role,
          content: typeof all === "string" ? all : all.map(partOf),
        };
      });

const partOf = ({ text, image_url: image }: ValueObject): Value =>
  image === undefined
    ? { type: "input_text", text: text! }
    : { type: "input_image", image_url: (image as ValueObject)["url"]! };

const isItem = ({ role, content: all, ...more }: Message): boolean =>
  role !== "tool" &&
  !("tool_calls" in more) &&
  (typeof all === "string" || all.every((part) => "text" in part || "image_url" in part));
