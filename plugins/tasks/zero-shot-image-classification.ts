// Zero-shot image classification. Input: a picture and your own labels. Output: a score for each label.
import { answer, defineTask } from "hubsmith";
import { SCENES } from "../kit/samples/inputs.ts";
import { labelsToChooseFrom } from "../kit/samples/labels.ts";
import { photo } from "../kit/samples/media.ts";
import { pictureFor } from "../kit/samples/pictures.ts";

export default defineTask({
  id: "zero-shot-image-classification",
  label: "Zero-Shot Image Classification",
  modality: "cv",
  inputs: "image",
  output: "json",
  parameters: {
    candidate_labels: labelsToChooseFrom(SCENES, (model) => pictureFor(model).labels),
    hypothesis_template: {
      type: "text",
      label: "Hypothesis template",
      example: "This is a photo of a {}.",
    },
  },
  sample: photo,
  hubServers: { answer: answer.json("0", { label: "string", score: "number" }) },
});
