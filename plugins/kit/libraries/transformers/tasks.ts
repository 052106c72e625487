// The tasks of Transformers: the input, the class, and how the output is used.
import { type Model, textIn, valueIn } from "hubsmith";
import { type Code, type Hole, python } from "hubsmith/code";
import { oncePer } from "#core/base/freeze";
import { example, nameOf, typesOf } from "../../tasks/record.ts";
import * as samples from "../../samples/inputs.ts";
import { type Pair, pairFor } from "../../samples/pairs.ts";
import { asksAboutPages, pictureFor } from "../../samples/pictures.ts";
import { articleFor } from "../../samples/articles.ts";
import { askedFor } from "../../samples/asked.ts";
import { beginningFor } from "../../samples/beginnings.ts";
import { namesFor } from "../../samples/found-names.ts";
import { newsFor, newsQuestionFor } from "../../samples/news.ts";
import { complaintFor, opinionFor } from "../../samples/opinions.ts";
import { textToRewrite } from "../../samples/rewritten.ts";
import { plainSpokenFor } from "../../samples/spoken.ts";
import { forLongAudio, isChat, modelTypeOf, taskOfType } from "./evidence.ts";
import { CENTER, isMetric } from "../depth.ts";
import { PERSON } from "../sample-files.ts";
import { promptFor } from "../../samples/sounds.ts";
import { codesOf, prefixOf, textToTranslate } from "../../samples/translation.ts";
import { askedOf, labelsFor, requestFor, type Task, tableOf, UNKNOWN } from "./task.ts";

/** The definition of a task, by default the model's. */
export const taskOf = (model: Model, id: string = taskIdOf(model)): Task =>
  (Object.hasOwn(TASKS, id) && TASKS[id]) || UNKNOWN;

const isFineTuned = ({ tags }: Model): boolean =>
  tags.some((tag) => tag.startsWith("base_model:finetune:"));

/** The id of the model's task; without one, that of its class, its architecture, its tags or its type. */
export const taskIdOf: (model: Model) => string = oncePer((model) => {
  const { pipeline_tag: pipelineTag = "other", tags } = model;
  const type = modelTypeOf(model) ?? "";
  const usual = usualTaskOf(model, type);
  if (lacksHead(model)) return usual ?? "other";
  // Some models that only write keep the task of the larger model that they are a part of.
  if (pipelineTag === "image-text-to-text" && usual === "text-generation") return usual;
  if (pipelineTag === "text-generation" && usual === "image-text-to-text" && !ALSO_CAUSAL.has(type))
    return usual;
  // Chats that see; the models of the task itself only answer in a word.
  if (pipelineTag === "visual-question-answering" && VISION_LANGUAGE.test(type))
    return "image-text-to-text";
  if (OF_TYPE.get(pipelineTag)?.has(usual ?? "") === true) return usual!;
  if (SEES.has(TASKS[pipelineTag]?.takes) && TASKS[usual ?? ""]?.takes === "audio")
    return heardBy(model) ?? usual!;
  if (pipelineTag === "conversational")
    return repliesAsSeq2Seq(model, usual) ? "text2text-generation" : pipelineTag;
  // The type of a base model that writes has no task with images as output.
  if (pipelineTag === "image-text-to-image" && usual === "image-text-to-text" && isFineTuned(model))
    return usual;
  if (pipelineTag !== "other")
    return rewritesAsCausal(model, pipelineTag, usual) ? "text-generation" : pipelineTag;
  const classes = [architectureOf(model), textIn(model.transformersInfo, "auto_model") ?? ""];
  const ofClass = textIn(model.transformersInfo, "pipeline_tag") ?? "";
  const task = [
    OF_TYPE.get(ofClass)?.has(usual ?? "") === true ? usual! : ofClass,
    ...classes.map((name) => ARCHITECTURES.find(([pattern]) => pattern.test(name))?.[1] ?? ""),
    ...tags.filter((tag) => !["conversational", "feature-extraction"].includes(tag)),
    usual ?? "",
    tags.includes("text-generation-inference") || isChat(model) ? "text-generation" : "",
  ].find((id) => Object.hasOwn(TASKS, id));
  return task ?? pipelineTag;
});

