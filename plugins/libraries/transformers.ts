// Transformers: a pipeline where the task has one, and the processor and the model on their own.
import { absent, defineLibrary, type LoadCode, type Model, textIn, valueIn } from "hubsmith";
import { type Code, type Hole, python, type Value, type ValueObject } from "hubsmith/code";
import { trust, warning } from "./shared/custom-code.ts";
import { example } from "./shared/record.ts";
import { AUDIO, DOCUMENT, IMAGE, VIDEO } from "./shared/samples.ts";

type Python = Code<"python">;

export default defineLibrary({
  id: "transformers",
  prettyLabel: "Transformers",
  repoName: "🤗/transformers",
  repoUrl: "https://github.com/huggingface/transformers",
  docsUrl: "https://huggingface.co/docs/hub/transformers",
  filter: true,
  install: 'pip install -U "transformers[torch]"',
  snippets: (model) => {
    const task = taskOf(model);
    const pipe = usePipeline(model, task);
    const parts = useParts(model, task, pipe === undefined);
    const found = [pipe, parts].filter((snippet) => snippet !== undefined);
    const install = installFor(model, task);
    if (found.length > 0) return found.map((snippet) => ({ ...snippet, install }));
    const reason = "The record names no class that loads the model, and no task that has a class.";
    return absent("unknown-class", reason, "Set pipeline_tag in the model card.");
  },
});

function usePipeline(model: Model, task: Task): LoadCode | undefined {
  const mapped = mappedBy(model);
  const isMapped = mapped.length === 0 || mapped.includes(autoFor(task));
  if (task.hasNoPipeline || !isMapped) return undefined;
  const code = python`
    from transformers import pipeline

    ${warning(model)}
    pipe = pipeline(${python.args([model.pipeline_tag!], { model: model.id, ...trust(model) })})
    ${converses(model, task) ? talk(model, task) : ask(model, task)}
  `;
  return { purpose: "Use a pipeline", code };
}

function talk(model: Model, task: Task): Python {
  return python`
    messages = ${messagesFor(model, task)}
    result = pipe(messages, max_new_tokens=200)

    print(result[0]["generated_text"][-1]["content"])
  `;
}

function ask(model: Model, task: Task): Python {
  const sample = sampleFor(model, task, python`pipe.tokenizer`);
  return python`
    ${task.note ?? python``}
    result = pipe(${task.asks?.(sample, model) ?? python.args([sample])})

    ${task.shows ?? python`print(result)`}
  `;
}

function useParts(model: Model, task: Task, isAlone: boolean): LoadCode | undefined {
  const auto = classOf(model, task);
  const processor = processorOf(model, task);
  const use = auto && processor && run(model, task, auto, processor);
  // Where it is not known how a model is called, it is only loaded, and only if there is no pipeline to offer.
  if (auto === undefined || (use === undefined && !isAlone)) return undefined;
  const classes = processor === undefined ? [auto] : [auto, processor.name].sort();
  const named = { ...trust(model), device_map: "auto" };
  const code = python`
    from transformers import ${python.join(classes.map(python.name), ", ")}

    ${warning(model)}
    ${processor ? loadProcessor(model, processor) : python``}
    model = ${python.name(auto)}.from_pretrained(${python.args([model.id], named)})

    ${use ?? python`print(model)`}
  `;
  return { purpose: "Load the model itself", code };
}

interface Processor {
  readonly name: string;
  readonly variable: Python;
}

function loadProcessor(model: Model, { name, variable }: Processor): Python {
  const args = python.args([model.id], trust(model));
  return python`${variable} = ${python.name(name)}.from_pretrained(${args})`;
}

function run(model: Model, task: Task, auto: string, by: Processor): Python | undefined {
  if (auto === "AutoModel" && task.head !== undefined) return undefined;
  if (converses(model, task)) return chat(model, task, by);
  const inputs = inputsOf(model, task, by);
  return inputs && python.join([inputs, outputsOf(model, auto, by)]);
}

