// Transformers: a pipeline if the task has one, and the processor with the model.
import { defineLibrary, type LoadCode, type Model } from "hubsmith";
import { type Code, python, type ValueObject } from "hubsmith/code";
import { trust } from "../kit/libraries/custom-code.ts";
import { isNamed, NOT_SHOWN } from "../kit/libraries/inferred.ts";
import { hasAdapter } from "../kit/libraries/weights.ts";
import { missingBut } from "../kit/libraries/missing.ts";
import { sentences } from "../kit/libraries/sentence-transformers.ts";
import { classFor, generatesFromMedia, mappedBy } from "../kit/libraries/transformers/classes.ts";
import {
  hasModules,
  isIncomplete,
  isEmbedder,
  isForSentences,
  isOnnxEmbedder,
  isReranker,
  modelTypeOf,
  needsCode,
  OTHER_FORMAT,
  taskOfType,
} from "../kit/libraries/transformers/evidence.ts";
import { frameworkOf } from "./transformers/frameworks.ts";
import { familyOf } from "../kit/libraries/transformers/families.ts";
import { remarks, tokenizerOf, useParts } from "./transformers/parts.ts";
import {
  chatTokens,
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
import { installFor } from "./transformers/install.ts";
import { X_RAY } from "../kit/samples/inputs.ts";
import { pictureFor, writesTags } from "../kit/samples/pictures.ts";
import { saveXRay } from "../kit/libraries/x-ray.ts";
import { specialProgramOf, unnamedProgramOf } from "./transformers/programs.ts";

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
    const own = unnamedProgramOf(model);
    if (own !== undefined) return own;
    if (!isNamed(model, "transformers") && !isShown(model)) return NOT_SHOWN;
    const special = specialProgramOf(model);
    if (special !== undefined) return special;
    const task = taskOf(model);
    const pipe = usePipeline(model, task);
    const parts = useParts(model, task, pipe === undefined);
    const install = installFor(model, task);
    const programs = [pipe, parts].flatMap((snippet) => (snippet ? [{ ...snippet, install }] : []));
    // Transformers itself returns the vectors of tokens.
    if (isForSentences(model)) {
      const others = task === UNKNOWN || scoresOtherwise(model) ? [] : programs;
      return hasHead(model) ? [...others, sentences(model)] : [sentences(model), ...others];
    }
    if (programs.length > 0) return programs;
    return model.library_name === "diffusers"
      ? NOT_SHOWN
      : missingBut(model, python`# ⚠️ Type of model unknown`);
  },
});

// Does a record without the library's name show that its model is for Transformers?
function isShown(model: Model): boolean {
  const { pipeline_tag: task = "", library_name: library, tags } = model;
  if (
    isEmbedder(model) ||
    isReranker(model) ||
    hasModules(model) ||
    hasAdapter(model) ||
    taskOf(model) === UNKNOWN ||
    OTHER_FORMAT.test(model.id) ||
    (isOnlyHosted(model) && !isUsual(model))
  )
    return false;
  // Most detectors of this kind have the code of other projects.
  if (task === "zero-shot-object-detection" && !/dino|omdet|owl/i.test(model.id)) return false;
  if (task === "image-to-image" && !hasCode(model) && !/swin2?sr/i.test(model.id)) return false;
  if (library === undefined && isIncomplete(model))
    return !OF_OTHERS.has(task) || isOnlyNamed(model) || hasCode(model);
  if (familyOf(model)?.print !== undefined) return true;
  if (needsCode(model) && tags.includes("safetensors"))
    return mappedBy(model).length > 0 || OF_CODE.has(task);
  const type = modelTypeOf(model);
  // Other libraries have formats of their own, except for language models.
  const isKnown = library === undefined || GENERAL.has(library);
  return type !== undefined && (isKnown || WRITES.has(taskOfType(type) ?? ""));
}

