// Serves tasks other than chats as OpenAI's API does.
import { answer, serves, type TaskHandler, isAbsence } from "hubsmith";
import type { ParameterMappings } from "#core/kinds/parameters";
import automaticSpeechRecognition from "../../tasks/automatic-speech-recognition.ts";
import featureExtraction from "../../tasks/feature-extraction.ts";
import textGenerationTask from "../../tasks/text-generation.ts";
import textToImageTask from "../../tasks/text-to-image.ts";
import textToSpeech from "../../tasks/text-to-speech.ts";
import { fieldsOf } from "./form.ts";
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

/** Serves text generation at the path of OpenAI's completions. `parameters` are the service's own names. @public */
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
export function textGenerationByChat(path: string, parameters: NamesInText = {}): TaskHandler {
  return serves(textGenerationTask, {
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
}

/** Serves feature extraction at the path of OpenAI's embeddings. @public */
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

/** Serves text-to-image at the path of OpenAI's images. Of the task's parameters, OpenAI's API only has a size. @public */
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

/** Serves text-to-speech at the path of OpenAI's speech. @public */
export function speech(
  path = "v1/audio/speech",
  options: {
    readonly parameters?: ParameterMappings<keyof typeof textToSpeech.parameters & string>;
    readonly requires?: readonly string[];
  } = {},
): TaskHandler {
  return serves(textToSpeech, {
    ...options,
    request: ({ providerId: model, inputs, parameters }) => ({
      path,
      json: { model, input: inputs, ...parameters },
    }),
    answer: answer.bytes("audio/wav"),
  });
}

/** Serves speech recognition at the path of OpenAI's transcriptions. @public */
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