// The names of dialogue models of the time when "conversational" was a task.
const repliesAsSeq2Seq = ({ id }: Model, usual = ""): boolean =>
  usual === "text2text-generation" || /blenderbot|bart|cosmo-|godel|seq2seq|t5/i.test(id);

// Types of models for images that AutoModelForCausalLM loads, too.
const ALSO_CAUSAL: ReadonlySet<string> = new Set([
  "dots3_note",
  "emu3",
  "fuyu",
  "gemma3",
  "gemma3n",
  "gemma4",
  "gemma4_unified",
  "git",
  "got_ocr2",
  "llama4",
  "mllama",
  "qwen3_5",
  "qwen3_5_moe",
  "qwen4_exp",
]);

// The Hub adds the tag to models of AutoModelForPreTraining.
function isForPretraining(model: Model): boolean {
  const architecture = architectureOf(model);
  if (architecture !== "") return architecture.endsWith("ForPreTraining");
  return (
    model.tags.includes("pretraining") ||
    textIn(model.transformersInfo, "auto_model") === "AutoModelForPreTraining"
  );
}

/** Is the task of the record one of labels, and has the model not been trained for labels? They would be random. */
export const lacksHead = (model: Model): boolean =>
  LABELS.test(model.pipeline_tag ?? "") && isForPretraining(model);

const LABELS =
  /^(?:automatic-speech-recognition|(?:audio|image|text|token|video)-classification|image-segmentation|object-detection|question-answering)$/;

function usualTaskOf(model: Model, type: string): string | undefined {
  const isPretrained = isForPretraining(model);
  if (type === "electra" && isPretrained) return "replaced-token-detection";
  if (type === "esm" && /esmfold/i.test(model.id)) return "protein-folding";
  if (
    ENCODES.test(type) &&
    (model.pipeline_tag === "feature-extraction" || /-enc(?:oder)?$/i.test(model.id))
  )
    return "text-encoding";
  if (model.pipeline_tag === undefined && isNamedClassifier(model, type))
    return "image-classification";
  return PRETRAINED_BY_GAPS.has(type) && isPretrained ? "fill-mask" : taskOfType(type);
}

// A record without a task may have the name of a classifier.
const isNamedClassifier = (model: Model, type: string): boolean =>
  taskOfType(type) === "image-feature-extraction" &&
  /image[-_](?:classifi|detect)/i.test(nameOf(model));

const architectureOf = ({ config }: Model): string =>
  [valueIn(config, "architectures") ?? []].flat().map(String)[0] ?? "";

// Types whose models for pretraining predict masked words, and one thing more.
const PRETRAINED_BY_GAPS: ReadonlySet<string> = new Set([
  "albert",
  "bert",
  "big_bird",
  "ernie",
  "fnet",
  "layoutlm",
  "megatron-bert",
  "mobilebert",
  "roc_bert",
]);

// Types that have an encoder, which is used alone.
const ENCODES = /^(?:m|u?m)?t5$/;

// Tasks that the Hub gives to models without a head. Their types decide what they take.
const EMBEDS = [
  "audio-encoding",
  "audio-feature-extraction",
  "document-feature-extraction",
  "image-feature-extraction",
  "text-encoding",
  "zero-shot-audio-classification",
  "zero-shot-image-classification",
];
const WRITTEN: ReadonlySet<string> = new Set(["text-generation", "text2text-generation"]);
const OF_TYPE: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["audio-classification", new Set(["zero-shot-audio-classification"])],
  ["feature-extraction", new Set(EMBEDS)],
  ["image-feature-extraction", new Set(EMBEDS)],
  ["image-segmentation", new Set(["text-guided-segmentation"])],
  ["keypoint-detection", new Set(["pose-estimation"])],
  ["table-to-text", WRITTEN],
  ["tabular-to-text", WRITTEN],
  ["text-generation", new Set(["text2text-generation"])],
  ["text2text-generation", new Set(["translation"])],
]);

