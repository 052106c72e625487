// Written by npm run write engines: OpenVINO GenAI 2026.3.0.0, read on 2026-11-28.
import type { EngineTable } from "./table.ts";

export default {
  engine: "OpenVINO GenAI 2026.3.0.0",
  source: "https://github.com/openvinotoolkit/openvino.genai/tree/2026.3.0.0",
  readOn: "2026-11-28",
  architectures: {
    chat: `AquilaModel ArcticForCausalLM BaichuanForCausalLM BloomForCausalLM ChatGLMModel
CodeGenForCausalLM CohereForCausalLM DbrxForCausalLM DeciLMForCausalLM DeepseekForCausalLM
DeepseekV2ForCausalLM DeepseekV3ForCausalLM Exaone4ForCausalLM ExaoneForCausalLM
FalconForCausalLM GPT2LMHeadModel GPTBigCodeForCausalLM GPTJForCausalLM GPTNeoForCausalLM
GPTNeoXForCausalLM GPTNeoXJapaneseForCausalLM Gemma2ForCausalLM Gemma3ForCausalLM
Gemma3ForConditionalGeneration Gemma3nForConditionalGeneration Gemma4ForConditionalGeneration
Gemma4UnifiedForConditionalGeneration GemmaForCausalLM GlmForCausalLM GptOssForCausalLM
GraniteForCausalLM GraniteMoeForCausalLM HunYuanDenseV1ForCausalLM InternLM2ForCausalLM
InternLMForCausalLM InternVLChatModel JAISLMHeadModel Lfm2ForCausalLM Lfm2MoeForCausalLM
LlamaForCausalLM MPTForCausalLM MiniCPM3ForCausalLM MiniCPMForCausalLM MiniCPMO MiniCPMV
MistralForCausalLM MixtralForCausalLM OPTForCausalLM OlmoForCausalLM OrionForCausalLM
Phi3ForCausalLM Phi3VForCausalLM Phi4MMForCausalLM PhiForCausalLM PhimoeForCausalLM
QWenLMHeadModel Qwen2ForCausalLM Qwen2MoeForCausalLM Qwen3ForCausalLM Qwen3MoeForCausalLM
Qwen3NextForCausalLM StableLmForCausalLM Starcoder2ForCausalLM XGLMForCausalLM XverseForCausalLM`,
    complete: `AquilaModel ArcticForCausalLM BaichuanForCausalLM BloomForCausalLM ChatGLMModel
CodeGenForCausalLM CohereForCausalLM DbrxForCausalLM DeciLMForCausalLM DeepseekForCausalLM
DeepseekV2ForCausalLM DeepseekV3ForCausalLM Exaone4ForCausalLM ExaoneForCausalLM
FalconForCausalLM GPT2LMHeadModel GPTBigCodeForCausalLM GPTJForCausalLM GPTNeoForCausalLM
GPTNeoXForCausalLM GPTNeoXJapaneseForCausalLM Gemma2ForCausalLM Gemma3ForCausalLM
GemmaForCausalLM GlmForCausalLM GptOssForCausalLM GraniteForCausalLM GraniteMoeForCausalLM
HunYuanDenseV1ForCausalLM InternLM2ForCausalLM InternLMForCausalLM JAISLMHeadModel
Lfm2ForCausalLM Lfm2MoeForCausalLM LlamaForCausalLM MPTForCausalLM MiniCPM3ForCausalLM
MiniCPMForCausalLM MistralForCausalLM MixtralForCausalLM OPTForCausalLM OlmoForCausalLM
OrionForCausalLM Phi3ForCausalLM PhiForCausalLM PhimoeForCausalLM QWenLMHeadModel
Qwen2ForCausalLM Qwen2MoeForCausalLM Qwen3ForCausalLM Qwen3MoeForCausalLM Qwen3NextForCausalLM
StableLmForCausalLM Starcoder2ForCausalLM XGLMForCausalLM XverseForCausalLM`,
    embed: "BertModel MPNetForMaskedLM Qwen3ForCausalLM RobertaForMaskedLM XLMRobertaModel",
    rank: `BertForSequenceClassification ModernBertForSequenceClassification Qwen3ForCausalLM
XLMRobertaForSequenceClassification`,
    transcribe: "WhisperForConditionalGeneration",
    speak: "Kokoro SpeechT5ForTextToSpeech",
  },
  types: {
    chat: `baichuan bloom chatglm codegen cohere dbrx deepseek deepseek_v2 deepseek_v3 exaone exaone4
falcon gemma gemma2 gemma3 gemma3_text gemma3n gemma4 gemma4_unified glm gpt2 gpt_bigcode
gpt_neo gpt_neox gpt_neox_japanese gpt_oss gptj granite granitemoe hunyuan_v1_dense internlm
internlm2 internvl_chat kimi_k2 lfm2 lfm2_moe llama llava llava_next llava_next_video minicpm
minicpm3 minicpmo minicpmv mistral mixtral olmo opt orion phi phi3 phi3_v phi4mm phimoe qwen
qwen2 qwen2_5_vl qwen2_moe qwen2_vl qwen3 qwen3_5 qwen3_moe qwen3_next qwen3_vl stablelm
starcoder2 xglm xverse`,
    complete: `baichuan bloom chatglm codegen cohere dbrx deepseek deepseek_v2 deepseek_v3 exaone exaone4
falcon gemma gemma2 gemma3_text glm gpt2 gpt_bigcode gpt_neo gpt_neox gpt_neox_japanese gpt_oss
gptj granite granitemoe hunyuan_v1_dense internlm internlm2 kimi_k2 lfm2 lfm2_moe llama minicpm
minicpm3 mistral mixtral olmo opt orion phi phi3 phimoe qwen qwen2 qwen2_moe qwen3 qwen3_moe
qwen3_next stablelm starcoder2 xglm xverse`,
    embed: "bert mpnet qwen3 roberta xlm-roberta",
    rank: "bert modernbert qwen3 xlm-roberta",
    transcribe: "whisper",
    speak: "speecht5",
  },
} satisfies EngineTable;
