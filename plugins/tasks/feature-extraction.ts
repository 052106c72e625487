// Feature extraction. Input: a text. Output: numbers that represent its meaning.
import { answer, defineTask, textIn } from "hubsmith";
import { sentenceToEmbed } from "../kit/samples/embedded.ts";

export default defineTask({
  id: "feature-extraction",
  label: "Feature Extraction",
  modality: "nlp",
  inputs: "text",
  output: "json",
  parameters: {
    normalize: { type: "boolean", label: "Normalize vectors", example: true },
    truncate: { type: "boolean", label: "Truncate long texts", example: true },
    prompt_name: { type: "text", label: "Prompt name", example: "query" },
  },
  sample: (model) => textIn(model.widgetData?.[0], "text") || sentenceToEmbed(model),
  hubServers: {
    path: "pipeline/feature-extraction",
    parameters: "beside",
    answer: answer.json("", "numbers"),
    alsoServes: ["sentence-similarity"],
  },
});
