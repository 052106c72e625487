// HF Inference: the hub's own servers. Bodies are {inputs, parameters}; a file alone goes as its bytes.
import {
  answer,
  type Contract,
  defineProvider,
  on,
  type SampleAnswer,
  type Served,
  type Target,
  type Task,
} from "hubsmith";
import { base64, type FileRef, isFile, type Value, type ValueObject } from "hubsmith/code";
import * as keys from "../tasks/index.gen.ts";
import { chatBody, chatReading } from "../tasks/shared/chat-form.ts";
import { conversational, textGeneration } from "../tasks/text-generation/task.ts";
import { chatContract } from "./shared/chat.ts";

const BASE = "https://router.huggingface.co/hf-inference";

export default defineProvider({
  id: "hf-inference",
  label: "HF Inference",
  hubOrg: "hf-inference",
  baseUrl: BASE,
  isHub: true,
  tasks: [
    on(conversational, {
      request: (ask) => ({
        path: pathTo(ask.model, ask.target, "v1/chat/completions"),
        json: chatBody(ask),
      }),
      answer: chatReading,
      contract: [
        chatContract([`POST ${BASE}/models/{model}/v1/chat/completions`]),
        chatContract(["POST {endpoint}/v1/chat/completions"], { model: "{any}" }),
      ],
    }),
    on(textGeneration, {
      request: ({ model, target, inputs, parameters: { max_new_tokens, ...parameters } }) => ({
        path: pathTo(model, target, "v1/completions"),
        json: {
          model,
          prompt: inputs,
          ...(max_new_tokens === undefined ? {} : { max_tokens: max_new_tokens }),
          ...parameters,
        },
      }),
      answer: answer.json("choices.0.text"),
      contract: [
        completes(`POST ${BASE}/models/{model}/v1/completions`, "{model}"),
        completes("POST {endpoint}/v1/completions", "{any}"),
        // The form of old, which huggingface_hub still speaks.
        serviceOf(textGeneration, {
          json: [{ generated_text: " there was a valley." }],
          shows: " there was a valley.",
        }),
      ],
    }),
    ...(Object.values(keys) as readonly Task[]).flatMap(serve),
  ],
});

// Every task that the hub's servers run has the same form, unless it stands above.
function serve(task: Task): readonly Served[] {
  const { hubAnswer } = task;
  if (hubAnswer === undefined) return [];
  return [
    on(task, {
      request: ({ model, target, inputs, parameters }) => {
        const path = pathTo(model, target);
        if (isFile(inputs)) return { path, file: inputs };
        const rest = Object.keys(parameters).length > 0 ? { parameters } : {};
        return { path, json: { inputs: encoded(inputs as Value), ...rest } };
      },
      answer: "json" in hubAnswer ? answer.json() : answer.bytes(hubAnswer.type),
      contract: [serviceOf(task, hubAnswer)],
    }),
  ];
}

// An endpoint of one's own serves one model, so its URL names none.
function pathTo(model: string, target: Target, route = ""): string {
  const parts = target === "endpoint" ? [route] : ["models", model, route];
  return parts.filter((part) => part !== "").join("/");
}

function encoded(inputs: Value): Value {
  if (typeof inputs !== "object" || inputs === null || Array.isArray(inputs)) return inputs;
  const members = Object.entries(inputs as ValueObject | Record<string, FileRef>);
  return Object.fromEntries(
    members.map(([name, value]) => [name, isFile(value) ? base64(value) : value]),
  );
}

function serviceOf({ inputs }: Task, sample: SampleAnswer): Contract {
  const isMedia = (type: string): boolean => !["text", "json"].includes(type);
  const body =
    typeof inputs !== "string"
      ? Object.fromEntries(
          Object.entries(inputs).map(([name, type]) => [
            name,
            isMedia(type) ? `{base64.${name}}` : `{inputs.${name}}`,
          ]),
        )
      : isMedia(inputs)
        ? undefined
        : "{inputs}";
  return {
    routes: [`POST ${BASE}/models/{model}`, "POST {endpoint}"],
    authorization: "Bearer {token}",
    body: body === undefined ? "{bytes}" : { inputs: body, "parameters?": "{any}" },
    answers: [sample],
  };
}

function completes(route: string, model: string): Contract {
  return {
    routes: [route],
    authorization: "Bearer {token}",
    body: { model, prompt: "{inputs}", "...": "{any}" },
    answers: [
      {
        json: { model: "sample", choices: [{ index: 0, text: " there was a valley." }] },
        shows: " there was a valley.",
      },
    ],
  };
}
