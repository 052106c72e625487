// Text classification. Input: a text. Output: labels with scores.
import { answer, defineTask, textIn } from "hubsmith";
import { joinedPairFor } from "../kit/samples/pairs.ts";
import { opinionFor } from "../kit/samples/opinions.ts";
import { topK } from "../kit/tasks/parameters.ts";

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
      label: "Score function (sigmoid, softmax or none)",
      example: "sigmoid",
    },
  },
  sample: (model) =>
    joinedPairFor(model) ?? (textIn(model.widgetData?.[0], "text") || opinionFor(model)),
  hubServers: { answer: answer.json("0.0", { label: "string", score: "number" }) },
});
