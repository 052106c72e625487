// Records to test AudioSeal on.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("audioseal", {
  watermark: {},
  "both models": files("detector_base.pth", "detector_streaming.pth", "generator_base.pth"),
  "other names": files("my_detector.pth", "my_generator.pth"),
  "no model": files("README.md"),
});
