// Transformers: a pipeline if the task has one, and the processor with the model.
import { absent, defineLibrary, type Install, type LoadCode, type Model, textIn } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { trust, warning } from "../kit/libraries/custom-code.ts";
import { isNamed, NOT_SHOWN } from "../kit/libraries/inferred.ts";
import { TORCH_AUDIO } from "../kit/libraries/torch.ts";
import { filesOf, nameOf } from "../kit/tasks/record.ts";
import { draftOf } from "../kit/libraries/draft.ts";
import { IMAGE } from "../kit/tasks/sample-inputs.ts";
import { textsFor } from "../kit/tasks/sample-texts.ts";
import { INSTALL as BIREFNET, removeBackground } from "../kit/libraries/birefnet.ts";
import { checkSafety } from "../kit/libraries/diffusers/safety-checker.ts";
import { isQwenAsr, listen } from "../kit/libraries/qwen-asr.ts";
import { rank } from "../kit/libraries/pylate.ts";
import { isVoxtralRealtime, transcribe } from "../kit/libraries/voxtral.ts";
import { adapter, isAdapter } from "../kit/libraries/peft.ts";
import { isVibeVoice, vibeVoice } from "../kit/libraries/vibevoice.ts";
import { inference } from "../kit/libraries/vllm.ts";
import { elsewhereOf } from "../kit/libraries/transformers/elsewhere.ts";
import { ownCallOf } from "../kit/libraries/transformers/own-calls.ts";
import { isForServers } from "../kit/libraries/transformers/served.ts";
import { missingBut } from "../kit/libraries/missing.ts";
import { sentences } from "../kit/libraries/sentence-transformers.ts";
import { inOtherFormat } from "../kit/libraries/other-formats.ts";
import { tokensFor } from "../kit/libraries/thinking.ts";
import { classFor, generatesFromMedia, mappedBy } from "../kit/libraries/transformers/classes.ts";
import {
  hasOnlyGguf,
  hasOnlyText,
  ONLY_TEXT,
  ONLY_GGUF,
  isIncomplete,
  isEmbedder,
  isForSentences,
  isOnnxEmbedder,
  isPrompted,
  isReranker,
  ranksItself,
  modelTypeOf,
  needsCode,
  OTHER_FORMAT,
  taskOfType,
} from "../kit/libraries/transformers/evidence.ts";
import { type Family, familyOf } from "../kit/libraries/transformers/families.ts";
import { tokenizerOf, useParts } from "../kit/libraries/transformers/parts.ts";
import {
  converses,
  GENERATES,
  messagesFor,
  sampleFor,
  speaks,
  type Task,
  TEXT_ONLY,
  UNKNOWN,
} from "../kit/libraries/transformers/task.ts";
import { taskIdOf, taskOf } from "../kit/libraries/transformers/tasks.ts";

