// Written by npm run write engines: MLX-VLM 0.7.10, read on 2026-11-28.
import type { EngineTable } from "./table.ts";

export default {
  engine: "MLX-VLM 0.7.10",
  source: "https://pypi.org/project/mlx-vlm/0.7.10/",
  readOn: "2026-11-28",

  types: {
    chat: `afm7 afmoe apertus aya_vision baichuan_m1 bailing_moe bailing_moe_linear bitnet bunny-llama
cohere cohere2 cohere2_moe cohere2_vision cohere2moe cohere_compass dbrx deepseek deepseek_v2
deepseek_v3 deepseek_v32 deepseek_v4 deepseek_v41 deepseek_vl_v2 deepseekocr diffusion_gemma
dots1 embedding_gemma2 ernie4_5 ernie4_5_moe ernie4_5_moe_vl exaone exaone4 exaone_moe
falcon-perception falcon_h1 falcon_mamba falcon_ocr falcon_perception fastvlm flint florence2
gemma gemma2 gemma3 gemma3n gemma4 gemma4_text glm glm4 glm4_moe glm4_moe_lite glm4v glm4v_moe
glm5_next glm_moe_dsa glm_ocr gpt2 gpt_bigcode gpt_neox gpt_oss granite granite-vision
granite4-vision granite4_vision granite_vision granitemoe granitemoehybrid helium hrm_text
hunyuan hunyuan_v1_dense hunyuan_vl hy_v4 idefics2 idefics3 inkling inkling_mm_model internlm2
internlm3 internvl_chat iquestcoder iquestloopcoder jamba jina_vlm joyai_llm_flash jvlm
k2_horizon kimi_k2 kimi_k25 kimi_k3 kimi_linear kimi_vl klear kolibri1 laguna lfm2 lfm2-vl
lfm2_moe lfm2_vl lille-130m lille_130m limite llada2_moe llama llama4 llama4_text llava
llava-qwen2 llava_bunny llava_next llava_onevision llava_qwen2 llmjpvl locateanything
longcat_flash longcat_flash_ngram longcat_flash_sparse mage_vl mamba mamba2 mellum mimo mimo_v2
mimo_v2_flash minicpm minicpm3 minicpmv4_6 minicpmv4_7 minimax minimax_m2 minimax_m3_vl
ministral3 mistral mistral3 mistral4 mixtral mllama molmo molmo2 molmo_point moondream1
moondream2 moondream3 multi_modality muse_glimmer muse_spark muse_spark_open nanochat nemotron
nemotron-nas nemotron_h nemotron_h_nano_omni nemotron_h_omni nemotron_h_puzzle
nemotron_labs_diffusion nemotron_nas nemotron_parse nemotronh_nano_omni_reasoning_v3 olmo olmo2
olmo3 olmoe openelm paddleocr_vl paligemma phi phi-msft phi3 phi3_v phi3small phi4-siglip
phi4_siglip phi4mm phimoe phixtral pixtral plamo plamo2 plamo2vl qwen qwen2 qwen2_5_vl qwen2_moe
qwen2_vl qwen3 qwen3_5 qwen3_5_moe qwen3_5_moe_text qwen3_5_text qwen3_moe qwen3_next
qwen3_omni_moe qwen3_vl qwen3_vl_moe qwen4_exp recurrent_gemma rf-detr rfdetr rt_detr_v2 rwkv7
sam3d_body seed_oss smollm3 spark2_5 stablelm starcoder2 step3p5 step3p7 telechat3 unlimited-ocr
unlimited_ocr xing4_0 youtu_llm youtu_vl z1t zaya1_vl`,
    embed: `bert embedding_gemma2 gemma3_text lfm2 llama_bidirec ministral3 modernbert qwen3 siglip
xlm-roberta`,
    rank: "bert modernbert xlm-roberta",
  },
  quantizations: "awq compressed-tensors fp8 gptq modelopt mxfp4",
} satisfies EngineTable;