function chat(model: Model, task: Task, { variable }: Processor): Python {
  return python`
    messages = ${messagesFor(model, task)}
    inputs = ${variable}.apply_chat_template(
        messages,
        add_generation_prompt=True,
        tokenize=True,
        return_dict=True,
        return_tensors="pt",
    ).to(model.device)
    outputs = model.generate(**inputs, max_new_tokens=200)
    answer = outputs[0][inputs["input_ids"].shape[-1] :]

    print(${variable}.decode(answer, skip_special_tokens=True))
  `;
}

function inputsOf(model: Model, task: Task, { name, variable }: Processor): Python | undefined {
  if (task.isOnlyPipeline || (task.beside && name === "AutoImageProcessor")) return undefined;
  const sample = sampleFor(model, task, variable);
  const named = { ...task.beside?.(model), return_tensors: "pt" };
  switch (`${name} of ${task.takes}`) {
    case "AutoTokenizer of text":
    case "AutoProcessor of text":
      return python`inputs = ${variable}(${python.args([sample], named)}).to(model.device)`;
    case "AutoImageProcessor of image":
    case "AutoProcessor of image":
      return python`
        ${python.needs("transformers.image_utils", "load_image")}
        image = load_image(${sample})
        inputs = ${variable}(${python.args([], { images: python`image`, ...named })}).to(model.device, model.dtype)
      `;
    default:
      return undefined;
  }
}

function outputsOf(model: Model, auto: string, { variable }: Processor): Python {
  const isVilt = textIn(model.config, "model_type") === "vilt";
  if (GENERATES.test(auto) || (auto.endsWith("VisualQuestionAnswering") && !isVilt)) {
    return python`
      outputs = model.generate(**inputs, max_new_tokens=100)

      print(${variable}.decode(outputs[0], skip_special_tokens=True))
    `;
  }
  if (/For(Document)?QuestionAnswering$/.test(auto)) {
    return python`
      outputs = model(**inputs)
      start, end = outputs.start_logits.argmax(), outputs.end_logits.argmax()

      print(${variable}.decode(inputs["input_ids"][0, start : end + 1]))
    `;
  }
  if (/For(Sequence|Image)Classification$|VisualQuestionAnswering$/.test(auto)) {
    return python`
      logits = model(**inputs).logits

      print(model.config.id2label[logits.argmax().item()])
    `;
  }
  return python`
    outputs = model(**inputs)

    print(outputs)
  `;
}

const GENERATES = /CausalLM|Seq2SeqLM|TextToText|MultimodalLM/;
const AUTO = /^AutoModel(For[A-Z]\w*)?$/;
const CLASS = /^[A-Z]\w*(Model|For[A-Z])\w*$/;
const PROCESSOR = /^Auto(Tokenizer|ImageProcessor|FeatureExtractor|Processor)$/;

function classOf(model: Model, task: Task): string | undefined {
  const named = textIn(model.transformersInfo, "auto_model");
  const auto = named !== undefined && AUTO.test(named) ? named : undefined;
  const usual = task === UNKNOWN ? undefined : autoFor(task);
  const mapped = mappedBy(model);
  if (mapped.length > 0) return mapped.find((name) => name === (auto ?? usual)) ?? mapped[0];
  if (auto === "AutoModelForVision2Seq") return "AutoModelForImageTextToText";
  if (auto !== undefined || usual !== undefined) return auto ?? usual;
  return named === undefined || CLASS.test(named) ? named : "AutoModel";
}

function autoFor({ head }: Task): string {
  return head === undefined ? "AutoModel" : `AutoModelFor${head}`;
}

// A repository's own code is had under the auto classes that its config.json maps and no other; the plain one last.
function mappedBy(model: Model): readonly string[] {
  const map = model.tags.includes("custom_code") ? valueIn(model.config, "auto_map") : undefined;
  const names = Object.keys(map ?? {}).filter((name) => AUTO.test(name));
  return names.toSorted((a, b) => b.length - a.length);
}

