// Records to test BEN2 on.
import { recordsOf } from "./shared/records-of.ts";

export default recordsOf("ben2", {
  "image segmentation": { pipeline_tag: "image-segmentation" },
});
