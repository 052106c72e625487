// DSPy: calls of its language model, which its modules build upon.
import { CHAT_SETTINGS, pythonFramework } from "hubsmith/clients";
import { python } from "hubsmith/code";

// It may send `max_tokens` as `max_completion_tokens`, which few services have.
const { max_tokens: _, ...SETTINGS } = CHAT_SETTINGS;

export default pythonFramework({
  id: "python/dspy",
  label: "DSPy",
  order: 26,
  install: {
    pip: ["dspy"],
    note: "Set LITELLM_LOCAL_MODEL_COST_MAP=True; otherwise LiteLLM downloads a table of prices from GitHub.",
  },
  connection: { baseUrl: "api_base", key: "api_key" },
  settings: SETTINGS,
  lacks: {
    tools: "writes tools into prompts of its own",
    structured: "writes schemas into prompts of its own",
    stream: "streams only the fields of its modules",
    reasoning: "returns only the text of an answer",
    pictures: "has its own types for pictures",
    conversations: "has its own types for the messages of a conversation",
  },
  refuses: ({ model }) => (typeof model === "string" ? undefined : "needs the id of a model"),
  connect: ({ model, connection, settings }) => python`
    import dspy

    lm = dspy.LM(${python.args([`openai/${model as string}`], {
      ...connection,
      cache: false,
      // Otherwise a response that is no answer is paid for again.
      num_retries: 0,
      ...settings,
    })})
  `,
  // A signature, for which `dspy.configure` sets the model, adds a prompt of its own.
  text: ({ prompt }) => python`
    answer = lm(${prompt as string})[0]
    print(answer or lm.history[-1])
  `,
});
