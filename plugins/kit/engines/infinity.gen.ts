// Written by npm run write engines: Infinity 0.0.78, read on 2026-11-28.
import type { EngineTable } from "./table.ts";

export default {
  engine: "Infinity 0.0.78",
  source: "https://pypi.org/project/infinity-emb/0.0.78/",
  readOn: "2026-11-28",

  types: {
    embed: `albert align altclip apertus arcee aria_text bamba bart bert bert-generation big_bird biogpt
bitnet blip blip-2 bloom blt camembert chinese_clip clip clipseg code_llama codegen cohere
cohere2 convbert cpmant ctrl data2vec-text dbrx deberta deberta-v2 deepseek_v2 deepseek_v3
diffllama distilbert doge dots1 electra emu3 ernie ernie4_5 ernie4_5_moe esm exaone4 falcon
falcon_h1 falcon_mamba flaubert flex_olmo fnet funnel fuyu gemma gemma2 gemma3 gemma3_text
gemma3n gemma3n_text git glm glm4 glm4_moe got_ocr2 gpt-sw3 gpt2 gpt_bigcode gpt_neo gpt_neox
gpt_neox_japanese gpt_oss gptj granite granitemoe granitemoehybrid granitemoeshared helium
hunyuan_v1_dense hunyuan_v1_moe ibert jamba jetmoe layoutlm lfm2 llama llama4 llama4_text
longcat_flash longformer luke mamba mamba2 mbart mega megatron-bert metaclip_2 minimax ministral
mistral mixtral mllama mobilebert modernbert modernbert-decoder moshi mpnet mpt mra mvp nemotron
nezha nystromformer olmo olmo2 olmo3 olmoe open-llama openai-gpt opt perceiver persimmon phi
phi3 phi4_multimodal phimoe qdqbert qwen2 qwen2_moe qwen3 qwen3_moe qwen3_next recurrent_gemma
reformer rembert roberta roberta-prelayernorm roc_bert roformer rwkv seed_oss siglip siglip2
smollm3 speech_to_text_2 squeezebert stablelm starcoder2 tapas transfo-xl trocr vaultgemma
wav2vec2 xglm xlm xlm-roberta xlm-roberta-xl xlnet xlstm xmod yoso zamba zamba2`,
    rank: `albert arcee bart bert big_bird bigbird_pegasus biogpt bloom camembert canine code_llama
convbert ctrl data2vec-text deberta deberta-v2 deepseek_v2 deepseek_v3 diffllama distilbert doge
electra ernie ernie_m esm exaone4 falcon flaubert fnet funnel gemma gemma2 gemma3 gemma3_text
glm glm4 gpt-sw3 gpt2 gpt_bigcode gpt_neo gpt_neox gpt_oss gptj helium hunyuan_v1_dense
hunyuan_v1_moe ibert jamba jetmoe layoutlm layoutlmv2 layoutlmv3 led lilt llama longformer luke
markuplm mbart mega megatron-bert minimax ministral mistral mixtral mobilebert modernbert
modernbert-decoder mpnet mpt mra mt5 mvp nemotron nezha nystromformer open-llama openai-gpt opt
perceiver persimmon phi phi3 phimoe plbart qdqbert qwen2 qwen2_moe qwen3 qwen3_moe qwen3_next
reformer rembert roberta roberta-prelayernorm roc_bert roformer seed_oss smollm3 squeezebert
stablelm starcoder2 t5 t5gemma tapas transfo-xl umt5 xlm xlm-roberta xlm-roberta-xl xlnet xmod
yoso zamba zamba2`,
  },
} satisfies EngineTable;
