// One row for each engine: where what it can load is written, and how that is read.
import type { Role } from "hubsmith/apps";
import type { Origin } from "./archive.ts";
import {
  all,
  autoTypes,
  both,
  classes,
  fallback,
  having,
  keysFor,
  mapped,
  matches,
  members,
  modules,
  type Reader,
  remapped,
  rustEnum,
  table,
  tableWhere,
  typesOfConfigs,
  valuesOf,
  without,
  words,
} from "./readers.ts";

/** What is read of an engine, by role. */
export interface Source {
  /** The name of the file that is written. */
  readonly id: string;
  /** The name before the version. */
  readonly label: string;
  readonly origin: Origin;
  /** A specifier of pip for the Transformers that it installs, if its package does not say so. */
  readonly transformers?: string;
  /** Classes; the types follow from the auto classes of Transformers. */
  readonly architectures?: { readonly [R in Role]?: Reader };
  /** Types, added to those that follow from classes. */
  readonly types?: { readonly [R in Role]?: Reader };
  readonly quantizations?: Reader;
}

// The pipelines of Diffusers for the families of weights that stable-diffusion.cpp names in its own way.
const FAMILIES: Readonly<Record<string, string>> = {
  CHROMA_RADIANCE: "ChromaPipeline",
  ERNIE_IMAGE: "ErnieImagePipeline",
  FLUX: "FluxPipeline",
  FLUX2: "Flux2Pipeline",
  FLUX2_KLEIN: "Flux2KleinPipeline",
  FLUX_FILL: "FluxFillPipeline",
  IDEOGRAM4: "Ideogram4Pipeline",
  KREA2: "Krea2Pipeline",
  LONGCAT: "LongCatImagePipeline",
  OVIS_IMAGE: "OvisImagePipeline",
  QWEN_IMAGE: "QwenImagePipeline",
  SD1: "StableDiffusionPipeline",
  SD1_INPAINT: "StableDiffusionInpaintPipeline",
  SD3: "StableDiffusion3Pipeline",
  SDXL: "StableDiffusionXLPipeline",
  SDXL_INPAINT: "StableDiffusionXLInpaintPipeline",
  Z_IMAGE: "ZImagePipeline",
};

/** The pipelines of the families that a reader finds; other families have no pipeline that draws. */
const pipelines = (families: Reader): Reader => mapped(families, (name) => FAMILIES[name]);

// Draft models, classifiers, and classes that are no architecture of a model.
const NOT_GENERATORS =
  /Eagle|MTP|NextN|Draft|DFlash|DSpark|Assistant|Reward|Classification|^(?:EmbeddingGemma|MindSpore|PixtralVision|TorchNative|Transformers)/;
const models = (reader: Reader): Reader =>
  mapped(reader, (name) => (NOT_GENERATORS.test(name) ? undefined : name));

const VLLM = String.raw`vllm/model_executor/models/registry\.py`;
const VLLM_MODELS = String.raw`vllm/(model_executor/)?models/.*\.py`;
const VLLM_TEXT = [
  "_TEXT_GENERATION_MODELS",
  "_MULTIMODAL_MODELS",
  "_TRANSFORMERS_SUPPORTED_MODELS",
];
const transcribers = (isOnly: boolean): Reader =>
  classes(VLLM_MODELS, (_, family) =>
    isOnly
      ? family.some(({ values }) => values["supports_transcription_only"] === true)
      : family.some(({ bases }) => bases.includes("SupportsTranscription")),
  );
const vllmGenerates = models(
  all(
    without(table(VLLM, ...VLLM_TEXT), keysFor(VLLM, "_MULTIMODAL_MODELS", transcribers(true))),
    // Its registry names the last version for these, or a plugin.
    without(
      fallback("CausalLM", "ImageTextToText"),
      table(VLLM, "_PREVIOUSLY_SUPPORTED_MODELS", "_OOT_SUPPORTED_MODELS"),
    ),
  ),
);
const vllmTypes = typesOfConfigs(
  String.raw`vllm/transformers_utils/config\.py`,
  "_CONFIG_REGISTRY",
  vllmGenerates,
);

const TEI_TYPES = rustEnum(String.raw`backends/candle/src/lib\.rs`, "Config");

// A type with a masked language model is an encoder, even if it also has a causal one.
const encoders = autoTypes("MaskedLM");
const decoders = without(
  autoTypes("CausalLM"),
  all(encoders, autoTypes("Seq2SeqLM"), autoTypes("SpeechSeq2Seq"), autoTypes("TextToWaveform")),
);

