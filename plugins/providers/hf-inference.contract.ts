// The requests that Hugging Face's own servers accept, and their responses, and those of an endpoint with the same
// software for one model.
import type { Value, ValueObject } from "hubsmith/code";
import type { InputType } from "#core/kinds/inputs";
import type { Parameters } from "#core/kinds/parameters";
import {
  anything,
  bases,
  errorsOf,
  type Exchange,
  fact,
  oneOf,
  open,
  optional,
  type Reply,
  reply,
  segment,
  takes,
} from "hubsmith/contract";
import type { Pattern } from "hubsmith/contract";
import type { Url } from "hubsmith/contract";
import conversational from "../tasks/conversational.ts";
import textGeneration from "../tasks/text-generation.ts";
import { builtIn } from "../kit/providers/built-in.contract.ts";
import { completionExchange } from "../kit/providers/openai.contract.ts";
import { type ChatDifferences, chatExchange } from "../kit/providers/chat.contract.ts";

const at = bases("https://router.huggingface.co/hf-inference/models/");
// An endpoint is given as its root, or with /v1.
const ENDPOINT = ["https://", segment, ".endpoints.huggingface.cloud"] as const;
const TEXT = " found the sea asleep on the stairs.";
// Tasks whose only file may also have a name, as huggingface.js sends it.
const NAMED: Readonly<Record<string, string>> = { "zero-shot-image-classification": "image" };
// Responses of some servers in another format than the shared ones.
const ALSO: Readonly<Record<string, readonly Reply[]>> = {
  "image-to-text": [reply.json({ generated_text: TEXT }, { shows: TEXT })],
};
const OWN: ChatDifferences = {
  schema: asGrammar,
  without: ["n", "logit_bias", "parallel_tool_calls"],
  own: { tool_prompt: fact.parameter("tool_prompt") },
};
// Parameters of other services.
const UNSUPPORTED: readonly string[] = ["language", "voice", "speed"];
// Fields among the parameters that huggingface_hub also sends, and the servers ignore.
const UNREAD: Readonly<Record<string, Readonly<Record<string, Pattern>>>> = {
  "table-question-answering": { model: optional(fact.providerId) },
};

export default builtIn("hf-inference", {
  errors: errorsOf((message) => ({ error: message })),
  tasks: [
    takes(
      conversational,
      chatExchange(model("/v1/chat/completions"), fact.providerId, OWN),
      // Any name: an endpoint has one model.
      chatExchange(endpoint("/v1/chat/completions"), anything, OWN),
    ),
    takes(
      textGeneration,
      completion(model("/v1/completions"), fact.providerId),
      completion(endpoint("/v1/completions"), anything),
      {
        // The older API, which huggingface_hub still uses.
        post: [...model(), ...endpoint(), ...endpoint("/v1")],
        json: {
          inputs: fact.input(),
          parameters: optional(open(parametersOf(textGeneration.parameters))),
        },
        replies: [reply.json([{ generated_text: TEXT }], { shows: TEXT })],
      },
    ),
  ],
  hosted: ({ id, inputs, parameters, hubServers: hosted = {} }, given) => {
    const { path, parameters: stand = "inside" } = hosted;
    const post = [
      ...model(path === undefined ? "" : `/${path}`),
      ...endpoint(),
      ...endpoint("/v1"),
    ];
    const all: Record<string, Pattern> = { ...parametersOf(parameters), ...UNREAD[id] };
    for (const name of UNSUPPORTED) delete all[name];
    const isFile = typeof inputs === "string" && isMedia(inputs);
    const whole: Pattern = typeof inputs === "string" ? inputOf(inputs) : membersOf(inputs);
    const name = NAMED[id];
    const body = name === undefined ? whole : oneOf(whole, { [name]: whole });
    const also = ALSO[id] === undefined ? {} : { also: ALSO[id] };
    return [
      {
        post,
        json:
          stand === "beside"
            ? open({ inputs: body, ...all })
            : { inputs: body, parameters: optional(open(all)) },
        replies: [given],
        ...also,
      },
      ...(isFile ? [{ post, file: fact.file("bytes"), replies: [given], ...also }] : []),
    ];
  },
});

function model(path: string = ""): readonly Url[] {
  return at([fact.providerId, path]);
}

function endpoint(path: string = ""): readonly Url[] {
  return [{ path: [...ENDPOINT, path] }];
}

function completion(post: readonly Url[], model: Pattern): Exchange {
  const { max_new_tokens, ...others } = parametersOf(textGeneration.parameters);
  return completionExchange(post, { model, max_tokens: max_new_tokens!, ...others });
}

// The parameters have the task's names; booleans that are not set may be sent as false.
function parametersOf(parameters: Parameters): Readonly<Record<string, Pattern>> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, { type }]) => {
      const parameter = fact.parameter(name);
      return [name, type === "boolean" ? oneOf(parameter, false) : parameter];
    }),
  );
}

const isMedia = (type: InputType): boolean => ["image", "audio", "video"].includes(type);
const inputOf = (type: InputType, name?: string): Pattern =>
  fact.input(name, isMedia(type) ? "base64" : undefined);

function membersOf(inputs: Readonly<Record<string, InputType>>): Pattern {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, type]) => [name, inputOf(type, name)]),
  );
}

// huggingface_hub sends a JSON schema as the grammar of Hugging Face's own server.
function asGrammar(format: Value): Value {
  const { type, json_schema } = format as ValueObject;
  if (type !== "json_schema") return format;
  return { type: "json_object", value: (json_schema as ValueObject)["schema"]! };
}
