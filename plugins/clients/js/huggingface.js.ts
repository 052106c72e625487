// huggingface.js: prints the task view; the SDK finds the provider's id and form by itself.
import { type Absence, type Call, defineClient, template } from "hubsmith";
import { type Code, js, type ValueObject } from "hubsmith/code";
import conversational from "../../tasks/conversational/index.ts";
import textGeneration from "../../tasks/text-generation/index.ts";
import { isChat, once } from "hubsmith/clients";
import { fileOf, lacksPair, lacksParameter, memberOf, mistakesName } from "../shared/sdk.ts";
import { printChat } from "./shared/chat.ts";
import { lacksPath, misreadsAnswer } from "./shared/limits.ts";
import { huggingfaceJs } from "./shared/sdk.gen.ts";

type Js = Code<"js">;

/** Pairs, and parameters of pairs, that the SDK sends in a form of its own, which the service takes, too. */
const OWN_FORM = [
  "novita/image-text-to-video/num_frames",
  "novita/image-text-to-video/target_size",
];
/** What the SDK takes for words to itself among the members of a call: a parameter among them could lead the token elsewhere. */
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
    lacksProvider(call) ??
    lacksParameter(huggingfaceJs, call, OWN_FORM) ??
    mistakesName("huggingface.js", call, OWN_WORDS) ??
    lacksPath(call) ??
    misreadsAnswer(call),
  templates: [template(conversational, chat)],
  otherwise: run,
});

// A routed chat names its provider to the router alone.
const lacksProvider = (call: Call): Absence | undefined =>
  isChat(call) && call.target === "routed" ? undefined : lacksPair(huggingfaceJs, call);

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

// A routed chat names its provider in the model; a direct one is the provider's, under the Hub's id.
// Of a provider off the Hub, the SDK takes the models behind its name.
function chat(call: Call): Js {
  const { provider, chatModel, isOffHub } = call;
  const { inputs: messages, parameters } = call;
  const body: ValueObject =
    call.target === "direct"
      ? {
          provider,
          model: isOffHub ? `${provider}/${chatModel}` : call.model.id,
          messages,
          ...parameters,
        }
      : { model: chatModel, messages, ...parameters };
  const called = call.streaming
    ? js`const stream = client.chatCompletionStream(${body});`
    : js`const completion = await client.chatCompletion(${body});`;
  return js`
    ${connect(call)}

    ${called}

    ${printChat(call)}
  `;
}

const WRITE = js.needs("node:fs/promises", "writeFile");

/** What is done with the result of a task. */
const shown = once((task: Call["task"], file: string): Js => {
  if (task.id === "audio-to-audio")
    return js`${WRITE}await writeFile(${file}, audio[0].blob, "base64");`;
  if (task.id === "image-segmentation")
    return js`${WRITE}await writeFile("image.png", image[0].mask, "base64");`;
  if (task.output !== "json")
    return js`${WRITE}await writeFile(${file}, Buffer.from(await ${js.name(task.output)}.arrayBuffer()));`;
  // Of text generation, the SDK makes one form of what services reply, which none of them does.
  const member = task.id === textGeneration.id ? "generated_text" : memberOf(task);
  return member === undefined
    ? js`console.log(result);`
    : js`console.log(result.${js.name(member)});`;
});

const KEEP_ALIVE = js`const keepAlive = setInterval(() => {}, 1000); // the SDK lets Node exit`;

function run(call: Call): Js {
  const { inputs, model, parameters, provider, queued, target, task } = call;
  const method = js.name(huggingfaceJs.tasks[task.id]!.method);
  const hasParameters = Object.keys(parameters).length > 0;
  const isBeside = task.hosted?.parameters === "beside";
  const body: ValueObject = {
    ...(target === "endpoint" ? {} : { provider }),
    model: model.id,
    inputs,
    ...(isBeside ? parameters : hasParameters ? { parameters } : {}),
  };
  const name = js.name(task.output === "json" ? "result" : task.output);
  return js`
    ${connect(call)}

    ${queued ? KEEP_ALIVE : js``}
    const ${name} = await client.${method}(${body});
    ${queued ? js`clearInterval(keepAlive);` : js``}

    ${shown(task, fileOf(call))}
  `;
}
