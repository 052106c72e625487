// FleXray: segments the anatomy in X-rays of any part of the body.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { openXRay } from "../kit/libraries/x-ray.ts";

export default defineLibrary({
  id: "flexray",
  prettyLabel: "FleXray",
  repoUrl: "https://github.com/VictorButoi/FleXray",
  countDownloads: downloads.any(downloads.extension("safetensors"), downloads.extension("onnx")),
  install: { pip: ["flexray"] },
  snippets: (model) => ({ purpose: "Segment an X-ray", code: segment(model) }),
});

// One mask for each label; most are empty.
const segment = (model: Model): Code => python`
  from fxr.inference import FleXraySegmenter

  segmenter = FleXraySegmenter.from_pretrained(${model.id})
  ${openXRay}
  prediction = segmenter.predict(image)

  print(segmenter.label_names, prediction.masks.shape)
`;
