// Written by npm run write versions, for models/versions.ts: public records that name their base model.
export const versions = `01-ai/Yi-1.5-6B-Chat	MaziyarPanahi/Yi-1.5-6B-Chat-GGUF|Yi-1.5-6B-Chat.Q|2_K.gguf|3_K_L.gguf|3_K_M.gguf|3_K_S.gguf|4_K_M.gguf|4_K_S.gguf|5_K_M.gguf|5_K_S.gguf|6_K.gguf
01-ai/Yi-Coder-1.5B-Chat	MaziyarPanahi/Yi-Coder-1.5B-Chat-GGUF|Yi-Coder-1.5B-Chat.|IQ1_M.gguf|IQ1_S.gguf|IQ2_XS.gguf|IQ3_XS.gguf|IQ4_XS.gguf|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|fp16.gguf
01-ai/Yi-Coder-9B-Chat	MaziyarPanahi/Yi-Coder-9B-Chat-GGUF|Yi-Coder-9B-Chat.|IQ1_M.gguf|IQ1_S.gguf|IQ2_XS.gguf|IQ3_XS.gguf|IQ4_XS.gguf|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|fp16.gguf
0xSero/Qwen3.6-28B-REAP20-A3B	barozp/Qwen3.6-28B-REAP20-A3B-GGUF
26B-Suite/Goetia-26B-A4B-v1.3_ARA-MLP_Base-SOMPOA-ATN	mradermacher/Goetia-26B-A4B-v1.3_ARA-MLP_Base-SOMPOA-ATN-i1-GGUF	mradermacher/Goetia-26B-A4B-v1.3_ARA-MLP_Base-SOMPOA-ATN-GGUF
26B-Suite/Goetia-26B-A4B-v1.4-LazyLora-heresy	mradermacher/Goetia-26B-A4B-v1.4-LazyLora-heresy-i1-GGUF
5vg/qwen3.6-27b-the-good-one-ablated	mradermacher/qwen3.6-27b-the-good-one-ablated-GGUF	mradermacher/qwen3.6-27b-the-good-one-ablated-i1-GGUF
AEON-7/Qwen3.6-27B-AEON-Ultimate-Uncensored	Abiray/Qwen3.6-27B-AEON-Ultimate-Uncensored-GGUF
AEON-7/Qwen3.8-27B-AEON-ULTIMATE-UNCENSORED-BF16	mradermacher/Qwen3.8-27B-AEON-ULTIMATE-UNCENSORED-BF16-i1-GGUF	mradermacher/Qwen3.8-27B-AEON-ULTIMATE-UNCENSORED-BF16-GGUF
AI4SGI/ExoMind	mradermacher/ExoMind-i1-GGUF	mradermacher/ExoMind-GGUF
AI4SGI/ExoMind-9B	mradermacher/ExoMind-9B-GGUF	mradermacher/ExoMind-9B-i1-GGUF
AIencoder/Axon26-Coder	mradermacher/Axon26-Coder-i1-GGUF
Akahsizrr/fuse-1-Lite	Akahsizrr/fuse-1-Lite-GGUF
Akicou/GLM-4.7-Flash-REAP-19	mradermacher/GLM-4.7-Flash-REAP-19-i1-GGUF	mradermacher/GLM-4.7-Flash-REAP-19-GGUF
Akicou/GLM-4.7-Flash-REAP-39	mradermacher/GLM-4.7-Flash-REAP-39-i1-GGUF	mradermacher/GLM-4.7-Flash-REAP-39-GGUF
Akicou/GLM-4.7-Flash-REAP-50	mradermacher/GLM-4.7-Flash-REAP-50-i1-GGUF	mradermacher/GLM-4.7-Flash-REAP-50-GGUF
Alniyat5f/WuQi-V3-Onyx-27B	Alniyat5f/WuQi-V3-Onyx-27b-GGUF
AngelSlim/Hy-MT1.5-1.8B-1.25bit	AngelSlim/Hy-MT1.5-1.8B-1.25bit-GGUF	tencent/Hy-MT1.5-1.8B-1.25bit-GGUF
AngelSlim/Hy-MT1.5-1.8B-2bit	AngelSlim/Hy-MT1.5-1.8B-2bit-GGUF	tencent/Hy-MT1.5-1.8B-2bit-GGUF
AnkitAI/Parable-Qwen3-4B-Claude-Fable-5	AnkitAI/Parable-Qwen3-4B-Claude-Fable-5-MLX-4bit~
ArliAI/Qwen3.5-27B-Thinkmaker	mradermacher/Qwen3.5-27B-Thinkmaker-i1-GGUF
ArliAI/gpt-oss-20b-Derestricted	MaziyarPanahi/gpt-oss-20b-Derestricted-GGUF|gpt-oss-20b-Derestricted.|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q4_K_M.gguf|Q5_K_M.gguf|Q6_K.gguf|fp16.gguf
Ateron/Gemma-4-Dark-Thoughts-V2-31B	mradermacher/Gemma-4-Dark-Thoughts-V2-31B-i1-GGUF	mradermacher/Gemma-4-Dark-Thoughts-V2-31B-GGUF
AuriAetherwiing/G4-31B-Musica-v1	bartowski/AuriAetherwiing_G4-31B-Musica-v1-GGUF
AuroraSystem/Clary-0.6-0.6B	mradermacher/Clary-0.6-0.6B-GGUF
AxionLabsAI/Fresco-1.2.5	mradermacher/Fresco-1.2.5-i1-GGUF	mradermacher/Fresco-1.2.5-GGUF
AyoubChLin/lfm2.5-2.6b-fable5-coding-agent	AyoubChLin/LFM2.5-2.6B-fable5-coding-agent-GGUF
Azure99/Blossom-V7-35B-A3B	mradermacher/Blossom-V7-35B-A3B-i1-GGUF	mradermacher/Blossom-V7-35B-A3B-GGUF
BananaAdmin/Ben2.0-Uncensored	mradermacher/Ben2.0-Uncensored-GGUF
BananaAdmin/Ben3.0-7B-Uncensored	mradermacher/Ben3.0-7B-Uncensored-GGUF	mradermacher/Ben3.0-7B-Uncensored-i1-GGUF
BayesRL/Qwen2.5Math-IVON-SFT-7B	mradermacher/Qwen2.5Math-IVON-SFT-7B-GGUF
Be2Jay/KorReason-35B-Darwin	mradermacher/KorReason-35B-Darwin-i1-GGUF	mradermacher/KorReason-35B-Darwin-GGUF
Blackfrost-AI/Qwen3.8-27B-ABLITERATED-BF16	mradermacher/Qwen3.8-27B-ABLITERATED-BF16-i1-GGUF	mradermacher/Qwen3.8-27B-ABLITERATED-BF16-GGUF
Blackfrost-Research/M.O.G.-SEC-27B-1M-CTX-BF16	mradermacher/M.O.G.-SEC-27B-1M-CTX-BF16-GGUF	mradermacher/M.O.G.-SEC-27B-1M-CTX-BF16-i1-GGUF
Blackroot/Muse-Glimmer-30GB-Preserving-Abliterated	mradermacher/Muse-Glimmer-30GB-Preserving-Abliterated-i1-GGUF	mradermacher/Muse-Glimmer-30GB-Preserving-Abliterated-GGUF
CMKL/MANGO1.5-Qwen3.5-9B	mradermacher/MANGO1.5-Qwen3.5-9B-GGUF	mradermacher/MANGO1.5-Qwen3.5-9B-i1-GGUF
CY1232/Mistral-Nemo-12B-CY	mradermacher/Mistral-Nemo-12B-CY-GGUF
Comfy-Org/MiniMax-H3	realrebelai/MiniMax-H3_GGUFs
CosmossG/COSMOS-9B-V1	mradermacher/COSMOS-9B-V1-i1-GGUF	mradermacher/COSMOS-9B-V1-GGUF
DGDGDG12/Qwen3.5-9B-RolePlay-Merged	mradermacher/Qwen3.5-9B-RolePlay-Merged-i1-GGUF	mradermacher/Qwen3.5-9B-RolePlay-Merged-GGUF
DJLougen/Ornstein3.6-35B-A3B	DJLougen/Ornstein3.6-35B-A3B-GGUF
Danielbrdz/Barcenas-Qwen3.8-27B-Fable	mradermacher/Barcenas-Qwen3.8-27B-Fable-i1-GGUF	mradermacher/Barcenas-Qwen3.8-27B-Fable-GGUF
Darkhn/Gemma-4-31B-Animus-V15.1-Swa	Darkhn-Quants-4/Gemma-4-31B-Animus-V15.1-Swa-GGUF
DarwinAnim8or/Trouper-v2-12b	mradermacher/Trouper-v2-12b-i1-GGUF	mradermacher/Trouper-v2-12b-GGUF
DavidAU/Gemma-3-4B-VL-it-Gemini-Pro-Heretic-Uncensored-Thinking	Andycurrent/Gemma-3-4B-VL-it-Gemini-Pro-Heretic-Uncensored-Thinking_GGUF
DavidAU/Llama3.3-8B-Instruct-Thinking-Heretic-Uncensored-Claude-4.5-Opus-High-Reasoning	mradermacher/Llama3.3-8B-Instruct-Thinking-Heretic-Uncensored-Claude-4.5-Opus-High-Reasoning-i1-GGUF|Llama3.3-8B-Instruct-Thinking-Heretic-Uncensored-Claude-4.5-Opus-High-Reasoning.i|1-IQ1_M.gguf|1-IQ1_S.gguf|1-IQ2_M.gguf|1-IQ2_S.gguf|1-IQ2_XS.gguf|1-IQ2_XXS.gguf|1-IQ3_M.gguf|1-IQ3_S.gguf|1-IQ3_XS.gguf|1-IQ3_XXS.gguf|1-IQ4_NL.gguf|1-IQ4_XS.gguf|1-Q2_K.gguf|1-Q2_K_S.gguf|1-Q3_K_L.gguf|1-Q3_K_M.gguf|1-Q3_K_S.gguf|1-Q4_0.gguf|1-Q4_1.gguf|1-Q4_K_M.gguf|1-Q4_K_S.gguf|1-Q5_K_M.gguf|1-Q5_K_S.gguf|1-Q6_K.gguf|matrix.gguf
DavidAU/Qwen3.5-9B-The-Defiant-Fable-Uncensored-Heretic-NEO-IMATRIX-MAX-MTP	DavidAU/Qwen3.5-9B-The-Defiant-Fable-Uncensored-Heretic-NEO-IMATRIX-MAX-MTP-GGUF
DavidAU/Qwen3.6-12B-IQ-Ultra-Heretic-Uncensored-Thinking-V2-Hightop	KevinJK51/Qwen3.6-12B-IQ-Ultra-Heretic-Uncensored-Thinking-V2-Hightop-GGUF|Qwen3.6-12B-IQ-|IQ3_M.gguf|IQ3_S.gguf|IQ4_NL.gguf|IQ4_XS.gguf|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_0.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_0.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf
DavidAU/Qwen3.6-27B-V1.1-FF711-Darker-Hero-GAIN-H2.0	mradermacher/Qwen3.6-27B-V1.1-FF711-Darker-Hero-GAIN-H2.0-i1-GGUF	mradermacher/Qwen3.6-27B-V1.1-FF711-Darker-Hero-GAIN-H2.0-GGUF
DavidAU/Qwen3.6-40B-Claude-4.6-Opus-Deckard-Heretic-Uncensored-Thinking	DavidAU/Qwen3.6-40B-Claude-4.6-Opus-Deckard-Heretic-Uncensored-Thinking-NEO-CODE-Di-IMatrix-MAX-GGUF||Qwen3.6-40B-Deck-Opus-NEO-CODE-HERE-2T-OT-HIGH-Q8_0.gguf|Qwen3.6-40B-Deck-Opus-NEO-CODE-HERE-2T-OT-IQ2_M.gguf|Qwen3.6-40B-Deck-Opus-NEO-CODE-HERE-2T-OT-IQ3_M.gguf|Qwen3.6-40B-Deck-Opus-NEO-CODE-HERE-2T-OT-IQ4_NL.gguf|Qwen3.6-40B-Deck-Opus-NEO-CODE-HERE-2T-OT-IQ4_XS.gguf|Qwen3.6-40B-Deck-Opus-NEO-CODE-HERE-2T-OT-Q4_K_M.gguf|Qwen3.6-40B-Deck-Opus-NEO-CODE-HERE-2T-OT-Q4_K_S.gguf|Qwen3.6-40B-Deck-Opus-NEO-CODE-HERE-2T-OT-Q5_K_M.gguf|Qwen3.6-40B-Deck-Opus-NEO-CODE-HERE-2T-OT-Q5_K_S.gguf|Qwen3.6-40B-Deck-Opus-NEO-CODE-HERE-2T-OT-Q6_K.gguf|mmproj-BF16.gguf|mmproj-F16.gguf|mmproj-F32.gguf
DavidAU/Qwen3.6-40B-Grand-Intelligence-Fable-Fusion-Uncensored-Heretic	mradermacher/Qwen3.6-40B-Grand-Intelligence-Fable-Fusion-Uncensored-Heretic-i1-GGUF	mradermacher/Qwen3.6-40B-Grand-Intelligence-Fable-Fusion-Uncensored-Heretic-GGUF
DavidAU/Qwen3.8-27B-Cold-Fusion-GAIN-V1.1	mradermacher/Qwen3.8-27B-Cold-Fusion-GAIN-V1.1-i1-GGUF	mradermacher/Qwen3.8-27B-Cold-Fusion-GAIN-V1.1-GGUF
DavidAU/gemma-4-E4B-it-The-DECKARD-Expresso-Universe-HERETIC-UNCENSORED-Thinking	DavidAU/gemma-4-E4B-it-The-DECKARD-Expresso-Universe-HERETIC-UNCENSORED-Thinking-GGUF
Dingdust/UI-Mate-9B-heretic	mradermacher/UI-Mate-9B-heretic-GGUF	mradermacher/UI-Mate-9B-heretic-i1-GGUF
DragonBophades/Eintopf-Qwen3.8-27B	mradermacher/Eintopf-Qwen3.8-27B-i1-GGUF	mradermacher/Eintopf-Qwen3.8-27B-GGUF
DragonBophades/Elster-Vernunft-Qwen3.6-27B	mradermacher/Elster-Vernunft-Qwen3.6-27B-i1-GGUF	mradermacher/Elster-Vernunft-Qwen3.6-27B-GGUF
Dxniz/Novelist1.0-27b	mradermacher/Novelist1.0-27b-i1-GGUF	mradermacher/Novelist1.0-27b-GGUF
EryriLabs/Glimmer-Sentry-30B	mradermacher/Glimmer-Sentry-30B-GGUF
EryriLabs/Lightning-Herald-30B-A3B	EryriLabs/Lightning-Herald-30B-A3B-GGUF
EryriLabs/gemma-4-e4b-cymraeg-v4	mradermacher/gemma-4-e4b-cymraeg-v4-i1-GGUF	mradermacher/gemma-4-e4b-cymraeg-v4-GGUF
FACET-Terminal/FACET-Terminal-Qwen3.5-4B	mradermacher/FACET-Terminal-Qwen3.5-4B-GGUF
FACET-Terminal/FACET-Terminal-Qwen3.5-9B	mradermacher/FACET-Terminal-Qwen3.5-9B-GGUF
FINAL-Bench/Darwin-31B-Opus	mradermacher/Darwin-31B-Opus-i1-GGUF	mradermacher/Darwin-31B-Opus-GGUF
FINAL-Bench/Darwin-35B-A3B-Opus	RepublicOfKorokke/Darwin-35B-A3B-Opus-oQ4~
FINAL-Bench/Darwin-4B-David	mradermacher/Darwin-4B-David-i1-GGUF	mradermacher/Darwin-4B-David-GGUF
FINAL-Bench/Darwin-4B-Genesis	mradermacher/Darwin-4B-Genesis-GGUF
FINAL-Bench/Darwin-4B-Opus	mradermacher/Darwin-4B-Opus-i1-GGUF	mradermacher/Darwin-4B-Opus-GGUF
FINAL-Bench/Darwin-9B-NEG	mradermacher/Darwin-9B-NEG-GGUF
FlameF0X/TinyChat-200m-2x16	mradermacher/TinyChat-200m-2x16-GGUF
Flashtond22/Taltos-27B	Flashtond22/Taltos-27B-GGUF	mradermacher/Taltos-27B-i1-GGUF	mradermacher/Taltos-27B-GGUF
Flexan/Blake-Haiku-1	Flexan/Blake-Haiku-1-GGUF	mradermacher/Blake-Haiku-1-GGUF
FrontisAI/Frontis-MA1-35B	mradermacher/Frontis-MA1-35B-i1-GGUF	mradermacher/Frontis-MA1-35B-GGUF
GestaltLabs/Ornstein-3.6-27B	GestaltLabs/Ornstein-3.6-27B-GGUF
GestaltLabs/Ornstein-Hermes-3.6-27b	GestaltLabs/Ornstein-Hermes-3.6-27b-SABER-GGUF	GestaltLabs/Ornstein-Hermes-3.6-27b-GGUF
GestaltLabs/Ornstein-Hermes-3.6-27b-SABER	GestaltLabs/Ornstein-Hermes-3.6-27b-SABER-MLX-8bit~
GnLOLot/MiniCPM5-1B-Claude-Opus-Fable5-V2-Thinking	GnLOLot/MiniCPM5-1B-Claude-Opus-Fable5-V2-Thinking-GGUF
Goekdeniz-Guelmez/Llama-3.2-1B-Instruct-gabliterated	mradermacher/Llama-3.2-1B-Instruct-gabliterated-GGUF
Guilherme34/Darwin-36B-Opus-ABLITERATED-HERETIC	mradermacher/Darwin-36B-Opus-ABLITERATED-HERETIC-i1-GGUF
HFCK99/Qwen3.8-27B-Uncensored-Cyber	mradermacher/Qwen3.8-27B-Uncensored-Cyber-i1-GGUF
HangGlidersRule/Darkstar-Qwen3.8-27B-Abliterated-BF16	mradermacher/Darkstar-Qwen3.8-27B-Abliterated-BF16-i1-GGUF
Harmanx7/Wan	MonsterMMORPG/Wan_GGUF||FLUX-SRPO-GGUF_Q4_K.gguf|FLUX-SRPO-GGUF_Q5_K.gguf|FLUX-SRPO-GGUF_Q6_K.gguf|FLUX-SRPO-GGUF_Q8_0.gguf|Qwen-Image-Edit-Plus-2509-Q3_K_M.gguf|Qwen-Image-Edit-Plus-2509-Q4_1.gguf|Qwen-Image-Edit-Plus-2509-Q5_1.gguf|Qwen-Image-Edit-Plus-2509-Q6_K.gguf|Qwen-Image-Edit-Plus-2509-Q8_0.gguf|Qwen_Image_Edit_GGUF_Q4_K_M.gguf|Qwen_Image_Edit_GGUF_Q5_1.gguf|Qwen_Image_Edit_GGUF_Q6_K.gguf|Qwen_Image_Edit_GGUF_Q8_0.gguf|Wan2.1_14b_FusionX_Image_to_Video_GGUF_Q4_K_M.gguf|Wan2.1_14b_FusionX_Image_to_Video_GGUF_Q5_K_M.gguf|Wan2.1_14b_FusionX_Image_to_Video_GGUF_Q6_K.gguf|Wan2.1_14b_FusionX_Image_to_Video_GGUF_Q8.gguf|flux1_krea_dev_BF16_Q4_1.gguf|flux1_krea_dev_BF16_Q5_1.gguf|flux1_krea_dev_BF16_Q6_K.gguf|flux1_krea_dev_BF16_Q8_0.gguf|qwen-image-Q4_1.gguf|qwen-image-Q5_1.gguf|qwen-image-Q6_K.gguf|qwen-image-Q8_0.gguf|umt5-xxl-encoder-F16.gguf|umt5-xxl-encoder-F32.gguf|umt5-xxl-encoder-Q3_K_M.gguf|umt5-xxl-encoder-Q3_K_S.gguf|umt5-xxl-encoder-Q4_K_M.gguf|umt5-xxl-encoder-Q4_K_S.gguf|umt5-xxl-encoder-Q5_K_M.gguf|umt5-xxl-encoder-Q5_K_S.gguf|umt5-xxl-encoder-Q6_K.gguf|umt5-xxl-encoder-Q8_0.gguf|wan2.1-i2v-14b-720p-BF16.gguf|wan2.1-i2v-14b-720p-F16.gguf|wan2.1-i2v-14b-720p-Q3_K_M.gguf|wan2.1-i2v-14b-720p-Q3_K_S.gguf|wan2.1-i2v-14b-720p-Q4_0.gguf|wan2.1-i2v-14b-720p-Q4_1.gguf|wan2.1-i2v-14b-720p-Q4_K_M.gguf|wan2.1-i2v-14b-720p-Q4_K_S.gguf|wan2.1-i2v-14b-720p-Q5_0.gguf|wan2.1-i2v-14b-720p-Q5_1.gguf|wan2.1-i2v-14b-720p-Q5_K_M.gguf|wan2.1-i2v-14b-720p-Q5_K_S.gguf|wan2.1-i2v-14b-720p-Q6_K.gguf|wan2.1-i2v-14b-720p-Q8_0.gguf|wan21_i2v_480p_14B_Q8.gguf
Havenlon/Execution-Boundary-Qwen35-9B	mradermacher/Execution-Boundary-Qwen35-9B-GGUF
Hcompany/Holo-3.1-9B	prithivMLmods/Holo-3.1-9B-GGUF|Holo-3.1-9B.|BF16.gguf|F16.gguf|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_0.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_0.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|mmproj-bf16.gguf|mmproj-f16.gguf|mmproj-q8_0.gguf
HuggingFaceTB/SmolLM2-135M-Instruct	HuggingFaceTB/SmolLM2-135M-Instruct-GGUF	bartowski/SmolLM2-135M-Instruct-GGUF	unsloth/SmolLM2-135M-Instruct-GGUF|SmolLM2-135M-Instruct-|F16.gguf|Q2_K.gguf|Q3_K_M.gguf|Q4_K_M.gguf|Q5_K_M.gguf|Q6_K.gguf|Q8_0.gguf
HuggingFaceTB/SmolVLM-500M-Instruct	ggml-org/SmolVLM-500M-Instruct-GGUF||SmolVLM-500M-Instruct-Q8_0.gguf|SmolVLM-500M-Instruct-f16.gguf|mmproj-SmolVLM-500M-Instruct-Q8_0.gguf|mmproj-SmolVLM-500M-Instruct-f16.gguf
HyperAiCorp/Nova-1-0.8B	mradermacher/Nova-1-0.8B-GGUF
IEITYuan/Yuan-embedding-2.0-zh	yeahbeen/Yuan-embedding-2.0-zh-Q4_K_M-GGUF
IndexTeam/IndexTTS-2.5	Richasy/IndexTTS-2.5-GGUF
Indexnusrefather/Erebus-RP-12B-Instruct-2608-v1	mradermacher/Erebus-RP-12B-Instruct-2608-v1-i1-GGUF
Indexnusrefather/Nyx-RP-Mini-2.6B-Instruct-2608-v0.1	mradermacher/Nyx-RP-Mini-2.6B-Instruct-2608-v0.1-i1-GGUF	mradermacher/Nyx-RP-Mini-2.6B-Instruct-2608-v0.1-GGUF
Indexnusrefather/Super-Slop-Machina-Micro-Roleplay-Instruct-750M-v1-0812	mradermacher/Super-Slop-Machina-Micro-Roleplay-Instruct-750M-v1-0812-i1-GGUF	mradermacher/Super-Slop-Machina-Micro-Roleplay-Instruct-750M-v1-0812-GGUF
Indexnusrefather/Super-Slop-Machina-RP-XXL-Small-3B-2608	mradermacher/Super-Slop-Machina-RP-XXL-Small-3B-2608-i1-GGUF	mradermacher/Super-Slop-Machina-RP-XXL-Small-3B-2608-GGUF
Inner-Reflections/VACE_Skyreels_V3_R2V_Merge	mickmumpitz/VACE_Skyreels_V3_R2V_Merge-GGUF
InternScience/Agents-A1	mradermacher/Agents-A1-i1-GGUF	mradermacher/Agents-A1-GGUF
Jackrong/Qwen3.5-27B-Claude-4.6-Opus-Reasoning-Distilled	mradermacher/Qwen3.5-27B-Claude-4.6-Opus-Reasoning-Distilled-i1-GGUF
Jackrong/Qwen3.5-9B-DeepSeek-V4-Flash	mradermacher/Qwen3.5-9B-DeepSeek-V4-Flash-GGUF
Jackrong/Qwen3.5-9B-GLM5.1-Distill-v1	Jackrong/Qwen3.5-9B-GLM5.1-Distill-v1-GGUF
Jackrong/Qwopus-GLM-18B-Healed	mradermacher/Qwopus-GLM-18B-Healed-i1-GGUF
Jackrong/Qwopus3.5-9B-v3.5	loilkon/Qwopus3.5-9B-v3.5-Uncensored
Jackrong/Qwopus3.6-27B-v1-preview	Abiray/Qwopus3.6-27B-v1-preview-GGUF
JallyAI/Nomi-2-Mini	mradermacher/Nomi-2-Mini-GGUF
Jarrodbarnes/KernelBench-RLVR-120b	mradermacher/KernelBench-RLVR-120b-i1-GGUF	mradermacher/KernelBench-RLVR-120b-GGUF
JibayAi/Jibay_2	mradermacher/Jibay_2-i1-GGUF	mradermacher/Jibay_2-GGUF
Jiunsong/supergemma4-e4b-abliterated	Jiunsong/supergemma4-e4b-abliterated-mlx~
JonathanColetti/Qwen3.8-27B-Uncensored	mradermacher/Qwen3.8-27B-Uncensored-GGUF	mradermacher/Qwen3.8-27B-Uncensored-i1-GGUF
Justbackup/phi-4-abliterated	Justbackup/phi-4-abliterated-GGUF
KaraKaraModel/gpt4o-distil-paperwitch-abliteration-L33-70b	mradermacher/gpt4o-distil-paperwitch-abliteration-L33-70b-GGUF
KaraKaraWarehouse/BlenderCartel-llama33-70B-Pt2	mradermacher/BlenderCartel-llama33-70B-Pt2-i1-GGUF
KaraKaraWarehouse/Llama-3.3-MagicalGirl-2.5	mradermacher/Llama-3.3-MagicalGirl-2.5-GGUF
KayaTechAI/Llama-3.1-8b-Finance	mradermacher/Llama-3.1-8b-Finance-GGUF
Kwaipilot/KAT-Coder-V2.5-Dev	bartowski/Kwaipilot_KAT-Coder-V2.5-Dev-GGUF	mudler/KAT-Coder-V2.5-Dev-APEX-GGUF
KyleHessling1/Qwopus-GLM-18B-Healed	KyleHessling1/Qwopus-GLM-18B-Healed-MLX-4bit~
LGAI-EXAONE/EXAONE-Deep-32B	mlx-community/EXAONE-Deep-32B-4bit~	mlx-community/EXAONE-Deep-32B-8bit~	mlx-community/EXAONE-Deep-32B-mlx-8Bit~	mlx-community/EXAONE-Deep-32B-bf16~
LakoMoor/QClaw-4B	LakoMoor/QClaw-4B-GGUF
Lambent/Arsenic-Shahrazad-12B-v4.5	mradermacher/Arsenic-Shahrazad-12B-v4.5-GGUF
Lambent/Iris-12B-v1.4.1	mradermacher/Iris-12B-v1.4.1-i1-GGUF	mradermacher/Iris-12B-v1.4.1-GGUF
Lambent/Mira-v1.15-27B	mradermacher/Mira-v1.15-27B-i1-GGUF
Lambent/Mira-v1.23.1-27B-dpo	mradermacher/Mira-v1.23.1-27B-dpo-i1-GGUF
Lasimeri/GrugCap-27B	mradermacher/GrugCap-27B-i1-GGUF	mradermacher/GrugCap-27B-GGUF
Lathly/Qwen3.8-27B-Samantha	Lathly/Qwen3.8-27B-Samantha-GGUF	mradermacher/Qwen3.8-27B-Samantha-i1-GGUF	mradermacher/Qwen3.8-27B-Samantha-GGUF
LibreYOLO/LibreGemma4e2b	mradermacher/LibreGemma4e2b-i1-GGUF	mradermacher/LibreGemma4e2b-GGUF
LibreYOLO/LibreGemma4e4b	mradermacher/LibreGemma4e4b-i1-GGUF	mradermacher/LibreGemma4e4b-GGUF
Lightricks/LTX-2	DeepBeepMeep/LTX-2|ltx-2.3-22b-distilled-Q|4_K_M_light.gguf|6_K_light.gguf|8_0_light.gguf
Lightricks/LTX-2.3	unsloth/LTX-2.3-GGUF||distilled-1.1/ltx-2.3-22b-distilled-1.1-BF16.gguf|distilled-1.1/ltx-2.3-22b-distilled-1.1-F16.gguf|distilled-1.1/ltx-2.3-22b-distilled-1.1-Q2_K.gguf|distilled-1.1/ltx-2.3-22b-distilled-1.1-Q3_K_M.gguf|distilled-1.1/ltx-2.3-22b-distilled-1.1-Q3_K_S.gguf|distilled-1.1/ltx-2.3-22b-distilled-1.1-Q4_0.gguf|distilled-1.1/ltx-2.3-22b-distilled-1.1-Q4_1.gguf|distilled-1.1/ltx-2.3-22b-distilled-1.1-Q4_K_M.gguf|distilled-1.1/ltx-2.3-22b-distilled-1.1-Q4_K_S.gguf|distilled-1.1/ltx-2.3-22b-distilled-1.1-Q5_0.gguf|distilled-1.1/ltx-2.3-22b-distilled-1.1-Q5_1.gguf|distilled-1.1/ltx-2.3-22b-distilled-1.1-Q5_K_M.gguf|distilled-1.1/ltx-2.3-22b-distilled-1.1-Q5_K_S.gguf|distilled-1.1/ltx-2.3-22b-distilled-1.1-Q6_K.gguf|distilled-1.1/ltx-2.3-22b-distilled-1.1-Q8_0.gguf|distilled-1.1/ltx-2.3-22b-distilled-1.1-UD-Q2_K.gguf|distilled-1.1/ltx-2.3-22b-distilled-1.1-UD-Q3_K_M.gguf|distilled-1.1/ltx-2.3-22b-distilled-1.1-UD-Q4_K_M.gguf|distilled-1.1/ltx-2.3-22b-distilled-1.1-UD-Q5_K_M.gguf|distilled/ltx-2.3-22b-distilled-BF16.gguf|distilled/ltx-2.3-22b-distilled-F16.gguf|distilled/ltx-2.3-22b-distilled-Q2_K.gguf|distilled/ltx-2.3-22b-distilled-Q3_K_M.gguf|distilled/ltx-2.3-22b-distilled-Q3_K_S.gguf|distilled/ltx-2.3-22b-distilled-Q4_0.gguf|distilled/ltx-2.3-22b-distilled-Q4_1.gguf|distilled/ltx-2.3-22b-distilled-Q4_K_M.gguf|distilled/ltx-2.3-22b-distilled-Q4_K_S.gguf|distilled/ltx-2.3-22b-distilled-Q5_0.gguf|distilled/ltx-2.3-22b-distilled-Q5_1.gguf|distilled/ltx-2.3-22b-distilled-Q5_K_M.gguf|distilled/ltx-2.3-22b-distilled-Q5_K_S.gguf|distilled/ltx-2.3-22b-distilled-Q6_K.gguf|distilled/ltx-2.3-22b-distilled-Q8_0.gguf|distilled/ltx-2.3-22b-distilled-UD-Q2_K.gguf|distilled/ltx-2.3-22b-distilled-UD-Q3_K_M.gguf|distilled/ltx-2.3-22b-distilled-UD-Q3_K_S.gguf|distilled/ltx-2.3-22b-distilled-UD-Q4_K_M.gguf|distilled/ltx-2.3-22b-distilled-UD-Q4_K_S.gguf|distilled/ltx-2.3-22b-distilled-UD-Q5_K_M.gguf|distilled/ltx-2.3-22b-distilled-UD-Q5_K_S.gguf|ltx-2.3-22b-dev-BF16.gguf|ltx-2.3-22b-dev-F16.gguf|ltx-2.3-22b-dev-Q2_K.gguf|ltx-2.3-22b-dev-Q3_K_M.gguf|ltx-2.3-22b-dev-Q3_K_S.gguf|ltx-2.3-22b-dev-Q4_0.gguf|ltx-2.3-22b-dev-Q4_1.gguf|ltx-2.3-22b-dev-Q4_K_M.gguf|ltx-2.3-22b-dev-Q4_K_S.gguf|ltx-2.3-22b-dev-Q5_0.gguf|ltx-2.3-22b-dev-Q5_1.gguf|ltx-2.3-22b-dev-Q5_K_M.gguf|ltx-2.3-22b-dev-Q5_K_S.gguf|ltx-2.3-22b-dev-Q6_K.gguf|ltx-2.3-22b-dev-Q8_0.gguf|ltx-2.3-22b-dev-UD-Q2_K.gguf|ltx-2.3-22b-dev-UD-Q3_K_M.gguf|ltx-2.3-22b-dev-UD-Q3_K_S.gguf|ltx-2.3-22b-dev-UD-Q4_K_M.gguf	QuantStack/LTX-2.3-GGUF	ChrisColeTech/LTX-2.3-uncensored-fp8
Lightricks/LTX-2.5	agosh/LTX-2.5-Comfy-GGUF
Lightricks/LTX-Video	oxide-lab/LTX-Video-0.9.8-2B-distilled
LilaRest/gemma-4-31B-it-NVFP4-turbo	CISCai/gemma-4-31B-it-NVFP4-turbo-GGUF
LiquidAI/LFM2-1.2B-RAG	LiquidAI/LFM2-1.2B-RAG-GGUF
LiquidAI/LFM2-2.6B	LiquidAI/LFM2-2.6B-GGUF
LiquidAI/LFM2-24B-A2B	LiquidAI/LFM2-24B-A2B-GGUF	lmstudio-community/LFM2-24B-A2B-MLX-4bit~	lmstudio-community/LFM2-24B-A2B-MLX-8bit~	lmstudio-community/LFM2-24B-A2B-MLX-6bit~
LiquidAI/LFM2.5-1.2B-Instruct	LiquidAI/LFM2.5-1.2B-Instruct-GGUF	lmstudio-community/LFM2.5-1.2B-Instruct-MLX-8bit~	lmstudio-community/LFM2.5-1.2B-Instruct-MLX-4bit~	lmstudio-community/LFM2.5-1.2B-Instruct-MLX-6bit~
LiquidAI/LFM2.5-1.2B-Instruct-DSpark	LiquidAI/LFM2.5-1.2B-Instruct-DSpark-GGUF
LiquidAI/LFM2.5-1.2B-Thinking	LiquidAI/LFM2.5-1.2B-Thinking-GGUF
LiquidAI/LFM2.5-2.6B	LiquidAI/LFM2.5-2.6B-GGUF
LiquidAI/LFM2.5-2.6B-DSpark	LiquidAI/LFM2.5-2.6B-DSpark-GGUF
LiquidAI/LFM2.5-230M	LiquidAI/LFM2.5-230M-GGUF
LiquidAI/LFM2.5-350M	LiquidAI/LFM2.5-350M-GGUF
LiquidAI/LFM2.5-8B-A1B	LiquidAI/LFM2.5-8B-A1B-GGUF|LFM2.5-8B-A1B-|BF16.gguf|F16.gguf|Q4_0.gguf|Q4_K_M.gguf|Q5_K_M.gguf|Q6_K.gguf|Q8_0.gguf
LiquidAI/LFM2.5-8B-A1B-DSpark	LiquidAI/LFM2.5-8B-A1B-DSpark-GGUF
LiquidAI/LFM2.5-Audio-1.5B	LiquidAI/LFM2.5-Audio-1.5B-GGUF
LiquidAI/LFM2.5-VL-1.6B	LiquidAI/LFM2.5-VL-1.6B-GGUF||LFM2.5-VL-1.6B-BF16.gguf|LFM2.5-VL-1.6B-F16.gguf|LFM2.5-VL-1.6B-Q4_0.gguf|LFM2.5-VL-1.6B-Q8_0.gguf|mmproj-LFM2.5-VL-1.6b-BF16.gguf|mmproj-LFM2.5-VL-1.6b-F16.gguf|mmproj-LFM2.5-VL-1.6b-Q8_0.gguf
LiquidAI/LFM2.5-VL-3B	LiquidAI/LFM2.5-VL-3B-GGUF	unsloth/LFM2.5-VL-3B-GGUF	LiquidAI/LFM2.5-VL-3B-MLX-4bit~	LiquidAI/LFM2.5-VL-3B-MLX-8bit~	LiquidAI/LFM2.5-VL-3B-MLX-bf16~	LiquidAI/LFM2.5-VL-3B-MLX-6bit~
LuffyTheFox/Gemma-4-E4B-Uncensored-Genesis	LuffyTheFox/Gemma-4-E4B-Uncensored-Genesis-GGUF
Lumnier-Labs/Lumnier-LER-1-Reasoning	mradermacher/Lumnier-LER-1-Reasoning-GGUF
MAlexCCBC/TinyChampion-3B-R1	mradermacher/TinyChampion-3B-R1-i1-GGUF	mradermacher/TinyChampion-3B-R1-GGUF
MLA299/Tennda-Nano	mradermacher/Tennda-Nano-GGUF
Ma7ee7/Qwen3.8_4B_Distilled	Ma7ee7/Qwen3.8_4B_Distilled_GGUF
ManniX-ITA/Qwen3.6-27B-A3B-CoderX	mradermacher/Qwen3.6-27B-A3B-CoderX-GGUF	mradermacher/Qwen3.6-27B-A3B-CoderX-i1-GGUF
ManniX-ITA/Qwen3.6-27B-Omnimerge-v4	ManniX-ITA/Qwen3.6-27B-Omnimerge-v4-GGUF
Mawdistical/Feline-Clairvoyance-72B	mradermacher/Feline-Clairvoyance-72B-i1-GGUF	mradermacher/Feline-Clairvoyance-72B-GGUF
Mawdistical/Sentinel-Serpent-Q3-32B	mradermacher/Sentinel-Serpent-Q3-32B-i1-GGUF	mradermacher/Sentinel-Serpent-Q3-32B-GGUF
Mawdistical/Vulpine-Seduction-70B	mradermacher/Vulpine-Seduction-70B-i1-GGUF	mradermacher/Vulpine-Seduction-70B-GGUF
May2222/Fisher-R1-14B	mradermacher/Fisher-R1-14B-GGUF
MaziyarPanahi/Llama-3-8B-Instruct-64k	MaziyarPanahi/Llama-3-8B-Instruct-64k-GGUF|Llama-3-8B-Instruct-64k.|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|fp16.gguf
McGill-NLP/AfriqueQwen3.5-0.8B-50Langs	mradermacher/AfriqueQwen3.5-0.8B-50Langs-i1-GGUF	mradermacher/AfriqueQwen3.5-0.8B-50Langs-GGUF
McGill-NLP/AfriqueQwen3.5-9B-50Langs	mradermacher/AfriqueQwen3.5-9B-50Langs-GGUF	mradermacher/AfriqueQwen3.5-9B-50Langs-i1-GGUF
MegaPanchamZ/Qwen3.8-9B-abliterated-25	MegaPanchamZ/Qwen3.8-9B-abliterated-25-GGUF
Michael-Kozu/Deimos-R1	mradermacher/Deimos-R1-i1-GGUF	mradermacher/Deimos-R1-GGUF
Michael-Kozu/Europa-B1	mradermacher/Europa-B1-i1-GGUF	mradermacher/Europa-B1-GGUF
Michael-Kozu/Ganymede-A1	mradermacher/Ganymede-A1-i1-GGUF	mradermacher/Ganymede-A1-GGUF
MichaelAnthony/gemma4-e2b-Snowfox-hf	mradermacher/gemma4-e2b-Snowfox-hf-GGUF
Minbyul/AgentMercury-Qwen3.5-35B-A3B	mradermacher/AgentMercury-Qwen3.5-35B-A3B-i1-GGUF	mradermacher/AgentMercury-Qwen3.5-35B-A3B-GGUF
Minbyul/AgentMercury-Qwen3.5-35B-A3B-SAO	mradermacher/AgentMercury-Qwen3.5-35B-A3B-SAO-GGUF
Minbyul/AgentMercury-Qwen3.5-4B	mradermacher/AgentMercury-Qwen3.5-4B-i1-GGUF
MiniMaxAI/MiniMax-H3	unsloth/MiniMax-H3-GGUF	Abiray/MiniMax-H3-GGUF	Abiray/MiniMax-H3-Pruned-GGUF	ChrisColeTech/minimax-h3-turbo-GGUF
MiniMaxAI/MiniMax-M2.5	unsloth/MiniMax-M2.5-GGUF
MiniMaxAI/MiniMax-M2.7	unsloth/MiniMax-M2.7-GGUF	bartowski/MiniMaxAI_MiniMax-M2.7-GGUF	mudler/MiniMax-M2.7-APEX-GGUF
MiniMaxAI/MiniMax-Music3	mlx-community/MiniMax-Music3-mxfp4~	mlx-community/MiniMax-Music3-8bit~	mlx-community/MiniMax-Music3-bf16~	mlx-community/MiniMax-Music3-4bit~	audio-cpp/MiniMax-Music3-GGUF
Motif-Technologies/Motif-Video-2B	Motif-Technologies/Motif-Video-2B-GGUF
MuXodious/LFM2.5-VL-1.6B-absolute-heresy	mradermacher/LFM2.5-VL-1.6B-absolute-heresy-i1-GGUF	mradermacher/LFM2.5-VL-1.6B-absolute-heresy-GGUF
MuXodious/Nanbeige4.2-3B-ARA-heresy	MuXodious/Nanbeige4.2-3B-ARA-heresy-mlx-8Bit~
MuXodious/Qwen3.8-27B-absolute-heresy	MuXodious/Qwen3.8-27B-absolute-heresy-GGUF	mradermacher/Qwen3.8-27B-absolute-heresy-i1-GGUF	mradermacher/Qwen3.8-27B-absolute-heresy-GGUF
MuXodious/Qwen3.8-27B-absolute-heresy-LoRA	MuXodious/Qwen3.8-27B-absolute-heresy-LoRA-GGUF
MuXodious/gemma-3-4b-it-PaperWitch-heresy	mradermacher/gemma-3-4b-it-PaperWitch-heresy-i1-GGUF
NamanAgnih0tri/AlphaRoute-0.8B-v1.0	mradermacher/AlphaRoute-0.8B-v1.0-GGUF
Nasaawakening/Zoder2.0-1B	mradermacher/Zoder2.0-1B-GGUF
Natarizki/CLM-0.8B	mradermacher/CLM-0.8B-GGUF
Natarizki/CLM-1B	mradermacher/CLM-1B-GGUF
Neura-Tech-AI/Neuron-46x4B	mradermacher/Neuron-46x4B-i1-GGUF	mradermacher/Neuron-46x4B-GGUF
Neuron-AI-Labs/LFM2.5-230M-MATH	mradermacher/LFM2.5-230M-MATH-GGUF
NeuronUz/NeuronAI-2B	mradermacher/NeuronAI-2B-GGUF	mradermacher/NeuronAI-2B-i1-GGUF
Nimbz/Froopert-31B	mradermacher/Froopert-31B-i1-GGUF	mradermacher/Froopert-31B-GGUF
Nimbz/Schattenblume-31B	mradermacher/Schattenblume-31B-i1-GGUF	mradermacher/Schattenblume-31B-GGUF
NousResearch/DeepHermes-3-Mistral-24B-Preview	mlx-community/DeepHermes-3-Mistral-24B-Preview-bf16~
NousResearch/Hermes-4-14B	bartowski/NousResearch_Hermes-4-14B-GGUF
NousResearch/Hermes-4-70B	lmstudio-community/Hermes-4-70B-MLX-4bit~	lmstudio-community/Hermes-4-70B-MLX-8bit~	lmstudio-community/Hermes-4-70B-MLX-6bit~
OBLITERATUS/Qwen3.8-27B-OBLITERATED	mradermacher/Qwen3.8-27B-OBLITERATED-GGUF	mradermacher/Qwen3.8-27B-OBLITERATED-i1-GGUF
OBLITERATUS/gemma-4-E4B-it-OBLITERATED	mradermacher/gemma-4-E4B-it-OBLITERATED-i1-GGUF
OS-Software/Ornith-1.5-35B-A3B-heretic-ja	OS-Software/Ornith-1.5-35B-A3B-heretic-ja-GGUF
OS-Software/Qwen3.8-27B-MTP-heretic-ja	mradermacher/Qwen3.8-27B-MTP-heretic-ja-i1-GGUF	mradermacher/Qwen3.8-27B-MTP-heretic-ja-GGUF
OccultAI/Doppelganger-Twist-24B	mradermacher/Doppelganger-Twist-24B-i1-GGUF	mradermacher/Doppelganger-Twist-24B-GGUF
OccultAI/Ouroboros-24B-v1.4	mradermacher/Ouroboros-24B-v1.4-i1-GGUF	mradermacher/Ouroboros-24B-v1.4-GGUF
OpenIntelligenceNet/Qwen-3.8-27B-Heretic	mradermacher/Qwen-3.8-27B-Heretic-GGUF	mradermacher/Qwen-3.8-27B-Heretic-i1-GGUF
OpenMOSS-Team/MOSS-Music-8B-Instruct	scragnog/MOSS-Music-8B-Instruct-GGUF
OpenMed/privacy-filter-nemotron	OpenMed/privacy-filter-nemotron-mlx~
OrionLLM/GRM-2.6-Plus	morikomorizz/GRM-2.6-Plus-GGUF
OttomanNLP/Azra-1-Mini-0.8b	mradermacher/Azra-1-Mini-0.8b-GGUF
PaddlePaddle/PaddleOCR-VL-1.5	PaddlePaddle/PaddleOCR-VL-1.5-GGUF|PaddleOCR-VL-1.5|-mmproj.gguf|.gguf
PeetPedro/qwen2.5-coder-32b-instruct-heretic-sft	mradermacher/qwen2.5-coder-32b-instruct-heretic-sft-GGUF	mradermacher/qwen2.5-coder-32b-instruct-heretic-sft-i1-GGUF
Phr00t/Qwen-Image-Edit-Rapid-AIO	Arunk25/Qwen-Image-Edit-Rapid-AIO-GGUF	Phil2Sat/Qwen-Image-Edit-Rapid-AIO-GGUF
Pluto-AI-Labs/Apollo-VL-Edge-3B	mradermacher/Apollo-VL-Edge-3B-GGUF	Pluto-AI-Labs/Apollo-VL-Edge-3B-MLX-6bit~	Pluto-AI-Labs/Apollo-VL-Edge-3B-MLX-4bit~	Pluto-AI-Labs/Apollo-VL-Edge-3B-MLX-FP16~	Pluto-AI-Labs/Apollo-VL-Edge-3B-MLX-8bit~
Potunes145/gemma-4-e2b-nova-ai	Potunes145/gemma-4-e2b-nova-ai-gguf
PrimeIntellect/INTELLECT-2	MaziyarPanahi/INTELLECT-2-GGUF|INTELLECT-2.Q|2_K.gguf|3_K_L.gguf|3_K_M.gguf|4_K_M.gguf|5_K_M.gguf|6_K.gguf
Princejohnver/NEO-4B-SMART-FAST-v1	mradermacher/NEO-4B-SMART-FAST-v1-GGUF
ProCreations/grug-v1.1-qwen-3.8-27b	ProCreations/grug-v1.1-qwen-3.8-27b-gguf	mradermacher/grug-v1.1-qwen-3.8-27b-i1-GGUF	mradermacher/grug-v1.1-qwen-3.8-27b-GGUF
ProCreations/grug-v1.1-qwen-3.8-27b-mtp	ProCreations/grug-v1.1-qwen-3.8-27b-mtp-gguf	mradermacher/grug-v1.1-qwen-3.8-27b-mtp-i1-GGUF	mradermacher/grug-v1.1-qwen-3.8-27b-mtp-GGUF
Quipuai/quipu-0.8b	Quipuai/quipu-0.8b-GGUF	mradermacher/quipu-0.8b-GGUF
Qwen/QwQ-32B	MaziyarPanahi/QwQ-32B-GGUF|QwQ-32B.Q|2_K.gguf|3_K_L.gguf|3_K_M.gguf|3_K_S.gguf|4_K_M.gguf|4_K_S.gguf|5_K_M.gguf|5_K_S.gguf|6_K.gguf|8_0.gguf
Qwen/Qwen-Image-2512	unsloth/Qwen-Image-2512-GGUF
Qwen/Qwen-Image-Edit-2509	QuantStack/Qwen-Image-Edit-2509-GGUF|Qwen-Image-Edit-2509-Q|2_K.gguf|3_K_M.gguf|3_K_S.gguf|4_0.gguf|4_1.gguf|4_K_M.gguf|4_K_S.gguf|5_0.gguf|5_1.gguf|5_K_M.gguf|5_K_S.gguf|6_K.gguf|8_0.gguf
Qwen/Qwen-Image-Edit-2511	unsloth/Qwen-Image-Edit-2511-GGUF|qwen-image-edit-2511-|BF16.gguf|F16.gguf|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_0.gguf|Q4_1.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_0.gguf|Q5_1.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf
Qwen/Qwen2-1.5B-Instruct	Qwen/Qwen2-1.5B-Instruct-GGUF	bartowski/Qwen2-1.5B-Instruct-GGUF
Qwen/Qwen2-7B-Instruct	Qwen/Qwen2-7B-Instruct-GGUF|qwen2-7b-instruct-|fp16.gguf|q2_k.gguf|q3_k_m.gguf|q4_0.gguf|q4_k_m.gguf|q5_0.gguf|q5_k_m.gguf|q6_k.gguf|q8_0.gguf	MaziyarPanahi/Qwen2-7B-Instruct-GGUF|Qwen2-7B-Instruct.|IQ1_M.gguf|IQ1_S.gguf|IQ2_XS.gguf|IQ3_XS.gguf|IQ4_XS.gguf|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|fp16.gguf
Qwen/Qwen2-VL-2B-Instruct	ggml-org/Qwen2-VL-2B-Instruct-GGUF
Qwen/Qwen2-VL-7B-Instruct	ggml-org/Qwen2-VL-7B-Instruct-GGUF
Qwen/Qwen2.5-0.5B-Instruct	Qwen/Qwen2.5-0.5B-Instruct-GGUF|qwen2.5-0.5b-instruct-|fp16.gguf|q2_k.gguf|q3_k_m.gguf|q4_0.gguf|q4_k_m.gguf|q5_0.gguf|q5_k_m.gguf|q6_k.gguf|q8_0.gguf
Qwen/Qwen2.5-1.5B-Instruct	Qwen/Qwen2.5-1.5B-Instruct-GGUF|qwen2.5-1.5b-instruct-|fp16.gguf|q2_k.gguf|q3_k_m.gguf|q4_0.gguf|q4_k_m.gguf|q5_0.gguf|q5_k_m.gguf|q6_k.gguf|q8_0.gguf	MaziyarPanahi/Qwen2.5-1.5B-Instruct-GGUF|Qwen2.5-1.5B-Instruct.|IQ1_M.gguf|IQ1_S.gguf|IQ2_XS.gguf|IQ3_XS.gguf|IQ4_XS.gguf|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|fp16.gguf
Qwen/Qwen2.5-14B-Instruct	Qwen/Qwen2.5-14B-Instruct-GGUF|qwen2.5-14b-instruct-|fp16-00001-of-00008.gguf|fp16-00002-of-00008.gguf|fp16-00003-of-00008.gguf|fp16-00004-of-00008.gguf|fp16-00005-of-00008.gguf|fp16-00006-of-00008.gguf|fp16-00007-of-00008.gguf|fp16-00008-of-00008.gguf|q2_k-00001-of-00002.gguf|q2_k-00002-of-00002.gguf|q3_k_m-00001-of-00002.gguf|q3_k_m-00002-of-00002.gguf|q4_0-00001-of-00003.gguf|q4_0-00002-of-00003.gguf|q4_0-00003-of-00003.gguf|q4_k_m-00001-of-00003.gguf|q4_k_m-00002-of-00003.gguf|q4_k_m-00003-of-00003.gguf|q5_0-00001-of-00003.gguf|q5_0-00002-of-00003.gguf|q5_0-00003-of-00003.gguf|q5_k_m-00001-of-00003.gguf|q5_k_m-00002-of-00003.gguf|q5_k_m-00003-of-00003.gguf|q6_k-00001-of-00004.gguf|q6_k-00002-of-00004.gguf|q6_k-00003-of-00004.gguf|q6_k-00004-of-00004.gguf|q8_0-00001-of-00004.gguf|q8_0-00002-of-00004.gguf|q8_0-00003-of-00004.gguf|q8_0-00004-of-00004.gguf	bartowski/Qwen2.5-14B-Instruct-GGUF|Qwen2.5-14B-Instruct-|IQ2_M.gguf|IQ3_M.gguf|IQ3_XS.gguf|IQ4_XS.gguf|Q2_K.gguf|Q2_K_L.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q3_K_XL.gguf|Q4_0.gguf|Q4_0_4_4.gguf|Q4_0_4_8.gguf|Q4_0_8_8.gguf|Q4_K_L.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_L.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q6_K_L.gguf|Q8_0.gguf|f16.gguf
Qwen/Qwen2.5-32B-Instruct	Qwen/Qwen2.5-32B-Instruct-GGUF	bartowski/Qwen2.5-32B-Instruct-GGUF
Qwen/Qwen2.5-3B-Instruct	Qwen/Qwen2.5-3B-Instruct-GGUF|qwen2.5-3b-instruct-|fp16-00001-of-00002.gguf|fp16-00002-of-00002.gguf|q2_k.gguf|q3_k_m.gguf|q4_0.gguf|q4_k_m.gguf|q5_0.gguf|q5_k_m.gguf|q6_k.gguf|q8_0.gguf
Qwen/Qwen2.5-72B-Instruct	Qwen/Qwen2.5-72B-Instruct-GGUF	bartowski/Qwen2.5-72B-Instruct-GGUF
Qwen/Qwen2.5-7B-Instruct	Qwen/Qwen2.5-7B-Instruct-GGUF|qwen2.5-7b-instruct-|fp16-00001-of-00004.gguf|fp16-00002-of-00004.gguf|fp16-00003-of-00004.gguf|fp16-00004-of-00004.gguf|q2_k.gguf|q3_k_m.gguf|q4_0-00001-of-00002.gguf|q4_0-00002-of-00002.gguf|q4_k_m-00001-of-00002.gguf|q4_k_m-00002-of-00002.gguf|q5_0-00001-of-00002.gguf|q5_0-00002-of-00002.gguf|q5_k_m-00001-of-00002.gguf|q5_k_m-00002-of-00002.gguf|q6_k-00001-of-00002.gguf|q6_k-00002-of-00002.gguf|q8_0-00001-of-00003.gguf|q8_0-00002-of-00003.gguf|q8_0-00003-of-00003.gguf	MaziyarPanahi/Qwen2.5-7B-Instruct-GGUF|Qwen2.5-7B-Instruct.|IQ1_M.gguf|IQ1_S.gguf|IQ2_XS.gguf|IQ3_XS.gguf|IQ4_XS.gguf|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|fp16.gguf	bartowski/Qwen2.5-7B-Instruct-GGUF|Qwen2.5-7B-Instruct-|IQ2_M.gguf|IQ3_M.gguf|IQ3_XS.gguf|IQ4_XS.gguf|Q2_K.gguf|Q2_K_L.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q3_K_XL.gguf|Q4_0.gguf|Q4_0_4_4.gguf|Q4_0_4_8.gguf|Q4_0_8_8.gguf|Q4_K_L.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_L.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q6_K_L.gguf|Q8_0.gguf|f16.gguf
Qwen/Qwen2.5-Coder-1.5B-Instruct	Qwen/Qwen2.5-Coder-1.5B-Instruct-GGUF
Qwen/Qwen2.5-Coder-14B-Instruct	Qwen/Qwen2.5-Coder-14B-Instruct-GGUF|qwen2.5-coder-14b-instruct-|fp16-00001-of-00004.gguf|fp16-00002-of-00004.gguf|fp16-00003-of-00004.gguf|fp16-00004-of-00004.gguf|fp16.gguf|q2_k.gguf|q3_k_m.gguf|q4_0.gguf|q4_k_m-00001-of-00002.gguf|q4_k_m-00002-of-00002.gguf|q4_k_m.gguf|q5_0-00001-of-00002.gguf|q5_0-00002-of-00002.gguf|q5_0.gguf|q5_k_m-00001-of-00002.gguf|q5_k_m-00002-of-00002.gguf|q5_k_m.gguf|q6_k-00001-of-00002.gguf|q6_k-00002-of-00002.gguf|q6_k.gguf|q8_0-00001-of-00002.gguf|q8_0-00002-of-00002.gguf|q8_0.gguf	lmstudio-community/Qwen2.5-Coder-14B-Instruct-MLX-4bit~	lmstudio-community/Qwen2.5-Coder-14B-Instruct-MLX-8bit~
Qwen/Qwen2.5-Coder-32B-Instruct	Qwen/Qwen2.5-Coder-32B-Instruct-GGUF|qwen2.5-coder-32b-instruct-|fp16-00001-of-00009.gguf|fp16-00002-of-00009.gguf|fp16-00003-of-00009.gguf|fp16-00004-of-00009.gguf|fp16-00005-of-00009.gguf|fp16-00006-of-00009.gguf|fp16-00007-of-00009.gguf|fp16-00008-of-00009.gguf|fp16-00009-of-00009.gguf|q2_k-00001-of-00002.gguf|q2_k-00002-of-00002.gguf|q2_k.gguf|q3_k_m-00001-of-00002.gguf|q3_k_m-00002-of-00002.gguf|q3_k_m.gguf|q4_0-00001-of-00003.gguf|q4_0-00002-of-00003.gguf|q4_0-00003-of-00003.gguf|q4_0.gguf|q4_k_m-00001-of-00003.gguf|q4_k_m-00002-of-00003.gguf|q4_k_m-00003-of-00003.gguf|q4_k_m.gguf|q5_0-00001-of-00003.gguf|q5_0-00002-of-00003.gguf|q5_0-00003-of-00003.gguf|q5_0.gguf|q5_k_m-00001-of-00003.gguf|q5_k_m-00002-of-00003.gguf|q5_k_m-00003-of-00003.gguf|q5_k_m.gguf|q6_k-00001-of-00004.gguf|q6_k-00002-of-00004.gguf|q6_k-00003-of-00004.gguf|q6_k-00004-of-00004.gguf|q6_k.gguf|q8_0-00001-of-00005.gguf|q8_0-00002-of-00005.gguf|q8_0-00003-of-00005.gguf|q8_0-00004-of-00005.gguf|q8_0-00005-of-00005.gguf|q8_0.gguf
Qwen/Qwen2.5-Coder-3B-Instruct	Qwen/Qwen2.5-Coder-3B-Instruct-GGUF|qwen2.5-coder-3b-instruct-|fp16.gguf|q2_k.gguf|q3_k_m.gguf|q4_0.gguf|q4_k_m.gguf|q5_0.gguf|q5_k_m.gguf|q6_k.gguf|q8_0.gguf
Qwen/Qwen2.5-Coder-7B-Instruct	Qwen/Qwen2.5-Coder-7B-Instruct-GGUF|qwen2.5-coder-7b-instruct-|fp16-00001-of-00004.gguf|fp16-00002-of-00004.gguf|fp16-00003-of-00004.gguf|fp16-00004-of-00004.gguf|fp16.gguf|q2_k.gguf|q3_k_m.gguf|q4_0-00001-of-00002.gguf|q4_0-00002-of-00002.gguf|q4_0.gguf|q4_k_m-00001-of-00002.gguf|q4_k_m-00002-of-00002.gguf|q4_k_m.gguf|q5_0-00001-of-00002.gguf|q5_0-00002-of-00002.gguf|q5_k_m-00001-of-00002.gguf|q5_k_m-00002-of-00002.gguf|q5_k_m.gguf|q6_k-00001-of-00002.gguf|q6_k-00002-of-00002.gguf|q6_k.gguf|q8_0-00001-of-00003.gguf|q8_0-00002-of-00003.gguf|q8_0-00003-of-00003.gguf|q8_0.gguf
Qwen/Qwen2.5-Omni-7B	unsloth/Qwen2.5-Omni-7B-GGUF
Qwen/Qwen2.5-VL-32B-Instruct	ggml-org/Qwen2.5-VL-32B-Instruct-GGUF
Qwen/Qwen2.5-VL-3B-Instruct	ggml-org/Qwen2.5-VL-3B-Instruct-GGUF
Qwen/Qwen2.5-VL-7B-Instruct	ggml-org/Qwen2.5-VL-7B-Instruct-GGUF	unsloth/Qwen2.5-VL-7B-Instruct-GGUF||Qwen2.5-VL-7B-Instruct-BF16.gguf|Qwen2.5-VL-7B-Instruct-IQ4_NL.gguf|Qwen2.5-VL-7B-Instruct-IQ4_XS.gguf|Qwen2.5-VL-7B-Instruct-Q2_K.gguf|Qwen2.5-VL-7B-Instruct-Q2_K_L.gguf|Qwen2.5-VL-7B-Instruct-Q3_K_M.gguf|Qwen2.5-VL-7B-Instruct-Q3_K_S.gguf|Qwen2.5-VL-7B-Instruct-Q4_0.gguf|Qwen2.5-VL-7B-Instruct-Q4_1.gguf|Qwen2.5-VL-7B-Instruct-Q4_K_M.gguf|Qwen2.5-VL-7B-Instruct-Q4_K_S.gguf|Qwen2.5-VL-7B-Instruct-Q5_K_M.gguf|Qwen2.5-VL-7B-Instruct-Q5_K_S.gguf|Qwen2.5-VL-7B-Instruct-Q6_K.gguf|Qwen2.5-VL-7B-Instruct-Q8_0.gguf|Qwen2.5-VL-7B-Instruct-UD-IQ1_M.gguf|Qwen2.5-VL-7B-Instruct-UD-IQ1_S.gguf|Qwen2.5-VL-7B-Instruct-UD-IQ2_M.gguf|Qwen2.5-VL-7B-Instruct-UD-IQ2_XXS.gguf|Qwen2.5-VL-7B-Instruct-UD-IQ3_XXS.gguf|Qwen2.5-VL-7B-Instruct-UD-Q2_K_XL.gguf|Qwen2.5-VL-7B-Instruct-UD-Q3_K_XL.gguf|Qwen2.5-VL-7B-Instruct-UD-Q4_K_XL.gguf|Qwen2.5-VL-7B-Instruct-UD-Q5_K_XL.gguf|Qwen2.5-VL-7B-Instruct-UD-Q6_K_XL.gguf|Qwen2.5-VL-7B-Instruct-UD-Q8_K_XL.gguf|mmproj-BF16.gguf|mmproj-F16.gguf|mmproj-F32.gguf
Qwen/Qwen3-0.6B	Qwen/Qwen3-0.6B-GGUF	MaziyarPanahi/Qwen3-0.6B-GGUF|Qwen3-0.6B.|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q4_K_M.gguf|Q5_K_M.gguf|Q6_K.gguf|fp16.gguf	unsloth/Qwen3-0.6B-GGUF|Qwen3-0.6B-|BF16.gguf|IQ4_NL.gguf|IQ4_XS.gguf|Q2_K.gguf|Q2_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_0.gguf|Q4_1.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|UD-IQ1_M.gguf|UD-IQ1_S.gguf|UD-IQ2_M.gguf|UD-IQ2_XXS.gguf|UD-IQ3_XXS.gguf|UD-Q2_K_XL.gguf|UD-Q3_K_XL.gguf|UD-Q4_K_XL.gguf|UD-Q5_K_XL.gguf|UD-Q6_K_XL.gguf|UD-Q8_K_XL.gguf
Qwen/Qwen3-1.7B	MaziyarPanahi/Qwen3-1.7B-GGUF|Qwen3-1.7B.|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q4_K_M.gguf|Q5_K_M.gguf|Q6_K.gguf|fp16.gguf
Qwen/Qwen3-14B	Qwen/Qwen3-14B-GGUF	MaziyarPanahi/Qwen3-14B-GGUF|Qwen3-14B.|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q4_K_M.gguf|Q5_K_M.gguf|Q6_K.gguf|fp16.gguf	unsloth/Qwen3-14B-GGUF
Qwen/Qwen3-30B-A3B	MaziyarPanahi/Qwen3-30B-A3B-GGUF|Qwen3-30B-A3B.Q|2_K.gguf|3_K_L.gguf|3_K_M.gguf|4_K_M.gguf|5_K_M.gguf|6_K.gguf
Qwen/Qwen3-30B-A3B-Instruct-2507	unsloth/Qwen3-30B-A3B-Instruct-2507-GGUF||BF16/Qwen3-30B-A3B-Instruct-2507-BF16-00001-of-00002.gguf|BF16/Qwen3-30B-A3B-Instruct-2507-BF16-00002-of-00002.gguf|Qwen3-30B-A3B-Instruct-2507-IQ4_NL.gguf|Qwen3-30B-A3B-Instruct-2507-IQ4_XS.gguf|Qwen3-30B-A3B-Instruct-2507-Q2_K.gguf|Qwen3-30B-A3B-Instruct-2507-Q2_K_L.gguf|Qwen3-30B-A3B-Instruct-2507-Q3_K_M.gguf|Qwen3-30B-A3B-Instruct-2507-Q3_K_S.gguf|Qwen3-30B-A3B-Instruct-2507-Q4_0.gguf|Qwen3-30B-A3B-Instruct-2507-Q4_1.gguf|Qwen3-30B-A3B-Instruct-2507-Q4_K_M.gguf|Qwen3-30B-A3B-Instruct-2507-Q4_K_S.gguf|Qwen3-30B-A3B-Instruct-2507-Q5_K_M.gguf|Qwen3-30B-A3B-Instruct-2507-Q5_K_S.gguf|Qwen3-30B-A3B-Instruct-2507-Q6_K.gguf|Qwen3-30B-A3B-Instruct-2507-Q8_0.gguf|Qwen3-30B-A3B-Instruct-2507-UD-IQ1_M.gguf|Qwen3-30B-A3B-Instruct-2507-UD-IQ1_S.gguf|Qwen3-30B-A3B-Instruct-2507-UD-IQ2_M.gguf|Qwen3-30B-A3B-Instruct-2507-UD-IQ2_XXS.gguf|Qwen3-30B-A3B-Instruct-2507-UD-IQ3_XXS.gguf|Qwen3-30B-A3B-Instruct-2507-UD-Q2_K_XL.gguf|Qwen3-30B-A3B-Instruct-2507-UD-Q3_K_XL.gguf|Qwen3-30B-A3B-Instruct-2507-UD-Q4_K_XL.gguf|Qwen3-30B-A3B-Instruct-2507-UD-Q5_K_XL.gguf|Qwen3-30B-A3B-Instruct-2507-UD-Q6_K_XL.gguf|Qwen3-30B-A3B-Instruct-2507-UD-Q8_K_XL.gguf|Qwen3-30B-A3B-Instruct-2507-UD-TQ1_0.gguf	MaziyarPanahi/Qwen3-30B-A3B-Instruct-2507-GGUF|Qwen3-30B-A3B-Instruct-2507.|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q4_K_M.gguf|Q5_K_M.gguf|Q6_K.gguf|fp16.gguf
Qwen/Qwen3-32B	MaziyarPanahi/Qwen3-32B-GGUF|Qwen3-32B.Q|2_K.gguf|3_K_L.gguf|3_K_M.gguf|4_K_M.gguf|5_K_M.gguf|6_K.gguf
Qwen/Qwen3-4B	Qwen/Qwen3-4B-GGUF|Qwen3-4B-Q|4_K_M.gguf|5_0.gguf|5_K_M.gguf|6_K.gguf|8_0.gguf	MaziyarPanahi/Qwen3-4B-GGUF|Qwen3-4B.|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q4_K_M.gguf|Q5_K_M.gguf|Q6_K.gguf|fp16.gguf	unsloth/Qwen3-4B-GGUF|Qwen3-4B-|BF16.gguf|IQ4_NL.gguf|IQ4_XS.gguf|Q2_K.gguf|Q2_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_0.gguf|Q4_1.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|UD-IQ1_M.gguf|UD-IQ1_S.gguf|UD-IQ2_M.gguf|UD-IQ2_XXS.gguf|UD-IQ3_XXS.gguf|UD-Q2_K_XL.gguf|UD-Q3_K_XL.gguf|UD-Q4_K_XL.gguf|UD-Q5_K_XL.gguf|UD-Q6_K_XL.gguf|UD-Q8_K_XL.gguf
Qwen/Qwen3-4B-Instruct-2507	MaziyarPanahi/Qwen3-4B-Instruct-2507-GGUF|Qwen3-4B-Instruct-2507.|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q4_K_M.gguf|Q5_K_M.gguf|Q6_K.gguf|fp16.gguf	unsloth/Qwen3-4B-Instruct-2507-GGUF|Qwen3-4B-Instruct-2507-|F16.gguf|IQ4_NL.gguf|IQ4_XS.gguf|Q2_K.gguf|Q2_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_0.gguf|Q4_1.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|UD-IQ1_M.gguf|UD-IQ1_S.gguf|UD-IQ2_M.gguf|UD-IQ2_XXS.gguf|UD-IQ3_XXS.gguf|UD-Q2_K_XL.gguf|UD-Q3_K_XL.gguf|UD-Q4_K_XL.gguf|UD-Q5_K_XL.gguf|UD-Q6_K_XL.gguf|UD-Q8_K_XL.gguf
Qwen/Qwen3-4B-Thinking-2507	MaziyarPanahi/Qwen3-4B-Thinking-2507-GGUF|Qwen3-4B-Thinking-2507.|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q4_K_M.gguf|Q5_K_M.gguf|Q6_K.gguf|fp16.gguf
Qwen/Qwen3-8B	Qwen/Qwen3-8B-GGUF|Qwen3-8B-Q|4_K_M.gguf|5_0.gguf|5_K_M.gguf|6_K.gguf|8_0.gguf	MaziyarPanahi/Qwen3-8B-GGUF|Qwen3-8B.|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q4_K_M.gguf|Q5_K_M.gguf|Q6_K.gguf|fp16.gguf	unsloth/Qwen3-8B-GGUF|Qwen3-8B-|BF16.gguf|IQ4_NL.gguf|IQ4_XS.gguf|Q2_K.gguf|Q2_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_1.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|UD-IQ1_M.gguf|UD-IQ1_S.gguf|UD-IQ2_M.gguf|UD-IQ2_XXS.gguf|UD-IQ3_XXS.gguf|UD-Q2_K_XL.gguf|UD-Q3_K_XL.gguf|UD-Q4_K_XL.gguf|UD-Q5_K_XL.gguf|UD-Q6_K_XL.gguf|UD-Q8_K_XL.gguf
Qwen/Qwen3-ASR-0.6B	aufklarer/Qwen3-ASR-0.6B-MLX-4bit~
Qwen/Qwen3-Coder-30B-A3B-Instruct	unsloth/Qwen3-Coder-30B-A3B-Instruct-GGUF||BF16/Qwen3-Coder-30B-A3B-Instruct-BF16-00001-of-00002.gguf|BF16/Qwen3-Coder-30B-A3B-Instruct-BF16-00002-of-00002.gguf|Qwen3-Coder-30B-A3B-Instruct-IQ4_NL.gguf|Qwen3-Coder-30B-A3B-Instruct-IQ4_XS.gguf|Qwen3-Coder-30B-A3B-Instruct-Q2_K.gguf|Qwen3-Coder-30B-A3B-Instruct-Q2_K_L.gguf|Qwen3-Coder-30B-A3B-Instruct-Q3_K_M.gguf|Qwen3-Coder-30B-A3B-Instruct-Q3_K_S.gguf|Qwen3-Coder-30B-A3B-Instruct-Q4_0.gguf|Qwen3-Coder-30B-A3B-Instruct-Q4_1.gguf|Qwen3-Coder-30B-A3B-Instruct-Q4_K_M.gguf|Qwen3-Coder-30B-A3B-Instruct-Q4_K_S.gguf|Qwen3-Coder-30B-A3B-Instruct-Q5_K_M.gguf|Qwen3-Coder-30B-A3B-Instruct-Q5_K_S.gguf|Qwen3-Coder-30B-A3B-Instruct-Q6_K.gguf|Qwen3-Coder-30B-A3B-Instruct-Q8_0.gguf|Qwen3-Coder-30B-A3B-Instruct-UD-IQ1_M.gguf|Qwen3-Coder-30B-A3B-Instruct-UD-IQ1_S.gguf|Qwen3-Coder-30B-A3B-Instruct-UD-IQ2_M.gguf|Qwen3-Coder-30B-A3B-Instruct-UD-IQ2_XXS.gguf|Qwen3-Coder-30B-A3B-Instruct-UD-IQ3_XXS.gguf|Qwen3-Coder-30B-A3B-Instruct-UD-Q2_K_XL.gguf|Qwen3-Coder-30B-A3B-Instruct-UD-Q3_K_XL.gguf|Qwen3-Coder-30B-A3B-Instruct-UD-Q4_K_XL.gguf|Qwen3-Coder-30B-A3B-Instruct-UD-Q5_K_XL.gguf|Qwen3-Coder-30B-A3B-Instruct-UD-Q6_K_XL.gguf|Qwen3-Coder-30B-A3B-Instruct-UD-Q8_K_XL.gguf|Qwen3-Coder-30B-A3B-Instruct-UD-TQ1_0.gguf	lmstudio-community/Qwen3-Coder-30B-A3B-Instruct-MLX-4bit~	lmstudio-community/Qwen3-Coder-30B-A3B-Instruct-MLX-8bit~	lmstudio-community/Qwen3-Coder-30B-A3B-Instruct-MLX-6bit~
Qwen/Qwen3-Coder-Next	Qwen/Qwen3-Coder-Next-GGUF	unsloth/Qwen3-Coder-Next-GGUF||BF16/Qwen3-Coder-Next-BF16-00001-of-00004.gguf|BF16/Qwen3-Coder-Next-BF16-00002-of-00004.gguf|BF16/Qwen3-Coder-Next-BF16-00003-of-00004.gguf|BF16/Qwen3-Coder-Next-BF16-00004-of-00004.gguf|Q4_1/Qwen3-Coder-Next-Q4_1-00001-of-00003.gguf|Q4_1/Qwen3-Coder-Next-Q4_1-00002-of-00003.gguf|Q4_1/Qwen3-Coder-Next-Q4_1-00003-of-00003.gguf|Q5_K_M/Qwen3-Coder-Next-Q5_K_M-00001-of-00003.gguf|Q5_K_M/Qwen3-Coder-Next-Q5_K_M-00002-of-00003.gguf|Q5_K_M/Qwen3-Coder-Next-Q5_K_M-00003-of-00003.gguf|Q5_K_S/Qwen3-Coder-Next-Q5_K_S-00001-of-00003.gguf|Q5_K_S/Qwen3-Coder-Next-Q5_K_S-00002-of-00003.gguf|Q5_K_S/Qwen3-Coder-Next-Q5_K_S-00003-of-00003.gguf|Q6_K/Qwen3-Coder-Next-Q6_K-00001-of-00003.gguf|Q6_K/Qwen3-Coder-Next-Q6_K-00002-of-00003.gguf|Q6_K/Qwen3-Coder-Next-Q6_K-00003-of-00003.gguf|Q8_0/Qwen3-Coder-Next-Q8_0-00001-of-00003.gguf|Q8_0/Qwen3-Coder-Next-Q8_0-00002-of-00003.gguf|Q8_0/Qwen3-Coder-Next-Q8_0-00003-of-00003.gguf|Qwen3-Coder-Next-IQ4_NL.gguf|Qwen3-Coder-Next-IQ4_XS.gguf|Qwen3-Coder-Next-MXFP4_MOE.gguf|Qwen3-Coder-Next-Q2_K.gguf|Qwen3-Coder-Next-Q2_K_L.gguf|Qwen3-Coder-Next-Q3_K_M.gguf|Qwen3-Coder-Next-Q3_K_S.gguf|Qwen3-Coder-Next-Q4_0.gguf|Qwen3-Coder-Next-Q4_K_M.gguf|Qwen3-Coder-Next-Q4_K_S.gguf|Qwen3-Coder-Next-UD-IQ1_M.gguf|Qwen3-Coder-Next-UD-IQ1_S.gguf|Qwen3-Coder-Next-UD-IQ2_M.gguf|Qwen3-Coder-Next-UD-IQ2_XXS.gguf|Qwen3-Coder-Next-UD-IQ3_S.gguf|Qwen3-Coder-Next-UD-IQ3_XXS.gguf|Qwen3-Coder-Next-UD-IQ4_NL.gguf|Qwen3-Coder-Next-UD-IQ4_XS.gguf|Qwen3-Coder-Next-UD-Q2_K_XL.gguf|Qwen3-Coder-Next-UD-Q3_K_M.gguf|Qwen3-Coder-Next-UD-Q3_K_S.gguf|Qwen3-Coder-Next-UD-Q3_K_XL.gguf|Qwen3-Coder-Next-UD-Q4_K_M.gguf|Qwen3-Coder-Next-UD-Q4_K_S.gguf|Qwen3-Coder-Next-UD-Q4_K_XL.gguf|Qwen3-Coder-Next-UD-TQ1_0.gguf|UD-Q5_K_M/Qwen3-Coder-Next-UD-Q5_K_M-00001-of-00003.gguf|UD-Q5_K_M/Qwen3-Coder-Next-UD-Q5_K_M-00002-of-00003.gguf|UD-Q5_K_M/Qwen3-Coder-Next-UD-Q5_K_M-00003-of-00003.gguf|UD-Q5_K_S/Qwen3-Coder-Next-UD-Q5_K_S-00001-of-00003.gguf|UD-Q5_K_S/Qwen3-Coder-Next-UD-Q5_K_S-00002-of-00003.gguf|UD-Q5_K_S/Qwen3-Coder-Next-UD-Q5_K_S-00003-of-00003.gguf|UD-Q5_K_XL/Qwen3-Coder-Next-UD-Q5_K_XL-00001-of-00003.gguf|UD-Q5_K_XL/Qwen3-Coder-Next-UD-Q5_K_XL-00002-of-00003.gguf|UD-Q5_K_XL/Qwen3-Coder-Next-UD-Q5_K_XL-00003-of-00003.gguf|UD-Q6_K/Qwen3-Coder-Next-UD-Q6_K-00001-of-00003.gguf|UD-Q6_K/Qwen3-Coder-Next-UD-Q6_K-00002-of-00003.gguf|UD-Q6_K/Qwen3-Coder-Next-UD-Q6_K-00003-of-00003.gguf|UD-Q6_K_XL/Qwen3-Coder-Next-UD-Q6_K_XL-00001-of-00003.gguf|UD-Q6_K_XL/Qwen3-Coder-Next-UD-Q6_K_XL-00002-of-00003.gguf|UD-Q6_K_XL/Qwen3-Coder-Next-UD-Q6_K_XL-00003-of-00003.gguf	MaziyarPanahi/Qwen3-Coder-Next-GGUF|Qwen3-Coder-Next.|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q4_K_M.gguf|Q5_K_M.gguf|Q6_K.gguf|fp16.gguf	lmstudio-community/Qwen3-Coder-Next-MLX-8bit~	lmstudio-community/Qwen3-Coder-Next-MLX-4bit~	lmstudio-community/Qwen3-Coder-Next-MLX-6bit~
Qwen/Qwen3-Next-80B-A3B-Instruct	unsloth/Qwen3-Next-80B-A3B-Instruct-GGUF
Qwen/Qwen3-Omni-30B-A3B-Instruct	ggml-org/Qwen3-Omni-30B-A3B-Instruct-GGUF	mlx-community/Qwen3-Omni-30B-A3B-Instruct-4bit~
Qwen/Qwen3-Reranker-8B	ebasKing/Qwen3-Reranker-8B-GGUF-llama_cpp
Qwen/Qwen3-VL-235B-A22B-Instruct	Qwen/Qwen3-VL-235B-A22B-Instruct-GGUF	unsloth/Qwen3-VL-235B-A22B-Instruct-GGUF
Qwen/Qwen3-VL-2B-Instruct	Qwen/Qwen3-VL-2B-Instruct-GGUF||Qwen3VL-2B-Instruct-F16.gguf|Qwen3VL-2B-Instruct-Q4_K_M.gguf|Qwen3VL-2B-Instruct-Q8_0.gguf|mmproj-Qwen3VL-2B-Instruct-F16.gguf|mmproj-Qwen3VL-2B-Instruct-Q8_0.gguf	unsloth/Qwen3-VL-2B-Instruct-GGUF||Qwen3-VL-2B-Instruct-BF16.gguf|Qwen3-VL-2B-Instruct-IQ4_NL.gguf|Qwen3-VL-2B-Instruct-IQ4_XS.gguf|Qwen3-VL-2B-Instruct-Q2_K.gguf|Qwen3-VL-2B-Instruct-Q2_K_L.gguf|Qwen3-VL-2B-Instruct-Q3_K_M.gguf|Qwen3-VL-2B-Instruct-Q3_K_S.gguf|Qwen3-VL-2B-Instruct-Q4_0.gguf|Qwen3-VL-2B-Instruct-Q4_1.gguf|Qwen3-VL-2B-Instruct-Q4_K_M.gguf|Qwen3-VL-2B-Instruct-Q4_K_S.gguf|Qwen3-VL-2B-Instruct-Q5_K_M.gguf|Qwen3-VL-2B-Instruct-Q5_K_S.gguf|Qwen3-VL-2B-Instruct-Q6_K.gguf|Qwen3-VL-2B-Instruct-Q8_0.gguf|Qwen3-VL-2B-Instruct-UD-IQ1_M.gguf|Qwen3-VL-2B-Instruct-UD-IQ1_S.gguf|Qwen3-VL-2B-Instruct-UD-IQ2_M.gguf|Qwen3-VL-2B-Instruct-UD-IQ2_XXS.gguf|Qwen3-VL-2B-Instruct-UD-IQ3_XXS.gguf|Qwen3-VL-2B-Instruct-UD-Q2_K_XL.gguf|Qwen3-VL-2B-Instruct-UD-Q3_K_XL.gguf|Qwen3-VL-2B-Instruct-UD-Q4_K_XL.gguf|Qwen3-VL-2B-Instruct-UD-Q5_K_XL.gguf|Qwen3-VL-2B-Instruct-UD-Q6_K_XL.gguf|Qwen3-VL-2B-Instruct-UD-Q8_K_XL.gguf|mmproj-BF16.gguf|mmproj-F16.gguf|mmproj-F32.gguf
Qwen/Qwen3-VL-32B-Instruct	Qwen/Qwen3-VL-32B-Instruct-GGUF||Qwen3VL-32B-Instruct-F16-split-00001-of-00002.gguf|Qwen3VL-32B-Instruct-F16-split-00002-of-00002.gguf|Qwen3VL-32B-Instruct-Q4_K_M.gguf|Qwen3VL-32B-Instruct-Q8_0.gguf|mmproj-Qwen3VL-32B-Instruct-F16.gguf|mmproj-Qwen3VL-32B-Instruct-Q8_0.gguf
Qwen/Qwen3-VL-4B-Instruct	lmstudio-community/Qwen3-VL-4B-Instruct-MLX-4bit~	lmstudio-community/Qwen3-VL-4B-Instruct-MLX-8bit~	lmstudio-community/Qwen3-VL-4B-Instruct-MLX-6bit~
Qwen/Qwen3-VL-8B-Instruct	Qwen/Qwen3-VL-8B-Instruct-GGUF||Qwen3VL-8B-Instruct-F16.gguf|Qwen3VL-8B-Instruct-Q4_K_M.gguf|Qwen3VL-8B-Instruct-Q8_0.gguf|mmproj-Qwen3VL-8B-Instruct-F16.gguf|mmproj-Qwen3VL-8B-Instruct-Q8_0.gguf	lmstudio-community/Qwen3-VL-8B-Instruct-MLX-4bit~	lmstudio-community/Qwen3-VL-8B-Instruct-MLX-8bit~	lmstudio-community/Qwen3-VL-8B-Instruct-MLX-6bit~
Qwen/Qwen3.5-0.8B	unsloth/Qwen3.5-0.8B-GGUF||Qwen3.5-0.8B-BF16.gguf|Qwen3.5-0.8B-IQ4_NL.gguf|Qwen3.5-0.8B-IQ4_XS.gguf|Qwen3.5-0.8B-Q3_K_M.gguf|Qwen3.5-0.8B-Q3_K_S.gguf|Qwen3.5-0.8B-Q4_0.gguf|Qwen3.5-0.8B-Q4_1.gguf|Qwen3.5-0.8B-Q4_K_M.gguf|Qwen3.5-0.8B-Q4_K_S.gguf|Qwen3.5-0.8B-Q5_K_M.gguf|Qwen3.5-0.8B-Q5_K_S.gguf|Qwen3.5-0.8B-Q6_K.gguf|Qwen3.5-0.8B-Q8_0.gguf|Qwen3.5-0.8B-UD-IQ2_M.gguf|Qwen3.5-0.8B-UD-IQ2_XXS.gguf|Qwen3.5-0.8B-UD-IQ3_XXS.gguf|Qwen3.5-0.8B-UD-Q2_K_XL.gguf|Qwen3.5-0.8B-UD-Q3_K_XL.gguf|Qwen3.5-0.8B-UD-Q4_K_XL.gguf|Qwen3.5-0.8B-UD-Q5_K_XL.gguf|Qwen3.5-0.8B-UD-Q6_K_XL.gguf|Qwen3.5-0.8B-UD-Q8_K_XL.gguf|mmproj-BF16.gguf|mmproj-F16.gguf|mmproj-F32.gguf	mlx-community/Qwen3.5-0.8B-OptiQ-4bit~
Qwen/Qwen3.5-122B-A10B	unsloth/Qwen3.5-122B-A10B-GGUF||BF16/Qwen3.5-122B-A10B-BF16-00001-of-00005.gguf|BF16/Qwen3.5-122B-A10B-BF16-00002-of-00005.gguf|BF16/Qwen3.5-122B-A10B-BF16-00003-of-00005.gguf|BF16/Qwen3.5-122B-A10B-BF16-00004-of-00005.gguf|BF16/Qwen3.5-122B-A10B-BF16-00005-of-00005.gguf|MXFP4_MOE/Qwen3.5-122B-A10B-MXFP4_MOE-00001-of-00003.gguf|MXFP4_MOE/Qwen3.5-122B-A10B-MXFP4_MOE-00002-of-00003.gguf|MXFP4_MOE/Qwen3.5-122B-A10B-MXFP4_MOE-00003-of-00003.gguf|Q3_K_M/Qwen3.5-122B-A10B-Q3_K_M-00001-of-00003.gguf|Q3_K_M/Qwen3.5-122B-A10B-Q3_K_M-00002-of-00003.gguf|Q3_K_M/Qwen3.5-122B-A10B-Q3_K_M-00003-of-00003.gguf|Q3_K_S/Qwen3.5-122B-A10B-Q3_K_S-00001-of-00003.gguf|Q3_K_S/Qwen3.5-122B-A10B-Q3_K_S-00002-of-00003.gguf|Q3_K_S/Qwen3.5-122B-A10B-Q3_K_S-00003-of-00003.gguf|Q4_K_M/Qwen3.5-122B-A10B-Q4_K_M-00001-of-00003.gguf|Q4_K_M/Qwen3.5-122B-A10B-Q4_K_M-00002-of-00003.gguf|Q4_K_M/Qwen3.5-122B-A10B-Q4_K_M-00003-of-00003.gguf|Q4_K_S/Qwen3.5-122B-A10B-Q4_K_S-00001-of-00003.gguf|Q4_K_S/Qwen3.5-122B-A10B-Q4_K_S-00002-of-00003.gguf|Q4_K_S/Qwen3.5-122B-A10B-Q4_K_S-00003-of-00003.gguf|Q5_K_M/Qwen3.5-122B-A10B-Q5_K_M-00001-of-00003.gguf|Q5_K_M/Qwen3.5-122B-A10B-Q5_K_M-00002-of-00003.gguf|Q5_K_M/Qwen3.5-122B-A10B-Q5_K_M-00003-of-00003.gguf|Q5_K_S/Qwen3.5-122B-A10B-Q5_K_S-00001-of-00003.gguf|Q5_K_S/Qwen3.5-122B-A10B-Q5_K_S-00002-of-00003.gguf|Q5_K_S/Qwen3.5-122B-A10B-Q5_K_S-00003-of-00003.gguf|Q6_K/Qwen3.5-122B-A10B-Q6_K-00001-of-00004.gguf|Q6_K/Qwen3.5-122B-A10B-Q6_K-00002-of-00004.gguf|Q6_K/Qwen3.5-122B-A10B-Q6_K-00003-of-00004.gguf|Q6_K/Qwen3.5-122B-A10B-Q6_K-00004-of-00004.gguf|Q8_0/Qwen3.5-122B-A10B-Q8_0-00001-of-00004.gguf|Q8_0/Qwen3.5-122B-A10B-Q8_0-00002-of-00004.gguf|Q8_0/Qwen3.5-122B-A10B-Q8_0-00003-of-00004.gguf|Q8_0/Qwen3.5-122B-A10B-Q8_0-00004-of-00004.gguf|Qwen3.5-122B-A10B-UD-IQ1_M.gguf|Qwen3.5-122B-A10B-UD-IQ2_M.gguf|Qwen3.5-122B-A10B-UD-IQ2_XXS.gguf|Qwen3.5-122B-A10B-UD-IQ3_S.gguf|Qwen3.5-122B-A10B-UD-IQ3_XXS.gguf|Qwen3.5-122B-A10B-UD-Q2_K_XL.gguf|UD-IQ4_NL/Qwen3.5-122B-A10B-UD-IQ4_NL-00001-of-00003.gguf|UD-IQ4_NL/Qwen3.5-122B-A10B-UD-IQ4_NL-00002-of-00003.gguf|UD-IQ4_NL/Qwen3.5-122B-A10B-UD-IQ4_NL-00003-of-00003.gguf|UD-IQ4_XS/Qwen3.5-122B-A10B-UD-IQ4_XS-00001-of-00003.gguf|UD-IQ4_XS/Qwen3.5-122B-A10B-UD-IQ4_XS-00002-of-00003.gguf|UD-IQ4_XS/Qwen3.5-122B-A10B-UD-IQ4_XS-00003-of-00003.gguf|UD-Q3_K_XL/Qwen3.5-122B-A10B-UD-Q3_K_XL-00001-of-00003.gguf|UD-Q3_K_XL/Qwen3.5-122B-A10B-UD-Q3_K_XL-00002-of-00003.gguf|UD-Q3_K_XL/Qwen3.5-122B-A10B-UD-Q3_K_XL-00003-of-00003.gguf|UD-Q4_K_XL/Qwen3.5-122B-A10B-UD-Q4_K_XL-00001-of-00003.gguf|UD-Q4_K_XL/Qwen3.5-122B-A10B-UD-Q4_K_XL-00002-of-00003.gguf|UD-Q4_K_XL/Qwen3.5-122B-A10B-UD-Q4_K_XL-00003-of-00003.gguf|UD-Q5_K_XL/Qwen3.5-122B-A10B-UD-Q5_K_XL-00001-of-00003.gguf|UD-Q5_K_XL/Qwen3.5-122B-A10B-UD-Q5_K_XL-00002-of-00003.gguf|UD-Q5_K_XL/Qwen3.5-122B-A10B-UD-Q5_K_XL-00003-of-00003.gguf|UD-Q6_K_XL/Qwen3.5-122B-A10B-UD-Q6_K_XL-00001-of-00004.gguf|UD-Q6_K_XL/Qwen3.5-122B-A10B-UD-Q6_K_XL-00002-of-00004.gguf|UD-Q6_K_XL/Qwen3.5-122B-A10B-UD-Q6_K_XL-00003-of-00004.gguf|UD-Q6_K_XL/Qwen3.5-122B-A10B-UD-Q6_K_XL-00004-of-00004.gguf|UD-Q8_K_XL/Qwen3.5-122B-A10B-UD-Q8_K_XL-00001-of-00005.gguf	HauhauCS/Qwen3.5-122B-A10B-Uncensored-HauhauCS-Aggressive
Qwen/Qwen3.5-27B	unsloth/Qwen3.5-27B-GGUF||BF16/Qwen3.5-27B-BF16-00001-of-00002.gguf|BF16/Qwen3.5-27B-BF16-00002-of-00002.gguf|Qwen3.5-27B-IQ4_NL.gguf|Qwen3.5-27B-IQ4_XS.gguf|Qwen3.5-27B-Q3_K_M.gguf|Qwen3.5-27B-Q3_K_S.gguf|Qwen3.5-27B-Q4_0.gguf|Qwen3.5-27B-Q4_1.gguf|Qwen3.5-27B-Q4_K_M.gguf|Qwen3.5-27B-Q4_K_S.gguf|Qwen3.5-27B-Q5_K_M.gguf|Qwen3.5-27B-Q5_K_S.gguf|Qwen3.5-27B-Q6_K.gguf|Qwen3.5-27B-Q8_0.gguf|Qwen3.5-27B-UD-IQ2_M.gguf|Qwen3.5-27B-UD-IQ2_XXS.gguf|Qwen3.5-27B-UD-IQ3_XXS.gguf|Qwen3.5-27B-UD-Q2_K_XL.gguf|Qwen3.5-27B-UD-Q3_K_XL.gguf|Qwen3.5-27B-UD-Q4_K_XL.gguf|Qwen3.5-27B-UD-Q5_K_XL.gguf|Qwen3.5-27B-UD-Q6_K_XL.gguf|Qwen3.5-27B-UD-Q8_K_XL.gguf|mmproj-BF16.gguf|mmproj-F16.gguf|mmproj-F32.gguf	Jackrong/Qwen3.5-27B-Claude-4.6-Opus-Reasoning-Distilled-GGUF||Qwen3.5-27B.Q2_K.gguf|Qwen3.5-27B.Q3_K_M.gguf|Qwen3.5-27B.Q3_K_S.gguf|Qwen3.5-27B.Q4_K_M.gguf|Qwen3.5-27B.Q4_K_S.gguf|Qwen3.5-27B.Q8_0.gguf|mmproj-BF16.gguf	ubergarm/Qwen3.5-27B-GGUF
Qwen/Qwen3.5-2B	unsloth/Qwen3.5-2B-GGUF||Qwen3.5-2B-BF16.gguf|Qwen3.5-2B-IQ4_NL.gguf|Qwen3.5-2B-IQ4_XS.gguf|Qwen3.5-2B-Q3_K_M.gguf|Qwen3.5-2B-Q3_K_S.gguf|Qwen3.5-2B-Q4_0.gguf|Qwen3.5-2B-Q4_1.gguf|Qwen3.5-2B-Q4_K_M.gguf|Qwen3.5-2B-Q4_K_S.gguf|Qwen3.5-2B-Q5_K_M.gguf|Qwen3.5-2B-Q5_K_S.gguf|Qwen3.5-2B-Q6_K.gguf|Qwen3.5-2B-Q8_0.gguf|Qwen3.5-2B-UD-IQ2_M.gguf|Qwen3.5-2B-UD-IQ2_XXS.gguf|Qwen3.5-2B-UD-IQ3_XXS.gguf|Qwen3.5-2B-UD-Q2_K_XL.gguf|Qwen3.5-2B-UD-Q3_K_XL.gguf|Qwen3.5-2B-UD-Q4_K_XL.gguf|Qwen3.5-2B-UD-Q5_K_XL.gguf|Qwen3.5-2B-UD-Q6_K_XL.gguf|Qwen3.5-2B-UD-Q8_K_XL.gguf|mmproj-BF16.gguf|mmproj-F16.gguf|mmproj-F32.gguf
Qwen/Qwen3.5-35B-A3B	unsloth/Qwen3.5-35B-A3B-GGUF||BF16/Qwen3.5-35B-A3B-BF16-00001-of-00002.gguf|BF16/Qwen3.5-35B-A3B-BF16-00002-of-00002.gguf|Qwen3.5-35B-A3B-MXFP4_MOE.gguf|Qwen3.5-35B-A3B-Q3_K_M.gguf|Qwen3.5-35B-A3B-Q3_K_S.gguf|Qwen3.5-35B-A3B-Q4_K_M.gguf|Qwen3.5-35B-A3B-Q4_K_S.gguf|Qwen3.5-35B-A3B-Q5_K_M.gguf|Qwen3.5-35B-A3B-Q5_K_S.gguf|Qwen3.5-35B-A3B-Q6_K.gguf|Qwen3.5-35B-A3B-Q8_0.gguf|Qwen3.5-35B-A3B-UD-IQ2_M.gguf|Qwen3.5-35B-A3B-UD-IQ2_XXS.gguf|Qwen3.5-35B-A3B-UD-IQ3_S.gguf|Qwen3.5-35B-A3B-UD-IQ3_XXS.gguf|Qwen3.5-35B-A3B-UD-IQ4_NL.gguf|Qwen3.5-35B-A3B-UD-IQ4_XS.gguf|Qwen3.5-35B-A3B-UD-Q2_K_XL.gguf|Qwen3.5-35B-A3B-UD-Q3_K_XL.gguf|Qwen3.5-35B-A3B-UD-Q4_K_L.gguf|Qwen3.5-35B-A3B-UD-Q4_K_XL.gguf|Qwen3.5-35B-A3B-UD-Q5_K_XL.gguf|Qwen3.5-35B-A3B-UD-Q6_K_S.gguf|Qwen3.5-35B-A3B-UD-Q6_K_XL.gguf|Qwen3.5-35B-A3B-UD-Q8_K_XL.gguf|mmproj-BF16.gguf|mmproj-F16.gguf|mmproj-F32.gguf	HauhauCS/Qwen3.5-35B-A3B-Uncensored-HauhauCS-Aggressive||Qwen3.5-35B-A3B-Uncensored-HauhauCS-Aggressive-BF16.gguf|Qwen3.5-35B-A3B-Uncensored-HauhauCS-Aggressive-IQ2_M.gguf|Qwen3.5-35B-A3B-Uncensored-HauhauCS-Aggressive-IQ3_M.gguf|Qwen3.5-35B-A3B-Uncensored-HauhauCS-Aggressive-IQ4_XS.gguf|Qwen3.5-35B-A3B-Uncensored-HauhauCS-Aggressive-Q3_K_M.gguf|Qwen3.5-35B-A3B-Uncensored-HauhauCS-Aggressive-Q4_K_M.gguf|Qwen3.5-35B-A3B-Uncensored-HauhauCS-Aggressive-Q5_K_M.gguf|Qwen3.5-35B-A3B-Uncensored-HauhauCS-Aggressive-Q6_K.gguf|Qwen3.5-35B-A3B-Uncensored-HauhauCS-Aggressive-Q8_0.gguf|mmproj-Qwen3.5-35B-A3B-Uncensored-HauhauCS-Aggressive-f16.gguf	mudler/Qwen3.5-35B-A3B-APEX-GGUF
Qwen/Qwen3.5-397B-A17B	unsloth/Qwen3.5-397B-A17B-GGUF
Qwen/Qwen3.5-4B	unsloth/Qwen3.5-4B-GGUF||Qwen3.5-4B-BF16.gguf|Qwen3.5-4B-IQ4_NL.gguf|Qwen3.5-4B-IQ4_XS.gguf|Qwen3.5-4B-Q3_K_M.gguf|Qwen3.5-4B-Q3_K_S.gguf|Qwen3.5-4B-Q4_0.gguf|Qwen3.5-4B-Q4_1.gguf|Qwen3.5-4B-Q4_K_M.gguf|Qwen3.5-4B-Q4_K_S.gguf|Qwen3.5-4B-Q5_K_M.gguf|Qwen3.5-4B-Q5_K_S.gguf|Qwen3.5-4B-Q6_K.gguf|Qwen3.5-4B-Q8_0.gguf|Qwen3.5-4B-UD-IQ2_M.gguf|Qwen3.5-4B-UD-IQ2_XXS.gguf|Qwen3.5-4B-UD-IQ3_XXS.gguf|Qwen3.5-4B-UD-Q2_K_XL.gguf|Qwen3.5-4B-UD-Q3_K_XL.gguf|Qwen3.5-4B-UD-Q4_K_XL.gguf|Qwen3.5-4B-UD-Q5_K_XL.gguf|Qwen3.5-4B-UD-Q6_K_XL.gguf|Qwen3.5-4B-UD-Q8_K_XL.gguf|mmproj-BF16.gguf|mmproj-F16.gguf|mmproj-F32.gguf	bartowski/Qwen_Qwen3.5-4B-GGUF||Qwen_Qwen3.5-4B-IQ2_M.gguf|Qwen_Qwen3.5-4B-IQ3_M.gguf|Qwen_Qwen3.5-4B-IQ3_XS.gguf|Qwen_Qwen3.5-4B-IQ3_XXS.gguf|Qwen_Qwen3.5-4B-IQ4_NL.gguf|Qwen_Qwen3.5-4B-IQ4_XS.gguf|Qwen_Qwen3.5-4B-Q2_K.gguf|Qwen_Qwen3.5-4B-Q2_K_L.gguf|Qwen_Qwen3.5-4B-Q3_K_L.gguf|Qwen_Qwen3.5-4B-Q3_K_M.gguf|Qwen_Qwen3.5-4B-Q3_K_S.gguf|Qwen_Qwen3.5-4B-Q3_K_XL.gguf|Qwen_Qwen3.5-4B-Q4_0.gguf|Qwen_Qwen3.5-4B-Q4_1.gguf|Qwen_Qwen3.5-4B-Q4_K_L.gguf|Qwen_Qwen3.5-4B-Q4_K_M.gguf|Qwen_Qwen3.5-4B-Q4_K_S.gguf|Qwen_Qwen3.5-4B-Q5_K_L.gguf|Qwen_Qwen3.5-4B-Q5_K_M.gguf|Qwen_Qwen3.5-4B-Q5_K_S.gguf|Qwen_Qwen3.5-4B-Q6_K.gguf|Qwen_Qwen3.5-4B-Q6_K_L.gguf|Qwen_Qwen3.5-4B-Q8_0.gguf|Qwen_Qwen3.5-4B-bf16.gguf|Qwen_Qwen3.5-4B-imatrix.gguf|mmproj-Qwen_Qwen3.5-4B-bf16.gguf|mmproj-Qwen_Qwen3.5-4B-f16.gguf	lmstudio-community/Qwen3.5-4B-GGUF
Qwen/Qwen3.5-9B	unsloth/Qwen3.5-9B-GGUF||Qwen3.5-9B-BF16.gguf|Qwen3.5-9B-IQ4_NL.gguf|Qwen3.5-9B-IQ4_XS.gguf|Qwen3.5-9B-Q3_K_M.gguf|Qwen3.5-9B-Q3_K_S.gguf|Qwen3.5-9B-Q4_0.gguf|Qwen3.5-9B-Q4_1.gguf|Qwen3.5-9B-Q4_K_M.gguf|Qwen3.5-9B-Q4_K_S.gguf|Qwen3.5-9B-Q5_K_M.gguf|Qwen3.5-9B-Q5_K_S.gguf|Qwen3.5-9B-Q6_K.gguf|Qwen3.5-9B-Q8_0.gguf|Qwen3.5-9B-UD-IQ2_M.gguf|Qwen3.5-9B-UD-IQ2_XXS.gguf|Qwen3.5-9B-UD-IQ3_XXS.gguf|Qwen3.5-9B-UD-Q2_K_XL.gguf|Qwen3.5-9B-UD-Q3_K_XL.gguf|Qwen3.5-9B-UD-Q4_K_XL.gguf|Qwen3.5-9B-UD-Q5_K_XL.gguf|Qwen3.5-9B-UD-Q6_K_XL.gguf|Qwen3.5-9B-UD-Q8_K_XL.gguf|mmproj-BF16.gguf|mmproj-F16.gguf|mmproj-F32.gguf	lmstudio-community/Qwen3.5-9B-GGUF||Qwen3.5-9B-Q4_K_M.gguf|Qwen3.5-9B-Q6_K.gguf|Qwen3.5-9B-Q8_0.gguf|mmproj-Qwen3.5-9B-BF16.gguf	bartowski/Qwen_Qwen3.5-9B-GGUF	lmstudio-community/Qwen3.5-9B-MLX-4bit~	lmstudio-community/Qwen3.5-9B-MLX-8bit~	mlx-community/Qwen3.5-9B-MLX-4bit~	HauhauCS/Qwen3.5-9B-Uncensored-HauhauCS-Aggressive||Qwen3.5-9B-Uncensored-HauhauCS-Aggressive-BF16.gguf|Qwen3.5-9B-Uncensored-HauhauCS-Aggressive-Q4_K_M.gguf|Qwen3.5-9B-Uncensored-HauhauCS-Aggressive-Q6_K.gguf|Qwen3.5-9B-Uncensored-HauhauCS-Aggressive-Q8_0.gguf|mmproj-Qwen3.5-9B-Uncensored-HauhauCS-Aggressive-BF16.gguf
Qwen/Qwen3.6-27B	unsloth/Qwen3.6-27B-GGUF||BF16/Qwen3.6-27B-BF16-00001-of-00002.gguf|BF16/Qwen3.6-27B-BF16-00002-of-00002.gguf|Qwen3.6-27B-IQ4_NL.gguf|Qwen3.6-27B-IQ4_XS.gguf|Qwen3.6-27B-Q3_K_M.gguf|Qwen3.6-27B-Q3_K_S.gguf|Qwen3.6-27B-Q4_0.gguf|Qwen3.6-27B-Q4_1.gguf|Qwen3.6-27B-Q4_K_M.gguf|Qwen3.6-27B-Q4_K_S.gguf|Qwen3.6-27B-Q5_K_M.gguf|Qwen3.6-27B-Q5_K_S.gguf|Qwen3.6-27B-Q6_K.gguf|Qwen3.6-27B-Q8_0.gguf|Qwen3.6-27B-UD-IQ2_M.gguf|Qwen3.6-27B-UD-IQ2_XXS.gguf|Qwen3.6-27B-UD-IQ3_XXS.gguf|Qwen3.6-27B-UD-Q2_K_XL.gguf|Qwen3.6-27B-UD-Q3_K_XL.gguf|Qwen3.6-27B-UD-Q4_K_XL.gguf|Qwen3.6-27B-UD-Q5_K_XL.gguf|Qwen3.6-27B-UD-Q6_K_XL.gguf|Qwen3.6-27B-UD-Q8_K_XL.gguf|mmproj-BF16.gguf|mmproj-F16.gguf|mmproj-F32.gguf	lmstudio-community/Qwen3.6-27B-GGUF||Qwen3.6-27B-Q4_K_M.gguf|Qwen3.6-27B-Q6_K.gguf|Qwen3.6-27B-Q8_0.gguf|mmproj-Qwen3.6-27B-BF16.gguf	bartowski/Qwen_Qwen3.6-27B-GGUF||Qwen_Qwen3.6-27B-IQ2_M.gguf|Qwen_Qwen3.6-27B-IQ2_S.gguf|Qwen_Qwen3.6-27B-IQ2_XS.gguf|Qwen_Qwen3.6-27B-IQ2_XXS.gguf|Qwen_Qwen3.6-27B-IQ3_M.gguf|Qwen_Qwen3.6-27B-IQ3_XS.gguf|Qwen_Qwen3.6-27B-IQ3_XXS.gguf|Qwen_Qwen3.6-27B-IQ4_NL.gguf|Qwen_Qwen3.6-27B-IQ4_XS.gguf|Qwen_Qwen3.6-27B-Q2_K.gguf|Qwen_Qwen3.6-27B-Q2_K_L.gguf|Qwen_Qwen3.6-27B-Q3_K_L.gguf|Qwen_Qwen3.6-27B-Q3_K_M.gguf|Qwen_Qwen3.6-27B-Q3_K_S.gguf|Qwen_Qwen3.6-27B-Q3_K_XL.gguf|Qwen_Qwen3.6-27B-Q4_0.gguf|Qwen_Qwen3.6-27B-Q4_1.gguf|Qwen_Qwen3.6-27B-Q4_K_L.gguf|Qwen_Qwen3.6-27B-Q4_K_M.gguf|Qwen_Qwen3.6-27B-Q4_K_S.gguf|Qwen_Qwen3.6-27B-Q5_K_L.gguf|Qwen_Qwen3.6-27B-Q5_K_M.gguf|Qwen_Qwen3.6-27B-Q5_K_S.gguf|Qwen_Qwen3.6-27B-Q6_K.gguf|Qwen_Qwen3.6-27B-Q6_K_L.gguf|Qwen_Qwen3.6-27B-Q8_0.gguf|Qwen_Qwen3.6-27B-bf16/Qwen_Qwen3.6-27B-bf16-00001-of-00002.gguf|Qwen_Qwen3.6-27B-bf16/Qwen_Qwen3.6-27B-bf16-00002-of-00002.gguf|Qwen_Qwen3.6-27B-imatrix.gguf|mmproj-Qwen_Qwen3.6-27B-bf16.gguf|mmproj-Qwen_Qwen3.6-27B-f16.gguf|mtp-Qwen_Qwen3.6-27B-Q4_0.gguf|mtp-Qwen_Qwen3.6-27B-Q8_0.gguf	mradermacher/Qwen3.6-27B-i1-GGUF	lmstudio-community/Qwen3.6-27B-MLX-4bit~	lmstudio-community/Qwen3.6-27B-MLX-8bit~	lmstudio-community/Qwen3.6-27B-MLX-6bit~	unsloth/Qwen3.6-27B-UD-MLX-4bit~
Qwen/Qwen3.6-35B-A3B	unsloth/Qwen3.6-35B-A3B-GGUF||BF16/Qwen3.6-35B-A3B-BF16-00001-of-00002.gguf|BF16/Qwen3.6-35B-A3B-BF16-00002-of-00002.gguf|Qwen3.6-35B-A3B-MXFP4_MOE.gguf|Qwen3.6-35B-A3B-Q8_0.gguf|Qwen3.6-35B-A3B-UD-IQ1_M.gguf|Qwen3.6-35B-A3B-UD-IQ2_M.gguf|Qwen3.6-35B-A3B-UD-IQ2_XXS.gguf|Qwen3.6-35B-A3B-UD-IQ3_S.gguf|Qwen3.6-35B-A3B-UD-IQ3_XXS.gguf|Qwen3.6-35B-A3B-UD-IQ4_NL.gguf|Qwen3.6-35B-A3B-UD-IQ4_NL_XL.gguf|Qwen3.6-35B-A3B-UD-IQ4_XS.gguf|Qwen3.6-35B-A3B-UD-Q2_K_XL.gguf|Qwen3.6-35B-A3B-UD-Q3_K_M.gguf|Qwen3.6-35B-A3B-UD-Q3_K_S.gguf|Qwen3.6-35B-A3B-UD-Q3_K_XL.gguf|Qwen3.6-35B-A3B-UD-Q4_K_M.gguf|Qwen3.6-35B-A3B-UD-Q4_K_S.gguf|Qwen3.6-35B-A3B-UD-Q4_K_XL.gguf|Qwen3.6-35B-A3B-UD-Q5_K_M.gguf|Qwen3.6-35B-A3B-UD-Q5_K_S.gguf|Qwen3.6-35B-A3B-UD-Q5_K_XL.gguf|Qwen3.6-35B-A3B-UD-Q6_K.gguf|Qwen3.6-35B-A3B-UD-Q6_K_XL.gguf|Qwen3.6-35B-A3B-UD-Q8_K_XL.gguf|mmproj-BF16.gguf|mmproj-F16.gguf|mmproj-F32.gguf	lmstudio-community/Qwen3.6-35B-A3B-GGUF||Qwen3.6-35B-A3B-Q4_K_M.gguf|Qwen3.6-35B-A3B-Q6_K.gguf|Qwen3.6-35B-A3B-Q8_0.gguf|mmproj-Qwen3.6-35B-A3B-BF16.gguf	bartowski/Qwen_Qwen3.6-35B-A3B-GGUF||Qwen_Qwen3.6-35B-A3B-IQ1_M.gguf|Qwen_Qwen3.6-35B-A3B-IQ2_M.gguf|Qwen_Qwen3.6-35B-A3B-IQ2_S.gguf|Qwen_Qwen3.6-35B-A3B-IQ2_XS.gguf|Qwen_Qwen3.6-35B-A3B-IQ2_XXS.gguf|Qwen_Qwen3.6-35B-A3B-IQ3_M.gguf|Qwen_Qwen3.6-35B-A3B-IQ3_XS.gguf|Qwen_Qwen3.6-35B-A3B-IQ3_XXS.gguf|Qwen_Qwen3.6-35B-A3B-IQ4_NL.gguf|Qwen_Qwen3.6-35B-A3B-IQ4_XS.gguf|Qwen_Qwen3.6-35B-A3B-Q2_K.gguf|Qwen_Qwen3.6-35B-A3B-Q2_K_L.gguf|Qwen_Qwen3.6-35B-A3B-Q3_K_L.gguf|Qwen_Qwen3.6-35B-A3B-Q3_K_M.gguf|Qwen_Qwen3.6-35B-A3B-Q3_K_S.gguf|Qwen_Qwen3.6-35B-A3B-Q3_K_XL.gguf|Qwen_Qwen3.6-35B-A3B-Q4_0.gguf|Qwen_Qwen3.6-35B-A3B-Q4_1.gguf|Qwen_Qwen3.6-35B-A3B-Q4_K_L.gguf|Qwen_Qwen3.6-35B-A3B-Q4_K_M.gguf|Qwen_Qwen3.6-35B-A3B-Q4_K_S.gguf|Qwen_Qwen3.6-35B-A3B-Q5_K_L.gguf|Qwen_Qwen3.6-35B-A3B-Q5_K_M.gguf|Qwen_Qwen3.6-35B-A3B-Q5_K_S.gguf|Qwen_Qwen3.6-35B-A3B-Q6_K.gguf|Qwen_Qwen3.6-35B-A3B-Q6_K_L.gguf|Qwen_Qwen3.6-35B-A3B-Q8_0.gguf|Qwen_Qwen3.6-35B-A3B-bf16/Qwen_Qwen3.6-35B-A3B-bf16-00001-of-00002.gguf|Qwen_Qwen3.6-35B-A3B-bf16/Qwen_Qwen3.6-35B-A3B-bf16-00002-of-00002.gguf|Qwen_Qwen3.6-35B-A3B-imatrix.gguf|mmproj-Qwen_Qwen3.6-35B-A3B-bf16.gguf|mmproj-Qwen_Qwen3.6-35B-A3B-f16.gguf|mtp-Qwen_Qwen3.6-35B-A3B-Q4_0.gguf|mtp-Qwen_Qwen3.6-35B-A3B-Q8_0.gguf	lmstudio-community/Qwen3.6-35B-A3B-MLX-8bit~	lmstudio-community/Qwen3.6-35B-A3B-MLX-4bit~	lmstudio-community/Qwen3.6-35B-A3B-MLX-6bit~	unsloth/Qwen3.6-35B-A3B-UD-MLX-4bit~	HauhauCS/Qwen3.6-35B-A3B-Uncensored-HauhauCS-Aggressive||Qwen3.6-35B-A3B-Uncensored-HauhauCS-Aggressive-IQ2_M.gguf|Qwen3.6-35B-A3B-Uncensored-HauhauCS-Aggressive-IQ3_M.gguf|Qwen3.6-35B-A3B-Uncensored-HauhauCS-Aggressive-IQ4_NL.gguf|Qwen3.6-35B-A3B-Uncensored-HauhauCS-Aggressive-IQ4_XS.gguf|Qwen3.6-35B-A3B-Uncensored-HauhauCS-Aggressive-Q2_K_P.gguf|Qwen3.6-35B-A3B-Uncensored-HauhauCS-Aggressive-Q3_K_P.gguf|Qwen3.6-35B-A3B-Uncensored-HauhauCS-Aggressive-Q4_K_M.gguf|Qwen3.6-35B-A3B-Uncensored-HauhauCS-Aggressive-Q4_K_P.gguf|Qwen3.6-35B-A3B-Uncensored-HauhauCS-Aggressive-Q5_K_P.gguf|Qwen3.6-35B-A3B-Uncensored-HauhauCS-Aggressive-Q6_K_P.gguf|Qwen3.6-35B-A3B-Uncensored-HauhauCS-Aggressive-Q8_K_P.gguf|mmproj-Qwen3.6-35B-A3B-Uncensored-HauhauCS-Aggressive-f16.gguf
Qwen/Qwen3.8-2.4T-A95B	unsloth/Qwen3.8-2.4T-A95B-GGUF
Qwen/Qwen3.8-27B	unsloth/Qwen3.8-27B-GGUF	lmstudio-community/Qwen3.8-27B-GGUF	ggml-org/Qwen3.8-27B-GGUF	bartowski/Qwen3.8-27B-GGUF	lmstudio-community/Qwen3.8-27B-MLX-4bit~	lmstudio-community/Qwen3.8-27B-MLX-8bit~	mlx-community/Qwen3.8-27B-4bit~	mlx-community/Qwen3.8-27B-8bit~
Qwen/Qwen3Guard-Gen-0.6B	QuantFactory/Qwen3Guard-Gen-0.6B-GGUF	mradermacher/Qwen3Guard-Gen-0.6B-GGUF
Qyrou/reasoning-summarizer-800m-pre	Qyrou/reasoning-summarizer-800m-pre-gguf
RadixArk/Qwen3.8-27B-DSpark	magnitudedev/Qwen3.8-27B-DSpark-GGUF
RappleML/Raisin-4B	mradermacher/Raisin-4B-GGUF
RaspizdAI/debil-1.5	RaspizdAI/debil-1.5-GGUF
RaspizdAI/deglm-55M	RaspizdAI/deglm-55M-GGUF
RationalPursuit/Qwen3-4B-Stratos-Qwen235B-SFT	mradermacher/Qwen3-4B-Stratos-Qwen235B-SFT-GGUF
ReadyArt/Dark-Scarlett-27B-v2.0	ReadyArt/Dark-Scarlett-27B-v2.0-GGUF
ReadyArt/For-Her-Darkside-12B-v1.4	mradermacher/For-Her-Darkside-12B-v1.4-i1-GGUF	mradermacher/For-Her-Darkside-12B-v1.4-GGUF
ReadyArt/For-Her-Darkside-26B-A4B-v1.4	mradermacher/For-Her-Darkside-26B-A4B-v1.4-i1-GGUF	mradermacher/For-Her-Darkside-26B-A4B-v1.4-GGUF
ReadyArt/Heimdallr-27B-v0.35	ReadyArt/Heimdallr-27B-v0.35-GGUF
ReadyArt/Heimdallr-27B-v0.4	ReadyArt/Heimdallr-27B-v0.4-GGUF
ReadyArt/Melody1437-12B	mradermacher/Melody1437-12B-i1-GGUF	mradermacher/Melody1437-12B-GGUF
ReadyArt/Melody1437-26B-A4B	mradermacher/Melody1437-26B-A4B-i1-GGUF	mradermacher/Melody1437-26B-A4B-GGUF
ReadyArt/Melody1437-26B-A4B-v2.0	ReadyArt/Melody1437-26B-A4B-v2.0-GGUF||Melody1437-26B-A4B-v2.0-HB16-Q4_K_M.gguf|Melody1437-26B-A4B-v2.0-HB16-Q5_K_M.gguf|Melody1437-26B-A4B-v2.0-HB16-Q6_K.gguf|Melody1437-26B-A4B-v2.0-HB16-Q8_0.gguf|Melody1437-26B-A4B-v2.0-Q4_K_M.gguf|Melody1437-26B-A4B-v2.0-Q5_K_M.gguf|Melody1437-26B-A4B-v2.0-Q6_K.gguf|Melody1437-26B-A4B-v2.0-Q8_0.gguf|Melody1437-26B-A4B-v2.0.i1-IQ2_XS_hb16.gguf|Melody1437-26B-A4B-v2.0.i1-IQ3_XS_hb16.gguf|Melody1437-26B-A4B-v2.0.i1-IQ4_NL_hb16.gguf|Melody1437-26B-A4B-v2.0.i1-IQ4_XS_hb16.gguf|Melody1437-26B-A4B-v2.0.i1-Q3_K_M_hb16.gguf|Melody1437-26B-A4B-v2.0.i1-Q4_K_M_hb16.gguf|Melody1437-26B-A4B-v2.0.i1-Q4_K_S_hb16.gguf|Melody1437-26B-A4B-v2.0.i1-Q5_K_M_hb16.gguf|Melody1437-26B-A4B-v2.0.i1-Q5_K_S_hb16.gguf|Melody1437-26B-A4B-v2.0.i1-Q6_K_hb16.gguf|imatrix.gguf
ReadyArt/Omega-Convergence-27B-v1.0	ReadyArt/Omega-Convergence-27B-v1.0-GGUF
ReadyArt/Omega-Evolution-31B-v4.0	ReadyArt/Omega-Evolution-31B-v4.0-GGUF
ReadyArt/Serenity-26B-A4B	ReadyArt/Serenity-26B-A4B-GGUF|Serenity-26B-A4B-|HB16-Q6_K.gguf|HB16-Q8_0.gguf|IQ4_XS.gguf|Q4_K_M.gguf|Q5_K_M.gguf|Q6_K.gguf|Q8_0.gguf
ReadyArt/Serenity-27B	ReadyArt/Serenity-27B-GGUF
ReadyArt/Serenity-27B-v0.5	ReadyArt/Serenity-27B-v0.5-GGUF
ReadyArt/gemma-4-31B-it-scotoma-2	ReadyArt/gemma-4-31B-it-scotoma-2-GGUF	mradermacher/gemma-4-31B-it-scotoma-2-i1-GGUF	mradermacher/gemma-4-31B-it-scotoma-2-GGUF
RedHatAI/Muse-Glimmer-30B-NVFP4	esatapedico/Muse-Glimmer-30B-NVFP4-GGUF
Ronaldodev/finanfa-ai-luth-1.7b	mradermacher/finanfa-ai-luth-1.7b-GGUF
Rumiii/Qwen-BioTool-1.5B	mradermacher/Qwen-BioTool-1.5B-i1-GGUF	mradermacher/Qwen-BioTool-1.5B-GGUF
Sao10K/L3-8B-Stheno-v3.2	Lewdiculous/L3-8B-Stheno-v3.2-GGUF-IQ-Imatrix
ScenemaAI/scenema-audio	ChrisColeTech/scenema-audio
Securelayer7/Qwythos-9B-Claude-Mythos-Uncensored-Abliterated-1M	mradermacher/Qwythos-9B-Claude-Mythos-Uncensored-Abliterated-1M-i1-GGUF	mradermacher/Qwythos-9B-Claude-Mythos-Uncensored-Abliterated-1M-GGUF
Sethblocks/Neuron-v0.3-3b	mradermacher/Neuron-v0.3-3b-GGUF
Sigmandndnns/CorX3.8-27B	mradermacher/CorX3.8-27B-i1-GGUF	mradermacher/CorX3.8-27B-GGUF
Silas25/gemma4E2B	Silas25/gemma4E2B-GGUF
SlowGuess/ABForge-Qwen3-8B	mradermacher/ABForge-Qwen3-8B-GGUF
Sophia-AI/RegTech-32B-Instruct	mradermacher/RegTech-32B-Instruct-i1-GGUF|RegTech-32B-Instruct.i|1-IQ1_M.gguf|1-IQ1_S.gguf|1-IQ2_M.gguf|1-IQ2_S.gguf|1-IQ2_XS.gguf|1-IQ2_XXS.gguf|1-IQ3_M.gguf|1-IQ3_S.gguf|1-IQ3_XS.gguf|1-IQ3_XXS.gguf|1-IQ4_XS.gguf|1-Q2_K.gguf|1-Q2_K_S.gguf|1-Q3_K_L.gguf|1-Q3_K_M.gguf|1-Q3_K_S.gguf|1-Q4_0.gguf|1-Q4_1.gguf|1-Q4_K_M.gguf|1-Q4_K_S.gguf|1-Q5_K_M.gguf|1-Q5_K_S.gguf|1-Q6_K.gguf|matrix.gguf
SousiOmine/Lumi-v2-llm-jp-4-8b	SousiOmine/Lumi-v2-llm-jp-4-8b-GGUF
StargazerLabs/Qwen3.8-32B-Jumbo	StargazerLabs/Qwen3.8-32B-Jumbo-4bit~	StargazerLabs/Qwen3.8-32B-Jumbo-8bit~
StepSharp/urdu-tts	mradermacher/urdu-tts-GGUF
SulphurAI/Sulphur-2-base	Abiray/Sulphur-2-base-GGUF|sulphur_dev|-Q3_K_M.gguf|-Q3_K_S.gguf|-Q4_0.gguf|-Q4_K_M.gguf|-Q4_K_S.gguf|-Q5_0.gguf|-Q5_K_M.gguf|-Q5_K_S.gguf|-Q6_K.gguf|-Q8_0.gguf|_bf16.gguf	fairy322/Sulphur-2-base-GGUF
Supertone/supertonic-2	loom-ai-org/supertonic-2-loom
Surpem/Supertron3-0.8B	mradermacher/Supertron3-0.8B-GGUF
SynastriaNetworks/Uirapuru-U1.1	mradermacher/Uirapuru-U1.1-i1-GGUF	mradermacher/Uirapuru-U1.1-GGUF
TachyHealth/Gazal-R1-32B-GRPO-preview	TachyHealth/Gazal-R1-32B-GRPO-preview-GGUF
Taeri077/dama-aibrain	Taeri077/dama-aibrain-mlx~
TareksLab/DarkDesires-LLaMa-70B	mradermacher/DarkDesires-LLaMa-70B-i1-GGUF
TeichAI/GLM-4.7-Flash-Claude-Opus-4.5-High-Reasoning-Distill	TeichAI/GLM-4.7-Flash-Claude-Opus-4.5-High-Reasoning-Distill-GGUF
TeichAI/Qwen3.6-27B-Claude-Opus-Reasoning-Distill	TeichAI/Qwen3.6-27B-Claude-Opus-Reasoning-Distill-GGUF
TeichAI/Qwen3.6-27B-Claude-Opus-Reasoning-Distill-v2	TeichAI/Qwen3.6-27B-Claude-Opus-Reasoning-Distill-v2-GGUF
TeichAI/Qwen3.8-27B-Fable-Distill	TeichAI/Qwen3.8-27B-Fable-Distill-GGUF	mradermacher/Qwen3.8-27B-Fable-Distill-i1-GGUF	mradermacher/Qwen3.8-27B-Fable-Distill-GGUF
TeichAI/gemma-4-26B-A4B-it-Claude-Opus-Distill-v2	TeichAI/gemma-4-26B-A4B-it-Claude-Opus-Distill-v2-GGUF
TeichAI/gemma-4-31B-it-Claude-Opus-Distill-v2	TeichAI/gemma-4-31B-it-Claude-Opus-Distill-v2-GGUF
TenStrip/10Eros-Max	Abiray/10Eros-Max-GGUF
TenStrip/LTX2.3-10Eros	vantagewithai/LTX2.3-10Eros-GGUF|10Eros_v1-Q|3_K_M.gguf|3_K_S.gguf|4_0.gguf|4_1.gguf|4_K_M.gguf|4_K_S.gguf|5_0.gguf|5_1.gguf|5_K_M.gguf|5_K_S.gguf|6_K.gguf|8_0.gguf
Tesslate/OmniCoder-9B	Tesslate/OmniCoder-9B-GGUF
TheDrummer/Behemoth-128B-v3	bartowski/TheDrummer_Behemoth-128B-v3-GGUF	mradermacher/Behemoth-128B-v3-GGUF
TheDrummer/Cydonia-24B-v4.3	bartowski/TheDrummer_Cydonia-24B-v4.3-GGUF
TheDrummer/Rocinante-XL-16B-v1	TheDrummer/Rocinante-XL-16B-v1-GGUF
TheSkullery/Q2.5-Hydroblated-R1-32B-v1	mradermacher/Q2.5-Hydroblated-R1-32B-v1-GGUF	mradermacher/Q2.5-Hydroblated-R1-32B-v1-i1-GGUF
Thox-ai/ThoxEdge-0.8B	mradermacher/ThoxEdge-0.8B-GGUF
TinyLlama/TinyLlama-1.1B-Chat-v1.0	TheBloke/TinyLlama-1.1B-Chat-v1.0-GGUF|tinyllama-1.1b-chat-v1.0.Q|2_K.gguf|3_K_L.gguf|3_K_M.gguf|3_K_S.gguf|4_0.gguf|4_K_M.gguf|4_K_S.gguf|5_0.gguf|5_K_M.gguf|5_K_S.gguf|6_K.gguf|8_0.gguf
Tongyi-MAI/Z-Image	unsloth/Z-Image-GGUF
Tongyi-MAI/Z-Image-Turbo	unsloth/Z-Image-Turbo-GGUF
Trendyol/Trendyol-Vision-Master	mradermacher/Trendyol-Vision-Master-GGUF	mradermacher/Trendyol-Vision-Master-i1-GGUF
TrevorJS/gemma-4-26B-A4B-it-uncensored	TrevorJS/gemma-4-26B-A4B-it-uncensored-GGUF
TrevorJS/gemma-4-31B-it-uncensored	TrevorJS/gemma-4-31B-it-uncensored-GGUF
TrevorJS/gemma-4-E2B-it-uncensored	TrevorJS/gemma-4-E2B-it-uncensored-GGUF
TrevorJS/gemma-4-E4B-it-uncensored	TrevorJS/gemma-4-E4B-it-uncensored-GGUF
Uniboshi/Kimi-K3-Abliterated-V1	Uniboshi/Kimi-K3-Abliterated-V1-GGUF
Unmid/Mew1-2.6B	Unmid/Mew1-2.6B-GGUF	mradermacher/Mew1-2.6B-i1-GGUF	mradermacher/Mew1-2.6B-GGUF
ValiantLabs/Muse-Glimmer-30B-Esper4	mradermacher/Muse-Glimmer-30B-Esper4-i1-GGUF	mradermacher/Muse-Glimmer-30B-Esper4-GGUF
ValiantLabs/Qwen3.6-27B-Esper3.1	mradermacher/Qwen3.6-27B-Esper3.1-i1-GGUF
Vionex-digital/Hakeem-7B	mradermacher/Hakeem-7B-GGUF
Vortex5/Glimmering-Citrus-31B	mradermacher/Glimmering-Citrus-31B-i1-GGUF	mradermacher/Glimmering-Citrus-31B-GGUF
Vortex5/Luminous-Mirror-26B-A4B	mradermacher/Luminous-Mirror-26B-A4B-i1-GGUF	mradermacher/Luminous-Mirror-26B-A4B-GGUF
Vortex5/Phoenix-X-26B-A4B	mradermacher/Phoenix-X-26B-A4B-i1-GGUF	mradermacher/Phoenix-X-26B-A4B-GGUF
WPS-Qingqiu/Qingqiu-MT-9B	mradermacher/Qingqiu-MT-9B-GGUF	mradermacher/Qingqiu-MT-9B-i1-GGUF
Wan-AI/Wan2.2-I2V-A14B	QuantStack/Wan2.2-I2V-A14B-GGUF||HighNoise/Wan2.2-I2V-A14B-HighNoise-Q2_K.gguf|HighNoise/Wan2.2-I2V-A14B-HighNoise-Q3_K_M.gguf|HighNoise/Wan2.2-I2V-A14B-HighNoise-Q3_K_S.gguf|HighNoise/Wan2.2-I2V-A14B-HighNoise-Q4_K_M.gguf|HighNoise/Wan2.2-I2V-A14B-HighNoise-Q4_K_S.gguf|HighNoise/Wan2.2-I2V-A14B-HighNoise-Q5_0.gguf|HighNoise/Wan2.2-I2V-A14B-HighNoise-Q5_1.gguf|HighNoise/Wan2.2-I2V-A14B-HighNoise-Q5_K_M.gguf|HighNoise/Wan2.2-I2V-A14B-HighNoise-Q5_K_S.gguf|HighNoise/Wan2.2-I2V-A14B-HighNoise-Q6_K.gguf|HighNoise/Wan2.2-I2V-A14B-HighNoise-Q8_0.gguf|LowNoise/Wan2.2-I2V-A14B-LowNoise-Q2_K.gguf|LowNoise/Wan2.2-I2V-A14B-LowNoise-Q3_K_M.gguf|LowNoise/Wan2.2-I2V-A14B-LowNoise-Q3_K_S.gguf|LowNoise/Wan2.2-I2V-A14B-LowNoise-Q4_0.gguf|LowNoise/Wan2.2-I2V-A14B-LowNoise-Q4_1.gguf|LowNoise/Wan2.2-I2V-A14B-LowNoise-Q4_K_M.gguf|LowNoise/Wan2.2-I2V-A14B-LowNoise-Q4_K_S.gguf|LowNoise/Wan2.2-I2V-A14B-LowNoise-Q5_0.gguf|LowNoise/Wan2.2-I2V-A14B-LowNoise-Q5_1.gguf|LowNoise/Wan2.2-I2V-A14B-LowNoise-Q5_K_M.gguf|LowNoise/Wan2.2-I2V-A14B-LowNoise-Q5_K_S.gguf|LowNoise/Wan2.2-I2V-A14B-LowNoise-Q6_K.gguf|LowNoise/Wan2.2-I2V-A14B-LowNoise-Q8_0.gguf
Wan-AI/Wan2.2-T2V-A14B	QuantStack/Wan2.2-T2V-A14B-GGUF||HighNoise/Wan2.2-T2V-A14B-HighNoise-Q2_K.gguf|HighNoise/Wan2.2-T2V-A14B-HighNoise-Q3_K_M.gguf|HighNoise/Wan2.2-T2V-A14B-HighNoise-Q3_K_S.gguf|HighNoise/Wan2.2-T2V-A14B-HighNoise-Q4_0.gguf|HighNoise/Wan2.2-T2V-A14B-HighNoise-Q4_1.gguf|HighNoise/Wan2.2-T2V-A14B-HighNoise-Q4_K_M.gguf|HighNoise/Wan2.2-T2V-A14B-HighNoise-Q4_K_S.gguf|HighNoise/Wan2.2-T2V-A14B-HighNoise-Q5_0.gguf|HighNoise/Wan2.2-T2V-A14B-HighNoise-Q5_1.gguf|HighNoise/Wan2.2-T2V-A14B-HighNoise-Q5_K_M.gguf|HighNoise/Wan2.2-T2V-A14B-HighNoise-Q5_K_S.gguf|HighNoise/Wan2.2-T2V-A14B-HighNoise-Q6_K.gguf|HighNoise/Wan2.2-T2V-A14B-HighNoise-Q8_0.gguf|LowNoise/Wan2.2-T2V-A14B-LowNoise-Q2_K.gguf|LowNoise/Wan2.2-T2V-A14B-LowNoise-Q3_K_M.gguf|LowNoise/Wan2.2-T2V-A14B-LowNoise-Q3_K_S.gguf|LowNoise/Wan2.2-T2V-A14B-LowNoise-Q4_0.gguf|LowNoise/Wan2.2-T2V-A14B-LowNoise-Q4_1.gguf|LowNoise/Wan2.2-T2V-A14B-LowNoise-Q4_K_M.gguf|LowNoise/Wan2.2-T2V-A14B-LowNoise-Q4_K_S.gguf|LowNoise/Wan2.2-T2V-A14B-LowNoise-Q5_0.gguf|LowNoise/Wan2.2-T2V-A14B-LowNoise-Q5_1.gguf|LowNoise/Wan2.2-T2V-A14B-LowNoise-Q5_K_M.gguf|LowNoise/Wan2.2-T2V-A14B-LowNoise-Q5_K_S.gguf|LowNoise/Wan2.2-T2V-A14B-LowNoise-Q6_K.gguf|LowNoise/Wan2.2-T2V-A14B-LowNoise-Q8_0.gguf
Wan-AI/Wan2.2-TI2V-5B	QuantStack/Wan2.2-TI2V-5B-GGUF
Weikaijie/HealthPulse-Qwen2.5-7B	mradermacher/HealthPulse-Qwen2.5-7B-GGUF
WestlakeNLP/WhizReviewer-ML-Llama3.1-8B	mradermacher/WhizReviewer-ML-Llama3.1-8B-GGUF
Wiself/Holodeck-Lounge-MTP	mradermacher/Holodeck-Lounge-MTP-GGUF
XiaomiMiMo/MiMo-V2-Flash	unsloth/MiMo-V2-Flash-GGUF
XiaomiMiMo/MiMo-V2.5	AesSedai/MiMo-V2.5-GGUF
YFC-112358/Qwen3.6-27B-Della-Deckard-Fable-Qwopus-v3	mradermacher/Qwen3.6-27B-Della-Deckard-Fable-Qwopus-v3-i1-GGUF
YFC-112358/Qwen3.6-27B-Della-Deckard-Isometry-Geodesic-v2	mradermacher/Qwen3.6-27B-Della-Deckard-Isometry-Geodesic-v2-i1-GGUF
YFC-112358/Qwen3.6-27B-Della-Deckard-v1	mradermacher/Qwen3.6-27B-Della-Deckard-v1-i1-GGUF
Zynerji/Ektome-Qwen3.8-27B-PristinelyUncensored	mradermacher/Ektome-Qwen3.8-27B-PristinelyUncensored-i1-GGUF
acon96/Little-Titles	mradermacher/Little-Titles-GGUF
addansee/CivChan-1.2B-Distill	mradermacher/CivChan-1.2B-Distill-GGUF
ai-sage/GigaAM-v3	loom-ai-org/gigaam-v3-rnnt-loom
ai9stars/G9v3-39A5B	linuxid10t/G9v3-39A5B-GGUF
aifeifei798/Qwen3.8-Couture-Engine-27B	mradermacher/Qwen3.8-Couture-Engine-27B-i1-GGUF
aifeifei798/Qwen3.8-Queen-27B	mradermacher/Qwen3.8-Queen-27B-i1-GGUF	mradermacher/Qwen3.8-Queen-27B-GGUF
alexander2323/Qwen3.8-27B-Uncensored-Heretic-Abliterated	mradermacher/Qwen3.8-27B-Uncensored-Heretic-Abliterated-i1-GGUF	mradermacher/Qwen3.8-27B-Uncensored-Heretic-Abliterated-GGUF
alexokita/Goetia-26B-A4B-v1.4-LazyLora-heresy-Heretic	mradermacher/Goetia-26B-A4B-v1.4-LazyLora-heresy-Heretic-i1-GGUF	mradermacher/Goetia-26B-A4B-v1.4-LazyLora-heresy-Heretic-GGUF
alexokita/Phoenix-X-26B-A4B-Heretic	mradermacher/Phoenix-X-26B-A4B-Heretic-i1-GGUF
ali-arshiya/moeinGTS1.5-3b	mradermacher/moeinGTS1.5-3b-GGUF
allura-org/Qwen3.8-27B-Dominatrix	mradermacher/Qwen3.8-27B-Dominatrix-i1-GGUF	mradermacher/Qwen3.8-27B-Dominatrix-GGUF
alst10/alston-writer	alst10/alston-writer-gguf
alst10/samuel-beckett-playwriter	alst10/samuel-beckett-playwriter-gguf
alst10/samuel-beckett-playwriter-v3	alst10/samuel-beckett-playwriter-v3-gguf
alztrk/Ornith-1.5-35B-A3B-Abliterated	alztrk/Ornith-1.5-35B-A3B-Abliterated-GGUF
andreasmartin/apertus-v1.5-8b-text	andreasmartin/apertus-v1.5-8b-text-mlx-fp16~	andreasmartin/apertus-v1.5-8b-text-mlx-8Bit~
ansulev/Qwen3.5-9B-heretic-v2	mradermacher/Qwen3.5-9B-heretic-v2-i1-GGUF	mradermacher/Qwen3.5-9B-heretic-v2-GGUF
arcanicai/Con0	arcanicai/Con0-GGUF
arcee-ai/AFM-4.5B	mradermacher/AFM-4.5B-i1-GGUF	mradermacher/AFM-4.5B-GGUF
arcee-ai/AFM-4.5B-Base	mradermacher/AFM-4.5B-Base-i1-GGUF	mradermacher/AFM-4.5B-Base-GGUF
armand0e/Gemma-4-E4B-it-Fable-Distill	mradermacher/Gemma-4-E4B-it-Fable-Distill-GGUF	mradermacher/Gemma-4-E4B-it-Fable-Distill-i1-GGUF
armand0e/Qwen3.8-27B-Fable-Distill-Heretic-ara	armand0e/Qwen3.8-27B-Fable-Distill-Heretic-ara-GGUF	mradermacher/Qwen3.8-27B-Fable-Distill-Heretic-ara-i1-GGUF	mradermacher/Qwen3.8-27B-Fable-Distill-Heretic-ara-GGUF
armand0e/Qwen3.8-27B-Heretic-ara	armand0e/Qwen3.8-27B-Heretic-ara-GGUF
artindnr/sarv-reasoning	artindnr/sarv-reasoning-i1-GGUF	artindnr/sarv-reasoning-GGUF	mradermacher/sarv-reasoning-i1-GGUF	mradermacher/sarv-reasoning-GGUF
auttasak88/AgentWorld-35B-A3B-Heretic	mradermacher/AgentWorld-35B-A3B-Heretic-GGUF	mradermacher/AgentWorld-35B-A3B-Heretic-i1-GGUF
axonlabsai/Ranger-7B	mradermacher/Ranger-7B-i1-GGUF	mradermacher/Ranger-7B-GGUF
badrm2611/scraper-agent-qwen3.5-4b	mradermacher/scraper-agent-qwen3.5-4b-GGUF
badtheorylabs/BTL-4	bartowski/badtheorylabs_BTL-4-GGUF
baidu/ERNIE-Image	unsloth/ERNIE-Image-GGUF
baidu/ERNIE-Image-Turbo	unsloth/ERNIE-Image-Turbo-GGUF
baidu/Unlimited-OCR	sahilchachra/Unlimited-OCR-GGUF
barozp/Qwen3.8-27B-Opus-Distill	barozp/Qwen3.8-27B-Opus-Distill-GGUF
barozp/Qwen3.8-27B-Opus-Distill-v2	barozp/Qwen3.8-27B-Opus-Distill-v2-GGUF	barozp/Qwen3.8-27B-Opus-Distill-v2-MLX-4bit~
beau-warren/blueteam-cyber-base-v0.3.0	mradermacher/blueteam-cyber-base-v0.3.0-GGUF
beyoru/Kiwen-27B	mradermacher/Kiwen-27B-i1-GGUF
beyoru/Orbit	mradermacher/Orbit-GGUF
bigatuna/Qwen3.5-9b-Sushi-Coder-RL	bigatuna/Qwen3.5-9b-Sushi-Coder-RL-GGUF
bigscience/bloom	mradermacher/bloom-GGUF
black-forest-labs/FLUX.1-dev	city96/FLUX.1-dev-gguf|flux1-dev-|F16.gguf|Q2_K.gguf|Q3_K_S.gguf|Q4_0.gguf|Q4_1.gguf|Q4_K_S.gguf|Q5_0.gguf|Q5_1.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf
black-forest-labs/FLUX.2-dev	unsloth/FLUX.2-dev-GGUF
black-forest-labs/FLUX.2-klein-4B	unsloth/FLUX.2-klein-4B-GGUF|flux-2-klein-4b-|BF16.gguf|F16.gguf|Q2_K.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_0.gguf|Q4_1.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_0.gguf|Q5_1.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf
black-forest-labs/FLUX.2-klein-9B	unsloth/FLUX.2-klein-9B-GGUF|flux-2-klein-9b-|BF16.gguf|F16.gguf|Q2_K.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_0.gguf|Q4_1.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_0.gguf|Q5_1.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf
blascotobasco/Jackdaw-3	mradermacher/Jackdaw-3-i1-GGUF	mradermacher/Jackdaw-3-GGUF
bottlecapai/ThinkingCap-Qwen3.6-27B	bottlecapai/ThinkingCap-Qwen3.6-27B-GGUF	mradermacher/ThinkingCap-Qwen3.6-27B-i1-GGUF	mradermacher/ThinkingCap-Qwen3.6-27B-GGUF
btbtyler09/shrew-ocr-preview	btbtyler09/shrew-ocr-preview-GGUF
cerebras/GLM-4.7-Flash-REAP-23B-A3B	unsloth/GLM-4.7-Flash-REAP-23B-A3B-GGUF
cerebras/Qwen3-Coder-REAP-25B-A3B	bartowski/cerebras_Qwen3-Coder-REAP-25B-A3B-GGUF
chatpbc11121/luwa-01	mradermacher/luwa-01-GGUF
christianrss/chris-linux-124m	christianrss/chris-linux-124m-gguf
cloudbjorn/Qwen3.8-27B-Yes-Man-uncensored	cloudbjorn/Qwen3.8-27B-Yes-Man-uncensored-GGUF	mradermacher/Qwen3.8-27B-Yes-Man-uncensored-i1-GGUF	mradermacher/Qwen3.8-27B-Yes-Man-uncensored-GGUF
cloudsurf-software/CloudSurf-4B-FC	cloudsurf-software/CloudSurf-4B-FC-GGUF	mradermacher/CloudSurf-4B-FC-i1-GGUF	mradermacher/CloudSurf-4B-FC-GGUF
cmcheng/DeepMath-GRPO_DeepSeek-R1-Distill-Qwen-1.5B	mradermacher/DeepMath-GRPO_DeepSeek-R1-Distill-Qwen-1.5B-GGUF
coder3101/gemma-4-26B-A4B-it-heretic	mlx-community/gemma-4-26B-A4B-it-heretic-4bit~	nohurry/gemma-4-26B-A4B-it-heretic-GUFF	mudler/gemma-4-26B-A4B-it-heretic-APEX-GGUF
coder3101/gemma-4-E2B-it-heretic	mradermacher/gemma-4-E2B-it-heretic-i1-GGUF
coder3101/gemma-4-E4B-it-heretic	mradermacher/gemma-4-E4B-it-heretic-i1-GGUF	mradermacher/gemma-4-E4B-it-heretic-GGUF
criscarleo/DeepSeek-Coder-V2-Lite-Instruct-abliterated	mradermacher/DeepSeek-Coder-V2-Lite-Instruct-abliterated-i1-GGUF	mradermacher/DeepSeek-Coder-V2-Lite-Instruct-abliterated-GGUF
cross-encoder/ettin-reranker-17m-v1	cstr/ettin-reranker-17m-v1-GGUF
cross-encoder/ettin-reranker-1b-v1	cstr/ettin-reranker-1b-v1-GGUF
cross-encoder/ettin-reranker-400m-v1	cstr/ettin-reranker-400m-v1-GGUF
cross-encoder/ettin-reranker-68m-v1	cstr/ettin-reranker-68m-v1-GGUF
cross-encoder/mmarco-mMiniLMv2-L12-H384-v1	Gramscii/mmarco-mMiniLMv2-L12-H384-v1-GGUF
cstr/llama3-discolm-orca	mradermacher/llama3-discolm-orca-GGUF
cyberdelia/CyberRealisticXL	InsecureErasure/CyberRealisticXL-GGUF
cyberneurova/cyberneurova-Qwen3.8-27B	cyberneurova/cyberneurova-Qwen3.8-27B-GGUF
darkc0de/Muse-Glimmer-30B-heretic	bartowski/darkc0de_Muse-Glimmer-30B-heretic-GGUF
darkc0de/XORTRON-CriminalComputing-EnablementEngine-v0.3	darkc0de/XORTRON-CriminalComputing-EnablementEngine-v0.3-GGUF	mradermacher/XORTRON-CriminalComputing-EnablementEngine-v0.3-i1-GGUF	mradermacher/XORTRON-CriminalComputing-EnablementEngine-v0.3-GGUF
darkc0de/XORTRON-NXTXPRT10PRO-31B	mradermacher/XORTRON-NXTXPRT10PRO-31B-i1-GGUF	mradermacher/XORTRON-NXTXPRT10PRO-31B-GGUF
datalab-to/chandra-ocr-2	prithivMLmods/chandra-ocr-2-GGUF	mradermacher/chandra-ocr-2-GGUF
datalab-to/surya-ocr-2	datalab-to/surya-ocr-2-gguf|surya-2|-mmproj.gguf|.gguf
dcostenco/prism-coder-9b	mradermacher/prism-coder-9b-GGUF
ddz16/CamInject-4B	mradermacher/CamInject-4B-GGUF
ddz16/CamInject-8B	mradermacher/CamInject-8B-GGUF
ddz16/CamSFT-4B	mradermacher/CamSFT-4B-GGUF
dealignai/Gemma-4-31B-JANG_4M-CRACK	douyamv/Gemma-4-31B-JANG_4M-CRACK-GGUF|gemma-4-31b-jang-crack-Q|3_K_M.gguf|4_K_M.gguf|8_0-00001-of-00009.gguf|8_0-00002-of-00009.gguf|8_0-00003-of-00009.gguf|8_0-00004-of-00009.gguf|8_0-00005-of-00009.gguf|8_0-00006-of-00009.gguf|8_0-00007-of-00009.gguf|8_0-00008-of-00009.gguf|8_0-00009-of-00009.gguf
dearxoasis/thaidoc-finetune	dearxoasis/thaidoc-finetune-gguf
deepgrove/maple-preview	deepgrove/maple-preview-GGUF
deepreinforce-ai/Ornith-1.0-35B	unsloth/Ornith-1.0-35B-GGUF
deepseek-ai/DeepSeek-Coder-V2-Lite-Instruct	bartowski/DeepSeek-Coder-V2-Lite-Instruct-GGUF|DeepSeek-Coder-V2-Lite-Instruct-|IQ2_M.gguf|IQ2_S.gguf|IQ2_XS.gguf|IQ3_M.gguf|IQ3_XS.gguf|IQ3_XXS.gguf|IQ4_XS.gguf|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_K_L.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_L.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q6_K_L.gguf|Q8_0.gguf|Q8_0_L.gguf|f32.gguf/DeepSeek-Coder-V2-Lite-Instruct-f32-00001-of-00002.gguf|f32.gguf/DeepSeek-Coder-V2-Lite-Instruct-f32-00002-of-00002.gguf
deepseek-ai/DeepSeek-OCR	ggml-org/DeepSeek-OCR-GGUF
deepseek-ai/DeepSeek-R1-0528	unsloth/DeepSeek-R1-0528-GGUF
deepseek-ai/DeepSeek-R1-0528-Qwen3-8B	MaziyarPanahi/DeepSeek-R1-0528-Qwen3-8B-GGUF|DeepSeek-R1-0528-Qwen3-8B.|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q4_K_M.gguf|Q5_K_M.gguf|Q6_K.gguf|fp16.gguf	lmstudio-community/DeepSeek-R1-0528-Qwen3-8B-GGUF|DeepSeek-R1-0528-Qwen3-8B-Q|3_K_L.gguf|4_K_M.gguf|6_K.gguf|8_0.gguf	unsloth/DeepSeek-R1-0528-Qwen3-8B-GGUF|DeepSeek-R1-0528-Qwen3-8B-|BF16.gguf|IQ4_NL.gguf|IQ4_XS.gguf|Q2_K.gguf|Q2_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_0.gguf|Q4_1.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|UD-IQ1_M.gguf|UD-IQ1_S.gguf|UD-IQ2_M.gguf|UD-IQ2_XXS.gguf|UD-IQ3_XXS.gguf|UD-Q2_K_XL.gguf|UD-Q3_K_XL.gguf|UD-Q4_K_XL.gguf|UD-Q5_K_XL.gguf|UD-Q6_K_XL.gguf|UD-Q8_K_XL.gguf	lmstudio-community/DeepSeek-R1-0528-Qwen3-8B-MLX-4bit~	lmstudio-community/DeepSeek-R1-0528-Qwen3-8B-MLX-8bit~
deepseek-ai/DeepSeek-R1-Distill-Llama-8B	unsloth/DeepSeek-R1-Distill-Llama-8B-GGUF
deepseek-ai/DeepSeek-R1-Distill-Qwen-1.5B	unsloth/DeepSeek-R1-Distill-Qwen-1.5B-GGUF|DeepSeek-R1-Distill-Qwen-1.5B-|BF16.gguf|Q2_K.gguf|Q2_K_L.gguf|Q3_K_M.gguf|Q4_K_M.gguf|Q5_K_M.gguf|Q6_K.gguf|Q8_0.gguf|UD-IQ1_M.gguf|UD-IQ1_S.gguf|UD-IQ2_M.gguf|UD-IQ2_XXS.gguf|UD-IQ3_XXS.gguf|UD-IQ4_XS.gguf|UD-Q2_K_XL.gguf|UD-Q3_K_XL.gguf|UD-Q4_K_XL.gguf
deepseek-ai/DeepSeek-R1-Distill-Qwen-14B	unsloth/DeepSeek-R1-Distill-Qwen-14B-GGUF|DeepSeek-R1-Distill-Qwen-14B-|F16.gguf|Q2_K.gguf|Q2_K_L.gguf|Q3_K_M.gguf|Q4_K_M.gguf|Q5_K_M.gguf|Q6_K.gguf|Q8_0.gguf	mlx-community/DeepSeek-R1-Distill-Qwen-14B-4bit~
deepseek-ai/DeepSeek-R1-Distill-Qwen-32B	bartowski/DeepSeek-R1-Distill-Qwen-32B-GGUF	unsloth/DeepSeek-R1-Distill-Qwen-32B-GGUF
deepseek-ai/DeepSeek-R1-Distill-Qwen-7B	bartowski/DeepSeek-R1-Distill-Qwen-7B-GGUF	unsloth/DeepSeek-R1-Distill-Qwen-7B-GGUF
deepseek-ai/DeepSeek-V2-Lite-Chat	bartowski/DeepSeek-V2-Lite-Chat-GGUF	mradermacher/DeepSeek-V2-Lite-Chat-GGUF
deepseek-ai/DeepSeek-V3	mradermacher/DeepSeek-V3-GGUF	mradermacher/DeepSeek-V3-i1-GGUF
deepseek-ai/DeepSeek-V3-0324	MaziyarPanahi/DeepSeek-V3-0324-GGUF|DeepSeek-V3-0324.|IQ1_M.gguf-00001-of-00009.gguf|IQ1_M.gguf-00002-of-00009.gguf|IQ1_M.gguf-00003-of-00009.gguf|IQ1_M.gguf-00004-of-00009.gguf|IQ1_M.gguf-00005-of-00009.gguf|IQ1_M.gguf-00006-of-00009.gguf|IQ1_M.gguf-00007-of-00009.gguf|IQ1_M.gguf-00008-of-00009.gguf|IQ1_M.gguf-00009-of-00009.gguf|IQ1_S.gguf-00001-of-00009.gguf|IQ1_S.gguf-00002-of-00009.gguf|IQ1_S.gguf-00003-of-00009.gguf|IQ1_S.gguf-00004-of-00009.gguf|IQ1_S.gguf-00005-of-00009.gguf|IQ1_S.gguf-00006-of-00009.gguf|IQ1_S.gguf-00007-of-00009.gguf|IQ1_S.gguf-00008-of-00009.gguf|IQ1_S.gguf-00009-of-00009.gguf|Q2_K.gguf-00001-of-00009.gguf|Q2_K.gguf-00002-of-00009.gguf|Q2_K.gguf-00003-of-00009.gguf|Q2_K.gguf-00004-of-00009.gguf|Q2_K.gguf-00005-of-00009.gguf|Q2_K.gguf-00006-of-00009.gguf|Q2_K.gguf-00007-of-00009.gguf|Q2_K.gguf-00008-of-00009.gguf|Q2_K.gguf-00009-of-00009.gguf|Q3_K_S.gguf-00001-of-00009.gguf|Q3_K_S.gguf-00002-of-00009.gguf|Q3_K_S.gguf-00003-of-00009.gguf|Q3_K_S.gguf-00004-of-00009.gguf|Q3_K_S.gguf-00005-of-00009.gguf|Q3_K_S.gguf-00006-of-00009.gguf|Q3_K_S.gguf-00007-of-00009.gguf|Q3_K_S.gguf-00008-of-00009.gguf|Q3_K_S.gguf-00009-of-00009.gguf
deepseek-ai/DeepSeek-V3.2	unsloth/DeepSeek-V3.2-GGUF
deepseek-ai/DeepSeek-V4-Flash	tecaprovn/deepseek-v4-flash-gguf	nsparks/DeepSeek-V4-Flash-FP4-FP8-GGUF	Thump604/DeepSeek-V4-Flash-MLX-Q2-mixed-gs128-affine~	lovedheart/DeepSeek-V4-Flash-GGUF	inferencerlabs/DeepSeek-V4-Flash-MLX-2.8bit-EXP~	andreaborio/DeepSeek-V4-Flash-Hebrus-GGUF
deepseek-ai/DeepSeek-V4-Flash-0731	unsloth/DeepSeek-V4-Flash-0731-GGUF
deepseek-ai/DeepSeek-V4-Pro	teamblobfish/DeepSeek-V4-Pro-GGUF	batiai/DeepSeek-V4-Pro-GGUF
deepseek-ai/DeepSeek-V4-Pro-0813	unsloth/DeepSeek-V4-Pro-0813-GGUF	6block/DeepSeek-V4-Pro-0813-GGUF
deepseek-ai/deepseek-r1	unsloth/DeepSeek-R1-GGUF
deer-sec/CyberStag-26B-A4B-v1	deer-sec/CyberStag-26B-A4B-v1-bf16.gguf	deer-sec/CyberStag-26B-A4B-v1-bf16~	deer-sec/CyberStag-26B-A4B-V1-BF16-MLX~
deer-sec/CyberStag-26B-A4B-v1-optiq8	deer-sec/CyberStag-26B-A4B-V1-OptiQ8-MLX
dervig/m51Lab-MiniMax-M2.7-REAP-139B-A10B	dervig/m51Lab-MiniMax-M2.7-REAP-139B-A10B-GGUF
diego-florez/Qwen2.5-7B-Comment-Sexuality-Reasoner	mradermacher/Qwen2.5-7B-Comment-Sexuality-Reasoner-GGUF
dmvevents/nora-4b-v3.2	dmvevents/nora-4b-v3.2-GGUF
ectchatt/lummy-3.0	mradermacher/lummy-3.0-GGUF
empero-ai/Qwen3.8-2B-Distill	empero-ai/Qwen3.8-2B-Distill-GGUF
empero-ai/Qwen3.8-4B-Distill	empero-ai/Qwen3.8-4B-Distill-GGUF
empero-ai/Qwen3.8-9B	keXjos/Qwen3.8-9B-mlx-4Bit~
empero-ai/Qwen3.8-9B-Distill	empero-ai/Qwen3.8-9B-Distill-GGUF	srmiles/Qwen3.8-9B-Distill-MTP-GGUF
empero-ai/Qwythos-9B-Claude-Mythos-5-1M	empero-ai/Qwythos-9B-Claude-Mythos-5-1M-GGUF
empero-ai/Qwythos-9B-v2	empero-ai/Qwythos-9B-v2-GGUF
encredible/Gaiel-8B-Korean-Tuned	mradermacher/Gaiel-8B-Korean-Tuned-GGUF
endless-frontier/BigBang-v1	bartowski/endless-frontier_BigBang-v1-GGUF
ermiaazarkhalili/Qwen3.5-4B-SFT-Claude-Opus-Reasoning-Unsloth	mradermacher/Qwen3.5-4B-SFT-Claude-Opus-Reasoning-Unsloth-GGUF
ermiaazarkhalili/Qwen3.5-9B-SFT-Claude-Opus-Reasoning-Unsloth	mradermacher/Qwen3.5-9B-SFT-Claude-Opus-Reasoning-Unsloth-GGUF
etemiz/Ostrich-27B-Qwen3.8-260815	mradermacher/Ostrich-27B-Qwen3.8-260815-GGUF	mradermacher/Ostrich-27B-Qwen3.8-260815-i1-GGUF
etemiz/Ostrich-27B-Qwen3.8-260816-Abliterated	mradermacher/Ostrich-27B-Qwen3.8-260816-Abliterated-i1-GGUF	mradermacher/Ostrich-27B-Qwen3.8-260816-Abliterated-GGUF
fang04/medforge-qwen3.5-4b-dpo	mradermacher/medforge-qwen3.5-4b-dpo-GGUF
fishaudio/s2-pro	rodrigomt/s2-pro-gguf
gjtgjt/Muse-Glimmer-30B-heretic-plus	mradermacher/Muse-Glimmer-30B-heretic-plus-i1-GGUF	mradermacher/Muse-Glimmer-30B-heretic-plus-GGUF
gjtgjt/Muse-Glimmer-30B-heretic-r2	mradermacher/Muse-Glimmer-30B-heretic-r2-i1-GGUF	mradermacher/Muse-Glimmer-30B-heretic-r2-GGUF
gjtgjt/Qwen3.8-27B-heretic	gjtgjt/Qwen3.8-27B-heretic-GGUF
gjtgjt/Qwen3.8-27B-heretic-r1n	gjtgjt/Qwen3.8-27B-heretic-r1n-GGUF
glyphsoftware/sentinel-r3	glyphsoftware/sentinel-r3-gguf
google/diffusiongemma-26B-A4B-it	unsloth/diffusiongemma-26B-A4B-it-GGUF|diffusiongemma-26B-A4B-it-|BF16.gguf|Q4_K_M.gguf|Q5_K_M.gguf|Q6_K.gguf|Q8_0.gguf
google/embeddinggemma-300m	ggml-org/embeddinggemma-300M-GGUF|embeddinggemma-300M-Q8_0.gguf|	unsloth/embeddinggemma-300m-GGUF
google/gemma-2-2b-it	bartowski/gemma-2-2b-it-GGUF|gemma-2-2b-it-|IQ3_M.gguf|IQ4_XS.gguf|Q3_K_L.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q6_K_L.gguf|Q8_0.gguf|f32.gguf	MaziyarPanahi/gemma-2-2b-it-GGUF|gemma-2-2b-it.|IQ1_M.gguf|IQ1_S.gguf|IQ2_XS.gguf|IQ3_XS.gguf|IQ4_XS.gguf|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|fp16.gguf
google/gemma-3-12b-it	MaziyarPanahi/gemma-3-12b-it-GGUF|gemma-3-12b-it.|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|fp16.gguf	unsloth/gemma-3-12b-it-GGUF||gemma-3-12b-it-BF16.gguf|gemma-3-12b-it-IQ4_NL.gguf|gemma-3-12b-it-IQ4_XS.gguf|gemma-3-12b-it-Q2_K.gguf|gemma-3-12b-it-Q2_K_L.gguf|gemma-3-12b-it-Q3_K_M.gguf|gemma-3-12b-it-Q3_K_S.gguf|gemma-3-12b-it-Q4_0.gguf|gemma-3-12b-it-Q4_1.gguf|gemma-3-12b-it-Q4_K_M.gguf|gemma-3-12b-it-Q4_K_S.gguf|gemma-3-12b-it-Q5_K_M.gguf|gemma-3-12b-it-Q5_K_S.gguf|gemma-3-12b-it-Q6_K.gguf|gemma-3-12b-it-Q8_0.gguf|gemma-3-12b-it-UD-IQ1_M.gguf|gemma-3-12b-it-UD-IQ1_S.gguf|gemma-3-12b-it-UD-IQ2_M.gguf|gemma-3-12b-it-UD-IQ2_XXS.gguf|gemma-3-12b-it-UD-IQ3_XXS.gguf|gemma-3-12b-it-UD-Q2_K_XL.gguf|gemma-3-12b-it-UD-Q3_K_XL.gguf|gemma-3-12b-it-UD-Q4_K_XL.gguf|gemma-3-12b-it-UD-Q5_K_XL.gguf|gemma-3-12b-it-UD-Q6_K_XL.gguf|gemma-3-12b-it-UD-Q8_K_XL.gguf|mmproj-BF16.gguf|mmproj-F16.gguf|mmproj-F32.gguf
google/gemma-3-1b-it	MaziyarPanahi/gemma-3-1b-it-GGUF|gemma-3-1b-it.|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|fp16.gguf	Andycurrent/Gemma-3-1B-it-GLM-4.7-Flash-Heretic-Uncensored-Thinking_GGUF|Gemma-3-1B-it-GLM-4.7-Flash-Heretic-Uncensored-Thinking_|F16.gguf|Q2_k.gguf|Q3_k_m.gguf|Q4_k_m.gguf|Q5_k_m.gguf|Q6_k.gguf|Q8_0.gguf
google/gemma-3-270m-it	unsloth/gemma-3-270m-it-GGUF|gemma-3-270m-it-|F16.gguf|IQ4_NL.gguf|IQ4_XS.gguf|Q2_K.gguf|Q2_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_0.gguf|Q4_1.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|UD-IQ2_M.gguf|UD-IQ2_XXS.gguf|UD-IQ3_XXS.gguf|UD-Q2_K_XL.gguf|UD-Q3_K_XL.gguf|UD-Q4_K_XL.gguf|UD-Q5_K_XL.gguf|UD-Q6_K_XL.gguf|UD-Q8_K_XL.gguf
google/gemma-3-27b-it	MaziyarPanahi/gemma-3-27b-it-GGUF|gemma-3-27b-it.Q|2_K.gguf|3_K_L.gguf|3_K_M.gguf|3_K_S.gguf|4_K_M.gguf|4_K_S.gguf|5_K_M.gguf|5_K_S.gguf|6_K.gguf|8_0.gguf
google/gemma-3-4b-it	MaziyarPanahi/gemma-3-4b-it-GGUF|gemma-3-4b-it.|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|fp16.gguf
google/gemma-3n-E4B-it	lmstudio-community/gemma-3n-E4B-it-MLX-4bit~	lmstudio-community/gemma-3n-E4B-it-MLX-bf16~	lmstudio-community/gemma-3n-E4B-it-MLX-8bit~	lmstudio-community/gemma-3n-E4B-it-MLX-6bit~
google/gemma-4-12B-it	unsloth/gemma-4-12b-it-GGUF||MTP/gemma-4-12b-it-BF16-MTP.gguf|MTP/gemma-4-12b-it-F16-MTP.gguf|MTP/gemma-4-12b-it-Q8_0-MTP.gguf|gemma-4-12b-it-BF16.gguf|gemma-4-12b-it-IQ4_NL.gguf|gemma-4-12b-it-IQ4_XS.gguf|gemma-4-12b-it-Q3_K_M.gguf|gemma-4-12b-it-Q3_K_S.gguf|gemma-4-12b-it-Q4_0.gguf|gemma-4-12b-it-Q4_1.gguf|gemma-4-12b-it-Q4_K_M.gguf|gemma-4-12b-it-Q4_K_S.gguf|gemma-4-12b-it-Q5_K_M.gguf|gemma-4-12b-it-Q5_K_S.gguf|gemma-4-12b-it-Q6_K.gguf|gemma-4-12b-it-Q8_0.gguf|gemma-4-12b-it-UD-IQ2_M.gguf|gemma-4-12b-it-UD-IQ3_XXS.gguf|gemma-4-12b-it-UD-Q2_K_XL.gguf|gemma-4-12b-it-UD-Q3_K_XL.gguf|gemma-4-12b-it-UD-Q4_K_XL.gguf|gemma-4-12b-it-UD-Q5_K_XL.gguf|gemma-4-12b-it-UD-Q6_K_XL.gguf|gemma-4-12b-it-UD-Q8_K_XL.gguf|mmproj-BF16.gguf|mmproj-F16.gguf|mmproj-F32.gguf|mtp-gemma-4-12b-it.gguf	lmstudio-community/gemma-4-12B-it-GGUF||gemma-4-12B-it-Q4_K_M.gguf|gemma-4-12B-it-Q6_K.gguf|gemma-4-12B-it-Q8_0.gguf|mmproj-gemma-4-12B-it-BF16.gguf	ggml-org/gemma-4-12B-it-GGUF||gemma-4-12B-it-Q4_K_M.gguf|gemma-4-12B-it-Q8_0.gguf|gemma-4-12B-it-bf16.gguf|mmproj-gemma-4-12B-it-Q8_0.gguf|mmproj-gemma-4-12B-it-bf16.gguf	bartowski/gemma-4-12B-it-GGUF||gemma-4-12B-it-IQ2_M.gguf|gemma-4-12B-it-IQ2_S.gguf|gemma-4-12B-it-IQ3_M.gguf|gemma-4-12B-it-IQ3_XS.gguf|gemma-4-12B-it-IQ3_XXS.gguf|gemma-4-12B-it-IQ4_NL.gguf|gemma-4-12B-it-IQ4_XS.gguf|gemma-4-12B-it-Q2_K.gguf|gemma-4-12B-it-Q2_K_L.gguf|gemma-4-12B-it-Q3_K_L.gguf|gemma-4-12B-it-Q3_K_M.gguf|gemma-4-12B-it-Q3_K_S.gguf|gemma-4-12B-it-Q3_K_XL.gguf|gemma-4-12B-it-Q4_0.gguf|gemma-4-12B-it-Q4_1.gguf|gemma-4-12B-it-Q4_K_L.gguf|gemma-4-12B-it-Q4_K_M.gguf|gemma-4-12B-it-Q4_K_S.gguf|gemma-4-12B-it-Q5_K_L.gguf|gemma-4-12B-it-Q5_K_M.gguf|gemma-4-12B-it-Q5_K_S.gguf|gemma-4-12B-it-Q6_K.gguf|gemma-4-12B-it-Q6_K_L.gguf|gemma-4-12B-it-Q8_0.gguf|gemma-4-12B-it-bf16.gguf|gemma-4-12B-it-imatrix.gguf|mmproj-gemma-4-12B-it-bf16.gguf|mmproj-gemma-4-12B-it-f16.gguf|mtp-gemma-4-12B-it-Q4_0.gguf|mtp-gemma-4-12B-it-Q8_0.gguf
google/gemma-4-26B-A4B-it	unsloth/gemma-4-26B-A4B-it-GGUF||BF16/gemma-4-26B-A4B-it-BF16-00001-of-00002.gguf|BF16/gemma-4-26B-A4B-it-BF16-00002-of-00002.gguf|MTP/gemma-4-26B-A4B-it-BF16-MTP.gguf|MTP/gemma-4-26B-A4B-it-F16-MTP.gguf|MTP/gemma-4-26B-A4B-it-Q8_0-MTP.gguf|gemma-4-26B-A4B-it-MXFP4_MOE.gguf|gemma-4-26B-A4B-it-Q8_0.gguf|gemma-4-26B-A4B-it-UD-IQ2_M.gguf|gemma-4-26B-A4B-it-UD-IQ2_XXS.gguf|gemma-4-26B-A4B-it-UD-IQ3_S.gguf|gemma-4-26B-A4B-it-UD-IQ3_XXS.gguf|gemma-4-26B-A4B-it-UD-IQ4_NL.gguf|gemma-4-26B-A4B-it-UD-IQ4_XS.gguf|gemma-4-26B-A4B-it-UD-Q2_K_XL.gguf|gemma-4-26B-A4B-it-UD-Q3_K_M.gguf|gemma-4-26B-A4B-it-UD-Q3_K_XL.gguf|gemma-4-26B-A4B-it-UD-Q4_K_M.gguf|gemma-4-26B-A4B-it-UD-Q4_K_S.gguf|gemma-4-26B-A4B-it-UD-Q4_K_XL.gguf|gemma-4-26B-A4B-it-UD-Q5_K_M.gguf|gemma-4-26B-A4B-it-UD-Q5_K_S.gguf|gemma-4-26B-A4B-it-UD-Q5_K_XL.gguf|gemma-4-26B-A4B-it-UD-Q6_K.gguf|gemma-4-26B-A4B-it-UD-Q6_K_XL.gguf|gemma-4-26B-A4B-it-UD-Q8_K_XL.gguf|mmproj-BF16.gguf|mmproj-F16.gguf|mmproj-F32.gguf|mtp-gemma-4-26B-A4B-it.gguf	lmstudio-community/gemma-4-26B-A4B-it-GGUF||gemma-4-26B-A4B-it-Q4_K_M.gguf|gemma-4-26B-A4B-it-Q6_K.gguf|gemma-4-26B-A4B-it-Q8_0.gguf|mmproj-gemma-4-26B-A4B-it-BF16.gguf	ggml-org/gemma-4-26B-A4B-it-GGUF||gemma-4-26B-A4B-it-Q4_K_M.gguf|gemma-4-26B-A4B-it-Q8_0.gguf|gemma-4-26B-A4B-it-bf16.gguf|mmproj-gemma-4-26B-A4B-it-Q8_0.gguf|mmproj-gemma-4-26B-A4B-it-bf16.gguf	bartowski/google_gemma-4-26B-A4B-it-GGUF||google_gemma-4-26B-A4B-it-IQ2_M.gguf|google_gemma-4-26B-A4B-it-IQ2_S.gguf|google_gemma-4-26B-A4B-it-IQ2_XS.gguf|google_gemma-4-26B-A4B-it-IQ2_XXS.gguf|google_gemma-4-26B-A4B-it-IQ3_M.gguf|google_gemma-4-26B-A4B-it-IQ3_XS.gguf|google_gemma-4-26B-A4B-it-IQ3_XXS.gguf|google_gemma-4-26B-A4B-it-IQ4_NL.gguf|google_gemma-4-26B-A4B-it-IQ4_XS.gguf|google_gemma-4-26B-A4B-it-Q2_K.gguf|google_gemma-4-26B-A4B-it-Q2_K_L.gguf|google_gemma-4-26B-A4B-it-Q3_K_L.gguf|google_gemma-4-26B-A4B-it-Q3_K_M.gguf|google_gemma-4-26B-A4B-it-Q3_K_S.gguf|google_gemma-4-26B-A4B-it-Q3_K_XL.gguf|google_gemma-4-26B-A4B-it-Q4_0.gguf|google_gemma-4-26B-A4B-it-Q4_1.gguf|google_gemma-4-26B-A4B-it-Q4_K_L.gguf|google_gemma-4-26B-A4B-it-Q4_K_M.gguf|google_gemma-4-26B-A4B-it-Q4_K_S.gguf|google_gemma-4-26B-A4B-it-Q5_K_L.gguf|google_gemma-4-26B-A4B-it-Q5_K_M.gguf|google_gemma-4-26B-A4B-it-Q5_K_S.gguf|google_gemma-4-26B-A4B-it-Q6_K.gguf|google_gemma-4-26B-A4B-it-Q6_K_L.gguf|google_gemma-4-26B-A4B-it-Q8_0.gguf|google_gemma-4-26B-A4B-it-bf16/google_gemma-4-26B-A4B-it-bf16-00001-of-00002.gguf|google_gemma-4-26B-A4B-it-bf16/google_gemma-4-26B-A4B-it-bf16-00002-of-00002.gguf|google_gemma-4-26B-A4B-it-imatrix.gguf|mmproj-google_gemma-4-26B-A4B-it-bf16.gguf|mmproj-google_gemma-4-26B-A4B-it-f16.gguf|mtp-google_gemma-4-26B-A4B-it-Q4_0.gguf|mtp-google_gemma-4-26B-A4B-it-Q8_0.gguf	lmstudio-community/gemma-4-26B-A4B-it-MLX-4bit~	lmstudio-community/gemma-4-26B-A4B-it-MLX-8bit~	lmstudio-community/gemma-4-26B-A4B-it-MLX-6bit~
google/gemma-4-31B-it	unsloth/gemma-4-31B-it-GGUF||BF16/gemma-4-31B-it-BF16-00001-of-00002.gguf|BF16/gemma-4-31B-it-BF16-00002-of-00002.gguf|MTP/gemma-4-31B-it-BF16-MTP.gguf|MTP/gemma-4-31B-it-F16-MTP.gguf|MTP/gemma-4-31B-it-Q8_0-MTP.gguf|gemma-4-31B-it-IQ4_NL.gguf|gemma-4-31B-it-IQ4_XS.gguf|gemma-4-31B-it-Q3_K_M.gguf|gemma-4-31B-it-Q3_K_S.gguf|gemma-4-31B-it-Q4_0.gguf|gemma-4-31B-it-Q4_1.gguf|gemma-4-31B-it-Q4_K_M.gguf|gemma-4-31B-it-Q4_K_S.gguf|gemma-4-31B-it-Q5_K_M.gguf|gemma-4-31B-it-Q5_K_S.gguf|gemma-4-31B-it-Q6_K.gguf|gemma-4-31B-it-Q8_0.gguf|gemma-4-31B-it-UD-IQ2_M.gguf|gemma-4-31B-it-UD-IQ2_XXS.gguf|gemma-4-31B-it-UD-IQ3_XXS.gguf|gemma-4-31B-it-UD-Q2_K_XL.gguf|gemma-4-31B-it-UD-Q3_K_XL.gguf|gemma-4-31B-it-UD-Q4_K_XL.gguf|gemma-4-31B-it-UD-Q5_K_XL.gguf|gemma-4-31B-it-UD-Q6_K_XL.gguf|gemma-4-31B-it-UD-Q8_K_XL.gguf|mmproj-BF16.gguf|mmproj-F16.gguf|mmproj-F32.gguf|mtp-gemma-4-31B-it.gguf	bartowski/google_gemma-4-31B-it-GGUF||google_gemma-4-31B-it-IQ1_M.gguf|google_gemma-4-31B-it-IQ2_M.gguf|google_gemma-4-31B-it-IQ2_S.gguf|google_gemma-4-31B-it-IQ2_XS.gguf|google_gemma-4-31B-it-IQ2_XXS.gguf|google_gemma-4-31B-it-IQ3_M.gguf|google_gemma-4-31B-it-IQ3_XS.gguf|google_gemma-4-31B-it-IQ3_XXS.gguf|google_gemma-4-31B-it-IQ4_NL.gguf|google_gemma-4-31B-it-IQ4_XS.gguf|google_gemma-4-31B-it-Q2_K.gguf|google_gemma-4-31B-it-Q2_K_L.gguf|google_gemma-4-31B-it-Q3_K_L.gguf|google_gemma-4-31B-it-Q3_K_M.gguf|google_gemma-4-31B-it-Q3_K_S.gguf|google_gemma-4-31B-it-Q3_K_XL.gguf|google_gemma-4-31B-it-Q4_0.gguf|google_gemma-4-31B-it-Q4_1.gguf|google_gemma-4-31B-it-Q4_K_L.gguf|google_gemma-4-31B-it-Q4_K_M.gguf|google_gemma-4-31B-it-Q4_K_S.gguf|google_gemma-4-31B-it-Q5_K_L.gguf|google_gemma-4-31B-it-Q5_K_M.gguf|google_gemma-4-31B-it-Q5_K_S.gguf|google_gemma-4-31B-it-Q6_K.gguf|google_gemma-4-31B-it-Q6_K_L.gguf|google_gemma-4-31B-it-Q8_0.gguf|google_gemma-4-31B-it-bf16/google_gemma-4-31B-it-bf16-00001-of-00002.gguf|google_gemma-4-31B-it-bf16/google_gemma-4-31B-it-bf16-00002-of-00002.gguf|google_gemma-4-31B-it-imatrix.gguf|mmproj-google_gemma-4-31B-it-bf16.gguf|mmproj-google_gemma-4-31B-it-f16.gguf|mtp-google_gemma-4-31B-it-Q4_0.gguf|mtp-google_gemma-4-31B-it-Q8_0.gguf	lmstudio-community/gemma-4-31B-it-GGUF||gemma-4-31B-it-Q4_K_M.gguf|gemma-4-31B-it-Q6_K.gguf|gemma-4-31B-it-Q8_0.gguf|mmproj-gemma-4-31B-it-BF16.gguf	lmstudio-community/gemma-4-31B-it-MLX-8bit~	z-lab/gemma-4-31B-it-PARO~	kingjones777/Gemma-4-31B-it-ROCmFP4-GGUF
google/gemma-4-E2B-it	unsloth/gemma-4-E2B-it-GGUF||MTP/gemma-4-E2B-it-BF16-MTP.gguf|MTP/gemma-4-E2B-it-F16-MTP.gguf|MTP/gemma-4-E2B-it-Q8_0-MTP.gguf|gemma-4-E2B-it-BF16.gguf|gemma-4-E2B-it-IQ4_NL.gguf|gemma-4-E2B-it-IQ4_XS.gguf|gemma-4-E2B-it-Q3_K_M.gguf|gemma-4-E2B-it-Q3_K_S.gguf|gemma-4-E2B-it-Q4_0.gguf|gemma-4-E2B-it-Q4_1.gguf|gemma-4-E2B-it-Q4_K_M.gguf|gemma-4-E2B-it-Q4_K_S.gguf|gemma-4-E2B-it-Q5_K_M.gguf|gemma-4-E2B-it-Q5_K_S.gguf|gemma-4-E2B-it-Q6_K.gguf|gemma-4-E2B-it-Q8_0.gguf|gemma-4-E2B-it-UD-IQ2_M.gguf|gemma-4-E2B-it-UD-IQ3_XXS.gguf|gemma-4-E2B-it-UD-Q2_K_XL.gguf|gemma-4-E2B-it-UD-Q3_K_XL.gguf|gemma-4-E2B-it-UD-Q4_K_XL.gguf|gemma-4-E2B-it-UD-Q5_K_XL.gguf|gemma-4-E2B-it-UD-Q6_K_XL.gguf|gemma-4-E2B-it-UD-Q8_K_XL.gguf|mmproj-BF16.gguf|mmproj-F16.gguf|mmproj-F32.gguf|mtp-gemma-4-E2B-it.gguf	lmstudio-community/gemma-4-E2B-it-GGUF||gemma-4-E2B-it-Q4_K_M.gguf|gemma-4-E2B-it-Q6_K.gguf|gemma-4-E2B-it-Q8_0.gguf|mmproj-gemma-4-E2B-it-BF16.gguf	bartowski/google_gemma-4-E2B-it-GGUF	ggml-org/gemma-4-E2B-it-GGUF	lmstudio-community/gemma-4-E2B-it-MLX-4bit~	lmstudio-community/gemma-4-E2B-it-MLX-8bit~	lmstudio-community/gemma-4-E2B-it-MLX-6bit~
google/gemma-4-E4B-it	unsloth/gemma-4-E4B-it-GGUF||MTP/gemma-4-E4B-it-BF16-MTP.gguf|MTP/gemma-4-E4B-it-F16-MTP.gguf|MTP/gemma-4-E4B-it-Q8_0-MTP.gguf|gemma-4-E4B-it-BF16.gguf|gemma-4-E4B-it-IQ4_NL.gguf|gemma-4-E4B-it-IQ4_XS.gguf|gemma-4-E4B-it-Q3_K_M.gguf|gemma-4-E4B-it-Q3_K_S.gguf|gemma-4-E4B-it-Q4_0.gguf|gemma-4-E4B-it-Q4_1.gguf|gemma-4-E4B-it-Q4_K_M.gguf|gemma-4-E4B-it-Q4_K_S.gguf|gemma-4-E4B-it-Q5_K_M.gguf|gemma-4-E4B-it-Q5_K_S.gguf|gemma-4-E4B-it-Q6_K.gguf|gemma-4-E4B-it-Q8_0.gguf|gemma-4-E4B-it-UD-IQ2_M.gguf|gemma-4-E4B-it-UD-IQ3_XXS.gguf|gemma-4-E4B-it-UD-Q2_K_XL.gguf|gemma-4-E4B-it-UD-Q3_K_XL.gguf|gemma-4-E4B-it-UD-Q4_K_XL.gguf|gemma-4-E4B-it-UD-Q5_K_XL.gguf|gemma-4-E4B-it-UD-Q6_K_XL.gguf|gemma-4-E4B-it-UD-Q8_K_XL.gguf|mmproj-BF16.gguf|mmproj-F16.gguf|mmproj-F32.gguf|mtp-gemma-4-E4B-it.gguf	lmstudio-community/gemma-4-E4B-it-GGUF||gemma-4-E4B-it-Q4_K_M.gguf|gemma-4-E4B-it-Q6_K.gguf|gemma-4-E4B-it-Q8_0.gguf|mmproj-gemma-4-E4B-it-BF16.gguf	lmstudio-community/gemma-4-E4B-it-MLX-4bit~	lmstudio-community/gemma-4-E4B-it-MLX-8bit~	lmstudio-community/gemma-4-E4B-it-MLX-6bit~	lmstudio-community/gemma-4-E4B-it-MLX-5bit~
google/gemma-7b	google/gemma-7b-it|gemma-7b-it.gguf|
hemlang/Hemlock-Qwen3.8-27B	mradermacher/Hemlock-Qwen3.8-27B-GGUF
heretic-org/Qwen3.8-27B-heretic-ara	McG-221/Qwen3.8-27B-heretic-ara-mlx-8Bit~
hesamation/Qwen3.6-35B-A3B-Claude-4.6-Opus-Reasoning-Distilled	hesamation/Qwen3.6-35B-A3B-Claude-4.6-Opus-Reasoning-Distilled-GGUF|Qwen3.6-35B-A3B-Claude-4.6-Opus-Reasoning-Distilled.Q|4_K_M.gguf|5_K_M.gguf|6_K.gguf|8_0.gguf
hexgrad/Kokoro-82M	loom-ai-org/kokoro-82m-loom
hozifa1/Faqih-R1-14B-Islamic-AI	mradermacher/Faqih-R1-14B-Islamic-AI-GGUF
huihui-ai/DeepSeek-R1-Pruned-Coder-411B	mradermacher/DeepSeek-R1-Pruned-Coder-411B-GGUF	mradermacher/DeepSeek-R1-Pruned-Coder-411B-i1-GGUF
huihui-ai/DeepSeek-V3-Pruned-Coder-411B	mradermacher/DeepSeek-V3-Pruned-Coder-411B-GGUF	mradermacher/DeepSeek-V3-Pruned-Coder-411B-i1-GGUF
huihui-ai/Huihui-GLM-4.6V-Flash-abliterated	mradermacher/Huihui-GLM-4.6V-Flash-abliterated-i1-GGUF	mradermacher/Huihui-GLM-4.6V-Flash-abliterated-GGUF
huihui-ai/Huihui-Ornith-1.5-9B-abliterated	mradermacher/Huihui-Ornith-1.5-9B-abliterated-GGUF	mradermacher/Huihui-Ornith-1.5-9B-abliterated-i1-GGUF
huihui-ai/Huihui-Qwen3-Coder-30B-A3B-Instruct-abliterated	mradermacher/Huihui-Qwen3-Coder-30B-A3B-Instruct-abliterated-i1-GGUF
huihui-ai/Huihui-Qwen3.6-27B-abliterated	Abiray/Huihui-Qwen3.6-27B-abliterated-GGUF
huihui-ai/Huihui-Qwen3.6-35B-A3B-Claude-4.7-Opus-abliterated	mlx-community/Huihui-Qwen3.6-35B-A3B-Claude-4.7-Opus-abliterated-mlx-8bit~
huihui-ai/Huihui-Qwen3.6-35B-A3B-abliterated	Abiray/Huihui-Qwen3.6-35B-A3B-abliterated-GGUF
huihui-ai/Huihui-Qwen3.8-27B-abliterated	mradermacher/Huihui-Qwen3.8-27B-abliterated-GGUF	mradermacher/Huihui-Qwen3.8-27B-abliterated-i1-GGUF
huihui-ai/Huihui4-8B-A4B	huihui-ai/Huihui4-8B-A4B-GGUF
huihui-ai/Mistral-Small-24B-Instruct-2501-abliterated	mlx-community/Mistral-Small-24B-Instruct-2501-abliterated~
huihui-ai/QwQ-32B-abliterated	bartowski/huihui-ai_QwQ-32B-abliterated-GGUF
ibm-granite/granite-4.1-30b	ibm-granite/granite-4.1-30b-fp8	unsloth/granite-4.1-30b-GGUF	bartowski/ibm-granite_granite-4.1-30b-GGUF
ibm-granite/granite-4.1-3b	ibm-granite/granite-4.1-3b-fp8	unsloth/granite-4.1-3b-GGUF	bartowski/ibm-granite_granite-4.1-3b-GGUF
ibm-granite/granite-4.1-8b	ibm-granite/granite-4.1-8b-fp8	unsloth/granite-4.1-8b-GGUF	mradermacher/granite-4.1-8b-GGUF
ibm-granite/granite-embedding-311m-multilingual-r2	arshvir/granite-embedding-311m-multilingual-r2-GGUF
inception42/Jais-2-70B-Chat	inception42/Jais-2-70B-Chat-GGUF
inception42/Jais-2-8B-Chat	inception42/Jais-2-8B-Chat-GGUF
inclusionAI/DR-Venus-4B-RL	inclusionAI/DR-Venus-4B-RL-GGUF
inclusionAI/Ling-2.6-flash	mlx-community/Ling-2.6-flash-mlx-4bit-DWQ~
inclusionAI/Ling-3.0-flash	mradermacher/Ling-3.0-flash-i1-GGUF	mradermacher/Ling-3.0-flash-GGUF
inclusionAI/Ling-3.0-flash-base	mradermacher/Ling-3.0-flash-base-GGUF
inclusionAI/Ling-3.0-tiny	bartowski/Ling-3.0-tiny-GGUF
inclusionAI/SingGuard-2b	mradermacher/SingGuard-2b-GGUF
insraq/Qwen3.5-2B-EmperoAI-Qwen3.8-Distill-Heretic-Abliterated	mradermacher/Qwen3.5-2B-EmperoAI-Qwen3.8-Distill-Heretic-Abliterated-i1-GGUF	mradermacher/Qwen3.5-2B-EmperoAI-Qwen3.8-Distill-Heretic-Abliterated-GGUF
insraq/Qwen3.5-4B-EmperoAI-Qwen3.8-Distill-Heretic-Abliterated	mradermacher/Qwen3.5-4B-EmperoAI-Qwen3.8-Distill-Heretic-Abliterated-i1-GGUF	mradermacher/Qwen3.5-4B-EmperoAI-Qwen3.8-Distill-Heretic-Abliterated-GGUF
intelligence-indeed/Indeed-UI-32B	mradermacher/Indeed-UI-32B-GGUF	mradermacher/Indeed-UI-32B-i1-GGUF
intfloat/multilingual-e5-small	TwinSunsLLC/multilingual-e5-small-gguf
issai/Qolda-AVL-5B	issai/Qolda-AVL-5B-GGUF
issai/Qwen3.5-4B-Kazakh	mradermacher/Qwen3.5-4B-Kazakh-GGUF
issai/Qwen3.5-9B-Base-Kazakh	mradermacher/Qwen3.5-9B-Base-Kazakh-GGUF
issai/Qwen3.5-9B-Kazakh	mradermacher/Qwen3.5-9B-Kazakh-GGUF
jorkle/Muse-Glimmer-30B-Abliterated-Aggressive	mradermacher/Muse-Glimmer-30B-Abliterated-Aggressive-i1-GGUF
joyfox/Qwen3.8-27B-Uncensored-JoyFox-Aggressive	mradermacher/Qwen3.8-27B-Uncensored-JoyFox-Aggressive-GGUF	mradermacher/Qwen3.8-27B-Uncensored-JoyFox-Aggressive-i1-GGUF
junafinity/Ornith-1.5-9B-uncensored	mradermacher/Ornith-1.5-9B-uncensored-GGUF
kai-os/Carnice-9b	kai-os/Carnice-9b-GGUF
kai-os/Carnice-V2-27b	kai-os/Carnice-V2-27b-GGUF|carnice-v2-27b-|IQ2_M.gguf|Q2_K.gguf|Q4_K_M.gguf|Q5_K_M.gguf|Q8_0.gguf|bf16.gguf
khazarai/Qwen3-4B-Qwen3.6-plus-Reasoning-Distilled	khazarai/Qwen3-4B-Qwen3.6-plus-Reasoning-Distilled-GGUF
knowledgator/gliner-relex-base-v1.0	OpenMed/gliner-relex-base-v1.0-mlx~
kromcomp/L3.1-Adumbralv3-12B	mradermacher/L3.1-Adumbralv3-12B-i1-GGUF	mradermacher/L3.1-Adumbralv3-12B-GGUF
kromcomp/L3.1-Beastsv2-12B	mradermacher/L3.1-Beastsv2-12B-i1-GGUF	mradermacher/L3.1-Beastsv2-12B-GGUF
kromcomp/L3.1-Bluesv1-8B	mradermacher/L3.1-Bluesv1-8B-i1-GGUF	mradermacher/L3.1-Bluesv1-8B-GGUF
kromcomp/L3.1-Bronzev1-12B	mradermacher/L3.1-Bronzev1-12B-i1-GGUF	mradermacher/L3.1-Bronzev1-12B-GGUF
kromcomp/L3.1-Galaxiesv1-12B	mradermacher/L3.1-Galaxiesv1-12B-GGUF
kromcomp/L3.1-Haggardv1-12B	mradermacher/L3.1-Haggardv1-12B-i1-GGUF	mradermacher/L3.1-Haggardv1-12B-GGUF
kromcomp/L3.1-Nimbusv2-12B	mradermacher/L3.1-Nimbusv2-12B-i1-GGUF	mradermacher/L3.1-Nimbusv2-12B-GGUF
kromcomp/L3.1-Phantasmav2-12B	mradermacher/L3.1-Phantasmav2-12B-i1-GGUF	mradermacher/L3.1-Phantasmav2-12B-GGUF
kromcomp/L3.1-Spectrev2-12B	mradermacher/L3.1-Spectrev2-12B-i1-GGUF	mradermacher/L3.1-Spectrev2-12B-GGUF
kromcomp/L3.1-Stygianv2-12B	mradermacher/L3.1-Stygianv2-12B-i1-GGUF	mradermacher/L3.1-Stygianv2-12B-GGUF
kromcomp/L3.1-Subfuscv2-12B	mradermacher/L3.1-Subfuscv2-12B-i1-GGUF	mradermacher/L3.1-Subfuscv2-12B-GGUF
kromcomp/L3.1-Twilightv2-12B	mradermacher/L3.1-Twilightv2-12B-i1-GGUF	mradermacher/L3.1-Twilightv2-12B-GGUF
kurakurai/Luth-2-0.8B	mradermacher/Luth-2-0.8B-GGUF
kurakurai/Luth-2-2B	mradermacher/Luth-2-2B-i1-GGUF	mradermacher/Luth-2-2B-GGUF
lemuralabs/lemura-arabic-asr-qwen3	mradermacher/lemura-arabic-asr-qwen3-GGUF
lightonai/LateOn-regularized	mradermacher/LateOn-regularized-GGUF
lightx2v/MiniMax-H3-Prompt-Rewriter-LoRA	ivanfromm/MiniMax-H3-Prompt-Rewriter-LoRA-GGUF
llava-hf/llava-1.5-7b-hf	cjpais/llava-1.5-7b-gguf
llm-jp/llm-jp-4-32b-a3b-thinking	llm-jp/llm-jp-4-32b-a3b-thinking-gguf
llm-jp/llm-jp-4-8b-thinking	llm-jp/llm-jp-4-8b-thinking-gguf	mmnga-o/llm-jp-4-8b-thinking-gguf
llmfan46/Gemma-4-Garnet-V2-31B-it-ultra-uncensored-heretic	llmfan46/Gemma-4-Garnet-V2-31B-it-ultra-uncensored-heretic-GGUF
llmfan46/Ornith-1.0-35B-uncensored-heretic	mradermacher/Ornith-1.0-35B-uncensored-heretic-i1-GGUF	mradermacher/Ornith-1.0-35B-uncensored-heretic-GGUF
llmfan46/Qwen3-VL-32B-Instruct-uncensored-heretic	mradermacher/Qwen3-VL-32B-Instruct-uncensored-heretic-i1-GGUF
llmfan46/Qwen3.6-27B-uncensored-heretic-v2	llmfan46/Qwen3.6-27B-uncensored-heretic-v2-GGUF
llmfan46/Qwen3.6-27B-uncensored-heretic-v2-Native-MTP-Preserved	llmfan46/Qwen3.6-27B-uncensored-heretic-v2-Native-MTP-Preserved-GGUF||Qwen3.6-27B-mmproj-BF16.gguf|Qwen3.6-27B-uncensored-heretic-v2-Native-MTP-Preserved-BF16.gguf|Qwen3.6-27B-uncensored-heretic-v2-Native-MTP-Preserved-Q3_K_L.gguf|Qwen3.6-27B-uncensored-heretic-v2-Native-MTP-Preserved-Q3_K_M.gguf|Qwen3.6-27B-uncensored-heretic-v2-Native-MTP-Preserved-Q4_K_M.gguf|Qwen3.6-27B-uncensored-heretic-v2-Native-MTP-Preserved-Q4_K_S.gguf|Qwen3.6-27B-uncensored-heretic-v2-Native-MTP-Preserved-Q5_K_M.gguf|Qwen3.6-27B-uncensored-heretic-v2-Native-MTP-Preserved-Q5_K_S.gguf|Qwen3.6-27B-uncensored-heretic-v2-Native-MTP-Preserved-Q6_K.gguf|Qwen3.6-27B-uncensored-heretic-v2-Native-MTP-Preserved-Q8_0.gguf|llmfan_Qwen3.6-27B-uncensored-heretic-v2-MTP-IQ4_KS.gguf
llmfan46/Qwen3.6-35B-A3B-uncensored-heretic	llmfan46/Qwen3.6-35B-A3B-uncensored-heretic-GGUF|Qwen3.6-35B-A3B-uncensored-heretic-|BF16.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|mmproj-BF16.gguf	mradermacher/Qwen3.6-35B-A3B-uncensored-heretic-i1-GGUF	mudler/Qwen3.6-35B-A3B-uncensored-heretic-APEX-GGUF
llmfan46/Qwen3.6-35B-A3B-uncensored-heretic-Native-MTP-Preserved	llmfan46/Qwen3.6-35B-A3B-uncensored-heretic-Native-MTP-Preserved-GGUF|Qwen3.6-35B-A3B-uncensored-heretic-Native-MTP-Preserved-|BF16.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|mmproj-BF16.gguf
llmfan46/gemma-4-26B-A4B-it-ultra-uncensored-heretic	llmfan46/gemma-4-26B-A4B-it-ultra-uncensored-heretic-GGUF	mradermacher/gemma-4-26B-A4B-it-ultra-uncensored-heretic-i1-GGUF|gemma-4-26B-A4B-it-ultra-uncensored-heretic.i|1-IQ1_M.gguf|1-IQ1_S.gguf|1-IQ2_M.gguf|1-IQ2_S.gguf|1-IQ2_XS.gguf|1-IQ2_XXS.gguf|1-IQ3_M.gguf|1-IQ3_S.gguf|1-IQ3_XS.gguf|1-IQ3_XXS.gguf|1-IQ4_XS.gguf|1-Q2_K.gguf|1-Q2_K_S.gguf|1-Q3_K_L.gguf|1-Q3_K_M.gguf|1-Q3_K_S.gguf|1-Q4_0.gguf|1-Q4_1.gguf|1-Q4_K_M.gguf|1-Q4_K_S.gguf|1-Q5_K_M.gguf|1-Q5_K_S.gguf|1-Q6_K.gguf|matrix.gguf	mradermacher/gemma-4-26B-A4B-it-ultra-uncensored-heretic-GGUF
llmfan46/gemma-4-26B-A4B-it-uncensored-heretic	llmfan46/gemma-4-26B-A4B-it-uncensored-heretic-GGUF
llmfan46/gemma-4-31B-it-uncensored-heretic	llmfan46/gemma-4-31B-it-uncensored-heretic-GGUF|gemma-4-31B-it-|mmproj-BF16.gguf|uncensored-heretic-BF16.gguf|uncensored-heretic-Q3_K_L.gguf|uncensored-heretic-Q3_K_M.gguf|uncensored-heretic-Q4_K_M.gguf|uncensored-heretic-Q4_K_S.gguf|uncensored-heretic-Q5_K_M.gguf|uncensored-heretic-Q5_K_S.gguf|uncensored-heretic-Q6_K.gguf|uncensored-heretic-Q8_0.gguf
llmfan46/gemma-4-E4B-it-ultra-uncensored-heretic	llmfan46/gemma-4-E4B-it-ultra-uncensored-heretic-GGUF|gemma-4-E4B-it-|mmproj-BF16.gguf|ultra-uncensored-heretic-BF16.gguf|ultra-uncensored-heretic-Q4_K_M.gguf|ultra-uncensored-heretic-Q5_K_M.gguf|ultra-uncensored-heretic-Q5_K_S.gguf|ultra-uncensored-heretic-Q6_K.gguf|ultra-uncensored-heretic-Q8_0.gguf
lordx64/Qwen3.6-35B-A3B-Claude-4.7-Opus-Reasoning-Distilled	lordx64/Qwen3.6-35B-A3B-Claude-4.7-Opus-Reasoning-Distilled-IQ4_XS-GGUF	mudler/Qwen3.6-35B-A3B-Claude-4.7-Opus-Reasoning-Distilled-APEX-GGUF	splats/Qwen3.6-35B-A3B-Claude-4.7-Opus-Reasoning-Distilled-oQ4e~
lordx64/Qwen3.6-35B-A3B-Kimi-K2.6-Reasoning-Distilled	lordx64/Qwen3.6-35B-A3B-Kimi-K2.6-Reasoning-Distilled-GGUF
lukasstraub2/gpt2-aidungeon2	lukasstraub2/gpt2-aidungeon2-gguf
markrodrigo/Qwen-3.5-0.8B-Spatial-SQL-1.1	mradermacher/Qwen-3.5-0.8B-Spatial-SQL-1.1-GGUF
markrodrigo/Qwen-3.5-2B-Spatial-SQL-1.1	mradermacher/Qwen-3.5-2B-Spatial-SQL-1.1-GGUF
markrodrigo/Qwen-3.5-4B-Spatial-SQL-1.1	mradermacher/Qwen-3.5-4B-Spatial-SQL-1.1-GGUF
maxzt/toffee-3b-beta	mradermacher/toffee-3b-beta-i1-GGUF	mradermacher/toffee-3b-beta-GGUF
mdehghani84/iranian-national-id-extractor	mdehghani84/iranian-national-id-extractor-GGUF
meta-llama/Llama-2-7b-chat-hf	TheBloke/Llama-2-7B-Chat-GGUF
meta-llama/Llama-3.2-1B-Instruct	bartowski/Llama-3.2-1B-Instruct-GGUF|Llama-3.2-1B-Instruct-|IQ3_M.gguf|IQ4_XS.gguf|Q3_K_L.gguf|Q3_K_XL.gguf|Q4_0.gguf|Q4_0_4_4.gguf|Q4_0_4_8.gguf|Q4_0_8_8.gguf|Q4_K_L.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_L.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q6_K_L.gguf|Q8_0.gguf|f16.gguf	MaziyarPanahi/Llama-3.2-1B-Instruct-GGUF|Llama-3.2-1B-Instruct.|IQ1_M.gguf|IQ1_S.gguf|IQ2_XS.gguf|IQ3_XS.gguf|IQ4_XS.gguf|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|fp16.gguf	unsloth/Llama-3.2-1B-Instruct-GGUF	hugging-quants/Llama-3.2-1B-Instruct-Q8_0-GGUF|llama-3.2-1b-instruct-q8_0.gguf|
meta-llama/Llama-3.2-3B-Instruct	bartowski/Llama-3.2-3B-Instruct-GGUF|Llama-3.2-3B-Instruct-|IQ3_M.gguf|IQ4_XS.gguf|Q3_K_L.gguf|Q3_K_XL.gguf|Q4_0.gguf|Q4_0_4_4.gguf|Q4_0_4_8.gguf|Q4_0_8_8.gguf|Q4_K_L.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_L.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q6_K_L.gguf|Q8_0.gguf|f16.gguf	MaziyarPanahi/Llama-3.2-3B-Instruct-GGUF|Llama-3.2-3B-Instruct.|IQ1_M.gguf|IQ1_S.gguf|IQ2_XS.gguf|IQ3_XS.gguf|IQ4_XS.gguf|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|fp16.gguf	unsloth/Llama-3.2-3B-Instruct-GGUF|Llama-3.2-3B-Instruct-|BF16.gguf|F16.gguf|IQ4_NL.gguf|IQ4_XS.gguf|Q2_K.gguf|Q2_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_0.gguf|Q4_1.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|UD-IQ1_M.gguf|UD-IQ1_S.gguf|UD-IQ2_M.gguf|UD-IQ2_XXS.gguf|UD-IQ3_XXS.gguf|UD-Q2_K_XL.gguf|UD-Q3_K_XL.gguf|UD-Q4_K_XL.gguf|UD-Q5_K_XL.gguf|UD-Q6_K_XL.gguf|UD-Q8_K_XL.gguf
meta-llama/Llama-3.3-70B-Instruct	unsloth/Llama-3.3-70B-Instruct-GGUF	MaziyarPanahi/Llama-3.3-70B-Instruct-GGUF|Llama-3.3-70B-Instruct.|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf-00001-of-00006.gguf|Q6_K.gguf-00002-of-00006.gguf|Q6_K.gguf-00003-of-00006.gguf|Q6_K.gguf-00004-of-00006.gguf|Q6_K.gguf-00005-of-00006.gguf|Q6_K.gguf-00006-of-00006.gguf|Q8_0.gguf-00001-of-00006.gguf|Q8_0.gguf-00002-of-00006.gguf|Q8_0.gguf-00003-of-00006.gguf|Q8_0.gguf-00004-of-00006.gguf|Q8_0.gguf-00005-of-00006.gguf|Q8_0.gguf-00006-of-00006.gguf|fp16.gguf-00001-of-00006.gguf|fp16.gguf-00002-of-00006.gguf|fp16.gguf-00003-of-00006.gguf|fp16.gguf-00004-of-00006.gguf|fp16.gguf-00005-of-00006.gguf|fp16.gguf-00006-of-00006.gguf
meta-llama/Llama-4-Scout-17B-16E-Instruct	batiai/Llama-4-Scout-17B-16E-Instruct-GGUF
meta-llama/Meta-Llama-3-8B-Instruct	MaziyarPanahi/Meta-Llama-3-8B-Instruct-GGUF|Meta-Llama-3-8B-Instruct.|IQ1_M.gguf|IQ1_S.gguf|IQ2_XS.gguf|IQ3_XS.gguf|IQ4_XS.gguf|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|fp16.gguf	lmstudio-community/Meta-Llama-3-8B-Instruct-GGUF|Meta-Llama-3-8B-Instruct-|IQ3_M.gguf|Q4_K_M.gguf|Q5_K_M.gguf|Q6_K.gguf|Q8_0.gguf
meta-models/Muse-Glimmer-30B	meta-models/Muse-Glimmer-30B-GGUF	unsloth/Muse-Glimmer-30B-GGUF	bartowski/Muse-Glimmer-30B-GGUF	mlx-community/Muse-Glimmer-30B-4bit~	Abiray/Muse-Glimmer-30B-GGUF
mewse/gemma-4-26B-A4B-it-qat-q4_0-unquantized-heretic-ara	mradermacher/gemma-4-26B-A4B-it-qat-q4_0-unquantized-heretic-ara-i1-GGUF	mradermacher/gemma-4-26B-A4B-it-qat-q4_0-unquantized-heretic-ara-GGUF
mfielding92/thefriend-26b-a4b-v1	mradermacher/thefriend-26b-a4b-v1-GGUF
mfielding92/thefriend-31b-v2	mfielding92/thefriend-31b-v2-GGUF	mradermacher/thefriend-31b-v2-GGUF
michael-c-137/nicaraguan-legal-llama3-8b	mradermacher/nicaraguan-legal-llama3-8b-GGUF
microsoft/Phi-3-mini-4k-instruct	microsoft/Phi-3-mini-4k-instruct-gguf	bartowski/Phi-3-mini-4k-instruct-GGUF
microsoft/Phi-3.5-mini-instruct	MaziyarPanahi/Phi-3.5-mini-instruct-GGUF|Phi-3.5-mini-instruct.|IQ1_M.gguf|IQ1_S.gguf|IQ2_XS.gguf|IQ3_XS.gguf|IQ4_XS.gguf|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf	bartowski/Phi-3.5-mini-instruct-GGUF|Phi-3.5-mini-instruct-|IQ2_M.gguf|IQ3_M.gguf|IQ3_XS.gguf|IQ4_XS.gguf|Q2_K.gguf|Q2_K_L.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q3_K_XL.gguf|Q4_0.gguf|Q4_0_4_4.gguf|Q4_0_4_8.gguf|Q4_0_8_8.gguf|Q4_K_L.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_L.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q6_K_L.gguf|Q8_0.gguf|f32.gguf
microsoft/Phi-4-mini-instruct	MaziyarPanahi/Phi-4-mini-instruct-GGUF|Phi-4-mini-instruct.|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|fp16.gguf	bartowski/microsoft_Phi-4-mini-instruct-GGUF|microsoft_Phi-4-mini-instruct-|IQ2_M.gguf|IQ3_M.gguf|IQ3_XS.gguf|IQ3_XXS.gguf|IQ4_NL.gguf|IQ4_XS.gguf|Q2_K.gguf|Q2_K_L.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q3_K_XL.gguf|Q4_0.gguf|Q4_1.gguf|Q4_K_L.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_L.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q6_K_L.gguf|Q8_0.gguf	unsloth/Phi-4-mini-instruct-GGUF|Phi-4-mini-instruct|-Q2_K.gguf|-Q2_K_L.gguf|-Q3_K_M.gguf|-Q4_K_M.gguf|-Q5_K_M.gguf|-Q6_K.gguf|.BF16.gguf|.Q8_0.gguf
microsoft/VibeVoice-ASR	mlx-community/VibeVoice-ASR-4bit~
microsoft/WizardLM-2-7B	MaziyarPanahi/WizardLM-2-7B-GGUF|WizardLM-2-7B.|IQ3_XS.gguf|IQ4_XS.gguf|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|fp16.gguf
microsoft/bitnet-b1.58-2B-4T	microsoft/bitnet-b1.58-2B-4T-gguf
microsoft/phi-2	mlx-community/phi-2~
microsoft/phi-4	MaziyarPanahi/phi-4-GGUF|phi-4.|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|fp16.gguf
mindlab-research/Macaron-V1-Tall	mradermacher/Macaron-V1-Tall-i1-GGUF
mistralai/Devstral-Small-2-24B-Instruct-2512	unsloth/Devstral-Small-2-24B-Instruct-2512-GGUF
mistralai/Devstral-Small-2505	mlx-community/Devstral-Small-2505-4bit~
mistralai/Mathstral-7B-v0.1	MaziyarPanahi/mathstral-7B-v0.1-GGUF|mathstral-7B-v0.1.|IQ1_M.gguf|IQ1_S.gguf|IQ2_XS.gguf|IQ3_XS.gguf|IQ4_XS.gguf|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|fp16.gguf
mistralai/Ministral-3-14B-Instruct-2512	mistralai/Ministral-3-14B-Instruct-2512-GGUF
mistralai/Ministral-3-14B-Reasoning-2512	MaziyarPanahi/Ministral-3-14B-Reasoning-2512-GGUF|Ministral-3-14B-Reasoning-2512.|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q4_K_M.gguf|Q5_K_M.gguf|Q6_K.gguf|fp16.gguf
mistralai/Ministral-3-3B-Reasoning-2512	MaziyarPanahi/Ministral-3-3B-Reasoning-2512-GGUF|Ministral-3-3B-Reasoning-2512.|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q4_K_M.gguf|Q5_K_M.gguf|Q6_K.gguf|fp16.gguf
mistralai/Mistral-7B-Instruct-v0.2	TheBloke/Mistral-7B-Instruct-v0.2-GGUF|mistral-7b-instruct-v0.2.Q|2_K.gguf|3_K_L.gguf|3_K_M.gguf|3_K_S.gguf|4_0.gguf|4_K_M.gguf|4_K_S.gguf|5_0.gguf|5_K_M.gguf|5_K_S.gguf|6_K.gguf|8_0.gguf
mistralai/Mistral-7B-Instruct-v0.3	MaziyarPanahi/Mistral-7B-Instruct-v0.3-GGUF|Mistral-7B-Instruct-v0.3.|IQ1_M.gguf|IQ1_S.gguf|IQ2_XS.gguf|IQ3_XS.gguf|IQ4_XS.gguf|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|fp16.gguf
mistralai/Mistral-Large-Instruct-2411	MaziyarPanahi/Mistral-Large-Instruct-2411-GGUF|Mistral-Large-Instruct-2411.Q|2_K.gguf|3_K_L.gguf-00001-of-00007.gguf|3_K_L.gguf-00002-of-00007.gguf|3_K_L.gguf-00003-of-00007.gguf|3_K_L.gguf-00004-of-00007.gguf|3_K_L.gguf-00005-of-00007.gguf|3_K_L.gguf-00006-of-00007.gguf|3_K_L.gguf-00007-of-00007.gguf|3_K_M.gguf-00001-of-00007.gguf|3_K_M.gguf-00002-of-00007.gguf|3_K_M.gguf-00003-of-00007.gguf|3_K_M.gguf-00004-of-00007.gguf|3_K_M.gguf-00005-of-00007.gguf|3_K_M.gguf-00006-of-00007.gguf|3_K_M.gguf-00007-of-00007.gguf|3_K_S.gguf-00001-of-00007.gguf|3_K_S.gguf-00002-of-00007.gguf|3_K_S.gguf-00003-of-00007.gguf|3_K_S.gguf-00004-of-00007.gguf|3_K_S.gguf-00005-of-00007.gguf|3_K_S.gguf-00006-of-00007.gguf|3_K_S.gguf-00007-of-00007.gguf|4_K_M.gguf-00001-of-00007.gguf|4_K_M.gguf-00002-of-00007.gguf|4_K_M.gguf-00003-of-00007.gguf|4_K_M.gguf-00004-of-00007.gguf|4_K_M.gguf-00005-of-00007.gguf|4_K_M.gguf-00006-of-00007.gguf|4_K_M.gguf-00007-of-00007.gguf|4_K_S.gguf-00001-of-00007.gguf|4_K_S.gguf-00002-of-00007.gguf|4_K_S.gguf-00003-of-00007.gguf|4_K_S.gguf-00004-of-00007.gguf|4_K_S.gguf-00005-of-00007.gguf|4_K_S.gguf-00006-of-00007.gguf|4_K_S.gguf-00007-of-00007.gguf|5_K_M.gguf-00001-of-00007.gguf|5_K_M.gguf-00002-of-00007.gguf|5_K_M.gguf-00003-of-00007.gguf|5_K_M.gguf-00004-of-00007.gguf|5_K_M.gguf-00005-of-00007.gguf|5_K_M.gguf-00006-of-00007.gguf|5_K_M.gguf-00007-of-00007.gguf|5_K_S.gguf-00001-of-00007.gguf|5_K_S.gguf-00002-of-00007.gguf|5_K_S.gguf-00003-of-00007.gguf|5_K_S.gguf-00004-of-00007.gguf|5_K_S.gguf-00005-of-00007.gguf|5_K_S.gguf-00006-of-00007.gguf|5_K_S.gguf-00007-of-00007.gguf
mistralai/Mistral-Medium-3.5-128B	unsloth/Mistral-Medium-3.5-128B-GGUF||BF16/Mistral-Medium-3.5-128B-BF16-00001-of-00006.gguf|BF16/Mistral-Medium-3.5-128B-BF16-00002-of-00006.gguf|BF16/Mistral-Medium-3.5-128B-BF16-00003-of-00006.gguf|BF16/Mistral-Medium-3.5-128B-BF16-00004-of-00006.gguf|BF16/Mistral-Medium-3.5-128B-BF16-00005-of-00006.gguf|BF16/Mistral-Medium-3.5-128B-BF16-00006-of-00006.gguf|IQ4_NL/Mistral-Medium-3.5-128B-IQ4_NL-00001-of-00003.gguf|IQ4_NL/Mistral-Medium-3.5-128B-IQ4_NL-00002-of-00003.gguf|IQ4_NL/Mistral-Medium-3.5-128B-IQ4_NL-00003-of-00003.gguf|IQ4_XS/Mistral-Medium-3.5-128B-IQ4_XS-00001-of-00003.gguf|IQ4_XS/Mistral-Medium-3.5-128B-IQ4_XS-00002-of-00003.gguf|IQ4_XS/Mistral-Medium-3.5-128B-IQ4_XS-00003-of-00003.gguf|Mistral-Medium-3.5-128B-Q2_K.gguf|Mistral-Medium-3.5-128B-Q2_K_L.gguf|Mistral-Medium-3.5-128B-UD-IQ2_M.gguf|Mistral-Medium-3.5-128B-UD-IQ2_XXS.gguf|Mistral-Medium-3.5-128B-UD-IQ3_XXS.gguf|Mistral-Medium-3.5-128B-UD-Q2_K_XL.gguf|Q3_K_M/Mistral-Medium-3.5-128B-Q3_K_M-00001-of-00003.gguf|Q3_K_M/Mistral-Medium-3.5-128B-Q3_K_M-00002-of-00003.gguf|Q3_K_M/Mistral-Medium-3.5-128B-Q3_K_M-00003-of-00003.gguf|Q3_K_S/Mistral-Medium-3.5-128B-Q3_K_S-00001-of-00003.gguf|Q3_K_S/Mistral-Medium-3.5-128B-Q3_K_S-00002-of-00003.gguf|Q3_K_S/Mistral-Medium-3.5-128B-Q3_K_S-00003-of-00003.gguf|Q4_0/Mistral-Medium-3.5-128B-Q4_0-00001-of-00003.gguf|Q4_0/Mistral-Medium-3.5-128B-Q4_0-00002-of-00003.gguf|Q4_0/Mistral-Medium-3.5-128B-Q4_0-00003-of-00003.gguf|Q4_1/Mistral-Medium-3.5-128B-Q4_1-00001-of-00003.gguf|Q4_1/Mistral-Medium-3.5-128B-Q4_1-00002-of-00003.gguf|Q4_1/Mistral-Medium-3.5-128B-Q4_1-00003-of-00003.gguf|Q4_K_M/Mistral-Medium-3.5-128B-Q4_K_M-00001-of-00003.gguf|Q4_K_M/Mistral-Medium-3.5-128B-Q4_K_M-00002-of-00003.gguf|Q4_K_M/Mistral-Medium-3.5-128B-Q4_K_M-00003-of-00003.gguf|Q4_K_S/Mistral-Medium-3.5-128B-Q4_K_S-00001-of-00003.gguf|Q4_K_S/Mistral-Medium-3.5-128B-Q4_K_S-00002-of-00003.gguf|Q4_K_S/Mistral-Medium-3.5-128B-Q4_K_S-00003-of-00003.gguf|Q5_K_M/Mistral-Medium-3.5-128B-Q5_K_M-00001-of-00003.gguf|Q5_K_M/Mistral-Medium-3.5-128B-Q5_K_M-00002-of-00003.gguf|Q5_K_M/Mistral-Medium-3.5-128B-Q5_K_M-00003-of-00003.gguf|Q5_K_S/Mistral-Medium-3.5-128B-Q5_K_S-00001-of-00003.gguf|Q5_K_S/Mistral-Medium-3.5-128B-Q5_K_S-00002-of-00003.gguf|Q5_K_S/Mistral-Medium-3.5-128B-Q5_K_S-00003-of-00003.gguf|Q6_K/Mistral-Medium-3.5-128B-Q6_K-00001-of-00004.gguf|Q6_K/Mistral-Medium-3.5-128B-Q6_K-00002-of-00004.gguf|Q6_K/Mistral-Medium-3.5-128B-Q6_K-00003-of-00004.gguf|Q6_K/Mistral-Medium-3.5-128B-Q6_K-00004-of-00004.gguf|Q8_0/Mistral-Medium-3.5-128B-Q8_0-00001-of-00004.gguf|Q8_0/Mistral-Medium-3.5-128B-Q8_0-00002-of-00004.gguf|Q8_0/Mistral-Medium-3.5-128B-Q8_0-00003-of-00004.gguf|Q8_0/Mistral-Medium-3.5-128B-Q8_0-00004-of-00004.gguf|UD-Q3_K_XL/Mistral-Medium-3.5-128B-UD-Q3_K_XL-00001-of-00003.gguf|UD-Q3_K_XL/Mistral-Medium-3.5-128B-UD-Q3_K_XL-00002-of-00003.gguf|UD-Q3_K_XL/Mistral-Medium-3.5-128B-UD-Q3_K_XL-00003-of-00003.gguf|UD-Q4_K_XL/Mistral-Medium-3.5-128B-UD-Q4_K_XL-00001-of-00003.gguf|UD-Q4_K_XL/Mistral-Medium-3.5-128B-UD-Q4_K_XL-00002-of-00003.gguf|UD-Q4_K_XL/Mistral-Medium-3.5-128B-UD-Q4_K_XL-00003-of-00003.gguf|UD-Q5_K_XL/Mistral-Medium-3.5-128B-UD-Q5_K_XL-00001-of-00003.gguf|UD-Q5_K_XL/Mistral-Medium-3.5-128B-UD-Q5_K_XL-00002-of-00003.gguf|UD-Q5_K_XL/Mistral-Medium-3.5-128B-UD-Q5_K_XL-00003-of-00003.gguf|UD-Q6_K_XL/Mistral-Medium-3.5-128B-UD-Q6_K_XL-00001-of-00004.gguf	bartowski/mistralai_Mistral-Medium-3.5-128B-GGUF
mistralai/Mistral-Nemo-Instruct-2407	MaziyarPanahi/Mistral-Nemo-Instruct-2407-GGUF|Mistral-Nemo-Instruct-2407.|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|fp16.gguf
mistralai/Mistral-Small-24B-Instruct-2501	MaziyarPanahi/Mistral-Small-24B-Instruct-2501-GGUF|Mistral-Small-24B-Instruct-2501.|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|fp16.gguf	mlx-community/Mistral-Small-24B-Instruct-2501-bf16~
mistralai/Mistral-Small-3.2-24B-Instruct-2506	unsloth/Mistral-Small-3.2-24B-Instruct-2506-GGUF
mistralai/Mistral-Small-4-119B-2603	unsloth/Mistral-Small-4-119B-2603-GGUF
mistralai/Mistral-Small-Instruct-2409	MaziyarPanahi/Mistral-Small-Instruct-2409-GGUF|Mistral-Small-Instruct-2409.|IQ1_M.gguf|IQ1_S.gguf|IQ2_XS.gguf|IQ3_XS.gguf|IQ4_XS.gguf|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|fp16.gguf
mistralai/Shieldstral-1.0-3B	Metabaron6/Shieldstral-1.0-3B-GGUF
mistralai/mistral-7b-instruct-v0.1	TheBloke/Mistral-7B-Instruct-v0.1-GGUF
mlasli/Qwen3.8-27B-Heretic-Uncensored-BF16	mradermacher/Qwen3.8-27B-Heretic-Uncensored-BF16-i1-GGUF
modilify/Modilify-Mk1	modilify/Modilify-Mk1-MLX~
mondk/Safetensors.chatgpt-gpt-codex-V2	mradermacher/Safetensors.chatgpt-gpt-codex-V2-GGUF
mondk/Safetensors.chatgpt-gpt-gpt5.1-thinking	mradermacher/Safetensors.chatgpt-gpt-gpt5.1-thinking-GGUF
moolvylabs/Morphy-1.5B	mradermacher/Morphy-1.5B-i1-GGUF	mradermacher/Morphy-1.5B-GGUF
moonhac/gemma-4-E4B-wildlife-expert	moonhac/gemma-4-E4B-wildlife-expert-GGUF	mradermacher/gemma-4-E4B-wildlife-expert-GGUF
moonshotai/Kimi-K2-Instruct-0905	unsloth/Kimi-K2-Instruct-0905-GGUF
moonshotai/Kimi-K2.5	unsloth/Kimi-K2.5-GGUF	mlx-community/Kimi-K2.5~
moonshotai/Kimi-K2.6	unsloth/Kimi-K2.6-GGUF||BF16/Kimi-K2.6-BF16-00001-of-00046.gguf|BF16/Kimi-K2.6-BF16-00002-of-00046.gguf|BF16/Kimi-K2.6-BF16-00003-of-00046.gguf|BF16/Kimi-K2.6-BF16-00004-of-00046.gguf|BF16/Kimi-K2.6-BF16-00005-of-00046.gguf|BF16/Kimi-K2.6-BF16-00006-of-00046.gguf|BF16/Kimi-K2.6-BF16-00007-of-00046.gguf|BF16/Kimi-K2.6-BF16-00008-of-00046.gguf|BF16/Kimi-K2.6-BF16-00009-of-00046.gguf|BF16/Kimi-K2.6-BF16-00010-of-00046.gguf|BF16/Kimi-K2.6-BF16-00011-of-00046.gguf|BF16/Kimi-K2.6-BF16-00012-of-00046.gguf|BF16/Kimi-K2.6-BF16-00013-of-00046.gguf|BF16/Kimi-K2.6-BF16-00014-of-00046.gguf|BF16/Kimi-K2.6-BF16-00015-of-00046.gguf|BF16/Kimi-K2.6-BF16-00016-of-00046.gguf|BF16/Kimi-K2.6-BF16-00017-of-00046.gguf|BF16/Kimi-K2.6-BF16-00018-of-00046.gguf|BF16/Kimi-K2.6-BF16-00019-of-00046.gguf|BF16/Kimi-K2.6-BF16-00020-of-00046.gguf|BF16/Kimi-K2.6-BF16-00021-of-00046.gguf|BF16/Kimi-K2.6-BF16-00022-of-00046.gguf|BF16/Kimi-K2.6-BF16-00023-of-00046.gguf|BF16/Kimi-K2.6-BF16-00024-of-00046.gguf|BF16/Kimi-K2.6-BF16-00025-of-00046.gguf|BF16/Kimi-K2.6-BF16-00026-of-00046.gguf|BF16/Kimi-K2.6-BF16-00027-of-00046.gguf|BF16/Kimi-K2.6-BF16-00028-of-00046.gguf|BF16/Kimi-K2.6-BF16-00029-of-00046.gguf|BF16/Kimi-K2.6-BF16-00030-of-00046.gguf|BF16/Kimi-K2.6-BF16-00031-of-00046.gguf|BF16/Kimi-K2.6-BF16-00032-of-00046.gguf|BF16/Kimi-K2.6-BF16-00033-of-00046.gguf|BF16/Kimi-K2.6-BF16-00034-of-00046.gguf|BF16/Kimi-K2.6-BF16-00035-of-00046.gguf|BF16/Kimi-K2.6-BF16-00036-of-00046.gguf|BF16/Kimi-K2.6-BF16-00037-of-00046.gguf|BF16/Kimi-K2.6-BF16-00038-of-00046.gguf|BF16/Kimi-K2.6-BF16-00039-of-00046.gguf|BF16/Kimi-K2.6-BF16-00040-of-00046.gguf|BF16/Kimi-K2.6-BF16-00041-of-00046.gguf|BF16/Kimi-K2.6-BF16-00042-of-00046.gguf|BF16/Kimi-K2.6-BF16-00043-of-00046.gguf|BF16/Kimi-K2.6-BF16-00044-of-00046.gguf|BF16/Kimi-K2.6-BF16-00045-of-00046.gguf|BF16/Kimi-K2.6-BF16-00046-of-00046.gguf|UD-Q2_K_XL/Kimi-K2.6-UD-Q2_K_XL-00001-of-00008.gguf|UD-Q2_K_XL/Kimi-K2.6-UD-Q2_K_XL-00002-of-00008.gguf|UD-Q2_K_XL/Kimi-K2.6-UD-Q2_K_XL-00003-of-00008.gguf|UD-Q2_K_XL/Kimi-K2.6-UD-Q2_K_XL-00004-of-00008.gguf|UD-Q2_K_XL/Kimi-K2.6-UD-Q2_K_XL-00005-of-00008.gguf|UD-Q2_K_XL/Kimi-K2.6-UD-Q2_K_XL-00006-of-00008.gguf|UD-Q2_K_XL/Kimi-K2.6-UD-Q2_K_XL-00007-of-00008.gguf|UD-Q2_K_XL/Kimi-K2.6-UD-Q2_K_XL-00008-of-00008.gguf|UD-Q4_K_XL/Kimi-K2.6-UD-Q4_K_XL-00001-of-00014.gguf|UD-Q4_K_XL/Kimi-K2.6-UD-Q4_K_XL-00002-of-00014.gguf|UD-Q4_K_XL/Kimi-K2.6-UD-Q4_K_XL-00003-of-00014.gguf|UD-Q4_K_XL/Kimi-K2.6-UD-Q4_K_XL-00004-of-00014.gguf|UD-Q4_K_XL/Kimi-K2.6-UD-Q4_K_XL-00005-of-00014.gguf|UD-Q4_K_XL/Kimi-K2.6-UD-Q4_K_XL-00006-of-00014.gguf	ubergarm/Kimi-K2.6-GGUF	AesSedai/Kimi-K2.6-GGUF
moonshotai/Kimi-K3	unsloth/Kimi-K3-GGUF
mrcuddle/Nebula-Reasoner-12B	mradermacher/Nebula-Reasoner-12B-i1-GGUF	mradermacher/Nebula-Reasoner-12B-GGUF
mrfakename/mistral-small-3.1-24b-instruct-2503-hf	MaziyarPanahi/mistral-small-3.1-24b-instruct-2503-hf-GGUF|mistral-small-3.1-24b-instruct-2503-hf.|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|fp16.gguf
naver-hyperclovax/HyperCLOVAX-SEED-Text-Instruct-1.5B	rippertnt/HyperCLOVAX-SEED-Text-Instruct-1.5B-Q4_K_M-GGUF|hyperclovax-seed-text-instruct-1.5b-q4_k_m.gguf|
nightmedia/Qwen3.5-9B-Claude-GBO-Fire-Deckard-Agent-Heretic-BF16	mradermacher/Qwen3.5-9B-Claude-GBO-Fire-Deckard-Agent-Heretic-BF16-GGUF
nightmedia/Qwen3.5-9B-DS9-USS-Defiant	mradermacher/Qwen3.5-9B-DS9-USS-Defiant-i1-GGUF	mradermacher/Qwen3.5-9B-DS9-USS-Defiant-GGUF
nightmedia/Qwen3.5-9B-Holodeck-Fara	mradermacher/Qwen3.5-9B-Holodeck-Fara-i1-GGUF	mradermacher/Qwen3.5-9B-Holodeck-Fara-GGUF
nightmedia/Qwen3.5-9B-Holodeck-Lounge	mradermacher/Qwen3.5-9B-Holodeck-Lounge-i1-GGUF	mradermacher/Qwen3.5-9B-Holodeck-Lounge-GGUF
nightmedia/Qwen3.6-27B-Akka	mradermacher/Qwen3.6-27B-Akka-i1-GGUF
nightmedia/Qwen3.6-27B-Architect-Polaris2-Fable-B-F451-Tess	mradermacher/Qwen3.6-27B-Architect-Polaris2-Fable-B-F451-Tess-i1-GGUF
nightmedia/Qwen3.6-27B-Jormungandr	mradermacher/Qwen3.6-27B-Jormungandr-i1-GGUF
nightmedia/Qwen3.6-27B-Miraculix	mradermacher/Qwen3.6-27B-Miraculix-i1-GGUF	mradermacher/Qwen3.6-27B-Miraculix-GGUF
nightmedia/Qwen3.6-27B-Seven	mradermacher/Qwen3.6-27B-Seven-i1-GGUF	mradermacher/Qwen3.6-27B-Seven-GGUF
nightmedia/granite-4.1-8b-Tangerine	mradermacher/granite-4.1-8b-Tangerine-i1-GGUF	mradermacher/granite-4.1-8b-Tangerine-GGUF
nitrai-research/OpenGCM-v2	mradermacher/OpenGCM-v2-i1-GGUF	mradermacher/OpenGCM-v2-GGUF
nitrai-research/Polaris-V1	mradermacher/Polaris-V1-GGUF
nomic-ai/nomic-embed-text-v1.5	nomic-ai/nomic-embed-text-v1.5-GGUF|nomic-embed-text-v1.5.|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_0.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_0.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|f16.gguf|f32.gguf
nomic-ai/nomic-embed-text-v2-moe	majentik/nomic-embed-text-v2-moe-GGUF-Q4_K_M	majentik/nomic-embed-text-v2-moe-GGUF-IQ4_XS	majentik/nomic-embed-text-v2-moe-GGUF-Q5_K_M	majentik/nomic-embed-text-v2-moe-GGUF-Q8_0
norallm/normistral-11b-thinking	norallm/normistral-11b-thinking-gguf
nvidia/NVIDIA-Nemotron-3-Nano-30B-A3B-BF16	unsloth/Nemotron-3-Nano-30B-A3B-GGUF
nvidia/NVIDIA-Nemotron-3-Nano-4B-BF16	nvidia/NVIDIA-Nemotron-3-Nano-4B-GGUF
nvidia/NVIDIA-Nemotron-3-Super-120B-A12B-BF16	unsloth/NVIDIA-Nemotron-3-Super-120B-A12B-GGUF
nvidia/NVIDIA-Nemotron-Nano-12B-v2	MaziyarPanahi/NVIDIA-Nemotron-Nano-12B-v2-GGUF|NVIDIA-Nemotron-Nano-12B-v2.|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q4_K_M.gguf|Q5_K_M.gguf|Q6_K.gguf|fp16.gguf
nvidia/NVIDIA-NemotronLabs-VoiceChat-11B	hoidhxd/NVIDIA-NemotronLabs-VoiceChat-11B-GGUF
nvidia/parakeet-rnnt-0.6b	loom-ai-org/parakeet-rnnt-0.6b-loom
nvidia/parakeet-tdt-0.6b-v2	mlx-community/parakeet-tdt-0.6b-v2~
nvidia/parakeet-tdt-0.6b-v3	mlx-community/parakeet-tdt-0.6b-v3~	npario/parakeet-tdt-0.6b-v3-mlx-8bit~
nvidia/parakeet-tdt_ctc-110m	mlx-community/parakeet-tdt_ctc-110m~
onekq-ai/OneSQL-v0.2-Qwen-1.5B	mradermacher/OneSQL-v0.2-Qwen-1.5B-GGUF
openai/gpt-oss-120b	unsloth/gpt-oss-120b-GGUF||Q2_K/gpt-oss-120b-Q2_K-00001-of-00002.gguf|Q2_K/gpt-oss-120b-Q2_K-00002-of-00002.gguf|Q2_K_L/gpt-oss-120b-Q2_K_L-00001-of-00002.gguf|Q2_K_L/gpt-oss-120b-Q2_K_L-00002-of-00002.gguf|Q3_K_M/gpt-oss-120b-Q3_K_M-00001-of-00002.gguf|Q3_K_M/gpt-oss-120b-Q3_K_M-00002-of-00002.gguf|Q3_K_S/gpt-oss-120b-Q3_K_S-00001-of-00002.gguf|Q3_K_S/gpt-oss-120b-Q3_K_S-00002-of-00002.gguf|Q4_0/gpt-oss-120b-Q4_0-00001-of-00002.gguf|Q4_0/gpt-oss-120b-Q4_0-00002-of-00002.gguf|Q4_1/gpt-oss-120b-Q4_1-00001-of-00002.gguf|Q4_1/gpt-oss-120b-Q4_1-00002-of-00002.gguf|Q4_K_M/gpt-oss-120b-Q4_K_M-00001-of-00002.gguf|Q4_K_M/gpt-oss-120b-Q4_K_M-00002-of-00002.gguf|Q4_K_S/gpt-oss-120b-Q4_K_S-00001-of-00002.gguf|Q4_K_S/gpt-oss-120b-Q4_K_S-00002-of-00002.gguf|Q5_K_M/gpt-oss-120b-Q5_K_M-00001-of-00002.gguf|Q5_K_M/gpt-oss-120b-Q5_K_M-00002-of-00002.gguf|Q5_K_S/gpt-oss-120b-Q5_K_S-00001-of-00002.gguf|Q5_K_S/gpt-oss-120b-Q5_K_S-00002-of-00002.gguf|Q6_K/gpt-oss-120b-Q6_K-00001-of-00002.gguf|Q6_K/gpt-oss-120b-Q6_K-00002-of-00002.gguf|Q8_0/gpt-oss-120b-Q8_0-00001-of-00002.gguf|Q8_0/gpt-oss-120b-Q8_0-00002-of-00002.gguf|UD-Q4_K_XL/gpt-oss-120b-UD-Q4_K_XL-00001-of-00002.gguf|UD-Q4_K_XL/gpt-oss-120b-UD-Q4_K_XL-00002-of-00002.gguf|UD-Q6_K_XL/gpt-oss-120b-UD-Q6_K_XL-00001-of-00002.gguf|UD-Q6_K_XL/gpt-oss-120b-UD-Q6_K_XL-00002-of-00002.gguf|UD-Q8_K_XL/gpt-oss-120b-UD-Q8_K_XL-00001-of-00002.gguf|UD-Q8_K_XL/gpt-oss-120b-UD-Q8_K_XL-00002-of-00002.gguf|gpt-oss-120b-F16.gguf	ggml-org/gpt-oss-120b-GGUF|gpt-oss-120b-mxfp4-0000|1-of-00003.gguf|2-of-00003.gguf|3-of-00003.gguf
openai/gpt-oss-20b	unsloth/gpt-oss-20b-GGUF|gpt-oss-20b-|F16.gguf|Q2_K.gguf|Q2_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_0.gguf|Q4_1.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|UD-Q4_K_XL.gguf|UD-Q6_K_XL.gguf|UD-Q8_K_XL.gguf	lmstudio-community/gpt-oss-20b-GGUF|gpt-oss-20b-MXFP4.gguf|	ggml-org/gpt-oss-20b-GGUF|gpt-oss-20b-mxfp4.gguf|	mlx-community/gpt-oss-20b-MXFP4-Q8~
openai/privacy-filter	OpenMed/privacy-filter-mlx-8bit~
openai/whisper-base	oxide-lab/whisper-base-GGUF
openai/whisper-tiny	oxide-lab/whisper-tiny-GGUF
openbmb/MathForm-8B	mradermacher/MathForm-8B-GGUF
openbmb/MiniCPM-V-4	openbmb/MiniCPM-V-4-gguf
openbmb/MiniCPM-V-4.6	openbmb/MiniCPM-V-4.6-gguf
openbmb/MiniCPM-V-4.6-Thinking	openbmb/MiniCPM-V-4.6-Thinking-gguf
openbmb/MiniCPM-V-4_5	openbmb/MiniCPM-V-4_5-gguf
openbmb/MiniCPM-o-2_6	openbmb/MiniCPM-o-2_6-gguf
openbmb/MiniCPM-o-4_5	openbmb/MiniCPM-o-4_5-gguf
openbmb/MiniCPM5-1B	Luigi/minicpm5-1b-cursor
openbmb/MiniCPM5-1B-Base	mradermacher/MiniCPM5-1B-Base-i1-GGUF	mradermacher/MiniCPM5-1B-Base-GGUF
opencsg/Agentic-30B-A3B	mradermacher/Agentic-30B-A3B-i1-GGUF	mradermacher/Agentic-30B-A3B-GGUF
orcarouter/Qwen3.8-27B-Uncensored-FP8	mradermacher/Qwen3.8-27B-Uncensored-FP8-GGUF	mradermacher/Qwen3.8-27B-Uncensored-FP8-i1-GGUF
ornith-ai/Ornith-1.0-35B	ornith-ai/Ornith-1.0-35B-GGUF
ornith-ai/Ornith-1.0-9B	ornith-ai/Ornith-1.0-9B-GGUF
ornith-ai/Ornith-1.5-35B-A3B	ornith-ai/Ornith-1.5-35B-A3B-GGUF	bartowski/Ornith-1.5-35B-A3B-GGUF	ornith-ai/Ornith-1.5-35B-A3B-MLX-4bit~	ornith-ai/Ornith-1.5-35B-A3B-MLX~	ornith-ai/Ornith-1.5-35B-A3B-MLX-8bit~	junafinity/Ornith-1.5-35B-A3B-uncensored-GGUF-8bit	junafinity/Ornith-1.5-35B-A3B-uncensored-MLX-8bit~
ornith-ai/Ornith-1.5-397B	ornith-ai/Ornith-1.5-397B-GGUF
ornith-ai/Ornith-1.5-9B	ornith-ai/Ornith-1.5-9B-GGUF	bartowski/Ornith-1.5-9B-GGUF	ornith-ai/Ornith-1.5-9B-MLX-4bit~	ornith-ai/Ornith-1.5-9B-MLX~	ornith-ai/Ornith-1.5-9B-MLX-6bit~
orwelian84/Qwen3.8-27B-OBLITERATUS-Advanced	mradermacher/Qwen3.8-27B-OBLITERATUS-Advanced-i1-GGUF
osk-arr00/BigBang-Aquila-35B-Merged	mradermacher/BigBang-Aquila-35B-Merged-i1-GGUF
osk-arr00/BigBang-Aquila-35B-Merged-Abliterated	mradermacher/BigBang-Aquila-35B-Merged-Abliterated-i1-GGUF
overads/Llama-3.1-Gloofy-Emo-8B	mradermacher/Llama-3.1-Gloofy-Emo-8B-i1-GGUF
ozaa77/Cogito-0.9.1-15B	ozaa77/Cogito-0.9.1-15B-GGUF
p-e-w/gemma-4-E2B-it-heretic-ara	mradermacher/gemma-4-E2B-it-heretic-ara-GGUF	mradermacher/gemma-4-E2B-it-heretic-ara-i1-GGUF
paragonejl/Qwen3-8B-Q8_0-full-v2	RacerMiner/Qwen3-8B-Q8_0-full-v2.gguf
pauljngr/sardi-dream-7b	mradermacher/sardi-dream-7b-GGUF
paulsaul126261/Chimera-Qwen3.8-27B-Cyber-v1	mradermacher/Chimera-Qwen3.8-27B-Cyber-v1-GGUF
philbert440/Qwen3.8-27B-Uncensored-Aggressive	philbert440/Qwen3.8-27B-Uncensored-Aggressive-GGUF	mradermacher/Qwen3.8-27B-Uncensored-Aggressive-GGUF	mradermacher/Qwen3.8-27B-Uncensored-Aggressive-i1-GGUF
philbert440/Qwen3.8-27B-Uncensored-Cyber	philbert440/Qwen3.8-27B-Uncensored-Cyber-GGUF
pinkelephantlimited/pinkelephant-llm-48b-s	pinkelephantlimited/pinkelephant-llm-48b-s-gguf
polygramme/Rolodex-12B	mradermacher/Rolodex-12B-GGUF	mradermacher/Rolodex-12B-i1-GGUF
poolside/Laguna-S-2.1	unsloth/Laguna-S-2.1-GGUF
poolside/Laguna-XS.2	mlx-community/Laguna-XS.2-4bit~
primeline/parakeet-primeline	handy-computer/parakeet-primeline-gguf
prithivMLmods/Qwen3.5-2B-Opus-Distilled-Heretic-Thinking-Multistage-SFT-v1.0	mradermacher/Qwen3.5-2B-Opus-Distilled-Heretic-Thinking-Multistage-SFT-v1.0-GGUF
prithivMLmods/Qwen3.5-4B-Opus-Distilled-Heretic-Thinking-Multistage-SFT-v1.0	mradermacher/Qwen3.5-4B-Opus-Distilled-Heretic-Thinking-Multistage-SFT-v1.0-GGUF
qikp/MiniCPM5-1B-Qwenified	qikp/MiniCPM5-1B-Qwenified-GGUF
qualcomm-ai-hub-community/OpenSparX-3b-cabin-chat	mradermacher/OpenSparX-3b-cabin-chat-i1-GGUF	mradermacher/OpenSparX-3b-cabin-chat-GGUF
qualcomm-ai-hub-community/OpenSparX-3b-cabin-intent	mradermacher/OpenSparX-3b-cabin-intent-i1-GGUF	mradermacher/OpenSparX-3b-cabin-intent-GGUF
reallexi/lexi-coder-v5.1	mradermacher/lexi-coder-v5.1-i1-GGUF	mradermacher/lexi-coder-v5.1-GGUF
reaperdoesntknow/DistilQwen3-1.7B-uncensored	reaperdoesntknow/DistilQwen3-1.7B-uncensored-GGUF
reaperdoesntknow/DualMind	reaperdoesntknow/DualMind-GGUF
reaperdoesntknow/DualMind-TKD-Agentic-1.7B	reaperdoesntknow/DualMind-TKD-Agentic-1.7B-GGUF
reaperdoesntknow/DualMinded-Qwen3-1.7B	reaperdoesntknow/DualMinded-Qwen3-1.7B-GGUF
reaperdoesntknow/Qwen3-0.6B-Distilled-30B-A3B-Thinking-SFT	reaperdoesntknow/Qwen3-0.6B-Distilled-30B-A3B-Thinking-SFT-GGUF
reaperdoesntknow/Qwen3-1.7B-Coder-Distilled-SFT	reaperdoesntknow/Qwen3-1.7B-Coder-Distilled-SFT-GGUF
reaperdoesntknow/Qwen3-1.7B-Distilled-30B-A3B-SFT	reaperdoesntknow/Qwen3-1.7B-Distilled-30B-A3B-SFT-GGUF
reaperdoesntknow/Qwen3.5-2B-CyberSec	reaperdoesntknow/Qwen3.5-2B-CyberSec-GGUF
rednote-hilab/dots.ocr	ggml-org/dots.ocr-GGUF
rocker417/malicious-url-detection	mradermacher/malicious-url-detection-GGUF
saikumargangi/sahayak-0.6b-hindi	mradermacher/sahayak-0.6b-hindi-GGUF
sainived656/soreqen-s1	sainived656/soreqen-s1-GGUF
sainived656/soreqen-s1-mega	sainived656/soreqen-s1-mega-GGUF
sainived656/soreqen-s1-mini	sainived656/soreqen-s1-mini-GGUF
saishshinde15/Clyrai_Lucius-1.3B	saishshinde15/Clyrai_Lucius-1.3B-GGUF
salihfurkaan/SciVision-5B	mradermacher/SciVision-5B-GGUF
samuelcardillo/Carnice-Qwen3.6-MoE-35B-A3B	mudler/Carnice-Qwen3.6-MoE-35B-A3B-APEX-GGUF
sandepaAI/sandepaAI_gemma4_coder_12b	mradermacher/sandepaAI_gemma4_coder_12b-GGUF
sartajbhuvaji/GLM-4.6-Flash-text	sartajbhuvaji/GLM-4.6-Flash-text-GGUF
saturday-labs/turkish-banking-agent-1.5b	mradermacher/turkish-banking-agent-1.5b-GGUF
sczzz/RaDaR-32B	mradermacher/RaDaR-32B-GGUF
senaro/atlasv23-sft-qwen3-8-27b-merged	mradermacher/atlasv23-sft-qwen3-8-27b-merged-i1-GGUF	mradermacher/atlasv23-sft-qwen3-8-27b-merged-GGUF
sequelbox/Muse-Glimmer-30B-Tachibana-Agent	mradermacher/Muse-Glimmer-30B-Tachibana-Agent-i1-GGUF	mradermacher/Muse-Glimmer-30B-Tachibana-Agent-GGUF
shawaz03/vibe-coder-7b-max	mradermacher/vibe-coder-7b-max-GGUF
shisa-ai/Ornith-1.5-35B-A3B-MTP	mradermacher/Ornith-1.5-35B-A3B-MTP-GGUF	mradermacher/Ornith-1.5-35B-A3B-MTP-i1-GGUF
simonlqy/SkillGate-9B	mradermacher/SkillGate-9B-i1-GGUF	mradermacher/SkillGate-9B-GGUF
skt/A.X-K2	skt/A.X-K2-GGUF
sophie1738/qwen3-4b-ko-writing	mradermacher/qwen3-4b-ko-writing-GGUF
sophosympatheia/Glistening-Gem-31B-v2.0	mradermacher/Glistening-Gem-31B-v2.0-GGUF
sophosympatheia/Glistening-Gem-31B-v2.1	mradermacher/Glistening-Gem-31B-v2.1-i1-GGUF	mradermacher/Glistening-Gem-31B-v2.1-GGUF
speakleash/Bielik-11B-v3.0-Instruct	speakleash/Bielik-11B-v3.0-Instruct-awq
stepfun-ai/GOT-OCR2_0	mlx-community/GOT-OCR2_0-8bit~	mlx-community/GOT-OCR2_0-bf16~	mlx-community/GOT-OCR2_0-4bit~
stepfun-ai/Step-3.7-Flash	stepfun-ai/Step-3.7-Flash-GGUF||BF16/Step3.7-flash-bf16-00001-of-00009.gguf|BF16/Step3.7-flash-bf16-00002-of-00009.gguf|BF16/Step3.7-flash-bf16-00003-of-00009.gguf|BF16/Step3.7-flash-bf16-00004-of-00009.gguf|BF16/Step3.7-flash-bf16-00005-of-00009.gguf|BF16/Step3.7-flash-bf16-00006-of-00009.gguf|BF16/Step3.7-flash-bf16-00007-of-00009.gguf|BF16/Step3.7-flash-bf16-00008-of-00009.gguf|BF16/Step3.7-flash-bf16-00009-of-00009.gguf|IQ3_XXS/Step-3.7-flash-IQ3_XXS-00001-of-00002.gguf|IQ3_XXS/Step-3.7-flash-IQ3_XXS-00002-of-00002.gguf|IQ4_XS/Step-3.7-flash-IQ4_XS-00001-of-00003.gguf|IQ4_XS/Step-3.7-flash-IQ4_XS-00002-of-00003.gguf|IQ4_XS/Step-3.7-flash-IQ4_XS-00003-of-00003.gguf|Q3_K_L/Step-3.7-flash-Q3_K_L-00001-of-00003.gguf|Q3_K_L/Step-3.7-flash-Q3_K_L-00002-of-00003.gguf|Q3_K_L/Step-3.7-flash-Q3_K_L-00003-of-00003.gguf|Q3_K_M/Step-3.7-flash-Q3_K_M-00001-of-00003.gguf|Q3_K_M/Step-3.7-flash-Q3_K_M-00002-of-00003.gguf|Q3_K_M/Step-3.7-flash-Q3_K_M-00003-of-00003.gguf|Q4_K_S/Step-3.7-flash-Q4_K_S-00001-of-00003.gguf|Q4_K_S/Step-3.7-flash-Q4_K_S-00002-of-00003.gguf|Q4_K_S/Step-3.7-flash-Q4_K_S-00003-of-00003.gguf|Q8_0/Step-3.7-flash-Q8_0-00001-of-00005.gguf|Q8_0/Step-3.7-flash-Q8_0-00002-of-00005.gguf|Q8_0/Step-3.7-flash-Q8_0-00003-of-00005.gguf|Q8_0/Step-3.7-flash-Q8_0-00004-of-00005.gguf|Q8_0/Step-3.7-flash-Q8_0-00005-of-00005.gguf|Step-3.7.imatrix.gguf|Step3.7-flash-mtp-BF16.gguf|Step3.7-flash-mtp-Q8_0.gguf|mmproj-step3.7-flash-f16.gguf	unsloth/Step-3.7-Flash-GGUF||BF16/Step-3.7-Flash-BF16-00001-of-00008.gguf|BF16/Step-3.7-Flash-BF16-00002-of-00008.gguf|BF16/Step-3.7-Flash-BF16-00003-of-00008.gguf|BF16/Step-3.7-Flash-BF16-00004-of-00008.gguf|BF16/Step-3.7-Flash-BF16-00005-of-00008.gguf|BF16/Step-3.7-Flash-BF16-00006-of-00008.gguf|BF16/Step-3.7-Flash-BF16-00007-of-00008.gguf|BF16/Step-3.7-Flash-BF16-00008-of-00008.gguf|MXFP4_MOE/Step-3.7-Flash-MXFP4_MOE-00001-of-00004.gguf|MXFP4_MOE/Step-3.7-Flash-MXFP4_MOE-00002-of-00004.gguf|MXFP4_MOE/Step-3.7-Flash-MXFP4_MOE-00003-of-00004.gguf|MXFP4_MOE/Step-3.7-Flash-MXFP4_MOE-00004-of-00004.gguf|Q8_0/Step-3.7-Flash-Q8_0-00001-of-00006.gguf|Q8_0/Step-3.7-Flash-Q8_0-00002-of-00006.gguf|Q8_0/Step-3.7-Flash-Q8_0-00003-of-00006.gguf|Q8_0/Step-3.7-Flash-Q8_0-00004-of-00006.gguf|Q8_0/Step-3.7-Flash-Q8_0-00005-of-00006.gguf|Q8_0/Step-3.7-Flash-Q8_0-00006-of-00006.gguf|UD-IQ1_M/Step-3.7-Flash-UD-IQ1_M-00001-of-00003.gguf|UD-IQ1_M/Step-3.7-Flash-UD-IQ1_M-00002-of-00003.gguf|UD-IQ1_M/Step-3.7-Flash-UD-IQ1_M-00003-of-00003.gguf|UD-IQ2_M/Step-3.7-Flash-UD-IQ2_M-00001-of-00003.gguf|UD-IQ2_M/Step-3.7-Flash-UD-IQ2_M-00002-of-00003.gguf|UD-IQ2_M/Step-3.7-Flash-UD-IQ2_M-00003-of-00003.gguf|UD-IQ2_XXS/Step-3.7-Flash-UD-IQ2_XXS-00001-of-00003.gguf|UD-IQ2_XXS/Step-3.7-Flash-UD-IQ2_XXS-00002-of-00003.gguf|UD-IQ2_XXS/Step-3.7-Flash-UD-IQ2_XXS-00003-of-00003.gguf|UD-IQ3_S/Step-3.7-Flash-UD-IQ3_S-00001-of-00003.gguf|UD-IQ3_S/Step-3.7-Flash-UD-IQ3_S-00002-of-00003.gguf|UD-IQ3_S/Step-3.7-Flash-UD-IQ3_S-00003-of-00003.gguf|UD-IQ3_XXS/Step-3.7-Flash-UD-IQ3_XXS-00001-of-00003.gguf|UD-IQ3_XXS/Step-3.7-Flash-UD-IQ3_XXS-00002-of-00003.gguf|UD-IQ3_XXS/Step-3.7-Flash-UD-IQ3_XXS-00003-of-00003.gguf|UD-IQ4_NL/Step-3.7-Flash-UD-IQ4_NL-00001-of-00003.gguf|UD-IQ4_NL/Step-3.7-Flash-UD-IQ4_NL-00002-of-00003.gguf|UD-IQ4_NL/Step-3.7-Flash-UD-IQ4_NL-00003-of-00003.gguf|UD-IQ4_XS/Step-3.7-Flash-UD-IQ4_XS-00001-of-00003.gguf|UD-IQ4_XS/Step-3.7-Flash-UD-IQ4_XS-00002-of-00003.gguf|UD-IQ4_XS/Step-3.7-Flash-UD-IQ4_XS-00003-of-00003.gguf|UD-Q2_K_XL/Step-3.7-Flash-UD-Q2_K_XL-00001-of-00003.gguf|UD-Q2_K_XL/Step-3.7-Flash-UD-Q2_K_XL-00002-of-00003.gguf|UD-Q2_K_XL/Step-3.7-Flash-UD-Q2_K_XL-00003-of-00003.gguf|UD-Q3_K_M/Step-3.7-Flash-UD-Q3_K_M-00001-of-00003.gguf|UD-Q3_K_M/Step-3.7-Flash-UD-Q3_K_M-00002-of-00003.gguf|UD-Q3_K_M/Step-3.7-Flash-UD-Q3_K_M-00003-of-00003.gguf|UD-Q3_K_XL/Step-3.7-Flash-UD-Q3_K_XL-00001-of-00003.gguf|UD-Q3_K_XL/Step-3.7-Flash-UD-Q3_K_XL-00002-of-00003.gguf|UD-Q3_K_XL/Step-3.7-Flash-UD-Q3_K_XL-00003-of-00003.gguf|UD-Q4_K_M/Step-3.7-Flash-UD-Q4_K_M-00001-of-00004.gguf|UD-Q4_K_M/Step-3.7-Flash-UD-Q4_K_M-00002-of-00004.gguf|UD-Q4_K_M/Step-3.7-Flash-UD-Q4_K_M-00003-of-00004.gguf|UD-Q4_K_M/Step-3.7-Flash-UD-Q4_K_M-00004-of-00004.gguf|UD-Q4_K_S/Step-3.7-Flash-UD-Q4_K_S-00001-of-00004.gguf|UD-Q4_K_S/Step-3.7-Flash-UD-Q4_K_S-00002-of-00004.gguf|UD-Q4_K_S/Step-3.7-Flash-UD-Q4_K_S-00003-of-00004.gguf|UD-Q4_K_S/Step-3.7-Flash-UD-Q4_K_S-00004-of-00004.gguf|UD-Q4_K_XL/Step-3.7-Flash-UD-Q4_K_XL-00001-of-00004.gguf|UD-Q4_K_XL/Step-3.7-Flash-UD-Q4_K_XL-00002-of-00004.gguf|UD-Q4_K_XL/Step-3.7-Flash-UD-Q4_K_XL-00003-of-00004.gguf|UD-Q4_K_XL/Step-3.7-Flash-UD-Q4_K_XL-00004-of-00004.gguf
summerMC/Qwen3.5-4B-Fast-Code	mradermacher/Qwen3.5-4B-Fast-Code-GGUF
sxiong/DeepControl-Qwen2.5-7B	mradermacher/DeepControl-Qwen2.5-7B-GGUF
syaher/qwen2.5-coder-malay-7b	mradermacher/qwen2.5-coder-malay-7b-GGUF
talkie-lm/talkie-1930-13b-it	thomasgauthier/talkie-1930-13b-it-GGUF
taozi555/rp-glm-4.7-flash	mradermacher/rp-glm-4.7-flash-i1-GGUF
tarunnokwal/Versatile-1.5b-v0.3	mradermacher/Versatile-1.5b-v0.3-GGUF
temaq-org/Tema_Q-X7-Thinking	mradermacher/Tema_Q-X7-Thinking-i1-GGUF
tencent/HY-MT1.5-1.8B	tencent/HY-MT1.5-1.8B-GGUF|HY-MT1.5-1.8B-Q|4_K_M.gguf|6_K.gguf|8_0.gguf
tencent/Hunyuan-MT-7B	Mungert/Hunyuan-MT-7B-GGUF|Hunyuan-MT-7B-|bf16.gguf|bf16_q8_0.gguf|f16_q8_0.gguf|imatrix.gguf|iq2_m.gguf|iq2_s.gguf|iq2_xs.gguf|iq2_xxs.gguf|iq3_m.gguf|iq3_xs.gguf|iq3_xxs.gguf|iq4_nl.gguf|iq4_xs.gguf|q2_k_m.gguf|q2_k_s.gguf|q3_k_m.gguf|q3_k_s.gguf|q4_0.gguf|q4_1.gguf|q4_k_m.gguf|q4_k_s.gguf|q5_0.gguf|q5_1.gguf|q5_k_m.gguf|q6_k_m.gguf|q8_0.gguf
tencent/Hy-MT2-1.8B	tencent/Hy-MT2-1.8B-GGUF
tencent/UI-Mate-27B	mradermacher/UI-Mate-27B-GGUF	mradermacher/UI-Mate-27B-i1-GGUF
tencent/UI-Mate-9B	mradermacher/UI-Mate-9B-i1-GGUF	mradermacher/UI-Mate-9B-GGUF
tencent/UI-Mate-democua-27B	mradermacher/UI-Mate-democua-27B-GGUF	mradermacher/UI-Mate-democua-27B-i1-GGUF
thoughtworks/Nemotron-3.5-30B-A3B-Antislop-FTPO	mradermacher/Nemotron-3.5-30B-A3B-Antislop-FTPO-i1-GGUF
thu-pacman/Puro-2B-Base	mradermacher/Puro-2B-Base-GGUF	mradermacher/Puro-2B-Base-i1-GGUF
trillionlabs/Tri-7B	mradermacher/Tri-7B-i1-GGUF	mradermacher/Tri-7B-GGUF
trohrbaugh/Ling-3.0-flash-heretic	mradermacher/Ling-3.0-flash-heretic-GGUF	mradermacher/Ling-3.0-flash-heretic-i1-GGUF
trohrbaugh/Qwen3.8-27B-heretic-ara	mradermacher/Qwen3.8-27B-heretic-ara-GGUF	mradermacher/Qwen3.8-27B-heretic-ara-i1-GGUF
trohrbaugh/gemma-4-31b-it-heretic-ara	mradermacher/gemma-4-31b-it-heretic-ara-i1-GGUF
tsfrm/Deep-Thought-Posttrain	mradermacher/Deep-Thought-Posttrain-GGUF
tugot17/LFM2.5-1.2B-Instruct-DSpark-5L	tugot17/LFM2.5-1.2B-Instruct-DSpark-5L-GGUF
tugot17/LFM2.5-8B-A1B-DSpark-3L	tugot17/LFM2.5-8B-A1B-DSpark-3L-GGUF
tuxkt/pulsar-coder-1.5b	tuxkt/pulsar-coder-1.5b-GGUF	mradermacher/pulsar-coder-1.5b-GGUF
tvall43/Qwen3.5-14B-A3B-Claude-4.6-Opus-Reasoning-Distilled-reap	tvall43/Qwen3.5-14B-A3B-Claude-4.6-Opus-Reasoning-Distilled-reap-gguf
unsloth/Qwen3.5-4B	dahara1/Qwen3.5-4B-UD-japanese-imatrix
unsloth/Qwen3.5-9B	Jackrong/Qwen3.5-9B-DeepSeek-V4-Flash-GGUF||Qwen3.5-9B-DeepSeek-V4-Flash-BF16.gguf|Qwen3.5-9B-DeepSeek-V4-Flash-IQ4_XS.gguf|Qwen3.5-9B-DeepSeek-V4-Flash-Q2_K.gguf|Qwen3.5-9B-DeepSeek-V4-Flash-Q3_K_L.gguf|Qwen3.5-9B-DeepSeek-V4-Flash-Q3_K_M.gguf|Qwen3.5-9B-DeepSeek-V4-Flash-Q3_K_S.gguf|Qwen3.5-9B-DeepSeek-V4-Flash-Q4_K_M.gguf|Qwen3.5-9B-DeepSeek-V4-Flash-Q4_K_S.gguf|Qwen3.5-9B-DeepSeek-V4-Flash-Q5_K_M.gguf|Qwen3.5-9B-DeepSeek-V4-Flash-Q5_K_S.gguf|Qwen3.5-9B-DeepSeek-V4-Flash-Q6_K.gguf|Qwen3.5-9B-DeepSeek-V4-Flash-Q8_0.gguf|mmproj.gguf
upstage/solar-pro-preview-instruct	MaziyarPanahi/solar-pro-preview-instruct-GGUF|solar-pro-preview-instruct.|IQ1_M.gguf|IQ1_S.gguf|IQ2_XS.gguf|IQ3_XS.gguf|IQ4_XS.gguf|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q3_K_S.gguf|Q4_K_M.gguf|Q4_K_S.gguf|Q5_K_M.gguf|Q5_K_S.gguf|Q6_K.gguf|Q8_0.gguf|fp16.gguf
usail-hkust/VibeWorlder-30B-A3B	mradermacher/VibeWorlder-30B-A3B-i1-GGUF	mradermacher/VibeWorlder-30B-A3B-GGUF
v2ray/Mixtral-8x22B-v0.1	MaziyarPanahi/Mixtral-8x22B-v0.1-GGUF|Mixtral-8x22B-v0.1.|IQ1_M.gguf|IQ1_S.gguf|IQ3_XS-00001-of-00005.gguf|IQ3_XS-00002-of-00005.gguf|IQ3_XS-00003-of-00005.gguf|IQ3_XS-00004-of-00005.gguf|IQ3_XS-00005-of-00005.gguf|IQ4_XS-00001-of-00005.gguf|IQ4_XS-00002-of-00005.gguf|IQ4_XS-00003-of-00005.gguf|IQ4_XS-00004-of-00005.gguf|IQ4_XS-00005-of-00005.gguf|Q2_K-00001-of-00005.gguf|Q2_K-00002-of-00005.gguf|Q2_K-00003-of-00005.gguf|Q2_K-00004-of-00005.gguf|Q2_K-00005-of-00005.gguf|Q3_K_L-00001-of-00005.gguf|Q3_K_L-00002-of-00005.gguf|Q3_K_L-00003-of-00005.gguf|Q3_K_L-00004-of-00005.gguf|Q3_K_L-00005-of-00005.gguf|Q3_K_M-00001-of-00005.gguf|Q3_K_M-00002-of-00005.gguf|Q3_K_M-00003-of-00005.gguf|Q3_K_M-00004-of-00005.gguf|Q3_K_M-00005-of-00005.gguf|Q3_K_S-00001-of-00005.gguf|Q3_K_S-00002-of-00005.gguf|Q3_K_S-00003-of-00005.gguf|Q3_K_S-00004-of-00005.gguf|Q3_K_S-00005-of-00005.gguf|Q4_K_M-00001-of-00005.gguf|Q4_K_M-00002-of-00005.gguf|Q4_K_M-00003-of-00005.gguf|Q4_K_M-00004-of-00005.gguf|Q4_K_M-00005-of-00005.gguf|Q4_K_S-00001-of-00005.gguf|Q4_K_S-00002-of-00005.gguf|Q4_K_S-00003-of-00005.gguf|Q4_K_S-00004-of-00005.gguf|Q4_K_S-00005-of-00005.gguf|Q5_K_M-00001-of-00005.gguf|Q5_K_M-00002-of-00005.gguf|Q5_K_M-00003-of-00005.gguf|Q5_K_M-00004-of-00005.gguf|Q5_K_M-00005-of-00005.gguf|Q5_K_S-00001-of-00005.gguf|Q5_K_S-00002-of-00005.gguf|Q5_K_S-00003-of-00005.gguf|Q5_K_S-00004-of-00005.gguf|Q5_K_S-00005-of-00005.gguf|Q6_K-00001-of-00005.gguf|Q6_K-00002-of-00005.gguf|Q6_K-00003-of-00005.gguf|Q6_K-00004-of-00005.gguf|Q6_K-00005-of-00005.gguf|Q8_0-00001-of-00005.gguf|Q8_0-00002-of-00005.gguf|Q8_0-00003-of-00005.gguf
vanta-research/scout-8b	mradermacher/scout-8b-i1-GGUF	mradermacher/scout-8b-GGUF
vcruz305/DeepNemotron-3.5-Lightning	vcruz305/DeepNemotron-3.5-Lightning-GGUF
vcruz305/Muse-Glimmer-30B-Hermes-Agentic	vcruz305/Muse-Glimmer-30B-Hermes-Agentic-GGUF	mradermacher/Muse-Glimmer-30B-Hermes-Agentic-i1-GGUF	mradermacher/Muse-Glimmer-30B-Hermes-Agentic-GGUF
vectionlabs/Salience-27B-R5	bartowski/vectionlabs_Salience-27B-R5-GGUF	mradermacher/Salience-27B-R5-i1-GGUF	mradermacher/Salience-27B-R5-GGUF
videogameaetoros/Ai_detector	mradermacher/Ai_detector-GGUF
wanglab/ClinicalCamel-70B	mradermacher/ClinicalCamel-70B-GGUF
wangzhang/Qwen3.8-27B-abliteratex	mradermacher/Qwen3.8-27B-abliteratex-GGUF	mradermacher/Qwen3.8-27B-abliteratex-i1-GGUF
wangzhang/gemma-4-31B-it-abliterated	wangzhang/gemma-4-31B-it-abliterated-GGUF
windowsxp811203/DeepSeek-V4-Flash-0731-Abliterated	windowsxp811203/DeepSeek-V4-Flash-0731-Abliterated-GGUF
windowsxp811203/Qwen3.8-27B-Abliterated	windowsxp811203/Qwen3.8-27B-Abliterated-GGUF
xCloudinfo/Qwen3-VL-32B-Abliterated-xCloud	mradermacher/Qwen3-VL-32B-Abliterated-xCloud-GGUF	mradermacher/Qwen3-VL-32B-Abliterated-xCloud-i1-GGUF
xCloudinfo/Qwen3.8-27B-Uncensored-xCloud	mradermacher/Qwen3.8-27B-Uncensored-xCloud-i1-GGUF	mradermacher/Qwen3.8-27B-Uncensored-xCloud-GGUF
xero0000/Qwen3.8-27B-Palimpsest	xero0000/Qwen3.8-27B-Palimpsest-GGUF	mradermacher/Qwen3.8-27B-Palimpsest-i1-GGUF	mradermacher/Qwen3.8-27B-Palimpsest-GGUF
xiaomi-research/MiLMMT-46-4B-v1.0	translate-studio/MiLMMT-46-4B-v1.0-6bit-MLX~
yasserrmd/HydroShell-1.2B	mradermacher/HydroShell-1.2B-i1-GGUF
yentinglin/Llama-3.1-Taiwan-8B	mradermacher/Llama-3.1-Taiwan-8B-i1-GGUF	mradermacher/Llama-3.1-Taiwan-8B-GGUF
yentinglin/Llama-3.1-Taiwan-8B-Instruct	mradermacher/Llama-3.1-Taiwan-8B-Instruct-i1-GGUF	mradermacher/Llama-3.1-Taiwan-8B-Instruct-GGUF
yerevann/ChemLlama-170M	mradermacher/ChemLlama-170M-GGUF
yl4579/StyleTTS2-LJSpeech	loom-ai-org/styletts2-ljspeech-loom
yotisstudios/RaifuWars-Warrior-Qwen3VL-4B-v2	mradermacher/RaifuWars-Warrior-Qwen3VL-4B-v2-GGUF
yotisstudios/Warrior-Qwen3.5-4B	mradermacher/Warrior-Qwen3.5-4B-GGUF
yotisstudios/Warrior-v2-Qwen3.5-4B	mradermacher/Warrior-v2-Qwen3.5-4B-GGUF
z-lab/Qwen3.5-27B-DFlash	spiritbuun/Qwen3.5-27B-DFlash-GGUF
z-lab/Qwen3.6-27B-DFlash	spiritbuun/Qwen3.6-27B-DFlash-GGUF
zaakirio/gemma-4-12b-it-uncensored	zaakirio/gemma-4-12b-it-uncensored-GGUF||gemma-4-12b-it-uncensored-Q2_K.gguf|gemma-4-12b-it-uncensored-Q3_K_M.gguf|gemma-4-12b-it-uncensored-Q4_K_M.gguf|gemma-4-12b-it-uncensored-Q4_K_S.gguf|gemma-4-12b-it-uncensored-Q5_K_M.gguf|gemma-4-12b-it-uncensored-Q6_K.gguf|gemma-4-12b-it-uncensored-Q8_0.gguf|gemma-4-12b-it-uncensored-f16.gguf|mmproj-gemma-4-12B-it-bf16.gguf|mtp-gemma-4-12b-it-uncensored.gguf
zai-org/GLM-4.6V-Flash	MaziyarPanahi/GLM-4.6V-Flash-GGUF|GLM-4.6V-Flash.|Q2_K.gguf|Q3_K_L.gguf|Q3_K_M.gguf|Q4_K_M.gguf|Q5_K_M.gguf|Q6_K.gguf|fp16.gguf	lmstudio-community/GLM-4.6V-Flash-MLX-4bit~	lmstudio-community/GLM-4.6V-Flash-MLX-8bit~	lmstudio-community/GLM-4.6V-Flash-MLX-6bit~
zai-org/GLM-4.7-Flash	unsloth/GLM-4.7-Flash-GGUF||BF16/GLM-4.7-Flash-BF16-00001-of-00002.gguf|BF16/GLM-4.7-Flash-BF16-00002-of-00002.gguf|GLM-4.7-Flash-IQ4_NL.gguf|GLM-4.7-Flash-IQ4_XS.gguf|GLM-4.7-Flash-MXFP4_MOE.gguf|GLM-4.7-Flash-Q2_K.gguf|GLM-4.7-Flash-Q2_K_L.gguf|GLM-4.7-Flash-Q3_K_M.gguf|GLM-4.7-Flash-Q3_K_S.gguf|GLM-4.7-Flash-Q4_0.gguf|GLM-4.7-Flash-Q4_1.gguf|GLM-4.7-Flash-Q4_K_M.gguf|GLM-4.7-Flash-Q4_K_S.gguf|GLM-4.7-Flash-Q5_K_M.gguf|GLM-4.7-Flash-Q5_K_S.gguf|GLM-4.7-Flash-Q6_K.gguf|GLM-4.7-Flash-Q8_0.gguf|GLM-4.7-Flash-UD-IQ1_M.gguf|GLM-4.7-Flash-UD-IQ1_S.gguf|GLM-4.7-Flash-UD-IQ2_M.gguf|GLM-4.7-Flash-UD-IQ2_XXS.gguf|GLM-4.7-Flash-UD-IQ3_XXS.gguf|GLM-4.7-Flash-UD-Q2_K_XL.gguf|GLM-4.7-Flash-UD-Q3_K_XL.gguf|GLM-4.7-Flash-UD-Q4_K_XL.gguf|GLM-4.7-Flash-UD-Q5_K_XL.gguf|GLM-4.7-Flash-UD-Q6_K_XL.gguf|GLM-4.7-Flash-UD-Q8_K_XL.gguf|GLM-4.7-Flash-UD-TQ1_0.gguf	lmstudio-community/GLM-4.7-Flash-MLX-8bit~	lmstudio-community/GLM-4.7-Flash-MLX-6bit~
zai-org/GLM-5	unsloth/GLM-5-GGUF
zai-org/GLM-5.1	unsloth/GLM-5.1-GGUF||BF16/GLM-5.1-BF16-00001-of-00033.gguf|BF16/GLM-5.1-BF16-00002-of-00033.gguf|BF16/GLM-5.1-BF16-00003-of-00033.gguf|BF16/GLM-5.1-BF16-00004-of-00033.gguf|BF16/GLM-5.1-BF16-00005-of-00033.gguf|BF16/GLM-5.1-BF16-00006-of-00033.gguf|BF16/GLM-5.1-BF16-00007-of-00033.gguf|BF16/GLM-5.1-BF16-00008-of-00033.gguf|BF16/GLM-5.1-BF16-00009-of-00033.gguf|BF16/GLM-5.1-BF16-00010-of-00033.gguf|BF16/GLM-5.1-BF16-00011-of-00033.gguf|BF16/GLM-5.1-BF16-00012-of-00033.gguf|BF16/GLM-5.1-BF16-00013-of-00033.gguf|BF16/GLM-5.1-BF16-00014-of-00033.gguf|BF16/GLM-5.1-BF16-00015-of-00033.gguf|BF16/GLM-5.1-BF16-00016-of-00033.gguf|BF16/GLM-5.1-BF16-00017-of-00033.gguf|BF16/GLM-5.1-BF16-00018-of-00033.gguf|BF16/GLM-5.1-BF16-00019-of-00033.gguf|BF16/GLM-5.1-BF16-00020-of-00033.gguf|BF16/GLM-5.1-BF16-00021-of-00033.gguf|BF16/GLM-5.1-BF16-00022-of-00033.gguf|BF16/GLM-5.1-BF16-00023-of-00033.gguf|BF16/GLM-5.1-BF16-00024-of-00033.gguf|BF16/GLM-5.1-BF16-00025-of-00033.gguf|BF16/GLM-5.1-BF16-00026-of-00033.gguf|BF16/GLM-5.1-BF16-00027-of-00033.gguf|BF16/GLM-5.1-BF16-00028-of-00033.gguf|BF16/GLM-5.1-BF16-00029-of-00033.gguf|BF16/GLM-5.1-BF16-00030-of-00033.gguf|BF16/GLM-5.1-BF16-00031-of-00033.gguf|BF16/GLM-5.1-BF16-00032-of-00033.gguf|BF16/GLM-5.1-BF16-00033-of-00033.gguf|MXFP4_MOE/GLM-5.1-MXFP4_MOE-00001-of-00011.gguf|MXFP4_MOE/GLM-5.1-MXFP4_MOE-00002-of-00011.gguf|MXFP4_MOE/GLM-5.1-MXFP4_MOE-00003-of-00011.gguf|MXFP4_MOE/GLM-5.1-MXFP4_MOE-00004-of-00011.gguf|MXFP4_MOE/GLM-5.1-MXFP4_MOE-00005-of-00011.gguf|MXFP4_MOE/GLM-5.1-MXFP4_MOE-00006-of-00011.gguf|MXFP4_MOE/GLM-5.1-MXFP4_MOE-00007-of-00011.gguf|MXFP4_MOE/GLM-5.1-MXFP4_MOE-00008-of-00011.gguf|MXFP4_MOE/GLM-5.1-MXFP4_MOE-00009-of-00011.gguf|MXFP4_MOE/GLM-5.1-MXFP4_MOE-00010-of-00011.gguf|MXFP4_MOE/GLM-5.1-MXFP4_MOE-00011-of-00011.gguf|Q8_0/GLM-5.1-Q8_0-00001-of-00017.gguf|Q8_0/GLM-5.1-Q8_0-00002-of-00017.gguf|Q8_0/GLM-5.1-Q8_0-00003-of-00017.gguf|Q8_0/GLM-5.1-Q8_0-00004-of-00017.gguf|Q8_0/GLM-5.1-Q8_0-00005-of-00017.gguf|Q8_0/GLM-5.1-Q8_0-00006-of-00017.gguf|Q8_0/GLM-5.1-Q8_0-00007-of-00017.gguf|Q8_0/GLM-5.1-Q8_0-00008-of-00017.gguf|Q8_0/GLM-5.1-Q8_0-00009-of-00017.gguf|Q8_0/GLM-5.1-Q8_0-00010-of-00017.gguf|Q8_0/GLM-5.1-Q8_0-00011-of-00017.gguf|Q8_0/GLM-5.1-Q8_0-00012-of-00017.gguf|Q8_0/GLM-5.1-Q8_0-00013-of-00017.gguf|Q8_0/GLM-5.1-Q8_0-00014-of-00017.gguf|Q8_0/GLM-5.1-Q8_0-00015-of-00017.gguf|Q8_0/GLM-5.1-Q8_0-00016-of-00017.gguf	mlx-community/GLM-5.1-DQ4plus-q8~
zai-org/GLM-5.2	unsloth/GLM-5.2-GGUF	andreaborio/GLM-5.2-Hebrus-GGUF
zai-org/GLM-OCR	ggml-org/GLM-OCR-GGUF
zerofata/G4-MeroMero-26B-A4B	zerofata/G4-MeroMero-26B-A4B-gguf
zerofata/G4-MeroMero-31B	zerofata/G4-MeroMero-31B-gguf
zerofata/G4-MeroMero-v2-31B	zerofata/G4-MeroMero-v2-31B-GGUF`;
