// LlamaIndex: completions, streams, agents with tools and structured output.
import { type FrameworkChat, pythonFramework } from "hubsmith/clients";
import { type Hole, python, type ValueObject } from "hubsmith/code";
import { OPENAI_IDS } from "../../kit/clients/openai-sdk.ts";
import { printPart, printStreamed } from "../../kit/clients/python/raw-chat.ts";

export default pythonFramework({
  id: "python/llama-index",
  label: "LlamaIndex",
  order: 25,
  install: { pip: ["llama-index-llms-openai-like"], note: OPENAI_IDS },
  connection: {
    baseUrl: "api_base",
    key: "api_key",
    headers: "default_headers",
  },
  settings: {
    temperature: "temperature",
    max_tokens: "max_tokens",
    top_p: "additional_kwargs.top_p",
    seed: "additional_kwargs.seed",
    stop: "additional_kwargs.stop",
    frequency_penalty: "additional_kwargs.frequency_penalty",
    presence_penalty: "additional_kwargs.presence_penalty",
    logit_bias: "additional_kwargs.logit_bias",
  },
  lacks: {
    reasoning: "drops what a model thinks",
    pictures: "has its own types for pictures",
    conversations: "has its own types for the messages of a conversation",
  },
  refuses: ({ settings }) =>
    settings["max_tokens"] === 0 ? "generates at least one token" : undefined,
  // `HuggingFaceInferenceAPI` asks the Hub for the provider's model id, and needs another package.
  connect,
  text: ({ prompt }) => python`
    response = llm.complete(${prompt as string})
    print(response.text or response.raw)
  `,
  stream: ({ prompt }) =>
    printStreamed(python`
      for chunk in llm.stream_complete(${prompt as string}):
          ${printPart(python`chunk.delta or ""`)}
    `),
  // By default, a description begins with the code of the arguments.
  listed: (name, { description, parameters }, unsaid) => {
    const isAnnotated = parameters.some((one) => one.description !== undefined);
    const all =
      isAnnotated && description !== undefined ? { ...unsaid, description } : { ...unsaid };
    return Object.keys(all).length === 0
      ? name
      : python`${python.requires("llama_index.core.tools", "FunctionTool")}FunctionTool.from_defaults(${python.args([name], all)})`;
  },
  tools: ({ prompt }, functions) => python`
    import asyncio
    from llama_index.core.agent.workflow import FunctionAgent

    async def main():
        agent = FunctionAgent(tools=${functions}, llm=llm, streaming=False)
        response = await agent.run(user_msg=${prompt as string}, max_iterations=10)
        print(str(response) or response.raw)


    asyncio.run(main())
  `,
  structured: ({ prompt }, schema) => python`
    response = llm.as_structured_llm(${schema}).complete(${prompt as string})
    print(response.raw)
  `,
});

function connect({ model, connection, functions, schema, settings }: FrameworkChat) {
  const { additional_kwargs: given, ...more } = settings;
  // Its own default is 0.1, and it always sends one.
  const temperature = "temperature" in settings ? {} : { temperature: null };
  const others = { ...temperature, ...(given as ValueObject | undefined) };
  const options: Record<string, Hole<"python">> = {
    model,
    ...connection,
    is_chat_model: true,
    ...(functions === undefined ? {} : { is_function_calling_model: true }),
    ...(schema === undefined ? {} : { should_use_structured_outputs: true }),
    ...more,
    ...(Object.keys(others).length > 0 ? { additional_kwargs: others } : {}),
  };
  return python`
    from llama_index.llms.openai_like import OpenAILike

    llm = OpenAILike(${python.args([], options)})
  `;
}
