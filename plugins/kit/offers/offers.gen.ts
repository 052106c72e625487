// Written by npm run write catalog: the offers of providers, as list.ts reads them.
// Sources: models.dev (MIT license), Hugging Face's router, and provider mappings of the Hub.
export const offers = `2026-08-21	2026-08-21
meta-llama/Llama-3.3-70B-Instruct
	together	meta-llama/Llama-3.3-70B-Instruct-Turbo			2026-08-21	2026-08-21	0.88	0.88	131072	131072	Tri
	hf-inference
	cerebras	llama-3.3-70b				2025-07-07
	groq	llama-3.3-70b-versatile			2026-08-21	2026-08-21	0.59	0.79	131072	32768	Tri
	novita	meta-llama/llama-3.3-70b-instruct			2026-08-21	2026-08-21	0.135	0.4	131072	120000	Tri
	sambanova	Meta-Llama-3.3-70B-Instruct			2026-08-21	2026-08-21	0.6	1.2	131072
	fireworks-ai	accounts/fireworks/models/llama-v3p3-70b-instruct			2026-08-21	2026-08-21	0.9	0.9	131072
	nebius				2026-08-21	2026-08-21	0.25	0.75	131072	8192	TSri
	auto				2026-07-02	2026-07-02	0.59	0.79	131072	4096	TSri
	nscale	?			2026-08-21	2026-08-21	0.4	0.4	131072
	scaleway	llama-3.3-70b-instruct			2026-07-02	2026-07-02	0.9	0.9	100000	16384	Tri
	hyperbolic				2026-08-21	2026-08-21	0.4	0.4	131072
	ovhcloud	?			2026-08-21	2026-08-21	0.74	0.74	131072
meta-llama/Llama-3.2-3B-Instruct
	hf-inference
	novita	meta-llama/llama-3.2-3b-instruct			2026-07-02	2026-07-02	0.03	0.05	32768	32000	tri
	together	meta-llama/Llama-3.2-3B-Instruct-Turbo
	nebius			staging
	fireworks-ai	accounts/fireworks/models/llama-v3p2-3b-instruct		staging
	hyperbolic					2025-04-15
	sambanova	Meta-Llama-3.2-3B-Instruct
black-forest-labs/FLUX.1-dev
	fal-ai	fal-ai/flux/dev	text-to-image			2026-08-19
	replicate	black-forest-labs/flux-dev	text-to-image			2026-08-19
	together		text-to-image			2026-02-19
	hf-inference		text-to-image			2026-02-27
	deepinfra	black-forest-labs/FLUX-1-dev	text-to-image
	wavespeed	wavespeed-ai/flux-dev	text-to-image			2026-08-21
	nebius	black-forest-labs/flux-dev	text-to-image			2026-01-16
	black-forest-labs	flux-dev	text-to-image			2025-04-15
meta-llama/Meta-Llama-3-8B-Instruct
	hf-inference
	novita	?			2026-08-21	2026-08-21	0.04	0.04	8192
	together	meta-llama/Meta-Llama-3-8B-Instruct-Turbo
	fireworks-ai	accounts/fireworks/models/llama-v3-8b-instruct		staging
meta-llama/Llama-3.1-8B-Instruct
	cerebras	llama3.1-8b			2026-08-21	2026-08-21	0.1	0.1
	featherless-ai	meta-llama/Meta-Llama-3.1-8B-Instruct				2026-04-08
	featherless-ai	meta-llama/Meta-Llama-3.1-8B-Instruct	text-generation			2026-04-02
	fireworks-ai	accounts/fireworks/models/llama-v3p1-8b-instruct
	hf-inference					2025-07-02
	hf-inference		text-generation			2025-07-02
	nebius	meta-llama/Meta-Llama-3.1-8B-Instruct-fast			2026-08-21	2026-08-21	0.03	0.09	131072
	novita	meta-llama/llama-3.1-8b-instruct			2026-08-21	2026-08-21	0.02	0.05	16384	16384	tri
	nscale				2026-08-21	2026-08-21	0.06	0.06	131072
	ovhcloud	Llama-3.1-8B-Instruct			2026-08-21	2026-08-21	0.11	0.11	131072
	sambanova	Meta-Llama-3.1-8B-Instruct			2026-08-21	2026-08-21	0.1	0.2	16384
	scaleway	llama-3.1-8b-instruct				2026-07-10
	hyperbolic	meta-llama/Meta-Llama-3.1-8B-Instruct		staging
openai/whisper-large-v3
	fal-ai	fal-ai/whisper	automatic-speech-recognition			2026-08-17
	hf-inference		automatic-speech-recognition			2026-08-21
	replicate	openai/whisper:8099696689d249cf8b122d833c36ac3f75505c666a395ca40ef26f68e7d3d16e	automatic-speech-recognition			2026-08-17
	together		automatic-speech-recognition			2026-08-19
	sambanova	Whisper-Large-v3	automatic-speech-recognition			2025-04-22
	deepinfra		automatic-speech-recognition			2026-08-20
	scaleway	whisper-large-v3	automatic-speech-recognition		2026-07-02	2026-07-02	0.003	0		8192	tri
	groq	whisper-large-v3	automatic-speech-recognition			2026-07-02					tri
stabilityai/stable-diffusion-xl-base-1.0
	replicate	stability-ai/sdxl:7762fd07cf82c948538e41f63f77d685e02b063e37e496e96eefd46c929f9bdc	text-to-image
	together		text-to-image			2026-06-04
	hf-inference		text-to-image			2026-04-07
	nscale		text-to-image			2026-05-22
	nebius	stability-ai/sdxl	text-to-image	staging
ByteDance/SDXL-Lightning
	fal-ai	fal-ai/lightning-models	text-to-image
	replicate	bytedance/sdxl-lightning-4step:5599ed30703defd1d160a25a63321b4dec97101d98b4674bcc56e41f62f35637	text-to-image
stabilityai/stable-diffusion-2
	hf-inference		text-to-image			2025-04-15
	hyperbolic	SD2	text-to-image			2025-04-15
zai-org/GLM-5.2
	novita	zai-org/glm-5.2			2026-07-02	2026-08-03	1.4	4.4	1048576	131072	TSRi
	together				2026-07-02	2026-08-03	1.4	4.4	262144	164000	TSRi
	auto				2026-07-02	2026-07-02	1.4	4.4	262144	131072	TSRi
	nebius				2026-07-02	2026-07-02	1.4	4.4	432000	432000	TSRi
	featherless-ai					2026-08-21
	featherless-ai		text-generation			2026-08-21
	deepinfra				2026-07-02	2026-07-31	0.95	3	1048576	32768	TSRi
	fireworks-ai	accounts/fireworks/models/glm-5p2			2026-07-02	2026-08-04	1.4	4.4	1048575	131072	TsRi
	scaleway	glm-5.2			2026-07-02	2026-08-21	1.8	5.5	256000	16384	TSRi
	zai-org	glm-5.2			2026-07-02	2026-08-21	1.4	4.4	1000000	131072	TSRi
	baseten				2026-07-02	2026-08-19	1.4	4.4	202720	202720	TSRi
Qwen/Qwen3.8-27B
	featherless-ai					2026-08-21
microsoft/harrier-oss-v1-0.6b
	hf-inference		feature-extraction			2026-08-21
google-bert/bert-base-uncased
	hf-inference		fill-mask			2026-08-21
Falconsai/nsfw_image_detection
	hf-inference		image-classification			2026-08-21
nvidia/segformer-b0-finetuned-ade-512-512
	hf-inference		image-segmentation			2026-08-21
facebook/detr-resnet-50
	hf-inference		object-detection			2026-08-21
deepset/roberta-base-squad2
	hf-inference		question-answering			2026-08-21
facebook/bart-large-cnn
	hf-inference		summarization			2026-08-21
google/tapas-base-finetuned-wtq
	hf-inference		table-question-answering			2026-08-21
BAAI/bge-reranker-v2-m3
	hf-inference		text-classification			2026-08-21
stabilityai/stable-diffusion-3-medium-diffusers	text-to-image
	hf-inference		text-to-image			2026-08-21
rizzoaiacademy/rizzo-pii-0.3B	token-classification
	hf-inference		token-classification			2026-08-21
google-t5/t5-small
	hf-inference		translation			2026-08-21
facebook/bart-large-mnli
	hf-inference		zero-shot-classification			2026-08-21
black-forest-labs/FLUX.2-dev
	fal-ai	fal-ai/flux-2/edit	image-to-image			2026-07-01
	replicate	black-forest-labs/flux-2-dev	image-to-image			2026-05-27
	together		image-to-image			2026-08-04
	wavespeed	wavespeed-ai/flux-2-dev/edit	image-to-image			2026-08-21
larryvrh/MiniMax-H3-Turbo-Lora
	wavespeed	wavespeed-ai/minimax-h3/text-to-video-lora	text-to-video			2026-08-21
deepseek-ai/DeepSeek-V4-Flash-0731
	baseten					2026-08-21
	deepinfra					2026-08-21
	deepinfra		text-generation			2026-08-02
	fireworks-ai	accounts/fireworks/models/deepseek-v4-flash-0731				2026-08-21
	novita	deepseek/deepseek-v4-flash-0731				2026-08-21
	together					2026-08-21
openai/gpt-oss-120b
	cerebras	gpt-oss-120b			2026-07-02	2026-08-21	0.35	0.75	131072	40960	TSRi
	fireworks-ai	accounts/fireworks/models/gpt-oss-120b			2026-08-21	2026-08-21	0.15	0.6	131072	32768	TRi
	groq				2026-08-21	2026-08-21	0.15	0.75	131072	65536	TSRi
	hyperbolic				2026-08-21	2026-08-21	0.3	0.3	131072
	nebius				2026-08-21	2026-08-21	0.15	0.6	131072	8192	TSRi
	nebius		text-generation			2025-09-04
	novita				2026-08-21	2026-08-21	0.05	0.25	131072	32768	TSRI
	nscale				2026-08-21	2026-08-21	0.1	0.4	131072
	ovhcloud	gpt-oss-120b			2026-08-21	2026-08-21	0.09	0.47	131072	131072	TSRi
	sambanova	gpt-oss-120b			2026-08-21	2026-08-21	0.22	0.59	131072
	scaleway	gpt-oss-120b			2026-07-02	2026-07-02	0.15	0.6	128000	32768	TRi
	together				2026-08-21	2026-08-21	0.15	0.6	131072	131072	TRi
	together		text-generation			2025-09-04
	auto				2026-07-02	2026-07-02	0.25	0.69	131072	32768	TSRi
	deepinfra				2026-07-02	2026-07-02	0.039	0.19	131072	16384	TRi
	baseten				2026-07-02	2026-07-02	0.1	0.5	128072	128072	TSRi
CohereLabs/aya-expanse-32b	text-generation
	cohere	c4ai-aya-expanse-32b			2026-07-02	2026-08-21			128000	4000	tri
openai/gpt-oss-20b
	novita				2026-08-21	2026-08-21	0.04	0.15	131072	32768	tSRI
	together				2026-08-21	2026-08-21	0.05	0.2	131072	131072	TSRi
	together	OpenAI/gpt-oss-20B	text-generation			2025-09-08
	nebius					2026-01-09
	nebius		text-generation			2025-10-20
	deepinfra				2026-07-02	2026-07-02	0.03	0.14	131072	16384	TRi
	fireworks-ai	accounts/fireworks/models/gpt-oss-20b			2026-08-21	2026-08-21	0.05	0.2	131072	32768	TRi
	nscale				2026-08-21	2026-08-21	0.05	0.2	131072
	hyperbolic				2026-08-21	2026-08-21	0.1	0.1	131072
	ovhcloud	gpt-oss-20b			2026-08-21	2026-08-21	0.05	0.18	131072	131072	TSRi
	groq				2026-08-21	2026-08-21	0.1	0.5	131072	65536	TSRi
	clarifai	openai/chat-completion/models/gpt-oss-20b			2026-07-02	2026-07-02	0.045	0.18	131072	16384	TRi
swiss-ai/Apertus-8B-Instruct-2509
	publicai	swiss-ai/apertus-8b-instruct			2026-08-21	2026-08-21	0.1	0.2
moonshotai/Kimi-K3
	together					2026-08-21	3	15	1000000		TS
	featherless-ai					2026-08-19
	deepinfra					2026-08-21
	fireworks-ai	accounts/fireworks/models/kimi-k3				2026-08-21	3	15	1048576		Ts
	baseten					2026-08-21
google/gemma-4-31B-it
	novita	google/gemma-4-31b-it			2026-07-02	2026-08-21	0.14	0.4	262144	131072	TSRI
	together				2026-07-02	2026-07-02	0.39	0.97	262144	131072	TSRI
	auto				2026-07-02	2026-07-02	0.14	0.4	262144	32768	TSRI
	featherless-ai					2026-05-04
	deepinfra				2026-07-02	2026-07-02	0.13	0.38	262144	32768	TSRI
	cerebras	gemma-4-31b				2026-08-21
CohereLabs/aya-vision-32b	image-text-to-text
	cohere	c4ai-aya-vision-32b			2026-07-02	2026-08-21			16000	4000	trI
meta-llama/Llama-4-Scout-17B-16E-Instruct
	novita	meta-llama/llama-4-scout-17b-16e-instruct			2026-08-21	2026-08-21	0.18	0.59	131072	131072	trI
	together					2025-11-27
	deepinfra				2026-07-02	2026-07-02	0.1	0.3	327680	16384	TrI
	fireworks-ai	accounts/fireworks/models/llama4-scout-instruct-basic				2025-11-27
	nscale				2026-08-21	2026-08-21	0.09	0.29	890000
	sambanova	Llama-4-Scout-17B-16E-Instruct				2025-06-25
	groq	meta-llama/llama-4-scout-17b-16e-instruct			2026-08-21	2026-08-21	0.11	0.34	131072	8192	TSrI
	cerebras	llama-4-scout-17b-16e-instruct				2025-11-03
Qwen/Qwen3.6-27B
	auto				2026-07-02	2026-07-02	0.47	3.19	262144	65536	TSRI
	featherless-ai					2026-06-09
	ovhcloud	Qwen3.6-27B			2026-07-02	2026-08-21	0.47	3.19	262144	262144	TSRI
swiss-ai/Apertus-v1.5-70B	image-text-to-text
	publicai	swiss-ai/apertus-v1.5-70b				2026-08-21
Qwen/Qwen3.6-35B-A3B
	auto				2026-07-02	2026-07-02	0.15	0.95	262144	65536	TSRI
	featherless-ai					2026-05-16
	deepinfra				2026-07-02	2026-07-02	0.15	0.95	262144	81920	TRI
	scaleway	qwen3.6-35b-a3b			2026-07-02	2026-08-21	0.25	1.5	128000	16384	TSRI
zai-org/GLM-4.6V-Flash
	novita	zai-org/glm-4.6v			2026-08-21	2026-08-21	0.3	0.9	131072
	zai-org	glm-4.6v-flash				2026-08-21
black-forest-labs/FLUX.2-klein-9B
	fal-ai	fal-ai/flux-2/klein/9b/edit	image-to-image			2026-08-21
	replicate	black-forest-labs/flux-2-klein-9b	image-to-image			2026-08-21
	wavespeed	wavespeed-ai/flux-2-klein-9b/edit	image-to-image			2026-08-19
Qwen/Qwen3-Embedding-0.6B
	deepinfra		feature-extraction			2026-08-20
poolside/Laguna-S-2.1
	featherless-ai					2026-08-20
	featherless-ai		text-generation			2026-08-20
human-centered-summarization/financial-summarization-pegasus
	hf-inference		summarization			2026-08-20
Qwen/Qwen3-Embedding-8B
	nebius		feature-extraction		2026-07-02	2026-07-02	0.01	0	32768		tsri
	scaleway	qwen3-embedding-8b	feature-extraction		2026-07-02	2026-08-20	0.1	0	32768	4096	tri
	auto		feature-extraction		2026-07-02	2026-07-02	0.01	0	32000	4096	tri
intfloat/multilingual-e5-large-instruct
	hf-inference		feature-extraction			2026-01-28
	together		feature-extraction			2026-08-20
Falconsai/text_summarization
	hf-inference		summarization			2026-08-19
black-forest-labs/FLUX.1-schnell
	hf-inference		text-to-image			2026-07-12
	together		text-to-image			2026-08-17
	nscale		text-to-image			2026-08-19
	wavespeed	wavespeed-ai/flux-schnell	text-to-image			2025-10-14
Wan-AI/Wan2.2-TI2V-5B
	fal-ai	fal-ai/wan/v2.2-5b/text-to-video	text-to-video			2026-08-19
	replicate	wan-video/wan-2.2-5b-fast	text-to-video			2026-08-19
	wavespeed	wavespeed-ai/wan-2.2/t2v-5b-720p	text-to-video			2026-08-16
speakleash/Bielik-11B-v3.0-Instruct
	publicai					2026-08-18
briaai/RMBG-2.0
	fal-ai	fal-ai/bria/background/remove	image-segmentation			2026-08-18
CohereLabs/command-a-plus-05-2026-w4a4
	cohere	command-a-plus-05-2026			2026-07-02	2026-08-17	2.5	10	128000	64000	TSRI
zai-org/GLM-4.6V	image-text-to-text
	novita	zai-org/glm-4.6v			2026-07-02	2026-07-02	0.3	0.9	131072	32768	TSRI
	zai-org	glm-4.6v			2026-07-02	2026-08-16	0.3	0.9	128000	32768	TRI
mattmdjaga/segformer_b2_clothes	image-segmentation
	hf-inference		image-segmentation			2026-08-13
OpenMed/privacy-filter-nemotron-v2	token-classification
	hf-inference		token-classification			2026-08-12
CohereLabs/tiny-aya-global	text-generation
	cohere	tiny-aya-global				2026-08-12
nvidia/nemotron-3.5-asr-streaming-0.6b
	together		automatic-speech-recognition			2026-08-11
	fal-ai	nvidia/nemotron-asr-multilingual/asr	automatic-speech-recognition			2026-08-11
	deepinfra	nvidia/Nemotron-3.5-ASR-Streaming-Multilingual-0.6b	automatic-speech-recognition			2026-08-11
thinkingmachines/Inkling
	together					2026-07-27	1	4.05	524288		TS
	deepinfra					2026-08-11
	fireworks-ai	?							1048576		TS
openai/whisper-large-v3-turbo
	hf-inference		automatic-speech-recognition			2026-08-10
	groq	whisper-large-v3-turbo	automatic-speech-recognition			2026-07-02					tri
openai/privacy-filter
	hf-inference		token-classification			2026-08-10
moonshotai/Kimi-K2.7-Code
	novita	moonshotai/kimi-k2.7-code				2026-08-10
	together				2026-07-02	2026-07-02	0.95	4	262144	131072	TSRi
	auto				2026-07-02	2026-07-02	0.95	4	262144	262144	TSRI
	featherless-ai					2026-06-15
	deepinfra				2026-07-02	2026-07-02	0.74	3.5	262144	262144	TSRI
	fireworks-ai	accounts/fireworks/models/kimi-k2p7-code			2026-07-02	2026-07-28	0.95	4	262000	262000	TRI
	baseten				2026-07-02	2026-07-02	0.95	4	262000	262000	TSRI
lustlyai/Flux_Lustly.ai_Uncensored_nsfw_v1	text-to-image
	replicate	black-forest-labs/flux-dev-lora	text-to-image			2026-08-06
prithivMLmods/Kontext-Watermark-Remover	image-to-image
	replicate	black-forest-labs/flux-kontext-dev-lora	image-to-image			2026-08-03
csbowei/ART	image-to-image
	replicate	black-forest-labs/flux-kontext-dev-lora	image-to-image			2026-08-01
dslim/bert-base-NER
	hf-inference		token-classification			2026-07-31
krea/Krea-2-Turbo
	fal-ai	fal-ai/krea-2/turbo	text-to-image			2026-07-30
intfloat/multilingual-e5-large
	hf-inference		feature-extraction			2026-07-29
Wan-AI/Wan2.2-T2V-A14B
	fal-ai	fal-ai/wan/v2.2-a14b/text-to-video	text-to-video			2026-05-18
	replicate	wan-video/wan-2.2-t2v-fast	text-to-video			2026-05-18
	together		text-to-video			2026-07-28
bottlecapai/ThinkingCap-Qwen3.6-27B
	featherless-ai					2026-07-27
google/vit-base-patch16-224
	hf-inference		image-classification			2026-07-20
fashn-ai/fashn-human-parser	image-segmentation
	hf-inference		image-segmentation			2026-07-20
MoritzLaurer/mDeBERTa-v3-base-xnli-multilingual-nli-2mil7
	hf-inference		zero-shot-classification			2026-07-20
MiniMaxAI/MiniMax-M3
	novita	minimax/minimax-m3				2026-07-20
	together				2026-07-02	2026-07-20	0.3	1.2	524288	250000	TSRI
	auto				2026-07-02	2026-07-02	0.3	1.2	524288	128000	TSRI
	featherless-ai					2026-07-20
	deepinfra					2026-07-20
	fireworks-ai	accounts/fireworks/models/minimax-m3			2026-07-02	2026-07-20	0.3	1.2	512000	512000	TRi
Alissonerdx/LTX-Best-Face-ID	text-to-video
	fal-ai	fal-ai/ltx-2-19b/text-to-video/lora	text-to-video			2026-07-11
deepseek-ai/DeepSeek-V4-Pro
	novita	deepseek/deepseek-v4-pro			2026-07-02	2026-07-02	1.69	3.38	1048576	393216	TSRi
	together				2026-07-02	2026-07-11	1.74	3.48	512000	384000	TSRi
	auto				2026-07-02	2026-07-02	0.435	0.87	1048576	393216	TSRi
	nebius				2026-07-02	2026-07-02	1.75	3.5	1000000	384000	TSRi
	featherless-ai					2026-06-17
	featherless-ai		text-generation			2026-06-16
	deepinfra				2026-07-02	2026-07-02	1.3	2.6	1048576	16384	TSRi
	fireworks-ai	accounts/fireworks/models/deepseek-v4-pro			2026-07-02	2026-07-09	1.74	3.48	1000000	384000	TSRi
	baseten				2026-07-02	2026-07-02	1.74	3.48	262144	262144	TSRi
Qwen/Qwen3.5-397B-A17B
	novita	qwen/qwen3.5-397b-a17b			2026-08-21	2026-08-21	0.6	3.6	262144	64000	TSRI
	together				2026-08-21	2026-08-21	0.6	3.6	262144	130000	TRI
	auto				2026-07-02	2026-07-02	0.6	3.6	262144	32768	TRI
	nebius				2026-07-02	2026-07-02	0.6	3.6	262144	8192	TSRi
	featherless-ai					2026-04-21
	deepinfra				2026-07-02	2026-07-02	0.45	3	262144	81920	TRI
	scaleway	qwen3.5-397b-a17b			2026-07-02	2026-07-10	0.6	3.6	256000	16384	TSRI
	ovhcloud	qwen3.5-397b-a17b			2026-07-02	2026-07-02	0.71	4.25	262144	262144	TSRI
zai-org/GLM-4.5V
	novita	zai-org/glm-4.5v			2026-08-21	2026-08-21	0.6	1.8	65536	16384	TSRI
	zai-org	glm-4.5v			2026-07-02	2026-07-09	0.6	1.8	64000	16384	TRI
	auto				2026-07-02	2026-07-02	0.6	1.8	65536	16384	TRI
BAAI/bge-small-en-v1.5
	hf-inference		feature-extraction			2026-07-07
ideogram-ai/ideogram-4-fp8	text-to-image
	fal-ai	ideogram/v4	text-to-image			2026-07-02
OpenMed/OpenMed-PII-SuperClinical-Large-434M-v1
	hf-inference		token-classification			2026-07-01
HuggingFaceBio/Carbon-3B	text-generation
	hf-inference					2026-06-30
	hf-inference		text-generation			2026-06-26
meituan-longcat/LongCat-Video
	fal-ai	fal-ai/longcat-video/text-to-video/480p	text-to-video			2026-06-25
blaze999/Medical-NER
	hf-inference		token-classification			2026-06-24
google/madlad400-3b-mt
	hf-inference		translation			2026-06-23
allenai/Olmo-3-7B-Instruct
	publicai				2026-08-21	2026-08-21	0.1	0.2
Babelscape/wikineural-multilingual-ner
	hf-inference		token-classification			2026-06-18
Tongyi-MAI/Z-Image-Turbo
	fal-ai	fal-ai/z-image/turbo	text-to-image			2026-05-31
	replicate	prunaai/z-image-turbo	text-to-image			2026-06-18
	wavespeed	wavespeed-ai/z-image/turbo	text-to-image			2026-05-24
CohereLabs/command-a-vision-07-2025
	cohere	command-a-vision-07-2025			2026-07-02	2026-07-02	2.5	10	128000	8000	trI
fal/Qwen-Image-Edit-2511-Multiple-Angles-LoRA
	fal-ai	fal-ai/qwen-image-edit-2511/lora	image-to-image			2026-06-17
ibm-granite/granite-embedding-311m-multilingual-r2
	hf-inference		feature-extraction			2026-06-16
zai-org/GLM-5.1
	novita	zai-org/glm-5.1			2026-07-02	2026-07-02	1.4	4.4	204800	131072	TSRi
	together				2026-07-02	2026-07-02	1.4	4.4	202752	131072	TSRi
	auto				2026-07-02	2026-07-02	1	3.2	202752	131072	TRi
	deepinfra				2026-07-02	2026-07-02	1.05	3.5	202752	16384	TSRi
	fireworks-ai	accounts/fireworks/models/glm-5p1			2026-07-02	2026-07-02	1.4	4.4	202800	131072	TRi
	zai-org	glm-5.1			2026-07-02	2026-07-02	1.4	4.4	200000	131072	TSRi
	baseten				2026-07-02	2026-07-02	1.3	4.3	202800	202800	TSRi
Qwen/Qwen2.5-VL-7B-Instruct
	hyperbolic				2026-08-21	2026-08-21	0.2	0.2	32768
deepset/minilm-uncased-squad2
	hf-inference		question-answering			2026-06-14
ibm-granite/granite-embedding-97m-multilingual-r2
	hf-inference		feature-extraction			2026-06-13
google-t5/t5-base
	hf-inference		translation			2026-06-13
stepfun-ai/Step-3.7-Flash
	auto				2026-07-02	2026-07-02	0.2	1.15	262144	256000	TRI
	featherless-ai					2026-06-13
moonshotai/Kimi-K2.6
	novita	moonshotai/kimi-k2.6			2026-07-02	2026-07-02	0.95	4	262144	262144	TSRI
	together				2026-07-02	2026-07-02	1.2	4.5	262144	131000	TSRI
	auto				2026-07-02	2026-07-02	0.95	4	262144	262144	TRI
	deepinfra				2026-07-02	2026-07-02	0.75	3.5	262144	16384	TSRI
	fireworks-ai	accounts/fireworks/models/kimi-k2p6			2026-07-02	2026-07-02	0.95	4	262000	262000	TRI
	baseten				2026-07-02	2026-07-02	0.95	4	262000	262000	TSRI
	clarifai	moonshotai/chat-completion/models/Kimi-K2_6			2026-07-02	2026-07-02	0.95	4	262144	262144	TSRI
utter-project/EuroLLM-22B-Instruct-2512
	publicai				2026-08-21	2026-08-21	0.1	0.2
CohereLabs/tiny-aya-earth	text-generation
	cohere	tiny-aya-earth				2026-06-10
katanemo/Arch-Router-1.5B
	hf-inference					2026-06-08
	hf-inference		text-generation			2026-06-08
jonathandinu/face-parsing
	hf-inference		image-segmentation			2026-06-07
distilbert/distilbert-base-cased-distilled-squad
	hf-inference		question-answering			2026-06-05
nvidia/parakeet-tdt-0.6b-v3
	together		automatic-speech-recognition			2026-06-05
zai-org/GLM-OCR
	zai-org	glm-ocr				2026-06-04
meta-llama/Llama-4-Maverick-17B-128E-Instruct	image-text-to-text
	sambanova	Llama-4-Maverick-17B-128E-Instruct				2026-06-02
Qwen/Qwen3.5-9B
	together				2026-08-21	2026-08-21	0.1	0.15	262144	65536	TSRI
	auto				2026-07-02	2026-07-02	0.17	0.25	262144	65536	TSRI
	ovhcloud	qwen3.5-9b			2026-07-02	2026-07-02	0.12	0.18	262144	262144	TSRI
Alissonerdx/BFS-Best-Face-Swap
	fal-ai	fal-ai/qwen-image-edit-2511/lora	image-to-image			2026-06-01
CohereLabs/c4ai-command-r7b-12-2024
	cohere	command-r7b-12-2024				2026-05-26
cahya/bert-base-indonesian-NER
	hf-inference		token-classification			2026-05-23
zai-org/GLM-4.7
	novita	zai-org/glm-4.7			2026-08-21	2026-08-21	0.6	2.2	204800	131072	TSRi
	auto				2026-07-02	2026-07-02	0.6	2.2	204800	131072	TRi
	deepinfra				2026-07-02	2026-07-02	0.4	1.75	202752	16384	TRi
	zai-org	glm-4.7			2026-07-02	2026-07-02	0.6	2.2	204800	131072	TRi
	baseten				2026-07-02	2026-07-02	0.6	2.2	200000	200000	TSRi
	cerebras	zai-glm-4.7			2026-07-02	2026-07-02	2.25	2.75	131072	40960	TSRi
zai-org/GLM-Image
	fal-ai	fal-ai/glm-image	text-to-image			2026-02-13
	zai-org	glm-image	text-to-image			2026-05-21
baidu/ERNIE-Image
	fal-ai	fal-ai/ernie-image	text-to-image			2026-05-20
tencent/HunyuanVideo-1.5
	fal-ai	fal-ai/hunyuan-video-v1.5/text-to-video	text-to-video			2026-02-20
	wavespeed	wavespeed-ai/hunyuan-video-1.5/text-to-video	text-to-video			2026-05-17
google-t5/t5-large
	hf-inference		translation			2026-05-16
MiniMaxAI/MiniMax-M2.7
	novita	minimax/minimax-m2.7			2026-07-02	2026-07-02	0.3	1.2	204800	131072	TSRi
	together				2026-07-02	2026-07-02	0.3	1.2	202752	131072	TSRi
	auto				2026-07-02	2026-07-02	0.3	1.2	204800	131072	TSRi
	fireworks-ai	accounts/fireworks/models/minimax-m2p7			2026-07-02	2026-07-02	0.3	1.2	196608	196608	TRi
deepseek-ai/DeepSeek-R1
	fireworks-ai	accounts/fireworks/models/deepseek-r1				2025-04-15
	hyperbolic				2026-08-21	2026-08-21	2	2	163840
	sambanova	DeepSeek-R1				2026-03-26
	together				2026-08-21	2026-08-21	3	7	163840
	together		text-generation			2025-06-16
	novita	?			2026-08-21	2026-08-21	0.7	2.5	64000
	auto				2026-07-02	2026-07-02	0.7	2.5	64000	32768	TSRi
google/pegasus-large
	hf-inference		summarization			2026-05-11
moonshotai/Kimi-K2.5
	novita	moonshotai/kimi-k2.5			2026-08-21	2026-08-21	0.6	3	262144	262144	TSRI
	together				2026-08-21	2026-08-21	0.5	2.8	262144
	auto				2026-07-02	2026-07-02	0.6	3	262144	262144	TRI
	deepinfra				2026-07-02	2026-07-02	0.45	2.25	262144	32768	TSRI
	fireworks-ai	accounts/fireworks/models/kimi-k2p5				2026-05-09
	baseten				2026-07-02	2026-07-02	0.6	3	262000	262000	TSRI
MoritzLaurer/mDeBERTa-v3-base-mnli-xnli
	hf-inference		zero-shot-classification			2026-05-07
Qwen/Qwen2.5-VL-72B-Instruct
	novita	qwen/qwen2.5-vl-72b-instruct			2026-07-02	2026-07-02	0.8	0.8	32768	32768	trI
	nebius				2026-08-21	2026-08-21	0.25	0.75	32000	8192	TSrI
	hyperbolic				2026-08-21	2026-08-21	0.6	0.6	32768
	ovhcloud	qwen2.5-vl-72b-instruct			2026-08-21	2026-08-21	1.01	1.01	32768	32768	tSrI
arcee-ai/Trinity-Large-Thinking
	featherless-ai					2026-04-27
	featherless-ai		text-generation			2026-04-22
Qwen/Qwen3.5-27B
	novita	qwen/qwen3.5-27b			2026-08-21	2026-08-21	0.3	2.4	262144	65536	TSRI
	auto				2026-07-02	2026-07-02	0.3	2.4	262144	65536	TSRI
	featherless-ai					2026-04-27
zai-org/GLM-5
	novita	zai-org/glm-5			2026-08-21	2026-08-21	1	3.2	202800	131072	TSRi
	together				2026-08-21	2026-08-21	1	3.2	202752	131072	TSRi
	auto				2026-07-02	2026-07-02	1	3.2	202752	131072	TRi
	deepinfra				2026-07-02	2026-07-02	0.6	2.08	202752	16384	TRi
	fireworks-ai	accounts/fireworks/models/glm-5				2026-04-08
	zai-org	glm-5			2026-07-02	2026-07-02	1	3.2	204800	131072	TRi
	baseten				2026-07-02	2026-07-02	0.95	3.15	202800	202800	TSRi
Qwen/Qwen3.5-35B-A3B
	novita	qwen/qwen3.5-35b-a3b			2026-08-21	2026-08-21	0.25	2	262144	65536	TSRI
	auto				2026-07-02	2026-07-02	0.25	2	262144	65536	TSRI
	deepinfra				2026-07-02	2026-07-02	0.14	1	262144	81920	TRI
deepset/roberta-large-squad2
	hf-inference		question-answering			2026-04-09
black-forest-labs/FLUX.2-klein-4B
	fal-ai	fal-ai/flux-2/klein/4b/distilled/edit	image-to-image			2026-02-13
	replicate	black-forest-labs/flux-2-klein-4b	image-to-image			2026-04-09
ahotrod/electra_large_discriminator_squad2_512
	hf-inference		question-answering			2026-04-08
Falconsai/medical_summarization
	hf-inference		summarization			2026-04-08
MiniMaxAI/MiniMax-M2.5
	novita	minimax/minimax-m2.5			2026-07-02	2026-07-02	0.3	1.2	204800	131100	TSRi
	auto				2026-07-02	2026-07-02	0.3	1.2	204800	131072	TRi
	nebius				2026-07-02	2026-07-02	0.3	1.2	196608	8192	TSRi
	deepinfra				2026-07-02	2026-07-02	0.15	1.15	196608	131072	TRi
	fireworks-ai	accounts/fireworks/models/minimax-m2p5				2026-04-07
allenai/Olmo-3.1-32B-Think	text-generation
	publicai					2026-04-07
intfloat/e5-mistral-7b-instruct
	nebius		feature-extraction			2025-06-02
	sambanova	E5-Mistral-7B-Instruct	feature-extraction			2026-04-07
Davlan/bert-base-multilingual-cased-ner-hrl
	hf-inference		token-classification			2026-04-03
Helsinki-NLP/opus-mt-tc-big-tr-en
	hf-inference		translation			2026-04-03
dslim/bert-large-NER
	hf-inference		token-classification			2026-04-01
dlicari/Italian-Legal-BERT
	hf-inference		fill-mask			2026-03-31
zai-org/GLM-4.5-Air
	novita	zai-org/glm-4.5-air			2026-08-21	2026-08-21	0.13	0.85	131072	98304	TRi
	auto				2026-07-02	2026-07-02	0.13	0.85	131072	98304	TRi
	nebius	?			2026-08-21	2026-08-21	0.2	1.2	131072
	zai-org	glm-4.5-air			2026-07-02	2026-07-02	0.2	1.1	131072	98304	TRi
google/gemma-3-27b-it
	hf-inference					2025-06-25
	novita				2026-07-02	2026-07-02	0.119	0.2	98304	16384	trI
	nebius				2026-08-21	2026-08-21	0.2	0.6	110000	8192	TSrI
	featherless-ai					2026-02-19
	scaleway	gemma-3-27b-it			2026-07-02	2026-07-02	0.25	0.5	40000	8192	TRI
Nanbeige/Nanbeige4.1-3B
	featherless-ai					2026-03-26
	featherless-ai		text-generation			2026-03-24
google-bert/bert-large-uncased-whole-word-masking-finetuned-squad	question-answering
	hf-inference		question-answering			2026-03-24
allenai/Molmo2-8B
	publicai					2026-03-24
zai-org/GLM-4.7-Flash
	novita	zai-org/glm-4.7-flash			2026-08-21	2026-08-21	0.07	0.4	200000	128000	TSRi
	auto				2026-07-02	2026-07-02	0	0	200000	128000	TRi
	deepinfra				2026-07-02	2026-07-02	0.06	0.4	202752	16384	TRi
	zai-org	glm-4.7-flashx			2026-07-02	2026-07-02	0.07	0.4	200000	131072	TRi
medicalai/ClinicalBERT
	hf-inference		fill-mask			2026-03-16
FireRedTeam/FireRed-Image-Edit-1.0	image-to-image
	fal-ai	fal-ai/firered-image-edit	image-to-image			2026-03-16
allenai/Olmo-3.1-32B-Instruct	text-generation
	publicai				2026-08-21	2026-08-21	0.2	0.6
Helsinki-NLP/opus-mt-tr-en
	hf-inference		translation			2026-03-03
Tongyi-MAI/Z-Image
	fal-ai	fal-ai/z-image/base	text-to-image			2026-03-02
Wan-AI/Wan2.1-T2V-14B
	fal-ai	fal-ai/wan-t2v	text-to-video			2025-04-22
	novita	wan-t2v	text-to-video			2026-03-02
	replicate	wavespeedai/wan-2.1-t2v-480p	text-to-video			2025-08-04
CohereLabs/command-a-reasoning-08-2025	text-generation
	cohere	command-a-reasoning-08-2025			2026-07-02	2026-07-02	2.5	10	256000	32000	TRi
Qwen/Qwen2.5-VL-32B-Instruct
	hf-inference					2025-06-11
	fireworks-ai	accounts/fireworks/models/qwen2p5-vl-32b-instruct				2026-02-27
HuggingFaceTB/SmolLM3-3B
	hf-inference					2026-02-25
	hf-inference		text-generation			2026-02-25
tencent/HunyuanImage-3.0-Instruct
	fal-ai	fal-ai/hunyuan-image/v3/instruct/edit	image-to-image			2026-02-23
ProsusAI/finbert
	hf-inference		text-classification			2026-02-20
black-forest-labs/FLUX.2-klein-base-9B
	replicate	black-forest-labs/flux-2-klein-9b-base	image-to-image			2026-02-16
enhanceaiteam/Flux-uncensored	text-to-image
	replicate	black-forest-labs/flux-dev-lora	text-to-image			2026-02-16
Qwen/Qwen3-Coder-Next
	novita	qwen/qwen3-coder-next			2026-08-21	2026-08-21	0.2	1.5	262144	65536	TSri
	auto				2026-07-02	2026-07-02	0.2	1.5	262144	65536	Tri
OpenMed/OpenMed-PII-BioClinicalModern-Large-395M-v1	token-classification
	hf-inference		token-classification			2026-02-10
Anwarkh1/Skin_Cancer-Image_Classification	image-classification
	hf-inference		image-classification			2026-02-09
deepseek-ai/DeepSeek-V3.2
	novita	deepseek/deepseek-v3.2			2026-08-21	2026-08-21	0.269	0.4	163840	65536	TSRi
	auto				2026-07-02	2026-07-02	0.28	0.4	163840	65536	TRi
	deepinfra				2026-07-02	2026-07-02	0.26	0.38	163840	64000	TRi
	fireworks-ai	accounts/fireworks/models/deepseek-v3p2				2026-02-06
deepset/bert-base-uncased-squad2
	hf-inference		question-answering			2026-02-02
Qwen/Qwen-Image-2512
	replicate	qwen/qwen-image-2512	text-to-image			2026-01-30
MoritzLaurer/deberta-v3-large-zeroshot-v2.0
	hf-inference		zero-shot-classification			2026-01-28
Qwen/Qwen3-VL-32B-Instruct
	together					2026-01-28
deepseek-ai/DeepSeek-OCR
	novita	deepseek/deepseek-ocr			2026-07-02	2026-07-02	0.03	0.03	8192	8192	tSrI
	clarifai	deepseek-ai/deepseek-ocr/models/DeepSeek-OCR			2026-07-02	2026-07-02	0.2	0.7	8192	8192	trI
ServiceNow-AI/Apriel-1.6-15b-Thinker	image-text-to-text
	together	ServiceNow-AI/Apriel-1.5-15b-Thinker			2026-08-21	2026-08-21			131072
Helsinki-NLP/opus-mt-ru-en
	hf-inference		translation			2026-01-22
MiniMaxAI/MiniMax-M2.1	text-generation
	novita	minimax/minimax-m2.1			2026-07-02	2026-07-02	0.3	1.2	204800	131072	TSri
	auto				2026-07-02	2026-07-02	0.3	1.2	204800	131072	TRi
	nebius					2026-01-16
nvidia/NVIDIA-Nemotron-3-Nano-30B-A3B-FP8
	nebius	nvidia/NVIDIA-Nemotron-3-Nano-30B-A3B			2026-07-02	2026-07-02	0.06	0.24	32000	4096	TSri
Qwen/Qwen-Image-Edit-2511
	fal-ai	fal-ai/qwen-image-edit-plus	image-to-image			2026-01-15
black-forest-labs/FLUX.1-Kontext-dev
	fal-ai	fal-ai/flux-kontext/dev	image-to-image			2025-08-07
	replicate	black-forest-labs/flux-kontext-dev	image-to-image			2026-01-14
zai-org/GLM-4.7-FP8
	together	?			2026-08-21	2026-08-21	0.45	2	202752
	zai-org	glm-4.7				2026-01-08
EssentialAI/rnj-1-instruct	text-generation
	together	essentialai/Rnj-1-Instruct			2026-08-21	2026-08-21	0.15	0.15	32768	32768	Tri
moonshotai/Kimi-K2-Thinking
	featherless-ai					2025-12-17
	featherless-ai		text-generation			2025-12-04
	nebius				2026-08-21	2026-08-21	0.6	2.5	262144
	novita	moonshotai/kimi-k2-thinking			2026-08-21	2026-08-21	0.6	2.5	262144	262144	TSRi
	together					2025-12-17
	auto				2026-07-02	2026-07-02	0.6	2.5	262144	262144	TRi
zai-org/GLM-4.6
	novita	zai-org/glm-4.6			2026-08-21	2026-08-21	0.55	2.2	204800	131072	TSRi
	together	?			2026-08-21	2026-08-21	0.6	2.2	202752
	auto				2026-07-02	2026-07-02	0.55	2.2	204800	131072	TRi
	deepinfra				2026-07-02	2026-07-02	0.43	1.74	202752	131072	TRi
	zai-org	glm-4.6			2026-07-02	2026-07-02	0.6	2.2	204800	131072	TRi
	cerebras	zai-glm-4.6				2025-11-28
meituan-longcat/LongCat-Image-Edit	image-to-image
	fal-ai	fal-ai/longcat-image/edit	image-to-image			2025-12-17
allenai/Olmo-3-32B-Think	text-generation
	publicai					2025-12-16
Qwen/Qwen-Image-Edit
	fal-ai	fal-ai/qwen-image-edit	image-to-image			2025-12-05
	replicate	qwen/qwen-image-edit	image-to-image			2025-12-16
	wavespeed	wavespeed-ai/qwen-image/edit	image-to-image			2025-11-14
tabularisai/multilingual-sentiment-analysis
	hf-inference		text-classification			2025-12-12
CohereLabs/c4ai-command-a-03-2025	text-generation
	cohere	command-a-03-2025			2026-07-02	2026-07-02	2.5	10	256000	8000	Tri
google/tapas-large-finetuned-wtq
	hf-inference		table-question-answering			2025-12-04
BAAI/bge-multilingual-gemma2
	nebius		feature-extraction			2025-05-09
	scaleway	bge-multilingual-gemma2	feature-extraction		2026-07-02	2026-07-02	0.1	0	8191	3072	tri
briaai/FIBO	text-to-image
	fal-ai	bria/fibo/generate	text-to-image			2025-11-27
	replicate	bria/fibo	text-to-image			2025-11-28
dx8152/Qwen-Edit-2509-Multiple-angles
	wavespeed	wavespeed-ai/qwen-image/edit-plus-lora	image-to-image			2025-11-28
MiniMaxAI/MiniMax-M2
	novita	minimax/minimax-m2			2026-08-21	2026-08-21	0.3	1.2	204800	131072	TRi
	auto				2026-07-02	2026-07-02	0.3	1.2	204800	128000	TRi
	fireworks-ai	accounts/fireworks/models/minimax-m2				2025-11-12
nvidia/ChronoEdit-14B-Diffusers	image-to-image
	fal-ai	fal-ai/chrono-edit	image-to-image			2025-11-17
inclusionAI/Ling-1T
	featherless-ai					2025-11-12
	featherless-ai		text-generation			2025-11-05
Qwen/Qwen3-VL-8B-Instruct
	novita	qwen/qwen3-vl-8b-instruct			2026-08-21	2026-08-21	0.08	0.5	131072	32768	TSrI
	together	?			2026-08-21	2026-08-21	0.18000000000000002	0.68	262144
tencent/HunyuanImage-3.0
	fal-ai	fal-ai/hunyuan-image/v3/text-to-image	text-to-image			2025-10-31
	replicate	tencent/hunyuan-image-3	text-to-image			2025-10-31
BAAI/bge-base-en-v1.5
	hf-inference		feature-extraction			2025-10-27
Qwen/Qwen3-VL-30B-A3B-Instruct
	novita	qwen/qwen3-vl-30b-a3b-instruct			2026-08-21	2026-08-21	0.2	0.7	131072	32768	TSrI
CohereLabs/command-a-translate-08-2025	text-generation
	cohere	command-a-translate-08-2025			2026-07-02	2026-07-02	2.5	10	8000	8000	Tri
Qwen/Qwen3-VL-235B-A22B-Thinking	image-text-to-text
	novita	qwen/qwen3-vl-235b-a22b-thinking			2026-08-21	2026-08-21	0.98	3.95	131072	32768	tRI
CohereLabs/aya-expanse-8b	text-generation
	cohere	c4ai-aya-expanse-8b				2025-10-20
Qwen/Qwen3-VL-235B-A22B-Instruct
	novita	qwen/qwen3-vl-235b-a22b-instruct			2026-08-21	2026-08-21	0.3	1.5	131072	32768	TSrI
Qwen/Qwen3-Next-80B-A3B-Instruct
	novita	qwen/qwen3-next-80b-a3b-instruct			2026-08-21	2026-08-21	0.15	1.5	131072	32768	TSri
	together				2026-08-21	2026-08-21	0.15	1.5	262144
	together		text-generation			2025-09-25
	auto				2026-07-02	2026-07-02	0.25	1	262144	66536	Tri
	hyperbolic				2026-08-21	2026-08-21	0.3	0.3	262144
deepseek-ai/DeepSeek-V3.2-Exp
	novita	deepseek/deepseek-v3.2-exp			2026-08-21	2026-08-21	0.27	0.41	163840	65536	TSRi
jhu-clsp/mmBERT-base
	hf-inference		fill-mask			2025-10-15
zai-org/GLM-4.5
	zai-org	glm-4.5			2026-07-02	2026-07-02	0.6	2.2	131072	98304	TRi
	novita	zai-org/glm-4.5			2026-08-21	2026-08-21	0.6	2.2	131072	98304	TRi
	auto				2026-07-02	2026-07-02	0.6	2.2	131072	98304	TRi
	nebius	?			2026-08-21	2026-08-21	0.6	2.2	131072
CohereLabs/aya-vision-8b
	cohere	c4ai-aya-vision-8b			2026-07-02	2026-07-02			16000	4000	trI
tencent/HunyuanImage-2.1
	fal-ai	fal-ai/hunyuan-image/v2.1/text-to-image	text-to-image			2025-09-29
	replicate	tencent/hunyuan-image-2.1	text-to-image			2025-10-07
moonshotai/Kimi-K2-Instruct-0905
	novita	?			2026-08-21	2026-08-21	0.6	2.5	262144
	auto				2026-07-02	2026-07-02	1	3	262144	16384	Tri
	groq	moonshotai/kimi-k2-instruct-0905				2025-10-06
facebook/mask2former-swin-small-ade-semantic	image-segmentation
	hf-inference		image-segmentation			2025-09-29
BAAI/bge-large-en-v1.5
	hf-inference		feature-extraction			2025-09-25
baidu/ERNIE-4.5-21B-A3B-Thinking
	novita	baidu/ernie-4.5-21B-a3b-thinking			2026-07-02	2026-07-02	0.07	0.28	131072	65536	tRi
jhu-clsp/mmBERT-small	fill-mask
	hf-inference		fill-mask			2025-09-24
iiiorg/piiranha-v1-detect-personal-information
	hf-inference		token-classification			2025-09-23
knkarthick/MEETING_SUMMARY
	hf-inference		summarization			2025-09-18
Freepik/nsfw_image_detector
	hf-inference		image-classification			2025-09-17
deepseek-ai/DeepSeek-V3.1
	clarifai	deepseek-ai/deepseek-chat/models/DeepSeek-V3_1				2025-10-03
	fireworks-ai	accounts/fireworks/models/deepseek-v3p1				2025-09-16
	novita	deepseek/deepseek-v3.1			2026-08-21	2026-08-21	0.27	1	131072	32768	TSRi
	together				2026-08-21	2026-08-21	0.6	1.7	131072
	together		text-generation			2025-09-11
Qwen/Qwen3-235B-A22B-Instruct-2507
	novita	qwen/qwen3-235b-a22b-instruct-2507			2026-08-21	2026-08-21	0.09	0.58	131072	16384	TSri
	together	?			2026-08-21	2026-08-21	0.2	0.6	262144
	nebius				2026-08-21	2026-08-21	0.2	0.6	262144	8192	Tri
	nebius		text-generation			2025-08-07
	nscale					2025-08-04
	scaleway	qwen3-235b-a22b-instruct-2507			2026-07-02	2026-07-02	0.75	2.25	260000	16384	TRi
	hyperbolic	?			2026-08-21	2026-08-21	2	2	262144
	baseten					2025-10-01
Qwen/Qwen-Image
	fal-ai	fal-ai/qwen-image	text-to-image			2025-09-10
	replicate	qwen/qwen-image	text-to-image			2025-09-15
thedeoxen/FLUX.1-Kontext-dev-reference-depth-fusion-LORA	image-to-image
	fal-ai	fal-ai/flux-kontext-lora	image-to-image			2025-09-11
knowledgator/comprehend_it-base	zero-shot-classification
	hf-inference		zero-shot-classification			2025-09-09
dima806/fairface_age_image_detection
	hf-inference		image-classification			2025-09-05
distilbert/distilbert-base-uncased-finetuned-sst-2-english
	hf-inference		text-classification			2025-09-05
microsoft/llmlingua-2-bert-base-multilingual-cased-meetingbank
	hf-inference		token-classification			2025-09-05
joeddav/xlm-roberta-large-xnli
	hf-inference		zero-shot-classification			2025-09-05
google-bert/bert-base-chinese
	hf-inference		fill-mask			2025-09-04
sayeed99/segformer_b3_clothes	image-segmentation
	hf-inference		image-segmentation			2025-09-04
google/tapas-base-finetuned-wikisql-supervised
	hf-inference		table-question-answering			2025-09-04
moonshotai/Kimi-K2-Instruct
	novita	moonshotai/kimi-k2-instruct			2026-08-21	2026-08-21	0.57	2.3	131072	32768	Tri
	together					2025-08-04
	together		text-generation			2025-08-04
	auto				2026-07-02	2026-07-02	1	3	131072	16384	Tri
	nebius	?			2026-08-21	2026-08-21	0.5	2.4	131072
	featherless-ai					2025-09-01
	featherless-ai		text-generation			2025-08-27
	fireworks-ai	accounts/fireworks/models/kimi-k2-instruct				2025-08-04
	groq	moonshotai/kimi-k2-instruct				2025-08-04
apple/mobilevit-small
	hf-inference		image-classification			2025-08-29
CohereLabs/c4ai-command-r-plus
	cohere	command-r-plus-04-2024				2025-08-13
zai-org/GLM-4.1V-9B-Thinking
	novita	thudm/glm-4.1v-9b-thinking				2025-08-07
Qwen/Qwen3-Coder-480B-A35B-Instruct
	cerebras	qwen-3-coder-480b				2025-08-04
	hyperbolic				2026-08-21	2026-08-21	2	2	262144
	novita	qwen/qwen3-coder-480b-a35b-instruct			2026-08-21	2026-08-21	0.3	1.3	262144	65536	TSri
	together	?			2026-08-21	2026-08-21	2	2	262144
	auto				2026-07-02	2026-07-02	2	2	262144	66536	Tri
	nebius	?			2026-08-21	2026-08-21	0.4	1.8	262144
black-forest-labs/FLUX.1-Krea-dev
	fal-ai	fal-ai/flux/krea	text-to-image			2025-08-04
meta-llama/Llama-3.2-11B-Vision-Instruct
	together					2025-04-08
	hf-inference					2025-07-21
	novita	meta-llama/llama-3.2-11b-vision-instruct				2025-04-08
	sambanova	Llama-3.2-11B-Vision-Instruct				2025-04-08
	fireworks-ai	accounts/fireworks/models/llama-v3p2-11b-vision-instruct				2025-04-08
mistralai/Magistral-Small-2506
	featherless-ai					2025-07-07
	featherless-ai		text-generation			2025-07-04
deepseek-ai/DeepSeek-R1-0528
	featherless-ai					2025-07-03
	featherless-ai		text-generation			2025-07-03
	fireworks-ai	accounts/fireworks/models/deepseek-r1-0528				2025-07-07
	hyperbolic				2026-08-21	2026-08-21	3	3	163840
	nebius				2026-08-21	2026-08-21	0.8	2.4	163840
	novita	deepseek/deepseek-r1-0528			2026-07-02	2026-07-02	0.7	2.5	163840	32768	TSRi
	sambanova	DeepSeek-R1-0528			2026-08-21	2026-08-21	5	7	131072
	together	deepseek-ai/DeepSeek-R1				2025-07-07
	together	deepseek-ai/DeepSeek-R1	text-generation			2025-07-04
	auto				2026-07-02	2026-07-02	3	5	163840	163840	TRi
	deepinfra				2026-07-02	2026-07-02	0.5	2.15	163840	64000	TRi
MiniMaxAI/MiniMax-M1-80k
	novita	minimaxai/minimax-m1-80k			2026-08-21	2026-08-21	0.55	2.2	1000000	40000	TRi
CEIA-UFG/Gemma-3-Gaia-PT-BR-4b-it	image-text-to-text
	featherless-ai					2025-07-07
baidu/ERNIE-4.5-VL-424B-A47B-Base-PT	image-text-to-text
	novita	baidu/ernie-4.5-vl-424b-a47b			2026-08-21	2026-08-21	0.42	1.25	123000	16000	tRI
uer/roberta-base-chinese-extractive-qa
	hf-inference		question-answering			2025-07-03
DeepMount00/Italian_NER_XXL	token-classification
	hf-inference		token-classification			2025-07-03
Helsinki-NLP/opus-mt-zh-en
	hf-inference		translation			2025-07-03
google/medgemma-4b-it
	featherless-ai					2025-07-03
tencent/HunyuanVideo
	fal-ai	fal-ai/hunyuan-video	text-to-video			2025-07-01
mistralai/Mistral-Small-3.1-24B-Instruct-2503
	hf-inference					2025-07-01
	nebius					2025-04-16
	featherless-ai					2025-06-25
Qwen/Qwen3-32B
	novita	?			2026-08-21	2026-08-21	0.1	0.45	40960
	auto				2026-07-02	2026-07-02	0.29	0.59	131072	16384	TSRi
	nebius				2026-08-21	2026-08-21	0.1	0.3	40960	8192	TSri
	nscale	?			2026-08-21	2026-08-21	0.08	0.25	40960
	sambanova	Qwen3-32B			2026-08-21	2026-08-21	0.4	0.8	32768
	ovhcloud	qwen3-32b			2026-08-21	2026-08-21	0.09	0.25	32768	32768	TSRi
	groq	qwen/qwen3-32b			2026-08-21	2026-08-21	0.29	0.59	131072	40960	TRi
	cerebras	qwen-3-32b				2025-06-25
sarvamai/sarvam-m	text-generation
	hf-inference					2025-06-25
	hf-inference		text-generation			2025-06-17
Lightricks/LTX-Video
	fal-ai	fal-ai/ltx-video	text-to-video			2025-06-16
	replicate	lightricks/ltx-video:8c47da666861d081eeb4d1261853087de23923a268a69b63febdf5dc1dee08e4	text-to-video			2025-06-16
allura-org/Gemma-3-Glitter-27B	image-text-to-text
	featherless-ai					2025-06-12
Qwen/Qwen3-235B-A22B
	hf-inference					2025-06-06
	hf-inference		text-generation			2025-06-05
	novita	qwen/qwen3-235b-a22b-fp8			2026-08-21	2026-08-21	0.2	0.8	40960	20000	tRi
	auto				2026-07-02	2026-07-02	0.2	0.8	40960	16384	TSRi
	nebius					2025-05-20
	fireworks-ai	accounts/fireworks/models/qwen3-235b-a22b				2025-05-20
	nscale				2026-08-21	2026-08-21	0.2	0.6	32000
eenzeenee/t5-base-korean-summarization	summarization
	hf-inference		summarization			2025-06-10
NousResearch/Minos-v1	text-classification
	hf-inference		text-classification			2025-06-10
facebook/detr-resnet-101-panoptic
	hf-inference		image-segmentation			2025-06-09
deepseek-ai/DeepSeek-V3-0324
	novita	deepseek/deepseek-v3-0324			2026-08-21	2026-08-21	0.27	1.12	163840	163840	TSri
	nebius	deepseek-ai/DeepSeek-V3-0324-fast			2026-08-21	2026-08-21	0.75	2.25	32768
	fireworks-ai	accounts/fireworks/models/deepseek-v3-0324				2025-04-30
	hyperbolic				2026-08-21	2026-08-21	1.25	1.25	163840
	sambanova	DeepSeek-V3-0324			2026-08-21	2026-08-21	3	4.5	131072
HiDream-ai/HiDream-I1-Full
	fal-ai	fal-ai/hidream-i1-full	text-to-image			2025-05-16
firdhokk/speech-emotion-recognition-with-openai-whisper-large-v3	audio-classification
	hf-inference		audio-classification			2025-05-13
kyutai/mimi
	hf-inference		feature-extraction			2025-05-05
Qwen/QwQ-32B
	hf-inference					2025-04-29
	hf-inference		text-generation			2025-04-29
	novita	qwen/qwq-32b				2025-04-08
	nebius	Qwen/QwQ-32B-fast				2025-04-08
	fireworks-ai	accounts/fireworks/models/qwq-32b				2025-04-08
	nscale	?			2026-08-21	2026-08-21	0.18	0.2	131072
	hyperbolic					2025-04-08
	sambanova	QwQ-32B				2025-04-08
pszemraj/led-base-book-summary
	hf-inference		summarization			2025-04-29
deepset/bert-large-uncased-whole-word-masking-squad2
	hf-inference		question-answering			2025-04-23
j-hartmann/emotion-english-distilroberta-base
	hf-inference		text-classification			2025-04-23
facebook/nllb-200-distilled-600M
	hf-inference		translation			2025-04-23
facebook/mbart-large-50-many-to-many-mmt
	hf-inference		translation			2025-04-22
ehcalabres/wav2vec2-lg-xlsr-en-speech-emotion-recognition
	hf-inference		audio-classification			2025-04-15
deepset/gelectra-large-germanquad
	hf-inference		question-answering			2025-04-15
AdamLucek/Wan2.1-T2V-14B-OldBookIllustrations	text-to-video
	hf-inference	black-forest-labs/FLUX.1-dev	text-to-video			2025-04-15
dbmdz/bert-large-cased-finetuned-conll03-english
	hf-inference		token-classification			2025-04-15
enhanceaiteam/Flux-Uncensored-V2	image-to-image
	hf-inference	black-forest-labs/FLUX.1-dev	image-to-image			2025-04-09
Rostlab/prot_bert
	hf-inference		fill-mask			2025-04-08
cardiffnlp/twitter-roberta-base-sentiment-latest
	hf-inference		text-classification			2025-04-08
Qwen/Qwen3-Next-80B-A3B-Thinking	text-generation
	novita	qwen/qwen3-next-80b-a3b-thinking			2026-08-21	2026-08-21	0.15	1.5	131072	32768	TSRi
	auto				2026-07-02	2026-07-02	0.3	2	262144	131072	Tri
	nebius				2026-07-02	2026-07-02	0.15	1.2	128000	16384	TSRi
	hyperbolic	?			2026-08-21	2026-08-21	0.3	0.3	262144
NousResearch/Hermes-4-405B	text-generation
	nebius				2026-08-21	2026-08-21	1	3	131072	8192	TSRi
NousResearch/Hermes-4-70B	text-generation
	nebius				2026-08-21	2026-08-21	0.13	0.4	131072	8192	TSRi
PrimeIntellect/INTELLECT-3-FP8	text-generation
	nebius	?			2026-08-21	2026-08-21	0.2	1.1	131072
Qwen/Qwen2.5-Coder-7B
	nebius	?			2026-08-21	2026-08-21	0.03	0.09	32768
Qwen/Qwen3-235B-A22B-Thinking-2507	text-generation
	novita	qwen/qwen3-235b-a22b-thinking-2507			2026-08-21	2026-08-21	0.3	3	131072	32768	TRi
	auto				2026-07-02	2026-07-02	0.3	3	262144	131072	TRi
	nebius	?			2026-08-21	2026-08-21	0.2	0.8	262144
Qwen/Qwen3-30B-A3B-Instruct-2507
	nebius				2026-08-21	2026-08-21	0.1	0.3	262144	8192	TSri
	clarifai	qwen/qwenLM/models/Qwen3-30B-A3B-Instruct-2507			2026-07-02	2026-07-02	0.3	0.5	262144	262144	TSri
Qwen/Qwen3-30B-A3B-Thinking-2507
	nebius	?			2026-08-21	2026-08-21	0.1	0.3	262144
	clarifai	qwen/qwenLM/models/Qwen3-30B-A3B-Thinking-2507			2026-07-02	2026-07-02	0.36	1.3	262144	131072	TSRi
Qwen/Qwen3-Coder-30B-A3B-Instruct
	novita	qwen/qwen3-coder-30b-a3b-instruct			2026-07-02	2026-07-02	0.07	0.27	160000	32768	TSri
	auto				2026-07-02	2026-07-02	0.07	0.26	262144	65536	TSri
	nebius	?			2026-08-21	2026-08-21	0.1	0.3	262144
	scaleway	qwen3-coder-30b-a3b-instruct			2026-07-02	2026-07-02	0.2	0.8	128000	32768	Tri
	ovhcloud	qwen3-coder-30b-a3b-instruct			2026-08-21	2026-08-21	0.07	0.26	262144	262144	TSri
	clarifai	qwen/qwenCoder/models/Qwen3-Coder-30B-A3B-Instruct			2026-07-02	2026-07-02	0.11458	0.74812	262144	65536	Tri
google/gemma-2-2b-it
	nebius	?			2026-08-21	2026-08-21	0.02	0.06	8192
google/gemma-2-9b-it
	nebius	?			2026-08-21	2026-08-21	0.03	0.09	8192
nvidia/Llama-3_1-Nemotron-Ultra-253B-v1	text-generation
	nebius				2026-08-21	2026-08-21	0.6	1.8	131072	4096	TSri
nvidia/NVIDIA-Nemotron-Nano-12B-v2
	nebius	?			2026-08-21	2026-08-21	0.07	0.2	131072
NousResearch/Hermes-2-Pro-Llama-3-8B	text-generation
	novita	nousresearch/hermes-2-pro-llama-3-8b			2026-08-21	2026-08-21	0.14	0.14	8192	8192	tSri
Qwen/Qwen2.5-72B-Instruct
	novita	?			2026-08-21	2026-08-21	0.38	0.4	32000
Qwen/Qwen3-30B-A3B
	novita	?			2026-08-21	2026-08-21	0.09	0.45	40960
Qwen/Qwen3-VL-30B-A3B-Thinking	text-generation
	novita	qwen/qwen3-vl-30b-a3b-thinking			2026-08-21	2026-08-21	0.2	1	131072	32768	TSrI
Qwen/Qwen3.5-122B-A10B
	novita	qwen/qwen3.5-122b-a10b			2026-08-21	2026-08-21	0.4	3.2	262144	65536	TSRI
	auto				2026-07-02	2026-07-02	0.4	3.2	262144	65536	TSRI
Sao10K/L3-70B-Euryale-v2.1	text-generation
	novita	sao10K/l3-70b-euryale-v2.1			2026-08-21	2026-08-21	1.48	1.48	8192	8192	Tri
Sao10K/L3-8B-Lunaris-v1	text-generation
	novita	?			2026-08-21	2026-08-21	0.05	0.05	8192
Sao10K/L3-8B-Stheno-v3.2	text-generation
	novita	sao10K/L3-8B-stheno-v3.2			2026-08-21	2026-08-21	0.05	0.05	8192	32000	Tri
XiaomiMiMo/MiMo-V2-Flash
	novita	xiaomimimo/mimo-v2-flash			2026-08-21	2026-08-21	0.1	0.3	262144	32000	TSRi
	auto				2026-07-02	2026-07-02	0.1	0.3	262144	4096	TRi
alpindale/WizardLM-2-8x22B	text-generation
	novita	?			2026-08-21	2026-08-21	0.62	0.62	65535
baidu/ERNIE-4.5-21B-A3B-PT	text-generation
	novita	?			2026-08-21	2026-08-21	0.07	0.28	120000
baidu/ERNIE-4.5-300B-A47B-Base-PT	text-generation
	novita	?			2026-08-21	2026-08-21	0.28	1.1	123000
baidu/ERNIE-4.5-VL-28B-A3B-PT
	novita	?			2026-08-21	2026-08-21	0.14	0.56	30000
deepseek-ai/DeepSeek-Prover-V2-671B
	novita	deepseek/deepseek-prover-v2-671b			2026-08-21	2026-08-21	0.7	2.5	160000	160000	tri
deepseek-ai/DeepSeek-R1-Distill-Llama-70B
	novita	deepseek/deepseek-r1-distill-llama-70b			2026-08-21	2026-08-21	0.8	0.8	8192	8192	tSRi
	nscale	?			2026-08-21	2026-08-21	0.75	0.75	131072
	sambanova	?			2026-08-21	2026-08-21	0.7	1.4	131072
deepseek-ai/DeepSeek-V3
	novita	?			2026-08-21	2026-08-21	0.4	1.3	64000
	together	?			2026-08-21	2026-08-21	1.25	1.25	131072
meta-llama/Llama-4-Maverick-17B-128E-Instruct-FP8
	novita	meta-llama/llama-4-maverick-17b-128e-instruct-fp8			2026-08-21	2026-08-21	0.27	0.85	1048576	8192	trI
	together	?			2026-08-21	2026-08-21	0.27	0.85	1048576
	deepinfra				2026-07-02	2026-07-02	0.15	0.6	1048576	16384	trI
meta-llama/Meta-Llama-3-70B-Instruct
	novita	?			2026-08-21	2026-08-21	0.51	0.74	8192
zai-org/AutoGLM-Phone-9B-Multilingual	text-generation
	novita	zai-org/autoglm-phone-9b-multilingual			2026-08-21	2026-08-21	0.035	0.138	65536	65536	trI
zai-org/GLM-4-32B-0414	text-generation
	novita	?			2026-08-21	2026-08-21	0.55	1.66	32000
Qwen/Qwen2.5-Coder-32B-Instruct
	nscale	?			2026-08-21	2026-08-21	0.06	0.2	131072
Qwen/Qwen2.5-Coder-3B-Instruct
	nscale	?			2026-08-21	2026-08-21	0.01	0.03	32768
Qwen/Qwen2.5-Coder-7B-Instruct
	nscale	?			2026-08-21	2026-08-21	0.01	0.03	131072
Qwen/Qwen3-14B
	nscale	?			2026-08-21	2026-08-21	0.07	0.2	40960
Qwen/Qwen3-4B-Instruct-2507
	nscale	?			2026-08-21	2026-08-21	0.01	0.03	262144
Qwen/Qwen3-4B-Thinking-2507
	nscale	?			2026-08-21	2026-08-21	0.01	0.03	262144
Qwen/Qwen3-8B
	nscale	?			2026-08-21	2026-08-21	0.07	0.18	40960
deepseek-ai/DeepSeek-R1-Distill-Llama-8B
	nscale	?			2026-08-21	2026-08-21	0.05	0.05	131072
deepseek-ai/DeepSeek-R1-Distill-Qwen-1.5B
	nscale	?			2026-08-21	2026-08-21	0.1	0.1	131072
deepseek-ai/DeepSeek-R1-Distill-Qwen-32B
	novita	deepseek/deepseek-r1-distill-qwen-32b			2026-07-02	2026-07-02	0.3	0.3	64000	32000	tri
	nscale	?			2026-08-21	2026-08-21	0.3	0.3	131072
deepseek-ai/DeepSeek-R1-Distill-Qwen-7B
	nscale	?			2026-08-21	2026-08-21	0.15	0.15	131072
aisingapore/Gemma-SEA-LION-v4-27B-IT	text-generation
	publicai	?			2026-08-21	2026-08-21	0.2	0.4
aisingapore/Qwen-SEA-LION-v4-32B-IT	text-generation
	publicai	?			2026-08-21	2026-08-21	0.25	0.5
dicta-il/DictaLM-3.0-24B-Thinking	text-generation
	publicai	?			2026-08-21	2026-08-21	0.2	0.4
swiss-ai/Apertus-70B-Instruct-2509	text-generation
	publicai	?			2026-08-21	2026-08-21	0.82	2.92
tokyotech-llm/Llama-3.3-Swallow-70B-Instruct-v0.4	text-generation
	sambanova	?			2026-08-21	2026-08-21	0.6	1.2	131072
Qwen/Qwen2.5-7B-Instruct
	novita	qwen/qwen2.5-7b-instruct			2026-07-02	2026-07-02	0.07	0.07	32000	32000	TSri
	together	?			2026-08-21	2026-08-21	0.3	0.3	32768
Qwen/Qwen3-Coder-Next-FP8
	together	?			2026-08-21	2026-08-21	0.5	1.2	262144
deepcogito/cogito-671b-v2.1	text-generation
	together	?			2026-08-21	2026-08-21	1.25	1.25	163840
google/gemma-3n-E4B-it
	together				2026-08-21	2026-08-21	0.02	0.04	32768	32768	tSri
zai-org/GLM-4.5-Air-FP8	text-generation
	together	?			2026-08-21	2026-08-21	0.2	1.1	131072
google/pegasus-xsum
	hf-inference		summarization			2025-04-15
mistralai/Mistral-7B-Instruct-v0.2
	hf-inference		text-generation			2025-04-15
impira/layoutlm-document-qa
	hf-inference		document-question-answering			2025-04-15
naver-clova-ix/donut-base-finetuned-docvqa
	hf-inference		document-question-answering			2025-04-15
facebook/detr-resnet-50-panoptic
	hf-inference		image-segmentation			2025-04-15
facebook/wav2vec2-large-960h-lv60-self
	hf-inference		automatic-speech-recognition			2025-04-15
superb/hubert-large-superb-er
	hf-inference		audio-classification			2025-04-15
speechbrain/sepformer-wham
	hf-inference		audio-to-audio			2025-04-15
espnet/kan-bayashi_ljspeech_vits
	hf-inference		text-to-speech			2025-04-15
sentence-transformers/paraphrase-xlm-r-multilingual-v1
	hf-inference		sentence-similarity			2025-04-15
sentence-transformers/distilbert-base-nli-mean-tokens
	hf-inference		feature-extraction			2025-04-15
facebook/bart-base
	hf-inference		feature-extraction			2025-04-15
facebook/bart-large-xsum
	hf-inference		summarization			2025-04-15
lllyasviel/sd-controlnet-canny	image-to-image
	hf-inference		image-to-image			2025-04-15
lllyasviel/sd-controlnet-depth	image-to-image
	hf-inference		image-to-image			2025-04-15
openai/clip-vit-large-patch14-336
	hf-inference		zero-shot-image-classification			2025-04-15
dandelin/vilt-b32-finetuned-vqa
	hf-inference		visual-question-answering			2025-04-15
nlpconnect/vit-gpt2-image-captioning
	hf-inference		image-to-text			2025-04-15
openfree/flux-chatgpt-ghibli-lora	text-to-image
	fal-ai	fal-ai/flux-lora	text-to-image			2025-04-15
	wavespeed	wavespeed-ai/flux-dev-lora	text-to-image			2025-10-14
nerijs/pixel-art-xl
	fal-ai	fal-ai/lora	text-to-image			2025-04-15
meta-llama/Llama-3.1-8B
	featherless-ai	meta-llama/Meta-Llama-3.1-8B	text-generation			2025-04-24
CohereForAI/c4ai-command-r7b-12-2024	text-generation
	cohere	command-r7b-12-2024				2025-04-15
CohereForAI/aya-expanse-8b	text-generation
	cohere	c4ai-aya-expanse-8b				2025-04-15
Qwen/Qwen-Image-Edit-2509
	wavespeed	wavespeed-ai/qwen-image/edit-plus-lora	image-to-image			2025-11-13
linoyts/yarn_art_Flux_LoRA	text-to-image
	wavespeed	wavespeed-ai/flux-dev-lora-ultra-fast	text-to-image			2025-10-14
Wan-AI/Wan2.1-I2V-14B-480P
	wavespeed	wavespeed-ai/wan-2.1/i2v-480p	image-to-video			2025-10-23
mistralai/Devstral-Small-2505
	nebius		text-generation			2025-07-09
	nebius		text2text-generation			2025-07-01
meta-llama/Llama-3.1-405B-FP8	text-generation
	hyperbolic					2025-04-15
prism-ml/Ternary-Bonsai-27B-gguf
	together	?					0	0	262144		Ts
XiaomiMiMo/MiMo-V2.5
	deepinfra				2026-07-02	2026-07-02	0.4	2	262144	16384	TRI
XiaomiMiMo/MiMo-V2.5-Pro
	novita	xiaomimimo/mimo-v2.5-pro			2026-07-02	2026-07-02	2	6	1048576	131072	TSRi
	auto				2026-07-02	2026-07-02	1	3	1048576	131072	TSRi
	deepinfra				2026-07-02	2026-07-02	1	3	1048576	16384	TRi
deepseek-ai/DeepSeek-V4-Flash
	novita	deepseek/deepseek-v4-flash			2026-07-02	2026-07-02	0.14	0.28	1048576	393216	TSRi
	auto				2026-07-02	2026-07-02	0.14	0.28	1048576	384000	TSRi
	deepinfra				2026-07-02	2026-07-02	0.1	0.2	1048576	16384	TSRi
	fireworks-ai	accounts/fireworks/models/deepseek-v4-flash			2026-07-02	2026-07-02	0.14	0.28	1000000	384000	TSRi
google/gemma-4-26B-A4B-it
	novita	google/gemma-4-26b-a4b-it			2026-07-02	2026-07-02	0.13	0.4	262144	131072	TSRI
	auto				2026-07-02	2026-07-02	0.13	0.4	262144	32768	TSRI
	deepinfra				2026-07-02	2026-07-02	0.07	0.34	262144	32768	TSRI
	scaleway	gemma-4-26b-a4b-it			2026-07-02	2026-07-02	0.25	0.5	256000	16384	TSRI
meta-llama/Llama-Prompt-Guard-2-22M
	groq	meta-llama/llama-prompt-guard-2-22m			2026-07-02	2026-07-02	0.03	0.03	512	512	tri
Qwen/Qwen3-Embedding-4B
	auto		feature-extraction		2026-07-02	2026-07-02	0.01	0	32000	2048	tri
stepfun-ai/Step-3.5-Flash
	auto				2026-07-02	2026-07-02	0.1	0.3	262144	256000	TRi
deepseek-ai/DeepSeek-OCR-2
	novita	deepseek/deepseek-ocr-2			2026-07-02	2026-07-02	0.03	0.03	8192	8192	trI
deepseek-ai/DeepSeek-R1-0528-Qwen3-8B
	novita	deepseek/deepseek-r1-0528-qwen3-8b			2026-07-02	2026-07-02	0.06	0.09	128000	32000	tRi
deepseek-ai/DeepSeek-R1-Distill-Qwen-14B
	novita	deepseek/deepseek-r1-distill-qwen-14b			2026-07-02	2026-07-02	0.15	0.15	32768	16384	tri
google/gemma-3-12b-it
	novita				2026-07-02	2026-07-02	0.05	0.1	131072	8192	trI
inclusionAI/Ling-2.6-1T
	novita	inclusionai/ling-2.6-1t			2026-07-02	2026-07-02	0.3	2.5	262144	32768	TSri
inclusionAI/Ling-2.6-flash
	novita	inclusionai/ling-2.6-flash			2026-07-02	2026-07-02	0.1	0.3	262144	32768	TSri
PaddlePaddle/PaddleOCR-VL
	novita	paddlepaddle/paddleocr-vl			2026-07-02	2026-07-02	0.02	0.02	16384	16384	trI
Qwen/Qwen3-30B-A3B-FP8
	novita	qwen/qwen3-30b-a3b-fp8			2026-07-02	2026-07-02	0.09	0.45	40960	20000	tRi
Qwen/Qwen3-8B-FP8
	novita	qwen/qwen3-8b-fp8			2026-07-02	2026-07-02	0.035	0.138	128000	20000	tRi
Qwen/Qwen3-Omni-30B-A3B-Instruct
	novita	qwen/qwen3-omni-30b-a3b-instruct			2026-07-02	2026-07-02	0.25	0.97	65536	16384	TSrI
Qwen/Qwen3-Omni-30B-A3B-Thinking
	novita	qwen/qwen3-omni-30b-a3b-thinking			2026-07-02	2026-07-02	0.25	0.97	65536	16384	TSRI
mistralai/Mistral-7B-Instruct-v0.3
	ovhcloud	mistral-7b-instruct-v0.3			2026-07-02	2026-07-02	0.11	0.11	65536	65536	TSri
mistralai/Mistral-Nemo-Instruct-2407
	ovhcloud	mistral-nemo-instruct-2407			2026-07-02	2026-07-02	0.14	0.14	65536	65536	TSri
mistralai/Mistral-Small-3.2-24B-Instruct-2506
	scaleway	mistral-small-3.2-24b-instruct-2506			2026-07-02	2026-07-02	0.15	0.35	128000	32768	TrI
	ovhcloud	mistral-small-3.2-24b-instruct-2506			2026-07-02	2026-07-02	0.1	0.31	131072	131072	TSrI
Qwen/Qwen3Guard-Gen-0.6B
	ovhcloud	qwen3guard-gen-0.6b			2026-07-02	2026-07-02			32768	16384	tri
mistralai/Mistral-Medium-3.5-128B
	scaleway	mistral-medium-3.5-128b			2026-07-02	2026-07-02	1.5	7.5	256000	16384	TSRI
mistralai/Pixtral-12B-2409
	scaleway	pixtral-12b-2409			2026-07-02	2026-07-02	0.2	0.2	128000	4096	TrI
mistralai/Voxtral-Small-24B-2507
	scaleway	voxtral-small-24b-2507			2026-07-02	2026-07-02	0.15	0.35	32000	16384	Tri
LiquidAI/LFM2-24B-A2B
	together				2026-07-02	2026-07-02	0.03	0.12	32768	32768	tri
sentence-transformers/all-MiniLM-L6-v2
	hf-inference		sentence-similarity
`;
