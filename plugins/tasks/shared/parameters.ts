// Parameters that several tasks have; the examples are values which every service takes.
import type { Parameter } from "#core/record/parameters";

/** How freely the next token is chosen. */
export const temperature: Parameter = { type: "number", label: "Temperature", example: 0.6 };

/** The share of likely tokens that are chosen from. */
export const topP: Parameter = { type: "number", label: "Top p", example: 0.85 };

/** Where a text ends. */
export const stop: Parameter = { type: "texts", label: "Stop at", example: ["THE END"] };

/** The same seed gives the same result, as far as the service goes. */
export const seed: Parameter = { type: "seed", label: "Seed", example: 7 };

/** How many labels or answers come back. */
export const topK: Parameter = { type: "count", label: "Number of results", example: 3 };

/** How scores are made of what a model says. */
export const scoring: Parameter = {
  type: "text",
  label: "Scores by (softmax, sigmoid or none)",
  example: "sigmoid",
};

/** How a model writes, or composes, step by step: what transformers gives to `generate`. */
export const generation: Parameter = {
  type: "json",
  label: "Generation parameters",
  example: { do_sample: true, temperature: 0.9 },
};

/** What becomes of a text that is too long for the model. */
export const truncation: Parameter = {
  type: "text",
  label: "Truncation (do_not_truncate, longest_first, only_first or only_second)",
  example: "only_first",
};

/** Spaces that a tokenizer leaves before punctuation, and takes away again. */
export const cleanUp: Parameter = {
  type: "boolean",
  label: "Without spaces that tokens left",
  example: true,
};

/** The longest answer, in tokens. */
export const maxAnswerLength: Parameter = {
  type: "count",
  label: "Longest answer (tokens)",
  example: 12,
};

/** What a picture or a video should not show. */
export const negativePrompt: Parameter = {
  type: "text",
  label: "Negative prompt",
  example: "blurry, watermark",
};

/** How often a picture or a video is refined. */
export const steps: Parameter = { type: "count", label: "Inference steps", example: 9 };

/** How closely a picture or a video keeps to the prompt. */
export const guidance: Parameter = { type: "number", label: "Guidance scale", example: 3.5 };

/** How many frames a video has; models want a multiple of eight, and one. */
export const frames: Parameter = { type: "count", label: "Frames", example: 81 };

/** The size of a result in pixels. */
export const targetSize: Parameter = {
  type: "size",
  label: "Size of the result (pixels)",
  example: { width: 640, height: 512 },
};
