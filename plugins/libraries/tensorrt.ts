// TensorRT: compiles models, mostly in ONNX, into engines for NVIDIA's GPUs.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "tensorrt",
  prettyLabel: "TensorRT",
  repoUrl: "https://github.com/NVIDIA/TensorRT",
  countDownloads: downloads.extension("onnx"),
});
