// The GGUF models of a repository: which one to run, and the files that it needs.
import { absent, type Absence, type Model } from "hubsmith";
import { formatOf, nearestFormat } from "hubsmith/formats";
import { oncePer } from "#core/base/freeze";
import gguf from "../../quantizations/gguf.ts";
import { type CompanionFiles, filesIn, type FileSet, sizedFile } from "../formats/model-files.ts";

/** A model in one file, or in parts. */
export interface GgufModel extends FileSet {
  readonly label?: string;
  readonly format?: string;
  readonly variant?: string;
}

const ggufOf = oncePer(({ siblings = [] }: Model) => filesIn(gguf, siblings.map(sizedFile)));

/** The models of a repository, the most precise first. */
export const ggufModels = oncePer((model: Model): readonly GgufModel[] =>
  ggufOf(model).formats.flatMap(({ sets, ...format }) =>
    sets.map((set) => ({ ...format, ...set })),
  ),
);

/** The projector next to a model for images, which needs it in addition. */
export function projectorOf(model: Model, { paths }: GgufModel): string | undefined {
  const all = projectorsOf(model).flatMap((projector) => projector.paths);
  const near = all.filter((path) => paths[0]!.startsWith(folderOf(path)));
  return near.toSorted((a, b) => folderOf(b).length - folderOf(a).length)[0] ?? all[0];
}

/** All projectors of a repository. */
export const projectorsOf = (model: Model): readonly CompanionFiles[] =>
  ggufOf(model).companions.filter(({ what }) => what === "projector");

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);

/** The model to run if nobody chose one: in Q4_K_M, as llama.cpp does, or the most precise up to 8 bits. */
export function usualOf<T extends Pick<GgufModel, "format">>(items: readonly T[]): T | undefined {
  const formats = items.flatMap(({ format = [] }) => format);
  const wanted = formats.includes("Q4_K_M") ? "Q4_K_M" : nearestFormat(gguf, formats, "Q8_0");
  return items.find(({ format }) => format !== undefined && format === wanted) ?? items[0];
}

/** The model to run: one that llama.cpp reads, if there is one. */
export function chosenModel(model: Model): GgufModel | undefined {
  const complete = ggufModels(model).filter(({ missing }) => missing === 0);
  const isRead = (one: GgufModel): boolean => readerOf(one) === undefined && !isCut(one);
  return usualOf(complete.filter(isRead)) ?? usualOf(complete);
}

/** Why llama.cpp and programs based on it cannot read a model; undefined if they can. */
export function unreadable(
  model: Model,
  file: GgufModel | undefined = chosenModel(model),
): Absence | undefined {
  const program = otherProgramOf(model);
  if (program !== undefined) {
    const reason = `The weights are for ${program}. llama.cpp and Ollama cannot read them.`;
    return absent({ code: "other-program", reason, fix: `Use ${program}.` });
  }
  if (file === undefined) return onlyCompanions(model);
  if (isCut(file)) return IN_PIECES;
  const reader = readerOf(file);
  if (reader === undefined) return undefined;
  const reason = `llama.cpp and Ollama cannot read the type ${file.label}. ${reader} can.`;
  return absent({ code: "other-program", reason, fix: `Use ${reader}.` });
}

function onlyCompanions(model: Model): Absence | undefined {
  const [companion] = ggufOf(model).companions;
  if (companion === undefined || ggufModels(model).length > 0) return undefined;
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

function otherProgramOf({ library_name: library = "", tags, id, siblings }: Model) {
  const named = PROGRAMS.get(library.toLowerCase());
  if (named !== undefined) return named;
  if (tags.includes("fastflowlm")) return "FastFlowLM";
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
function readerOf({ label = "", format }: GgufModel): string | undefined {
  const family = format === undefined ? undefined : formatOf(gguf, format)?.family;
  return family === "ik" ? IK : FORKS.find(([pattern]) => pattern.test(label))?.[1];
}

/**
 * The record without other models than the one that was chosen. Programs resolve a tag among all files, so their names
 * are kept next to the first part of the chosen model.
 */
export function withoutModels(model: Model, others: ReadonlySet<string>, chosen: string): Model {
  const among = allPaths(model);
  const siblings = model.siblings?.flatMap((sibling) => {
    if (others.has(sibling.rfilename)) return [];
    return sibling.rfilename === chosen ? [{ ...sibling, among }] : [sibling];
  });
  return siblings === undefined ? model : { ...model, siblings };
}

/** The paths of all files in the repository, also of those that were not chosen. */
export function allPaths({ siblings = [] }: Model): readonly string[] {
  const own = siblings.map(({ rfilename }) => rfilename);
  const among = siblings
    .map((sibling) => (sibling as { among?: unknown }).among)
    .find(Array.isArray);
  return among?.filter((path) => typeof path === "string") ?? own;
}
