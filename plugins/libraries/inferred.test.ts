// Libraries of records that name none: the evidence in tags, config, files and ids.
import { loadSnippets, parseModel } from "hubsmith";
import { expect, test } from "vitest";
import { hub } from "../sweep.ts";

const QWEN = ["safetensors", "qwen3", "region:us"];
const listed = (...paths: readonly string[]): object => ({
  siblings: ["README.md", ...paths].map((rfilename) => ({ rfilename })),
});
const HOST = { provider: "fal-ai", providerId: "otter", task: "image-segmentation" };
const BASE = "base_model:adapter:black-forest-labs/FLUX.1-dev";

test.each<readonly [libraries: readonly string[], record: object]>([
  [["transformers"], { tags: QWEN }],
  [["transformers"], { tags: ["unsloth", ...QWEN], library_name: "acme" }],
  [["huggingface_hub"], { tags: ["acme", "qwen3", "region:us"] }],
  [["huggingface_hub"], { tags: ["safetensors", "acme", "qwen3", "region:us"] }],
  [["huggingface_hub"], { tags: QWEN, id: "acme/qwen3-eagle3" }],
  [["transformers"], { pipeline_tag: "fill-mask", config: { model_type: "bert" } }],
  [["huggingface_hub"], { pipeline_tag: "fill-mask", config: { model_type: "acme" } }],
  [["transformers"], { pipeline_tag: "text-generation", tags: ["safetensors", "custom_code"] }],
  [["huggingface_hub"], { pipeline_tag: "text-to-image", tags: ["safetensors", "custom_code"] }],
  [["sentence-transformers"], { pipeline_tag: "sentence-similarity", tags: QWEN }],
  [["diffusers"], { tags: ["lora", BASE, BASE.replace("adapter:", ""), "region:us"] }],
  [["huggingface_hub"], { tags: ["lora", "base_model:acme/otter", "region:us"] }],
  [["mlx"], { pipeline_tag: "text-generation", id: "acme/otter-MLX-4bit", tags: QWEN }],
  [["huggingface_hub"], { library_name: "acme", tags: ["safetensors", "dinov2", "region:us"] }],
  [["sentence-transformers"], { pipeline_tag: "feature-extraction", id: "acme/bge-m3-ko" }],
  [["torch"], { library_name: "pytorch", tags: ["pytorch", "acme"] }],
  [
    ["transformers"],
    { library_name: "pytorch", tags: ["pytorch", "bert"], pipeline_tag: "fill-mask" },
  ],
  // Incomplete records: a complete one has a tag with the region.
  [["transformers"], { pipeline_tag: "image-segmentation" }],
  [["huggingface_hub"], { pipeline_tag: "image-segmentation", tags: ["region:us"] }],
  // Only its providers are known.
  [["huggingface_hub"], { pipeline_tag: "image-segmentation", inferenceProviderMapping: [HOST] }],
  [["transformers"], { pipeline_tag: "image-segmentation", inferenceProviderMapping: [] }],
  [["huggingface_hub"], { pipeline_tag: "tabular-classification" }],
  [["speechbrain"], { pipeline_tag: "audio-to-audio", cardData: { tags: ["speechbrain"] } }],
  [["sentence-transformers"], { pipeline_tag: "sentence-similarity" }],
  [["transformers.js"], { pipeline_tag: "feature-extraction", id: "Xenova/otter" }],
  [["transformers.js"], { pipeline_tag: "feature-extraction", id: "onnx-community/otter-ONNX" }],
  [["onnxruntime"], { pipeline_tag: "feature-extraction", id: "acme/otter-ONNX" }],
  [
    ["chronos-forecasting"],
    {
      id: "acme/chronos-bolt",
      pipeline_tag: "time-series-forecasting",
      tags: ["safetensors", "t5"],
    },
  ],
  [["huggingface_hub"], { pipeline_tag: "time-series-forecasting", tags: ["safetensors", "t5"] }],
  [["transformers"], { tags: ["safetensors", "rt_detr_v2", "region:us"] }],
  [["transformers"], { tags: ["safetensors", "deepseek_v3", "custom_code", "region:us"] }],
  [
    ["cosmos"],
    {
      library_name: "cosmos",
      pipeline_tag: "image-text-to-text",
      tags: ["safetensors", "qwen3_vl"],
    },
  ],
  [["peft"], { tags: QWEN, ...listed("adapter_config.json") }],
  [["peft"], { library_name: "acme", ...listed("checkpoint-9/adapter_config.json") }],
  [["transformers"], { tags: QWEN, ...listed("adapter_config.json", "config.json") }],
  [["sentence-transformers"], { tags: QWEN, ...listed("config.json", "modules.json") }],
  [["transformers"], { tags: QWEN, ...listed("config.json", "modules.json", "model_head.pkl") }],
  [["huggingface_hub"], { library_name: "timm", ...listed() }],
  // Libraries that the record names, but whose weights it does not have.
  [["llama.cpp"], { library_name: "transformers", tags: ["transformers", "gguf", "region:us"] }],
])("%j: %j", (libraries, record) => {
  const model = parseModel({ id: "acme/otter", ...record }).model!;
  const { snippets } = loadSnippets(hub, model);
  expect([...new Set(snippets.map(({ library }) => library))]).toEqual(libraries);
});
