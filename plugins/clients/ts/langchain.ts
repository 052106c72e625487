// LangChain.js: chats, streams, agents with tools, structured output and embeddings.
import { type FrameworkCall, frameworkClient } from "hubsmith/clients";
import { type Code, ts } from "hubsmith/code";
import { OPENAI_IDS } from "../../kit/clients/openai-sdk.ts";
import { requireKey } from "../../kit/clients/js/json.ts";
import { zodObject } from "../../kit/clients/js/structured.ts";
import { inTypeScript } from "../../kit/clients/js/typed.ts";
import { defineTools, type Members, SETTINGS, toolList } from "../../kit/clients/ts/framework.ts";

export default frameworkClient({
  id: "ts/langchain",
  label: "LangChain.js",
  order: 21,
  install: {
    npm: [
      { name: "langchain", ifProgramHas: '"langchain"' },
      "@langchain/openai",
      "@langchain/core",
      { name: "zod", ifProgramHas: '"zod"' },
    ],
    note: OPENAI_IDS,
  },
  tag: ts,
  connection: { baseUrl: "baseURL", key: "apiKey", headers: "defaultHeaders" },
  settings: {
    ...SETTINGS,
    max_tokens: "maxTokens",
    seed: "modelKwargs.seed",
    stop: "stop",
    logit_bias: "logitBias",
    reasoning_effort: "modelKwargs.reasoning_effort",
  },
  keeps: /^name$|^part\./,
  lacks: { reasoning: "drops what a model thinks" },
  connect: (chat) => ts`
    import { ChatOpenAI } from "@langchain/openai";

    ${inTypeScript(requireKey(chat.connection["apiKey"]!))}
    const model = new ChatOpenAI(${optionsOf(chat)});
  `,
  text: (chat) => ts`
    const message = await model.invoke(${chat.input});
    console.log(message.text || message);
  `,
  stream: (chat) => ts`
    let answer = "";
    for await (const chunk of await model.stream(${chat.input})) {
        process.stdout.write(chunk.text);
        answer += chunk.text;
    }
    if (!answer) throw new Error("The response has no text.");
  `,
  tools: (chat, functions) => ts`
    import { createAgent, tool } from "langchain";

    ${defineTools(
      functions,
      ({ name, description, parameters, execute }) =>
        ts`tool(${execute}, ${ts.object({ name, description, schema: parameters })})`,
    )}

    const agent = createAgent({ model, tools: ${toolList(functions)} });
    const result = await agent.invoke(${{ messages: chat.messages }}, { recursionLimit: 20 });

    const message = result.messages.at(-1);
    if (!message?.text) throw new Error("no answer", { cause: message });
    console.log(message.text);
  `,
  structured: (chat, { id, members }) => ts`
    const structured = model.withStructuredOutput(
        ${zodObject(ts, members)},
        ${{ name: id, method: "jsonSchema" }},
    );
    console.log(await structured.invoke(${chat.input}));
  `,
  embeddings: (call, input) => ts`
    import { OpenAIEmbeddings } from "@langchain/openai";

    ${inTypeScript(requireKey(call.connection["apiKey"]!))}
    const embeddings = new OpenAIEmbeddings(${optionsOf(call, {
      encodingFormat: "float",
      ...(JSON.stringify(input).includes("\\n") ? { stripNewLines: false } : {}),
    })});

    const embedding = await embeddings.${Array.isArray(input) ? ts`embedDocuments` : ts`embedQuery`}(${input});
    console.log(embedding.length);
  `,
});

// By default it retries for a minute.
function optionsOf({ model, connection, settings }: FrameworkCall, more: Members = {}): Code<"ts"> {
  const { apiKey = null, ...configuration } = connection;
  return ts.object({
    model,
    apiKey,
    configuration: configuration,
    maxRetries: 2,
    ...more,
    ...settings,
  });
}