function processorOf(model: Model, task: Task): Processor | undefined {
  const info = model.transformersInfo;
  const named = textIn(info, "processor");
  if (info !== undefined && named === undefined) return undefined;
  const name =
    named === undefined ? usualProcessor(task) : PROCESSOR.test(named) ? named : "AutoProcessor";
  if (name === "AutoTokenizer") return { name, variable: python`tokenizer` };
  if (name === "AutoFeatureExtractor") return { name, variable: python`extractor` };
  return { name, variable: python`processor` };
}

function usualProcessor(task: Task): string {
  if (task.takes === "text") return "AutoTokenizer";
  const takesTexts = task.beside !== undefined || GENERATES.test(task.head ?? "");
  return task.takes === "image" && !takesTexts ? "AutoImageProcessor" : "AutoProcessor";
}

function installFor(model: Model, task: Task): string {
  const method = textIn(model.config, "quantization_config", "quant_method") ?? "";
  const quantizer = Object.hasOwn(QUANTIZERS, method) ? QUANTIZERS[method] : undefined;
  const packages = [`"transformers[${EXTRAS[task.takes]}]"`, task.packages, quantizer];
  return `pip install -U ${packages.filter((name) => name !== undefined).join(" ")}`;
}

const EXTRAS: Readonly<Record<Task["takes"], string>> = {
  text: "torch",
  table: "torch",
  image: "torch,vision",
  audio: "torch,audio",
  video: "torch,vision,video",
};

// What loading quantized weights needs besides, by the method that config.json names.
const QUANTIZERS: Readonly<Record<string, string>> = {
  aqlm: '"aqlm[gpu,cpu]"',
  "auto-round": "auto-round",
  awq: "gptqmodel",
  bitsandbytes: "bitsandbytes",
  "compressed-tensors": "compressed-tensors",
  gptq: "optimum gptqmodel",
  hqq: "hqq",
  mxfp4: "kernels",
  quanto: "optimum-quanto",
  torchao: "torchao",
};

// The hub sets the tag from the chat template; where the record shows the config, the template must be there, too.
function converses(model: Model, task: Task): boolean {
  const writes = task === UNKNOWN || GENERATES.test(task.head ?? "");
  if (!writes || !model.tags.includes("conversational")) return false;
  const templates = [
    valueIn(model.config, "tokenizer_config", "chat_template"),
    valueIn(model.config, "processor_config", "chat_template"),
    valueIn(model.config, "chat_template_jinja"),
  ];
  return model.config === undefined || templates.some((template) => (template ?? null) !== null);
}

function messagesFor(model: Model, task: Task): Value {
  const medium = MEDIA[task.takes];
  if (medium !== undefined) {
    const part = { type: task.takes, url: example(model, "src") ?? medium.sample };
    return [{ role: "user", content: [part, { type: "text", text: medium.question }] }];
  }
  const own = valueIn(model.widgetData?.[0], "messages");
  if (Array.isArray(own) && own.length > 0) return own;
  return [{ role: "user", content: "Name three rivers of South America." }];
}

const LOOK = "What is in this picture?";
const TOTAL = "What is the total amount?";

interface Medium {
  readonly sample: string;
  readonly question: string;
}

const MEDIA: Readonly<Record<string, Medium>> = {
  image: { sample: IMAGE, question: LOOK },
  audio: { sample: AUDIO, question: "What is said in this recording?" },
  video: { sample: VIDEO, question: "What happens in this video?" },
};

function sampleFor(model: Model, task: Task, tokenizer: Python): Hole<"python"> {
  const medium = MEDIA[task.takes];
  const own = example(model, medium === undefined ? "text" : "src");
  const sample = own ?? task.sample ?? medium?.sample;
  if (sample !== undefined) return sample;
  return model.mask_token === undefined
    ? python`"The sun rises in the " + ${tokenizer}.mask_token + "."`
    : `The sun rises in the ${model.mask_token}.`;
}

function labelsFor(model: Model, otherwise: readonly string[]): readonly string[] {
  const own = example(model, "candidate_labels")?.split(",");
  return own?.map((label) => label.trim()) ?? otherwise;
}

