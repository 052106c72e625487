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
export const describeFault = ({ block, line, code, message }: Fault): string =>
  `${block.library}, ${block.record}, line ${line}: ${code}: ${message.replace(/\s*\n\s*/g, " | ")}`;

/** A kind of finding that is not a fault. */
export interface Excuse {
  /** The library's id, or an asterisk for classes that many libraries use. */
  readonly library: string;
  readonly code: string;
  readonly pattern: RegExp;
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
  one.pattern.test(message) &&
  (one.program?.test(block.content) ?? true);

const ATTRIBUTE = "reportAttributeAccessIssue";
const CALL = "reportCallIssue";

const SAVED_PIPELINE =
  "from_pretrained returns an object of the class in model_index.json. DiffusionPipeline itself is not callable.";
const INPAINTING =
  "Its return type has all pipelines of a table, and some accept fewer arguments. The two with this program accept all of them.";
const NO_TUPLE = "A pipeline of Diffusers returns a tuple only for return_dict=False.";
const FROM_TABLE = "zeromodels creates the class from a table when it is imported.";
const HANDED_ON =
  "multimolecule re-exports the class from Transformers, whose sources are only read if a program imports it.";
const MODEL_FILE =
  "from_pretrained returns a file path with return_model_file, and a model without it.";
const BACKEND =
  "torchaudio 2.0 adds the functions of the installed backend to its module when it is imported.";

/** All excuses. An unneeded one is an error. */
export const EXCUSES: readonly Excuse[] = [
  {
    library: "birefnet",
    code: ATTRIBUTE,
    pattern: /"unsqueeze" for class "Image"/,
    reason:
      "Compose has no types, so the type of its input is used for its output. Its ToTensor returns a tensor.",
  },
  {
    library: "cartesia_pytorch",
    code: CALL,
    pattern: /^Argument missing for parameter "self"$/,
    reason: "Transformers 4 wraps cuda() with functools.wraps, whose type is not a method.",
  },
  {
    library: "derm-foundation",
    code: ATTRIBUTE,
    pattern: /"signatures" for class "AutoTrackable"/,
    reason: "A loaded object has the saved signatures, but its class declares none.",
  },
  {
    library: "*",
    code: CALL,
    pattern: /^Object of type "DiffusionPipeline" is not/,
    reason: SAVED_PIPELINE,
  },
  {
    library: "diffusers",
    code: CALL,
    pattern: /named "(image|mask_image|strength)"$/,
    reason: INPAINTING,
    program: /AutoPipelineForInpainting/,
  },
  {
    library: "*",
    code: ATTRIBUTE,
    pattern: /"(images|frames)" for class "tuple/,
    reason: NO_TUPLE,
  },
  {
    library: "keras",
    code: ATTRIBUTE,
    pattern: /"summary" for class "object"/,
    reason: "load_model has no types. For the configuration of a Keras model, it returns a model.",
  },
  {
    library: "kittentts",
    code: CALL,
    pattern: /^Argument missing for parameter "config"$/,
    reason:
      "For newer models, __new__ returns a complete object of another class, so __init__ is not called again.",
  },
  {
    library: "multimolecule",
    code: ATTRIBUTE,
    pattern: /^"Auto\w+" is unknown/,
    reason: HANDED_ON,
  },
  {
    library: "multimolecule",
    code: CALL,
    pattern: /^No overloads for "pipeline"/,
    reason: "Importing multimolecule registers this pipeline with Transformers.",
    program: /"rna-secondary-structure"/,
  },
  { library: "nemo", code: ATTRIBUTE, pattern: /for class "str"/, reason: MODEL_FILE },
  {
    library: "nemo",
    code: CALL,
    pattern: /^Object of type "str" is not callable/,
    reason: MODEL_FILE,
  },
  {
    library: "open_clip",
    code: CALL,
    pattern: /^Object of type "Tensor" is not callable/,
    reason:
      "A model has the type Module, whose attributes have the type module or tensor. All OpenCLIP models have these methods.",
    program: /model\.encode_image\(/,
  },
  {
    library: "pyannote-audio",
    code: ATTRIBUTE,
    pattern: /for class "(Iterator\[|tuple\[Any)/,
    reason: "It returns an iterator of pairs only for a list of recordings.",
    program: /import (Audio, )?Pipeline/,
  },
  {
    library: "pyannote-audio",
    code: ATTRIBUTE,
    pattern: /"(data|shape)" for class "Tuple\[/,
    reason: "Only models with several tasks return a tuple. These have one.",
    program: /import Inference/,
  },
  {
    library: "relik",
    code: ATTRIBUTE,
    pattern: /"(spans|triplets)" for class "list/,
    reason: "It returns a list only for several texts.",
  },
  {
    library: "speechbrain",
    code: ATTRIBUTE,
    pattern: /^"NewInterface" is unknown/,
    reason: "The record has a made-up interface, to test an unknown one.",
  },
  {
    library: "tensorflowtts",
    code: CALL,
    pattern: /^No parameter named "inference"$/,
    reason:
      "The repository determines the processor, and the processor for Chinese accepts the argument.",
    program: /baker/,
  },
  {
    library: "timm",
    code: ATTRIBUTE,
    pattern: /^"data" is not a known attribute of module "timm"$/,
    reason:
      "The package imports the module indirectly, through its models. The model cards of timm use the same name.",
  },
  {
    library: "transformers",
    code: ATTRIBUTE,
    pattern: /"shape" for class "list/,
    reason: "It returns a list only for several inputs.",
    program: /return_tensors=True/,
  },
  {
    library: "transformers",
    code: ATTRIBUTE,
    pattern: /"T" for class "Sequence/,
    reason: "The type of the audio output has all types of the input. The output is a NumPy array.",
    program: /pipeline\(\s*"text-to-(audio|speech)"/,
  },
  {
    library: "transformers",
    code: CALL,
    pattern: /^No overloads for "pipeline"/,
    reason: "The overloads do not have this task's alias, which pipeline accepts.",
    program: /"text-to-speech"/,
  },
  {
    library: "transformers.js",
    code: "TS2339",
    pattern: /^Property 'slice' does not exist on type 'Tensor \|/,
    reason: "generate returns more than a tensor with return_dict_in_generate.",
  },
  {
    library: "voicecraft",
    code: ATTRIBUTE,
    pattern: /^"(info|save)" is not a known/,
    reason: BACKEND,
  },
  {
    library: "zeromodels",
    code: ATTRIBUTE,
    pattern: /^"AutoZM\w+" is unknown/,
    reason: FROM_TABLE,
  },
];
