// Replicate: a prediction is held open for a minute; a slower one has to be asked for again.
import {
  answer,
  type Contract,
  defineProvider,
  on,
  pathAt,
  type Queue,
  type SampleAnswer,
  type UrlPiece,
} from "hubsmith";
import { dataUrl, type ValueObject } from "hubsmith/code";
import { automaticSpeechRecognition } from "../tasks/automatic-speech-recognition/task.ts";
import { textToImage } from "../tasks/text-to-image/task.ts";
import { WEBP } from "../tasks/shared/samples.ts";

const API = "https://api.replicate.com";
const ROUTED = "https://router.huggingface.co/replicate";
const JOB = "v1/predictions/q7xk";
const IMAGE_URL = "https://replicate.delivery/sample/image.webp";
const TEXT = "He hoped there would be stew.";

export default defineProvider({
  id: "replicate",
  label: "Replicate",
  hubOrg: "replicate",
  baseUrl: API,
  tasks: [
    on(textToImage, {
      request: ({ model, hubId, mapping, inputs, parameters }) => {
        const lora =
          mapping?.adapter === "lora" ? { lora_weights: `https://huggingface.co/${hubId}` } : {};
        return predict(model, { ...parameters, prompt: inputs, ...lora });
      },
      answer: answer.downloadFirst("output", "image/webp"),
      waits: true,
      queue: follow,
      contract: [
        ...takes(
          { prompt: "{inputs}", "...": "{any}" },
          { json: prediction("succeeded", [IMAGE_URL]) },
          { lora_weights: "https://huggingface.co/{hub}" },
        ),
        later([IMAGE_URL]),
        { routes: [`GET ${IMAGE_URL}`], answers: [{ base64: WEBP, type: "image/webp" }] },
      ],
    }),
    on(automaticSpeechRecognition, {
      request: ({ model, inputs, parameters }) =>
        predict(model, { ...parameters, audio: dataUrl(inputs) }),
      answer: answer.json("output"),
      waits: true,
      queue: follow,
      contract: [
        ...takes(
          { audio: "{dataUrl}", "...": "{any}" },
          { json: prediction("succeeded", { transcription: TEXT }), shows: TEXT },
        ),
        later({ transcription: TEXT }, TEXT),
      ],
    }),
  ],
});

// An id with a version behind a colon goes to the route of versions.
function predict(
  model: string,
  input: ValueObject,
): { path: string; headers: Record<string, string>; json: ValueObject } {
  const [name, version] = model.split(":");
  return {
    path: version === undefined ? `v1/models/${name}/predictions` : "v1/predictions",
    headers: { Prefer: "wait" },
    json: version === undefined ? { input } : { version, input },
  };
}

function follow({ base }: { readonly base: string }): Queue {
  const poll: readonly UrlPiece[] = [base, pathAt("urls.get")];
  return { status: ["status"], done: "succeeded", failed: ["failed", "canceled"], poll };
}

function prediction(status: string, output: ValueObject | readonly string[] | null): ValueObject {
  return {
    id: "q7xk",
    model: "sample",
    status,
    output,
    error: null,
    urls: { get: `${API}/${JOB}` },
  };
}

// A model has a route of its own; a version goes to the route of all predictions.
function takes(input: ValueObject, done: SampleAnswer, lora?: ValueObject): readonly Contract[] {
  const bodies = {
    "v1/models/{model}/predictions": { input },
    "v1/predictions": { version: "{version}", input },
  };
  return Object.entries(bodies).map(([path, body]) => ({
    routes: [`POST ${API}/${path}`, `POST ${ROUTED}/${path}`],
    authorization: "Bearer {token}",
    headers: { prefer: "wait" },
    body,
    ...(lora === undefined ? {} : { lora: { input: lora } }),
    answers: [done],
    slow: [{ json: prediction("starting", null) }],
    failed: [{ json: prediction("failed", null) }],
  }));
}

function later(output: ValueObject | readonly string[], shows?: string) {
  return {
    routes: [`GET ${API}/${JOB}`, `GET ${ROUTED}/${JOB}`],
    authorization: "Bearer {token}",
    answers: [
      { json: prediction("processing", null) },
      { json: prediction("succeeded", output), ...(shows === undefined ? {} : { shows }) },
    ],
  };
}
