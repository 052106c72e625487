// The GGUF models of a repository: which one to run, and which program reads it.
import { absent, type Absence, type Model, type Plugin, type QuantizationSpec } from "hubsmith";
import {
  type CompanionFiles,
  companionFor,
  filesIn,
  type FileSet,
  sizedFile,
} from "./model-files.ts";
import type { Fit } from "./memory.ts";
import { compareFormats, formatOf, nearestFormat, usualBits } from "./table.ts";

/** A model in one file, or in parts. @internal */
export interface GgufModel extends FileSet {
  readonly label?: string;
  readonly format?: string;
  readonly variant?: string;
}

/** The GGUF files of a record. @internal */
export interface GgufRepository {
  readonly model: Model;
  /** The table of GGUF. */
  readonly quantization: QuantizationSpec;
  /** The most precise first. */
  readonly models: readonly GgufModel[];
  readonly companions: readonly CompanionFiles[];
  /** The paths of all files in the repository, also of models that were not chosen. */
  readonly paths: readonly string[];
}

/** Reads the files of a record. @internal */
export function ggufRepository(quantization: Plugin<"quantization">, model: Model): GgufRepository {
  const { formats, companions } = filesIn(quantization, (model.siblings ?? []).map(sizedFile));
  const models = formats.flatMap(({ sets, ...format }) =>
    sets.map((set) => ({ ...format, ...set })),
  );
  return { model, quantization, models, companions, paths: allPaths(model) };
}

/** The paths of the projectors, which a model for images needs in addition. @internal */
export const projectorsOf = ({ companions }: GgufRepository): readonly string[] =>
  companions.flatMap(({ what, paths }) => (what === "projector" ? paths : []));

/** The projector that is loaded with a model. @internal */
export function projectorOf(
  { companions }: GgufRepository,
  ggufModel: GgufModel,
): string | undefined {
  const projectors = companions.filter(({ what }) => what === "projector");
  return companionFor(projectors, ggufModel)?.paths[0];
}

/** The folder of a path, with its slash. @internal */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);

/** The model to run without a choice: of those that llama.cpp reads, if there is one. @internal */
export function chosenModel({ quantization, models }: GgufRepository): GgufModel | undefined {
  const complete = models.filter(({ missing, paths }) => missing === 0 && !HALF.test(paths[0]!));
  const read = complete.filter(
    (ggufModel) => readerOf(quantization, ggufModel) === undefined && !isCut(ggufModel),
  );
  return usualOf(quantization, read) ?? usualOf(quantization, complete);
}

// Layers of a model, in a file without a number of parts.
const HALF = /[-_.]Layers-?\d+-(?:\d+|output)\.gguf$/i;

// The format that llama.cpp takes, and its kin of publishers.
const USUAL = ["Q4_K_M", "Q4_K_P"] as const;

// In the usual format, or the most precise up to 8 bits.
function usualOf(
  quantization: QuantizationSpec,
  models: readonly GgufModel[],
): GgufModel | undefined {
  const formats = models.flatMap(({ format = [] }) => format);
  const wanted =
    USUAL.find((name) => formats.includes(name)) ?? nearestFormat(quantization, formats, "Q8_0");
  return models.find(({ format }) => format !== undefined && format === wanted) ?? models[0];
}

/**
 * The files to recommend: llama.cpp reads them, and none has more bits than Q8_0 if one has about as many. F16 is twice
 * as large as Q8_0, and hardly better.
 * @internal
 */
export function recommendable(repository: GgufRepository, fits: readonly Fit[]): readonly Fit[] {
  const read = fits.filter(
    ({ files, set }) =>
      files.quantization === "gguf" && unreadable(repository, { ...files, ...set }) === undefined,
  );
  const bitsIn = ({ files: { format = "" } }: Fit): number => {
    const bits = formatOf(repository.quantization, format)?.bits;
    return bits === undefined ? 0 : usualBits(bits);
  };
  const small = read.filter((fit) => bitsIn(fit) <= Q8_0);
  return small.some((fit) => fit.set.missing === 0 && bitsIn(fit) >= Q6_K) ? small : read;
}

/**
 * The file to run, of those to recommend: the most precise that fits for sure. If none does, the usual one or the next
 * smaller one that is tight: a larger one would be a risk without a need. If the usual one is tight only because facts are
 * missing, no smaller one is better.
 * @internal
 */
export function bestFit(
  { quantization }: GgufRepository,
  candidates: readonly Fit[],
): Fit | undefined {
  const sure = candidates.find(({ fits }) => fits === "yes");
  const tight = candidates.filter(({ fits }) => fits === "tight");
  const inFormat = (wanted = ""): Fit | undefined =>
    tight.find(({ files }) => files.format === wanted);
  const usual = inFormat(USUAL[0]) ?? inFormat(USUAL[1]);
  const isLessPrecise = ({ files: { format = "" } }: Fit): boolean =>
    compareFormats(quantization, format, usual!.files.format!) > 0;
  const isInDoubt = usual !== undefined && usual.missing.length > 0;
  if (sure !== undefined && !(isInDoubt && isLessPrecise(sure))) return sure;
  const formats = tight.flatMap(({ files: { format = [] } }) => format);
  return (
    usual ?? inFormat(nearestFormat(quantization, formats, USUAL[0]) ?? formats.at(-1)) ?? tight[0]
  );
}