export default defineLibrary({
  id: "transformers",
  prettyLabel: "Transformers",
  repoName: "🤗/transformers",
  repoUrl: "https://github.com/huggingface/transformers",
  docsUrl: "https://huggingface.co/docs/hub/transformers",
  filter: true,
  tasks: [
    "text-classification",
    "token-classification",
    "table-question-answering",
    "question-answering",
    "zero-shot-classification",
    "translation",
    "summarization",
    "feature-extraction",
    "text-generation",
    "fill-mask",
    "text-to-speech",
    "text-to-audio",
    "automatic-speech-recognition",
    "audio-classification",
    "audio-text-to-text",
    "depth-estimation",
    "image-classification",
    "object-detection",
    "image-segmentation",
    "image-to-text",
    "image-to-image",
    "video-classification",
    "reinforcement-learning",
    "tabular-to-text",
    "table-to-text",
    "multiple-choice",
    "text-ranking",
    "image-text-to-text",
    "visual-question-answering",
    "document-question-answering",
    "zero-shot-image-classification",
    "graph-ml",
    "mask-generation",
    "zero-shot-object-detection",
    "image-feature-extraction",
    "video-text-to-text",
    "keypoint-detection",
    "visual-document-retrieval",
    "any-to-any",
  ],
  hostedInferenceTasks: [
    "audio-classification",
    "automatic-speech-recognition",
    "depth-estimation",
    "document-question-answering",
    "feature-extraction",
    "fill-mask",
    "image-classification",
    "image-feature-extraction",
    "image-segmentation",
    "image-to-image",
    "image-to-text",
    "image-text-to-text",
    "mask-generation",
    "object-detection",
    "question-answering",
    "summarization",
    "table-question-answering",
    "text-classification",
    "text-generation",
    "text-to-audio",
    "text-to-speech",
    "token-classification",
    "translation",
    "video-classification",
    "visual-question-answering",
    "zero-shot-classification",
    "zero-shot-image-classification",
    "zero-shot-object-detection",
  ],
  isTriedUnnamed: true,
  install: { pip: ["transformers[torch]"] },
  snippets: (model) => {
    if (hasOnlyGguf(model)) return ONLY_GGUF;
    if (hasOnlyText(model)) return ONLY_TEXT;
    if (isNamed(model, "mlx")) return MLX;
    if (isQwenAsr(model)) return listen(model);
    if (isVoxtralRealtime(model)) return transcribe(model);
    if (!isNamed(model, "transformers") && !isShown(model)) return NOT_SHOWN;
    const other = inOtherFormat(model);
    if (other !== undefined) return other;
    if (isAdapter(model)) return adapter(model);
    const draft = draftOf(model);
    if (draft !== undefined) return draft;
    if (isVibeVoice(model)) return vibeVoice(model);
    const own = ownCallOf(model);
    if (own !== undefined) return own;
    const elsewhere = elsewhereOf(model);
    if (elsewhere !== undefined) return elsewhere;
    const task = taskOf(model);
    if (isForServers(model, task)) return inference(model);
    if (isPrompted(model)) return PROMPTED;
    if (isColbert(model)) return { purpose: "Rank passages", code: rank(model), install: PYLATE };
    if (isSafetyChecker(model)) return checkSafety(model);
    if (ranksItself(model)) return { purpose: "Rank passages", code: rankAtOnce(model) };
    if (isRemover(model)) return { purpose: "Remove the background", ...remover(model) };
    const family = familyOf(model);
    if (family?.print !== undefined)
      return {
        purpose: family.purpose ?? "Ask about an image",
        code: family.print(model),
        install: { pip: packagesOf(family) },
      };
    const pipe = usePipeline(model, task);
    const parts = useParts(model, task, pipe === undefined);
    const install = installFor(model, task);
    const programs = [pipe, parts].flatMap((snippet) => (snippet ? [{ ...snippet, install }] : []));
    // Transformers itself returns the vectors of tokens.
    if (isForSentences(model))
      return [sentences(model), ...(scoresOtherwise(model) ? [] : programs)];
    return programs.length > 0 ? programs : missingBut(model, python`# ⚠️ Type of model unknown`);
  },
});

const MLX = absent({ code: "mlx-weights", reason: "The weights are for MLX.", fix: "Use MLX." });

// Does a record without the library's name show that its model is for Transformers?
function isShown(model: Model): boolean {
  const { pipeline_tag: task = "", library_name: library, tags } = model;
  if (
    isEmbedder(model) ||
    isReranker(model) ||
    taskOf(model) === UNKNOWN ||
    OTHER_FORMAT.test(model.id)
  )
    return false;
  if (library === undefined && isIncomplete(model)) return true;
  if (needsCode(model) && tags.includes("safetensors"))
    return mappedBy(model).length > 0 || task === "text-generation";
  const type = modelTypeOf(model);
  // Other libraries have formats of their own, except for language models.
  const isKnown = library === undefined || GENERAL.has(library);
  return type !== undefined && (isKnown || WRITES.has(taskOfType(type) ?? ""));
}

const WRITES: ReadonlySet<string> = new Set(["image-text-to-text", "text-generation"]);

// Names that say nothing about the format.
const GENERAL: ReadonlySet<string> = new Set(["custom", "other", "pytorch", "safetensors"]);

function usePipeline(model: Model, task: Task): LoadCode | undefined {
  const mapped = mappedBy(model);
  const isMapped = mapped.length === 0 || mapped.includes(classFor(model, task));
  const isOwn = mapped.length === 0 && needsCode(model) && generatesFromMedia(task);
  if (task.hasNoPipeline || !isMapped || isOwn) return undefined;
  const code = python`
    from transformers import pipeline

    ${warning(model)}
    pipe = pipeline(${python.args([taskIdOf(model)], { model: model.id, ...tokenized(model), ...trust(model), ...placed(task) })})
    ${converses(model, task) ? talk(model, task) : ask(model, task)}
  `;
  return { purpose: "Use a pipeline", code };
}

// Repositories without a tokenizer have that of another model.
const tokenized = (model: Model): { readonly tokenizer?: string } => {
  const tokenizer = tokenizerOf(model);
  return tokenizer === model.id ? {} : { tokenizer };
};

