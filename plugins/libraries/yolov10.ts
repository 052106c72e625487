// YOLOv10: detectors without non-maximum suppression. Its fork of Ultralytics loads complete repositories, and
// Ultralytics single files.
import { defineLibrary, downloads, type LoadCode, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf } from "../kit/tasks/record.ts";
import { IMAGE } from "../kit/samples/inputs.ts";
import { loadFile } from "../kit/libraries/litert.ts";
import { FORMATS } from "../kit/libraries/weights.ts";
import { PICKLE } from "../kit/libraries/warnings.ts";

export default defineLibrary({
  id: "yolov10",
  prettyLabel: "YOLOv10",
  repoUrl: "https://github.com/THU-MIG/yolov10",
  docsUrl: "https://github.com/THU-MIG/yolov10",
  countDownloads: downloads.any(downloads.extension("pt"), downloads.extension("safetensors")),
  install: { pip: ["ultralytics @ git+https://github.com/THU-MIG/yolov10", "huggingface_hub"] },
  snippets: (model): LoadCode => {
    const files = filesOf(model) ?? [];
    if (isForLiteRt(model)) return loadFile(model, files.filter(isLite));
    const weights = files.find((path) => path.endsWith(".pt"));
    const purpose = "Detect objects in an image";
    return weights !== undefined && !files.some((path) => path.endsWith(".safetensors"))
      ? {
          purpose,
          code: predictFrom(model, weights),
          install: { pip: ["ultralytics", "huggingface_hub"] },
        }
      : { purpose, code: predict(model) };
  },
});

const isLite = (path: string): boolean => path.endsWith(".tflite");

const isForLiteRt = (model: Model): boolean =>
  filesOf(model)?.some(isLite) ??
  (model.tags.includes("tflite") && !model.tags.some((tag) => FORMATS.has(tag)));

const predict = (model: Model): Code => python`
  from ultralytics import YOLOv10

  model = YOLOv10.from_pretrained(${model.id})

  model.predict(source=${IMAGE}, save=True)
`;

const predictFrom = (model: Model, weights: string): Code => python`
  from huggingface_hub import hf_hub_download
  from ultralytics import YOLO

  ${PICKLE}
  model = YOLO(hf_hub_download(${model.id}, ${weights}))

  model.predict(source=${IMAGE}, save=True)
`;
