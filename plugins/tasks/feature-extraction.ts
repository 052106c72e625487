// Feature extraction. Input: a text, or several. Output: numbers that represent the meaning of each.
import { answer, defineTask, textIn } from "hubsmith";
import { sentenceToEmbed } from "../kit/samples/embedded.ts";

export default defineTask({
  id: "feature-extraction",
  label: "Feature Extraction",
  modality: "nlp",
  inputs: "text",
  takesSeveral: true,
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
