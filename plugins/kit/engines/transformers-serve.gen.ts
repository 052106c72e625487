// Written by npm run write engines: Transformers 5.24.0, read on 2026-11-28.
import type { EngineTable } from "./table.ts";

export default {
  engine: "Transformers 5.24.0",
  source: "https://pypi.org/project/transformers/5.24.0/",
  readOn: "2026-11-28",

  types: {
    chat: `afmoe apertus apertus1p5 apertus1p5_text arcee aria aria_text axk1 axk2 aya_vision
bailing_hybrid bamba beam bert-generation biogpt bitnet blip blip-2 bloom blt chameleon codegen
cohere cohere2 cohere2_moe cohere2_vision cohere_compass cohere_compass_text cosmos3_edge
cosmos3_omni cpmant ctrl cwm dbrx deepseek_ocr2 deepseek_v2 deepseek_v3 deepseek_v32 deepseek_v4
deepseek_vl deepseek_vl_hybrid diffllama diffusion_gemma doge dory dots1 dots3_note
dots3_note_text emu3 ernie4_5 ernie4_5_moe ernie4_5_vl_moe evolla exaone exaone4 exaone4_5
exaone_moe falcon falcon_h1 falcon_mamba fast_vlm flex_olmo flint florence2 fun_asr_nano fuyu
gemma gemma2 gemma3 gemma3_text gemma3n gemma3n_text gemma4 gemma4_assistant gemma4_text
gemma4_unified gemma4_unified_assistant gemma4_unified_text git glm glm4 glm46v glm4_moe
glm4_moe_lite glm4v glm4v_moe glm5_next glm_moe_dsa glm_ocr glmasr glmga got_ocr2 gpt-sw3 gpt2
gpt_bigcode gpt_neo gpt_neox gpt_neox_japanese gpt_oss gptj granite granite4_vision
granite_docling granite_speech granite_speech_plus granite_swa granitemoe granitemoe_swa
granitemoehybrid granitemoeshared helium hrm_text hunyuan_v1_dense hunyuan_v1_moe hunyuan_vl
hy_v3 hy_v4 hy_v4_vl hyperclovax hyperclovax_vision_v2 idefics idefics2 idefics3 inkling2
inkling2_loop inkling2_loop_text inkling2_text inkling_mm_model inkling_text instructblip
instructblipvideo internlm3 internvl iquestcoder jais2 jamba janus jetmoe kimi_k25 kimi_linear
kolibri1 kosmos-2 kosmos-2.5 kyutai_speech_to_text laguna lara_mini lfm2 lfm2_moe lfm2_vl lfm3
lfm3_vl lighton_ocr llama llama4 llama4_text llava llava_next llava_next_video llava_onevision
longcat_flash mamba mamba2 mellum mimo_v2_flash minicpm3 minicpm_ocr minicpmv4_6 minicpmv4_7
minimax minimax_m2 minimax_m3_vl minimax_m3_vl_text ministral ministral3 mistral mistral3
mistral4 mistral_large4 mixtral mllama modernbert-decoder molmo2 moshi moss_transcribe_diarize
mpt muse_glimmer muse_spark nanochat nemo_speechlm nemotron nemotron_h nemotron_h_omni olmo
olmo2 olmo3 olmo_hybrid olmoe omniasr openai-gpt opt ovis2 paddleocr_vl paligemma perception_lm
persimmon phi phi3 phi4_multimodal phimoe pi0 pix2struct pp_chart2table pp_formulanet
qianfan_ocr qwen2 qwen2_5_omni qwen2_5_omni_thinker qwen2_5_vl qwen2_audio qwen2_moe qwen2_vl
qwen3 qwen3_5 qwen3_5_moe qwen3_5_moe_text qwen3_5_text qwen3_asr qwen3_moe qwen3_next
qwen3_omni_moe qwen3_omni_moe_thinker qwen3_vl qwen3_vl_moe qwen4_exp qwen4_exp_text
recurrent_gemma rwkv sarvam_mla sarvam_moe seed_oss shieldgemma2 smollm3 smolvlm solar_open
stablelm starcoder2 step3p7 t5gemma2 trocr udop unlimited_ocr vaultgemma vibevoice_asr
video_llama_3 video_llava vipllava vision-encoder-decoder voxtral voxtral_realtime xglm xlnet
xlstm youtu zamba zamba2 zaya`,
    complete: `afmoe apertus apertus1p5_text arcee aria_text axk1 axk2 bailing_hybrid bamba beam
bert-generation biogpt bitnet bloom blt codegen cohere cohere2 cohere2_moe cohere_compass_text
cpmant ctrl cwm dbrx deepseek_v2 deepseek_v3 deepseek_v32 deepseek_v4 diffllama doge dory dots1
dots3_note dots3_note_text emu3 ernie4_5 ernie4_5_moe exaone exaone4 exaone_moe falcon falcon_h1
falcon_mamba flex_olmo flint fuyu gemma gemma2 gemma3 gemma3_text gemma3n gemma3n_text gemma4
gemma4_assistant gemma4_text gemma4_unified gemma4_unified_assistant gemma4_unified_text git glm
glm4 glm4_moe glm4_moe_lite glm_moe_dsa got_ocr2 gpt-sw3 gpt2 gpt_bigcode gpt_neo gpt_neox
gpt_neox_japanese gpt_oss gptj granite granite_swa granitemoe granitemoe_swa granitemoehybrid
granitemoeshared helium hrm_text hunyuan_v1_dense hunyuan_v1_moe hy_v3 hy_v4 hyperclovax
inkling2_loop_text inkling2_text inkling_text internlm3 iquestcoder jais2 jamba jetmoe
kimi_linear kolibri1 laguna lara_mini lfm2 lfm2_moe lfm3 llama llama4 llama4_text longcat_flash
mamba mamba2 mellum mimo_v2_flash minicpm3 minimax minimax_m2 minimax_m3_vl_text ministral
ministral3 mistral mixtral mllama modernbert-decoder moshi mpt nanochat nemotron nemotron_h olmo
olmo2 olmo3 olmo_hybrid olmoe openai-gpt opt persimmon phi phi3 phi4_multimodal phimoe qwen2
qwen2_moe qwen3 qwen3_5 qwen3_5_moe qwen3_5_moe_text qwen3_5_text qwen3_moe qwen3_next qwen4_exp
qwen4_exp_text recurrent_gemma rwkv sarvam_mla sarvam_moe seed_oss smollm3 solar_open stablelm
starcoder2 trocr vaultgemma xglm xlnet xlstm youtu zamba zamba2 zaya`,
    transcribe: "canary cohere_asr seamless_m4t seamless_m4t_v2 speech_to_text whisper",
  },
  quantizations: `aqlm auto-round awq bitnet bitsandbytes compressed-tensors eetq fbgemm_fp8 fouroversix fp8
fp_quant gemma gguf gptq higgs hqq metal mxfp4 mxfp8 nvfp4 quanto quark sinq spqr torchao vptq`,
} satisfies EngineTable;
