// Adapters of PEFT, which are loaded on top of their base model; also for records of Transformers.
import {
  absent,
  type Absence,
  type Install,
  type LoadCode,
  type Model,
  textIn,
  valueIn,
} from "hubsmith";
import { type Code, type Hole, python } from "hubsmith/code";
import { example, filesOf, nameOf } from "../tasks/record.ts";
import { INSTRUCTION } from "../samples/inputs.ts";
import { articleFor } from "../samples/articles.ts";
import { beginningFor } from "../samples/beginnings.ts";
import { namesFor } from "../samples/found-names.ts";
import { newsFor, newsQuestionFor } from "../samples/news.ts";
import { opinionFor } from "../samples/opinions.ts";
import { codesOf, textToTranslate, translationRequest } from "../samples/translation.ts";
import { baseModelOf } from "../catalog/base-model.ts";
import { noticeFor } from "./gated.ts";
import { trust, warning } from "./custom-code.ts";
import { audioFor } from "./sample-files.ts";
import { missingBut } from "./missing.ts";
import { ADAPTER, hasAdapter } from "./weights.ts";
import { tokensFor } from "./thinking.ts";
import { modelTypeOf } from "./transformers/evidence.ts";
import { chatWith } from "./transformers/task.ts";
import { taskOf } from "./transformers/tasks.ts";

export const INSTALL: Install = { pip: ["peft", "transformers[torch]"] };

const NAMED = /(?<![a-z])(?:q?lora|adapters?)(?![a-z])/i;
const MERGED = /merged|fused/i;

/** Is it an adapter, and not a complete model? Merged models also name a base model. */
export function isAdapter(model: Model): boolean {
  if (valueIn(model.config, "peft") !== undefined) return true;
  const files = filesOf(model);
  if (files?.some((path) => ADAPTER.test(path))) return hasAdapter(model);
  // The Hub counts the parameters of complete models only, and tags their type, which config.json has.
  if (files !== undefined || model.safetensors !== undefined || MERGED.test(model.id)) return false;
  const isNamed = NAMED.test(nameOf(model));
  if (tagsOf(model, "base_model:adapter:").length > 0)
    return isNamed || model.tags.includes("peft");
  return isNamed && modelTypeOf(model) === undefined;
}

/** Loads an adapter and its base model. */
export function adapter(model: Model): LoadCode | readonly LoadCode[] | Absence {
  const base = baseOf(model);
  const type = typeOf(model, base ?? "");
  if (type === "ASR")
    return { purpose: "Transcribe audio", code: hear(model, base), install: HEARS };
  const task = Object.hasOwn(TASKS, type) ? TASKS[type] : undefined;
  if (type === "") {
    const reason = `The library of the base model loads adapters for ${model.pipeline_tag ?? "diffusers"}.`;
    return absent({ code: "other-task", reason, fix: "See the model card." });
  }
  if (task === undefined && type !== "IMAGE_TEXT")
    return missingBut(model, python`# Task type is invalid.`);
  if (base === undefined && !isConfigured(model))
    return missingBut(model, python`# Base model is not found.`);
  const purpose = task?.purpose ?? "Ask about an image";
  const code = task === undefined ? see(model, base) : run(model, base, task);
  return { purpose, code, install: withLoader(task === undefined ? VISION : INSTALL, base) };
}

// adapter_config.json names the base model; if the record has its fields, the name is a path of the trainer's machine.
const isConfigured = (model: Model): boolean =>
  hasAdapter(model) && valueIn(model.config, "peft") === undefined;

// The folder of the adapter with the most steps, if none is at the top of the repository.
function folderOf(model: Model): string | undefined {
  const paths = filesOf(model)?.filter((path) => /(?:^|\/)adapter_config\.json$/.test(path)) ?? [];
  const last = paths.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1);
  return paths.includes("adapter_config.json") ? undefined : last?.slice(0, last.lastIndexOf("/"));
}

const inFolder = (model: Model): { readonly subfolder?: string } => {
  const subfolder = folderOf(model);
  return subfolder === undefined ? {} : { subfolder };
};

