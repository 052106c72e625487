// HF Inference: Hugging Face's own servers run every task with `hubServers`; a single file is sent as the body.
import { absent, answer, type RequestContext, defineProvider, serves } from "hubsmith";
import { base64, type FileRef, isFile, type Value } from "hubsmith/code";
import textGeneration from "../tasks/text-generation.ts";
import { chat } from "../kit/providers/chat.ts";
import { namedForHub } from "../kit/tasks/recording-types.ts";
import { refuseMisfit } from "../kit/providers/uncallable.ts";

// The default types of media from the servers, unless the content type differs.
const TYPES = { image: "image/jpeg", audio: "audio/flac", video: "video/mp4" } as const;

// Parameters of other services, which Hugging Face's specifications of the tasks do not have.
const UNSUPPORTED: readonly string[] = ["language", "voice", "speed"];

// Of OpenAI, Anthropic, Ollama, rerankers and text-generation-inference. A path precedes those that are its end.
const ENDPOINT_APIS: readonly string[] = [
  ..."chat/completions completions responses messages embeddings moderations".split(" "),
  ...["generations", "edits", "variations"].map((path) => `images/${path}`),
  ...["speech", "transcriptions", "translations"].map((path) => `audio/${path}`),
  ..."api/chat api/generate api/embed rerank generate generate_stream".split(" "),
];

export default defineProvider({
  id: "hf-inference",
  label: "HF Inference",
  // A token that may only call models: https://huggingface.co/docs/inference-providers
  keysUrl:
    "https://huggingface.co/settings/tokens/new?ownUserPermissions=inference.serverless.write&tokenType=fineGrained",
  hubOrg: "hf-inference",
  baseUrl: "https://router.huggingface.co/hf-inference",
  role: "huggingface",
  endpointApis: ENDPOINT_APIS,
  providerIdOf: refuseMisfit,
  tasks: [
    // Its software ignores `n` and `logit_bias`.
    chat((context) => pathOf(context, "v1/chat/completions"), {
      parameters: { tool_prompt: true, n: false, logit_bias: false, parallel_tool_calls: false },
    }),
    serves(textGeneration, {
      parameters: { max_new_tokens: "max_tokens" },
      request: (context) => ({
        path: pathOf(context, "v1/completions"),
        json: { model: context.providerId, prompt: context.inputs, ...context.parameters },
      }),
      answer: answer.json("choices.0.text", "string"),
    }),
  ],
  handlerOf: (task) => {
    const { hubServers: hosted, output } = task;
    if (hosted === undefined) return undefined;
    const unsupported = UNSUPPORTED.filter((name) => name in task.parameters);
    return serves(task, {
      parameters: Object.fromEntries(unsupported.map((name) => [name, false])),
      request: (context) => {
        // An endpoint has one task, and its URL implies it.
        const path = context.target === "endpoint" ? "" : pathOf(context, hosted.path);
        const { inputs, parameters } = context;
        const isAlone = Object.keys(parameters).length === 0;
        if (isAlone && isFile(inputs)) {
          const sent = task.inputs === "audio" ? namedForHub(inputs) : inputs;
          return sent === undefined ? unfitType(inputs) : { path, file: sent };
        }
        const rest = isAlone || hosted.parameters === "beside" ? parameters : { parameters };
        return { path, json: { inputs: encoded(inputs as Value), ...rest } };
      },
      answer: hosted.answer ?? (output === "json" ? answer.json() : answer.bytes(TYPES[output])),
    });
  },
});

const unfitType = ({ path, type }: FileRef) =>
  absent({
    code: "unfit-file-type",
    reason: `Hugging Face's servers do not accept ${path} as ${type}.`,
    fix: "Convert the file, e.g. to mp3, or choose another provider.",
  });

// A custom endpoint serves one model, so its URL does not contain the id.
function pathOf({ providerId, target }: RequestContext<unknown>, route = ""): string {
  const parts = target === "endpoint" ? [route] : ["models", providerId, route];
  return parts.filter((part) => part !== "").join("/");
}

function encoded(inputs: Value): Value {
  if (isFile(inputs)) return base64(inputs);
  if (typeof inputs !== "object" || inputs === null || Array.isArray(inputs)) return inputs;
  const members = Object.entries(inputs as Readonly<Record<string, Value | FileRef>>);
  return Object.fromEntries(
    members.map(([name, value]) => [name, isFile(value) ? base64(value) : value]),
  );
}
