// huggingface_hub: prints the task's inputs; the SDK finds the provider's model id and request format.
import { type Call, defineClient, template } from "hubsmith";
import { type Code, type Hole, isEnv, isFile, python, text, type Value } from "hubsmith/code";
import conversational from "../../tasks/conversational.ts";
import { requireRequest } from "hubsmith/clients";
import {
  isChat,
  isOffHub,
  refuseOtherChat,
  refuseOtherServer,
} from "../../kit/clients/refusals.ts";
import {
  endsAfterMinute,
  fileOf,
  refuseUnsupportedPair,
  lacksParameter,
  lacksPolling,
  membersOf,
  refuseMisplacedInputs,
  refuseMistakenName,
  mistakesType,
  namedProvider,
  resultOf,
  returnsVector,
} from "../../kit/clients/sdk.ts";
import { complete } from "../../kit/clients/python/chat.ts";
import {
  INPUTS,
  lacksLora,
  lacksPartner,
  losesSchema,
  refuseEndpointPath,
  refuseOddName,
  OWN_FORM,
  refusesChat,
} from "../../kit/clients/python/limits.ts";
import { save } from "../../kit/clients/python/json.ts";
import { programOf } from "../../kit/clients/python/tools.ts";
import { huggingfaceHub as sdk } from "../../kit/clients/python/sdk.gen.ts";

type Python = Code<"python">;

export default defineClient({
  id: "python/huggingface_hub",
  label: sdk.name,
  language: python.language,
  order: 2,
  // The SDK returns images of Pillow, and embeddings of numpy.
  install: {
    pip: [
      "huggingface_hub",
      { name: "numpy", ifProgramHas: ".shape" },
      { name: "pillow", ifProgramHas: ".save(" },
    ],
  },
  refuses: (call) =>
    refuseOtherServer(call, sdk.name) ??
    refuseMisplacedInputs(sdk, call) ??
    refuseUnsupportedPair(sdk, call) ??
    lacksParameter(sdk, call, OWN_FORM) ??
    refuseMistakenName(sdk.name, call, [
      "model",
      "self",
      ...(sdk.tasks[call.task.id]?.inputs ?? []),
    ]) ??
    (isChat(call)
      ? (refusesChat(call) ?? losesSchema(call) ?? refuseOtherChat(call, sdk.name))
      : (mistakesType(sdk, call) ??
        lacksPolling(sdk, call) ??
        lacksPartner(call) ??
        lacksLora(call) ??
        refuseEndpointPath(call) ??
        refuseOddName(call))),
  templates: [template(conversational, chat)],
  fallback: (call) => python`
    ${connect(call, namedProvider(sdk, call))}

    ${run(call)}
  `,
});

function connect(call: Call, provider?: string): Python {
  const { billTo, endpointUrl, token } = call;
  // The SDK does not change a complete URL, and servers expect it without a trailing slash.
  const isComplete = isChat(call) && /\/chat\/completions\/+(\?|$)/.test(endpointUrl ?? "");
  const url = isComplete ? (requireRequest(call).url as string) : endpointUrl;
  const named = {
    ...(url !== undefined ? { base_url: url } : provider && { provider }),
    // The SDK replaces an empty `api_key` by the saved login of Hugging Face, which an endpoint must not get.
    ...(endpointUrl !== undefined && isEnv(token)
      ? { headers: { Authorization: text("Bearer ", token) } }
      : { api_key: token }),
    ...(billTo !== undefined && { bill_to: billTo }),
  };
  return python`
    from huggingface_hub import InferenceClient

    client = InferenceClient(${python.args([], named)})
  `;
}

// A routed chat has its provider in the model; a direct one is the provider's, under the Hub's id.
function chat(call: Call): Python {
  const isDirect = call.target === "direct";
  const model = isDirect && !isOffHub(call) ? call.model.id : call.chatModelId;
  const { inputs: messages } = call;
  // An endpoint serves one model, unless the name of one is given; an app has many.
  const isNamed = isOffHub(call) || model !== call.model.id;
  const isOnly = call.target === "endpoint" && !isNamed;
  const addressed = isOnly ? { messages } : { model, messages };
  const known = [...Object.keys(addressed), ...sdk.tasks[call.task.id]!.parameters];
  const statements = complete(call, { ...addressed, ...call.parameters }, known);
  return programOf(call, connect(call, isDirect ? call.provider : undefined), statements);
}

const MINUTE = python`# This waits only a minute. For a long recording, use another client.`;

function run(call: Call): Python {
  const { task } = call;
  return python`
    ${endsAfterMinute(sdk, call) ? MINUTE : python``}
    ${python.name(resultOf(task))} = client.${python.name(sdk.tasks[task.id]!.method)}(${argumentsOf(call)})

    ${shown(call, fileOf(call))}
  `;
}

/** How the result of a task is printed or saved. Pillow writes any format. */
function shown(call: Call, file: string): Python {
  const { task } = call;
  if (task.id === "audio-to-audio") return save(python`result[0].blob`, file);
  if (task.id === "image-segmentation") return python`result[0].mask.save("image.png")`;
  if (task.output === "image") return python`image.save("image.png")`;
  if (task.output !== "json") return save(python.name(task.output), file);
  // The result is an array of numpy.
  if (returnsVector(task)) return python`print(result.shape)`;
  const result = HAS_LIST.test(task.id) ? python`result[0]` : python`result`;
  const parts = membersOf(call).map((member) => python`${result}.${python.name(member)}`);
  if (parts.length === 0) return python`print(result)`;
  return python`
    ${HAS_LIST.test(task.id) ? python`` : failsIfNone(parts[0]!)}
    print(${python.join(parts, ", ")})
  `;
}

// The SDK reads an error in a response with status 200 as a result without members.
const failsIfNone = (value: Python): Python => python`
  if ${value} is None:
      raise RuntimeError(result)
`;

// The SDK returns the other tasks' best item alone.
const HAS_LIST = /-classification$|^(?:fill|document|visual)/;

// One input is positional, several are named. With a base URL there is no model, because it would override the URL.
function argumentsOf({ inputs, model, parameters, target, task }: Call): Python {
  const { parameters: declared, inputs: names, others } = sdk.tasks[task.id]!;
  const isApart = (name: string): boolean =>
    others === "extra_body" && !declared.includes(name) && !names.includes(name);
  const isOne =
    typeof inputs !== "object" || inputs === null || Array.isArray(inputs) || isFile(inputs);
  const positional: readonly Hole<"python">[] = isOne ? [asPath(inputs)] : [];
  const named: [string, Value][] = [];
  const apart: [string, Value][] = [];
  if (!isOne)
    for (const [name, value] of Object.entries(inputs))
      named.push([INPUTS[name] ?? name, asPath(value)]);
  for (const parameter of Object.entries(parameters))
    (isApart(parameter[0]) ? apart : named).push(parameter);
  if (apart.length > 0) named.push(["extra_body", Object.fromEntries(apart)]);
  if (target !== "endpoint") named.push(["model", model.id]);
  return python.args(positional, Object.fromEntries(named));
}

// The SDK reads a file from its path, but treats a path that looks like a URL as a URL.
function asPath(value: Value): Value {
  if (!isFile(value)) return value;
  return /^(https?|data):/.test(value.path) ? `./${value.path}` : value.path;
}
