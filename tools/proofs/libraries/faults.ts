// A fault of a load snippet as a line, and the false reports of the checkers, each with its reason.
import type { Fault } from "./blocks.ts";

export const describeFault = ({ block, line, code, message }: Fault): string =>
  `${block.library}, ${block.record}, line ${line}: ${code}: ${message.replace(/\s*\n\s*/g, " | ")}`;

export interface Excuse {
  /** The library's id, or an asterisk for classes that many libraries use. */
  readonly library: string;
  readonly code: string;
  readonly pattern: RegExp;
  readonly reason: string;
  /** Matches its program, if the message is not enough. */
  readonly program: RegExp;
}

interface Excused {
  readonly faults: readonly Fault[];
  readonly needless: readonly Excuse[];
}

export function excused(faults: readonly Fault[], excuses: readonly Excuse[]): Excused {
  const used = new Set<Excuse>();
  const left = faults.filter((fault) => {
    const excuse = excuses.find((candidate) => isFor(candidate, fault));
    if (excuse !== undefined) used.add(excuse);
    return excuse === undefined;
  });
  return { faults: left, needless: excuses.filter((excuse) => !used.has(excuse)) };
}

const isFor = (excuse: Excuse, { block, code, message }: Fault): boolean =>
  [block.library, "*"].includes(excuse.library) &&
  excuse.code === code &&
  excuse.pattern.test(message) &&
  excuse.program.test(block.content);

/** The false reports by code: the library, the message, the reason, and its program if the message is not enough. */
const FALSE_REPORTS: Readonly<
  Record<string, readonly (readonly [string, RegExp, string, RegExp?])[]>
> = {
  reportAttributeAccessIssue: [
    [
      "onnxruntime",
      /^Cannot access attribute "(?:argmax|shape)" for class "(?:SparseTensor|list\[Unknown\]|dict\[Unknown, Unknown\])"/,
      "The type of an output is a union of all kinds of values. Exports of models of Transformers return arrays.",
    ],
    [
      "derm-foundation",
      /"signatures" for class "AutoTrackable"/,
      "A loaded object has the saved signatures, but its class declares none.",
    ],
    [
      "*",
      /"(images|frames)" for class "tuple/,
      "A pipeline of Diffusers returns a tuple only for return_dict=False.",
    ],
    [
      "keras",
      /"summary" for class "object"/,
      "load_model has no types. For the configuration of a Keras model, it returns a model.",
    ],
    [
      "multimolecule",
      /^"Auto\w+" is unknown/,
      "multimolecule re-exports the class from Transformers, whose sources are only read if a program imports it.",
    ],
    [
      "pyannote-audio",
      /for class "(Iterator\[|tuple\[Any)/,
      "It returns an iterator of pairs only for a list of recordings.",
      /import (Audio, )?Pipeline/,
    ],
    [
      "pyannote-audio",
      /"(data|shape)" for class "Tuple\[/,
      "Only models with several tasks return a tuple. These have one.",
      /import Inference/,
    ],
    ["relik", /"(spans|triplets)" for class "list/, "It returns a list only for several texts."],
    [
      "nemo",
      /for class "str"/,
      "from_pretrained returns a file path with return_model_file, and a model without it.",
    ],
    [
      "speechbrain",
      /^"NewInterface" is unknown/,
      "The record has a made-up interface, to test an unknown one.",
    ],
    [
      "timm",
      /^"data" is not a known attribute of module "timm"$/,
      "The package imports the module indirectly, through its models. The model cards of timm use the same name.",
    ],
    [
      "transformers",
      /"shape" for class "list/,
      "It returns a list only for several inputs.",
      /return_tensors=True/,
    ],
    [
      "transformers",
      /"T" for class "Sequence/,
      "The type of the audio output has all types of the input. The output is a NumPy array.",
      /pipeline\(\s*"text-to-(audio|speech)"/,
    ],
    [
      "voicecraft",
      /^"(info|save)" is not a known/,
      "torchaudio 2.0 adds the functions of the installed backend to its module when it is imported.",
    ],
    [
      "zeromodels",
      /^"AutoZM\w+" is unknown/,
      "zeromodels creates the class from a table when it is imported.",
    ],
  ],
  reportCallIssue: [
    [
      "vllm",
      /No parameter named "max_tokens"/,
      "SamplingParams is a Struct of msgspec, whose sources are not read.",
    ],
    [
      "modelopt",
      /No parameter named "max_tokens"/,
      "SamplingParams is a Struct of msgspec, whose sources are not read.",
    ],
    [
      "cartesia_pytorch",
      /^Argument missing for parameter "self"$/,
      "Transformers 4 wraps cuda() with functools.wraps, whose type is not a method.",
    ],
    [
      "*",
      /^Object of type "DiffusionPipeline" is not/,
      "from_pretrained returns an object of the class in model_index.json. DiffusionPipeline itself is not callable.",
    ],
    [
      "diffusers",
      /named "(image|mask_image|strength)"$/,
      "Its return type has all pipelines of a table, and some accept fewer arguments. The two with this program accept all of them.",
      /AutoPipelineForInpainting/,
    ],
    [
      "kittentts",
      /^Argument missing for parameter "config"$/,
      "For newer models, __new__ returns a complete object of another class, so __init__ is not called again.",
    ],
    [
      "mars5-tts",
      /^Expected 1 positional argument$/,
      "Its method is decorated with torch.inference_mode without parentheses, which has the type of a class.",
    ],
    [
      "multimolecule",
      /^No overloads for "pipeline"/,
      "Importing multimolecule registers this pipeline with Transformers.",
      /"rna-secondary-structure"/,
    ],
    [
      "nemo",
      /^Object of type "str" is not callable/,
      "from_pretrained returns a file path with return_model_file, and a model without it.",
    ],
    [
      "open_clip",
      /^Object of type "Tensor" is not callable/,
      "A model has the type Module, whose attributes have the type module or tensor. All OpenCLIP models have these methods.",
      /model\.encode_image\(/,
    ],
    [
      "renderformer",
      /^Argument expression after \*\* must be a mapping with a "str" key type$/,
      "h5py has no type for the names in a file. They are strings.",
    ],
    [
      "tensorflowtts",
      /^No parameter named "inference"$/,
      "The repository determines the processor, and the processor for Chinese accepts the argument.",
      /baker/,
    ],
    [
      "transformers",
      /^No overloads for "pipeline"/,
      "The overloads do not have this task's alias, which pipeline accepts.",
      /"text-to-speech"/,
    ],
  ],
  TS2339: [
    [
      "transformers.js",
      /^Property 'slice' does not exist on type 'Tensor \|/,
      "generate returns more than a tensor with return_dict_in_generate.",
    ],
  ],
};

/** All excuses. An unneeded one is an error. */
export const EXCUSES: readonly Excuse[] = Object.entries(FALSE_REPORTS).flatMap(([code, rows]) =>
  rows.map(([library, pattern, reason, program = /^/]) => ({
    library,
    code,
    pattern,
    reason,
    program,
  })),
);
