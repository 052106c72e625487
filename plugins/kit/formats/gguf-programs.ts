// How each program names a GGUF model of a repository. A short name is used only if it means exactly this model.
import { absent, type Absence } from "hubsmith";
import { hubFileUrl } from "#core/http/path";
import { taggedFormat } from "./common-files.ts";
import {
  folderOf,
  type GgufModel,
  type GgufRepository,
  projectorOf,
  projectorsOf,
  unreadable,
} from "./gguf-repository.ts";

/** Where llama.cpp finds a model: `-hf repository --hf-file file --mmproj-url projector`. @internal */
export interface LlamaCppSource {
  readonly repository: string;
  /** The first part, if no tag of the repository means this model. */
  readonly file?: string;
  /** The URL of the projector, if llama.cpp does not find it. */
  readonly projector?: string;
}

/**
 * The model as llama.cpp names it, by the rules of `common/download.cpp`: a tag is searched in all paths.
 * @see https://github.com/ggml-org/llama.cpp/blob/master/common/download.cpp
 * @internal
 */
export function forLlamaCpp(
  repository: GgufRepository,
  file: GgufModel | undefined,
): LlamaCppSource {
  const { id } = repository.model;
  if (file === undefined) {
    const format = taggedFormat(repository.model);
    return { repository: format === undefined ? id : `${id}:${format}` };
  }
  const path = file.paths[0]!;
  const candidates = repository.paths.filter(isOfLlamaCpp);
  const isOnly = (paths: readonly string[]): boolean => paths.length === 1 && paths[0] === path;
  const tagged = (tag: string): readonly string[] => {
    const pattern = new RegExp(`${tag}[.-]`, "i");
    return candidates.filter((candidate) => pattern.test(candidate));
  };
  const written = tagsOf(file).filter((tag) => path.toUpperCase().includes(tag.toUpperCase()));
  const tag = path.includes("*")
    ? written[0]
    : written.find((candidate) => isOnly(tagged(candidate)));
  const projector = unreachedProjector(repository, file);
  const more = projector === undefined ? {} : { projector };
  // Without a tag, llama.cpp takes Q4_K_M, then Q8_0, then the first file.
  const usual = ["Q4_K_M", "Q8_0"].map(tagged).find((matches) => matches.length > 0) ?? candidates;
  const needsTag = candidates.length === 1 ? tag !== undefined : isChosen(repository);
  if (isOnly(usual) && !needsTag) return { repository: id, ...more };
  return tag === undefined
    ? { repository: id, file: path, ...more }
    : { repository: `${id}:${tag}`, ...more };
}

const isChosen = ({ paths, model }: GgufRepository): boolean =>
  paths.length !== model.siblings?.length;

/** The tags that may mean a model, the most exact first: `UD-Q4_K_XL`, `Q4_K_XL`. Labels such as `Q8` are no types. */
const tagsOf = ({ label = "", variant }: GgufModel): readonly string[] =>
  /^[\w-]{3,}$/.test(label)
    ? [...(variant === undefined ? [] : [`${variant}-${label}`]), label]
    : [];

/** Does llama.cpp take this file for a model, or for the first part of one? */
function isOfLlamaCpp(path: string): boolean {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const [, part = "00001"] = /-(\d{5})-of-\d{5}\.gguf$/i.exec(name) ?? [];
  return name.endsWith(".gguf") && part === "00001" && !NO_MODEL.test(name);
}
const NO_MODEL = /mmproj|imatrix|(?:mtp|eagle3|dflash|dspark)-/;

// llama.cpp looks for a projector in the folder of the model, and in those above it.
function unreachedProjector(repository: GgufRepository, file: GgufModel): string | undefined {
  const [path = ""] = file.paths;
  const all = projectorsOf(repository);
  const isReached = (projector: string): boolean =>
    projector.includes("mmproj") &&
    projector.endsWith(".gguf") &&
    path.startsWith(folderOf(projector));
  const projector = projectorOf(repository, file);
  if (projector === undefined || all.some(isReached)) return undefined;
  return hubFileUrl(repository.model.id, projector);
}

/**
 * The model as Ollama names it: `hf.co/owner/name:tag`, where the tag is a quantization that the Hub knows, or the
 * name of the file.
 * @see https://huggingface.co/docs/hub/ollama
 * @internal
 */
export function forOllama(repository: GgufRepository, file: GgufModel): string | Absence {
  const { id } = repository.model;
  const [path = "", ...parts] = file.paths;
  const reason = unreadable(repository, file) ?? (parts.length > 0 ? IN_PARTS : undefined);
  if (reason !== undefined) return reason;
  const label = hubLabel(path);
  const isLabel = tagsOf(file).some((tag) => tag.toUpperCase() === label);
  const alike = repository.paths.filter(
    (text) => /\.gguf/i.test(text) && !/mmproj|imatrix/i.test(text) && hubLabel(text) === label,
  );
  if (isLabel && alike.length === 1) return `hf.co/${id}:${label}`;
  return OLLAMA_TAG.test(path) ? `hf.co/${id}:${path}` : NO_TAG;
}

