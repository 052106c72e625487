// Records to test FleXray on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("flexray", {
  "image segmentation": { pipeline_tag: "image-segmentation" },
});
