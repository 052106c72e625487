// AI SDK: chats, streams, tools, structured output, reasoning and embeddings.
import {
  type FrameworkCall,
  type FrameworkChat,
  frameworkClient,
  type Message,
} from "hubsmith/clients";
import { type Code, ts, type Value, type ValueObject } from "hubsmith/code";
import { zodObject } from "../../kit/clients/js/structured.ts";
import { type ToolCode, toolOf } from "../../kit/clients/ts/tools.ts";

type Ts = Code<"ts">;

export default frameworkClient({
  id: "ts/ai-sdk",
  label: "AI SDK",
  order: 20,
  install: { npm: ["ai", "@ai-sdk/openai-compatible", "zod"] },
  tag: ts,
  connection: { baseUrl: "baseURL", key: "apiKey", headers: "headers" },
  settings: {
    temperature: "temperature",
    max_tokens: "maxOutputTokens",
    top_p: "topP",
    seed: "seed",
    stop: "stopSequences",
    frequency_penalty: "frequencyPenalty",
    presence_penalty: "presencePenalty",
    reasoning_effort: "reasoning",
  },
  refuses: ({ messages, settings }) => {
    if (messages.some((message) => message.role === "tool" || "tool_calls" in message))
      return "has other messages for calls of functions";
    return settings["maxOutputTokens"] === 0 ? "generates at least one token" : undefined;
  },
  text: (chat) => ts`
    ${generate(chat, [...(chat.reasons ? ["reasoningText"] : []), "text", "finishReason"])}

    ${chat.reasons ? ts`console.log(reasoningText);` : ts``}
    console.log(text || finishReason);
  `,
  stream: (chat) => ts`
    import { streamText } from "ai";

    ${connect(chat)}

    const { stream } = streamText(${argumentsIn(chat)});
    for await (const part of stream) {
        if (part.type === "error") throw part.error;
        ${chat.reasons ? THOUGHT : ts``}
        if (part.type === "text-delta") process.stdout.write(part.text);
    }
  `,
  tools: (chat, functions) => ts`
    import { isStepCount, tool } from "ai";

    ${generate(chat, ["text", "finishReason", "content"], {
      tools: ts.object(Object.fromEntries(functions.map(toolOf).map(toolIn))),
      stopWhen: ts`isStepCount(10)`,
    })}

    if (!text) throw new Error(finishReason, { cause: content });
    console.log(text);
  `,
  structured: (chat, { id, members }) => ts`
    import { Output } from "ai";

    ${generate(chat, ["output"], {
      output: ts`Output.object(${ts.object({ name: id, schema: zodObject(ts, members) })})`,
    })}

    console.log(output);
  `,
  embeddings: (call, input) => ts`
    import { embed } from "ai";

    ${connect(call)}

    const { embedding } = await embed(${ts.object({ model: ts`provider.embeddingModel(${call.model})`, value: input })});

    console.log(embedding.length);
  `,
});

const toolIn = ({ name, description, parameters, head, result }: ToolCode) =>
  [
    name,
    ts`tool(${ts.object({ ...description, inputSchema: parameters, execute: ts`${head} => ${result}` })})`,
  ] as const;

const THOUGHT = ts`
  if (part.type === "reasoning-delta") process.stdout.write(part.text);
  if (part.type === "reasoning-end") process.stdout.write("\n\n");
`;

/** Statements that generate a text, of whose result some members are read. */
const generate = (chat: FrameworkChat, result: readonly string[], more: Members = {}): Ts => ts`
  import { generateText } from "ai";

  ${connect(chat)}

  const { ${ts.join(
    result.map((name) => ts.name(name)),
    ", ",
  )} } = await generateText(${argumentsIn(chat, more)});
`;

type Members = Readonly<Record<string, Ts>>;

function argumentsIn(chat: FrameworkChat, more: Members = {}): Ts {
  const { model, messages, prompt, settings } = chat;
  const isSystem = messages[0]?.role === "system";
  return ts.object({
    model: ts`provider(${model})`,
    ...(isSystem ? { instructions: messages[0]!.content } : {}),
    ...(typeof prompt === "string"
      ? { prompt }
      : { messages: (isSystem ? messages.slice(1) : messages).map(messageOf) }),
    ...settings,
    ...more,
  });
}

const messageOf = ({ role, content }: Message): Value => ({
  role,
  content: typeof content === "string" ? content : content.map(partOf),
});

function partOf(part: ValueObject): Value {
  const { image_url: picture, input_audio: recording } = part as Parts;
  if (picture !== undefined) return { type: "file", mediaType: "image", data: picture["url"]! };
  if (recording === undefined) return part;
  const { data = null, format } = recording;
  return { type: "file", mediaType: `audio/${String(format)}`, data };
}

type Parts = Readonly<Record<"image_url" | "input_audio", ValueObject | undefined>>;

const hasUrl = ({ content }: Message): boolean =>
  typeof content !== "string" &&
  content.some((part) => String((part as Parts).image_url?.["url"]).startsWith("https:"));

const connect = (call: FrameworkCall & Partial<FrameworkChat>): Ts => ts`
  import { createOpenAICompatible } from "@ai-sdk/openai-compatible";

  const provider = createOpenAICompatible(${ts.object({
    name: call.provider,
    ...call.connection,
    ...(call.schema === undefined ? {} : { supportsStructuredOutputs: true }),
    // Otherwise it downloads pictures, and sends their bytes.
    ...(call.messages?.some(hasUrl)
      ? { supportedUrls: ts`() => ({ "image/*": [/^https:/] })` }
      : {}),
  })});
`;
