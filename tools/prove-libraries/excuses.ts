// What checkers say of programs that are right: each kind is excused for one library, with the reason why it is no fault.
import type { Excuse } from "./excuse.ts";

const ANY_PIPELINE =
  "Which pipeline is made is read out of the repository; the class that is named declares less than it has.";
const NO_TUPLE = "A tuple is returned for `return_dict=False` alone.";
const MADE_UP = "The record names a class that we made up.";
const AT_IMPORT = "The name is put into the module while it is imported.";
const NARROW = "The type that is worked out of the sources is narrower than what is returned.";
const UNION = "What is returned depends on what is given, and the types name all of it.";
const MADE_ANEW = "What makes an object of the class is `__new__`, which takes other arguments.";
const ALIAS = "The overloads leave out the second name of the task, which `pipeline` takes.";
const PART = "By its types, a part of a network may be a tensor as well as a layer.";
const HANDED_ON =
  "The name is that of a package behind this one, whose sources are not looked into.";
const ITS_TASK = "The library adds a task of its own while it is imported.";
const DECORATED = "A decorator without types hides that it is a method of the class.";

/** All excuses. One that nothing needs any more is an error. */
export const EXCUSES: readonly Excuse[] = [
  excuse("birefnet", "reportAttributeAccessIssue", /"unsqueeze" for class "Image"/, NARROW),
  excuse(
    "cartesia_pytorch",
    "reportCallIssue",
    /^Argument missing for parameter "self"$/,
    DECORATED,
  ),
  excuse("*", "reportCallIssue", /^Object of type "Tensor" is not callable/, PART),
  excuse("derm-foundation", "reportAttributeAccessIssue", /"signatures" for class "AutoT/, NARROW),
  excuse("*", "reportCallIssue", /^Object of type "DiffusionPipeline" is not/, ANY_PIPELINE),
  excuse(
    "diffusers",
    "reportCallIssue",
    /named "(image|mask_image|strength)"$/,
    ANY_PIPELINE,
    /AutoPipelineForInpainting/,
  ),
  excuse("*", "reportAttributeAccessIssue", /"(images|frames)" for class "tuple/, NO_TUPLE),
  excuse("keras", "reportAttributeAccessIssue", /"summary" for class "object"/, NARROW),
  excuse("kittentts", "reportCallIssue", /^Argument missing for parameter "config"$/, MADE_ANEW),
  excuse("multimolecule", "reportAttributeAccessIssue", /^"Auto\w+" is unknown/, HANDED_ON),
  excuse("multimolecule", "reportCallIssue", /^No overloads for "pipeline"/, ITS_TASK, /"rna-sec/),
  excuse("nemo", "reportAttributeAccessIssue", /for class "str"/, UNION),
  excuse("nemo", "reportCallIssue", /^Object of type "str" is not callable/, UNION),
  excuse("onnxruntime", "reportCallIssue", /^No overloads for "shape"/, NARROW),
  excuse(
    "pyannote-audio",
    "reportAttributeAccessIssue",
    /for class "(Tuple|tuple|Iterator)\[/i,
    UNION,
  ),
  excuse("relik", "reportAttributeAccessIssue", /"(spans|triplets)" for class "list/, UNION),
  excuse("speechbrain", "reportAttributeAccessIssue", /^"NewInterface" is unknown/, MADE_UP),
  excuse("stanza", "reportAttributeAccessIssue", /"sentences" for class "list/, NARROW),
  excuse("tensorflowtts", "reportCallIssue", /^No parameter named "inference"$/, NARROW),
  excuse("terratorch", "reportAttributeAccessIssue", /"eval" for class "None"/, NARROW),
  excuse("timm", "reportAttributeAccessIssue", /^"data" is not a known attribute/, AT_IMPORT),
  excuse("transformers", "reportAttributeAccessIssue", /"(shape|T)" for class "(list|Seq)/, NARROW),
  excuse(
    "transformers",
    "reportCallIssue",
    /^No overloads for "pipeline"/,
    ALIAS,
    /"text-to-speech"/,
  ),
  excuse("transformers.js", "TS2339", /^Property 'slice' does not exist on type 'Tensor \|/, UNION),
  excuse("voicecraft", "reportAttributeAccessIssue", /^"(info|save)" is not a known/, AT_IMPORT),
  excuse("zeromodels", "reportAttributeAccessIssue", /^"AutoZM\w+" is unknown/, AT_IMPORT),
];

function excuse(
  library: string,
  code: string,
  says: RegExp,
  reason: string,
  program?: RegExp,
): Excuse {
  return { library, code, says, reason, ...(program === undefined ? {} : { program }) };
}