/** The name of the base model, as a string, or as code that reads it from the adapter. */
const nameOfBase = (base: string | undefined): Hole<"python"> =>
  base ?? python`config.base_model_name_or_path`;

const configured = (model: Model, base: string | undefined): Code<"python"> =>
  base === undefined
    ? python`${python.requires("peft", "PeftConfig")}config = PeftConfig.from_pretrained(${python.args([model.id], inFolder(model))})`
    : python``;

const tagsOf = (model: Model, prefix: string): readonly string[] =>
  model.tags.flatMap((tag) => (tag.startsWith(prefix) ? [tag.slice(prefix.length)] : []));

interface Task {
  readonly purpose: string;
  readonly loader: string;
  readonly inputs: (model: Model) => Code<"python">;
  readonly use: Code<"python">;
  /** Its last layer has one output for each label. */
  readonly labels?: true;
  /** PEFT has a class that also resizes the embeddings for new tokens. */
  readonly auto?: string;
}

const text =
  (choose: (model: Model) => string) =>
  (model: Model): Code<"python"> =>
    python`${example(model, "text") ?? choose(model)}`;

// The text to rewrite, if the record has no example.
function rewritten(model: Model): string {
  if (model.pipeline_tag === "translation") return textToTranslate(model);
  return model.pipeline_tag === "summarization" ? articleFor(model) : INSTRUCTION;
}

function requestOf(model: Model): string {
  if (model.pipeline_tag === "translation") return translationRequest(model);
  return model.pipeline_tag === "summarization"
    ? `Summarize: ${articleFor(model)}`
    : beginningFor(model);
}

function generate(first: Readonly<Record<string, Code<"python">>> = {}): Code<"python"> {
  return python`
    tokens = model.generate(${python.args([python`**inputs`], { ...first, max_new_tokens: 100 })})

    print(tokenizer.decode(tokens[0], skip_special_tokens=True))
  `;
}

const TASKS: Readonly<Record<string, Task>> = {
  CAUSAL_LM: {
    purpose: "Generate text",
    loader: "AutoModelForCausalLM",
    auto: "AutoPeftModelForCausalLM",
    inputs: text(requestOf),
    use: generate(),
  },
  SEQ_2_SEQ_LM: {
    purpose: "Transform text",
    loader: "AutoModelForSeq2SeqLM",
    auto: "AutoPeftModelForSeq2SeqLM",
    inputs: text(rewritten),
    use: generate(),
  },
  TOKEN_CLS: {
    purpose: "Label words",
    loader: "AutoModelForTokenClassification",
    inputs: text((model) => namesFor(model).text),
    labels: true,
    use: python`
      labels = model(**inputs).logits.argmax(-1)[0].tolist()

      print(list(zip(inputs.tokens(), labels)))
    `,
  },
  SEQ_CLS: {
    purpose: "Classify text",
    loader: "AutoModelForSequenceClassification",
    inputs: text(opinionFor),
    labels: true,
    use: python`print(model(**inputs).logits.softmax(-1))`,
  },
  QUESTION_ANS: {
    purpose: "Answer a question from a text",
    loader: "AutoModelForQuestionAnswering",
    inputs: (model) =>
      python.args([
        example(model, "text") ?? newsQuestionFor(model),
        example(model, "context") ?? newsFor(model),
      ]),
    use: python`
      outputs = model(**inputs)
      start, end = outputs.start_logits.argmax(), outputs.end_logits.argmax()

      print(tokenizer.decode(inputs["input_ids"][0, start : end + 1]))
    `,
  },
  FEATURE_EXTRACTION: {
    purpose: "Embed text",
    loader: "AutoModel",
    inputs: text(opinionFor),
    use: python`print(model(**inputs).last_hidden_state.shape)`,
  },
};

