// Records to test BiRefNet on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("birefnet", {
  "image segmentation": { pipeline_tag: "image-segmentation", tags: ["custom_code"] },
});
