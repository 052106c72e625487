// Written by npm run write engines: LMDeploy 0.18.0, read on 2026-12-01.
import type { EngineTable } from "./table.ts";
const SHARED_1 = `ChatGLMForConditionalGeneration CogVLMForCausalLM DeepseekForCausalLM DeepseekV2ForCausalLM
DeepseekV32ForCausalLM DeepseekV3ForCausalLM DeepseekV4ForCausalLM DeepseekVLV2ForCausalLM
Gemma2ForCausalLM Gemma3ForCausalLM Gemma3ForConditionalGeneration GemmaForCausalLM
Glm4ForCausalLM Glm4MoeForCausalLM Glm4MoeLiteForCausalLM Glm4vForConditionalGeneration
GlmMoeDsaForCausalLM GptOssForCausalLM HYV3ForCausalLM InternLM2ForCausalLM InternLM3ForCausalLM
InternS1ForConditionalGeneration InternS1ProForConditionalGeneration
InternS1_1_ForConditionalGeneration InternS2MobiusForCausalLM
InternS2MobiusForConditionalGeneration InternS2PreviewForCausalLM
InternS2PreviewForConditionalGeneration InternVLChatModel InternVLForConditionalGeneration
KimiK25ForConditionalGeneration Kimi_K25ForConditionalGeneration Llama4ForConditionalGeneration
LlamaForCausalLM LlavaForConditionalGeneration LlavaNextForConditionalGeneration
MetaMoeForConditionalGeneration MiniCPM3ForCausalLM MiniCPMV MistralForCausalLM
MixtralForCausalLM Phi3ForCausalLM Phi3VForCausalLM PhiMoEForCausalLM Qwen2ForCausalLM
Qwen2MoeForCausalLM Qwen2VLForConditionalGeneration Qwen2_5_VLForConditionalGeneration
Qwen3ForCausalLM Qwen3MoeForCausalLM Qwen3NextForCausalLM Qwen3OmniMoeForConditionalGeneration
Qwen3VLForConditionalGeneration Qwen3VLMoeForConditionalGeneration
Qwen3_5ForConditionalGeneration Qwen3_5MoeForConditionalGeneration SDARForCausalLM
SDARMoeForCausalLM`;
const SHARED_2 = `deepseek deepseek_v2 deepseek_v3 deepseek_v32 deepseek_v4 deepseek_vl_v2 gemma gemma2 gemma3
gemma3_text glm4 glm4_moe glm4_moe_lite glm4v glm_moe_dsa gpt_oss hy_v3 internlm2 internlm3
internvl internvl_chat kimi_k2 kimi_k25 llama llama4 llava llava_next minicpm3 minicpmv mistral
mixtral phi3 phi3_v qwen2 qwen2_5_vl qwen2_moe qwen2_vl qwen3 qwen3_5 qwen3_5_moe qwen3_moe
qwen3_next qwen3_omni_moe qwen3_vl qwen3_vl_moe`;

export default {
  engine: "LMDeploy 0.18.0",
  source: "https://pypi.org/project/lmdeploy/0.18.0/",
  readOn: "2026-12-01",
  architectures: { chat: SHARED_1, complete: SHARED_1 },
  types: { chat: SHARED_2, complete: SHARED_2 },
  quantizations: "awq compressed-tensors fp8 gptq modelslim_w8a8_static mxfp4 smooth_quant",
} satisfies EngineTable;
