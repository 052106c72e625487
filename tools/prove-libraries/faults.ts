// A fault of a load snippet, and the false reports of the checkers, each with its reason.
import type { Block } from "./blocks.ts";

const LEVELS = ["parsed", "typed", "run"] as const;
export type Level = (typeof LEVELS)[number];

export interface Fault {
  readonly block: Block;
  readonly level: Level;
  /** The line in the block, counted from one. */
  readonly line: number;
  /** The checker's name for this kind of fault. */
  readonly code: string;
  readonly message: string;
}

/** A fault as a readable line. */
export const said = ({ block, line, code, message }: Fault): string =>
  `${block.library}, ${block.record}, line ${line}: ${code}: ${message.replace(/\s*\n\s*/g, " | ")}`;

/** A kind of finding that is not a fault. */
export interface Excuse {
  /** The library's id, or an asterisk for classes that many libraries use. */
  readonly library: string;
  readonly code: string;
  readonly says: RegExp;
  readonly reason: string;
  /** Matches its program, if the message is not enough. */
  readonly program?: RegExp;
}

/** The faults without an excuse, and the excuses without a fault. */
export function excused(
  faults: readonly Fault[],
  excuses: readonly Excuse[],
): { readonly faults: readonly Fault[]; readonly needless: readonly Excuse[] } {
  const used = new Set<Excuse>();
  const left = faults.filter((fault) => {
    const excuse = excuses.find((one) => isFor(one, fault));
    if (excuse !== undefined) used.add(excuse);
    return excuse === undefined;
  });
  return { faults: left, needless: excuses.filter((one) => !used.has(one)) };
}

const isFor = (one: Excuse, { block, code, message }: Fault): boolean =>
  [block.library, "*"].includes(one.library) &&
  one.code === code &&
  one.says.test(message) &&
  (one.program?.test(block.content) ?? true);

const ATTRIBUTE = "reportAttributeAccessIssue";
const CALL = "reportCallIssue";

const SAVED_PIPELINE =
  "from_pretrained makes the class that model_index.json names; DiffusionPipeline itself cannot be called.";
const INPAINTING =
  "By its types any pipeline of a table may be made, and some of them take less; the two that get this program take it all.";
const NO_TUPLE = "A pipeline of Diffusers returns a tuple for return_dict=False alone.";
const FROM_TABLE =
  "zeromodels makes the class from a table while it is imported, and puts it into the module.";
const HANDED_ON =
  "The class is that of Transformers, which multimolecule hands on, and whose sources are only looked into where a program imports it.";
const MODEL_FILE =
  "from_pretrained returns the path of a file with return_model_file, and the model without it.";
const BACKEND =
  "torchaudio 2.0 puts these functions into its module while it is imported: those of the backend that it finds.";