// Bits per weight.
const Q8_0 = 8.5;
const Q6_K = 6.5;

/** Why llama.cpp and programs based on it cannot read a model; undefined if they can. @internal */
export function unreadable(
  repository: GgufRepository,
  file: GgufModel | undefined = chosenModel(repository),
): Absence | undefined {
  const program = otherProgramOf(repository.model);
  if (program !== undefined) {
    const reason = `The weights are for ${program}. llama.cpp and Ollama cannot read them.`;
    return absent({ code: "other-program", reason, fix: `Use ${program}.` });
  }
  if (file === undefined) return onlyCompanions(repository);
  if (isCut(file)) return IN_PIECES;
  const reader = readerOf(repository.quantization, file);
  if (reader === undefined) return undefined;
  const reason = `llama.cpp and Ollama cannot read the type ${file.label}. ${reader} can.`;
  return absent({ code: "other-program", reason, fix: `Use ${reader}.` });
}

function onlyCompanions({ models, companions }: GgufRepository): Absence | undefined {
  const [companion] = companions;
  if (companion === undefined || models.length > 0) return undefined;
  const reason = `The only GGUF file that the record lists is a ${companion.what}, which runs next to a model.`;
  return absent({ code: "no-model", reason, fix: "Use it with its model: see the model card." });
}

const IN_PIECES = absent({
  code: "in-pieces",
  reason: "The file is cut into pieces, which no program reads.",
  fix: "Download them, and join them with cat. llama.cpp can run the result.",
});

// Programs with their own GGUF files, by the name of the library.
const PROGRAMS: ReadonlyMap<string, string> = new Map([
  ["audio.cpp", "audio.cpp"],
  ["candle", "Candle"],
  ["crispembed", "CrispEmbed"],
  ["moshi", "Moshi"],
  ["q4nx", "FastFlowLM"],
  ["stable-diffusion.cpp", "stable-diffusion.cpp"],
  ["synthesize.cpp", "synthesize.cpp"],
  ["transcribe.cpp", "transcribe.cpp"],
  ["whisper.cpp", "whisper.cpp"],
]);
const IK = "ik_llama.cpp";
const READERS = /^(?:llama[-_.]?cpp|llama-cpp-python|ollama)$/i;

/** Are the weights made for ds4? Its author publishes no others. @internal */
export const isOfDs4 = ({ id, tags }: Model): boolean =>
  id.startsWith("antirez/") && tags.includes("gguf");

function otherProgramOf(model: Model): string | undefined {
  const { library_name: library = "", tags, id, siblings } = model;
  if (isOfDs4(model)) return "ds4";
  const named = PROGRAMS.get(library.toLowerCase());
  if (named !== undefined) return named;
  if (tags.includes("fastflowlm")) return "FastFlowLM";
  if (tags.includes("rocmfpx")) return "ROCmFPX";
  // Its groups of Q2_0 are larger than those of llama.cpp.
  if (/ternary-?bonsai/i.test(id)) return "PrismML's fork of llama.cpp";
  if (/[-_.]candle\b/i.test(id)) return "Candle";
  const names = [library, ...tags];
  // In a list of files, the types tell it.
  const isOfIk = siblings === undefined && names.includes(IK);
  return isOfIk && !names.some((name) => READERS.test(name)) ? IK : undefined;
}

const isCut = ({ paths }: GgufModel): boolean => !/\.gguf$/i.test(paths[0]!);

// Types that are not in the table: with rows side by side, or of a fork.
const FORKS: readonly (readonly [label: RegExp, program: string])[] = [
  [/^(?:I?Q\d_\w+_R\d+|IQ\d_(?:K[STLV]?|KSS|BN))$/i, IK],
  [/^I2_S$/i, "bitnet.cpp"],
  [/^ROCmFP/i, "The fork of llama.cpp for ROCmFP4"],
];

/** The program that reads the type of a file if llama.cpp does not. */
function readerOf(
  quantization: QuantizationSpec,
  { label = "", format }: GgufModel,
): string | undefined {
  const family = format === undefined ? undefined : formatOf(quantization, format)?.family;
  return family === "ik" ? IK : FORKS.find(([pattern]) => pattern.test(label))?.[1];
}

/**
 * The record without other models than the one that was chosen. Programs resolve a tag among all files, so their names
 * are kept next to the first part of the chosen model.
 * @internal
 */
export function withoutModels(model: Model, others: ReadonlySet<string>, chosen: string): Model {
  const among = allPaths(model);
  const siblings = model.siblings?.flatMap((sibling) => {
    if (others.has(sibling.rfilename)) return [];
    return sibling.rfilename === chosen ? [{ ...sibling, among }] : [sibling];
  });
  return siblings === undefined ? model : { ...model, siblings };
}

function allPaths({ siblings = [] }: Model): readonly string[] {
  const siblingPaths = siblings.map(({ rfilename }) => rfilename);
  const among = siblings
    .map((sibling) => (sibling as { among?: unknown }).among)
    .find(Array.isArray);
  return among?.filter((path) => typeof path === "string") ?? siblingPaths;
}