// By the model's task, for records without a config.
const TYPES: Readonly<Record<string, string>> = {
  "automatic-speech-recognition": "ASR",
  "feature-extraction": "FEATURE_EXTRACTION",
  "sentence-similarity": "FEATURE_EXTRACTION",
  "text-classification": "SEQ_CLS",
  "text-generation": "CAUSAL_LM",
  "token-classification": "TOKEN_CLS",
};
// Trainers save CAUSAL_LM for models with images, too.
const WITH_IMAGES: readonly string[] = [
  "any-to-any",
  "image-text-to-text",
  "image-to-text",
  "visual-question-answering",
];
const REWRITES: readonly string[] = ["summarization", "text2text-generation", "translation"];
// Most adapters of these tasks are for language models, so others must have a name of their family.
const ENCODER_DECODERS = /t5|bart|pegasus|nllb|m2m|marian|opus-mt|madlad/i;
const ENCODERS = /bert|electra|deberta|mpnet|longformer|xlm/i;

// By the base model's name, for records without a task.
const FAMILIES: readonly (readonly [family: RegExp, type: string])[] = [
  [/whisper|wav2vec/i, "ASR"],
  [/(?<![a-z])vl(?![a-z])|vision|llava|paligemma|smolvlm/i, "IMAGE_TEXT"],
  [/stable-diffusion|flux|qwen-image|(?<![a-z])wan2/i, ""],
  [ENCODER_DECODERS, "SEQ_2_SEQ_LM"],
  [ENCODERS, "FEATURE_EXTRACTION"],
];

// Names of base models with a chat template.
const CHATS =
  /(?<![a-z])(?:instruct|chat|it|dpo|sft|thinking|gpt-oss|deepseek-r1|phi-?[34]|qwen-?3|smollm3|zephyr|vicuna|hermes)(?![a-z])/i;
const PRETRAINED = /(?<![a-z])(?:base|pt|pretrain(?:ed)?)(?![a-z])/i;

// The base model has the template, or the adapter's own tokenizer.
const converses = (model: Model, base: string): boolean =>
  model.tags.includes("conversational") || (CHATS.test(base) && !PRETRAINED.test(base));

function typeOf(model: Model, base: string): string {
  const { pipeline_tag: task = "other", config, tags } = model;
  if (WITH_IMAGES.includes(task)) return "IMAGE_TEXT";
  const named = textIn(config, "peft", "task_type");
  if (named !== undefined) return named;
  if (REWRITES.includes(task)) return ENCODER_DECODERS.test(base) ? "SEQ_2_SEQ_LM" : "CAUSAL_LM";
  if (task === "question-answering") return ENCODERS.test(base) ? "QUESTION_ANS" : "CAUSAL_LM";
  if (task === "other" && tags.includes("diffusers")) return "";
  if (task === "other") return FAMILIES.find(([family]) => family.test(base))?.[1] ?? "CAUSAL_LM";
  // Language models are trained with rewards, too.
  if (task === "reinforcement-learning" && CHATS.test(base)) return "CAUSAL_LM";
  return Object.hasOwn(TYPES, task) ? TYPES[task]! : "";
}

const ON_HUB = /^\w[\w.-]*(\/\w[\w.-]*)?$/;

// Trainers also save the local folder of the model; then the Hub's tag has the id, or the model card.
function baseOf(model: Model): string | undefined {
  const carded = [valueIn(model.cardData, "base_model") ?? []].flat().map(String);
  const tagged = [...tagsOf(model, "base_model:adapter:"), baseModelOf(model) ?? ""];
  return [namedBy(model), ...tagged, ...carded].find((id) => ON_HUB.test(id));
}

const namedBy = ({ config }: Model): string =>
  textIn(config, "peft", "base_model_name_or_path") ?? "";

// An adapter with new tokens has its own tokenizer.
const hasTokenizer = (model: Model): boolean =>
  valueIn(model.config, "tokenizer_config") !== undefined ||
  filesOf(model)?.includes("tokenizer_config.json") === true;

