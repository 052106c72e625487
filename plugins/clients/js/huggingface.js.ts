// huggingface.js: prints the task's inputs; the SDK finds the provider's model id and request format.
import { type Absence, type Call, defineClient, template } from "hubsmith";
import { type Code, isFile, js, ts, type Value, type ValueObject } from "hubsmith/code";
import { typed } from "../../kit/clients/js/typed.ts";
import conversational from "../../tasks/conversational.ts";
import textGeneration from "../../tasks/text-generation.ts";
import {
  isChat,
  isOffHub,
  refuseOtherChat,
  refuseOtherServer,
  refusal,
} from "../../kit/clients/refusals.ts";
import {
  endsAfterMinute,
  fileOf,
  isBodyOnHub,
  refuseUnsupportedPair,
  lacksParameter,
  lacksPolling,
  membersOf,
  refuseMistakenName,
  namedProvider,
  polls,
  resultOf,
  returnsVector,
} from "../../kit/clients/sdk.ts";
import { hasSeveralTexts } from "../../kit/clients/response.ts";
import { printChat, runTools } from "../../kit/clients/js/chat.ts";
import { saveBody, WRITE } from "../../kit/clients/js/json.ts";
import { namedForHub } from "../../kit/tasks/recording-types.ts";
import { huggingfaceJs } from "../../kit/clients/js/sdk.gen.ts";

type Js = Code<"js">;

/** Pairs, and parameters of pairs, that the SDK sends in another format, which the service also accepts. */
const OWN_FORM = [
  "novita/image-text-to-video/num_frames",
  "novita/image-text-to-video/target_size",
];
/** The SDK's own options among the arguments of a call: a parameter with such a name could send the token elsewhere. */
const OWN_WORDS = [
  "accessToken",
  "data",
  "endpointUrl",
  "inputs",
  "messages",
  "model",
  "parameters",
  "provider",
  "urlTransform",
];

export default defineClient({
  id: "js/huggingface.js",
  label: "huggingface.js",
  language: js.language,
  order: 2,
  install: { npm: ["@huggingface/inference"] },
  refuses: (call) =>
    refuseOtherServer(call, "huggingface.js") ??
    lacksProvider(call) ??
    lacksParameter(huggingfaceJs, call, OWN_FORM) ??
    refuseMistakenName("huggingface.js", call, OWN_WORDS) ??
    lacksPolling(huggingfaceJs, call) ??
    lacksPath(call) ??
    refuseOtherChat(call, "huggingface.js") ??
    misreadsAnswer(call),
  templates: [template(conversational, chat)],
  fallback: run,
});

// A routed chat sends the provider's name to the router only.
const lacksProvider = (call: Call): Absence | undefined =>
  isChat(call) && call.target === "routed" ? undefined : refuseUnsupportedPair(huggingfaceJs, call);

/** Pairs that return an array where the SDK expects an object; `auto` may choose one of them. */
const LISTED = ["hf-inference/image-to-text", "auto/image-to-text"];

/** Why the SDK would break an endpoint's URL: for some tasks, it appends its path to the complete URL. */
function lacksPath(call: Call): Absence | undefined {
  const addsPath = isChat(call) || call.task.id === "text-generation";
  if (!addsPath || !call.endpointUrl?.includes("?")) return undefined;
  const reason = "huggingface.js appends its path to the URL, which fails for a URL with a query.";
  return refusal("not-a-base-url", reason, "a URL without a query");
}

/** Why the SDK cannot read the response; undefined if it can. */
function misreadsAnswer({ parameters, provider, target, task }: Call): Absence | undefined {
  // An endpoint runs the software of Hugging Face's servers.
  const server = target === "endpoint" ? "hf-inference" : provider;
  const isListed = LISTED.includes(`${server}/${task.id}`);
  const isUngrouped =
    task.id === "token-classification" && parameters["aggregation_strategy"] === "none";
  if (!isListed && !isUngrouped) return undefined;
  const where = isListed ? "of Hugging Face's servers" : "without aggregation";
  const reason = `huggingface.js cannot read the response to ${task.id} ${where}.`;
  return refusal("sdk-misreads-answer", reason);
}

function connect({ billTo, endpointUrl, token }: Call): Js {
  const options: ValueObject = {
    ...(endpointUrl === undefined ? {} : { endpointUrl }),
    ...(billTo === undefined ? {} : { billTo }),
  };
  return js`
    import { InferenceClient } from "@huggingface/inference";

    ${Object.keys(options).length > 0 ? js`const client = new InferenceClient(${token}, ${options});` : js`const client = new InferenceClient(${token});`}
  `;
}

