// Written by npm run write engines: TabbyAPI, ExLlamaV3 1.6.5, read on 2026-11-28.
import type { EngineTable } from "./table.ts";
const SHARED_1 = `AfmoeForCausalLM ApertusForCausalLM ArceeForCausalLM BailingMoeV3ForCausalLM Cohere2ForCausalLM
CohereForCausalLM DeciLMForCausalLM DeepseekV3ForCausalLM DeepseekV4ForCausalLM Dots1ForCausalLM
Ernie4_5_ForCausalLM Ernie4_5_MoeForCausalLM Exaone4ForCausalLM Gemma2ForCausalLM
Gemma3ForCausalLM Gemma3ForConditionalGeneration Gemma4ForConditionalGeneration
Gemma4UnifiedForConditionalGeneration Glm4ForCausalLM Glm4MoeForCausalLM Glm4MoeLiteForCausalLM
Glm4vForConditionalGeneration Glm4vMoeForConditionalGeneration Glm5NextForConditionalGeneration
GlmMoeDsaForCausalLM GptOssForCausalLM HCXVisionV2ForCausalLM HYV3ForCausalLM
HyperCLOVAXForCausalLM IQuestCoderForCausalLM KimiLinearForCausalLM LagunaForCausalLM
Lfm2ForCausalLM Lfm2MoeForCausalLM Lfm2VlForConditionalGeneration LlamaForCausalLM
MiMoForCausalLM MiMoV2ForCausalLM MiniMaxM2ForCausalLM Ministral3ForCausalLM
Mistral3ForConditionalGeneration MistralForCausalLM MixtralForCausalLM
MuseGlimmerForConditionalGeneration NemotronHForCausalLM NemotronH_Omni_Reasoning_V3
Olmo3ForCausalLM OlmoHybridForCausalLM Phi3ForCausalLM Qwen2ForCausalLM
Qwen2_5_VLForConditionalGeneration Qwen3ForCausalLM Qwen3MoeForCausalLM Qwen3NextForCausalLM
Qwen3VLForConditionalGeneration Qwen3VLMoeForConditionalGeneration Qwen3_5ForCausalLM
Qwen3_5ForConditionalGeneration Qwen3_5MoeForCausalLM Qwen3_5MoeForConditionalGeneration
Qwen4ExpForConditionalGeneration SeedOssForCausalLM SmolLM3ForCausalLM SolarOpenForCausalLM
Spark2_5ForCausalLM Step3p5ForCausalLM Step3p7ForConditionalGeneration`;
const SHARED_2 = `afmoe apertus arcee cohere cohere2 deepseek_v3 deepseek_v4 dots1 ernie4_5_moe exaone4 gemma2
gemma3 gemma3_text gemma4 gemma4_unified glm4 glm4_moe glm4_moe_lite glm4v glm4v_moe glm5_next
glm_moe_dsa gpt_oss hy_v3 hyperclovax iquestcoder kimi_k2 kimi_linear laguna lfm2 lfm2_moe
lfm2_vl llama mimo minimax_m2 ministral3 mistral mistral3 mixtral muse_glimmer nemotron_h
nemotron_h_omni olmo3 olmo_hybrid phi3 qwen2 qwen2_5_vl qwen3 qwen3_5 qwen3_5_moe
qwen3_5_moe_text qwen3_5_text qwen3_moe qwen3_next qwen3_vl qwen3_vl_moe qwen4_exp seed_oss
smollm3 solar_open step3p7`;

export default {
  engine: "TabbyAPI, ExLlamaV3 1.6.5",
  source: "https://pypi.org/project/exllamav3/1.6.5/",
  readOn: "2026-11-28",
  architectures: { chat: SHARED_1, complete: SHARED_1 },
  types: { chat: SHARED_2, complete: SHARED_2 },
  quantizations: "exl3",
} satisfies EngineTable;