interface Task {
  readonly takes: "text" | "table" | "image" | "audio" | "video";
  /** What its class is called behind AutoModelFor; left out where it is AutoModel. */
  readonly head?: string;
  /** What goes in where the record has no example. */
  readonly sample?: string;
  readonly hasNoPipeline?: true;
  /** The pipeline does more than one call of the model. */
  readonly isOnlyPipeline?: true;
  readonly packages?: string;
  /** A comment on what pip does not install. */
  readonly note?: Python;
  /** The pipeline's arguments, where the sample alone is not enough. */
  asks?(sample: Hole<"python">, model: Model): Python;
  /** What is done with the pipeline's result; it is printed unless told. */
  readonly shows?: Python;
  /** What the processor takes beside the sample. */
  beside?(model: Model): ValueObject;
}

const OPINION = "The soup was cold, but the view made up for it.";
const NEWS = "The bridge over the Drava, closed since the flood of March, opens on Monday.";

const NO_PIPELINE: Partial<Task> = { hasNoPipeline: true };

const FFMPEG: Partial<Task> = {
  note: python`# The recording is read by the program ffmpeg, which must be installed.`,
};

const GENERATED: Partial<Task> = { shows: python`print(result[0]["generated_text"])` };

const TENSOR: Partial<Task> = {
  asks: (sample) => python.args([sample], { return_tensors: true }),
  shows: python`print(result.shape)`,
};

const SOUND: Partial<Task> = {
  isOnlyPipeline: true,
  packages: "soundfile",
  shows: python`
    ${python.needs("soundfile")}
    soundfile.write("sound.wav", result["audio"].T, result["sampling_rate"])
  `,
};

const questionFor = (model: Model, otherwise: string): string =>
  example(model, "text") ?? otherwise;

const ABOUT_IMAGE: Partial<Task> = {
  ...GENERATED,
  asks: (images, model) => python.args([], { images, text: questionFor(model, LOOK) }),
  beside: (model) => ({ text: questionFor(model, LOOK) }),
};

const amongst = (...labels: readonly string[]): Partial<Task> => ({
  asks: (sample, model) => python.args([sample], { candidate_labels: labelsFor(model, labels) }),
});

