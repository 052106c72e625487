// Records to test ZeroModels on: each task that has a loader of its own here, and none.
import { exampleOf, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("zeromodels", {
  "image classification": { pipeline_tag: "image-classification" },
  "object detection": { pipeline_tag: "object-detection" },
  "image segmentation": { pipeline_tag: "image-segmentation" },
  "text generation": { pipeline_tag: "text-generation" },
  "text generation, own example": exampleOf("text-generation", { text: "The ferry leaves when" }),
  "another task": { pipeline_tag: "feature-extraction" },
});
