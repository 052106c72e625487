// Records to test Depth Pro on.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("depth-pro", {
  "depth estimation": { pipeline_tag: "depth-estimation" },
  "a file": files("README.md", "depth_pro_tuned.pt"),
});
