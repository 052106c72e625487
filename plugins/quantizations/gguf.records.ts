// Real names of GGUF files with their expected formats, and sizes of files whose weights are known.

/** The expected properties of a GGUF file, from its path. */
export interface Expected {
  /** As the table of formats spells it; as the file name does where the table has none. */
  label?: string;
  /** The table's name for how the weights are stored. */
  format?: string;
  /** The publisher's mark right before the label. */
  variant?: "UD" | "i1";
  part?: { at: number; of?: number };
  companion?: "projector" | "importance matrix" | "vocabulary" | "draft model";
}

// A string is the label and the format; undefined is no GGUF file.
type Row = readonly [path: string, expected: string | Expected | undefined, more?: Expected];

const ROWS: readonly Row[] = [
  // TheBloke and mradermacher write a dot before the label.
  ["llama-2-7b-chat.Q4_K_M.gguf", "Q4_K_M"],
  ["mistral-7b-instruct-v0.1.Q5_K_S.gguf", "Q5_K_S"],
  ["mixtral-8x7b-instruct-v0.1.Q3_K_M.gguf", "Q3_K_M"],
  ["tinyllama-1.1b-chat-v1.0.Q2_K.gguf", "Q2_K"],
  ["deepseek-coder-33b-instruct.Q5_0.gguf", "Q5_0"],
  ["phi-2.Q3_K_L.gguf", "Q3_K_L"],
  ["zephyr-7b-beta.Q6_K.gguf", "Q6_K"],
  ["yi-34b-200k.Q4_0.gguf", "Q4_0"],
  ["Qwen3-Embedding-0.6B.IQ4_XS.gguf", "IQ4_XS"],
  ["MN-Violet-Lotus-12B.Q4_K_S.gguf", "Q4_K_S"],
  ["Qwen3-Embedding-0.6B.f16.gguf", "F16"],
  ["internlm2_5-20b-chat.Q8_0.gguf", "Q8_0"],
  // bartowski and lmstudio-community write a dash; bartowski also puts the owner before the name.
  ["Meta-Llama-3.1-8B-Instruct-Q4_K_M.gguf", "Q4_K_M"],
  ["Meta-Llama-3.1-8B-Instruct-IQ2_M.gguf", "IQ2_M"],
  ["Meta-Llama-3.1-8B-Instruct-IQ3_XS.gguf", "IQ3_XS"],
  ["Meta-Llama-3.1-8B-Instruct-Q3_K_XL.gguf", "Q3_K_XL"],
  ["Meta-Llama-3.1-8B-Instruct-f32.gguf", "F32"],
  ["microsoft_Phi-4-mini-instruct-IQ3_XXS.gguf", "IQ3_XXS"],
  ["google_gemma-3-4b-it-Q5_K_M.gguf", "Q5_K_M"],
  ["Qwen_Qwen3-30B-A3B-Instruct-2507-Q4_1.gguf", "Q4_1"],
  ["mistralai_Ministral-3-3B-Instruct-2512-Q4_K_M.gguf", "Q4_K_M"],
  ["DeepSeek-R1-Distill-Qwen-1.5B-IQ4_NL.gguf", "IQ4_NL"],
  ["Llama-3.3-70B-Instruct-IQ2_XXS.gguf", "IQ2_XXS"],
  ["Meta-Llama-3-70B-Instruct-IQ1_M.gguf", "IQ1_M"],
  ["Meta-Llama-3-70B-Instruct-IQ2_XS.gguf", "IQ2_XS"],
  ["c4ai-command-r-08-2024-IQ2_S.gguf", "IQ2_S"],
  ["Codestral-22B-v0.1-IQ3_S.gguf", "IQ3_S"],
  ["gemma-3-1B-it-QAT-Q4_0.gguf", "Q4_0"],
  // bartowski's repacked and enlarged ones: the first kind is in the table, the second is not.
  ["Llama-3.2-3B-Instruct-Q4_0_4_4.gguf", "Q4_0_4_4"],
  ["Llama-3.2-1B-Instruct-Q4_0_4_8.gguf", "Q4_0_4_8"],
  ["Phi-3.5-mini-instruct-Q4_0_8_8.gguf", "Q4_0_8_8"],
  ["Llama-3.2-1B-Instruct-Q6_K_L.gguf", "Q6_K_L"],
  ["microsoft_Phi-4-mini-instruct-Q5_K_L.gguf", "Q5_K_L"],
  ["Meta-Llama-3.1-8B-Instruct-Q4_K_L.gguf", "Q4_K_L"],
  ["empero-ai_Qwythos-9B-v2-Q2_K_L.gguf", "Q2_K_L"],
  ["Phi-3.1-mini-4k-instruct-Q8_0_L.gguf", "Q8_0_L"],
  // Qwen, ggml-org and gguf-my-repo in lower case.
  ["qwen2.5-0.5b-instruct-q4_k_m.gguf", "Q4_K_M"],
  ["qwen2.5-1.5b-instruct-q3_k_m.gguf", "Q3_K_M"],
  ["qwen2.5-coder-32b-instruct-q5_0.gguf", "Q5_0"],
  ["qwen2.5-1.5b-instruct-fp16.gguf", "F16"],
  ["smollm2-360m-instruct-q8_0.gguf", "Q8_0"],
  ["multilingual-e5-base-q4_k_m.gguf", "Q4_K_M"],
  ["zeta-2.1-iq4_xs-imat.gguf", "IQ4_XS"],
  ["hyperclova-x-seed-vision-instruct-3b-llamafied-q4_k_s-imat.gguf", "Q4_K_S"],
  ["stories15M-q4_0.gguf", "Q4_0"],
  ["stories15M_MOE-F16.gguf", "F16"],
  ["gemma-3-4b-it-q4_0.gguf", "Q4_0"],
  ["qwen3-reranker-0.6b-q8_0.gguf", "Q8_0"],
  ["Phi-3-mini-4k-instruct-fp16.gguf", "F16"],
  // DavidAU mixes the cases within one label.
  ["L3-Dark-Planet-8B-D_AU-Q4_k_m.gguf", "Q4_K_M"],
  ["Qwen2.5-QwQ-35B-Eureka-Cubed-abliterated-uncensored-D_AU-Q6_k.gguf", "Q6_K"],
  ["Llama-3.2-8X3B-MOE-Dark-Champion-Inst-18.4B-uncen-ablit_D_AU-Q5_k_s.gguf", "Q5_K_S"],
  ["Qwen3.5-2B_Q4_k_m.gguf", "Q4_K_M"],
  ["Qwen3.5-9B-Claude-4.6-OS-AV-H-UNCENSORED-THINK-D_AU-Q4_K_M-imat.gguf", "Q4_K_M"],
  // unsloth: its own mark before the label, the XL sizes, one folder for each label where there are shards.
  ["gemma-4-E4B-it-qat-UD-Q4_K_XL.gguf", "Q4_K_XL", { variant: "UD" }],
  ["Qwen3.5-4B-UD-IQ2_XXS.gguf", "IQ2_XXS", { variant: "UD" }],
  ["Qwen3.5-4B-UD-Q2_K_XL.gguf", "Q2_K_XL", { variant: "UD" }],
  ["Qwen3.5-4B-UD-Q6_K_XL.gguf", "Q6_K_XL", { variant: "UD" }],
  ["Qwen3-1.7B-UD-Q8_K_XL.gguf", "Q8_K_XL", { variant: "UD" }],
  ["Qwen3.6-35B-A3B-UD-Q5_K_M.gguf", "Q5_K_M", { variant: "UD" }],
  ["gemma-4-26B-A4B-it-UD-IQ4_NL.gguf", "IQ4_NL", { variant: "UD" }],
  ["ltx-2.3-22b-dev-UD-Q5_K_XL.gguf", "Q5_K_XL", { variant: "UD" }],
  ["Qwen3-4B-Instruct-2507-Q4_K_M.gguf", "Q4_K_M"],
  [
    "BF16/Qwen3-Coder-30B-A3B-Instruct-BF16-00001-of-00002.gguf",
    "BF16",
    { part: { at: 1, of: 2 } },
  ],
  [
    "UD-Q4_K_XL/Laguna-S-2.1-UD-Q4_K_XL-00001-of-00003.gguf",
    "Q4_K_XL",
    { variant: "UD", part: { at: 1, of: 3 } },
  ],
  [
    "DeepSeek-R1-UD-IQ1_S/DeepSeek-R1-UD-IQ1_S-00003-of-00003.gguf",
    "IQ1_S",
    { variant: "UD", part: { at: 3, of: 3 } },
  ],
  [
    "UD-IQ1_M/Kimi-K3-UD-IQ1_M-00012-of-00013.gguf",
    "IQ1_M",
    { variant: "UD", part: { at: 12, of: 13 } },
  ],
  [
    "DeepSeek-V3-Q2_K_XS/DeepSeek-V3-Q2_K_XS-00001-of-00005.gguf",
    { label: "Q2_K_XS", part: { at: 1, of: 5 } },
  ],
  ["Q8_0/GLM-4.5-Air-Q8_0-00002-of-00003.gguf", "Q8_0", { part: { at: 2, of: 3 } }],
  ["Qwen3.6-35B-A3B-MXFP4_MOE.gguf", "MXFP4_MOE"],
  [
    "Qwen3.5-397B-A17B-MXFP4_MOE/Qwen3.5-397B-A17B-MXFP4_MOE-00001-of-00006.gguf",
    "MXFP4_MOE",
    { part: { at: 1, of: 6 } },
  ],
  ["MTP/mtp-gemma-4-31B-it-BF16.gguf", "BF16", { companion: "draft model" }],
  // mradermacher's mark, and files cut into plain parts.
  ["music-flamingo-hf.i1-IQ3_M.gguf", "IQ3_M", { variant: "i1" }],
  ["Qwen3-Coder-Next-REAP-40B-A3B.i1-Q2_K_S.gguf", "Q2_K_S", { variant: "i1" }],
  ["Yi-1.5-34B-Chat-16K.i1-IQ1_S.gguf", "IQ1_S", { variant: "i1" }],
  ["Midnight-Miqu-70B-v1.5-Safetensorsfix.i1-IQ2_XXS.gguf", "IQ2_XXS", { variant: "i1" }],
  ["gemma-4-12B-Queen-it-qat-q4_0-unquantized.i1-IQ3_XXS.gguf", "IQ3_XXS", { variant: "i1" }],
  [
    "Huihui-gpt-oss-120b-BF16-abliterated.i1-IQ4_XS.gguf.part1of2",
    "IQ4_XS",
    { variant: "i1", part: { at: 1, of: 2 } },
  ],
  ["Meta-Llama-3.1-70B-Instruct.Q8_0.gguf.part2of2", "Q8_0", { part: { at: 2, of: 2 } }],
  ["DeepSeek-V2.5.Q4_K_M.gguf.part1of3", "Q4_K_M", { part: { at: 1, of: 3 } }],
  [
    "MiniMax-M2-THRIFT.i1-IQ4_XS.gguf.part3of3",
    "IQ4_XS",
    { variant: "i1", part: { at: 3, of: 3 } },
  ],
  ["smollm2-1-7b-instruct-q4-k-m.gguf.part1of3", "Q4_K_M", { part: { at: 1, of: 3 } }],
  // A mark that does not stand right before the label is a part of the name.
  ["hidream-i1-full-Q4_K_M.gguf", "Q4_K_M"],
  ["Qwen2.5-72B-Instruct-i1-GGUF/Qwen2.5-72B-Instruct.Q2_K.gguf", "Q2_K"],
  // TheBloke's parts have a letter and no count.
  ["lemur-70b-chat-v1.Q6_K.gguf-split-a", "Q6_K", { part: { at: 1 } }],
  ["falcon-180b-chat.Q3_K_L.gguf-split-b", "Q3_K_L", { part: { at: 2 } }],
  ["falcon-180b-chat.Q8_0.gguf-split-c", "Q8_0", { part: { at: 3 } }],
  ["c4ai-command-r-v01-f16.gguf-split-a", "F16", { part: { at: 1 } }],
  // Shards without folders.
  ["qwen2.5-7b-instruct-q4_k_m-00001-of-00002.gguf", "Q4_K_M", { part: { at: 1, of: 2 } }],
  ["qwen2.5-7b-instruct-fp16-00004-of-00004.gguf", "F16", { part: { at: 4, of: 4 } }],
  ["Qwen3.8-Flash-Next-GSQ-RCO-IQ1_M-00001-of-00002.gguf", "IQ1_M", { part: { at: 1, of: 2 } }],
  [
    "ggml-c4ai-command-r-plus-104b-q5_k-00002-of-00002.gguf",
    { label: "Q5_K", format: "Q5_K_M", part: { at: 2, of: 2 } },
  ],
  // A folder has the label and the file has none.
  ["Q4_K_M/model.gguf", "Q4_K_M"],
  ["GGUF/Q8_0/model.gguf", "Q8_0"],
  ["Q4_0/Q4_0-00001-of-00001.gguf", "Q4_0", { part: { at: 1, of: 1 } }],
  ["Q5_K_S/Q5_K_S-00003-of-00009.gguf", "Q5_K_S", { part: { at: 3, of: 9 } }],
  ["BF16/model-00001-of-00002.gguf", "BF16", { part: { at: 1, of: 2 } }],
  ["UD-Q2_K_XL/model-00002-of-00003.gguf", "Q2_K_XL", { variant: "UD", part: { at: 2, of: 3 } }],
  ["f16/ggml-model.gguf", "F16"],
  // A folder that is no label, and one that disagrees with the file.
  ["gguf/mxbai-embed-large-v1-f16.gguf", "F16"],
  ["gguf/snowflake-arctic-embed-m-v1.5-tq1_0.gguf", "TQ1_0"],
  ["Q4_K_M/mmproj-F16.gguf", "F16", { companion: "projector" }],
  // Two labels in one file name: the last one counts.
  ["Huihui-gpt-oss-20b-BF16-abliterated.Q4_K_S.gguf", "Q4_K_S"],
  ["gemma-3-27b-it-qat-q4_0-unquantized.Q8_0.gguf", "Q8_0"],
  ["gemma-4-31B-it-NVFP4-turbo-NVFP4.gguf", "NVFP4"],
  ["Phi-3.5-mini-instruct-F16-Q8_0.gguf", "Q8_0"],
  ["sd_turbo-f16-q8_0.gguf", "Q8_0"],
  ["Qwen3-4B-abliterated-bf16_q8_0.gguf", "Q8_0"],
  ["t5xxl_fp32-q4_0.gguf", "Q4_0"],
  ["pig_flux_vae_fp32-f16.gguf", "F16"],
  ["Llama-3.1-8B-Instruct-FP8.Q4_K_M.gguf", "Q4_K_M"],
  // Something stands behind the label.
  ["all-MiniLM-L12-v2-q4_k-imatrix.gguf", { label: "Q4_K", format: "Q4_K_M" }],
  ["bge-reranker-base-iq4_xs-f7.gguf", "IQ4_XS"],
  ["Qwen3.8-27B-Q4_0-fast.gguf", "Q4_0"],
  ["moondream2-text-model-f16_ct-vicuna.gguf", "F16"],
  ["TieFighter-Holodeck-20B-IQ2_M-imat.gguf", "IQ2_M"],
  // A requantizer's notes stand before it.
  ["openchat-3.6-8b-20240522-imat-Q4_0.gguf", "Q4_0"],
  ["alchemonaut_QuartetAnemoi-70B-b2131-iMat-c32_ch1000-IQ2_XXS.gguf", "IQ2_XXS"],
  [
    "WinterGoddess-1.4x-limarpv3-70B-L2-32k-Requant-AR-b1952-iMat-c32_ch2500-Q3_K_XS.gguf",
    { label: "Q3_K_XS" },
  ],
  ["stable-diffusion-v1-5-pruned-emaonly-Q4_0.gguf", "Q4_0"],
  ["v2-1_768-nonema-pruned-Q8_0.gguf", "Q8_0"],
  ["MiniMax-H3-FL2VA-Pruned-Q3_K_M.gguf", "Q3_K_M"],
  // The K labels alone are what llama-quantize makes of these names.
  ["ggml-model-q4_k.gguf", { label: "Q4_K", format: "Q4_K_M" }],
  ["mistral-7b-instruct-v0.2.Q5_K.gguf", { label: "Q5_K", format: "Q5_K_M" }],
  ["gte-multilingual-reranker-base-Q3_K.gguf", { label: "Q3_K", format: "Q3_K_M" }],
  ["nemotron-3.5-asr-streaming-0.6b.q5_k.gguf", { label: "Q5_K", format: "Q5_K_M" }],
  // QuantFactory, MaziyarPanahi, second-state, DevQuasar, TensorBlock, embedding models.
  ["Meta-Llama-3-8B-Instruct.Q5_1.gguf", "Q5_1"],
  ["Mistral-7B-Instruct-v0.3.fp16.gguf", "F16"],
  ["stablelm-2-12b-chat-Q5_K_M.gguf", "Q5_K_M"],
  ["jina-embeddings-v3-Q3_K_L.gguf", "Q3_K_L"],
  ["CohereForAI.c4ai-command-r7b-12-2024.Q2_K.gguf", "Q2_K"],
  ["llama-3.2-1B-spinquant-hf-Q2_K.gguf", "Q2_K"],
  ["nomic-embed-text-v1.5.f32.gguf", "F32"],
  ["bge-reranker-v2-m3-FP16.gguf", "F16"],
  ["lora-classification-jina-embeddings-v3-f16.gguf", "F16"],
  // Image and video models.
  ["flux1-dev-Q4_K_S.gguf", "Q4_K_S"],
  ["t5-v1_1-xxl-encoder-f32.gguf", "F32"],
  ["umt5-xxl-encoder-q4-k-s.gguf", "Q4_K_S"],
  ["HighNoise/Wan2.2-I2V-A14B-HighNoise-Q5_1.gguf", "Q5_1"],
  ["Qwen-Image-Edit-2509-Q3_K_S.gguf", "Q3_K_S"],
  ["hunyuan-video-t2v-720p-BF16.gguf", "BF16"],
  ["ltx-2.3-22b-dev-fp8.gguf", { label: "fp8" }],
  ["Ovi-960x960-5s.gguf", {}],
  // Speech.
  ["orpheus-3b-0.1-ft-q4_k_m.gguf", "Q4_K_M"],
  ["WavTokenizer-Large-75-F16.gguf", "F16"],
  ["sense-voice-small-fp32.gguf", "F32"],
  ["model-tiny-en-q80.gguf", "Q8_0"],
  ["Kokoro_no_espeak_Q4.gguf", "Q4"],
  ["qwen3-tts-0.6b-q4-k-m.gguf", "Q4_K_M"],
  ["F5-TTS_v1_Base.gguf", {}],
  // Glued spellings.
  ["phi3-mini-q4km.gguf", "Q4_K_M"],
  ["sakura-14b-qwen2.5-v1.0-iq4xs.gguf", "IQ4_XS"],
  ["starcoder2_7b-q6k.gguf", "Q6_K"],
  ["blip-image-captioning-large-q4k.gguf", { label: "Q4_K", format: "Q4_K_M" }],
  ["wan22RemixI2VGGUFV30_highQ6K.gguf", "Q6_K"],
  // Underscores, spaces, brackets, capitals.
  ["pii_detector_Q4_K_M.gguf", "Q4_K_M"],
  ["salamandraTA_7B_v3_q4_k_m.gguf", "Q4_K_M"],
  ["Llama 3.2 3B Instruct Q4_K_M.gguf", "Q4_K_M"],
  ["My Model (BF16).gguf", "BF16"],
  ["MISTRAL-7B-INSTRUCT-V0.3-Q5_K_M.GGUF", "Q5_K_M"],
  // Labels that the table does not have.
  [
    "IQ4_KS/Kimi-K2-Instruct-0905-IQ4_KS-00001-of-00013.gguf",
    "IQ4_KS",
    { part: { at: 1, of: 13 } },
  ],
  ["smol-IQ4-KSS/Ling-1T-smol-IQ4_KSS-00001-of-00011.gguf", "IQ4_KSS", { part: { at: 1, of: 11 } }],
  ["DeepSeek-R1-0528-IQ2_K_R4-00001-of-00005.gguf", "IQ2_K_R4", { part: { at: 1, of: 5 } }],
  ["Qwen3-Coder-480B-A35B-Instruct-IQ2_KT.gguf", "IQ2_KT"],
  ["Gemma-4-E4B-Uncensored-HauhauCS-Aggressive-Q8_K_P.gguf", "Q8_K_P"],
  ["llava-v1.6-mistral-7b.Q3_K_XS.gguf", { label: "Q3_K_XS" }],
  ["Phi-3-mini-4k-instruct-q4.gguf", "Q4"],
  ["BitNet-b1.58-2B-4T/ggml-model-i2_s.gguf", { label: "i2_s" }],
  ["Ternary-Bonsai-2-27B-PTQ1_0.gguf", { label: "PTQ1_0" }],
  // The narrowest ones that it does have.
  ["Ternary-Bonsai-8B-Q2_0.gguf", "Q2_0"],
  ["Bonsai-8B-Q1_0.gguf", "Q1_0"],
  ["bitnet_b1_58-xl-TQ2_0.gguf", "TQ2_0"],
  ["qwen-image-2.1-nvfp4.gguf", "NVFP4"],
  // Projectors.
  ["mmproj-model-f16.gguf", "F16", { companion: "projector" }],
  ["mmproj-BF16.gguf", "BF16", { companion: "projector" }],
  ["mmproj-Voxtral-Mini-3B-2507-Q8_0.gguf", "Q8_0", { companion: "projector" }],
  ["Qwen2-Audio-7B.mmproj-Q8_0.gguf", "Q8_0", { companion: "projector" }],
  ["mmproj-model-f16-4B.gguf", "F16", { companion: "projector" }],
  ["moondream2-mmproj-f16-20250414.gguf", "F16", { companion: "projector" }],
  ["llava-llama-3-8b-v1_1-mmproj-f16.gguf", "F16", { companion: "projector" }],
  ["mmproj.gguf", { companion: "projector" }],
  // Importance matrices and vocabularies.
  ["imatrix_unsloth.gguf", { companion: "importance matrix" }],
  ["Ornith-1.5-35B-A3B-imatrix.gguf", { companion: "importance matrix" }],
  ["Salience-27B-R6.imatrix.gguf", { companion: "importance matrix" }],
  ["ggml-vocab-llama-bpe.gguf", { companion: "vocabulary" }],
  ["models/ggml-vocab-qwen2.gguf", { companion: "vocabulary" }],
  // No label at all: sizes, versions, dates and active weights are none.
  ["Qwen2.5-7B.gguf", {}],
  ["Qwen3-30B-A3B-Instruct-2507.gguf", {}],
  ["FLUX.1-dev.gguf", {}],
  ["model-00001-of-00003.gguf", { part: { at: 1, of: 3 } }],
  // No GGUF file.
  ["README.md", undefined],
  ["model-00001-of-00003.safetensors", undefined],
  ["ggml-large-v3-turbo-q5_0.bin", undefined],
  ["ggml-vicuna-13b-1.1-q4_2.bin", undefined],
  ["llama-2-7b-chat.ggmlv3.q4_K_M.bin", undefined],
  ["imatrix.dat", undefined],
  ["imatrix_unsloth.gguf_file", undefined],
  ["ggml-vocab-phi-3.gguf.inp", undefined],
  ["Meta-Llama-3.1-8B-Instruct.Q4_K_M.llamafile", undefined],
  ["Q4_K_M/config.json", undefined],
];

