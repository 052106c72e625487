// Parameters that several tasks have; every service accepts the example values.
import type { Parameter, Parameters } from "#core/kinds/parameters";

/** How randomly the next token is chosen. */
export const temperature: Parameter = {
  type: "number",
  label: "Temperature",
  example: 0.6,
  range: [0],
};

/** The share of likely tokens to choose from. */
export const topP: Parameter = { type: "number", label: "Top p", example: 0.85, range: [0, 1] };

/** How much less likely the tokens are that the text already has. */
export const frequencyPenalty: Parameter = {
  type: "number",
  label: "Frequency penalty",
  example: 0.25,
  range: [-2, 2],
};

/** Where a text ends. */
export const stop: Parameter = { type: "texts", label: "Stop sequences", example: ["THE END"] };

/** The same seed gives the same result, if the service supports it. */
export const seed: Parameter = { type: "seed", label: "Seed", example: 7 };

/** The number of labels or answers. */
export const topK: Parameter = { type: "count", label: "Number of results", example: 3 };

/** How scores are computed from a model's output. */
export const scoring: Parameter = {
  type: "text",
  label: "Score function (softmax, sigmoid or none)",
  example: "sigmoid",
};

/** How a model generates text or music: the arguments of `generate` in transformers. */
export const generation: Parameter = {
  type: "json",
  label: "Generation parameters",
  example: { do_sample: true, temperature: 0.9 },
};

/** How to handle a text that is too long for the model. */
export const truncation: Parameter = {
  type: "text",
  label: "Truncation (do_not_truncate, longest_first, only_first or only_second)",
  example: "only_first",
};

/** Spaces before punctuation, which a tokenizer adds and removes. */
export const cleanUp: Parameter = {
  type: "boolean",
  label: "Clean up spaces",
  example: true,
};

/** The longest answer, in tokens. */
export const maxAnswerLength: Parameter = {
  type: "count",
  label: "Maximum answer length (tokens)",
  example: 12,
};

/** Whether a model may find no answer. */
export const noAnswer: Parameter = { type: "boolean", label: "Allow no answer", example: true };

/** How long texts are split for a model that finds answers in them. */
export const splitting = {
  doc_stride: { type: "count", label: "Overlap of chunks (tokens)", example: 64 },
  max_seq_len: { type: "count", label: "Maximum chunk length (tokens)", example: 256 },
  max_question_len: { type: "count", label: "Maximum question length (tokens)", example: 32 },
} as const satisfies Parameters;

/** The content that an image or a video should not have. */
export const negativePrompt: Parameter = {
  type: "text",
  label: "Negative prompt",
  example: "blurry, watermark",
};

/** The number of denoising steps of an image or a video. */
export const steps: Parameter = { type: "count", label: "Inference steps", example: 9 };

/** How closely an image or a video follows the prompt. */
export const guidance: Parameter = { type: "number", label: "Guidance scale", example: 3.5 };

/** What decides about a video besides its prompt. */
export const ofVideos: Readonly<
  Record<
    "negative_prompt" | "num_frames" | "num_inference_steps" | "guidance_scale" | "seed",
    Parameter
  >
> = {
  negative_prompt: negativePrompt,
  // Models need a multiple of eight, plus one.
  num_frames: { type: "count", label: "Frames", example: 81 },
  num_inference_steps: steps,
  guidance_scale: guidance,
  seed,
};

/** The size of a result in pixels. */
export const targetSize: Parameter = {
  type: "size",
  label: "Output size (pixels)",
  example: { width: 640, height: 512 },
};
