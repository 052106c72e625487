// Written by npm run write engines: LMDeploy 0.18.0, read on 2026-11-28.
import type { EngineTable } from "./table.ts";
const SHARED_1 = `Glm4MoeLiteForCausalLM GptOssForCausalLM InternLM2ForCausalLM InternLM3ForCausalLM
InternS1ForConditionalGeneration InternS2MobiusForConditionalGeneration
InternS2PreviewForConditionalGeneration InternVLChatModel InternVLForConditionalGeneration
LlamaForCausalLM MixtralForCausalLM Qwen2ForCausalLM Qwen2MoeForCausalLM
Qwen2VLForConditionalGeneration Qwen2_5_VLForConditionalGeneration Qwen3ForCausalLM
Qwen3MoeForCausalLM Qwen3_5ForConditionalGeneration Qwen3_5MoeForConditionalGeneration dict()`;
const SHARED_2 = `exaone glm4_moe_lite gpt_oss internlm2 internlm3 internvl internvl_chat iquestcoder llama
mixtral qwen2 qwen2_5_vl qwen2_moe qwen2_vl qwen3 qwen3_5 qwen3_5_moe qwen3_moe`;

export default {
  engine: "LMDeploy 0.18.0",
  source: "https://pypi.org/project/lmdeploy/0.18.0/",
  readOn: "2026-11-28",
  architectures: { chat: SHARED_1, complete: SHARED_1 },
  types: { chat: SHARED_2, complete: SHARED_2 },
  quantizations: "awq compressed-tensors fp8 gptq modelslim_w8a8_static mxfp4 smooth_quant",
} satisfies EngineTable;
