// Records to test YOLOv10 on: a repository that its fork wrote, single files, and nothing known.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

const pipeline_tag = "object-detection";

export default recordsOf("yolov10", {
  "a repository": { pipeline_tag, ...files("config.json", "model.safetensors") },
  "a file": { pipeline_tag, ...files("README.md", "yolov10n.pt") },
  "no files": { pipeline_tag },
  "for LiteRT, by the tag": { pipeline_tag, tags: ["tflite"] },
  "for LiteRT and for PyTorch, by the tags": { pipeline_tag, tags: ["tflite", "safetensors"] },
  "for LiteRT, by a file": { pipeline_tag, ...files("yolov10n.tflite") },
});
