// Model Optimizer: NVIDIA's quantizer, whose checkpoints vLLM loads.
import { absent, defineLibrary } from "hubsmith";
import { draftOf } from "../kit/libraries/draft.ts";
import { inference } from "../kit/libraries/vllm.ts";

const WRITES = ["text-generation", "image-text-to-text"];

export default defineLibrary({
  id: "modelopt",
  prettyLabel: "Model Optimizer",
  repoUrl: "https://github.com/NVIDIA/Model-Optimizer",
  docsUrl: "https://nvidia.github.io/Model-Optimizer/",
  snippets: (model) => {
    const { pipeline_tag: task = "text-generation" } = model;
    return draftOf(model) ?? (WRITES.includes(task) ? inference(model) : OTHER);
  },
});

const OTHER = absent({
  code: "other-task",
  reason: "vLLM loads language models of Model Optimizer only.",
  fix: "See the model card.",
});
