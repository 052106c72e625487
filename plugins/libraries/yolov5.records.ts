// Records to test YOLOv5 on.
import { recordsOf } from "./shared/records-of.ts";

export default recordsOf("yolov5", {
  "a detector": { pipeline_tag: "object-detection" },
});
