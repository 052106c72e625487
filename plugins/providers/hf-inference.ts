// HF Inference: the hub's own servers. Bodies are {inputs, parameters}, a file alone goes as its bytes.
import {
  answer,
  type Contract,
  defineProvider,
  on,
  type SampleAnswer,
  type Target,
} from "hubsmith";
import type { ValueObject } from "hubsmith/code";
import { automaticSpeechRecognition } from "../tasks/automatic-speech-recognition/task.ts";
import { questionAnswering } from "../tasks/question-answering/task.ts";
import { textClassification } from "../tasks/text-classification/task.ts";
import { conversational, textGeneration } from "../tasks/text-generation/task.ts";
import { textToImage } from "../tasks/text-to-image/task.ts";
import { chatContract } from "./shared/chat.ts";
import { JPEG } from "./shared/samples.ts";

const BASE = "https://router.huggingface.co/hf-inference";

export default defineProvider({
  id: "hf-inference",
  label: "HF Inference",
  hubOrg: "hf-inference",
  baseUrl: BASE,
  isHub: true,
  tasks: [
    on(conversational, {
      request: ({ model, target, inputs, parameters }) => ({
        path: pathTo(model, target, "v1/chat/completions"),
        json: { model, messages: inputs, ...parameters },
      }),
      answer: (streaming) =>
        streaming ? answer.stream() : answer.json("choices.0.message.content"),
      contract: [
        chatContract([`POST ${BASE}/models/{model}/v1/chat/completions`]),
        chatContract(["POST {endpoint}/v1/chat/completions"], { model: "{any}" }),
      ],
    }),
    on(textGeneration, {
      request: ({
        model,
        target,
        inputs,
        parameters: { max_new_tokens: limit, ...parameters },
      }) => ({
        path: pathTo(model, target, "v1/completions"),
        json: {
          model,
          prompt: inputs,
          ...(limit === undefined ? {} : { max_tokens: limit }),
          ...parameters,
        },
      }),
      answer: answer.json("choices.0.text"),
      contract: ["{model}", "{any}"].map((model) => ({
        routes: [
          model === "{model}"
            ? `POST ${BASE}/models/{model}/v1/completions`
            : "POST {endpoint}/v1/completions",
        ],
        authorization: "Bearer {token}",
        body: { model, prompt: "{inputs}", "...": "{any}" },
        answers: [
          {
            json: { model: "sample", choices: [{ index: 0, text: " there was a valley." }] },
            shows: " there was a valley.",
          },
        ],
      })),
    }),
    on(textClassification, {
      request: ({ model, target, inputs, parameters }) => ({
        path: pathTo(model, target),
        json: { inputs, ...given(parameters) },
      }),
      answer: answer.json(),
      contract: [
        serves(
          { inputs: "{inputs}", "parameters?": "{any}" },
          {
            json: [
              [
                { label: "POSITIVE", score: 0.998 },
                { label: "NEGATIVE", score: 0.002 },
              ],
            ],
            shows: "POSITIVE",
          },
        ),
      ],
    }),
    on(questionAnswering, {
      request: ({ model, target, inputs, parameters }) => ({
        path: pathTo(model, target),
        json: { inputs, ...given(parameters) },
      }),
      answer: answer.json(),
      contract: [
        serves(
          {
            inputs: { question: "{inputs.question}", context: "{inputs.context}" },
            "parameters?": "{any}",
          },
          { json: { answer: "Clara", score: 0.93, start: 11, end: 16 }, shows: "Clara" },
        ),
      ],
    }),
    on(textToImage, {
      request: ({ model, target, inputs, parameters }) => ({
        path: pathTo(model, target),
        json: { inputs, ...given(parameters) },
      }),
      answer: answer.bytes("image/jpeg"),
      contract: [
        serves(
          { inputs: "{inputs}", "parameters?": "{any}" },
          { base64: JPEG, type: "image/jpeg" },
        ),
      ],
    }),
    on(automaticSpeechRecognition, {
      request: ({ model, target, inputs }) => ({ path: pathTo(model, target), file: inputs }),
      answer: answer.json("text"),
      contract: [
        serves("{bytes}", {
          json: { text: "He hoped there would be stew." },
          shows: "He hoped there would be stew.",
        }),
      ],
    }),
  ],
});

// An endpoint of one's own serves one model, so its URL names none.
function pathTo(model: string, target: Target, route = ""): string {
  const parts = target === "endpoint" ? [route] : ["models", model, route];
  return parts.filter((part) => part !== "").join("/");
}

function given(parameters: ValueObject): ValueObject {
  return Object.keys(parameters).length > 0 ? { parameters } : {};
}

function serves(body: NonNullable<Contract["body"]>, sample: SampleAnswer): Contract {
  return {
    routes: [`POST ${BASE}/models/{model}`, "POST {endpoint}"],
    authorization: "Bearer {token}",
    body,
    answers: [sample],
  };
}