// A model that hears has no task with pictures, whatever the record says.
const SEES: ReadonlySet<Task["takes"] | undefined> = new Set(["image", "video"]);

function heardBy(model: Model): string | undefined {
  const named = [architectureOf(model), textIn(model.transformersInfo, "auto_model") ?? ""];
  if (named.some((name) => /For(?:Audio|Sequence)Classification$/.test(name)))
    return "audio-classification";
  if (named.some((name) => name.endsWith("ForCTC"))) return "automatic-speech-recognition";
  return model.tags.find((tag) => Object.hasOwn(TASKS, tag) && TASKS[tag]!.takes === "audio");
}

// Language models also translate and summarize; the Hub tags them by their class.
const rewritesAsCausal = (model: Model, id: string, usual = ""): boolean =>
  TASKS[id]?.head === REWRITES.head &&
  !model.tags.includes("text2text-generation") &&
  (usual === "text-generation" ||
    model.tags.some((tag) => CAUSAL_TAGS.has(tag)) ||
    /CausalLM$|LMHeadModel$/.test(architectureOf(model)));

const CAUSAL_TAGS: ReadonlySet<string> = new Set([
  "conversational",
  "image-text-to-text",
  "text-generation",
]);

// By the ends of the names of classes. A model for conditional generation may also speak, hear or see.
const ARCHITECTURES: readonly (readonly [pattern: RegExp, task: string])[] = [
  [/T5EncoderModel$/, "text-encoding"],
  [/^DPR\w*Encoder$/, "passage-encoding"],
  [/ForCausalLM$|LMHeadModel$/, "text-generation"],
  [/ForSequenceClassification$/, "text-classification"],
  [/ForTokenClassification$/, "token-classification"],
  [/ForQuestionAnswering$/, "question-answering"],
  [/ForMaskedLM$/, "fill-mask"],
  [/ForImageClassification$/, "image-classification"],
  [/ForObjectDetection$/, "object-detection"],
  [/ForCTC$|^Whisper\w+Generation$/, "automatic-speech-recognition"],
  [/^(?:M2M100ForConditionalGeneration|MarianMTModel)$/, "translation"],
  [/(?:T5|Bart|Pegasus|Blenderbot|LED)ForConditionalGeneration$/, "text2text-generation"],
];

const NO_PIPELINE: Partial<Task> = { hasNoPipeline: true };

const HEARS: Task = {
  takes: "audio",
  note: "The recording is read by the program ffmpeg, which must be installed.",
};

const SAVE_DEPTH = python`result["depth"].save("depth.png")`;
// The image is scaled to its own range, so it has no meters.
const SAVE_METERS = python`
  ${SAVE_DEPTH}
  depth = result["predicted_depth"]

  ${CENTER}
`;

const GENERATED: Partial<Task> = { shows: () => python`print(result[0]["generated_text"])` };

const TENSOR: Partial<Task> = {
  asks: (sample) => python.args([sample], { return_tensors: true }),
  shows: () => python`print(result.shape)`,
};

const READS_PAGES: Partial<Task> = {
  packages: ["pytesseract"],
  note: "The page is read by the program tesseract, which must be installed.",
};

const SPEAKS: Task = {
  takes: "text",
  head: "TextToWaveform",
  isOnlyPipeline: true,
  packages: ["soundfile"],
  shows: () => python`
    ${python.requires("soundfile")}
    soundfile.write("sound.wav", result["audio"].T, result["sampling_rate"])
  `,
};

const ABOUT_IMAGE: Partial<Task> = {
  ...GENERATED,
  asks: (images, model) => python.args([], { images, text: askedOf("image", model) }),
  beside: (model) => ({ text: askedOf("image", model) }),
};

const TAKES_MESSAGES: Partial<Task> = { takesMessages: () => true };