function run(model: Model, base: string | undefined, task: Task): Code {
  const { loader, auto, inputs, use, labels } = task;
  const chats = task === TASKS["CAUSAL_LM"] && converses(model, base ?? "");
  const translates = model.pipeline_tag === "translation" && task === TASKS["SEQ_2_SEQ_LM"];
  const codes = translates ? codesOf(model, base) : undefined;
  const isOwn = hasTokenizer(model) || (chats && base !== undefined && !CHATS.test(base));
  const reader = python.args([isOwn ? model.id : nameOfBase(base)], {
    ...trust(model),
    ...(codes === undefined ? {} : { src_lang: codes.source }),
  });
  const first = codes && python`tokenizer.convert_tokens_to_ids(${codes.token})`;
  const isWhole = base === undefined || ON_HUB.test(namedBy(model));
  const whole = isWhole && folderOf(model) === undefined ? auto : undefined;
  const program = python`
    inputs = tokenizer(${inputs(model)}, return_tensors="pt").to(model.device)
    ${first === undefined ? use : generate({ forced_bos_token_id: first })}
  `;
  return python`
    from transformers import AutoTokenizer

    ${noticeFor(model, base)}
    ${warning(model)}
    ${isOwn && whole !== undefined ? python`` : configured(model, base)}
    tokenizer = AutoTokenizer.from_pretrained(${reader})
    ${whole === undefined ? onBase(model, base, loader, labels) : byAuto(model, whole)}

    ${chats ? chatWith(model, taskOf(model, "text-generation"), python`tokenizer`, tokensFor(model, 200, base)) : program}
  `;
}

function byAuto(model: Model, auto: string): Code<"python"> {
  const name = python.name(auto);
  return python`
    ${python.requires("peft", auto)}
    model = ${name}.from_pretrained(${python.args([model.id], { device_map: "auto", ...trust(model) })})
  `;
}

function onBase(
  model: Model,
  base: string | undefined,
  loader: string,
  labels = false,
): Code<"python"> {
  const named = {
    ...(labels ? { num_labels: python`labels` } : {}),
    device_map: "auto",
    ...trust(model),
  };
  return python`
    ${python.requires("peft", "PeftModel")}
    ${python.requires("transformers", loader)}
    ${labels ? countLabels(model) : python``}
    base = ${python.name(loader)}.from_pretrained(${python.args([nameOfBase(base)], named)})
    model = PeftModel.from_pretrained(${python.args([python`base`, model.id], inFolder(model))})
  `;
}

// The record does not have the number of labels, but the last layer of the adapter has.
const countLabels = (model: Model): Code<"python"> => python`
  ${python.requires("peft", "load_peft_weights")}
  last = (".classifier.weight", ".score.weight", ".out_proj.weight")
  weights = load_peft_weights(${model.id}, device="cpu")
  labels = next((len(weights[name]) for name in weights if name.endswith(last)), 2)
`;

// Weights in four bits need their loader.
const withLoader = (install: Install, base = ""): Install =>
  /bnb-4bit/i.test(base) ? { pip: [...(install.pip ?? []), "bitsandbytes"] } : install;

const VISION: Install = { pip: ["peft", "transformers[torch,vision]"] };

function see(model: Model, base: string | undefined): Code {
  const task = taskOf(model, "image-text-to-text");
  return python`
    from peft import PeftModel
    from transformers import AutoModelForImageTextToText, AutoProcessor

    ${noticeFor(model, base)}
    ${warning(model)}
    ${configured(model, base)}
    processor = AutoProcessor.from_pretrained(${python.args([nameOfBase(base)], trust(model))})
    base = AutoModelForImageTextToText.from_pretrained(${python.args([nameOfBase(base)], { device_map: "auto", ...trust(model) })})
    model = PeftModel.from_pretrained(${python.args([python`base`, model.id], inFolder(model))})

    ${chatWith(model, task, python`processor`, tokensFor(model, 200, base))}
  `;
}

const HEARS: Install = {
  ...INSTALL,
  note: "The recording is read by the program ffmpeg, which must be installed.",
};

// The pipeline loads the base model, too.
function hear(model: Model, base = ""): Code {
  const sample = example(model, "src") ?? audioFor(model);
  const named = /whisper/i.test(base) ? { return_timestamps: true } : {};
  return python`
    from transformers import pipeline

    ${warning(model)}
    pipe = pipeline(${python.args(["automatic-speech-recognition"], { model: model.id, ...trust(model) })})
    result = pipe(${python.args([sample], named)})

    print(result["text"])
  `;
}