const entries = table(String.raw`sglang/srt/models/\w+\.py`, "EntryClass");
const sglangGenerates = models(
  all(
    without(
      entries,
      // They embed, or transcribe.
      all(
        matches(
          String.raw`sglang/srt/configs/model_config\.py`,
          /"(\w+)" in model_architectures/g,
          /^def is_generation_model\([^]*?return False/gm,
        ),
        words("WhisperForConditionalGeneration"),
      ),
    ),
    fallback("CausalLM"),
  ),
);

const TGI_TYPES = matches(
  String.raw`server/text_generation_server/models/__init__\.py`,
  /^ {8}"type": "(\w+)",/gm,
);

const lmdeployGenerates = models(
  all(
    table(String.raw`lmdeploy/pytorch/models/module_map\.py`, "MODULE_MAP"),
    table(String.raw`lmdeploy/turbomind/supported_models\.py`, "SUPPORTED_ARCHS"),
  ),
);

const loaders = (kind: string): Reader =>
  matches(
    String.raw`mistralrs-core/src/pipeline/loaders/${kind}_loaders\.rs`,
    /"(\w+)"/g,
    /fn from_causal_lm_name[^]*?other =>/g,
  );

const withRemapped = (utils: string, reader: Reader): Reader =>
  remapped(utils, "MODEL_REMAPPING", reader);
const methods = (files: string): Reader =>
  all(
    matches(files, /quant_method"?\)? == "([\w-]+)"/g),
    matches(files, /"([\w-]+)"/g, /quant_method in \([^)]*\)/g),
  );
const MLX_LM = withRemapped(
  String.raw`mlx_lm/utils\.py`,
  without(
    modules("mlx_lm/models/", ".py"),
    words(
      "activations base bitlinear_layers cache gated_delta mla pipeline rope_utils ssm switch_layers",
    ),
  ),
);

const GGUF = valuesOf(String.raw`gguf/constants\.py`, "MODEL_ARCH_NAMES");
const GGUF_PARTS = "clip wavtokenizer-dec t5 t5encoder";
const GGUF_ENCODERS = `bert eurobert gemma-embedding jina-bert-v2 jina-bert-v3 llama-embed modern-bert
  neo-bert nomic-bert nomic-bert-moe`;

const EXLLAMA = models(members(String.raw`exllamav3/architecture/\w+\.py`, "arch_string"));

const GENAI = "site/docs/supported-models/_components";
const genaiNames = (kind: string): Reader =>
  matches(`${GENAI}/${kind}-models-table/models\\.ts`, /(?:architecture|name): '([^']+)'/g);
const genai = (kind: string): Reader =>
  mapped(genaiNames(kind), (name) =>
    /^[A-Z][\w]*(?:For[A-Z]|Model$)|^Kokoro$|^MiniCPM[OV]$|^FunASRNano$/.test(name)
      ? name
      : undefined,
  );
// Some are named as types, or nearly: Qwen2.5-VL is qwen2_5_vl.
const genaiTypes = both(
  mapped(genaiNames("vlm"), (name) => name.toLowerCase().replaceAll(/[-.]/g, "_")),
  all(
    autoTypes("ImageTextToText"),
    autoTypes("MultimodalLM"),
    words("phi3_v phi4mm minicpmv minicpmo"),
  ),
);

