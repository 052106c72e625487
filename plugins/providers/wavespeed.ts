// WaveSpeedAI: every image is a job; the ticket holds the address to ask, and the last answer the result.
import { answer, defineProvider, on, pathAt } from "hubsmith";
import type { ValueObject } from "hubsmith/code";
import { JPEG } from "../tasks/shared/samples.ts";
import { textToImage } from "../tasks/text-to-image/task.ts";

const API = "https://api.wavespeed.ai";
const ROUTED = "https://router.huggingface.co/wavespeed";
const JOB = "api/v3/predictions/w5d1/result";
const IMAGE_URL = "https://cdn.wavespeed.ai/sample/image.jpg";

const job = (status: string, outputs: readonly string[]): ValueObject => ({
  code: 200,
  message: "success",
  data: { id: "w5d1", status, outputs, urls: { get: `${API}/${JOB}` } },
});

export default defineProvider({
  id: "wavespeed",
  label: "WaveSpeedAI",
  hubOrg: "wavespeed",
  baseUrl: API,
  tasks: [
    on(textToImage, {
      request: ({ model, hubId, mapping, inputs, parameters }) => ({
        path: `api/v3/${model}`,
        json: {
          prompt: inputs,
          ...parameters,
          ...(mapping?.adapter === "lora" ? { loras: [{ path: hubId, scale: 1 }] } : {}),
        },
      }),
      answer: answer.download("data.outputs.0", "image/jpeg"),
      queue: ({ base }) => ({
        status: ["data", "status"],
        done: "completed",
        failed: ["failed"],
        poll: [base, pathAt("data.urls.get")],
      }),
      contract: [
        {
          routes: [`POST ${API}/api/v3/{model}`, `POST ${ROUTED}/api/v3/{model}`],
          authorization: "Bearer {token}",
          body: { prompt: "{inputs}", "...": "{any}" },
          answers: [{ json: job("created", []) }],
        },
        {
          routes: [`GET ${API}/${JOB}`, `GET ${ROUTED}/${JOB}`],
          authorization: "Bearer {token}",
          answers: [{ json: job("processing", []) }, { json: job("completed", [IMAGE_URL]) }],
        },
        { routes: [`GET ${IMAGE_URL}`], answers: [{ base64: JPEG, type: "image/jpeg" }] },
      ],
    }),
  ],
});
