// Written by npm run write engines: Text Generation Inference 3.3.5, read on 2026-11-28.
import type { EngineTable } from "./table.ts";

export default {
  engine: "Text Generation Inference 3.3.5",
  source: "https://github.com/huggingface/text-generation-inference/tree/v3.3.5",
  readOn: "2026-11-28",

  types: {
    chat: `aria_text baichuan bamba bert-generation biogpt bloom code_llama codegen cohere cohere2 cpmant
ctrl dbrx deepseek_v2 deepseek_v3 diffllama emu3 falcon falcon_mamba fuyu galactica gemma gemma2
gemma3 gemma3_text git glm glm4 got_ocr2 gpt-sw3 gpt2 gpt_bigcode gpt_neo gpt_neox
gpt_neox_japanese gptj granite granitemoe granitemoeshared helium idefics idefics2 idefics3
jamba jetmoe llama llama4 llama4_text llava_next mamba mamba2 mistral mixtral mllama moshi mpt
nemotron olmo olmo2 olmoe open-llama openai-gpt opt paligemma persimmon phi phi3 phi4_multimodal
phimoe qwen2 qwen2_5_vl qwen2_moe qwen2_vl qwen3 qwen3_moe recurrent_gemma rwkv santacoder
speech_to_text_2 stablelm starcoder2 t5 transfo-xl trocr xglm xlnet zamba zamba2`,
    complete: `aria_text baichuan bamba bart bert-generation bigbird_pegasus biogpt blenderbot blenderbot-small
bloom code_llama codegen cohere cohere2 cpmant ctrl dbrx deepseek_v2 deepseek_v3 diffllama emu3
encoder-decoder falcon falcon_mamba fsmt fuyu galactica gemma gemma2 gemma3 gemma3_text git glm
glm4 got_ocr2 gpt-sw3 gpt2 gpt_bigcode gpt_neo gpt_neox gpt_neox_japanese gptj gptsan-japanese
granite granitemoe granitemoeshared helium idefics idefics2 idefics3 jamba jetmoe led llama
llama4 llama4_text llava_next longt5 m2m_100 mamba mamba2 marian mbart mistral mixtral mllama
moshi mpt mt5 mvp nemotron nllb-moe olmo olmo2 olmoe open-llama openai-gpt opt paligemma pegasus
pegasus_x persimmon phi phi3 phi4_multimodal phimoe plbart prophetnet qwen2 qwen2_5_vl
qwen2_audio qwen2_moe qwen2_vl qwen3 qwen3_moe recurrent_gemma rwkv santacoder seamless_m4t
seamless_m4t_v2 speech_to_text_2 stablelm starcoder2 switch_transformers t5 transfo-xl trocr
umt5 xglm xlm-prophetnet xlnet zamba zamba2`,
  },
  quantizations: "awq bitsandbytes compressed-tensors eetq exl2 fp8 gptq marlin",
} satisfies EngineTable;