export const SOURCES: readonly Source[] = [
  {
    id: "vllm",
    label: "vLLM",
    origin: { pip: "vllm" },
    architectures: {
      chat: vllmGenerates,
      complete: vllmGenerates,
      // The last ones are converted, as docs/models/pooling_models/embed.md lists them.
      embed: all(
        table(VLLM, "_EMBEDDING_MODELS"),
        fallback("Model"),
        words("Qwen3Model Qwen3ForCausalLM Qwen3VLForConditionalGeneration"),
      ),
      rank: all(
        table(VLLM, "_SEQUENCE_CLASSIFICATION_MODELS", "_LATE_INTERACTION_MODELS"),
        fallback("SequenceClassification"),
        words(`GemmaForSequenceClassification Qwen2ForSequenceClassification
          Qwen3ForSequenceClassification Qwen3VLForSequenceClassification`),
      ),
      transcribe: keysFor(VLLM, "_MULTIMODAL_MODELS", transcribers(false)),
    },
    // Types of its own configurations, by the classes that begin with their names.
    types: {
      chat: vllmTypes,
      complete: vllmTypes,
      // Of the format of Mistral AI, which names its own class.
      transcribe: words("voxtral_realtime"),
    },
    quantizations: table(
      String.raw`vllm/model_executor/layers/quantization/__init__\.py`,
      "QUANTIZATION_METHODS",
    ),
  },
  {
    id: "transformers-serve",
    label: "Transformers",
    origin: { pip: "transformers" },
    // cli/serving/model_manager.py loads by type, and then by the class of the configuration, if it generates.
    types: {
      chat: all(
        without(all(autoTypes("MultimodalLM"), autoTypes("ImageTextToText")), encoders),
        decoders,
      ),
      complete: decoders,
      // Its handler sends `input_features` without a text.
      transcribe: without(
        autoTypes("SpeechSeq2Seq"),
        all(
          autoTypes("MultimodalLM"),
          words("dia kyutai_speech_to_text moonshine moonshine_streaming pop2piano"),
          words("speech-encoder-decoder speecht5 vibevoice"),
        ),
      ),
    },
    quantizations: mapped(
      table(String.raw`transformers/quantizers/auto\.py`, "AUTO_QUANTIZATION_CONFIG_MAPPING"),
      (name) => name.replace(/_[48]bit$/, ""),
    ),
  },
  {
    id: "text-embeddings-inference",
    label: "Text Embeddings Inference",
    origin: {
      github: "huggingface/text-embeddings-inference",
      paths: ["backends/candle/src/lib.rs"],
    },
    types: {
      embed: TEI_TYPES,
      // The code of the others stops at a classifier.
      rank: without(
        TEI_TYPES,
        words(`bidirectional_pplx_qwen3 gemma3_text llama llama_bidirec mistral mpnet nomic_bert
          qwen2 qwen3`),
      ),
    },
  },
  {
    id: "sglang",
    label: "SGLang",
    origin: { pip: "sglang" },
    architectures: {
      chat: sglangGenerates,
      complete: sglangGenerates,
      // Generators with a pooler embed with --is-embedding. The last ones are in its list of models that do not generate.
      embed: all(
        table(String.raw`sglang/srt/configs/embedding_model_spec\.py`, "_EMBEDDING_ARCHITECTURES"),
        models(tableWhere(String.raw`sglang/srt/models/\w+\.py`, "EntryClass", /self\.pooler\(/)),
        words("EmbeddingGemma2Model Gemma3TextModel Lfm2BidirectionalModel Qwen3Model"),
      ),
      rank: table(
        String.raw`sglang/srt/configs/embedding_model_spec\.py`,
        "_CLASSIFICATION_ARCHITECTURES",
      ),
      transcribe: having(
        entries,
        matches(
          String.raw`sglang/srt/entrypoints/openai/transcription_adapters/\w+\.py`,
          /^@register_transcription_adapter\("(\w+)"\)/gm,
        ),
      ),
    },
    quantizations: table(
      String.raw`sglang/srt/layers/quantization/__init__\.py`,
      "QUANTIZATION_METHODS",
    ),
  },
  {
    id: "tgi",
    label: "Text Generation Inference",
    origin: {
      github: "huggingface/text-generation-inference",
      tag: "v3.3.5",
      paths: ["server/text_generation_server", "launcher/src/main.rs"],
    },
    // server/requirements_cuda.txt
    transformers: "==4.51.3",
    types: {
      chat: all(TGI_TYPES, decoders),
      complete: all(TGI_TYPES, decoders, autoTypes("Seq2SeqLM")),
    },
    quantizations: mapped(rustEnum(String.raw`launcher/src/main\.rs`, "Quantization"), (name) =>
      name.startsWith("bitsandbytes")
        ? "bitsandbytes"
        : name.replace("compressedt", "compressed-t"),
    ),
  },
  {
    id: "lmdeploy",
    label: "LMDeploy",
    origin: { pip: "lmdeploy" },
    architectures: { chat: lmdeployGenerates, complete: lmdeployGenerates },
    quantizations: matches(
      String.raw`lmdeploy/(turbomind/converter|pytorch/nn/linear/__init__)\.py`,
      /quant_method == '([\w-]+)'/g,
    ),
  },
  {
    id: "infinity",
    label: "Infinity",
    origin: { pip: "infinity-emb" },
    // Its sentence-transformers is older than 4.
    transformers: "<5",
    // Sentence Transformers loads any type of text with AutoModel.
    types: {
      embed: all(encoders, decoders, autoTypes("ZeroShotImageClassification")),
      rank: autoTypes("SequenceClassification"),
    },
  },
  {
    id: "mistral-rs",
    label: "mistral.rs",
    origin: {
      github: "EricLBuehler/mistral.rs",
      paths: ["mistralrs-core/src/pipeline/loaders", "mistralrs-quant/src/lib.rs"],
    },
    architectures: {
      chat: all(loaders("normal"), loaders("multimodal")),
      complete: loaders("normal"),
      embed: loaders("embedding"),
    },
    types: { speak: words("dia") },
    quantizations: matches(String.raw`mistralrs-quant/src/lib\.rs`, /m == "(\w+)"/g),
  },
  {
    id: "mlx-lm",
    label: "MLX LM",
    origin: { pip: "mlx-lm" },
    types: { chat: MLX_LM, complete: MLX_LM },
    quantizations: methods(String.raw`mlx_lm/utils\.py`),
  },
  {
    id: "mlx-vlm",
    label: "MLX-VLM",
    origin: { pip: "mlx-vlm" },
    types: {
      chat: without(
        withRemapped(
          String.raw`mlx_vlm/utils\.py`,
          all(
            modules("mlx_vlm/models/", "/language.py"),
            // Their language models are in other modules.
            words(`deepseekocr_2 dots_ocr gemma3_text gemma4_unified got internvl minicpmo
              minimax_m3 mistral_large3 smolvlm solar_open`),
          ),
        ),
        words(`embedding_gemma2 falcon-perception falcon_perception nemotron_parse rf-detr rfdetr
          rt_detr_v2 sam3d_body`),
      ),
      embed: all(
        table(String.raw`mlx_vlm/embedding_loader\.py`, "EMBEDDING_MODEL_REMAPPING"),
        words("bert embedding_gemma2 llama_bidirec modernbert siglip"),
      ),
      rank: words("bert modernbert xlm-roberta"),
    },
    quantizations: methods(String.raw`mlx_vlm/utils\.py`),
  },
  {
    id: "mlx-audio",
    label: "MLX-Audio",
    origin: { pip: "mlx-audio" },
    types: {
      transcribe: withRemapped(
        String.raw`mlx_audio/stt/utils\.py`,
        modules("mlx_audio/stt/models/", "/__init__.py"),
      ),
      speak: withRemapped(
        String.raw`mlx_audio/tts/utils\.py`,
        modules("mlx_audio/tts/models/", "/__init__.py"),
      ),
    },
  },
  {
    id: "llama.cpp",
    label: "llama.cpp, gguf",
    origin: { pip: "gguf" },
    // Values of `general.architecture` in a GGUF file; its server has no encoder-decoders.
    types: {
      chat: without(GGUF, words(`${GGUF_PARTS} ${GGUF_ENCODERS}`)),
      complete: without(GGUF, words(`${GGUF_PARTS} ${GGUF_ENCODERS}`)),
      embed: without(GGUF, words(GGUF_PARTS)),
      rank: words(`bert eurobert jina-bert-v2 jina-bert-v3 modern-bert neo-bert nomic-bert
        nomic-bert-moe qwen3`),
    },
  },
  {
    id: "tabbyapi",
    label: "TabbyAPI, ExLlamaV3",
    origin: { pip: "exllamav3" },
    architectures: { chat: EXLLAMA, complete: EXLLAMA },
    quantizations: matches(
      String.raw`exllamav3/conversion/compile\.py`,
      /"quant_method": "(\w+)"/g,
    ),
  },
  {
    id: "ovms",
    label: "OpenVINO GenAI",
    origin: {
      github: "openvinotoolkit/openvino.genai",
      paths: ["site/docs/supported-models/_components"],
    },
    architectures: {
      chat: all(genai("llm"), genai("vlm")),
      complete: genai("llm"),
      embed: genai("(text-)?embeddings?"),
      rank: genai("text-rerank"),
      transcribe: genai("(whisper|speech-recognition)"),
      speak: genai("speech-generation"),
    },
    types: { chat: genaiTypes },
  },
  {
    id: "speaches",
    label: "Speaches",
    origin: { github: "speaches-ai/speaches", paths: ["src/speaches/executors"] },
    // It loads by the library and tags of a record: CTranslate2 for Whisper, ONNX for the voices.
    types: {
      transcribe: words("whisper"),
      speak: matches(
        String.raw`src/speaches/executors/\w+\.py`,
        /^TAGS = \{"speaches", "(\w+)"\}/gm,
      ),
    },
  },
  {
    id: "whisper.cpp",
    label: "whisper.cpp",
    origin: { github: "ggml-org/whisper.cpp", paths: ["README.md"] },
    types: { transcribe: words("whisper") },
  },
  {
    id: "stable-diffusion.cpp",
    label: "stable-diffusion.cpp",
    origin: { github: "leejet/stable-diffusion.cpp", paths: ["src/model.h"] },
    architectures: {
      draw: pipelines(matches(String.raw`src/model\.h`, /^ {4}VERSION_(\w+),/gm)),
    },
  },
];