function talk(model: Model, task: Task): Code<"python"> {
  return python`
    messages = ${messagesFor(model, task)}
    result = pipe(${python.args([python`messages`], { max_new_tokens: tokensFor(model, 200), ...(speaks(model) ? { generate_kwargs: TEXT_ONLY } : {}) })})

    print(result[0]["generated_text"][-1]["content"])
  `;
}

function ask(model: Model, task: Task): Code<"python"> {
  const sample = sampleFor(model, task, python`pipe.tokenizer`);
  return python`
    result = pipe(${task.asks?.(sample, model) ?? python.args([sample])})

    ${task.shows ?? python`print(result)`}
  `;
}

// Its extra "vision" had no torchvision.
const packagesOf = ({ versions, packages = [], hears }: Family): readonly string[] => [
  `transformers[torch]${versions}`,
  ...(hears === true ? [] : ["torchvision", "pillow"]),
  ...packages,
];

function installFor(model: Model, task: Task): Install {
  const method = methodOf(model);
  const quantizer = Object.hasOwn(QUANTIZERS, method) ? QUANTIZERS[method]! : [];
  const extras = [
    EXTRAS[task.takes],
    ...(KERNELS.has(method) ? ["kernels"] : []),
    ...(WITH_TIMM.has(modelTypeOf(model) ?? "") ? ["timm"] : []),
    ...(needsSentencePiece(model) ? ["sentencepiece"] : []),
  ];
  const audio = model.tags.some((tag) => USES_TORCHAUDIO.has(tag)) ? TORCH_AUDIO : [];
  const family = familyOf(model);
  const pip = [
    `transformers[${extras.join(",")}]${family?.versions ?? (isTapex(model) ? "<5" : "")}`,
    ...(family !== undefined && task.takes === "image" ? ["torchvision"] : []),
    ...(family?.packages ?? []),
    ...(task.packages ?? []),
    ...(TYPE_NEEDS[modelTypeOf(model) ?? ""] ?? []),
    ...(hasNGrams(model) ? ["pyctcdecode", "kenlm"] : []),
    ...audio,
    ...quantizer,
  ];
  return task.note === undefined ? { pip } : { pip, note: task.note };
}

// Programs of its task would not load these weights, or not their last layer.
const scoresOtherwise = (model: Model): boolean =>
  isOnnxEmbedder(model) || (isReranker(model) && model.pipeline_tag !== "text-ranking");

function rankAtOnce(model: Model): Code {
  return python`
    from transformers import AutoModel

    ${warning(model)}
    model = AutoModel.from_pretrained(${python.args([model.id], { dtype: "auto", ...trust(model) })})
    passages = ${textsFor(model).passages}
    ranking = model.rerank(${textsFor(model).query}, passages)

    print(ranking)
  `;
}

const PROMPTED = absent({
  code: "prompted-reranker",
  reason: "This reranker is a language model with its own prompt.",
  fix: "See the model card for its prompt.",
});

// A model with a vector for each token of a text; those of pages see images.
const isColbert = (model: Model): boolean =>
  TEXT_MATCHING.has(model.pipeline_tag ?? "") &&
  taskOf(model).takes === "text" &&
  model.tags.some((tag) => /^colbert$/i.test(tag));

const TEXT_MATCHING: ReadonlySet<string> = new Set([
  "",
  "feature-extraction",
  "sentence-similarity",
  "text-ranking",
]);

const PYLATE: Install = { pip: ["pylate"] };

// Its class is in Diffusers.
const isSafetyChecker = ({ id }: Model): boolean => /safety-checker/i.test(id);

const isRemover = (model: Model): boolean =>
  model.tags.includes("custom_code") && /birefnet|rmbg/i.test(cluesOf(model));

const cluesOf = ({ id, config }: Model): string =>
  `${id} ${textIn(config, "architectures", 0) ?? ""}`;

// Version 1.4 of RMBG has its own pipeline, which returns an image; the newer one is a BiRefNet.
function remover(model: Model): { readonly code: Code; readonly install: Install } {
  if (!/BriaRMBG|RMBG-1/i.test(cluesOf(model)))
    return { code: removeBackground(model), install: BIREFNET };
  const code = python`
    from transformers import pipeline

    ${warning(model)}
    pipe = pipeline(${python.args(["image-segmentation"], { model: model.id, ...trust(model) })})
    ${python.requires("numpy")}
    ${python.requires("PIL", "Image")}
    result = pipe(${IMAGE})

    Image.fromarray(numpy.array(result)).save("foreground.png")
  `;
  return { code, install: { pip: ["transformers[torch,vision]<5", "scikit-image"] } };
}

