// Instructor: structured output as objects of Pydantic.
import { CHAT_SETTINGS, pythonFramework } from "hubsmith/clients";
import { python } from "hubsmith/code";
import { OPENAI_IDS } from "../../kit/clients/openai-sdk.ts";

export default pythonFramework({
  id: "python/instructor",
  label: "Instructor",
  order: 27,
  install: { pip: ["instructor"], note: OPENAI_IDS },
  connection: {
    baseUrl: "base_url",
    key: "api_key",
    headers: "default_headers",
  },
  settings: CHAT_SETTINGS,
  keeps: /^/,
  lacks: {
    text: "is for structured output",
    stream: "is for structured output",
  },
  refuses: ({ model }) => (typeof model === "string" ? undefined : "needs the id of a model"),
  connect: ({ model, connection }) => python`
    import instructor

    client = instructor.from_provider(${python.args([`openai/${model as string}`], {
      ...connection,
      mode: python`instructor.Mode.JSON_SCHEMA`,
    })})
  `,
  structured: ({ messages, settings }, schema) => python`
    answer = client.create(${python.args([], { messages, response_model: schema, ...settings })})
    print(answer)
  `,
});
