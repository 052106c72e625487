// LangChain: chats, streams, agents with tools, structured output and embeddings.
import { CHAT_SETTINGS, pythonFramework } from "hubsmith/clients";
import { python } from "hubsmith/code";
import { OPENAI_IDS } from "../../kit/clients/openai-sdk.ts";

export default pythonFramework({
  id: "python/langchain",
  label: "LangChain",
  order: 20,
  install: {
    pip: [{ name: "langchain", ifProgramHas: "from langchain." }, "langchain-openai"],
    note: OPENAI_IDS,
  },
  connection: {
    baseUrl: "base_url",
    key: "api_key",
    headers: "default_headers",
  },
  hidesReasons: true,
  settings: {
    ...CHAT_SETTINGS,
    // Its own `max_tokens` is sent as `max_completion_tokens`, which few services have.
    max_tokens: "extra_body.max_tokens",
    stop: "stop_sequences",
    reasoning_effort: "reasoning_effort",
  },
  keeps: /^name$|^part\./,
  lacks: { reasoning: "drops what a model thinks" },
  refuses: ({ functions }) =>
    functions?.some(({ description }) => description === undefined)
      ? "needs a description of each function"
      : undefined,
  connect: ({ model, connection, settings }) => python`
    from langchain_openai import ChatOpenAI

    model = ChatOpenAI(${python.args([], { model, ...connection, ...settings })})
  `,
  text: ({ input }) => python`
    message = model.invoke(${input})
    print(message.text or message)
  `,
  stream: ({ input }) => python`
    for chunk in model.stream(${input}):
        print(chunk.text, end="", flush=True)
  `,
  decorator: ({ calledName }, { name, description }) =>
    name === undefined && description === undefined
      ? python``
      : python`${python.requires("langchain.tools", "tool")}@tool(${python.args([calledName], { ...(description && { description }) })})`,
  tools: ({ messages }, functions) => python`
    from langchain.agents import create_agent

    agent = create_agent(model, ${functions})
    result = agent.invoke({"messages": ${messages}}, {"recursion_limit": 20})
    message = result["messages"][-1]
    if not message.text:
        raise RuntimeError(message)
    print(message.text)
  `,
  structured: ({ input }, schema) =>
    python`print(model.with_structured_output(${schema}).invoke(${input}))`,
  embeddings: ({ model, connection, settings }, input) => python`
    from langchain_openai import OpenAIEmbeddings

    embeddings = OpenAIEmbeddings(${python.args([], {
      model,
      ...connection,
      // Other services have neither OpenAI's tokens nor base64.
      check_embedding_ctx_length: false,
      model_kwargs: { encoding_format: "float" },
      ...settings,
    })})

    print(len(embeddings.${Array.isArray(input) ? python`embed_documents` : python`embed_query`}(${input})))
  `,
});
