// LVFace: embeds faces, to compare two photos.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { setUpFirst } from "../kit/libraries/set-up.ts";
import { filesOf } from "../kit/tasks/record.ts";

export default defineLibrary({
  id: "lvface",
  prettyLabel: "LVFace",
  repoUrl: "https://github.com/bytedance/LVFace",
  countDownloads: downloads.any(downloads.extension("pt"), downloads.extension("onnx")),
  snippets: (model) =>
    setUpFirst({ purpose: "Get the code", code: clone }, INSTALL, {
      purpose: "Compare two faces",
      code: compare(model),
    }),
});

const INSTALL = {
  pip: ["huggingface_hub", "numpy", "onnxruntime", "opencv-python", "requests"],
};

const clone = sh`
  git clone https://github.com/bytedance/LVFace
  cd LVFace
`;

function compare(model: Model): Code {
  const weights = filesOf(model)?.filter((path) => path.endsWith(".onnx")) ?? [];
  const path = weights.find((file) => /LVFace-L/.test(file)) ?? weights[0] ?? LARGE;
  return python`
    from huggingface_hub import hf_hub_download
    from inference_onnx import LVFaceONNXInferencer

    path = hf_hub_download(${model.id}, ${path})
    model = LVFaceONNXInferencer(path, use_gpu=False)
    # Photos of your own: faces cut out and upright, as a detector of faces leaves them.
    first = model.infer_from_image("first.jpg")
    second = model.infer_from_image("second.jpg")

    print(model.calculate_similarity(first, second))
  `;
}

const LARGE = "LVFace-L_Glint360K/LVFace-L_Glint360K.onnx";
