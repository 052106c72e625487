// Records of libraries that are not written yet; each moves beside its library when that is.
import { type Fields, files, type Records, recordsOf as of, tagged } from "./shared/records-of.ts";

const peft = (task_type: string, base_model_name_or_path: string): Fields => ({
  config: { peft: { task_type, base_model_name_or_path } },
});

const records: Records = [
  ...of("adapter-transformers", {
    "with its base model": { config: { adapter_transformers: { model_name: "example-org/base" } } },
    "without a base model": {},
  }),
  ...of("allennlp", { "question answering": tagged("question-answering"), "another task": {} }),
  ...of("aneforge", {
    "language model": { pipeline_tag: "text-generation" },
    clip: tagged("clip"),
    resnet: { pipeline_tag: "image-classification", tags: ["resnet"] },
    vit: { pipeline_tag: "image-classification" },
    whisper: { pipeline_tag: "automatic-speech-recognition" },
    embeddings: { pipeline_tag: "sentence-similarity" },
  }),
  ...of("audiocraft", {
    musicgen: tagged("musicgen"),
    audiogen: tagged("audiogen"),
    magnet: tagged("magnet"),
    "another type": {},
  }),
  ...of("cortiq", {
    chat: { pipeline_tag: "text-generation" },
    image: { pipeline_tag: "text-to-image" },
    video: { pipeline_tag: "text-to-video" },
    music: { pipeline_tag: "text-to-audio" },
  }),
  ...of("depth-anything-v2", {
    small: { id: "depth-anything/Depth-Anything-V2-Small" },
    base: { id: "depth-anything/Depth-Anything-V2-Base" },
    large: { id: "depth-anything/Depth-Anything-V2-Large" },
    "another size": {},
  }),
  ...of("diffusionkit", { flux: tagged("flux"), "stable diffusion": {} }),
  ...of("edsnlp", { "a pipeline": { id: "example-org/eds-pseudo" } }),
  ...of("espnet", {
    "text-to-speech": tagged("text-to-speech"),
    "speech recognition": tagged("automatic-speech-recognition"),
    "another task": {},
  }),
  ...of("jev-style", { torch: {}, mlx: tagged("mlx"), gguf: tagged("gguf") }),
  ...of("keras-hub", {
    "several tasks": {
      config: { keras_hub: { tasks: ["CausalLM", "TextClassifier", "FeaturePyramid"] } },
    },
    images: { config: { keras_hub: { tasks: ["TextToImage", "ImageClassifier"] } } },
    "odd class name": { config: { keras_hub: { tasks: ["not a class"] } } },
    "no tasks": {},
  }),
  ...of("lerobot", {
    policy: tagged("smolvla"),
    "the base policy": { id: "lerobot/smolvla_base", tags: ["smolvla"] },
    "another policy": {},
  }),
  ...of("lightning-ir", {
    "bi-encoder": tagged("bi-encoder"),
    "cross-encoder": tagged("cross-encoder"),
    "another type": {},
  }),
  ...of("llama-cpp-python", {
    chat: { pipeline_tag: "text-generation", tags: ["conversational"] },
    "chat about images": { pipeline_tag: "image-text-to-text", tags: ["conversational"] },
    "chat, no task": tagged("conversational"),
    completion: { pipeline_tag: "text-generation", ...files("model-Q4_K_M.gguf") },
  }),
  ...of("ltx", {
    base: {},
    lora: tagged("lora"),
    "ic-lora": tagged("ic-lora"),
    "2.5": { id: "example-org/ltx-2.5" },
    "2.5, lora": { tags: ["lora"], cardData: { base_model: "example-org/LTX-2.5" } },
    "2.5, ic-lora": { id: "example-org/ltx2.5-ic", tags: ["ic-lora"] },
  }),
  ...of("mlx", {
    chat: { pipeline_tag: "text-generation", tags: ["conversational"] },
    completion: { pipeline_tag: "text-generation" },
    vision: { pipeline_tag: "image-text-to-text" },
    "another task": {},
  }),
  ...of("moshi", {
    torch: {},
    mlx: { id: "example-org/moshiko-mlx-bf16" },
    "mlx, 4 bit": { id: "example-org/moshiko-mlx-q4" },
    "mlx, 8 bit": { id: "example-org/moshiko-mlx-q8" },
    candle: { id: "example-org/moshiko-candle-q8" },
  }),
  ...of("multimolecule", {
    "fill-mask": {
      pipeline_tag: "fill-mask",
      mask_token: "<mask>",
      widgetData: [{ text: "GGUC<mask>CUC" }],
    },
    "secondary structure": { tags: ["rna-secondary-structure"], widgetData: [{ text: "GGUCUC" }] },
    "another task": { widgetData: [{ text: "GGUCUC" }] },
    "no example": {},
  }),
  ...of("nemo", {
    "speech recognition": tagged("automatic-speech-recognition"),
    "text-to-speech": { pipeline_tag: "text-to-speech", tags: ["text-to-speech"] },
    "another domain": {},
  }),
  ...of("nobg", { "image alone": {}, "with a prompt": tagged("promptable") }),
  ...of("outetts", { torch: {}, gguf: tagged("gguf") }),
  ...of("paddlenlp", {
    "known class": { config: { architectures: ["ErnieForSequenceClassification"] } },
    "odd class name": { config: { architectures: ["not a class"] } },
    "no class": {},
  }),
  ...of("PaddleOCR", {
    "text detection": tagged("textline_detection"),
    "text recognition": tagged("textline_recognition"),
    "layout detection": tagged("layout_detection"),
    "table structure": tagged("table_structure_recognition"),
    "vision language": tagged("doc_vlm"),
    "document parser": { id: "PaddlePaddle/PaddleOCR-VL", tags: ["document-parse"] },
    "document parser, version": { id: "PaddlePaddle/PaddleOCR-VL-1.5", tags: ["document-parse"] },
    "document parser, another id": tagged("document-parse"),
    "another module": {},
  }),
  ...of("peft", {
    "causal language model": peft("CAUSAL_LM", "example-org/base"),
    "sequence to sequence": peft("SEQ_2_SEQ_LM", "example-org/base"),
    "token classification": peft("TOKEN_CLS", "example-org/base"),
    "sequence classification": peft("SEQ_CLS", "example-org/base"),
    "another task": peft("OTHER", "example-org/base"),
    "no base model": { config: { peft: { task_type: "CAUSAL_LM" } } },
  }),
  ...of("perception-encoder", {
    core: { id: "example-org/PE-Core-B16" },
    spatial: { id: "example-org/PE-Spatial-B16" },
  }),
  ...of("pruna-ai", {
    diffusers: { pipeline_tag: "text-to-image", tags: ["diffusers"] },
    transformers: {
      pipeline_tag: "text-generation",
      tags: ["transformers"],
      transformersInfo: { auto_model: "AutoModelForCausalLM", processor: "AutoTokenizer" },
    },
    alone: {},
    pro: tagged("pruna_pro-ai"),
  }),
  ...of("pyannote-audio", { pipeline: tagged("pyannote-audio-pipeline"), model: {} }),
  ...of("sklearn", {
    joblib: {},
    skops: { tags: ["skops"], config: { sklearn: { model: { file: "model.skops" } } } },
    "skops, pickle": {
      tags: ["skops"],
      config: { sklearn: { model: { file: "model.pkl" }, model_format: "pickle" } },
    },
    "skops, no file": tagged("skops"),
  }),
  ...of("stanza", { english: { id: "stanfordnlp/stanza-en" } }),
  ...of("tensorflowtts", {
    "text to mel": tagged("text-to-mel"),
    "mel to wave": tagged("mel-to-wav"),
    "another type": {},
  }),
  ...of("transformers.js", {
    "text classification": { pipeline_tag: "text-classification" },
    "speech recognition": { pipeline_tag: "automatic-speech-recognition" },
    "no task": {},
  }),
  ...of("yolov10", { yolov10: tagged("yolov10") }),
  ...of("unity-sentis", { "a model": files("model.sentis") }),
];

export default records;