// Types of models for images and text, among the models that describe images.
const VISION_LANGUAGE =
  /_vl|vl_|vlm|_ocr|docling|llava|^(?:gemma[34]|glm4v|qwen3_5|(?:idefics[23]|internvl|mistral3|mllama)$)/;

const REWRITES: Task = { takes: "text", head: "Seq2SeqLM", ...NO_PIPELINE };

function among(...labels: readonly string[]): Partial<Task> {
  return {
    asks: (sample, model) => python.args([sample], { candidate_labels: labelsFor(model, labels) }),
  };
}

const sightsFor = (model: Model): readonly string[] =>
  labelsFor(model, pictureFor(model).labels ?? samples.SIGHTS);

// Types of models for panoptic segmentation, which also find the single objects.
const UNIVERSAL = /mask2former|maskformer|oneformer|eomt/;

// The class that has the model's architecture; custom code is loaded by the name in config.json.
function segmenter(model: Model): string {
  const clues = [architectureOf(model), model.id, ...typesOf(model)].join(" ").toLowerCase();
  if (UNIVERSAL.test(clues)) return "UniversalSegmentation";
  if (/rf[-_]?detr/.test(clues)) return "InstanceSegmentation";
  if (/\bdetr|detrfor/.test(clues) || model.tags.includes("custom_code"))
    return "ImageSegmentation";
  return "SemanticSegmentation";
}

// The person fills the image: other programs find people first.
const FRAMED = python`[[[0, 0, *image.size]]]`;

function pose(model: Model): Code<"python"> {
  const dataset = /plus/i.test(model.id)
    ? { dataset_index: python`torch.zeros(1, dtype=torch.long, device=model.device)` }
    : {};
  return python`
    ${python.requires("torch")}
    with torch.no_grad():
        outputs = model(${python.args([python`**inputs`], dataset)})
    people = processor.post_process_pose_estimation(outputs, boxes=${FRAMED})[0]

    print(people[0]["keypoints"])
  `;
}

// AutoModel always loads the encoder of questions.
const passageEncoder = ({ id, config }: Model): string =>
  /context|ctx/i.test(textIn(config, "architectures", 0) ?? id)
    ? "DPRContextEncoder"
    : "DPRQuestionEncoder";

// The names of classifiers of faces.
const seesPeople = (model: Model): boolean =>
  /(?:^|[-_])(?:age|emotions?|face|facial|fairface|gender)(?=[-_]|$)/i.test(nameOf(model));

const LISTENS: Task = {
  takes: "audio",
  processor: "AutoFeatureExtractor",
  packages: ["soundfile", "soxr"],
  ...NO_PIPELINE,
};

const secondOf = (pair?: Pair): { readonly text_pair?: string } =>
  pair === undefined ? {} : { text_pair: pair.text_pair };

// Several labels may fit.
function asksAboutTexts(text: Hole<"python">, model: Model): Code<"python"> {
  const pair = pairFor(model);
  const isMultiple = model.tags.includes("multi-label-classification");
  return python.args([pair === undefined ? text : { ...pair }], isMultiple ? { top_k: null } : {});
}

