// Records to test HTRflow on: one for each step that a model can take.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("htrflow", {
  "text recognition": { pipeline_tag: "image-to-text" },
  regions: { pipeline_tag: "object-detection" },
  lines: { pipeline_tag: "image-segmentation" },
  "kinds of pages": { pipeline_tag: "image-classification" },
});
