// Apps that run GGUF files, most of them with llama.cpp. The chosen file is the one that each command names.
import { absent, type Absence, type AppRun, isAbsence, type Model } from "hubsmith";
import { type Code, sh } from "hubsmith/code";
import { forLlamaCpp, forOllama } from "../formats/gguf-programs.ts";
import {
  chosenModel,
  type GgufModel,
  type GgufRepository,
  projectorOf,
  unreadable,
} from "../formats/gguf-repository.ts";
import { ggufOf } from "../libraries/gguf-files.ts";
import { ggufRoleOf, type GgufRole } from "../libraries/gguf-role.ts";

/** The GGUF model that an app runs. @public */
export interface GgufSource {
  /** The record. */
  readonly model: Model;
  /** What it is for. */
  readonly role: GgufRole;
  /** The path of the file, or of its first part; undefined if the record lists no files. */
  readonly path: string | undefined;
  /** How many files it has. */
  readonly parts: number;
  /** The paths of its files; empty if the record lists none. */
  readonly paths: readonly string[];
  /** The path of the projector, which a model for images needs. */
  readonly projector: string | undefined;
  /** The arguments of llama.cpp's programs: `-hf owner/name:Q4_K_M`, or with `--hf-file`. */
  readonly hf: Code<"sh">;
  /** Ollama's name of the model, `hf.co/owner/name:Q4_K_M`, or why it has none. */
  readonly ollama: string | Absence;
  /** The model by a quantization that the Hub knows, `owner/name:Q4_K_M`; undefined if none means this file. */
  readonly tagged: string | undefined;
}

/** A GGUF model whose file is known. @public */
export interface GgufFileSource extends GgufSource {
  /** The path of the file, or of its first part. */
  readonly path: string;
  /** Its name without folders. */
  readonly file: string;
  /** The file with its repository, `owner/name/folder/file.gguf`. */
  readonly address: string;
  /** Where it is downloaded. */
  readonly url: string;
}

/** What an app does not run. @public */
export interface GgufLimits {
  /** The roles that it has. By default, all. */
  readonly roles?: readonly GgufRole[];
  /** It runs models in one file only. */
  readonly oneFile?: boolean;
}

/**
 * Makes the function `runs` of an app for GGUF files. Repositories without them, files that llama.cpp cannot read, and
 * models that it does not run have a reason. Never throws.
 * @param how - How the app runs a model, or why it cannot.
 * @param limits - What the app does not run.
 * @returns The function, for `defineApp`.
 * @example
 * ```ts
 * import { parseModel } from "hubsmith";
 * import { runsGguf } from "hubsmith/apps";
 * import { sh } from "hubsmith/code";
 *
 * const runs = runsGguf(({ hf }) => ({ commands: [{ purpose: "Serve", code: sh`llama-server ${hf}` }] }));
 * const { model } = parseModel({ id: "owner/name-GGUF", tags: ["gguf"] });
 * "commands" in runs(model!); // → true
 * ```
 * @public
 */
export const runsGguf =
  (how: (source: GgufSource) => AppRun | Absence, limits: GgufLimits = {}) =>
  (model: Model, file?: string): AppRun | Absence => {
    const source = ggufSource(model, file);
    return isAbsence(source) ? source : (beyond(limits, source) ?? how(source));
  };

/**
 * Like `runsGguf`, for an app that is told a file. A record without a list of files has a reason. Never throws.
 * @param how - How the app runs the file, or why it cannot.
 * @param limits - What the app does not run.
 * @returns The function, for `defineApp`.
 * @example
 * ```ts
 * import { parseModel } from "hubsmith";
 * import { runsGgufFile } from "hubsmith/apps";
 * import { sh } from "hubsmith/code";
 *
 * const runs = runsGgufFile(({ url }) => ({ commands: [{ purpose: "Serve", code: sh`press ${url}` }] }));
 * const { model } = parseModel({ id: "owner/name", siblings: [{ rfilename: "name-Q8_0.gguf" }] });
 * "commands" in runs(model!); // → true
 * ```
 * @public
 */
