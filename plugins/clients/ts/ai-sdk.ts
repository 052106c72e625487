// AI SDK: chats, streams, tools, structured output, reasoning and embeddings.
import { type FrameworkCall, type FrameworkChat, frameworkClient } from "hubsmith/clients";
import { type Code, ts, type Value } from "hubsmith/code";
import { zodObject } from "../../kit/clients/js/structured.ts";
import {
  hasPictureUrl,
  inputOf,
  type Members,
  messageWith,
  SETTINGS,
  type ToolCode,
  toolTable,
} from "../../kit/clients/ts/framework.ts";

type Ts = Code<"ts">;

export default frameworkClient({
  id: "ts/ai-sdk",
  label: "AI SDK",
  order: 20,
  install: { npm: ["ai", "@ai-sdk/openai-compatible", { name: "zod", ifProgramHas: '"zod"' }] },
  tag: ts,
  connection: { baseUrl: "baseURL", key: "apiKey", headers: "headers" },
  settings: {
    ...SETTINGS,
    max_tokens: "maxOutputTokens",
    seed: "seed",
    stop: "stopSequences",
    reasoning_effort: "reasoning",
  },
  lacks: { calls: "has other messages for calls of functions" },
  refuses: ({ settings }) =>
    settings["maxOutputTokens"] === 0 ? "generates at least one token" : undefined,
  connect: (chat) => connect(chat),
  text: (chat) => ts`
    ${generate(chat, chat.reasons ? ts`reasoningText, text, finishReason` : ts`text, finishReason`)}

    ${chat.reasons ? ts`console.log(reasoningText);` : ts``}
    console.log(text || finishReason);
  `,
  stream: (chat) => ts`
    import { streamText } from "ai";

    const { stream } = streamText(${argumentsOf(chat)});
    for await (const part of stream) {
        if (part.type === "error") throw part.error;
        ${chat.reasons ? THOUGHT : ts``}
        if (part.type === "text-delta") process.stdout.write(part.text);
    }
  `,
  tools: (chat, functions) => ts`
    import { isStepCount, tool } from "ai";

    ${generate(chat, ts`text, finishReason, content`, {
      tools: toolTable(functions, toolOf),
      stopWhen: ts`isStepCount(10)`,
    })}

    if (!text) throw new Error(finishReason, { cause: content });
    console.log(text);
  `,
  structured: (chat, { id, members }) => ts`
    import { Output } from "ai";

    ${generate(chat, ts`output`, {
      output: ts`Output.object(${ts.object({ name: id, schema: zodObject(ts, members) })})`,
    })}

    console.log(output);
  `,
  embeddings: (call, input) => {
    const model = ts`provider.embeddingModel(${call.model})`;
    if (Array.isArray(input))
      return ts`
        import { embedMany } from "ai";

        ${connect(call)}

        const { embeddings } = await embedMany(${ts.object({ model, values: input })});

        console.log(embeddings.length);
      `;
    return ts`
      import { embed } from "ai";

      ${connect(call)}

      const { embedding } = await embed(${ts.object({ model, value: input })});

      console.log(embedding.length);
    `;
  },
});

const THOUGHT = ts`
  if (part.type === "reasoning-delta") process.stdout.write(part.text);
  if (part.type === "reasoning-end") process.stdout.write("\n\n");
`;

/** Statements that generate a text, of whose result some members are read. */
const generate = (chat: FrameworkChat, result: Ts, more: Members = {}): Ts => ts`
  import { generateText } from "ai";

  const { ${result} } = await generateText(${argumentsOf(chat, more)});
`;

const argumentsOf = (chat: FrameworkChat, more: Members = {}): Ts =>
  ts.object({
    model: ts`provider(${chat.model})`,
    ...inputOf(chat.messages, messageOf),
    ...chat.settings,
    ...more,
  });

const fileOf = (data: Value, mediaType: string) => ({
  type: "file",
  mediaType,
  data,
});
const messageOf = messageWith({
  picture: (url) => fileOf(url, "image"),
  recording: (data, format) => fileOf(data, `audio/${format}`),
});

const toolOf = ({ description, parameters, execute }: ToolCode): Ts =>
  ts`tool(${ts.object({ description, inputSchema: parameters, execute })})`;

const connect = (call: FrameworkCall & Partial<FrameworkChat>): Ts => ts`
  import { createOpenAICompatible } from "@ai-sdk/openai-compatible";

  const provider = createOpenAICompatible(${ts.object({
    name: call.provider,
    ...call.connection,
    ...(call.schema === undefined ? {} : { supportsStructuredOutputs: true }),
    ...(call.messages?.some(hasPictureUrl) ? SENDS_URLS : {}),
  })});
`;

// Otherwise it downloads pictures, and sends their bytes.
const SENDS_URLS = { supportedUrls: ts`() => ({ "image/*": [/^https:/] })` };
