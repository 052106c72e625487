// Text classification. Input: a text. Output: labels with scores.
import { answer, defineTask, textIn } from "hubsmith";
import { OPINION } from "../../shared/samples.ts";
import { topK } from "../shared/parameters.ts";

export default defineTask({
  id: "text-classification",
  label: "Text Classification",
  modality: "nlp",
  inputs: "text",
  output: "json",
  parameters: {
    top_k: topK,
    function_to_apply: {
      type: "text",
      label: "Scores by (sigmoid, softmax or none)",
      example: "sigmoid",
    },
  },
  sample: ({ widgetData }) => textIn(widgetData?.[0], "text") || OPINION,
  hfInference: { answer: answer.json("", [[{ label: "string", score: "number" }]]) },
});
