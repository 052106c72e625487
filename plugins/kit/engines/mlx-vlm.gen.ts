// Written from the package mlx-vlm 0.7.10 of PyPI, read on 2026-11-28.
import type { EngineTable } from "./table.ts";

export default {
  engine: "MLX-VLM 0.7.10",
  source: "https://pypi.org/project/mlx-vlm/",
  readOn: "2026-11-28",
  types: {
    chat: `
      aya_vision bunny-llama cohere2_vision cohere_compass deepseek_vl_v2 deepseekocr
      deepseekocr_2 diffusion_gemma dots_ocr ernie4_5_moe_vl falcon-perception falcon_ocr
      falcon_perception fastvlm florence2 gemma3 gemma3n gemma4 gemma4_unified glm4v glm4v_moe
      glm5_next glm_ocr got granite-vision granite4-vision granite4_vision granite_vision
      hunyuan_vl idefics2 idefics3 indic_ocr inkling inkling_mm_model internvl internvl_chat
      jina_vlm jvlm kimi_k25 kimi_k3 kimi_vl lfm2-vl lfm2_vl llama4 llava llava-qwen2 llava_bunny
      llava_next llava_onevision llava_qwen2 llmjpvl locateanything mage_vl mimo_v2 minicpmo
      minicpmv4_6 minicpmv4_7 minimax_m3_vl mistral3 mistral_large3 mllama molmo molmo2
      molmo_point moondream1 moondream2 moondream3 multi_modality muse_glimmer muse_spark
      muse_spark_open nemotron_h_nano_omni nemotron_h_omni nemotron_parse
      nemotronh_nano_omni_reasoning_v3 paddleocr_vl paligemma phi3_v phi4-siglip phi4_siglip
      phi4mm pixtral plamo2vl qwen2_5_vl qwen2_vl qwen3_5 qwen3_5_moe qwen3_omni_moe qwen3_vl
      qwen3_vl_moe qwen4_exp smolvlm step3p7 unlimited-ocr unlimited_ocr youtu_vl zaya1_vl
    `,
  },
} satisfies EngineTable;