const OLLAMA_TAG = /^\w[\w.-]{0,79}$/;

const IN_PARTS = absent({
  code: "several-parts",
  reason: "Ollama cannot pull a model in several parts from the Hub. llama.cpp can run it.",
  fix: "Use llama.cpp, or a quantization in one file.",
});

const NO_TAG = absent({
  code: "no-tag",
  reason: "Ollama has no tag for a file with this path. llama.cpp can run it.",
  fix: "Use llama.cpp, or download the file, and import it with ollama create.",
});

/**
 * The model as Docker names it: it takes all files whose names have the tag, for the parts of one model. If no name has
 * it, Docker takes another file.
 * @see https://github.com/docker/model-runner/blob/main/pkg/distribution/huggingface/repository.go
 * @internal
 */
export function forDocker(repository: GgufRepository, file: GgufModel): string | Absence {
  const { id } = repository.model;
  const tag = ownFormat(repository, file);
  if (tag !== undefined) return `hf.co/${id}:${tag}`;
  return ggufPaths(repository).length === file.paths.length ? `hf.co/${id}` : NO_DOCKER_TAG;
}

const ggufPaths = ({ paths }: GgufRepository): readonly string[] =>
  paths.filter(
    (path) => /\.gguf$/i.test(path) && !/mmproj/i.test(path.slice(folderOf(path).length)),
  );

/** The format in the names of its files, such as `Q4_K_M`, if no other file has it. @internal */
export function ownFormat(repository: GgufRepository, file: GgufModel): string | undefined {
  const all = ggufPaths(repository);
  return tagsOf(file).find((candidate) => {
    const pattern = new RegExp(`[-._]${candidate}(?:[-._]|$)`, "i");
    const taken = new Set(
      all.filter((path) => pattern.test(path.slice(folderOf(path).length).replace(/\.gguf$/i, ""))),
    );
    return taken.size === file.paths.length && file.paths.every((path) => taken.has(path));
  });
}

const NO_DOCKER_TAG = absent({
  code: "no-tag",
  reason: "Docker names models by their quantization, and none means only this file.",
  fix: "Use llama.cpp, or another quantization.",
});

/** The last quantization in a path that the Hub knows, as it reads paths itself. */
const hubLabel = (path: string): string | undefined => path.toUpperCase().match(HUB_LABEL)?.at(-1);

const HUB_TYPES = [
  "BF16|F32|F16|Q4_[0123]|Q8_0|Q5_[01]|Q[234568]_K_XL|Q2_K|Q3_K_[SML]|Q[45]_K_[SM]|Q6_K",
  "IQ1_[SM]|IQ2_XXS|IQ2_XS|IQ2_[SM]|IQ3_XXS|IQ3_XS|IQ3_[SM]|IQ4_NL|IQ4_XS",
  "TQ[12]_0|MXFP4_MOE|MXFP4|NVFP4|Q[12]_0",
];
const HUB_LABEL = new RegExp(`(?:UD-)?(?:${HUB_TYPES.join("|")})(?:_[A-Z]+)?`, "g");

/** The model as the Hub's command line names it: a path, or a pattern that fits exactly its parts. @internal */
export function forDownload(
  repository: GgufRepository,
  { paths }: GgufModel,
): { readonly name: string; readonly isPattern: boolean } {
  const [path = "", ...parts] = paths;
  // Of an unknown file, all parts.
  if (path.includes("*")) return { name: path.replace(/\.gguf$/, "*.gguf"), isPattern: true };
  if (parts.length === 0) return { name: path, isPattern: false };
  const [, start = "", at = "", end = ""] = PART.exec(path) ?? [];
  const alike = repository.paths.filter((text) => text.startsWith(start) && text.endsWith(end));
  const any = alike.length === paths.length ? "*" : "?".repeat(at.length);
  return { name: `${literal(start)}${any}${literal(end)}`, isPattern: true };
}

// The number of a part, in the names of shards and of files that were cut.
const PART = /^(.*(?:\.gguf\.part|-split-|-))(\d{5}|\d+|[a-z])((?:-of-\d{5}\.gguf|of\d+)?)$/is;

/** The paths of a model as patterns of `fnmatch`. @internal */
export const forFnmatch = ({ paths }: GgufModel): readonly string[] =>
  paths.map((path) => (path.startsWith("*") ? path : literal(path)));

// In patterns, brackets, stars and question marks have a meaning.
const literal = (text: string): string => text.replace(/[[*?]/g, "[$&]");
