// Records to test ANEForge on.
import { exampleOf, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("aneforge", {
  "text generation": { pipeline_tag: "text-generation" },
  "text generation, own example": exampleOf("text-generation", { text: "At the end of the pier" }),
  "zero-shot image classification": { pipeline_tag: "zero-shot-image-classification" },
  "zero-shot image classification, own labels": {
    pipeline_tag: "zero-shot-image-classification",
    widgetData: [{ candidate_labels: "a boat, a bridge" }],
  },
  clip: { tags: ["clip"] },
  resnet: { pipeline_tag: "image-classification", tags: ["resnet"] },
  "resnet, its depth": { id: "example-org/resnet-50", tags: ["resnet"] },
  "image classification": { pipeline_tag: "image-classification" },
  "speech recognition": { pipeline_tag: "automatic-speech-recognition" },
  "sentence similarity": { pipeline_tag: "sentence-similarity" },
});
