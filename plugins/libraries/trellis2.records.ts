// Records to test TRELLIS.2 on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("trellis2", {
  "image to 3D": { pipeline_tag: "image-to-3d" },
  "no task": { tags: ["lora"] },
});
