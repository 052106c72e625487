// Records to test Transformers on: every task once as the Hub describes its models, and what leads to another class.
import { type Fields, named, ofTask, recordsOf, unnamed } from "../kit/libraries/records-of.ts";

const TEMPLATE = "{% for message in messages %}{{ message['content'] }}{% endfor %}";

/** A model of a task, its class behind AutoModel and its processor behind Auto; no processor where it is "". */
function of(pipeline_tag: string, auto: string, processor: string, more: Fields = {}): Fields {
  const info = { auto_model: `AutoModel${auto}` };
  return {
    pipeline_tag,
    transformersInfo: processor === "" ? info : { ...info, processor: `Auto${processor}` },
    ...more,
    tags: [pipeline_tag, ...((more["tags"] as readonly string[] | undefined) ?? [])],
  };
}

const withWidget = (widget: Fields): Fields => ({ widgetData: [widget] });
const writes = (more: Fields = {}): Fields =>
  of("text-generation", "ForCausalLM", "Tokenizer", more);
const quantized = (quant_method: string): Fields =>
  writes({ config: { quantization_config: { quant_method } } });

const custom = (type: string, name: string): Fields => ({
  id: `example-org/${name}`,
  pipeline_tag: "image-text-to-text",
  tags: ["safetensors", type, "custom_code"],
});
const typed = (type: string, name?: string): Fields => ({
  ...(name === undefined ? {} : { id: `example-org/${name}` }),
  tags: ["pytorch", type],
});

