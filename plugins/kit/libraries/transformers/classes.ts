// The classes that load a model and its processor: those of the record, if the library can have such names.
import { type Model, textIn, valueIn } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { CLASSES } from "./classes.gen.ts";
import { modelTypeOf, namedTypeOf, needsCode } from "./evidence.ts";
import { GENERATES, type Task, UNKNOWN } from "./task.ts";

const AUTO = /^AutoModel(For[A-Z]\w*)?$/;
const CLASS = /^[A-Z]\w*$/;
const MODEL = /\w(Model|For[A-Z])/;
const PROCESSOR = /^Auto(Tokenizer|(Image|Video)?Processor|FeatureExtractor)$/;

// Its outputs are those of training, which differ by type.
const PRETRAINING = "AutoModelForPreTraining";

/** The class that loads the model; undefined if the record has none. */
export function classOf(model: Model, task: Task): string | undefined {
  const named = textIn(model.transformersInfo, "auto_model");
  const isUsed = named !== PRETRAINING && !isContradicted(model);
  const auto = named !== undefined && AUTO.test(named) && isUsed ? named : undefined;
  const usual = usualClass(model, task);
  const mapped = mappedBy(model);
  if (mapped.length > 0) return mapped.find((name) => name === (auto ?? usual)) ?? mapped[0];
  if (auto === "AutoModelForVision2Seq") return "AutoModelForImageTextToText";
  if (auto !== undefined || usual !== undefined) return auto ?? usual;
  if (named === undefined) return OF_TYPE.get(modelTypeOf(model) ?? "");
  return CLASS.test(named) && MODEL.test(named) ? named : "AutoModel";
}

const OF_TYPE: ReadonlyMap<string, string> = new Map(
  Object.entries(CLASSES).flatMap(([name, types]) => types.split(" ").map((type) => [type, name])),
);

// Heads that the names of architectures share with those of AutoModel.
const HEAD =
  /For(CausalLM|MaskedLM|SequenceClassification|TokenClassification|QuestionAnswering|MultimodalLM|ImageTextToText|SpeechSeq2Seq)$/;

/** Does the architecture have another head than the class in the record? The architecture has the weights. */
function isContradicted({ config, transformersInfo }: Model): boolean {
  const [, has] = HEAD.exec(textIn(config, "architectures", 0) ?? "") ?? [];
  const [, named] = HEAD.exec(textIn(transformersInfo, "auto_model") ?? "") ?? [];
  return has !== undefined && named !== undefined && has !== named;
}

function usualClass(model: Model, task: Task): string | undefined {
  if (!needsCode(model)) return task === UNKNOWN ? undefined : classFor(model, task);
  // Most repositories with their own code have these two classes.
  return generatesFromMedia(task) ? "AutoModelForCausalLM" : classFor(model, task);
}

/** Does a model of the task write about an image, a video or a recording? */
export const generatesFromMedia = ({ takes, head = "" }: Task): boolean =>
  takes !== "text" && GENERATES.test(head);

/** The usual class of a task's models. */
export function classFor(model: Model, task: Task): string {
  const head = task.headOf?.(model) ?? task.head;
  if (task.classOf !== undefined) return task.classOf(model);
  return head === undefined ? "AutoModel" : `AutoModelFor${head}`;
}

/**
 * The classes of a repository's custom code, which can be loaded only through the classes that its config.json maps;
 * the plain one is last.
 */
export function mappedBy(model: Model): readonly string[] {
  if (!needsCode(model)) return [];
  const names = Object.keys(valueIn(model.config, "auto_map") ?? {}).filter((name) =>
    AUTO.test(name),
  );
  if (names.length > 0) return names.toSorted((a, b) => b.length - a.length);
  const { tags } = model;
  const tagged = CLASS_OF_TAG.get(tags[tags.indexOf(namedTypeOf(model) ?? "") + 1] ?? "");
  return tagged === undefined ? [] : [tagged];
}

// The Hub adds a tag after the type for the first class that config.json maps.
const CLASS_OF_TAG: ReadonlyMap<string, string> = new Map([
  ["feature-extraction", "AutoModel"],
  ["image-feature-extraction", "AutoModel"],
  ["image-text-to-text", "AutoModelForImageTextToText"],
  ["text-generation", "AutoModelForCausalLM"],
]);

export interface Processor {
  readonly name: string;
  readonly variable: Code<"python">;
}

/** The class that creates a model's inputs; undefined if the record has only the model's class. */
export function processorOf(model: Model, task: Task): Processor | undefined {
  const info = model.transformersInfo;
  // The class is that of the type, which may read no text.
  if (info === undefined && task === UNKNOWN && !needsCode(model)) return undefined;
  const named = task.processor ?? (isContradicted(model) ? undefined : textIn(info, "processor"));
  if (info !== undefined && named === undefined && !isContradicted(model)) return undefined;
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
