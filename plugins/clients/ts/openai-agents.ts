// OpenAI Agents SDK: chats, streams, tools and structured output.
import { type FrameworkChat, frameworkClient, type Message } from "hubsmith/clients";
import { type Code, ts } from "hubsmith/code";
import { OPENAI_IDS } from "../../kit/clients/openai-sdk.ts";
import { requireKey } from "../../kit/clients/js/json.ts";
import { zodObject } from "../../kit/clients/js/structured.ts";
import { inTypeScript } from "../../kit/clients/js/typed.ts";
import {
  defineTools,
  inputOf,
  type Members,
  messageWith,
  SETTINGS,
  toolList,
} from "../../kit/clients/ts/framework.ts";

export default frameworkClient({
  id: "ts/openai-agents",
  label: "OpenAI Agents SDK",
  order: 22,
  install: { npm: ["@openai/agents", { name: "zod", ifProgramHas: '"zod"' }], note: OPENAI_IDS },
  tag: ts,
  connection: { baseUrl: "baseURL", key: "apiKey" },
  settings: {
    ...SETTINGS,
    max_tokens: "maxTokens",
    seed: "providerData.seed",
    stop: "providerData.stop",
    logit_bias: "providerData.logit_bias",
    reasoning_effort: "reasoning.effort",
  },
  lacks: {
    reasoning: "drops what a model thinks",
    calls: "has other messages for calls of functions",
  },
  refuses: ({ functions = [] }) =>
    functions.some(({ parameters }) => parameters.some(({ isRequired }) => !isRequired))
      ? "requires all arguments of a function"
      : undefined,
  connect: ({ connection }) => ts`
    import { OpenAIProvider, Runner } from "@openai/agents";

    ${inTypeScript(requireKey(connection["apiKey"]!))}
    const modelProvider = new OpenAIProvider(${{ ...connection, useResponses: false }});
    const runner = new Runner({ modelProvider, tracingDisabled: true });
  `,
  text: run,
  stream: run,
  tools: (chat, functions) => ts`
    import { tool } from "@openai/agents";

    ${defineTools(functions, (one) => ts`tool(${ts.object({ ...one })})`)}

    ${run(chat, { tools: toolList(functions) })}
  `,
  structured: (chat, { members }) => run(chat, { outputType: zodObject(ts, members) }),
});

/** Statements that run an agent with some more options, and print its output. */
function run(
  { model, settings, streaming, ...chat }: FrameworkChat,
  more: Members = {},
): Code<"ts"> {
  const { prompt, messages = [], ...instructions } = inputOf(chat.messages, itemOf);
  const input = prompt ?? messages;
  // Without functions, a second turn would only ask again.
  const turns = "tools" in more ? {} : { maxTurns: 1 };
  const how = { ...(streaming ? { stream: true } : {}), ...turns };
  const called =
    Object.keys(how).length > 0
      ? ts`runner.run(agent, ${input}, ${how})`
      : ts`runner.run(agent, ${input})`;
  const options = Object.keys(settings).length > 0 ? { modelSettings: settings } : {};
  return ts`
    import { Agent } from "@openai/agents";

    const agent = new Agent(${ts.object({ name: "Assistant", ...instructions, model, ...options, ...more })});
    const result = await ${called};

    ${streaming ? STREAM : ts`console.log(result.finalOutput);`}
  `;
}

const STREAM = ts`
  for await (const text of result.toTextStream()) {
      process.stdout.write(text);
  }
  await result.completed;
`;

const userOf = messageWith({
  text: (text) => ({ type: "input_text", text }),
  picture: (image) => ({ type: "input_image", image }),
  recording: (audio, format) => ({ type: "audio", audio, format }),
});

// Its messages are those of the Responses API.
const itemOf = (message: Message): Message =>
  message.role === "assistant"
    ? {
        ...message,
        status: "completed",
        content: [{ type: "output_text", text: message.content }],
      }
    : userOf(message);
