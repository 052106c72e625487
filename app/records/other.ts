// Models of other modalities, and models without a task.
import type { Rows } from "./row.ts";

export const other: Rows = {
  "graph-ml": {
    "ecmwf/aifs-single-1.0": "anemoi",
  },
  other: {
    "Bingsu/adetailer": "ultralytics license:apache-2.0",
    "black-forest-labs/FLUX.1-Fill-dev": {
      tags: "diffusers safetensors flux diffusion-single-file license:other diffusers:FluxFillPipeline",
      gated: "auto",
    },
    "mistralai/Mistral-Nemo-Instruct-2407": {
      tags: "vllm safetensors license:apache-2.0",
      arch: "MistralForCausalLM mistral",
      weights: 12247782400,
    },
    "shahafvl/gaussianformer-256px": "gaussianformer safetensors",
  },
  none: {
    "aurekaresearch/OpenDDE": { tags: "opendde", files: "*.pt opendde opendde_abag" },
    "Avifenesh/Qwen3.8-27B-NVFP4-MTP-GGUF": "memra gguf",
    "bytedance-research/LVFace": {
      tags: "lvface onnx",
      files: "LVFace-*_Glint360K/LVFace-*_Glint360K.onnx B L",
    },
    "bytedance-research/Phantom": "phantom-wan",
    "camstack/camstack-models": "tf-keras coreml onnx",
    "cartesia-ai/Rene-v0.1-1.3b-4bit-mlx": "cartesia_mlx",
    "cartesia-ai/Rene-v0.1-1.3b-pytorch": "cartesia_pytorch",
    "chaoliangUNSW/Jev-Style-0.8B-Decision-v3": "jev-style",
    "clementchadebec/reproduced_vae": "pythae",
    "CompactAI-O/Shard-1": "pytorch",
    "deytiyas01/Prithvi-EO-2.0-600M-TL": "terratorch license:apache-2.0",
    "espejelomar/identify-my-cat": "fastai",
    "facebook/sam-3d-body-dinov3": "sam-3d-body license:other",
    "Felix92/doctr-dummy-torch-lw-detr-s": "doctr ocr layout",
    "flashrt/gated-delta-attention": "kernels",
    "ggml-org/gemma-3-4b-it-GGUF": {
      tags: "gguf conversational",
      files: ["gemma-3-4b-it-*.gguf Q4_K_M Q8_0 f16", "mmproj-model-f16.gguf"],
    },
    "ggml-org/SmolVLM-500M-Instruct-GGUF": {
      tags: "gguf",
      files: ["SmolVLM-500M-Instruct-Q8_0.gguf", "mmproj-SmolVLM-500M-Instruct-f16.gguf"],
    },
    "google/cxr-foundation": { tags: "cxr-foundation", gated: true },
    "google/derm-foundation": { tags: "derm-foundation", gated: true },
    "google/gemma-scope-2": "saelens license:cc-by-4.0",
    "HanClinto/milo": "collectorvision onnx",
    "kyutai/pocket-tts": { tags: "pocket-tts safetensors license:cc-by-4.0", gated: true },
    "lllyasviel/sd_control_collection": "-",
    "MCG-NJU/VFIMamba": "vfi-mamba",
    "microsoft/colipri": "colipri",
    "microsoft/renderformer-v1.1-swin-large": "renderformer",
    "minishlab/potion-code-16M": "model2vec safetensors license:mit",
    "mlx-community/Qwen3.5-27B-Claude-4.6-Opus-Distilled-MLX-4bit": {
      tags: "mlx safetensors license:apache-2.0 4-bit",
      base: "quantized:Jackrong/Qwen3.5-27B-Claude-4.6-Opus-Reasoning-Distilled",
    },
    "modal-labs/glm-5.2-nvfp4-experts-only": {
      tags: "sglang safetensors nvfp4 modelopt license:other 8-bit",
      base: "quantized:zai-org/GLM-5.2",
      weights: 380989135104,
    },
    "mradermacher/Qwen1.5-4B-GGUF": {
      tags: "transformers gguf conversational",
      files:
        "Qwen1.5-4B.*.gguf IQ4_XS Q2_K Q3_K_L Q3_K_M Q3_K_S Q4_K_M Q4_K_S Q5_K_M Q5_K_S Q6_K Q8_0 f16",
    },
    "msaidov/audioseal-robust-sgmse-16bits": "audioseal license:mit",
    "nasrellahkharroubi/darija-tokenizers": "tokenizers license:mit",
    "NatLabRockies/routee-powertrain-model-library": "routee-powertrain",
    "nvidia/DAM-3B": "describe-anything",
    "oxfrug/Llama-3-8B-instruct-exl2": {
      tags: "exllamav2 exl2 license:llama3",
      base: "quantized:AI-Sweden-Models/Llama-3-8B-instruct",
    },
    "PeiqingYang/MatAnyone": "matanyone safetensors model_hub_mixin",
    "RedHatAI/Kimi-K3-speculator.dspark": {
      tags: "speculators safetensors custom_code license:apache-2.0",
      weights: 4744900481,
    },
    "sapienzanlp/relik-entity-linking-large": "relik",
    "scvi-tools/test-scvi": "scvi-tools license:cc-by-4.0",
    "sida/icalens-gpt2-small-pile10k": "icalens",
    "sugam24/geonusaf-unet-r50-block-fold0": "segmentation-models-pytorch",
    "TencentARC/SEED-Story": "seed-story",
    "TheBloke/TinyLlama-1.1B-Chat-v1.0-GGUF": {
      tags: "transformers gguf",
      base: "quantized:TinyLlama/TinyLlama-1.1B-Chat-v1.0",
      files: "tinyllama-1.1b-chat-v1.0.Q4_K_M.gguf=668788096",
    },
    "webis/bert-bi-encoder": "lightning-ir bi-encoder",
    "xhluca/bm25s-fiqa-index": "bm25s",
    "Yiwen-ntu/MeshAnything": "mesh-anything",
  },
};
