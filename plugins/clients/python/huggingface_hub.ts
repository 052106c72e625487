// huggingface_hub: prints the task view; the SDK finds the provider's id and form by itself.
import { absent, type Absence, type Call, defineClient, fileNameFor } from "hubsmith";
import { type Code, type Hole, isFile, python, type Value } from "hubsmith/code";
import { missingPair } from "../shared/absences.ts";
import { chatArguments, readCompletion } from "./shared/chat.ts";
import { PAIRS } from "./shared/pairs.ts";

const LABEL = "huggingface_hub";
// What chat_completion of version 2 takes by name; anything else travels in extra_body.
const OPTIONS =
  "frequency_penalty logit_bias logprobs max_tokens n presence_penalty response_format seed stop stream_options " +
  "temperature tool_choice tool_prompt tools top_logprobs top_p";

export default defineClient({
  id: "python/huggingface_hub",
  label: LABEL,
  language: "python",
  order: 2,
  install: "pip install huggingface_hub",
  refuses: (call) => missingPair(call, LABEL, PAIRS) ?? oddName(call),
  templates: {
    conversational: chat,
    conversationalStream: chat,
  },
  otherwise: (call) => python`
    ${connect(call, call.provider)}

    ${run(call)}
  `,
});

// A chat's unknown options travel apart, in a dictionary; other calls take all of theirs by name.
function oddName({ kind, parameters }: Call): Absence | undefined {
  const odd = Object.keys(parameters).find((name) => !python.isName(name));
  if (odd === undefined || kind.startsWith("conversational")) return undefined;
  const reason = `Python has no argument of the name ${JSON.stringify(odd)}.`;
  return absent("bad-parameter-name", reason, "Choose another client, or leave the parameter out.");
}

function connect(call: Call, provider?: string): Code<"python"> {
  const named: Record<string, Value> = {
    ...(call.endpointUrl === undefined
      ? provider === undefined
        ? {}
        : { provider }
      : { base_url: call.endpointUrl }),
    api_key: call.token,
    ...(call.billTo === undefined ? {} : { bill_to: call.billTo }),
  };
  return python`
    from huggingface_hub import InferenceClient

    client = InferenceClient(${python.args([], named)})
  `;
}

// A routed chat names its provider in the model; a direct one is the provider's, under the hub's id.
function chat(call: Call): Code<"python"> {
  const isDirect = call.target === "direct";
  const model = isDirect ? call.model.id : call.modelName;
  return python`
    ${connect(call, isDirect ? call.provider : undefined)}

    ${readCompletion(call, chatArguments(call, call.target === "endpoint" ? undefined : model, OPTIONS))}
  `;
}

function run(call: Call): Code<"python"> {
  const method = python.name(call.task.id.replaceAll("-", "_"));
  const inputs = asArguments(call.inputs);
  // With a base URL a model would win over it, and the endpoint would not be called.
  const model = call.target === "endpoint" ? {} : { model: call.model.id };
  const args = python.args(inputs.positional, { ...inputs.named, ...call.parameters, ...model });
  switch (call.task.output) {
    case "json":
      return python`
        result = client.${method}(${args})

        print(result)
      `;
    case "image":
      return python`
        image = client.${method}(${args})

        image.save("image.png")
      `;
    default: {
      const type = call.task.output === "audio" ? "audio/mpeg" : "video/mp4";
      return python`
        ${python.needs("pathlib", "Path")}
        media = client.${method}(${args})

        Path(${fileNameFor(type)}).write_bytes(media)
      `;
    }
  }
}

// One input stands alone, several go by the names they have in the SDK too; a file goes as its path.
function asArguments(inputs: Value): {
  positional: readonly Hole<"python">[];
  named: Record<string, Value>;
} {
  const pathOf = (value: Value): Value => (isFile(value) ? value.path : value);
  if (typeof inputs !== "object" || inputs === null || Array.isArray(inputs) || isFile(inputs)) {
    return { positional: [pathOf(inputs)], named: {} };
  }
  const named = Object.entries(inputs).map(([name, value]) => [name, pathOf(value)] as const);
  return { positional: [], named: Object.fromEntries(named) };
}
