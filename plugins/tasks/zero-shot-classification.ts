// Zero-shot classification. Input: a text and your own labels. Output: a score for each label.
import { answer, defineTask, textIn } from "hubsmith";
import { TOPICS } from "../kit/samples/inputs.ts";
import { complaintFor } from "../kit/samples/opinions.ts";
import { labelsToChooseFrom } from "../kit/samples/labels.ts";

export default defineTask({
  id: "zero-shot-classification",
  label: "Zero-Shot Classification",
  modality: "nlp",
  inputs: "text",
  output: "json",
  parameters: {
    candidate_labels: labelsToChooseFrom(TOPICS),
    multi_label: { type: "boolean", label: "Multiple labels", example: true },
    hypothesis_template: {
      type: "text",
      label: "Hypothesis template",
      example: "This text is about {}.",
    },
  },
  sample: (model) => textIn(model.widgetData?.[0], "text") || complaintFor(model),
  hubServers: { answer: answer.json("0", { label: "string", score: "number" }) },
});
