// Libraries of records that name none: evidence in tags, config, files and ids that no test record has.
import { loadSnippets, parseModel } from "hubsmith";
import { expect, test } from "vitest";
import { hub } from "../sweep.ts";

const QWEN = ["safetensors", "qwen3", "region:us"];
const listed = (...paths: readonly string[]): object => ({
  siblings: ["README.md", ...paths].map((rfilename) => ({ rfilename })),
});
const LORA = { provider: "fal-ai", providerId: "fal-ai/flux-lora" };
const HOST = { provider: "fal-ai", providerId: "otter", task: "image-segmentation" };

test.each<readonly [libraries: readonly string[], record: object]>([
  [["transformers"], { tags: QWEN }],
  [["transformers"], { tags: ["unsloth", ...QWEN], library_name: "acme" }],
  [["huggingface_hub"], { tags: ["acme", "qwen3", "region:us"] }],
  [["huggingface_hub"], { tags: ["safetensors", "acme", "qwen3", "region:us"] }],
  [["transformers"], { pipeline_tag: "fill-mask", config: { model_type: "bert" } }],
  [["huggingface_hub"], { pipeline_tag: "fill-mask", config: { model_type: "acme" } }],
  [["transformers"], { pipeline_tag: "text-generation", tags: ["safetensors", "custom_code"] }],
  [["huggingface_hub"], { pipeline_tag: "text-to-image", tags: ["safetensors", "custom_code"] }],
  [["mlx"], { pipeline_tag: "text-generation", id: "acme/otter-MLX-4bit", tags: QWEN }],
  [["huggingface_hub"], { library_name: "acme", tags: ["safetensors", "dinov2", "region:us"] }],
  // Incomplete records: a complete one has a tag with the region.
  [["transformers"], { pipeline_tag: "image-segmentation" }],
  [["huggingface_hub"], { pipeline_tag: "image-segmentation", tags: ["region:us"] }],
  // Only its providers are known.
  [["huggingface_hub"], { pipeline_tag: "image-segmentation", inferenceProviderMapping: [HOST] }],
  [["transformers"], { pipeline_tag: "image-segmentation", inferenceProviderMapping: [] }],
  [["diffusers"], { pipeline_tag: "text-to-image", inferenceProviderMapping: [LORA] }],
  [["huggingface_hub"], { pipeline_tag: "text-to-video", inferenceProviderMapping: [LORA] }],
  [["huggingface_hub"], { pipeline_tag: "tabular-classification" }],
  [["speechbrain"], { pipeline_tag: "audio-to-audio", cardData: { tags: ["speechbrain"] } }],
  [["sentence-transformers"], { pipeline_tag: "sentence-similarity" }],
  [["transformers.js"], { pipeline_tag: "feature-extraction", id: "Xenova/otter" }],
  [["transformers.js"], { pipeline_tag: "feature-extraction", id: "onnx-community/otter-ONNX" }],
  [["transformers"], { tags: ["safetensors", "rt_detr_v2", "region:us"] }],
  [["transformers"], { tags: ["safetensors", "deepseek_v3", "custom_code", "region:us"] }],
  [["transformers"], { tags: QWEN, ...listed("config.json", "modules.json", "model_head.pkl") }],
  // Libraries that the record names, but whose weights it does not have.
  [["llama.cpp"], { library_name: "transformers", tags: ["transformers", "gguf", "region:us"] }],
])("%j: %j", (libraries, record) => {
  const model = parseModel({ id: "acme/otter", ...record }).model!;
  const { snippets } = loadSnippets(hub, model);
  expect([...new Set(snippets.map(({ library }) => library))]).toEqual(libraries);
});