const NAMED = recordsOf("transformers", {
  "sentences, embedded": { pipeline_tag: "sentence-similarity", tags: ["safetensors", "bert"] },
  "sentences, an ONNX export": named("acme/bge-small-onnx", "sentence-similarity", "onnx bert"),
  "passages, ranked, with the task of its base": {
    id: "acme/bge-reranker-large",
    pipeline_tag: "feature-extraction",
    tags: ["safetensors", "xlm-roberta"],
  },
  "passages, ranked by custom code": {
    id: "acme/jina-reranker-v3",
    pipeline_tag: "text-ranking",
    tags: ["safetensors", "qwen3", "custom_code"],
  },
  "weights of faster-whisper": { id: "acme/faster-whisper-tiny-int8" },
  "a part of Docling": { id: "docling-project/docling-models" },
  "words, weighed": { id: "Qdrant/bm25", pipeline_tag: "sentence-similarity" },
  "text generation": writes(withWidget({ text: "The lighthouse keeper wrote:" })),
  "text generation, conversational": writes({
    tags: ["conversational"],
    config: { architectures: ["GemmaForCausalLM"], tokenizer_config: { chat_template: TEMPLATE } },
    ...withWidget({ messages: [{ role: "user", content: "Name three rivers." }] }),
  }),
  "text generation, conversational, no example": writes({ tags: ["conversational"] }),
  "text generation, conversational, template of the processor": writes({
    tags: ["conversational"],
    config: { processor_config: { chat_template: TEMPLATE } },
  }),
  "text generation, hosted as a chat": writes({
    inferenceProviderMapping: [
      { provider: "example", providerId: "acme/otter", status: "live", task: "conversational" },
    ],
  }),
  "text generation, conversational, no template": writes({
    tags: ["conversational"],
    config: { architectures: ["GemmaForCausalLM"] },
  }),
  "text generation, custom code": writes({
    tags: ["custom_code", "conversational"],
    config: {
      chat_template_jinja: TEMPLATE,
      auto_map: { AutoModelForCausalLM: "modeling_otter.OtterForCausalLM" },
    },
  }),
  "text generation, custom code, another class": writes({
    tags: ["custom_code"],
    config: { auto_map: { AutoConfig: "otter.OtterConfig", AutoModel: "otter.OtterModel" } },
  }),
  "text generation, custom code, class not told": {
    pipeline_tag: "text-generation",
    tags: ["custom_code"],
    config: { auto_map: { AutoModelForCausalLM: "modeling_otter.OtterForCausalLM" } },
  },
  "no task, but a task of the class": { transformersInfo: { pipeline_tag: "fill-mask" } },
  "no task, but an architecture": { config: { architectures: ["T5ForConditionalGeneration"] } },
  "another task, but a tag": { pipeline_tag: "other", tags: ["bert", "token-classification"] },
  "no task, but the tag of a server": { tags: ["text-generation-inference"] },
  "text generation, quantized": quantized("gptq"),
  "text generation, quantized, by a tag": writes({ tags: ["awq"] }),
  "text generation, quantized for kernels": quantized("mxfp4"),
  "text generation, quantized in an unknown way": quantized("abacus"),
  "any-to-any": of("any-to-any", "ForMultimodalLM", "Processor"),
  "image-text-to-text, conversational": of(
    "image-text-to-text",
    "ForImageTextToText",
    "Processor",
    { tags: ["conversational"], config: { processor_config: { chat_template: TEMPLATE } } },
  ),
  "image-text-to-text, conversational, own example": of(
    "image-text-to-text",
    "ForImageTextToText",
    "Processor",
    { tags: ["conversational"], ...withWidget({ src: "https://example.org/otter.png" }) },
  ),
  "image-text-to-text": of("image-text-to-text", "ForImageTextToText", "Processor"),
  "image-text-to-text, no chat template": of(
    "image-text-to-text",
    "ForImageTextToText",
    "Processor",
    { config: { model_type: "paligemma" } },
  ),
  "audio-text-to-text": of("audio-text-to-text", "ForMultimodalLM", "Processor", {
    tags: ["conversational"],
  }),
  "video-text-to-text": of("video-text-to-text", "ForMultimodalLM", "Processor", {
    tags: ["conversational"],
  }),
  "text classification": of(
    "text-classification",
    "ForSequenceClassification",
    "Tokenizer",
    withWidget({ text: "The soup was cold, and I loved it." }),
  ),
  "text classification in another language": of(
    "text-classification",
    "ForSequenceClassification",
    "Tokenizer",
    { tags: ["fr"] },
  ),
  "token classification": of(
    "token-classification",
    "ForTokenClassification",
    "Tokenizer",
    withWidget({ text: "Ada Lovelace lived in London." }),
  ),
  "fill-mask": of("fill-mask", "ForMaskedLM", "Tokenizer", {
    mask_token: "[MASK]",
    ...withWidget({ text: "Bees make [MASK]." }),
  }),
  "fill-mask, no example": of("fill-mask", "ForMaskedLM", "Tokenizer", { mask_token: "<mask>" }),
  "fill-mask, mask not named": of("fill-mask", "ForMaskedLM", "Tokenizer"),
  "question answering": of(
    "question-answering",
    "ForQuestionAnswering",
    "Tokenizer",
    withWidget({ text: "Where is the key?", context: "The key is under the red pot." }),
  ),
  "question answering, no example": of("question-answering", "ForQuestionAnswering", "Tokenizer"),
  "table question answering": of(
    "table-question-answering",
    "ForTableQuestionAnswering",
    "Tokenizer",
    withWidget({
      text: "Which tree is tallest?",
      table: { Tree: ["Oak", "Fir"], Metres: [21, 48] },
    }),
  ),
  "table question answering, no example": of(
    "table-question-answering",
    "ForTableQuestionAnswering",
    "Tokenizer",
  ),
  "document question answering": of(
    "document-question-answering",
    "ForDocumentQuestionAnswering",
    "Processor",
    withWidget({ text: "What is the total?", src: "invoice.png" }),
  ),
  "visual question answering": of(
    "visual-question-answering",
    "ForVisualQuestionAnswering",
    "Processor",
    withWidget({ text: "How many boats are there?", src: "harbour.jpg" }),
  ),
  "visual question answering, among answers": of(
    "visual-question-answering",
    "ForVisualQuestionAnswering",
    "Processor",
    { config: { model_type: "vilt" } },
  ),
  "zero-shot classification": of(
    "zero-shot-classification",
    "ForSequenceClassification",
    "Tokenizer",
    withWidget({
      text: "My parcel has not come.",
      candidate_labels: "delivery, refund",
      multi_class: true,
    }),
  ),
  "zero-shot classification, no example": of(
    "zero-shot-classification",
    "ForSequenceClassification",
    "Tokenizer",
  ),
  "zero-shot image classification": of(
    "zero-shot-image-classification",
    "ForZeroShotImageClassification",
    "Processor",
    withWidget({ src: "barn.png", candidate_labels: "owl, bat" }),
  ),
  "zero-shot object detection": of(
    "zero-shot-object-detection",
    "ForZeroShotObjectDetection",
    "Processor",
  ),
  "zero-shot audio classification": of("zero-shot-audio-classification", "", "Processor"),
  summarization: of("summarization", "ForSeq2SeqLM", "Tokenizer"),
  "summarization, with a prefix": of("summarization", "ForSeq2SeqLM", "Tokenizer", {
    config: { task_specific_params: { summarization: { prefix: "summarize: " } } },
    ...withWidget({ text: "Bees make honey, and have done so for a very long time." }),
  }),
  "summarization by a language model": of("summarization", "ForCausalLM", "Tokenizer", {
    tags: ["conversational"],
  }),
  translation: of("translation", "ForSeq2SeqLM", "Tokenizer"),
  "translation, with a prefix": of("translation", "ForSeq2SeqLM", "Tokenizer", {
    tags: ["en", "fr", "ro"],
    config: { task_specific_params: { translation_en_to_ro: { prefix: "to Romanian: " } } },
  }),
  "translation by a language model": of("translation", "ForCausalLM", "Tokenizer", {
    tags: ["conversational", "zh", "en"],
  }),
  "translation by a language model, no chat": of("translation", "ForCausalLM", "Tokenizer", {
    config: { architectures: ["GemmaForCausalLM"] },
  }),
  "translation with codes of languages": of("translation", "ForSeq2SeqLM", "Tokenizer", {
    tags: ["m2m_100", "nllb", "en", "uk"],
  }),
  "translation with codes of languages, mBART": of("translation", "ForSeq2SeqLM", "Tokenizer", {
    tags: ["mbart", "bg", "ca"],
  }),
  "translation with codes of languages, M2M100": of("translation", "ForSeq2SeqLM", "Tokenizer", {
    tags: ["m2m_100"],
  }),
  "translation of one pair": of("translation", "ForSeq2SeqLM", "Tokenizer", {
    id: "example-org/opus-mt-de-en",
  }),
  "a file of SentencePiece": of("text2text-generation", "ForSeq2SeqLM", "Tokenizer", {
    siblings: [{ rfilename: "config.json" }, { rfilename: "spiece.model" }],
  }),
  "a file of SentencePiece, and another": of("text2text-generation", "ForSeq2SeqLM", "Tokenizer", {
    siblings: [{ rfilename: "tokenizer.json" }, { rfilename: "spiece.model" }],
  }),
  "text2text generation": of("text2text-generation", "ForSeq2SeqLM", "Tokenizer"),
  "feature extraction": of("feature-extraction", "", "Tokenizer"),
  "sentence similarity": of("sentence-similarity", "", "Tokenizer"),
  "audio classification": of("audio-classification", "ForAudioClassification", "FeatureExtractor"),
  "automatic speech recognition": of(
    "automatic-speech-recognition",
    "ForSpeechSeq2Seq",
    "Processor",
  ),
  "automatic speech recognition with torchaudio": of(
    "automatic-speech-recognition",
    "ForSpeechSeq2Seq",
    "Processor",
    { tags: ["granite_speech"] },
  ),
  "text-to-speech": of("text-to-speech", "ForTextToWaveform", "Processor"),
  "text ranking": of("text-ranking", "ForSequenceClassification", "Tokenizer"),
  "text ranking by a language model": { pipeline_tag: "text-ranking", tags: ["text-generation"] },
  "text-to-audio": of("text-to-audio", "ForTextToWaveform", "Processor"),
  "image classification": of("image-classification", "ForImageClassification", "ImageProcessor"),
  "image features": of("image-feature-extraction", "", "ImageProcessor"),
  "image segmentation": of("image-segmentation", "ForImageSegmentation", "ImageProcessor"),
  "image segmentation, no class": { pipeline_tag: "image-segmentation" },
  "image segmentation, semantic": of(
    "image-segmentation",
    "ForSemanticSegmentation",
    "ImageProcessor",
  ),
  "image segmentation, panoptic": {
    pipeline_tag: "image-segmentation",
    config: { architectures: ["Mask2FormerForUniversalSegmentation"] },
  },
  "image segmentation, instances": { pipeline_tag: "image-segmentation", tags: ["rf_detr"] },
  "a background remover": {
    pipeline_tag: "image-segmentation",
    tags: ["custom_code"],
    config: { architectures: ["BiRefNet"] },
  },
  "a background remover with a pipeline": {
    pipeline_tag: "image-segmentation",
    tags: ["custom_code"],
    config: { architectures: ["BriaRMBG"] },
  },
  "image segmentation, custom code": { pipeline_tag: "image-segmentation", tags: ["custom_code"] },
  "image segmentation, DETR": { pipeline_tag: "image-segmentation", tags: ["detr"] },
  "object detection": of("object-detection", "ForObjectDetection", "ImageProcessor"),
  "image-to-image": of("image-to-image", "ForImageToImage", "ImageProcessor"),
  "image-to-text": of("image-to-text", "ForVision2Seq", "Processor"),
  "image-to-text by messages": of("image-to-text", "ForImageTextToText", "Processor", {
    tags: ["qwen2_5_vl"],
  }),
  "image-to-text, pages": of("image-to-text", "ForImageTextToText", "Processor", {
    id: "example-org/pix2struct-docvqa-otter",
  }),
  "image-to-text, charts": of("image-to-text", "ForImageTextToText", "Processor", {
    id: "example-org/deplot",
  }),
  "image-text-to-text, pages": of("image-text-to-text", "ForImageTextToText", "Processor", {
    id: "example-org/otter-ocr",
    tags: ["conversational"],
  }),
  "image-text-to-text, pages by a tag": of(
    "image-text-to-text",
    "ForImageTextToText",
    "Processor",
    { tags: ["conversational", "ocr"] },
  ),
  "depth estimation": of("depth-estimation", "ForDepthEstimation", ""),
  "depth in meters": of("depth-estimation", "ForDepthEstimation", "ImageProcessor", {
    config: { model_type: "zoedepth" },
  }),
  "depth in meters, by its config": of("depth-estimation", "ForDepthEstimation", "ImageProcessor", {
    config: { depth_estimation_type: "metric" },
  }),
  "depth in meters, by its name": of("depth-estimation", "ForDepthEstimation", "ImageProcessor", {
    id: "example-org/depth-metric-indoor-hf",
  }),
  "mask generation": of("mask-generation", "ForMaskGeneration", "Processor"),
  "video classification": of("video-classification", "ForVideoClassification", "ImageProcessor"),
  "custom code of a known type": ofTask("text-generation", "safetensors deepseek_v3 custom_code"),
  "custom code that sees": ofTask("image-text-to-text", "safetensors otter custom_code"),
  "custom code without a task": { tags: ["safetensors", "otter", "custom_code"] },
  "a backbone of timm": { pipeline_tag: "object-detection", config: { model_type: "detr" } },
  "weights for MLX": { pipeline_tag: "text-generation", tags: ["mlx", "4-bit"] },
  "a part of a model that sees": {
    pipeline_tag: "image-text-to-text",
    tags: ["safetensors", "qwen3_5_text"],
    config: { model_type: "qwen3_5_text" },
  },
  "a format of ModelOpt": writes({ tags: ["nemotron_h", "modelopt"] }),
  "a format of ModelOpt and of Mistral": writes({ tags: ["modelopt", "mistral-common"] }),
  "a format of ModelOpt, by its name": writes({ id: "nvidia/otter-8b-FP8" }),
  "a format of ModelOpt, by its config": quantized("modelopt"),
  "a format of NVFP4 in compressed tensors": writes({
    id: "acme/otter-NVFP4",
    tags: ["compressed-tensors"],
  }),
  "experts, quantized by AWQ": ofTask("text-generation", "safetensors qwen3_moe awq"),
  "experts, quantized by AWQ, of Gemma 4": {
    id: "acme/gemma-4-26B-A4B-it-AWQ-4bit",
    pipeline_tag: "image-text-to-text",
    tags: ["safetensors", "gemma4"],
  },
  "experts in compressed tensors, of Gemma 4": {
    id: "acme/gemma-4-26B-A4B-it-FP8",
    pipeline_tag: "image-text-to-text",
    tags: ["safetensors", "gemma4", "compressed-tensors"],
  },
  "a chat that code of the repository encodes": {
    pipeline_tag: "text-generation",
    tags: ["safetensors", "deepseek_v4", "conversational"],
  },
  "speech, Whisper": ofTask("automatic-speech-recognition", "safetensors whisper"),
  "speech, Whisper without timestamps": {
    pipeline_tag: "automatic-speech-recognition",
    tags: ["safetensors", "whisper"],
    siblings: [{ rfilename: "config.json" }, { rfilename: "model.safetensors" }],
  },
  "n-grams beside a model that hears": {
    pipeline_tag: "automatic-speech-recognition",
    tags: ["pytorch", "wav2vec2"],
    siblings: [{ rfilename: "alphabet.json" }, { rfilename: "language_model/unigrams.txt" }],
  },
  "no n-grams": {
    pipeline_tag: "automatic-speech-recognition",
    siblings: [{ rfilename: "language_model/unigrams.txt" }],
  },
  "a mean of tokens": { tags: ["pytorch", "bert"], config: { architectures: ["Contriever"] } },
  "a mean of tokens, by its name": { id: "acme/otter-contriever", tags: ["pytorch", "bert"] },
  "a distilled chat without a task": {
    id: "acme/otter-r1-distill-8b",
    tags: ["safetensors", "qwen2"],
  },
  "a model of two parts, tagged as a writer": {
    pipeline_tag: "text-generation",
    tags: ["pytorch", "bart", "text2text-generation"],
  },
  "a picture of a table": ofTask("object-detection", "pytorch table-transformer"),
  "a family without a fast tokenizer": {
    id: "acme/deberta-v3-base",
    tags: ["pytorch", "deberta-v2"],
  },
  "a type with packages": { pipeline_tag: "image-segmentation", tags: ["pytorch", "mask2former"] },
  "a mask of BERT in a vocabulary of SentencePiece": of("fill-mask", "ForMaskedLM", "Tokenizer", {
    config: { model_type: "roberta" },
    siblings: [{ rfilename: "spiece.model" }],
  }),
  "code among many languages": writes({
    tags: ["ak", "ar", "as", "bm", "bn", "ca", "code", "en", "es", "eu", "fr", "gu"],
  }),
  "code of one language": writes({ tags: ["en", "code"] }),
  "images of nomic": {
    id: "example-org/nomic-embed-vision-v1.5",
    pipeline_tag: "image-feature-extraction",
    tags: ["safetensors", "nomic_bert", "custom_code"],
  },
  "custom code of the family ChatGLM": {
    ...custom("chatglm", "chatglm2-6b"),
    pipeline_tag: "other",
  },
  "a trillion parameters": { ...custom("kimi_k2", "Kimi-K2"), pipeline_tag: "text-generation" },
  "custom code of the family LLaDA, a chat": {
    ...custom("llada", "LLaDA-8B-Instruct"),
    pipeline_tag: "text-generation",
    tags: ["safetensors", "llada", "conversational", "custom_code"],
  },
  "custom code of the family MoLFormer": {
    ...custom("molformer", "MoLFormer-XL"),
    pipeline_tag: "feature-extraction",
  },
  "custom code of the family MOSS-TTS": {
    ...custom("moss_tts_delay", "MOSS-TTS"),
    pipeline_tag: "text-to-speech",
  },
  "custom code of the family HunyuanImage": {
    ...custom("hunyuan_image_3_moe", "HunyuanImage-3.0"),
    pipeline_tag: "text-to-image",
  },
  "custom code of the family Phi-4 multimodal": {
    ...custom("phi4mm", "Phi-4-multimodal-instruct"),
    pipeline_tag: "automatic-speech-recognition",
  },
  "custom code of the family Step3-VL": custom("step_robotics", "Step3-VL-10B"),
  "custom code of the family GOT": custom("GOT", "GOT-OCR2_0"),
  "custom code without its tag": {
    id: "example-org/Llama-Nemotron-Nano-VL-8B",
    pipeline_tag: "image-text-to-text",
    tags: ["safetensors", "nvidia"],
  },
  "a page without a template": ofTask("image-text-to-text", "safetensors unlimited-ocr"),
  "a type that transcribes": typed("voxtral"),
  "a type that cuts out": typed("vitmatte"),
  "a type that reads pages, with detectron2": typed("layoutlmv2"),
  "boxes of a page": {
    ...typed("layoutlmv3", "layoutreader"),
    pipeline_tag: "token-classification",
  },
  "ends of turns": {
    pipeline_tag: "text-classification",
    tags: ["safetensors", "llama", "text-generation", "turn-detection"],
  },
  "preferred images": {
    ...typed("clip", "PickScore_v1"),
    pipeline_tag: "zero-shot-image-classification",
  },
  "vectors of concepts": { ...typed("bert", "SapBERT"), pipeline_tag: "feature-extraction" },
  "vectors of papers": { ...typed("bert", "specter2_base"), pipeline_tag: "feature-extraction" },
  "answers to choose from": { ...typed("bert"), pipeline_tag: "multiple-choice" },
  "a cache that forgets": typed("kvzap", "KVzap-mlp-Qwen3-8B"),
  "a cache that forgets, of Llama": typed("kvzap", "KVzap-linear-Llama-3.1-8B-Instruct"),
  "a series, embedded": named("example-org/MOMENT-1-small", "time-series-forecasting"),
  "a config without a type": {
    pipeline_tag: "text-classification",
    config: { architectures: ["BertForSequenceClassification"] },
  },
  "a config without a type, by its tag": { tags: ["pytorch", "BERT"] },
  "a task of another type": {
    pipeline_tag: "image-text-to-image",
    tags: ["safetensors", "qwen3_5", "base_model:finetune:acme/otter"],
  },
  "a format of old versions": named("example-org/Otter-7B-GGML", "text-generation", "llama"),
  "no weights": { tags: ["transformers", "albert", "license:mit", "region:us"] },
  "a voice, converted": { id: "example-org/speecht5_vc", pipeline_tag: "audio-to-audio" },
  "dimensions of a voice": typed("wav2vec2", "wav2vec2-otter-emotion-msp-dim"),
  "a segmenter by its name": named("example-org/mask2former-swin", "image-segmentation"),
  "custom code of the family OpenVLA": {
    ...custom("openvla", "openvla-7b"),
    pipeline_tag: "robotics",
  },
  "transcripts with speakers": typed("vibevoice_asr"),
  "transcripts with speakers, by its name": named("acme/VibeVoice-ASR-HF", "audio-text-to-text"),
  "a language model that hears": {
    pipeline_tag: "automatic-speech-recognition",
    tags: ["safetensors", "granite_speech", "fr"],
  },
  "transcripts of a named language": {
    pipeline_tag: "automatic-speech-recognition",
    tags: ["safetensors", "cohere_asr", "ar", "en"],
  },
  "transcripts of a language": ofTask("automatic-speech-recognition", "safetensors cohere_asr fr"),
  "transcripts of no named language": {
    pipeline_tag: "automatic-speech-recognition",
    tags: ["safetensors", "cohere_asr"],
  },
  "a base model of Gemma 4": named("example-org/gemma-4-E4B", "any-to-any", "safetensors gemma4"),
  "a classifier without a task": typed("focalnet", "otter-image-detection"),
  "custom code of the family H2OVL, for pages": { ...custom("h2ovl_chat", "h2ovl-ocr") },
  "captions by two parts": typed("vision-encoder-decoder", "vit-gpt2-image-captioning"),
  "masked diffusion": ofTask("text-generation", "safetensors llada custom_code"),
  "a package of its own": typed("parler_tts"),
  "a package of its own, for sound": { id: "acme/snac_24khz" },
  "a package of its own, for forecasts": { id: "acme/moirai-1.0-R-otter" },
  "a package of its own, for small images": { config: { model_type: "EDSR" } },
  "a package of its own, by tags": { tags: ["super-image", "a2n"] },
  "an export for FastEmbed": named("Qdrant/otter-onnx", "sentence-similarity", "onnx bert"),
  "a package of its own, for images": typed("deepseek_vl_v2"),
  "an aligner": typed("wav2vec2", "mms-300m-forced-aligner"),
  "an aligner of another language": {
    ...typed("wav2vec2", "forced-aligner-fr"),
    tags: ["pytorch", "wav2vec2", "fr"],
  },
  "a head of its own": typed("wav2vec2", "wav2vec2-otter-age-gender"),
  "a draft of Gemma 4": typed("gemma4_assistant", "gemma-4-31B-it-assistant"),
  "a tokenizer of another model": ofTask("text-generation", "safetensors openelm custom_code"),
  "a model that speaks, too": { pipeline_tag: "any-to-any", tags: ["safetensors", "qwen2_5_omni"] },
  "a model of tables that version 5 lacks": {
    id: "acme/tapex-base",
    pipeline_tag: "table-question-answering",
    tags: ["pytorch", "bart"],
  },
  "compressed tensors, by a name": writes({ id: "acme/otter-AWQ-4bit" }),
  "a classifier of faces": { id: "acme/age-otter", pipeline_tag: "image-classification" },
  "several labels at once": ofTask("text-classification", "multi-label-classification"),
  "a prompt of BLIP-2": named("acme/blip2-opt-2.7b", "image-text-to-text", "safetensors blip-2"),
  "a prompt of PaliGemma": {
    id: "acme/paligemma-3b-pt-224",
    pipeline_tag: "image-text-to-text",
    tags: ["safetensors", "paligemma"],
  },
  "a guard": writes({ id: "acme/OtterGuard-1B", tags: ["conversational"] }),
  "a guard against injections": { id: "acme/prompt-guard", pipeline_tag: "text-classification" },
  "custom code of the family DeepSeek-OCR-2": custom("deepseek_vl_v2", "DeepSeek-OCR-2"),
  "custom code of the family dots.ocr": custom("dots_ocr", "dots.ocr"),
  "a format of VibeVoice": {
    id: "example-org/VibeVoice-ASR",
    pipeline_tag: "automatic-speech-recognition",
    tags: ["safetensors", "vibevoice"],
  },
  "no processor": { transformersInfo: { auto_model: "AutoModel" } },
  "no class": { pipeline_tag: "text-generation" },
  "no class, image classification": { pipeline_tag: "image-classification" },
  "no class, image features": { pipeline_tag: "image-feature-extraction" },
  "no class, image-to-text": { pipeline_tag: "image-to-text" },
  "no class, zero-shot image classification": { pipeline_tag: "zero-shot-image-classification" },
  "no class, speech recognition": { pipeline_tag: "automatic-speech-recognition" },
  "a class of its own": {
    transformersInfo: { auto_model: "BarkModel", processor: "BarkProcessor" },
  },
  "odd class name": {
    pipeline_tag: "text-generation",
    transformersInfo: { auto_model: "not a class", processor: "AutoTokenizer" },
  },
  "odd class name, no task": { transformersInfo: { auto_model: "not a class" } },
  "a name that no model has": { transformersInfo: { auto_model: "None" } },
  "a draft model": { id: "acme/otter-8b-eagle3", tags: ["base_model:acme/otter-8b"] },
  "a draft model, no target": { id: "acme/otter-8b-eagle3" },
  "an adapter": ofTask("text-generation", "peft base_model:adapter:example-org/base"),
  "an adapter, by its name": {
    id: "acme/otter-lora",
    pipeline_tag: "text-generation",
    cardData: { base_model: "example-org/base" },
  },
  "an adapter, by its files": {
    pipeline_tag: "text-generation",
    tags: ["base_model:adapter:example-org/base"],
    siblings: [{ rfilename: "adapter_config.json" }],
  },
  "an adapter with a tokenizer": {
    pipeline_tag: "text-generation",
    tags: ["peft", "base_model:adapter:example-org/base"],
    config: { tokenizer_config: {} },
  },
  "an adapter, by its config": {
    pipeline_tag: "text-generation",
    config: { peft: { task_type: "CAUSAL_LM", base_model_name_or_path: "example-org/base" } },
  },
  "a merged adapter": {
    pipeline_tag: "text-generation",
    tags: ["peft", "base_model:adapter:example-org/base"],
    safetensors: { total: 247577856 },
  },
  "custom code of the family InternVL2": custom("internvl_chat", "InternVL2-2B"),
  "custom code of the family InternVL3.5": custom("internvl_chat", "InternVL3_5-2B"),
  "custom code of the family H2OVL": custom("h2ovl_chat", "h2ovl"),
  "custom code of the family MiniCPM-V": custom("minicpmv", "MiniCPM-V-2_6"),
  "custom code of the family MiniCPM-o": custom("minicpmo", "MiniCPM-o-2_6"),
  "custom code of the family MiniCPM-o 4.5": custom("minicpmo", "MiniCPM-o-4_5"),
  "custom code of the family DeepSeek-OCR": custom("deepseek_vl_v2", "DeepSeek-OCR"),
  "custom code of the family Moondream": custom("moondream1", "moondream2"),
  "custom code of the family Phi-3 vision": custom("phi3_v", "phi-3-vision"),
  "custom code of the family Kimi-VL": custom("kimi_vl", "Kimi-VL"),
  "custom code of the family Ultravox": custom("ultravox", "ultravox"),
  "custom code of the family Florence-2": custom("florence2", "Florence-2-base"),
  "custom code of the family Molmo": custom("molmo", "molmo"),
  "a type that embeds": typed("deberta-v2"),
  "a type that hears": typed("wav2vec2"),
  "a codec": typed("mimi"),
  "a type that compares recordings": typed("clap"),
  "a type that compares images": typed("clip"),
  "a type that reads pages": typed("layoutlmv3"),
  "a type that folds": typed("esm", "esmfold_v1"),
  "a type that finds replaced tokens": typed("electra", "otter-discriminator"),
  "a type for questions": typed("dpr", "dpr-question_encoder"),
  "a type for contexts": typed("dpr", "dpr-ctx_encoder"),
  "an encoder alone": typed("t5", "prot_t5-enc"),
  "a type that finds poses": typed("vitpose", "vitpose-base"),
  "a type that finds poses, of several datasets": typed("vitpose", "vitpose-plus-base"),
  "a type that finds points": typed("superpoint"),
  "a video, pretrained and tagged with labels": {
    ...of("video-classification", "ForPreTraining", "ImageProcessor"),
    tags: ["pytorch", "videomae", "pretraining"],
  },
  "a text, pretrained and tagged with labels": {
    pipeline_tag: "text-classification",
    config: { model_type: "bert", architectures: ["BertForPreTraining"] },
  },
  "two texts": named("acme/otter-mrpc", "text-classification", "pytorch bert"),
  "two texts, a question and an answer": named("acme/otter-qnli", "text-classification", "bert"),
  "two texts, an example": {
    ...named("acme/otter-mnli", "text-classification", "pytorch bert"),
    widgetData: [{ text: "Ana is in Oslo.", text_pair: "Ana is in Norway." }],
  },
  "weights of TensorFlow": { pipeline_tag: "text-classification", tags: ["tf", "bert"] },
  "weights of Flax, by its files": {
    pipeline_tag: "text-generation",
    tags: ["gpt2"],
    siblings: [{ rfilename: "flax_model.msgpack" }],
  },
  "a type without a task, with one head": typed("swin2sr"),
  "a type without a task, with several heads": typed("segformer"),
  "a type without a task, with a backbone": typed("rf_detr_dinov2"),
  "a series": typed("timesfm2_5"),
  "a protein, folded": typed("esmfold2"),
  "pages, ranked": typed("colqwen2"),
  "a table, told": { pipeline_tag: "table-to-text", tags: ["pytorch", "t5"] },
  "code of before Transformers 5": {
    ...writes({ tags: ["otter", "custom_code"] }),
    lastModified: "2024-05-01",
  },
  "a type pretrained by gaps": { tags: ["pytorch", "bert", "pretraining"] },
  "a type that finds what a text names": ofTask("image-segmentation", "pytorch clipseg"),
  "a ColBERT": { tags: ["pytorch", "bert", "ColBERT"] },
  "a safety checker": { id: "example-org/otter-safety-checker", tags: ["pytorch", "clip"] },
  "a class that contradicts the architecture": writes({
    config: { architectures: ["Qwen2ForCausalLM"] },
    transformersInfo: { auto_model: "AutoModelForMultimodalLM", processor: "AutoProcessor" },
  }),
  "a model that sees, tagged as a writer": {
    pipeline_tag: "text-generation",
    tags: ["safetensors", "qwen2_vl", "conversational"],
  },
  "Voxtral Realtime": { tags: ["safetensors", "voxtral_realtime"] },
  "Qwen3-ASR": { tags: ["safetensors", "qwen3_asr"] },
  "the aligner of Qwen3-ASR": {
    id: "example-org/Qwen3-ForcedAligner",
    tags: ["safetensors", "qwen3_asr"],
  },
  "an old dialogue model": { pipeline_tag: "conversational" },
  "an old dialogue model of two parts": named("example-org/otter-seq2seq", "conversational"),
  "only a description": { siblings: [{ rfilename: "README.md" }] },
  "a name of a chat, without a template": {
    id: "example-org/otter-chat-GPTQ",
    pipeline_tag: "text-generation",
    tags: ["base_model:quantized:example-org/otter-chat"],
  },
  "a chat by its name": { id: "example-org/otter-instruct", pipeline_tag: "text-generation" },
  "a model that hears, under a task with images": {
    pipeline_tag: "image-classification",
    config: { model_type: "wav2vec2", architectures: ["Wav2Vec2ForSequenceClassification"] },
  },
  "a model that transcribes, under a task with images": {
    pipeline_tag: "image-to-text",
    config: { model_type: "wav2vec2", architectures: ["Wav2Vec2ForCTC"] },
  },
  "an encoder of sounds, under a task with images": {
    pipeline_tag: "object-detection",
    tags: ["hubert"],
    config: { model_type: "hubert" },
  },
  "a masked language model with a list of modules": {
    pipeline_tag: "fill-mask",
    config: { model_type: "bert" },
    siblings: [{ rfilename: "modules.json" }],
  },
  "neither a task nor a class": {},
});

