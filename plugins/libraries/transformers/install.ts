// What a program of Transformers needs: extras, versions, and packages by the task, the type, the method and the files.
import { type Install, type Model, type Requirement, textIn } from "hubsmith";
import { example, filesOf, nameOf, typesOf } from "../../kit/tasks/record.ts";
import { baseModelOf } from "../../kit/catalog/base-model.ts";
import { TORCH_AUDIO } from "../../kit/libraries/torch.ts";
import { frameworkOf } from "./frameworks.ts";
import { modelTypeOf, splitsJapanese } from "../../kit/libraries/transformers/evidence.ts";
import { familyOf } from "../../kit/libraries/transformers/families.ts";
import type { Task } from "../../kit/libraries/transformers/task.ts";

/** What the pipeline and the class of a task need for a model. */
export function installFor(model: Model, task: Task): Install {
  const method = methodOf(model);
  const quantizer = Object.hasOwn(QUANTIZERS, method) ? QUANTIZERS[method]! : [];
  const extras = [
    EXTRAS[task.takes],
    ...(KERNELS.has(method) ? ["kernels"] : []),
    ...(needsTimm(model) ? ["timm"] : []),
    ...(needsSentencePiece(model) ? ["sentencepiece"] : []),
    ...(splitsJapanese(model) ? ["ja"] : []),
  ];
  // Donut reads a page without a program for that.
  const readsItself = task.takes === "image" && typesOf(model).includes("vision-encoder-decoder");
  const audio = model.tags.some((tag) => USES_TORCHAUDIO.has(tag)) ? TORCH_AUDIO : [];
  const family = familyOf(model);
  const framework = frameworkOf(model);
  const pip: readonly Requirement[] = [
    `transformers[${extras.join(",")}]${family?.versions ?? framework?.versions ?? (isTapex(model) ? "<5" : "")}`,
    ...(family !== undefined && /^(?:image|video)$/.test(task.takes) ? ["torchvision"] : []),
    ...(family?.packages ?? []),
    ...(readsItself ? [] : (task.packages ?? [])),
    ...(TYPE_NEEDS[modelTypeOf(model) ?? segmenterOf(model)] ?? []),
    ...(hasNGrams(model) ? ["pyctcdecode", "kenlm", "numpy<2"] : []),
    ...(framework?.packages ?? []),
    ...audio,
    ...quantizer,
  ];
  const notes = [
    readsItself ? "" : (task.note ?? ""),
    isPiped(model, task) ? CONVERT : "",
    hasNGrams(model) ? OLD_NUMPY : "",
  ].filter(Boolean);
  return notes.length === 0 ? { pip } : { pip, note: notes.join(" ") };
}

const OLD_NUMPY = "pyctcdecode needs NumPy 1, which is for Python 3.12 and older.";

// ffmpeg gets the file through a pipe, and cannot seek there to an index at the end.
const isPiped = (model: Model, { takes }: Task): boolean =>
  takes === "audio" && /\.(?:m4a|m4b|mp4|mov)$/i.test(example(model, "src") ?? "");
const CONVERT = "If it cannot read it, convert it first: ffmpeg -i recording.m4a recording.wav";

// The method that config.json names, or a tag of the Hub.
function methodOf({ id, config, tags }: Model): string {
  const named = textIn(config, "quantization_config", "quant_method");
  // The names of methods that it implements are tags, too.
  const known = ["compressed-tensors", ...Object.keys(QUANTIZERS), ...KERNELS];
  return named ?? known.find((method) => tags.includes(method)) ?? methodInName(id);
}

function methodInName(id: string): string {
  if (/-awq-(?:4bit|8bit|int\d)$/i.test(id)) return "compressed-tensors";
  return /-fp8$/i.test(id) ? "fp8" : "";
}

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

// A backbone of timm, or a model of timm in the form of Transformers.
const needsTimm = (model: Model): boolean =>
  model.library_name === "timm" ||
  WITH_TIMM.has(modelTypeOf(model) ?? "") ||
  baseModelOf(model)?.startsWith("timm/") === true;

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
const TYPE_NEEDS: Readonly<Record<string, readonly Requirement[]>> = {
  // It is built with the torch that is there.
  layoutlmv2: [
    {
      name: "git+https://github.com/facebookresearch/detectron2.git",
      flags: ["--no-build-isolation"],
    },
  ],
  mask2former: ["scipy"],
  maskformer: ["scipy"],
  oneformer: ["scipy"],
  smolvlm: ["num2words"],
};

// The architecture of a segmentation model in its name.
const segmenterOf = (model: Model): string =>
  /^(?:mask2former|maskformer|oneformer)/i.exec(nameOf(model))?.[0].toLowerCase() ?? "";

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
  // Repositories of that time often have no tokenizer.json.
  if (files === undefined && type === "xlm-roberta" && (model.lastModified ?? "3") < "2021")
    return true;
  return files?.some((path) => SENTENCEPIECE.test(path)) ?? false;
}

const SENTENCEPIECE = /(?:^|\/)(?:spiece|spm|sentencepiece\.bpe|tokenizer)\.model$/;

// Families without a tokenizer.json, whose records often lack the list of files.
const ONLY_SENTENCEPIECE = /^(?:m?deberta-v3-(?:xsmall|small|base|large)$|prot_t5|prostt5)/i;

const READS_SENTENCEPIECE: ReadonlySet<string> = new Set([
  "m2m_100",
  "marian",
  "pegasus",
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
