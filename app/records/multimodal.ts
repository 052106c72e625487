// Multimodal models.
import type { Rows } from "./row.ts";

export const multimodal: Rows = {
  "audio-text-to-text": {
    "fixie-ai/ultravox-v0_5-llama-3_2-1b": "transformers safetensors ultravox custom_code",
    "mistralai/Voxtral-Small-24B-2507": "vllm safetensors license:apache-2.0",
    "moonshotai/Kimi-Audio-7B-Instruct": "kimi-audio",
    "nvidia/audio-flamingo-3": "-",
    "Qwen/Qwen2-Audio-7B-Instruct": "transformers safetensors qwen2_audio",
  },
  "image-text-to-text": {
    "HuggingFaceTB/SmolVLM-Instruct": {
      tags: "transformers onnx safetensors license:apache-2.0",
      arch: "Idefics3ForConditionalGeneration idefics3",
      chat: "tokenizer_config",
      weights: 2246272880,
    },
    "meta-llama/Llama-3.2-11B-Vision-Instruct": {
      tags: "transformers safetensors mllama license:llama3.2",
      gated: "manual",
      arch: "MllamaForConditionalGeneration mllama",
      chat: "processor_config",
      auto: "ModelForImageTextToText Processor",
      hosts:
        "together hf-inference novita=meta-llama/llama-3.2-11b-vision-instruct sambanova=Llama-3.2-11B-Vision-Instruct fireworks-ai=accounts/fireworks/models/llama-v3p2-11b-vision-instruct",
    },
    "microsoft/Magma-8B": "transformers safetensors magma custom_code",
    "OpenVINO/gemma-4-E4B-it-int8-ov": {
      tags: "openvino conversational license:apache-2.0",
      base: "quantized:google/gemma-4-E4B-it",
    },
    "PaddlePaddle/PaddleOCR-VL-1.5":
      "PaddleOCR safetensors ocr document-parse layout conversational custom_code license:apache-2.0",
    "Qwen/Qwen2.5-VL-3B-Instruct": {
      tags: "transformers safetensors",
      arch: "Qwen2_5_VLForConditionalGeneration qwen2_5_vl",
      chat: "tokenizer_config",
      weights: 3754622976,
    },
    "rednote-hilab/dots.ocr": {
      tags: "dots_ocr safetensors ocr document-parse layout transformers custom_code license:mit",
      arch: "DotsOCRForCausalLM dots_ocr",
      chat: "tokenizer_config",
      config: {
        auto_map: {
          AutoConfig: "configuration_dots.DotsOCRConfig",
          AutoModelForCausalLM: "modeling_dots_ocr.DotsOCRForCausalLM",
        },
      },
      weights: 3039179264,
    },
    "zai-org/GLM-4.5V": {
      tags: "transformers safetensors license:mit",
      arch: "Glm4vMoeForConditionalGeneration glm4v_moe",
      chat: "chat_template_jinja",
      weights: 107710933120,
      hosts: "novita=zai-org/glm-4.5v zai-org=glm-4.5v",
    },
  },
  "image-text-to-image": {
    "Qwen/Qwen-Image-Layered":
      "diffusers safetensors license:apache-2.0 diffusers:QwenImageLayeredPipeline",
  },
  "image-text-to-video": {
    "Skywork/Matrix-Game-3.0":
      "diffusers safetensors license:apache-2.0 diffusers:MatrixGame3I2VPipeline",
    "unsloth/MiniMax-H3-GGUF": {
      tags: "gguf license:other",
      base: "quantized:MiniMaxAI/MiniMax-H3",
    },
  },
  "visual-question-answering": {
    "dandelin/vilt-b32-finetuned-vqa": {
      tags: "transformers license:apache-2.0",
      arch: "ViltForVisualQuestionAnswering vilt",
      hosts: "hf-inference",
    },
    "google/deplot": "transformers pix2struct",
    "google/matcha-base": "transformers pix2struct",
  },
  "document-question-answering": {
    "impira/layoutlm-document-qa": {
      tags: "transformers safetensors license:mit",
      arch: "LayoutLMForQuestionAnswering layoutlm",
      weights: 127793412,
      hosts: "hf-inference",
    },
    "impira/layoutlm-invoices": "transformers safetensors layoutlm license:cc-by-nc-sa-4.0",
    "microsoft/udop-large": "transformers safetensors udop",
  },
  "video-text-to-text": {
    "GoodiesHere/Apollo-LMMs-Apollo-7B-t32": "-",
    "HuggingFaceTB/SmolVLM2-2.2B-Instruct": "transformers safetensors smolvlm conversational",
    "Vision-CAIR/LongVU_Qwen2_7B": "-",
  },
  "visual-document-retrieval": {
    "Tevatron/OmniEmbed-v0.1": "-",
    "vidore/colqwen2-v1.0": "colpali safetensors",
  },
  "any-to-any": {
    "ByteDance-Seed/BAGEL-7B-MoT": {
      tags: "bagel-mot safetensors custom_code license:apache-2.0",
      arch: "BagelForConditionalGeneration bagel",
      config: {
        auto_map: {
          AutoConfig: "configuration_bagel.BagelConfig",
          AutoModelForCausalLM: "modeling_bagel.BagelForConditionalGeneration",
        },
      },
      weights: 14691079811,
    },
    "LanguageBind/UniWorld-V1": "univa",
    "OmniGen2/OmniGen2": "diffusers safetensors license:apache-2.0 diffusers:OmniGen2Pipeline",
    "onnx-community/gemma-4-E2B-it-ONNX": {
      tags: "transformers.js onnx conversational license:apache-2.0",
      base: "quantized:google/gemma-4-E2B-it",
    },
    "openbmb/MiniCPM-o-2_6": {
      tags: "transformers safetensors ocr custom_code license:apache-2.0",
      arch: "MiniCPMO minicpmo",
      config: {
        auto_map: {
          AutoConfig: "configuration_minicpm.MiniCPMOConfig",
          AutoModel: "modeling_minicpmo.MiniCPMO",
          AutoModelForCausalLM: "modeling_minicpmo.MiniCPMO",
        },
      },
      weights: 8674997028,
    },
    "Qwen/Qwen2.5-Omni-7B": {
      tags: "transformers safetensors license:other",
      arch: "Qwen2_5OmniModel qwen2_5_omni",
      weights: 10732225440,
    },
  },
};
