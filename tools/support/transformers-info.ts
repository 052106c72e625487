// Derives the transformersInfo that the Hub adds to a record: the auto class of its architecture, with its task and
// processor. Checked against the given records that have it.
import { AUTO_CLASSES } from "./auto-classes.gen.ts";

interface Clues {
  readonly id: string;
  readonly library_name?: string;
  readonly pipeline_tag?: string;
  readonly tags?: readonly string[];
  readonly config?: Readonly<Record<string, unknown>>;
  readonly transformersInfo?: object;
}

/** The record, with transformersInfo if the Hub would add it. */
export const withInfo = <T extends Clues>(record: T): T => {
  if (record.transformersInfo !== undefined) return record;
  const transformersInfo = infoOf(record);
  return transformersInfo === undefined ? record : { ...record, transformersInfo };
};

function infoOf({ library_name, pipeline_tag, tags = [], config }: Clues): object | undefined {
  const named = config?.["model_type"] ?? tags.find((tag) => Object.hasOwn(AUTO_CLASSES, tag));
  const type = typeof named === "string" ? named : "";
  const isLoaded = library_name === "transformers" || library_name === "sentence-transformers";
  if (!isLoaded || !Object.hasOwn(AUTO_CLASSES, type)) return undefined;
  const heads = AUTO_CLASSES[type]!.split(" ");
  const [architecture] = [config?.["architectures"] ?? []].flat().map(String);
  const isIts = ([task, head]: Head): boolean =>
    heads.includes(head) &&
    (task !== "image-feature-extraction" || heads.includes("ImageClassification")) &&
    (architecture === undefined
      ? pipeline_tag === task || tags.includes(task)
      : new RegExp(`(?:${NAMES[head] ?? `For${head}`})$`).test(architecture));
  const found = HEADS.find(isIts);
  if (found === undefined) return undefined;
  const [task, head] = found;
  const auto_model = head === "Model" ? "AutoModel" : `AutoModelFor${head}`;
  return { auto_model, pipeline_tag: task, processor: processorOf(type, task) };
}

type Head = readonly [task: string, head: string];

// The Hub's table of tasks and auto classes. A class of several has the first.
const HEADS: readonly Head[] = [
  ["text-to-audio", "TextToWaveform"],
  ["text-to-audio", "TextToSpectrogram"],
  ["mask-generation", "MaskGeneration"],
  ["video-classification", "VideoClassification"],
  ["depth-estimation", "DepthEstimation"],
  ["zero-shot-image-classification", "ZeroShotImageClassification"],
  ["visual-question-answering", "VisualQuestionAnswering"],
  ["document-question-answering", "DocumentQuestionAnswering"],
  ["audio-classification", "AudioClassification"],
  ["token-classification", "TokenClassification"],
  ["table-question-answering", "TableQuestionAnswering"],
  ["automatic-speech-recognition", "SpeechSeq2Seq"],
  ["text-classification", "SequenceClassification"],
  ["text2text-generation", "Seq2SeqLM"],
  ["question-answering", "QuestionAnswering"],
  ["zero-shot-object-detection", "ZeroShotObjectDetection"],
  ["object-detection", "ObjectDetection"],
  ["fill-mask", "MaskedLM"],
  ["image-text-to-text", "ImageTextToText"],
  ["image-segmentation", "ImageSegmentation"],
  ["image-classification", "ImageClassification"],
  ["automatic-speech-recognition", "CTC"],
  ["text-generation", "CausalLM"],
  ["image-feature-extraction", "Model"],
  ["feature-extraction", "Model"],
  ["pretraining", "PreTraining"],
];

// Names of architectures that do not end in that of their auto class.
const NAMES: Readonly<Record<string, string>> = {
  AudioClassification: "ForSequenceClassification",
  CausalLM: "ForCausalLM|LMHeadModel",
  DocumentQuestionAnswering: "ForQuestionAnswering",
  ImageSegmentation: "ForSegmentation",
  ImageTextToText: "ForConditionalGeneration|EncoderDecoderModel",
  Model: "Model",
  Seq2SeqLM: "ForConditionalGeneration|MTModel",
  SpeechSeq2Seq: "ForConditionalGeneration",
  TableQuestionAnswering: "ForQuestionAnswering",
  ZeroShotImageClassification: "(?:CLIP|Siglip|Siglip2)Model",
};

const processorOf = (type: string, task: string): string =>
  PROCESSORS.find(([clue]) => clue.test(task === "pretraining" ? type : task))?.[1] ??
  "AutoTokenizer";

// By task, or by type for models of pretraining.
const PROCESSORS: readonly (readonly [clue: RegExp, name: string])[] = [
  [
    /^(?:image-(?:class|feat|seg)|object|depth|video-class)|^(?:videomae|vit_mae)$/,
    "AutoImageProcessor",
  ],
  [/image|audio|speech|visual|document|mask-gen|object|wav2vec2|llava|idefics/, "AutoProcessor"],
];
