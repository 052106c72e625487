// Text generation. Input: a prompt. Output: its completion. Conversational models are called as chats instead.
import { defineTask, isConversational, type Model, textIn } from "hubsmith";
import { hasTemplate } from "../kit/tasks/chats.ts";
import { encodesChats } from "../kit/tasks/record.ts";
import { beginningFor } from "../kit/samples/beginnings.ts";
import { textToRewrite } from "../kit/samples/rewritten.ts";
import conversational from "./conversational.ts";
import { frequencyPenalty, seed, stop, temperature, topP } from "../kit/tasks/parameters.ts";

export default defineTask({
  id: "text-generation",
  label: "Text Generation",
  modality: "nlp",
  inputs: "text",
  output: "json",
  parameters: {
    max_new_tokens: {
      type: "count",
      label: "Maximum new tokens",
      example: 48,
      aliases: ["max_tokens"],
    },
    temperature,
    top_p: topP,
    top_k: { type: "count", label: "Top k", example: 40 },
    repetition_penalty: { type: "number", label: "Repetition penalty", example: 1.15, range: [0] },
    frequency_penalty: frequencyPenalty,
    typical_p: { type: "number", label: "Typical p", example: 0.95, range: [0, 1] },
    best_of: { type: "count", label: "Best of", example: 2, range: [1] },
    top_n_tokens: { type: "count", label: "Likeliest tokens of each position", example: 3 },
    do_sample: { type: "boolean", label: "Random sampling", example: true },
    truncate: { type: "count", label: "Maximum prompt length (tokens)", example: 512 },
    return_full_text: { type: "boolean", label: "Return the prompt too", example: false },
    watermark: { type: "boolean", label: "Watermark", example: true },
    grammar: {
      type: "json",
      label: "Grammar (JSON)",
      example: { type: "regex", value: "[a-z ]+" },
    },
    adapter_id: { type: "text", label: "LoRA adapter", example: "example-org/sea-lora" },
    // Not `details`, `decoder_input_details` and `stream`, which change the response.
    seed,
    stop,
  },
  // Text-to-text models follow instructions, and do not complete the prompt.
  sample: (model) => textIn(model.widgetData?.[0], "text") || sampleOf(model),
  callAs: (model) => (isChat(model) ? conversational : undefined),
});

// Models that rewrite a text do not complete it.
const sampleOf = (model: Model): string =>
  [model.pipeline_tag, ...model.tags].includes("text2text-generation")
    ? textToRewrite(model)
    : beginningFor(model);

// GGUF files are mostly those of chats, and their programs add the template; a provider may still serve the model as text.
function isChat(model: Model): boolean {
  const hosted = model.inferenceProviderMapping?.map(({ task }) => task) ?? [];
  if (hosted.includes("conversational")) return true;
  const isLikely = hasTemplate(model) || model.tags.includes("gguf") || encodesChats(model);
  return isLikely && (isConversational(model) || !hosted.includes("text-generation"));
}
