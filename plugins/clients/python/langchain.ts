// LangChain: chats, streams, agents with tools, structured output and embeddings.
import { frameworkClient } from "hubsmith/clients";
import { type Code, python, type ValueObject } from "hubsmith/code";
import type { FrameworkChat } from "../../kit/clients/framework.ts";
import { functionsOf, namesOf, sections } from "../../kit/clients/python/framework.ts";
import { classOf } from "../../kit/clients/python/structured.ts";

type Python = Code<"python">;

export default frameworkClient({
  id: "python/langchain",
  label: "LangChain",
  order: 20,
  install: { pip: ["langchain", "langchain-openai"] },
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
    reasoning_effort: "reasoning_effort",
  },
  lacks: { reasoning: "drops what a model thinks" },
  refuses: ({ functions }) =>
    functions?.some(({ description }) => description === undefined)
      ? "needs a description of each function"
      : undefined,
  chat: (chat) => {
    const { functions, messages, prompt, streaming } = chat;
    const given = typeof prompt === "string" ? prompt : messages;
    const schema = classOf(chat.schema);
    if (functions !== undefined)
      return sections(
        connect(chat),
        functionsOf(functions),
        python`
          from langchain.agents import create_agent

          agent = create_agent(model, ${namesOf(functions)})
          result = agent.invoke({"messages": ${messages}}, {"recursion_limit": 20})
          message = result["messages"][-1]
          if not message.text:
              raise RuntimeError(message)
          print(message.text)
        `,
      );
    if (schema !== undefined)
      return sections(
        connect(chat),
        schema.statements,
        python`print(model.with_structured_output(${schema.name}).invoke(${given}))`,
      );
    return python`
      ${connect(chat)}

      ${
        streaming
          ? python`
            for chunk in model.stream(${given}):
                print(chunk.text, end="", flush=True)
          `
          : python`
            message = model.invoke(${given})
            print(message.text or message)
          `
      }
    `;
  },
  embeddings: ({ settings, ...chat }, input) => python`
    from langchain_openai import OpenAIEmbeddings

    embeddings = OpenAIEmbeddings(${python.args([], {
      ...connection(chat),
      // Other services have neither OpenAI's tokens nor base64.
      check_embedding_ctx_length: false,
      model_kwargs: { encoding_format: "float" },
      ...settings,
    })})

    print(len(embeddings.embed_query(${input})))
  `,
});

type Connection = Pick<FrameworkChat, "model" | "baseUrl" | "headers" | "key">;

const connection = ({ model, baseUrl, headers, key }: Connection): ValueObject => ({
  model,
  base_url: baseUrl,
  api_key: key,
  ...(Object.keys(headers).length > 0 ? { default_headers: headers } : {}),
});

const connect = ({ settings, ...chat }: FrameworkChat): Python => python`
  from langchain_openai import ChatOpenAI

  model = ChatOpenAI(${python.args([], { ...connection(chat), ...settings })})
`;
