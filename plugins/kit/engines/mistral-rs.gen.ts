// Written by npm run write engines: mistral.rs 0.9.2, read on 2026-11-28.
import type { EngineTable } from "./table.ts";

export default {
  engine: "mistral.rs 0.9.2",
  source: "https://github.com/EricLBuehler/mistral.rs/tree/v0.9.2",
  readOn: "2026-11-28",
  architectures: {
    chat: `DeepseekV2ForCausalLM DeepseekV3ForCausalLM DiffusionGemmaForBlockDiffusion Gemma2ForCausalLM
Gemma3ForCausalLM Gemma3ForConditionalGeneration Gemma3nForConditionalGeneration
Gemma4ForCausalLM Gemma4ForConditionalGeneration Gemma4UnifiedForCausalLM
Gemma4UnifiedForConditionalGeneration GemmaForCausalLM Glm4ForCausalLM Glm4MoeForCausalLM
Glm4MoeLiteForCausalLM GptOssForCausalLM GraniteMoeHybridForCausalLM HunYuanDenseV1ForCausalLM
HunYuanMoEV1ForCausalLM Idefics2ForConditionalGeneration Idefics3ForConditionalGeneration
Lfm2ForCausalLM Lfm2MoeForCausalLM Lfm2VlForConditionalGeneration Llama4ForConditionalGeneration
LlamaForCausalLM LlavaForConditionalGeneration LlavaNextForConditionalGeneration MiniCPMO
Mistral3ForConditionalGeneration MistralForCausalLM MixtralForCausalLM
MllamaForConditionalGeneration MuseGlimmerForConditionalGeneration Phi3ForCausalLM
Phi3VForCausalLM Phi4MMForCausalLM PhiForCausalLM PhiMoEForCausalLM Qwen2ForCausalLM
Qwen2VLForConditionalGeneration Qwen2_5_VLForConditionalGeneration Qwen3ForCausalLM
Qwen3MoeForCausalLM Qwen3NextForCausalLM Qwen3VLForConditionalGeneration
Qwen3VLMoeForConditionalGeneration Qwen3_5ForCausalLM Qwen3_5ForConditionalGeneration
Qwen3_5MoeForConditionalGeneration SmolLM3ForCausalLM Starcoder2ForCausalLM
VoxtralRealtimeForConditionalGeneration`,
    complete: `DeepseekV2ForCausalLM DeepseekV3ForCausalLM Gemma2ForCausalLM GemmaForCausalLM Glm4ForCausalLM
Glm4MoeForCausalLM Glm4MoeLiteForCausalLM GptOssForCausalLM GraniteMoeHybridForCausalLM
HunYuanDenseV1ForCausalLM HunYuanMoEV1ForCausalLM Lfm2ForCausalLM Lfm2MoeForCausalLM
LlamaForCausalLM MistralForCausalLM MixtralForCausalLM Phi3ForCausalLM PhiForCausalLM
PhiMoEForCausalLM Qwen2ForCausalLM Qwen3ForCausalLM Qwen3MoeForCausalLM Qwen3NextForCausalLM
Qwen3_5ForCausalLM SmolLM3ForCausalLM Starcoder2ForCausalLM`,
    embed: "Gemma3TextModel Qwen3ForCausalLM",
  },
  types: {
    chat: `deepseek_v2 deepseek_v3 diffusion_gemma gemma gemma2 gemma3 gemma3_text gemma3n gemma4
gemma4_text gemma4_unified gemma4_unified_text glm4 glm4_moe glm4_moe_lite gpt_oss
granitemoehybrid hunyuan_v1_dense hunyuan_v1_moe idefics2 idefics3 kimi_k2 lfm2 lfm2_moe lfm2_vl
llama llama4 llava llava_next minicpmo mistral mistral3 mixtral mllama muse_glimmer phi phi3
phi3_v phi4mm qwen2 qwen2_5_vl qwen2_vl qwen3 qwen3_5 qwen3_5_moe qwen3_5_text qwen3_moe
qwen3_next qwen3_vl qwen3_vl_moe smollm3 starcoder2 voxtral_realtime`,
    complete: `deepseek_v2 deepseek_v3 gemma gemma2 glm4 glm4_moe glm4_moe_lite gpt_oss granitemoehybrid
hunyuan_v1_dense hunyuan_v1_moe kimi_k2 lfm2 lfm2_moe llama mistral mixtral phi phi3 qwen2 qwen3
qwen3_5 qwen3_5_text qwen3_moe qwen3_next smollm3 starcoder2`,
    embed: "gemma3_text qwen3",
    speak: "dia",
  },
  quantizations: "afq awq bitsandbytes fp8 gptq mxfp4",
} satisfies EngineTable;
