// The model itself: its processor creates the inputs, and its class decides how the output is read.
import { type LoadCode, type Model, textIn } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { trust, warning } from "../../kit/libraries/custom-code.ts";
import { namedTypeOf, needsCode } from "../../kit/libraries/transformers/evidence.ts";
import { frameworkOf } from "./frameworks.ts";
import { CENTER, isMetric } from "../../kit/libraries/depth.ts";
import {
  classOf,
  generatesFromMedia,
  type Processor,
  processorOf,
} from "../../kit/libraries/transformers/classes.ts";
import {
  chatWith,
  converses,
  GENERATES,
  labelsFor,
  sampleFor,
  type Task,
} from "../../kit/libraries/transformers/task.ts";
import { noticeFor } from "../../kit/libraries/gated.ts";
import { lacksHead } from "../../kit/libraries/transformers/tasks.ts";
import { pictureFor } from "../../kit/samples/pictures.ts";
import { PARTS, SIGHTS } from "../../kit/samples/inputs.ts";
import { passagesFor, queryFor } from "../../kit/samples/passages.ts";

type Python = Code<"python">;

/** The model and its processor; the model is only loaded if no pipeline can be offered either. */
export function useParts(model: Model, task: Task, isAlone: boolean): LoadCode | undefined {
  const auto = classOf(model, task);
  const processor = processorOf(model, task);
  const use = auto && processor && run(model, task, auto, processor);
  if (auto === undefined || (use === undefined && !isAlone)) return undefined;
  const classes = processor === undefined ? [auto] : [auto, processor.name].sort();
  const placed = frameworkOf(model)?.named ?? { device_map: "auto" };
  const named = { ...trust(model), ...placed };
  const code = python`
    from transformers import ${python.join(classes.map(python.name), ", ")}

    ${remarks(model)}
    ${processor ? loadProcessor(model, task, processor) : python``}
    model = ${python.name(auto)}.from_pretrained(${python.args([model.id], named)})

    ${use ?? python`print(model)`}
  `;
  return { purpose: "Load the model directly", code };
}

/** What a reader has to know before the program loads the model. */
export const remarks = (model: Model): Python => python`
  ${lacksHead(model) ? python`# The model has no head for labels: those of a new head would be random.` : python``}
  ${noticeFor(model, tokenizerOf(model))}
  ${warning(model)}
