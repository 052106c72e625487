// YOLO26: Ultralytics' detectors without non-maximum suppression, for small devices.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "yolov26",
  prettyLabel: "YOLOv26",
  repoUrl: "https://github.com/ultralytics/ultralytics",
  docsUrl: "https://docs.ultralytics.com/models/yolo26/",
  countDownloads: downloads.any(downloads.extension("pt"), downloads.extension("safetensors")),
});