export const runsGgufFile = (
  how: (source: GgufFileSource) => AppRun | Absence,
  limits: GgufLimits = {},
): ((model: Model, file?: string) => AppRun | Absence) =>
  runsGguf((source) => {
    const { path, model } = source;
    // Of a file that is known by its quantization only, the path is a pattern.
    if (path === undefined || path.includes("*")) return NO_LIST;
    return how({
      ...source,
      path,
      file: path.slice(path.lastIndexOf("/") + 1),
      address: `${model.id}/${path}`,
      url: hubUrl(model, path),
    });
  }, limits);

/**
 * Where a file of a repository is downloaded. Never throws.
 * @example
 * ```ts
 * import { hubUrl } from "hubsmith/apps";
 *
 * hubUrl({ id: "owner/name", tags: [] }, "a/b c.gguf"); // → "https://huggingface.co/owner/name/resolve/main/a/b%20c.gguf"
 * ```
 * @public
 */
export const hubUrl = ({ id }: Model, path: string): string =>
  `https://huggingface.co/${id}/resolve/main/${path.split("/").map(encodeURIComponent).join("/")}`;

function beyond({ roles, oneFile }: GgufLimits, source: GgufSource): Absence | undefined {
  if (oneFile === true && source.parts > 1) return IN_PARTS;
  return roles === undefined || roles.includes(source.role)
    ? undefined
    : absent({
        code: "other-task",
        reason: `It does not ${DOES[source.role]}, for which this model is.`,
        fix: "Use llama.cpp.",
      });
}

const DOES = { chat: "chat", embed: "compute embeddings", rank: "rank texts" };

function ggufSource(model: Model, path: string | undefined): GgufSource | Absence {
  const repository = ggufOf(model);
  if (!isGguf(repository)) return NO_GGUF;
  const file = path === undefined ? chosenModel(repository) : modelAt(repository, path);
  if (path !== undefined && file === undefined) return noFile(path);
  const role = ggufRoleOf(model);
  const reason = unreadable(repository, file) ?? (isAbsence(role) ? role : undefined);
  if (reason !== undefined) return reason;
  const { repository: name, file: named, projector } = forLlamaCpp(repository, file);
  const ollama = file === undefined ? `hf.co/${model.id}` : forOllama(repository, file);
  const plain = named === undefined ? sh`-hf ${name}` : sh`-hf ${name} --hf-file ${named}`;
  return {
    model,
    role: role as GgufRole,
    path: file?.paths[0],
    parts: file?.paths.length ?? 1,
    paths: file?.paths ?? [],
    projector: file === undefined ? undefined : projectorOf(repository, file),
    hf: projector === undefined ? plain : sh`${plain} --mmproj-url ${projector}`,
    ollama,
    tagged: isAbsence(ollama) || /\.gguf$/i.test(ollama) ? undefined : ollama.slice(6),
  };
}

// Without a list of files, tags and the name tell.
const isGguf = ({ models, model: { id, tags, siblings } }: GgufRepository): boolean =>
  models.length > 0 || (siblings === undefined && (tags.includes("gguf") || /-gguf$/i.test(id)));

const modelAt = ({ models }: GgufRepository, path: string): GgufModel | undefined =>
  models.find(({ paths }) => paths.includes(path));

const NO_GGUF = absent({
  code: "no-gguf",
  reason: "It runs GGUF files, and the repository has none.",
  fix: "Choose a GGUF quantization of the model, or a program that loads its weights.",
});

const NO_LIST = absent({
  code: "no-list",
  reason: "It is told the name of a file, and the record lists none.",
  fix: "Load the record with its files, or use llama.cpp.",
});

const IN_PARTS = absent({
  code: "several-parts",
  reason: "It runs models in one file, and this one has several parts.",
  fix: "Use llama.cpp, or a quantization in one file.",
});

const noFile = (path: string): Absence =>
  absent({
    code: "no-file",
    reason: `The record lists no GGUF model ${path}.`,
    fix: "Choose one of its files.",
  });