// A routed chat has its provider in the model; a direct one is the provider's, under the Hub's id.
// For a provider that is not on the Hub, the SDK expects models with its name as a prefix.
function chat(call: Call): Js {
  const { chatModelId: chatModel, inputs: messages, parameters, provider } = call;
  const isDirect = call.target === "direct";
  const modelId = isOffHub(call) ? `${provider}/${chatModel}` : call.model.id;
  const addressed = isDirect ? { provider, model: modelId } : { model: chatModel };
  const body: ValueObject = { ...addressed, messages, ...parameters };
  const looped = runTools(call, body, (args) => js`await client.chatCompletion(${args})`, {
    messages: MESSAGES,
  });
  if (looped !== undefined)
    return js`
      ${connect(call)}

      ${looped}
    `;
  const called = call.streaming
    ? js`const stream = client.chatCompletionStream(${body});`
    : js`const completion = await client.chatCompletion(${body});`;
  return js`
    ${connect(call)}

    ${called}

    ${printChat(call)}
  `;
}

// The SDK does not export the type.
const MESSAGES = typed(
  js`messages`,
  ts`messages: Parameters<typeof client.chatCompletion>[0]["messages"]`,
);

function shown(call: Call, file: string): Js {
  const { task } = call;
  if (task.id === "audio-to-audio")
    return js`${WRITE}await writeFile(${file}, result[0].blob, "base64");`;
  if (task.id === "image-segmentation")
    return js`${WRITE}await writeFile("image.png", result[0].mask, "base64");`;
  if (task.output !== "json") return saveBody(blobOf(task), file);
  // For text generation, the SDK converts all responses to one format that no service uses.
  if (task.id === textGeneration.id) return js`console.log(result.generated_text);`;
  // Some providers return an array for each text.
  if (returnsVector(task))
    return hasSeveralTexts(call)
      ? js`console.log(result.length);`
      : js`console.log(result.flat().length);`;
  const result = HAS_LIST.test(task.id) ? js`result[0]` : js`result`;
  const parts = membersOf(call).map((member) => js`${result}.${js.name(member)}`);
  return js`console.log(${parts.length > 0 ? js.join(parts, ", ") : js`result`});`;
}

// Without options, the SDK returns a Blob, but its types declare a string.
const blobOf = ({ id, output }: Call["task"]): Js =>
  id === "text-to-image"
    ? typed(js.name(output), ts`(${ts.name(output)} as unknown as Blob)`)
    : js.name(output);

// The SDK returns the best item of the other tasks alone.
const HAS_LIST = /-classification$|^fill-mask/;

// While the SDK waits between polls, nothing keeps Node running: its timer is unref'd.
const KEEP_ALIVE = js`
  // Without this, Node.js exits before the result arrives.
  const keepAlive = setInterval(() => {}, 1000);
`;

const MINUTE = js`// This waits only a minute. For a long recording, use another client.`;

// The SDK sends the type that a file is opened with.
function typedInputs(call: Call): Value {
  const { inputs } = call;
  const isBody = isFile(inputs) && isBodyOnHub(huggingfaceJs, call);
  return isBody ? (namedForHub(inputs) ?? inputs) : inputs;
}

function run(call: Call): Js {
  const { model, parameters, target, task } = call;
  const isPolled = polls(huggingfaceJs, call);
  const method = js.name(huggingfaceJs.tasks[task.id]!.method);
  const hasParameters = Object.keys(parameters).length > 0;
  const isBeside = task.hubServers?.parameters === "beside";
  const body: ValueObject = {
    ...(target === "endpoint" ? {} : { provider: namedProvider(huggingfaceJs, call) }),
    model: model.id,
    inputs: typedInputs(call),
    ...(isBeside ? parameters : hasParameters ? { parameters } : {}),
  };
  const name = js.name(resultOf(task));
  return js`
    ${connect(call)}

    ${isPolled ? KEEP_ALIVE : js``}
    ${endsAfterMinute(huggingfaceJs, call) ? MINUTE : js``}
    const ${name} = await client.${method}(${body});
    ${isPolled ? js`clearInterval(keepAlive);` : js``}

    ${shown(call, fileOf(call))}
  `;
}
