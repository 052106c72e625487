// Records to test Segmentation Models PyTorch on: with what it reads, without, and without a list of files.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("segmentation-models-pytorch", {
  "no files": { pipeline_tag: "image-segmentation" },
  "its files": files("README.md", "config.json", "model.safetensors"),
  "weights alone": files("README.md", "best.pt"),
});
