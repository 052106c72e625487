// Records to test YOLOv5 on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("yolov5", {
  "a detector": { pipeline_tag: "object-detection" },
});
