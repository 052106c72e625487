// Records to test 3DTopia-XL on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("3dtopia-xl", {
  "image to 3D": { pipeline_tag: "image-to-3d" },
});