`;

function loadProcessor(model: Model, task: Task, { name, variable }: Processor): Python {
  const codes = task.codes?.(model);
  const named = codes === undefined ? {} : { src_lang: codes.source };
  const args = python.args([tokenizerOf(model)], { ...trust(model), ...named });
  return python`${variable} = ${python.name(name)}.from_pretrained(${args})`;
}

/** The repository of the tokenizer: OpenELM uses that of Llama 2. */
export const tokenizerOf = (model: Model): string =>
  namedTypeOf(model) === "openelm" ? "meta-llama/Llama-2-7b-hf" : model.id;

// Undefined if the call of the model is unknown.
function run(model: Model, task: Task, auto: string, by: Processor): Python | undefined {
  const isMedia = needsCode(model) && generatesFromMedia(task) && converses(model, task);
  if (auto === "AutoModel" && task.head !== undefined && !isMedia) return undefined;
  if (model.pipeline_tag === "text-ranking") return rank(model, by);
  if (converses(model, task)) return chatWith(model, task, by.variable);
  const inputs = inputsOf(model, task, by);
  return inputs && python.join([inputs, outputsOf(model, task, auto, by)]);
}

const PAIRS = python.args([python`queries`, python`passages`], {
  padding: true,
  return_tensors: "pt",
});

// The outputs are read in the size of the image.
const SIZED = python.args([python`outputs`], { target_sizes: python`[image.size[::-1]]` });

// The last output is the score if there are several.
function rank(model: Model, { variable }: Processor): Python {
  const query = queryFor(model);
  const passages = passagesFor(model);
  return python`
    passages = ${passages}
    queries = [${query}] * len(passages)
    inputs = ${variable}(${PAIRS}).to(model.device)
    scores = model(**inputs).logits[:, -1].tolist()

    print(sorted(zip(scores, passages), reverse=True))
  `;
}

function inputsOf(model: Model, task: Task, { name, variable }: Processor): Python | undefined {
  const beside = task.beside?.(model) ?? {};
  const needsText = Object.keys(beside).length > 0;
  if (task.isOnlyPipeline || (needsText && name === "AutoImageProcessor")) return undefined;
  const sample = sampleFor(model, task, variable);
  const named = { ...beside, return_tensors: "pt" };
  const moved = task.areEncodings
    ? python`.to(model.device)`
    : python`.to(model.device, model.dtype)`;
  switch (`${name} of ${task.takes}`) {
    case "AutoTokenizer of text":
    case "AutoProcessor of text":
      return python`inputs = ${variable}(${python.args([task.endsTurn ? python`${sample} + ${variable}.eos_token` : sample], named)}).to(model.device)`;
    case "AutoImageProcessor of image":
    case "AutoProcessor of image":
      return python`
        ${python.requires("transformers.image_utils", "load_image")}
        image = load_image(${sample})
        inputs = ${variable}(${python.args([], { images: task.isRepeated ? python`[image] * ${[beside["text"]].flat().length}` : python`image`, ...named })})${moved}
      `;
    case "AutoFeatureExtractor of audio":
      if (task.processor === undefined) return undefined;
      return python`
        ${python.requires("transformers.audio_utils", "load_audio")}
        audio = load_audio(${sample}, extractor.sampling_rate)
        inputs = extractor(${python.args([python`audio`], { sampling_rate: python`extractor.sampling_rate`, return_tensors: "pt" })}).to(model.device, model.dtype)
      `;
    case "AutoVideoProcessor of video":
      return python`
        ${python.requires("transformers.video_utils", "load_video")}
        video, _ = load_video(${sample}, num_frames=model.config.num_frames)
        inputs = processor(video, return_tensors="pt").to(model.device, model.dtype)
      `;
    default:
      return undefined;
  }
}

function outputsOf(model: Model, task: Task, auto: string, { variable }: Processor): Python {
  if (task.reads !== undefined) return task.reads(model);
  const isVilt = textIn(model.config, "model_type") === "vilt";
  if (GENERATES.test(auto) || (auto.endsWith("VisualQuestionAnswering") && !isVilt)) {
    const codes = task.codes?.(model);
    const first =
      codes === undefined
        ? {}
        : { forced_bos_token_id: python`${variable}.convert_tokens_to_ids(${codes.token})` };
    return python`
      outputs = model.generate(${python.args([python`**inputs`], { ...first, max_new_tokens: 100 })})

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
  if (auto.endsWith("ForTokenClassification")) {
    return python`
      labels = model(**inputs).logits.argmax(-1)[0].tolist()

      for token, label in zip(inputs.tokens(), labels):
          print(token, model.config.id2label[label])
    `;
  }
  if (auto.endsWith("ForMaskedLM")) {
    return python`
      logits = model(**inputs).logits
      mask = inputs["input_ids"] == ${variable}.mask_token_id

      print(${variable}.decode(logits[mask].argmax(-1)))
    `;
  }
  if (auto.endsWith("ForObjectDetection")) {
    return python`
      outputs = model(**inputs)
      results = processor.post_process_object_detection(${SIZED})[0]

      for label, box in zip(results["labels"], results["boxes"]):
          print(model.config.id2label[label.item()], box.tolist())
    `;
  }
  if (auto.endsWith("ForDepthEstimation")) {
    return python`
      ${python.requires("torch")}
      with torch.no_grad():
          outputs = model(**inputs)
      sizes = [image.size[::-1]]
      depth = processor.post_process_depth_estimation(outputs, sizes)[0]["predicted_depth"]

      ${isMetric(model) ? CENTER : python`print(depth.shape, depth.min().item(), depth.max().item())`}
    `;
  }
  if (auto.endsWith("ForSemanticSegmentation")) {
    return python`
      outputs = model(**inputs)
      areas = processor.post_process_semantic_segmentation(${SIZED})[0]

      print([model.config.id2label[label] for label in areas.unique().tolist()])
    `;
  }
  if (/For(Image|Universal)Segmentation$/.test(auto)) {
    return python`
      outputs = model(**inputs)
      areas = processor.post_process_panoptic_segmentation(${SIZED})[0]

      print([model.config.id2label[area["label_id"]] for area in areas["segments_info"]])
    `;
  }
  if (auto.endsWith("ForZeroShotImageClassification")) {
    return python`
      scores = model(**inputs).logits_per_image.softmax(-1)[0].tolist()

      print(dict(zip(${labelsFor(model, pictureFor(model).labels ?? SIGHTS)}, scores)))
    `;
  }
  if (auto.endsWith("ForZeroShotObjectDetection")) {
    const labels = [labelsFor(model, PARTS)];
    const named = { target_sizes: python`[image.size[::-1]]`, text_labels: labels };
    return python`
      outputs = model(**inputs)
      results = processor.post_process_grounded_object_detection(${python.args([python`outputs`], named)})[0]

      for label, box in zip(results["text_labels"], results["boxes"]):
          print(label, box.tolist())
    `;
  }
  if (/For(Sequence|Image)Classification$|VisualQuestionAnswering$/.test(auto)) {
    return python`
      logits = model(**inputs).logits

      print(model.config.id2label[logits.argmax().item()])
    `;
  }
  // The output of custom code has fields of its own.
  const shown = needsCode(model) ? python`outputs` : python`outputs.last_hidden_state.shape`;
  return python`
    outputs = model(**inputs)

    print(${shown})
  `;
}