/** Paths within repositories, with their properties. */
export const names: readonly (readonly [path: string, expected: Expected | undefined])[] = ROWS.map(
  ([path, told, more]) =>
    [path, typeof told === "string" ? { label: told, format: told, ...more } : told] as const,
);

/**
 * Labels, weights and bytes of files that are whole models. Tied embeddings count once, as they are stored once. The bytes
 * are those of the whole file, with vocabulary and metadata, which weigh up to 10 MB.
 */
export const sizes: readonly (readonly [label: string, weights: number, bytes: number])[] = [
  // Llama 3.1 8B Instruct, bartowski.
  ["F32", 8_030_261_248, 32_128_885_888],
  ["Q8_0", 8_030_261_248, 8_540_775_840],
  ["Q6_K", 8_030_261_248, 6_596_011_424],
  ["Q5_K_M", 8_030_261_248, 5_732_992_416],
  ["Q5_K_S", 8_030_261_248, 5_599_298_976],
  ["Q4_K_M", 8_030_261_248, 4_920_739_232],
  ["Q4_K_S", 8_030_261_248, 4_692_673_952],
  ["IQ4_NL", 8_030_261_248, 4_677_993_888],
  ["Q4_0_4_4", 8_030_261_248, 4_661_216_672],
  ["Q4_0_8_8", 8_030_261_248, 4_661_216_672],
  ["IQ4_XS", 8_030_261_248, 4_447_667_616],
  ["Q3_K_XL", 8_030_261_248, 4_781_630_880],
  ["Q3_K_L", 8_030_261_248, 4_321_961_376],
  ["Q3_K_M", 8_030_261_248, 4_018_922_912],
  ["IQ3_M", 8_030_261_248, 3_784_828_320],
  ["Q3_K_S", 8_030_261_248, 3_664_504_224],
  ["IQ3_XS", 8_030_261_248, 3_518_752_160],
  ["Q2_K", 8_030_261_248, 3_179_136_416],
  ["IQ2_M", 8_030_261_248, 2_948_285_856],
  // Llama 3 8B Instruct, bartowski.
  ["Q4_K_M", 8_030_261_248, 4_920_734_272],
  // Llama 3.2 1B Instruct, bartowski.
  ["F16", 1_235_814_400, 2_479_595_360],
  ["Q8_0", 1_235_814_400, 1_321_083_008],
  ["Q6_K", 1_235_814_400, 1_021_800_576],
  ["Q4_K_M", 1_235_814_400, 807_694_464],
  ["Q4_0", 1_235_814_400, 773_025_920],
  ["IQ3_M", 1_235_814_400, 657_289_344],
  // Llama 3.2 3B Instruct, unsloth.
  ["BF16", 3_212_749_888, 6_433_687_744],
  ["F16", 3_212_749_888, 6_433_687_616],
  ["Q4_1", 3_212_749_888, 2_093_351_360],
  ["Q4_K_S", 3_212_749_888, 1_928_200_640],
  ["Q4_0", 3_212_749_888, 1_921_909_184],
  ["Q2_K", 3_212_749_888, 1_363_935_680],
  // Llama 3.2 3B Instruct, bartowski.
  ["Q4_K_M", 3_212_749_888, 2_019_377_696],
  ["Q5_K_M", 3_212_749_888, 2_322_154_016],
  // Llama 3.3 70B Instruct, Ollama.
  ["Q4_K_M", 70_553_706_496, 42_520_398_528],
  // Llama 3.1 Nemotron 70B Instruct, bartowski.
  ["Q5_K_S", 70_553_706_496, 48_657_451_936],
  ["Q3_K_M", 70_553_706_496, 34_267_499_424],
  ["Q2_K", 70_553_706_496, 26_375_113_632],
  // Llama 2 7B Chat, TheBloke.
  ["Q8_0", 6_738_415_616, 7_161_089_728],
  ["Q4_K_M", 6_738_415_616, 4_081_004_224],
  // TinyLlama 1.1B Chat v1.0, TheBloke.
  ["Q4_K_M", 1_100_048_384, 668_788_096],
  // Mistral 7B Instruct v0.2, TheBloke.
  ["Q4_K_M", 7_241_732_096, 4_368_439_584],
  // Mistral 7B Instruct v0.3, MaziyarPanahi.
  ["Q6_K", 7_248_023_552, 5_947_248_800],
  ["IQ1_M", 7_248_023_552, 1_757_663_392],
  // Mistral Nemo Instruct 2407, bartowski.
  ["Q8_0", 12_247_782_400, 13_022_372_992],
  ["Q4_K_M", 12_247_782_400, 7_477_208_192],
  // Mistral Small 24B Instruct 2501, bartowski.
  ["Q5_K_M", 23_572_403_200, 16_763_983_552],
  ["Q2_K", 23_572_403_200, 8_890_324_672],
  // Mixtral 8x7B Instruct v0.1, MaziyarPanahi.
  ["Q8_0", 46_702_792_704, 49_624_262_528],
  ["Q4_K_M", 46_702_792_704, 28_446_410_624],
  // Qwen2.5 3B Instruct, bartowski.
  ["Q8_0", 3_085_938_688, 3_285_476_512],
  ["Q4_K_M", 3_085_938_688, 1_929_903_264],
  // Qwen2.5 7B Instruct, bartowski.
  ["Q6_K", 7_615_616_512, 6_254_199_488],
  ["Q4_K_M", 7_615_616_512, 4_683_074_240],
  ["Q3_K_M", 7_615_616_512, 3_808_391_872],
  // Qwen2.5 Coder 7B Instruct, Qwen.
  ["F16", 7_615_616_512, 15_237_853_184],
  ["Q4_0", 7_615_616_512, 4_431_390_720],
  // Qwen2.5 14B Instruct, bartowski.
  ["Q4_K_M", 14_770_033_664, 8_988_110_976],
  ["Q2_K", 14_770_033_664, 5_770_498_176],
  // Qwen2.5 32B Instruct, bartowski.
  ["Q8_0", 32_763_876_352, 34_820_885_376],
  ["Q4_K_M", 32_763_876_352, 19_851_336_576],
  // Qwen3 0.6B, unsloth.
  ["BF16", 596_049_920, 1_198_182_848],
  ["Q8_0", 596_049_920, 639_447_744],
  ["Q4_K_M", 596_049_920, 396_705_472],
  // Qwen3 1.7B, unsloth.
  ["Q4_K_M", 1_720_574_976, 1_107_409_472],
  ["Q3_K_S", 1_720_574_976, 867_252_800],
  // Qwen3 4B, Qwen.
  ["Q5_0", 4_022_468_096, 2_823_710_976],
  ["Q4_K_M", 4_022_468_096, 2_497_280_256],
  // Qwen3 8B, Qwen.
  ["Q5_K_M", 8_190_735_360, 5_851_112_224],
  ["Q5_0", 8_190_735_360, 5_720_761_152],
  // DeepSeek R1 0528 Qwen3 8B, unsloth; the XL ones have its mark.
  ["Q8_K_XL", 8_190_735_360, 10_824_038_912],
  ["Q6_K_XL", 8_190_735_360, 7_490_550_272],
  ["Q5_K_XL", 8_190_735_360, 5_883_587_072],
  ["Q4_K_XL", 8_190_735_360, 5_122_746_880],
  ["Q3_K_XL", 8_190_735_360, 4_313_737_728],
  ["Q2_K_XL", 8_190_735_360, 3_501_976_064],
  // Names with only the number of bits: Phi 3 mini 4k Instruct, microsoft, and Llama 3.1 8B Lexi, Orenguteng.
  ["Q4", 3_821_079_552, 2_393_231_072],
  ["Q8", 8_030_261_248, 8_540_775_840],
  // Qwen3 14B, Qwen.
  ["Q6_K", 14_768_307_200, 12_121_937_248],
  // Qwen3 Coder 30B A3B Instruct, unsloth.
  ["Q8_0", 30_532_122_624, 32_483_935_392],
  ["Q4_K_M", 30_532_122_624, 18_556_689_568],
  ["IQ4_XS", 30_532_122_624, 16_378_076_320],
  // Phi 3.5 mini Instruct, bartowski.
  ["F32", 3_821_079_552, 15_285_057_024],
  ["Q4_K_M", 3_821_079_552, 2_393_232_672],
  ["Q4_0_4_8", 3_821_079_552, 2_176_177_440],
  // Phi 4 mini Instruct, bartowski.
  ["Q4_K_M", 3_836_021_760, 2_491_874_688],
  ["IQ3_XXS", 3_836_021_760, 1_678_866_816],
  // Phi 3 medium 4k Instruct, bartowski.
  ["Q5_K_M", 13_960_238_080, 10_074_190_208],
  // Phi 4, bartowski.
  ["Q4_K_M", 14_659_507_200, 9_053_114_816],
  // Gemma 2 2B it, bartowski.
  ["F32", 2_614_341_888, 10_463_413_856],
  ["Q4_K_M", 2_614_341_888, 1_708_582_752],
  // nomic-embed-text v1.5, nomic-ai.
  ["F16", 136_731_648, 274_290_560],
  ["Q8_0", 136_731_648, 146_146_432],
  ["Q4_K_M", 136_731_648, 84_106_624],
  // SmolLM2 135M Instruct, bartowski: rows of 576 weights, no whole K blocks, so that larger formats take their place.
  ["Q4_K_M", 134_515_008, 105_454_432],
  // Qwen2.5 0.5B Instruct, bartowski: rows of 896 weights, likewise.
  ["Q4_K_M", 494_032_768, 397_808_192],
];
