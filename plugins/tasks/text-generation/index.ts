// Text generation. Input: a prompt. Output: its completion. Conversational models are called as chats instead.
import { defineTask, isConversational, type Model, textIn } from "hubsmith";
import { INSTRUCTION } from "../../shared/samples.ts";
import { textsFor } from "../../shared/texts.ts";
import conversational from "../conversational/index.ts";
import { seed, stop, temperature, topP } from "../shared/parameters.ts";

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
    repetition_penalty: { type: "number", label: "Repetition penalty", example: 1.15 },
    seed,
    stop,
  },
  // Text-to-text models follow instructions, and do not complete the prompt.
  sample: (model) =>
    textIn(model.widgetData?.[0], "text") ||
    (model.pipeline_tag === "text2text-generation" ? INSTRUCTION : textsFor(model).beginning),
  callAs: (model) => (isConversational(model) || isChat(model) ? conversational : undefined),
});

// GGUF files are mostly those of chats, and their programs add the template; a provider may still serve the model as text.
const isChat = ({ tags, inferenceProviderMapping }: Model): boolean =>
  tags.includes("gguf") &&
  !inferenceProviderMapping?.some(({ task }) => task === "text-generation");
