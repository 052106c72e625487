// Records to test Depth Anything V2 on: each size, both kinds that measure meters, and none that is known.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("depth-anything-v2", {
  small: { id: "depth-anything/Depth-Anything-V2-Small" },
  base: { id: "depth-anything/Depth-Anything-V2-Base" },
  large: { id: "depth-anything/Depth-Anything-V2-Large" },
  giant: { id: "example-org/Depth-Anything-V2-Giant" },
  "indoors, in meters": { id: "depth-anything/Depth-Anything-V2-Metric-Hypersim-Small" },
  "outdoors, in meters": { id: "depth-anything/Depth-Anything-V2-Metric-VKITTI-Base" },
  "a size in a file's name": files("README.md", "tuned_vitb.pth"),
  "no size": {},
});