// Is nothing known but the providers that host it? The Hub's records have tags.
const isOnlyHosted = ({
  library_name: library,
  tags,
  inferenceProviderMapping: hosts,
}: Model): boolean =>
  library === undefined && tags.length === 0 && hosts !== undefined && hosts.length > 0;

const isUsual = ({ id, pipeline_tag: task = "", inferenceProviderMapping: hosts = [] }: Model) =>
  OF_TRANSFORMERS.test(task)
    ? !(task === "text-generation" && OTHER_CLASS.test(id))
    : // Hugging Face's own service runs such models with Transformers.
      /^(?:audio-classification|image-segmentation|question-answering)$/.test(task) &&
      hosts.every(({ provider }) => provider === "hf-inference");

// Tasks of which nearly all hosted models are for Transformers.
const OF_TRANSFORMERS =
  /^(?:fill-mask|image-(?:classification|text-to-text)|summarization|(?:text|token|zero-shot)-classification|text-generation)$/;
// Models that see, or have code of their own, are hosted as chats, too.
const OTHER_CLASS = /[-_](?:omni|phone|ultra|vl)(?=[-_]|$)/i;

const isOnlyNamed = ({ tags, pipeline_tag: task }: Model): boolean =>
  tags.every((tag) => tag === task);
const hasCode = (model: Model): boolean => needsCode(model) || modelTypeOf(model) !== undefined;

// Most models of these tasks are of other libraries, and the tags would name the type.
const OF_OTHERS: ReadonlySet<string> = new Set(["text-to-audio", "text-to-speech"]);

// Tasks whose models with their own code have one class.
const OF_CODE: ReadonlySet<string> = new Set([
  "text-classification",
  "text-generation",
  "token-classification",
]);

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

    ${remarks(model)}
    pipe = pipeline(${python.args([taskIdOf(model)], { model: model.id, ...tokenized(model), ...trust(model), ...placed(model, task) })})
    ${converses(model, task) ? talk(model, task) : ask(model, task)}
  `;
  return { purpose: "Use a pipeline", code };
}

// Repositories without a tokenizer have that of another model.
const tokenized = (model: Model): { readonly tokenizer?: string } => {
  const tokenizer = tokenizerOf(model);
  return tokenizer === model.id ? {} : { tokenizer };
};

const talk = (model: Model, task: Task): Code<"python"> => python`
  ${task.takes === "image" && pictureFor(model).url === X_RAY ? saveXRay(pictureFor(model).file) : python``}
  messages = ${messagesFor(model, task)}
  result = pipe(${python.args([python`messages`], { max_new_tokens: chatTokens(model), ...(speaks(model) ? { generate_kwargs: TEXT_ONLY } : {}), ...(writesTags(model) ? { skip_special_tokens: false } : {}) })})

  print(result[0]["generated_text"][-1]["content"])
`;

function ask(model: Model, task: Task): Code<"python"> {
  const sample = sampleFor(model, task, python`pipe.tokenizer`);
  return python`
    result = pipe(${task.asks?.(sample, model) ?? python.args([sample])})

    ${task.shows?.(model) ?? python`print(result)`}
  `;
}

// An embedder that was trained on top of a model with a head keeps the list of its modules.
const hasHead = (model: Model): boolean =>
  !isReranker(model) &&
  /^(?:fill-mask|(?:text|token)-classification)$/.test(model.pipeline_tag ?? "");

// Programs of its task would not load these weights, or not their last layer.
const scoresOtherwise = (model: Model): boolean =>
  isOnnxEmbedder(model) || (isReranker(model) && model.pipeline_tag !== "text-ranking");

// Models that generate text are often too large for one GPU, and are divided among the devices.
function placed(model: Model, { head = "" }: Task): ValueObject {
  const framework = frameworkOf(model);
  if (framework !== undefined) return { model_kwargs: framework.named };
  return GENERATES.test(head) ? { device_map: "auto" } : {};
}
