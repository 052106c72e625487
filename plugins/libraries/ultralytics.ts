// Ultralytics: its classes load weights from a path, so the file is fetched from the hub first.
import { defineLibrary, downloads, type Install, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf, nameOf } from "../kit/tasks/record.ts";
import { downloaded } from "../kit/libraries/choose-file.ts";
import { pictureFor } from "../kit/samples/pictures.ts";
import { PICKLE, UNNAMED } from "../kit/libraries/warnings.ts";
import { withWeights } from "../kit/libraries/weights.ts";

const PIP = ["ultralytics", "huggingface_hub"];

const WITH_NAS: Install = {
  pip: [...PIP, "super-gradients"],
  note: "The weights hold classes of super-gradients, which needs Python 3.8 to 3.10.",
};

export default defineLibrary({
  id: "ultralytics",
  prettyLabel: "ultralytics",
  repoUrl: "https://github.com/ultralytics/ultralytics",
  docsUrl: "https://github.com/ultralytics/ultralytics",
  tasks: ["object-detection"],
  countDownloads: downloads.extension("pt"),
  install: { pip: PIP },
  snippets: withWeights((model) => {
    const snippet = {
      purpose: PURPOSES.get(model.pipeline_tag ?? "") ?? DETECTS,
      code: predict(model),
    };
    return classOf(model) === "NAS" ? { ...snippet, install: WITH_NAS } : snippet;
  }),
});

const DETECTS = "Detect objects in an image";

const PURPOSES: ReadonlyMap<string, string> = new Map([
  ["image-classification", "Classify an image"],
  ["image-segmentation", "Segment an image"],
  ["keypoint-detection", "Find key points in an image"],
]);

function predict(model: Model): Code {
  const name = python.name(classOf(model));
  const weights = filesOf(model)?.filter((path) => path.endsWith(".pt")) ?? [];
  return python`
    from ultralytics import ${name}

    ${weights.length > 1 ? UNNAMED : PICKLE}
    ${downloaded(model, weights[0], ".pt", ...EXPORTS.filter((format) => model.tags.includes(format.slice(1))))}
    model = ${name}(path)
    ${classOf(model) === "YOLOWorld" ? python`model.set_classes(["parrot"])` : python``}

    ${
      model.pipeline_tag === "image-classification"
        ? python`
            result = model.predict(${pictureFor(model).image})[0]

            print(result.names[result.probs.top1])
          `
        : python`model.predict(${pictureFor(model).image}, save=True)`
    }
  `;
}

// Its classes run these exports, too; the Hub tags each by its extension.
const EXPORTS = [".onnx", ".tflite"];

// Without a tag it is YOLO, of any version.
const CLASSES: readonly (readonly [tag: RegExp, name: string])[] = [
  [/^yolo-?world/, "YOLOWorld"],
  [/^yoloe/, "YOLOE"],
  [/^yolo-?nas/, "NAS"],
  [/^rt-?detr/, "RTDETR"],
  [/^fast-?sam/, "FastSAM"],
  [/^(mobile-?)?sam[23]?$/, "SAM"],
];

function classOf(model: Model): string {
  const names = [...model.tags, nameOf(model)];
  const named = CLASSES.find(([tag]) => names.some((given) => tag.test(given.toLowerCase())));
  return named?.[1] ?? "YOLO";
}
