// Records to test timm on.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("timm", {
  "a description alone": files("README.md"),
  "image classification": { pipeline_tag: "image-classification" },
  "image features": { pipeline_tag: "image-feature-extraction" },
});
