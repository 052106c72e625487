// fal: images are jobs in a queue, speech is answered at once; files travel as data URLs.
import { answer, type Contract, defineProvider, on, pathAt, type SampleAnswer } from "hubsmith";
import { dataUrl, type ValueObject } from "hubsmith/code";
import { automaticSpeechRecognition } from "../tasks/automatic-speech-recognition/task.ts";
import { textToImage } from "../tasks/text-to-image/task.ts";
import { JPEG } from "../tasks/shared/samples.ts";

const SYNC = "https://fal.run";
const QUEUE = "https://queue.fal.run";
const ROUTED = "https://router.huggingface.co/fal-ai";
const IMAGE_URL = "https://v3.fal.media/files/sample/image.jpg";
const JOB = "fal-ai/sample/requests/b3c9";
const TEXT = "He hoped there would be stew.";
const RESULT = {
  images: [{ url: IMAGE_URL, content_type: "image/jpeg", width: 4, height: 3 }],
  seed: 7,
};
const LORA = {
  loras: [{ path: "https://huggingface.co/{hub}/resolve/main/{weights}", scale: 1 }],
};

const ticket = (status: string): ValueObject => ({
  status,
  logs: null,
  request_id: "b3c9",
  response_url: `${QUEUE}/${JOB}`,
  status_url: `${QUEUE}/${JOB}/status`,
  cancel_url: `${QUEUE}/${JOB}/cancel`,
});

export default defineProvider({
  id: "fal-ai",
  label: "fal",
  hubOrg: "fal",
  baseUrl: SYNC,
  authScheme: "Key",
  tasks: [
    on(textToImage, {
      request: ({ model, hubId, mapping, target, inputs, parameters }) => ({
        baseUrl: QUEUE,
        path: model,
        query: target === "routed" ? { _subdomain: "queue" } : {},
        json: {
          prompt: inputs,
          ...parameters,
          ...(mapping?.adapter === "lora" && mapping.adapterWeightsPath !== undefined
            ? { loras: [{ path: weightsUrl(hubId, mapping.adapterWeightsPath), scale: 1 }] }
            : {}),
          ...(mapping?.adapter === "lora" && model === "fal-ai/lora"
            ? { model_name: "stabilityai/stable-diffusion-xl-base-1.0" }
            : {}),
        },
      }),
      answer: answer.download("images.0.url", "image/jpeg"),
      queue: ({ base, query }) => ({
        status: ["status"],
        done: "COMPLETED",
        failed: [],
        poll: [base, pathAt("response_url"), `/status${query}`],
        result: [base, pathAt("response_url"), query],
      }),
      contract: [
        ...takes({ prompt: "{inputs}" }, { json: RESULT }, LORA),
        { routes: [`GET ${IMAGE_URL}`], answers: [{ base64: JPEG, type: "image/jpeg" }] },
      ],
    }),
    on(automaticSpeechRecognition, {
      request: ({ model, inputs, parameters }) => ({
        path: model,
        json: { audio_url: dataUrl(inputs), ...parameters },
      }),
      answer: answer.json("text"),
      contract: takes(
        { audio_url: "{dataUrl}" },
        { json: { text: TEXT, chunks: [] }, shows: TEXT },
      ),
    }),
  ],
});

// Every model can be asked in the queue and at once; which of the two a client takes is its own affair.
function takes(input: ValueObject, result: SampleAnswer, lora?: ValueObject): readonly Contract[] {
  const authorization = "Key {token}";
  const asked = {
    authorization,
    body: { ...input, "...": "{any}" },
    ...(lora === undefined ? {} : { lora }),
  };
  return [
    {
      ...asked,
      routes: [`POST ${QUEUE}/{model}`, `POST ${ROUTED}/{model}?_subdomain=queue`],
      answers: [{ json: ticket("IN_QUEUE") }],
    },
    {
      authorization,
      routes: [
        `GET ${QUEUE}/${JOB}/status`,
        `GET ${QUEUE}/${JOB}/status?logs=false`,
        `GET ${ROUTED}/${JOB}/status?_subdomain=queue`,
      ],
      answers: [{ json: ticket("IN_PROGRESS") }, { json: ticket("COMPLETED") }],
    },
    {
      authorization,
      routes: [`GET ${QUEUE}/${JOB}`, `GET ${ROUTED}/${JOB}?_subdomain=queue`],
      answers: [result],
    },
    { ...asked, routes: [`POST ${SYNC}/{model}`, `POST ${ROUTED}/{model}`], answers: [result] },
  ];
}

function weightsUrl(hubId: string, path: string): string {
  const encoded = path.split("/").map(encodeURIComponent).join("/");
  return `https://huggingface.co/${hubId}/resolve/main/${encoded}`;
}
