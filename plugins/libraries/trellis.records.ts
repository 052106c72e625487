// Records to test TRELLIS on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("trellis", {
  "image to 3D": { pipeline_tag: "image-to-3d" },
  "another task": { pipeline_tag: "text-to-3d" },
});
