// DeepInfra: OpenAI's API, a level deeper than elsewhere, for all that it serves.
import { answer, defineProvider, on } from "hubsmith";
import type { ValueObject } from "hubsmith/code";
import automaticSpeechRecognition from "../tasks/automatic-speech-recognition/index.ts";
import featureExtraction from "../tasks/feature-extraction/index.ts";
import textGeneration from "../tasks/text-generation/index.ts";
import textToImage from "../tasks/text-to-image/index.ts";
import textToSpeech from "../tasks/text-to-speech/index.ts";
import { chat } from "./shared/chat.ts";
import { fieldsOf } from "./shared/form.ts";

export default defineProvider({
  id: "deepinfra",
  label: "DeepInfra",
  hubOrg: "DeepInfra",
  baseUrl: "https://api.deepinfra.com",
  tasks: [
    chat("v1/openai/chat/completions"),
    on(textGeneration, {
      parameters: { max_new_tokens: "max_tokens" },
      request: ({ providerId: model, inputs, parameters }) => ({
        path: "v1/openai/completions",
        json: { model, prompt: inputs, ...parameters },
      }),
      answer: answer.json("choices.0.text"),
    }),
    on(featureExtraction, {
      parameters: { normalize: false, truncate: false, prompt_name: false },
      request: ({ providerId: model, inputs, parameters }) => ({
        path: "v1/openai/embeddings",
        json: { model, input: inputs, ...parameters },
      }),
      answer: answer.json("data.0.embedding"),
    }),
    on(textToImage, {
      // OpenAI's API knows a `size` such as "512x512", and nothing else of these.
      parameters: {
        negative_prompt: false,
        width: false,
        height: false,
        num_inference_steps: false,
        guidance_scale: false,
        seed: false,
      },
      request: ({ providerId: model, inputs, parameters }) => ({
        path: "v1/openai/images/generations",
        json: { model, prompt: inputs, ...parameters, response_format: "b64_json" },
      }),
      answer: answer.base64("data.0.b64_json", "image/jpeg"),
    }),
    // Its own API names its file's type in a data URL; the router is only known to pass on OpenAI's.
    on(textToSpeech, {
      request: ({ providerId: model, target, inputs, parameters: { voice, ...parameters } }) => {
        const named = (name: string): ValueObject => (voice === undefined ? {} : { [name]: voice });
        return target === "direct"
          ? {
              path: `v1/inference/${model}`,
              json: { text: inputs, ...named("preset_voice"), ...parameters },
            }
          : {
              path: "v1/openai/audio/speech",
              json: { model, input: inputs, ...named("voice"), ...parameters },
            };
      },
      answer: (_, target) =>
        target === "direct"
          ? answer.download("audio", "audio/wav", { dataUrl: true })
          : answer.bytes("audio/wav"),
    }),
    on(automaticSpeechRecognition, {
      parameters: { return_timestamps: false },
      request: ({ providerId: model, inputs, parameters }) => ({
        path: "v1/openai/audio/transcriptions",
        form: { model, file: inputs, ...fieldsOf(parameters) },
      }),
      answer: answer.json("text"),
    }),
  ],
});
