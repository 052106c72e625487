// Together AI: OpenAI's forms for chats, completions and images; images come as base64.
import { answer, defineProvider, on } from "hubsmith";
import { textToImage } from "../tasks/text-to-image/task.ts";
import { automaticSpeechRecognition } from "../tasks/automatic-speech-recognition/task.ts";
import { textGeneration } from "../tasks/text-generation/task.ts";
import { chat } from "./shared/chat.ts";
import { JPEG } from "../tasks/shared/samples.ts";

const API = "https://api.together.xyz";
const ROUTED = "https://router.huggingface.co/together";

export default defineProvider({
  id: "together",
  label: "Together AI",
  hubOrg: "togethercomputer",
  baseUrl: API,
  tasks: [
    chat(`${API}/v1/chat/completions`),
    on(textGeneration, {
      request: ({ model, inputs, parameters }) => ({
        path: "v1/completions",
        json: { model, prompt: inputs, ...parameters },
      }),
      answer: answer.json("choices.0.text"),
      contract: [
        {
          routes: [`POST ${API}/v1/completions`, `POST ${ROUTED}/v1/completions`],
          authorization: "Bearer {token}",
          body: { model: "{model}", prompt: "{inputs}", "...": "{any}" },
          answers: [
            {
              json: {
                id: "completion-1",
                object: "text.completion",
                model: "sample",
                choices: [
                  { index: 0, text: " there was a valley.", finish_reason: "stop", seed: 1 },
                ],
              },
              shows: " there was a valley.",
            },
          ],
        },
      ],
    }),
    on(textToImage, {
      request: ({ model, inputs, parameters: { num_inference_steps: steps, ...parameters } }) => ({
        path: "v1/images/generations",
        json: {
          model,
          prompt: inputs,
          ...(steps === undefined ? {} : { steps }),
          ...parameters,
          response_format: "base64",
        },
      }),
      answer: answer.base64("data.0.b64_json", "image/jpeg"),
      contract: [
        {
          routes: [`POST ${API}/v1/images/generations`, `POST ${ROUTED}/v1/images/generations`],
          authorization: "Bearer {token}",
          body: {
            model: "{model}",
            prompt: "{inputs}",
            response_format: "{oneOf:base64,b64_json}",
            "...": "{any}",
          },
          answers: [{ json: { id: "image-1", data: [{ index: 0, b64_json: JPEG }] }, saves: JPEG }],
        },
      ],
    }),
    on(automaticSpeechRecognition, {
      request: ({ model, inputs }) => ({
        path: "v1/audio/transcriptions",
        form: { model, file: inputs },
      }),
      answer: answer.json("text"),
      contract: [
        {
          routes: [`POST ${API}/v1/audio/transcriptions`, `POST ${ROUTED}/v1/audio/transcriptions`],
          authorization: "Bearer {token}",
          form: { model: "{model}", file: "{bytes}", "...": "{any}" },
          answers: [
            {
              json: { text: "He hoped there would be stew." },
              shows: "He hoped there would be stew.",
            },
          ],
        },
      ],
    }),
  ],
});