/** All excuses. An unneeded one is an error. */
export const EXCUSES: readonly Excuse[] = [
  {
    library: "birefnet",
    code: ATTRIBUTE,
    says: /"unsqueeze" for class "Image"/,
    reason:
      "Compose has no types, so that what goes in is taken for what comes out; ToTensor, which it holds, makes a tensor.",
  },
  {
    library: "cartesia_pytorch",
    code: CALL,
    says: /^Argument missing for parameter "self"$/,
    reason:
      "Transformers 4 wraps cuda() by functools.wraps, which by its types makes no method of it.",
  },
  {
    library: "derm-foundation",
    code: ATTRIBUTE,
    says: /"signatures" for class "AutoTrackable"/,
    reason: "What is loaded has the signatures that were saved; its class declares none.",
  },
  {
    library: "*",
    code: CALL,
    says: /^Object of type "DiffusionPipeline" is not/,
    reason: SAVED_PIPELINE,
  },
  {
    library: "diffusers",
    code: CALL,
    says: /named "(image|mask_image|strength)"$/,
    reason: INPAINTING,
    program: /AutoPipelineForInpainting/,
  },
  { library: "*", code: ATTRIBUTE, says: /"(images|frames)" for class "tuple/, reason: NO_TUPLE },
  {
    library: "keras",
    code: ATTRIBUTE,
    says: /"summary" for class "object"/,
    reason:
      "load_model has no types, and makes what the saved configuration names: of what a model of Keras is saved as, a model.",
  },
  {
    library: "kittentts",
    code: CALL,
    says: /^Argument missing for parameter "config"$/,
    reason:
      "For newer models __new__ returns an object of another class, which is made by then, and whose __init__ is not called again.",
  },
  { library: "multimolecule", code: ATTRIBUTE, says: /^"Auto\w+" is unknown/, reason: HANDED_ON },
  {
    library: "multimolecule",
    code: CALL,
    says: /^No overloads for "pipeline"/,
    reason: "Importing multimolecule registers this pipeline with Transformers.",
    program: /"rna-secondary-structure"/,
  },
  { library: "nemo", code: ATTRIBUTE, says: /for class "str"/, reason: MODEL_FILE },
  {
    library: "nemo",
    code: CALL,
    says: /^Object of type "str" is not callable/,
    reason: MODEL_FILE,
  },
  {
    library: "open_clip",
    code: CALL,
    says: /^Object of type "Tensor" is not callable/,
    reason:
      "A model has the type Module, whose attributes are parts or tensors by its types; all models of OpenCLIP have these methods.",
    program: /model\.encode_image\(/,
  },
  {
    library: "pyannote-audio",
    code: ATTRIBUTE,
    says: /for class "(Iterator\[|tuple\[Any)/,
    reason: "Pairs are returned one by one for a list of recordings, and not for one recording.",
    program: /import (Audio, )?Pipeline/,
  },
  {
    library: "pyannote-audio",
    code: ATTRIBUTE,
    says: /"(data|shape)" for class "Tuple\[/,
    reason: "A tuple is returned by models of several tasks, which these are not.",
    program: /import Inference/,
  },
  {
    library: "relik",
    code: ATTRIBUTE,
    says: /"(spans|triplets)" for class "list/,
    reason: "A list is returned for several texts, and not for one.",
  },
  {
    library: "speechbrain",
    code: ATTRIBUTE,
    says: /^"NewInterface" is unknown/,
    reason: "The record names an interface that we made up, to show what an unknown one gets.",
  },
  {
    library: "tensorflowtts",
    code: CALL,
    says: /^No parameter named "inference"$/,
    reason: "Which processor is made is read out of the repository, and that for Chinese takes it.",
    program: /baker/,
  },
  {
    library: "timm",
    code: ATTRIBUTE,
    says: /^"data" is not a known attribute of module "timm"$/,
    reason: "The package imports it by way of its models, and the cards of timm name it like this.",
  },
  {
    library: "transformers",
    code: ATTRIBUTE,
    says: /"shape" for class "list/,
    reason: "A list is returned for several inputs, and not for one.",
    program: /return_tensors=True/,
  },
  {
    library: "transformers",
    code: ATTRIBUTE,
    says: /"T" for class "Sequence/,
    reason: "By its types sound may come out as all that it may go in as; it is an array of NumPy.",
    program: /pipeline\(\s*"text-to-(audio|speech)"/,
  },
  {
    library: "transformers",
    code: CALL,
    says: /^No overloads for "pipeline"/,
    reason: "The overloads leave out this task's second name, which pipeline takes.",
    program: /"text-to-speech"/,
  },
  {
    library: "transformers.js",
    code: "TS2339",
    says: /^Property 'slice' does not exist on type 'Tensor \|/,
    reason: "generate returns more than a tensor with return_dict_in_generate.",
  },
  {
    library: "voicecraft",
    code: ATTRIBUTE,
    says: /^"(info|save)" is not a known/,
    reason: BACKEND,
  },
  { library: "zeromodels", code: ATTRIBUTE, says: /^"AutoZM\w+" is unknown/, reason: FROM_TABLE },
];
