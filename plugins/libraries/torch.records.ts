// Records to test PyTorch on: the formats of the weights.
import { files, type Records } from "../kit/libraries/records-of.ts";

const pytorch = { library_name: "pytorch", tags: ["pytorch"] };

export default [
  ["torch: weights", pytorch],
  ["torch: a vocoder", { id: "acme/bigvgan_v2_otter", ...pytorch }],
  ["torch: safe weights", { library_name: "safetensors", tags: ["safetensors"] }],
  ["torch: weights, with a type", { ...pytorch, config: { model_type: "otter" } }],
  ["torch: files", { ...pytorch, ...files("model.safetensors") }],
  ["torch: a model of Transformers", { library_name: "pytorch", tags: ["pytorch", "bert"] }],
] satisfies Records;
