// Records to test timm on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("timm", {
  "image classification": { pipeline_tag: "image-classification" },
  "image features": { pipeline_tag: "image-feature-extraction" },
});
