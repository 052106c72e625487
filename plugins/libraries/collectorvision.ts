// CollectorVision: recognizes trading cards; one model finds a card's corners, another embeds the card.
import { defineLibrary, downloads, type LoadCode, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { IMAGE } from "../kit/samples/inputs.ts";
import { filesOf } from "../kit/tasks/record.ts";
import { PICTURE, fetched } from "../kit/libraries/sample-files.ts";

export default defineLibrary({
  id: "collectorvision",
  prettyLabel: "CollectorVision",
  repoUrl: "https://github.com/HanClinto/CollectorVision",
  countDownloads: downloads.extension("onnx"),
  install: {
    pip: ["collectorvision @ git+https://github.com/HanClinto/CollectorVision", "huggingface_hub"],
  },
  snippets: choose,
});

// A repository has one of the two, and only its name shows which.
function choose(model: Model): LoadCode | readonly LoadCode[] {
  const names = [model.id, ...model.tags].join(" ").toLowerCase();
  const find: LoadCode = { purpose: "Detect a card in a photo", code: detect(model) };
  const vector: LoadCode = { purpose: "Embed a card", code: embed(model) };
  if (/cornelius|corner|detect/.test(names)) return find;
  return /milo|embed/.test(names) ? vector : [find, vector];
}

const detect = (model: Model): Code => python`
  import collector_vision as cvg
  import cv2
  from huggingface_hub import hf_hub_download

  detector = cvg.NeuralCornerDetector(${download(model)})
  ${fetched(PICTURE)}
  detection = detector.detect(cv2.imread(${PICTURE.path}))

  print(detection.card_present, detection.corners)
`;

const embed = (model: Model): Code => python`
  from urllib.request import urlopen

  import collector_vision as cvg
  from huggingface_hub import hf_hub_download
  from PIL import Image

  embedder = cvg.NeuralEmbedder(${download(model)})

  print(embedder.embed(Image.open(urlopen(${IMAGE})).convert("RGB")))
`;

function download(model: Model): Code<"python"> {
  const file = filesOf(model)?.find((path) => path.endsWith(".onnx")) ?? "model.onnx";
  return python`hf_hub_download(${model.id}, ${file})`;
}
