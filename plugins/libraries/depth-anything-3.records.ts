// Records to test Depth Anything 3 on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("depth-anything-3", {
  "any model": { pipeline_tag: "depth-estimation" },
});
