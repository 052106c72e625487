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
  /** The path of the projector, which a model for images needs. */
  readonly projector: string | undefined;
  /** The arguments of llama.cpp's programs: `-hf owner/name:Q4_K_M`, or with `--hf-file`. */
  readonly hf: Code<"sh">;
  /** Ollama's name of the model, `hf.co/owner/name:Q4_K_M`, or why it has none. */
  readonly ollama: string | Absence;
}

/** A GGUF file of a repository, for apps that load one file by its path. @public */
export interface GgufFile extends GgufSource {
  /** The path of the file. */
  readonly path: string;
  /** The name of the file without its folder and its ending. */
  readonly stem: string;
  /** The command that downloads it into the current folder, with its projector. */
  readonly download: Code<"sh">;
}

/**
 * Makes the function `runs` of an app for GGUF files. Repositories without them, files that llama.cpp cannot read, and
 * models that it does not run have a reason. Never throws.
 * @param how - How the app runs a model, or why it cannot.
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
  (how: (source: GgufSource) => AppRun | Absence) =>
  (model: Model, file?: string): AppRun | Absence => {
    const source = ggufSource(model, file);
    if (isAbsence(source)) return source;
    const run = how(source);
    return isAbsence(run) ? run : { file: source.path ?? "*.gguf", ...run };
  };

/**
 * Like `runsGguf`, for apps that load one file by its path. Records without a list of files and models in several parts
 * have a reason. Never throws.
 * @param how - How the app runs a file, or why it cannot.
 * @returns The function, for `defineApp`.
 * @example
 * ```ts
 * import { parseModel } from "hubsmith";
 * import { runsGgufFile } from "hubsmith/apps";
 * import { sh } from "hubsmith/code";
 *
 * const runs = runsGgufFile(({ download, path }) => ({
 *   commands: [
 *     { purpose: "Download", code: download },
 *     { purpose: "Serve", code: sh`press serve ${path}` },
 *   ],
 * }));
 * const siblings = [{ rfilename: "name-Q8_0.gguf" }];
 * const { model } = parseModel({ id: "owner/name-GGUF", tags: ["gguf"], siblings });
 * "commands" in runs(model!); // → true
 * ```
 * @public
 */
export const runsGgufFile = (
  how: (source: GgufFile) => AppRun | Absence,
): ((model: Model, file?: string) => AppRun | Absence) =>
  runsGguf((source) => {
    const { model, path, parts, projector } = source;
    if (path === undefined) return NO_LIST;
    if (parts > 1) return IN_PARTS;
    const names = projector === undefined ? sh`${path}` : sh`${path} ${projector}`;
    const stem = path.slice(path.lastIndexOf("/") + 1).replace(/\.gguf$/i, "");
    return how({
      ...source,
      path,
      stem,
      download: sh`hf download ${model.id} ${names} --local-dir .`,
    });
  });

function ggufSource(model: Model, path: string | undefined): GgufSource | Absence {
  const repository = ggufOf(model);
  if (!isGguf(repository)) return NO_GGUF;
  const file = path === undefined ? chosenModel(repository) : modelAt(repository, path);
  if (path !== undefined && file === undefined) return noFile(path);
  const role = ggufRoleOf(model);
  const reason = unreadable(repository, file) ?? (isAbsence(role) ? role : undefined);
  if (reason !== undefined) return reason;
  const { repository: name, file: named, projector } = forLlamaCpp(repository, file);
  const plain = named === undefined ? sh`-hf ${name}` : sh`-hf ${name} --hf-file ${named}`;
  return {
    model,
    role: role as GgufRole,
    path: file?.paths[0],
    parts: file?.paths.length ?? 1,
    projector: file === undefined ? undefined : projectorOf(repository, file),
    hf: projector === undefined ? plain : sh`${plain} --mmproj-url ${projector}`,
    ollama: file === undefined ? `hf.co/${model.id}` : forOllama(repository, file),
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

/**
 * Like `runsGguf`, for apps that open the repository by a link and choose the file themselves. Never throws.
 * @param link - The URL that opens a model.
 * @returns The function, for `defineApp`.
 * @example
 * ```ts
 * import { opensGguf } from "hubsmith/apps";
 *
 * const runs = opensGguf(({ id }) => `press://models/${id}`);
 * runs({ id: "owner/name-GGUF", tags: ["gguf"] }); // → { file: "*.gguf", link: "press://models/owner/name-GGUF" }
 * ```
 * @public
 */
export const opensGguf = (
  link: (model: Model) => string,
): ((model: Model, file?: string) => AppRun | Absence) =>
  runsGguf(({ model }) => ({ file: "*.gguf", link: link(model) }));

const NO_LIST = absent({
  code: "no-file-list",
  reason: "It loads a file by its name, and the record lists no files.",
  fix: "Request the record with its files from the Hub, or use llama.cpp.",
});

const IN_PARTS = absent({
  code: "several-parts",
  reason: "It loads one file, and this model has several parts. llama.cpp can run it.",
  fix: "Use llama.cpp, or a quantization in one file.",
});

/** For apps that load no projector: why they cannot run a model for pictures; undefined for others. @internal */
export const refuseProjector = ({ projector }: GgufSource): Absence | undefined =>
  projector === undefined
    ? undefined
    : absent({
        code: "needs-projector",
        reason: "It loads no projector, which a model for pictures needs.",
        fix: "Use llama.cpp, which loads it.",
      });

const noFile = (path: string): Absence =>
  absent({
    code: "no-file",
    reason: `The record lists no GGUF model ${path}.`,
    fix: "Choose one of its files.",
  });