// The method that config.json names, or a tag of the Hub.
function methodOf({ id, config, tags }: Model): string {
  const named = textIn(config, "quantization_config", "quant_method");
  // The names of methods that it implements are tags, too.
  const known = ["compressed-tensors", ...Object.keys(QUANTIZERS), ...KERNELS];
  const otherwise = /-awq-(?:4bit|8bit|int\d)$/i.test(id) ? "compressed-tensors" : "";
  return named ?? known.find((method) => tags.includes(method)) ?? otherwise;
}

// Models that generate text are often too large for one GPU, and are divided among the devices.
const placed = ({ head = "" }: Task): { readonly device_map?: "auto" } =>
  GENERATES.test(head) ? { device_map: "auto" } : {};

const EXTRAS: Readonly<Record<Task["takes"], string>> = {
  text: "torch",
  table: "torch",
  image: "torch,vision",
  // The extra "audio" includes torchaudio, whose newest version does not fit the newest torch.
  audio: "torch",
  video: "torch,vision,video",
};

// Types of models whose inputs are created with torchaudio.
const USES_TORCHAUDIO: ReadonlySet<string> = new Set([
  "fun_asr_nano",
  "granite_speech",
  "granite_speech5",
  "granite_speech_plus",
  "musicgen_melody",
]);

// Types of models with a backbone of timm.
const WITH_TIMM: ReadonlySet<string> = new Set([
  "conditional_detr",
  "dab-detr",
  "deformable_detr",
  "detr",
  "edgetam",
  "fast_vlm",
  "gemma3n",
  "perception_lm",
  "table-transformer",
]);

// Version 5 has no TapexTokenizer.
const isTapex = (model: Model): boolean => /^tapex/i.test(nameOf(model));

// Additional packages that the class or the processor of a type imports.
const TYPE_NEEDS: Readonly<Record<string, readonly string[]>> = {
  mask2former: ["scipy"],
  maskformer: ["scipy"],
  oneformer: ["scipy"],
  kimi_k25: ["tiktoken"],
  smolvlm: ["num2words"],
};

// A language model of n-grams beside the model that hears.
const hasNGrams = (model: Model): boolean =>
  model.pipeline_tag === "automatic-speech-recognition" &&
  (filesOf(model)?.some((path) => path === "alphabet.json" || path.startsWith("language_model/")) ??
    false);

// Without a tokenizer.json, Transformers converts the file of SentencePiece; for some types it always reads that.
function needsSentencePiece(model: Model): boolean {
  const files = filesOf(model);
  const type = modelTypeOf(model) ?? (/opus-mt/i.test(model.id) ? "marian" : "");
  if (READS_SENTENCEPIECE.has(type) && !/nllb/i.test(model.id)) return true;
  if (files?.includes("tokenizer.json")) return false;
  if (ONLY_SENTENCEPIECE.test(nameOf(model))) return true;
  return files?.some((path) => SENTENCEPIECE.test(path)) ?? false;
}

const SENTENCEPIECE = /(?:^|\/)(?:spiece|spm|sentencepiece\.bpe|tokenizer)\.model$/;

// Families without a tokenizer.json, whose records often lack the list of files.
const ONLY_SENTENCEPIECE = /^(?:m?deberta-v3-(?:xsmall|small|base|large)$|prot_t5|prostt5)/i;

const READS_SENTENCEPIECE: ReadonlySet<string> = new Set([
  "m2m_100",
  "marian",
  "siglip",
  "speech_to_text",
  "speecht5",
]);

// Methods that use kernels from the Hub; the package that downloads them must have a version that Transformers
// supports.
const KERNELS: ReadonlySet<string> = new Set(["eetq", "fp8", "mxfp4", "mxfp8", "nvfp4"]);

// Additional packages to load quantized weights, by the method in config.json.
const QUANTIZERS: Readonly<Record<string, readonly string[]>> = {
  aqlm: ["aqlm[gpu,cpu]"],
  "auto-round": ["auto-round"],
  awq: ["gptqmodel"],
  bitsandbytes: ["bitsandbytes"],
  "compressed-tensors": ["compressed-tensors"],
  gptq: ["optimum", "gptqmodel"],
  hqq: ["hqq"],
  quanto: ["optimum-quanto"],
  spqr: ["spqr_quant[gpu]"],
  torchao: ["torchao"],
  vptq: ["vptq"],
};
