// Text generation models.
import type { Rows } from "./row.ts";

export const writing: Rows = {
  translation: {
    "facebook/mbart-large-50-many-to-many-mmt": {
      tags: "transformers safetensors",
      arch: "MBartForConditionalGeneration mbart",
      auto: "ModelForSeq2SeqLM Tokenizer text2text-generation",
      weights: { F32: 611129542 },
      hosts: "hf-inference",
    },
    "facebook/nllb-200-1.3B": "transformers m2m_100",
    "google-t5/t5-base": {
      tags: "transformers safetensors license:apache-2.0",
      arch: "T5ForConditionalGeneration t5",
      weights: 222903936,
      hosts: "hf-inference",
    },
  },
  summarization: {
    "facebook/bart-large-cnn": {
      tags: "transformers safetensors bart",
      hosts: "hf-inference",
    },
    "Falconsai/medical_summarization": {
      tags: "transformers safetensors t5",
      hosts: "hf-inference",
    },
  },
  "text-generation": {
    "aneforge/gpt2": { tags: "aneforge safetensors license:mit", weights: 137022720 },
    "bartowski/gemma-2-2b-it-GGUF": {
      tags: "gguf",
      base: "quantized:google/gemma-2-2b-it",
      files: "gemma-2-2b-it-Q4_K_M.gguf=1708582752",
    },
    "bartowski/Llama-3.2-3B-Instruct-GGUF": {
      tags: "gguf llama conversational imatrix",
      base: "quantized:meta-llama/Llama-3.2-3B-Instruct",
      card: { license: "llama3.2" },
      files:
        "Llama-3.2-3B-Instruct-*.gguf f16 IQ3_M Q3_K_L=1815347744 Q4_K_M=2019377696 Q5_K_M Q8_0=3421899296",
      gguf: { total: 3212749888, architecture: "llama", context_length: 131072 },
    },
    "bartowski/Meta-Llama-3.1-8B-Instruct-GGUF": {
      tags: "gguf conversational",
      base: "quantized:meta-llama/Meta-Llama-3.1-8B-Instruct",
      files: "Meta-Llama-3.1-8B-Instruct-*.gguf Q2_K Q4_K_M=4920739232",
    },
    "bartowski/Mistral-7B-Instruct-v0.3-GGUF": {
      tags: "gguf conversational",
      base: "quantized:mistralai/Mistral-7B-Instruct-v0.3",
      files: "Mistral-7B-Instruct-v0.3-Q4_K_M.gguf=4372812000",
    },
    "bartowski/Qwen2.5-7B-Instruct-GGUF": {
      tags: "gguf conversational",
      base: "quantized:Qwen/Qwen2.5-7B-Instruct",
      files:
        "Qwen2.5-7B-Instruct-*.gguf Q2_K=3015940800 Q3_K_M=3808391872 Q4_K_M=4683074240 Q8_0=8098525888",
    },
    "CohereLabs/c4ai-command-r7b-12-2024": {
      tags: "transformers safetensors conversational license:cc-by-nc-4.0",
      hosts: "cohere=command-r7b-12-2024",
    },
    "Dede29/si-bot-gemma2b": "keras-hub",
    "deepseek-ai/DeepSeek-R1": {
      tags: "transformers safetensors deepseek_v3 conversational custom_code fp8",
      quantization: { quant_method: "fp8" },
      hosts:
        "fireworks-ai=accounts/fireworks/models/deepseek-r1 hyperbolic sambanova=DeepSeek-R1 together together/text-generation",
    },
    "deepseek-ai/DeepSeek-R1-0528": {
      tags: "transformers safetensors custom_code license:mit fp8",
      arch: "DeepseekV3ForCausalLM deepseek_v3",
      chat: "tokenizer_config",
      quantization: { quant_method: "fp8" },
      config: {
        auto_map: {
          AutoConfig: "configuration_deepseek.DeepseekV3Config",
          AutoModel: "modeling_deepseek.DeepseekV3Model",
          AutoModelForCausalLM: "modeling_deepseek.DeepseekV3ForCausalLM",
        },
      },
      weights: 684531386000,
      hosts:
        "featherless-ai featherless-ai/text-generation fireworks-ai=accounts/fireworks/models/deepseek-r1-0528 hyperbolic nebius novita=deepseek/deepseek-r1-0528 sambanova=DeepSeek-R1-0528 together=deepseek-ai/DeepSeek-R1 together/text-generation=deepseek-ai/DeepSeek-R1",
    },
    "deepseek-ai/DeepSeek-V3.1": {
      tags: "transformers safetensors custom_code license:mit fp8",
      arch: "DeepseekV3ForCausalLM deepseek_v3",
      chat: "tokenizer_config",
      quantization: { quant_method: "fp8" },
      config: {
        auto_map: {
          AutoConfig: "configuration_deepseek.DeepseekV3Config",
          AutoModel: "modeling_deepseek.DeepseekV3Model",
          AutoModelForCausalLM: "modeling_deepseek.DeepseekV3ForCausalLM",
        },
      },
      weights: 684531386000,
      hosts:
        "clarifai=deepseek-ai/deepseek-chat/models/DeepSeek-V3_1 fireworks-ai=accounts/fireworks/models/deepseek-v3p1 novita=deepseek/deepseek-v3.1 together together/text-generation",
    },
    "deepseek-ai/DeepSeek-V4-Flash-0731": {
      tags: "transformers safetensors conversational",
      hosts:
        "baseten deepinfra deepinfra/text-generation fireworks-ai=accounts/fireworks/models/deepseek-v4-flash-0731 novita=deepseek/deepseek-v4-flash-0731 together",
    },
    "flwrlabs/Lizzy-7B-GGUF": "llama-cpp-python gguf license:other conversational",
    "google/gemma-2-2b-it": {
      tags: "transformers safetensors license:gemma",
      gated: "manual",
      arch: "Gemma2ForCausalLM gemma2",
      chat: "tokenizer_config",
      weights: 2614341888,
    },
    "Honkware/Qwen3.8-27B-exl3-4.5bpw": {
      tags: "exllamav3 safetensors exl3 conversational license:apache-2.0 4-bit",
      base: "quantized:Qwen/Qwen3.8-27B",
      weights: 9348412656,
    },
    "Leyten/Qwen3.5-4B-compute-q4f16_1-MLC": {
      tags: "mlc-llm license:apache-2.0",
      base: "quantized:Kewk/Heretical-Qwen3.5-4B",
    },
    "litert-community/Gemma3-1B-IT": "litert-lm license:gemma",
    "meta-llama/Llama-3.1-8B-Instruct": {
      tags: "transformers safetensors license:llama3.1",
      gated: "manual",
      arch: "LlamaForCausalLM llama",
      chat: "tokenizer_config",
      auto: "ModelForCausalLM Tokenizer text-generation",
      weights: { BF16: 8030261248 },
      hosts:
        "cerebras=llama3.1-8b featherless-ai=meta-llama/Meta-Llama-3.1-8B-Instruct featherless-ai/text-generation=meta-llama/Meta-Llama-3.1-8B-Instruct fireworks-ai=accounts/fireworks/models/llama-v3p1-8b-instruct hf-inference hf-inference/text-generation nebius=meta-llama/Meta-Llama-3.1-8B-Instruct-fast nebius/text-to-image=black-forest-labs/flux-schnell novita=meta-llama/llama-3.1-8b-instruct nscale ovhcloud=Llama-3.1-8B-Instruct sambanova=Meta-Llama-3.1-8B-Instruct scaleway=llama-3.1-8b-instruct",
      staged: "hyperbolic=meta-llama/Meta-Llama-3.1-8B-Instruct",
    },
    "meta-llama/Llama-3.3-70B-Instruct": {
      tags: "transformers safetensors llama license:llama3.3",
      gated: "manual",
      arch: "LlamaForCausalLM llama",
      chat: "tokenizer_config",
      auto: "ModelForCausalLM Tokenizer",
      hosts:
        "together=meta-llama/Llama-3.3-70B-Instruct-Turbo hf-inference cerebras=llama-3.3-70b groq=llama-3.3-70b-versatile novita=meta-llama/llama-3.3-70b-instruct sambanova=Meta-Llama-3.3-70B-Instruct fireworks-ai=accounts/fireworks/models/llama-v3p3-70b-instruct",
      staged: "nebius=meta-llama/Llama-3.3-70B-Instruct-fast",
    },
    "microsoft/bitnet-b1.58-2B-4T": {
      tags: "transformers safetensors custom_code license:mit 8-bit",
      arch: "BitNetForCausalLM bitnet",
      chat: "tokenizer_config",
      quantization: { quant_method: "bitnet" },
      config: {
        auto_map: {
          AutoConfig: "configuration_bitnet.BitNetConfig",
          AutoModelForCausalLM: "modeling_bitnet.BitNetForCausalLM",
        },
      },
      weights: 849787090,
    },
    "mlboydaisuke/qwen3-1.7b-CoreAI-official": "coreai coreml license:apache-2.0",
    "moonshotai/Kimi-K2-Thinking": {
      tags: "transformers safetensors custom_code license:other compressed-tensors",
      arch: "DeepseekV3ForCausalLM kimi_k2",
      chat: "chat_template_jinja",
      quantization: { quant_method: "compressed-tensors" },
      config: {
        auto_map: {
          AutoConfig: "configuration_deepseek.DeepseekV3Config",
          AutoModel: "modeling_deepseek.DeepseekV3Model",
          AutoModelForCausalLM: "modeling_deepseek.DeepseekV3ForCausalLM",
        },
      },
      hosts:
        "featherless-ai featherless-ai/text-generation nebius novita=moonshotai/kimi-k2-thinking together",
    },
    "openai-community/gpt2": {
      tags: "transformers pytorch safetensors onnx gpt2 license:mit",
      arch: "GPT2LMHeadModel gpt2",
      config: { tokenizer_config: {} },
      auto: "ModelForCausalLM Tokenizer",
      weights: { F32: 137022720 },
      widget: [{ text: "I like traveling by train because" }],
    },
    "openai/gpt-oss-120b": {
      tags: "transformers safetensors vllm license:apache-2.0 8-bit mxfp4",
      arch: "GptOssForCausalLM gpt_oss",
      chat: "chat_template_jinja",
      quantization: { quant_method: "mxfp4" },
      weights: 120412337472,
      hosts:
        "cerebras=gpt-oss-120b fireworks-ai=accounts/fireworks/models/gpt-oss-120b groq hyperbolic nebius nebius/text-generation novita nscale ovhcloud=gpt-oss-120b sambanova=gpt-oss-120b scaleway=gpt-oss-120b together together/text-generation",
    },
    "phxia/gpt2": "pxia safetensors gpt2 model_hub_mixin",
    "Qwen/Qwen2.5-1.5B-Instruct-GGUF": {
      tags: "gguf conversational",
      base: "quantized:Qwen/Qwen2.5-1.5B-Instruct",
      files:
        "qwen2.5-1.5b-instruct-*.gguf q2_k=752880160 q3_k_m=924455968 q4_k_m=1117320736 q8_0=1894532128",
    },
    "Qwen/Qwen2.5-3B-Instruct-GGUF": {
      tags: "gguf conversational",
      base: "quantized:Qwen/Qwen2.5-3B-Instruct",
      files:
        "qwen2.5-3b-instruct-*.gguf q2_k=1376856480 q3_k_m=1724178848 q4_k_m=2104932768 q8_0=3616088480",
    },
    "Qwen/Qwen2.5-7B-Instruct-1M": "transformers safetensors qwen2 conversational",
    "Qwen/Qwen2.5-Coder-32B-Instruct": {
      tags: "transformers safetensors license:apache-2.0",
      arch: "Qwen2ForCausalLM qwen2",
      chat: "tokenizer_config",
      weights: 32763876352,
    },
    "Qwen/Qwen3-4B-Thinking-2507": "transformers safetensors qwen3 conversational",
    "Qwen/Qwen3-Coder-480B-A35B-Instruct": {
      tags: "transformers safetensors license:apache-2.0",
      arch: "Qwen3MoeForCausalLM qwen3_moe",
      chat: "chat_template_jinja",
      weights: 480154875392,
      hosts: "cerebras=qwen-3-coder-480b hyperbolic",
    },
    "salakash/SamKash-Tolstoy": {
      tags: "peft safetensors lora transformers license:apache-2.0",
      chat: "chat_template_jinja",
      config: {
        peft: {
          base_model_name_or_path: "deepseek-ai/DeepSeek-R1-Distill-Qwen-1.5B",
          task_type: "CAUSAL_LM",
        },
      },
      base: "adapter:deepseek-ai/DeepSeek-R1-Distill-Qwen-1.5B",
    },
    "swiss-ai/Apertus-8B-Instruct-2509": {
      tags: "transformers safetensors apertus conversational",
      hosts: "publicai=swiss-ai/apertus-8b-instruct",
    },
    "TheBloke/Llama-2-7B-Chat-AWQ": {
      tags: "transformers safetensors llama 4-bit awq",
      arch: "LlamaForCausalLM llama",
      quantization: { quant_method: "awq", bits: 4 },
      base: "quantized:meta-llama/Llama-2-7b-chat-hf",
    },
    "TheBloke/Llama-2-7B-Chat-GPTQ": {
      tags: "transformers safetensors llama 4-bit gptq",
      arch: "LlamaForCausalLM llama",
      quantization: { quant_method: "gptq", bits: 4 },
      base: "quantized:meta-llama/Llama-2-7b-chat-hf",
    },
    "unsloth/DeepSeek-R1-GGUF": {
      tags: "transformers gguf deepseek_v3 custom_code conversational license:mit",
      base: "quantized:deepseek-ai/DeepSeek-R1",
      files:
        "DeepSeek-R1-Q4_K_M/DeepSeek-R1-Q4_K_M-0000*-of-00009.gguf 1=48339779936 2=49429396320 3=49527312640 4=48272509536 5=49422027488 6=48272509536 7=49429396320 8=46938773696 9=14798482144",
    },
    "unsloth/Meta-Llama-3.1-8B-Instruct-bnb-4bit": {
      tags: "transformers safetensors llama 4-bit bitsandbytes",
      arch: "LlamaForCausalLM llama",
      chat: "tokenizer_config",
      quantization: { quant_method: "bitsandbytes", load_in_4bit: true },
      base: "quantized:meta-llama/Meta-Llama-3.1-8B-Instruct",
    },
    "zai-org/GLM-4.5": {
      tags: "transformers safetensors license:mit",
      arch: "Glm4MoeForCausalLM glm4_moe",
      chat: "chat_template_jinja",
      weights: 358337791296,
      hosts: "zai-org=glm-4.5",
    },
  },
  "table-to-text": {
    "Narrativaai/bloom-560m-finetuned-totto-table-to-text": "transformers safetensors bloom",
  },
  "text2text-generation": {
    "google/flan-t5-large": {
      tags: "transformers safetensors license:apache-2.0",
      arch: "T5ForConditionalGeneration t5",
      auto: "ModelForSeq2SeqLM Tokenizer text2text-generation",
      weights: { F32: 783150080 },
    },
  },
  conversational: {
    "PaddlePaddle/plato-mini": "paddlenlp",
  },
};
