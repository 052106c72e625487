// Feature extraction. Input: a text. Output: numbers that represent its meaning.
import { answer, defineTask, textIn } from "hubsmith";
import { textsFor } from "../kit/tasks/sample-texts.ts";

export default defineTask({
  id: "feature-extraction",
  label: "Feature Extraction",
  modality: "nlp",
  inputs: "text",
  output: "json",
  parameters: {
    normalize: {
      type: "boolean",
      label: "Normalize vectors",
      description: "Scales each vector to length 1, so that a dot product is a cosine similarity.",
      example: true,
    },
    truncate: {
      type: "boolean",
      label: "Truncate long texts",
      description: "Cuts a text that is longer than the model's input.",
      example: true,
    },
    prompt_name: {
      type: "text",
      label: "Prompt name",
      description: "The name of a prompt in the model's configuration, such as query or passage.",
      example: "query",
    },
  },
  sample: (model) => textIn(model.widgetData?.[0], "text") || textsFor(model).sentences[0],
  hubServers: {
    path: "pipeline/feature-extraction",
    parameters: "beside",
    answer: answer.json("", "numbers"),
    alsoServes: ["sentence-similarity"],
  },
});