const TASKS: Readonly<Record<string, Task>> = {
  "any-to-any": { takes: "image", head: "MultimodalLM", ...ABOUT_IMAGE },
  "audio-classification": { takes: "audio", head: "AudioClassification", ...FFMPEG },
  "audio-text-to-text": { takes: "audio", head: "MultimodalLM", ...NO_PIPELINE },
  "automatic-speech-recognition": {
    takes: "audio",
    head: "SpeechSeq2Seq",
    shows: python`print(result["text"])`,
    ...FFMPEG,
  },
  "depth-estimation": {
    takes: "image",
    head: "DepthEstimation",
    shows: python`result["depth"].save("depth.png")`,
  },
  "document-question-answering": {
    takes: "image",
    head: "DocumentQuestionAnswering",
    sample: DOCUMENT,
    packages: "pytesseract",
    note: python`# The page is read by the program tesseract, which must be installed.`,
    asks: (page, model) => python.args([page], { question: questionFor(model, TOTAL) }),
    beside: (model) => ({ text: questionFor(model, TOTAL) }),
  },
  "feature-extraction": { takes: "text", sample: OPINION, ...TENSOR },
  "fill-mask": { takes: "text", head: "MaskedLM" },
  "image-classification": { takes: "image", head: "ImageClassification" },
  "image-feature-extraction": { takes: "image", ...TENSOR },
  "image-segmentation": { takes: "image", head: "ImageSegmentation" },
  "image-text-to-text": { takes: "image", head: "ImageTextToText", ...ABOUT_IMAGE },
  "image-to-image": { takes: "image", head: "ImageToImage", ...NO_PIPELINE },
  "image-to-text": { takes: "image", head: "ImageTextToText", ...NO_PIPELINE },
  "mask-generation": {
    takes: "image",
    head: "MaskGeneration",
    isOnlyPipeline: true,
    shows: python`print(len(result["masks"]))`,
  },
  "object-detection": { takes: "image", head: "ObjectDetection" },
  "question-answering": {
    takes: "text",
    head: "QuestionAnswering",
    sample: "When does the bridge open?",
    beside: (model) => ({ text_pair: example(model, "context") ?? NEWS }),
    ...NO_PIPELINE,
  },
  "sentence-similarity": { takes: "text", sample: OPINION, ...NO_PIPELINE },
  summarization: { takes: "text", head: "Seq2SeqLM", sample: NEWS, ...NO_PIPELINE },
  "table-question-answering": {
    takes: "table",
    head: "TableQuestionAnswering",
    packages: "pandas",
    asks: (_, model) => python.args([], askTable(model)),
  },
  "text-classification": { takes: "text", head: "SequenceClassification", sample: OPINION },
  "text-generation": {
    takes: "text",
    head: "CausalLM",
    sample: "The lighthouse keeper opened the door and",
    asks: (text) => python.args([text], { max_new_tokens: 40 }),
    ...GENERATED,
  },
  "text-to-audio": {
    takes: "text",
    head: "TextToWaveform",
    sample: "Slow piano over soft rain",
    ...SOUND,
  },
  "text-to-speech": {
    takes: "text",
    head: "TextToWaveform",
    sample: "The last train leaves at nine.",
    ...SOUND,
  },
  "text2text-generation": {
    takes: "text",
    head: "Seq2SeqLM",
    sample: "Translate to German: The ferry leaves at noon.",
    ...NO_PIPELINE,
  },
  "token-classification": {
    takes: "text",
    head: "TokenClassification",
    sample: "Ada Lovelace met Charles Babbage in London.",
  },
  translation: {
    takes: "text",
    head: "Seq2SeqLM",
    sample: "The ferry leaves at noon.",
    ...NO_PIPELINE,
  },
  "video-classification": { takes: "video", head: "VideoClassification" },
  "video-text-to-text": { takes: "video", head: "MultimodalLM", ...NO_PIPELINE },
  "visual-question-answering": {
    takes: "image",
    head: "VisualQuestionAnswering",
    beside: (model) => ({ text: questionFor(model, LOOK) }),
    ...NO_PIPELINE,
  },
  "zero-shot-audio-classification": { takes: "audio", ...amongst("speech", "birdsong"), ...FFMPEG },
  "zero-shot-classification": {
    takes: "text",
    head: "SequenceClassification",
    sample: "The parcel came a week late, and the box was torn.",
    beside: (model) => ({ text_pair: `This is about ${labelsFor(model, ["delivery"])[0]}.` }),
    ...amongst("delivery", "payment", "praise"),
  },
  "zero-shot-image-classification": {
    takes: "image",
    head: "ZeroShotImageClassification",
    beside: (model) => ({ text: labelsFor(model, ["parrots", "people"]), padding: true }),
    ...amongst("parrots", "people", "a landscape"),
  },
  "zero-shot-object-detection": {
    takes: "image",
    head: "ZeroShotObjectDetection",
    beside: (model) => ({ text: [labelsFor(model, ["a parrot", "a branch"])] }),
    ...amongst("a parrot", "a branch"),
  },
};

const UNKNOWN: Task = { takes: "text", hasNoPipeline: true, isOnlyPipeline: true };

function taskOf(model: Model): Task {
  const tag = model.pipeline_tag ?? "";
  return (Object.hasOwn(TASKS, tag) && TASKS[tag]) || UNKNOWN;
}

// Tables hold texts only.
function askTable(model: Model): ValueObject {
  const own = valueIn(model.widgetData?.[0], "table");
  const query = example(model, "text");
  if (query === undefined || typeof own !== "object" || own === null) {
    const table = { City: ["Lisbon", "Oslo"], Country: ["Portugal", "Norway"] };
    return { table, query: "Which city is in Norway?" };
  }
  const columns = Object.entries(own).map(([name, cells]) => [name, [cells].flat().map(String)]);
  return { table: Object.fromEntries(columns) as ValueObject, query };
}
