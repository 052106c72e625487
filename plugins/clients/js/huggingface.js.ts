// huggingface.js: prints the task view; the SDK finds the provider's id and form by itself.
import { type Absence, type Call, defineClient, template } from "hubsmith";
import { type Code, isEnv, js, type Value, type ValueObject } from "hubsmith/code";
import conversational from "../../tasks/conversational/index.ts";
import textGeneration from "../../tasks/text-generation/index.ts";
import { isChat, once, usualTypes } from "hubsmith/clients";
import { lacksPair, lacksParameter, memberOf, mistakesName } from "../shared/sdk.ts";
import { printChat } from "./shared/answers.ts";
import { lacksPath, misreadsAnswer } from "./shared/limits.ts";
import { saveBlob } from "./shared/media.ts";
import { partsOf } from "./shared/parts.ts";
import { huggingfaceJs } from "./shared/sdk.gen.ts";
import { readChunks } from "./shared/stream.ts";

type Js = Code<"js">;

/** Pairs, and parameters of pairs, that the SDK sends in a form of its own, which the service takes, too. */
const OWN_FORM = [
  "novita/image-text-to-video/num_frames",
  "novita/image-text-to-video/target_size",
];
const TEN_MINUTES = 600;
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
  // While the token is a variable, there are few ways to connect.
  const is = isEnv(token) && endpointUrl === undefined ? connected : client;
  return is(token, billTo, endpointUrl);
}

function client(token: Value, billTo?: string, endpointUrl?: string): Js {
  const options: ValueObject = {
    ...(endpointUrl === undefined ? {} : { endpointUrl }),
    ...(billTo === undefined ? {} : { billTo }),
    // It would ask a service that is not ready again and again, without a pause or an end.
    retry_on_error: false,
  };
  return js`
    import { InferenceClient } from "@huggingface/inference";

    const client = new InferenceClient(${token}, ${options});
  `;
}

const connected = once(client);

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
  const streamed = js`
    const stream = client.chatCompletionStream(${body});

    ${readChunks(js`stream`, "tools" in call.parameters)}
  `;
  const whole = js`
    const completion = await client.chatCompletion(${body});

    ${printChat(js`completion`)}
  `;
  return js`
    ${connect(call)}

    ${call.streaming ? streamed : whole}
  `;
}

// Of text generation, the SDK makes one form of what services reply, which none of them does.
function print(task: Call["task"]): Js {
  const member = task.id === textGeneration.id ? "generated_text" : memberOf(task);
  return member === undefined
    ? js`console.log(result);`
    : js`console.log(result.${js.name(member)});`;
}

function blobIn(result: Js, type: string): { readonly result: Js; readonly reading: Js } {
  const shown = js`${result} instanceof Blob ? await ${result}.text() : JSON.stringify(${result})`;
  return { result, reading: saveBlob(type, shown) };
}

/** The variable for the result of a task, and what is done with it. */
const readingOf = once((task: Call["task"]): { readonly result: Js; readonly reading: Js } => {
  const { output } = task;
  if (output === "json") return { result: js`result`, reading: print(task) };
  return partsOf(task) ?? blobIn(js.name(output), usualTypes[output]);
});

function run(call: Call): Js {
  const { task, parameters, wire } = call;
  const method = js.name(huggingfaceJs.tasks[task.id]!.method);
  const hasParameters = Object.keys(parameters).length > 0;
  const isBeside = task.hosted?.parameters === "beside";
  const asked = { model: call.model.id, inputs: call.inputs };
  const more = isBeside ? parameters : hasParameters ? { parameters } : {};
  const body: ValueObject =
    call.target === "endpoint"
      ? { ...asked, ...more }
      : { provider: call.provider, ...asked, ...more };
  const { result, reading } = readingOf(task);
  // Of the forms that a picture can have, the types of the SDK take another for the usual one.
  const hasForms = task.id === "text-to-image";
  if (!call.queued) {
    const args = hasForms ? js`${body}, { outputType: "blob" }` : js`${body}`;
    return js`
      ${connect(call)}

      const ${result} = await client.${method}(${args});

      ${reading}
    `;
  }
  const job = "reason" in wire ? undefined : wire.job;
  const seconds = job === undefined ? TEN_MINUTES : job.interval * job.cap;
  const options = hasForms ? js`{ outputType: "blob", signal }` : js`{ signal }`;
  return js`
    ${connect(call)}

    // The SDK waits for a job without an end, and on timers that do not keep Node running.
    const signal = AbortSignal.timeout(${seconds * 1000});
    const keepAlive = setInterval(() => {}, 1000);
    const ${result} = await client.${method}(${body}, ${options});
    clearInterval(keepAlive);

    ${reading}
  `;
}
