// Records to test SAM 2 on: Meta's own, and weights of others.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("sam2", {
  "large, all masks": { id: "facebook/sam2-hiera-large", pipeline_tag: "mask-generation" },
  "small, version 2.1": { id: "facebook/sam2.1-hiera-small" },
  "tuned by others": files("README.md", "sam2_hiera_tiny.pt"),
  "tuned by others, version 2.1": files("sam2.1_hiera_base_plus.pt"),
  "no file": {},
});
