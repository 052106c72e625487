// FleXray: segments the anatomy in X-rays of any part of the body.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { openXRay } from "./shared/x-ray.ts";

export default defineLibrary({
  id: "flexray",
  prettyLabel: "FleXray",
  repoName: "FleXray",
  repoUrl: "https://github.com/VictorButoi/FleXray",
  filter: false,
  countDownloads: downloads.any(downloads.extension("safetensors"), downloads.extension("onnx")),
  install: { pip: ["flexray"] },
  snippets: (model) => ({ purpose: "Segment an X-ray", code: segment(model) }),
});

// One mask for each label, of which most are empty.
function segment(model: Model): Code {
  return python`
    from fxr.inference import FleXraySegmenter

    segmenter = FleXraySegmenter.from_pretrained(${model.id})
    ${openXRay}
    # It also takes a path; DICOM files need flexray[dicom].
    prediction = segmenter.predict(image, threshold=0.5)

    for label, mask in zip(segmenter.label_names or (), prediction.masks[0]):
        if mask.any():
            print(label, int(mask.sum()), "pixels")
  `;
}
