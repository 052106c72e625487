// Records to test Depth Anything 3 on.
import { named, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("depth-anything-3", {
  "any model": { pipeline_tag: "depth-estimation" },
  "a metric model": { id: "example-org/DA3METRIC-LARGE", pipeline_tag: "depth-estimation" },
  "a nested model": named("example-org/DA3NESTED-GIANT-LARGE-1.1", "depth-estimation"),
});
