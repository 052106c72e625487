// What services that speak OpenAI's API serve beside chats: the rest of a text, embeddings, pictures, and what was said.
import { answer, serves, type TaskHandler } from "hubsmith";
import type { ParameterMappings } from "hubsmith/types";
import automaticSpeechRecognition from "../../tasks/automatic-speech-recognition/index.ts";
import featureExtraction from "../../tasks/feature-extraction/index.ts";
import textGenerationTask from "../../tasks/text-generation/index.ts";
import textToImageTask from "../../tasks/text-to-image/index.ts";
import textToSpeech from "../../tasks/text-to-speech/index.ts";
import { fieldsOf } from "./form.ts";
import { sizeOf } from "./size.ts";

type NamesInText = ParameterMappings<keyof typeof textGenerationTask.parameters & string>;

/** Serves text generation at a path for completions. */
export function textGeneration(path = "v1/completions", parameters: NamesInText = {}): TaskHandler {
  return serves(textGenerationTask, {
    parameters: { max_new_tokens: "max_tokens", ...parameters },
    request: ({ providerId: model, inputs, parameters }) => ({
      path,
      json: { model, prompt: inputs, ...parameters },
    }),
    answer: answer.json("choices.0.text", "string"),
  });
}

/**
 * Serves text generation where there are chats alone: what the text begins with is the one message. A chat knows nothing
 * of `top_k` and `repetition_penalty`, unless `parameters` says what the service calls them.
 */
export function textGenerationByChat(path: string, parameters: NamesInText = {}): TaskHandler {
  return serves(textGenerationTask, {
    parameters: {
      max_new_tokens: "max_tokens",
      top_k: false,
      repetition_penalty: false,
      ...parameters,
    },
    request: ({ providerId: model, inputs, parameters }) => ({
      path,
      json: { model, messages: [{ role: "user", content: inputs }], ...parameters },
    }),
    answer: answer.json("choices.0.message.content", "string"),
  });
}

/** Serves embeddings at a path. */
export function embeddings(path = "v1/embeddings"): TaskHandler {
  return serves(featureExtraction, {
    parameters: { normalize: false, truncate: false, prompt_name: false },
    request: ({ providerId: model, inputs, parameters }) => ({
      path,
      json: { model, input: inputs, ...parameters },
    }),
    answer: answer.json("data.0.embedding", "numbers"),
  });
}

/** Serves pictures at a path: their `size` is one text, and OpenAI's API knows no other of the task's parameters. */
export function pictures(label: string, path = "v1/images/generations"): TaskHandler {
  return serves(textToImageTask, {
    parameters: {
      negative_prompt: false,
      num_inference_steps: false,
      guidance_scale: false,
      seed: false,
    },
    request: ({ providerId: model, inputs, parameters: { width, height, ...parameters } }) => {
      const size = sizeOf(label, width, height);
      if ("reason" in size) return size;
      return {
        path,
        json: { model, prompt: inputs, ...size, ...parameters, response_format: "b64_json" },
      };
    },
    answer: answer.base64("data.0.b64_json", "image/jpeg"),
  });
}

/** Serves speech at a path; which voices there are depends on the model, and `voiceOf` knows one that it needs. */
export function speech(
  path = "v1/audio/speech",
  voiceOf: (model: string) => { readonly voice?: string } = () => ({}),
): TaskHandler {
  return serves(textToSpeech, {
    request: ({ providerId: model, inputs, parameters }) => ({
      path,
      json: { model, input: inputs, ...voiceOf(model), ...parameters },
    }),
    answer: answer.bytes("audio/wav"),
  });
}

/** Serves speech recognition at a path for transcriptions. */
export function transcriptions(path = "v1/audio/transcriptions"): TaskHandler {
  return serves(automaticSpeechRecognition, {
    parameters: { return_timestamps: false },
    request: ({ providerId: model, inputs, parameters }) => ({
      path,
      form: { model, file: inputs, ...fieldsOf(parameters) },
    }),
    answer: answer.json("text", "string"),
  });
}
