// Records to test ExecuTorch on.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("executorch", {
  "a file": files("README.md", "otter_xnnpack.pte"),
  "no files": {},
  "an image": { pipeline_tag: "image-segmentation" },
});