const TASKS: Readonly<Record<string, Task>> = {
  "any-to-any": { takes: "image", head: "MultimodalLM", ...ABOUT_IMAGE, ...TAKES_MESSAGES },
  "audio-classification": { ...HEARS, head: "AudioClassification" },
  "audio-text-to-text": {
    takes: "audio",
    head: "MultimodalLM",
    packages: ["soundfile", "soxr"],
    ...NO_PIPELINE,
    ...TAKES_MESSAGES,
  },
  "audio-encoding": {
    ...LISTENS,
    reads: () => python`print(model.encode(inputs["input_values"]).audio_codes.shape)`,
  },
  "audio-feature-extraction": LISTENS,
  "automatic-speech-recognition": {
    ...HEARS,
    head: "SpeechSeq2Seq",
    asks: (sample, model) => python.args([sample], forLongAudio(model)),
    shows: () => python`print(result["text"])`,
  },
  // The models of this obsolete task reply after the token that ends a turn.
  conversational: {
    takes: "text",
    head: "CausalLM",
    sample: askedFor,
    endsTurn: true,
    ...NO_PIPELINE,
  },
  "depth-estimation": {
    takes: "image",
    head: "DepthEstimation",
    shows: (model) => (isMetric(model) ? SAVE_METERS : SAVE_DEPTH),
  },
  "document-feature-extraction": {
    takes: "image",
    processor: "AutoProcessor",
    areEncodings: true,
    sample: () => samples.DOCUMENT,
    ...READS_PAGES,
    ...NO_PIPELINE,
  },
  "document-question-answering": {
    takes: "image",
    head: "DocumentQuestionAnswering",
    isOnlyPipeline: true,
    sample: () => samples.DOCUMENT,
    ...READS_PAGES,
    asks: (page, model) => python.args([page], { question: askedOf("document", model) }),
  },
  "feature-extraction": { takes: "text", sample: opinionFor, ...TENSOR },
  "fill-mask": { takes: "text", head: "MaskedLM" },
  "image-classification": {
    takes: "image",
    head: "ImageClassification",
    sample: (model) => (seesPeople(model) ? PERSON.url : undefined),
  },
  "image-feature-extraction": { takes: "image", ...TENSOR },
  "image-segmentation": { takes: "image", head: "ImageSegmentation", headOf: segmenter },
  "image-text-to-text": {
    takes: "image",
    head: "ImageTextToText",
    ...ABOUT_IMAGE,
    ...TAKES_MESSAGES,
  },
  "image-to-image": { takes: "image", head: "ImageToImage", ...NO_PIPELINE },
  "image-to-text": {
    takes: "image",
    head: "ImageTextToText",
    ...NO_PIPELINE,
    beside: (model) => (asksAboutPages(model) ? { text: askedOf("image", model) } : {}),
    takesMessages: (model) => typesOf(model).some((type) => VISION_LANGUAGE.test(type)),
  },
  "keypoint-detection": {
    takes: "image",
    head: "KeypointDetection",
    reads: () => python`
      outputs = model(**inputs)
      results = processor.post_process_keypoint_detection(outputs, [image.size[::-1]])

      print(results[0]["keypoints"])
    `,
    ...NO_PIPELINE,
  },
  "mask-generation": {
    takes: "image",
    head: "MaskGeneration",
    isOnlyPipeline: true,
    shows: () => python`print(len(result["masks"]))`,
  },
  "object-detection": { takes: "image", head: "ObjectDetection" },
  "passage-encoding": {
    takes: "text",
    classOf: passageEncoder,
    sample: opinionFor,
    reads: () => python`print(model(**inputs).pooler_output.shape)`,
    ...NO_PIPELINE,
  },
  "pose-estimation": {
    takes: "image",
    classOf: () => "VitPoseForPoseEstimation",
    packages: ["scipy"],
    sample: () => "http://images.cocodataset.org/val2017/000000000139.jpg",
    beside: () => ({ boxes: FRAMED }),
    reads: pose,
    ...NO_PIPELINE,
  },
  "protein-folding": {
    takes: "text",
    classOf: () => "EsmForProteinFolding",
    sample: () => "MKTAYIAKQRQISFVKSHFSRQLEERLGLIEVQ",
    beside: () => ({ add_special_tokens: false }),
    reads: () => python`
      ${python.requires("torch")}
      with torch.no_grad():
          outputs = model(**inputs)

      print(model.output_to_pdb(outputs)[0])
    `,
    ...NO_PIPELINE,
  },
  "question-answering": {
    takes: "text",
    head: "QuestionAnswering",
    sample: newsQuestionFor,
    beside: (model) => ({ text_pair: example(model, "context") ?? newsFor(model) }),
    ...NO_PIPELINE,
  },
  "replaced-token-detection": {
    takes: "text",
    classOf: () => "ElectraForPreTraining",
    sample: () => "The soup was cooked in a cloud.",
    reads: () => python`
      logits = model(**inputs).logits[0]

      print([token for token, logit in zip(inputs.tokens(), logits) if logit > 0])
    `,
    ...NO_PIPELINE,
  },
  "sentence-similarity": {
    takes: "text",
    sample: opinionFor,
    ...NO_PIPELINE,
  },
  summarization: {
    ...REWRITES,
    before: (model) =>
      textIn(model.config, "task_specific_params", "summarization", "prefix") ??
      (typesOf(model).includes("t5") ? "summarize: " : ""),
    sample: articleFor,
  },
  "table-question-answering": {
    takes: "table",
    head: "TableQuestionAnswering",
    packages: ["pandas"],
    asks: (_, model) => python.args([], tableOf(model)),
  },
  "text-classification": {
    takes: "text",
    head: "SequenceClassification",
    sample: opinionFor,
    pair: pairFor,
    asks: asksAboutTexts,
    beside: (model) => secondOf(pairFor(model)),
  },
  "text-encoding": {
    takes: "text",
    head: "TextEncoding",
    sample: opinionFor,
    ...NO_PIPELINE,
  },
  "text-generation": {
    takes: "text",
    head: "CausalLM",
    sample: (model) => requestFor(model) ?? beginningFor(model),
    asks: (text) => python.args([text], { max_new_tokens: 40 }),
    ...GENERATED,
  },
  "text-guided-segmentation": {
    takes: "image",
    classOf: () => "CLIPSegForImageSegmentation",
    areEncodings: true,
    beside: (model) => ({ text: labelsFor(model, samples.PARTS), padding: true }),
    reads: (model) => python`
      masks = model(**inputs).logits.sigmoid()

      print(dict(zip(${labelsFor(model, samples.PARTS)}, masks.mean((1, 2)).tolist())))
    `,
    isRepeated: true,
    ...NO_PIPELINE,
  },
  "text-ranking": {
    takes: "text",
    head: "SequenceClassification",
    ...NO_PIPELINE,
  },
  "text-to-audio": { ...SPEAKS, sample: promptFor },
  "text-to-speech": { ...SPEAKS, sample: plainSpokenFor },
  "text2text-generation": {
    ...REWRITES,
    sample: textToRewrite,
  },
  "token-classification": {
    takes: "text",
    head: "TokenClassification",
    sample: (model) => namesFor(model).text,
  },
  translation: { ...REWRITES, before: prefixOf, codes: codesOf, sample: textToTranslate },
  "video-classification": { takes: "video", head: "VideoClassification" },
  "video-feature-extraction": {
    takes: "video",
    processor: "AutoVideoProcessor",
    ...NO_PIPELINE,
  },
  "video-text-to-text": {
    takes: "video",
    head: "MultimodalLM",
    ...NO_PIPELINE,
    ...TAKES_MESSAGES,
  },
  "visual-question-answering": {
    takes: "image",
    head: "VisualQuestionAnswering",
    beside: (model) => ({ text: askedOf("image", model) }),
    ...NO_PIPELINE,
  },
  "zero-shot-audio-classification": {
    ...HEARS,
    isOnlyPipeline: true,
    ...among("speech", "birdsong"),
  },
  "zero-shot-classification": {
    takes: "text",
    head: "SequenceClassification",
    isOnlyPipeline: true,
    sample: complaintFor,
    ...among(...samples.TOPICS),
  },
  "zero-shot-image-classification": {
    takes: "image",
    head: "ZeroShotImageClassification",
    beside: (model) => ({ text: sightsFor(model), padding: true }),
    asks: (sample, model) => python.args([sample], { candidate_labels: sightsFor(model) }),
  },
  "zero-shot-object-detection": {
    takes: "image",
    head: "ZeroShotObjectDetection",
    beside: (model) => ({ text: [labelsFor(model, samples.PARTS)] }),
    ...among(...samples.PARTS),
  },
};
