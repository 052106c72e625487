// Records to test BEN2 on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("ben2", {
  "image segmentation": { pipeline_tag: "image-segmentation" },
});
