// Records to test Ultralytics on.
import { files, recordsOf, tagged } from "../kit/libraries/records-of.ts";

export default recordsOf("ultralytics", {
  classes: { pipeline_tag: "image-classification" },
  masks: { pipeline_tag: "image-segmentation" },
  yolov8: tagged("yolov8"),
  yolo11: tagged("yolo11"),
  "a weights file": { tags: ["yolo11"], ...files("yolo11n.pt") },
  "several weights files": { tags: ["yolo11"], ...files("README.md", "yolo11n.pt", "yolo11s.pt") },
  "no version": {},
  "YOLO-World": tagged("YOLO-World"),
  "YOLO-World, by its name": { id: "acme/yolo-world-otter" },
  yoloe: tagged("yoloe"),
  "yolo-nas": tagged("yolo-nas"),
  "rt-detr": tagged("rt-detr"),
  "fast sam": tagged("fastsam"),
  sam2: tagged("sam2"),
});
