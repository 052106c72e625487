// Which models no provider can be called for.
import type { Model } from "hubsmith";
import { expect, test } from "vitest";
import { refuseUncallable } from "./uncallable.ts";

const HEARING = { pipeline_tag: "automatic-speech-recognition" };

test.each<[string, Partial<Model>, boolean]>([
  ["GGUF by its tag", { tags: ["gguf"] }, true],
  ["GGUF by its library", { library_name: "llama.cpp" }, true],
  ["GGUF of the library Transformers", { tags: ["transformers", "gguf"] }, true],
  ["GGUF beside safetensors", { tags: ["gguf", "safetensors"] }, false],
  ["MLX", { library_name: "mlx-audio" }, true],
  ["an adapter of PEFT", { library_name: "peft", pipeline_tag: "text-generation" }, true],
  ["an adapter by its tag", { tags: ["base_model:adapter:acme/chat"] }, true],
  ["a LoRA of images", { tags: ["diffusers", "base_model:adapter:acme/draw"] }, false],
  ["ZeroModels", { library_name: "zeromodels" }, true],
  ["OpenVINO", { library_name: "openvino" }, true],
  ["Transformers", { library_name: "transformers", tags: ["safetensors"] }, false],
  ["ComfyUI", { library_name: "diffusion-single-file", tags: ["comfyui"] }, true],
  ["EXL3", { tags: ["exl3", "safetensors"] }, true],
  ["an OpenVINO export", { tags: ["openvino"] }, true],
  ["OpenVINO beside safetensors", { tags: ["openvino", "safetensors"] }, false],
  ["an ONNX export", { tags: ["onnx"] }, true],
  ["ONNX beside safetensors", { tags: ["onnx", "safetensors"] }, false],
  ["recordings", { pipeline_tag: "feature-extraction", tags: ["wavlm", "pytorch"] }, true],
  ["texts", { pipeline_tag: "feature-extraction", tags: ["bert", "pytorch"] }, false],
  ["several vectors", { pipeline_tag: "sentence-similarity", tags: ["ColBERT"] }, true],
  ["speakers", { ...HEARING, tags: ["speaker-diarization"] }, true],
  ["speech", { ...HEARING, tags: ["whisper"] }, false],
  ["two texts", { pipeline_tag: "text-classification", tags: ["reranker"] }, true],
  ["one text", { pipeline_tag: "text-classification", tags: ["bert"] }, false],
  ["a text beside an image", { pipeline_tag: "image-segmentation", tags: ["clipseg"] }, true],
  [
    "heads without labels",
    {
      id: "acme/wav2vec2-otter-emotion-msp-dim",
      pipeline_tag: "audio-classification",
      tags: ["wav2vec2"],
    },
    true,
  ],
  ["a classifier of voices", { pipeline_tag: "audio-classification", tags: ["wav2vec2"] }, false],
  ["a series", { pipeline_tag: "tabular-regression", tags: ["forecasting"] }, true],
  [
    "a series with an example",
    { pipeline_tag: "tabular-regression", tags: ["forecasting"], widgetData: [{}] },
    false,
  ],
  ["labeled rows", { pipeline_tag: "tabular-classification", library_name: "flextab" }, true],
  ["a reranker by its name", { id: "acme/rerank", pipeline_tag: "feature-extraction" }, true],
  ["labels for sounds", { pipeline_tag: "audio-classification", tags: ["clap"] }, true],
  ["spectrograms", { pipeline_tag: "audio-to-audio", tags: ["vocoder"] }, true],
  ["a question", { id: "acme/pix2struct-docvqa-base", pipeline_tag: "image-to-text" }, true],
  ["an aligner", { id: "acme/forced-aligner", ...HEARING }, true],
  [
    "several images",
    { id: "acme/PickScore", pipeline_tag: "zero-shot-image-classification" },
    true,
  ],
  ["boxes of a page", { pipeline_tag: "token-classification", tags: ["layoutlmv3"] }, true],
  ["the next token", { pipeline_tag: "text-classification", tags: ["turn-detection"] }, true],
  ["signals", { pipeline_tag: "feature-extraction", library_name: "braindecode" }, true],
  [
    "ComfyUI beside a pipeline",
    { library_name: "diffusers", tags: ["comfyui", "diffusers:A"] },
    false,
  ],
  ["a LoRA for ComfyUI, too", { library_name: "diffusers", tags: ["comfyui", "lora"] }, false],
  ["files for ComfyUI of Diffusers", { library_name: "diffusers", tags: ["comfyui"] }, true],
  ["a description", { siblings: [{ rfilename: "README.md" }] }, true],
  [
    "a description and a configuration",
    {
      library_name: "transformers",
      siblings: [{ rfilename: "README.md" }, { rfilename: "config.json" }],
    },
    true,
  ],
  ["weights", { siblings: [{ rfilename: "README.md" }, { rfilename: "model.pt" }] }, false],
  ["recordings under images", { pipeline_tag: "image-to-text", tags: ["whisper"] }, true],
  ["images", { pipeline_tag: "image-to-text", tags: ["blip"] }, false],
  ["no facts", {}, false],
])("%s", (_, fields, isRefused) => {
  const model: Model = { id: "acme/model", tags: [], ...fields };
  expect(refuseUncallable(model) !== undefined).toBe(isRefused);
});
