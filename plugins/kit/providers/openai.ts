// Serves tasks other than chats as OpenAI's API does.
import { answer, serves, type TaskHandler, isAbsence } from "hubsmith";
import type { ValueObject } from "hubsmith/code";
import type { ParameterMappings } from "#core/kinds/parameters";
import automaticSpeechRecognition from "../../tasks/automatic-speech-recognition.ts";
import featureExtraction from "../../tasks/feature-extraction.ts";
import textGenerationTask from "../../tasks/text-generation.ts";
import textToImageTask from "../../tasks/text-to-image.ts";
import textToSpeech from "../../tasks/text-to-speech.ts";
import { sizeOf } from "./size.ts";

/** The service's parameter names of text generation. */
type NamesInText = ParameterMappings<keyof typeof textGenerationTask.parameters & string>;

// The API of Hugging Face's own servers has these, OpenAI's has not.
const WITHOUT = {
  typical_p: false,
  best_of: false,
  top_n_tokens: false,
  do_sample: false,
  truncate: false,
  return_full_text: false,
  watermark: false,
  grammar: false,
  adapter_id: false,
} as const;

/**
 * Serves text generation as OpenAI's completions do. Never throws.
 * @param path - Below the base URL of the provider. Default: `v1/completions`.
 * @param parameters - The service's own names, by the task's names; `false` for those that it does not support.
 * @returns The handler, for `tasks` of `defineProvider`.
 * @see https://platform.openai.com/docs/api-reference/completions
 * @example
 * ```ts
 * import { textGeneration } from "hubsmith/providers";
 *
 * const handler = textGeneration("v1/completions", { repetition_penalty: false });
 * handler.task.id; // → "text-generation"
 * ```
 * @public
 */
export function textGeneration(
  path = "v1/completions",
  parameters: ParameterMappings<keyof typeof textGenerationTask.parameters & string> = {},
): TaskHandler {
  return serves(textGenerationTask, {
    parameters: { ...WITHOUT, max_new_tokens: "max_tokens", ...parameters },
    request: ({ providerId: model, inputs, parameters }) => ({
      path,
      json: { model, prompt: inputs, ...parameters },
    }),
    answer: answer.json("choices.0.text", "string"),
  });
}

/**
 * Serves text generation with chats: the prompt is the only message. A chat does not support `top_k` and
 * `repetition_penalty`, unless `parameters` has the service's names for them.
 */
export const textGenerationByChat = (path: string, parameters: NamesInText = {}): TaskHandler =>
  serves(textGenerationTask, {
    parameters: {
      ...WITHOUT,
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

/**
 * Serves feature extraction as OpenAI's embeddings do. Never throws.
 * @param path - Below the base URL of the provider. Default: `v1/embeddings`.
 * @returns The handler, for `tasks` of `defineProvider`.
 * @see https://platform.openai.com/docs/api-reference/embeddings
 * @example
 * ```ts
 * import { embeddings } from "hubsmith/providers";
 *
 * embeddings("openai/v1/embeddings").task.id; // → "feature-extraction"
 * ```
 * @public
 */
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

/**
 * Serves text-to-image as OpenAI's images do. Of the task's parameters, OpenAI's API only has a size. Never throws.
 * @param path - Below the base URL of the provider. Default: `v1/images/generations`.
 * @returns The handler, for `tasks` of `defineProvider`. It reads a JPEG as base64.
 * @see https://platform.openai.com/docs/api-reference/images
 * @example
 * ```ts
 * import { images } from "hubsmith/providers";
 *
 * images().task.id; // → "text-to-image"
 * ```
 * @public
 */
export function images(path = "v1/images/generations"): TaskHandler {
  return serves(textToImageTask, {
    parameters: {
      negative_prompt: false,
      num_inference_steps: false,
      guidance_scale: false,
      scheduler: false,
      seed: false,
    },
    request: ({ providerId: model, inputs, parameters: { width, height, ...parameters } }) => {
      const size = sizeOf(width, height);
      if (isAbsence(size)) return size;
      return {
        path,
        json: { model, prompt: inputs, ...size, ...parameters, response_format: "b64_json" },
      };
    },
    answer: answer.base64("data.0.b64_json", "image/jpeg"),
  });
}

/**
 * Serves text-to-speech as OpenAI's speech does. Never throws.
 * @param path - Below the base URL of the provider. Default: `v1/audio/speech`.
 * @param options - The service's own parameter names, those that it requires, and members that every request has.
 * @returns The handler, for `tasks` of `defineProvider`. It reads a WAV file.
 * @see https://platform.openai.com/docs/api-reference/audio
 * @example
 * ```ts
 * import { speech } from "hubsmith/providers";
 *
 * speech("v1/audio/speech", { requires: ["voice"] }).task.id; // → "text-to-speech"
 * ```
 * @public
 */
export function speech(
  path = "v1/audio/speech",
  options: {
    readonly parameters?: ParameterMappings<keyof typeof textToSpeech.parameters & string>;
    readonly requires?: readonly string[];
    readonly adds?: ValueObject;
  } = {},
): TaskHandler {
  const { adds = {}, ...names } = options;
  return serves(textToSpeech, {
    ...names,
    request: ({ providerId: model, inputs, parameters }) => ({
      path,
      json: { model, input: inputs, ...parameters, ...adds },
    }),
    answer: answer.bytes("audio/wav"),
  });
}

/**
 * Serves speech recognition as OpenAI's transcriptions do: the file is a field of a form. Never throws.
 * @param path - Below the base URL of the provider. Default: `v1/audio/transcriptions`.
 * @returns The handler, for `tasks` of `defineProvider`.
 * @see https://platform.openai.com/docs/api-reference/audio
 * @example
 * ```ts
 * import { transcriptions } from "hubsmith/providers";
 *
 * transcriptions().task.id; // → "automatic-speech-recognition"
 * ```
 * @public
 */
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

/** Parameters as the fields of a form, which are strings; other values are written as JSON. */
const fieldsOf = (parameters: ValueObject): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
  );
