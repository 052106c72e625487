// Token classification. Input: a text. Output: the words in it that are names, numbers or parts of speech.
import { answer, defineTask, textIn } from "hubsmith";
import { namesFor } from "../kit/samples/found-names.ts";

export default defineTask({
  id: "token-classification",
  label: "Token Classification",
  modality: "nlp",
  inputs: "text",
  output: "json",
  parameters: {
    aggregation_strategy: {
      type: "text",
      label: "Aggregation (none, simple, first, average or max)",
      example: "first",
    },
    ignore_labels: { type: "texts", label: "Ignored labels", example: ["LOC"] },
    stride: { type: "count", label: "Overlap of text parts (tokens)", example: 16 },
  },
  sample: (model) => textIn(model.widgetData?.[0], "text") || namesFor(model).text,
  hubServers: {
    answer: answer.json("", [
      {
        word: "string",
        // Words have a group; without aggregation, tokens have only a label.
        "entity_group?": "string",
        "entity?": "string",
        score: "number",
        start: "number",
        end: "number",
      },
    ]),
  },
});
