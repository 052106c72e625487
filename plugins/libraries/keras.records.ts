// Records to test Keras on.
import { recordsOf } from "./shared/records-of.ts";

export default recordsOf("keras", {
  "a model": { pipeline_tag: "image-classification" },
});