export default [
  ...NAMED,
  ...recordsOf("transformers", {
    "embeddings, own example": {
      pipeline_tag: "sentence-similarity",
      widgetData: [{ source_sentence: "It rains.", sentences: ["Water falls.", "It is dry."] }],
    },
  }),
  ...unnamed("transformers", {
    "GGUF only, by its tags": { tags: ["transformers", "gguf", "region:us"] },
    "GGUF only, by its files": {
      library_name: "transformers",
      siblings: [{ rfilename: "otter.Q4_K_M.gguf" }],
    },
    "GGUF beside other weights": {
      library_name: "transformers",
      pipeline_tag: "text-generation",
      siblings: [{ rfilename: "otter.gguf" }, { rfilename: "model.safetensors" }],
    },
    "an adapter": {
      tags: ["safetensors", "qwen3"],
      siblings: [{ rfilename: "adapter_config.json" }],
    },
    "a list of modules": {
      tags: ["safetensors", "bert"],
      siblings: [{ rfilename: "modules.json" }],
    },
    "a type of model that writes": { tags: ["safetensors", "qwen3", "region:us"] },
    "a type of model that sees": { tags: ["safetensors", "qwen3_5", "region:us"] },
    "a type of model in config.json": {
      pipeline_tag: "token-classification",
      tags: ["region:us"],
      config: { model_type: "bert" },
    },
    "a type of model without a usual task": { tags: ["safetensors", "bert", "region:us"] },
    "no known type of model": ofTask("text-generation", "safetensors otter qwen3 region:us"),
    "custom code": ofTask("text-generation", "safetensors otter custom_code region:us"),
    "custom code of another task": {
      pipeline_tag: "image-to-image",
      tags: ["safetensors", "otter", "custom_code", "region:us"],
    },
    "an incomplete record": { pipeline_tag: "image-segmentation" },
    "an incomplete record of an embedder": { pipeline_tag: "sentence-similarity" },
    "speech without a type": { pipeline_tag: "text-to-speech", tags: ["otter", "en"] },
    "an incomplete record of a table": { pipeline_tag: "tabular-classification" },
  }),
];
