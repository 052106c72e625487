// Apps that run GGUF files, most of them with llama.cpp. The chosen file is the one that each command names.
import { absent, type Absence, type AppRun, isAbsence, type Model, textIn } from "hubsmith";
import { type Code, sh } from "hubsmith/code";
import { oncePer } from "#core/base/freeze";
import { hubFileUrl } from "#core/http/path";
import { hfDownload } from "../formats/download.ts";
import { forDocker, forLlamaCpp, forOllama, ownFormat } from "../formats/gguf-programs.ts";
import {
  chosenModel,
  type GgufModel,
  type GgufRepository,
  projectorOf,
  unreadable,
} from "../formats/gguf-repository.ts";
import { type HubRun, withAccess } from "./access.ts";
import { contextNote, SET_IN_APP } from "./context.ts";
import type { Runs } from "./either.ts";
import { handlersOf, roleAmong } from "./roles.ts";
import llamaCpp from "../engines/llama.cpp.gen.ts";
import { isIn, isOfOther, madeFor, uncertain } from "../engines/loads.ts";
import { ggufPooling } from "../libraries/pooling.ts";
import { ggufOf } from "../libraries/gguf-files.ts";
import { completes, ggufRoleOf, type GgufRole } from "../libraries/gguf-role.ts";

/** The GGUF model that an app runs. @public */
export interface GgufSource<R extends GgufRole = GgufRole> {
  /** The record. */
  readonly model: Model;
  /** What it is for. */
  readonly role: R;
  /** The path of the file, or of its first part; undefined if the record lists no files. */
  readonly path: string | undefined;
  /** The paths of its files; empty if the record lists none. */
  readonly paths: readonly string[];
  /** The format in the names of its files, such as `Q4_K_M`; undefined if another file has it, too. */
  readonly format: string | undefined;
  /** The path of the projector, which a model for images needs. */
  readonly projector: string | undefined;
  /** The arguments of llama.cpp's programs: `-hf owner/name:Q4_K_M`, or with `--hf-file`. */
  readonly hf: Code<"sh">;
  /** Ollama's name of the model, `hf.co/owner/name:Q4_K_M`, or why it has none. */
  readonly ollama: string | Absence;
  /** The length of the context to start with, in tokens; undefined for the app's own default. */
  readonly context: number | undefined;
  /** Docker's name of the model, `hf.co/owner/name:Q4_K_M`, or why it has none. */
  readonly docker: string | Absence;
}

/** A GGUF file of a repository, for apps that load one file by its path. @public */
export interface GgufFile<R extends GgufRole = GgufRole> extends GgufSource<R> {
  /** The path of the file, or of its first part. */
  readonly path: string;
  /** Where it is downloaded. */
  readonly url: string;
  /** Where its projector is downloaded. */
  readonly projectorUrl: string | undefined;
  /** The file name without its folder and extension. */
  readonly stem: string;
  /** The command that downloads it into the current folder, with its projector. */
  readonly download: Code<"sh">;
}

/**
 * Makes the function `runs` of an app for GGUF files. Repositories without them, files that llama.cpp cannot read, and
 * models of other roles have a reason. Never throws.
 * @param roles - The roles that the app has.
 * @param how - How the app runs a model, or why it cannot.
 * @returns The function, for `defineApp`.
 * @example
 * ```ts
 * import { parseModel } from "hubsmith";
 * import { runsGguf } from "hubsmith/apps";
 * import { sh } from "hubsmith/code";
 *
 * const runs = runsGguf(["chat"], ({ hf }) => ({
 *   commands: [{ purpose: "Serve", code: sh`llama serve ${hf}` }],
 * }));
 * const { model } = parseModel({ id: "owner/name-GGUF", tags: ["gguf"] });
 * "commands" in runs(model!); // → true
 * ```
 * @public
 */
export const runsGguf =
  <R extends GgufRole>(
    roles: readonly R[],
    how: (source: GgufSource<R>) => HubRun | Absence,
  ): Runs =>
  (model, file, context) => {
    const runFile = (path: string | undefined): AppRun | Absence => {
      const source = ggufSource(model, path);
      if (isAbsence(source)) return source;
      const role = roleAmong(roles, source.role, model);
      if (isAbsence(role)) return role;
      const run = withAccess(model, how({ ...source, role, context }));
      if (isAbsence(run)) return run;
      const isBare = role === "chat" && completes(model);
      const complete = { file: source.path ?? "*.gguf", ...(isBare ? withCompletions(run) : run) };
      const { library_name: library } = model;
      if (isOfOther(library, GGUF_LIBRARIES)) return uncertain(complete, madeFor(library));
      return isNew(model, role) ? uncertain(complete) : complete;
    };
    const run = runFile(file);
    if (file !== undefined || !isAbsence(run) || !OF_FILE.has(run.code)) return run;
    const [other] = othersOf(model);
    const instead = other === undefined ? run : runFile(other);
    return isAbsence(instead) ? run : instead;
  };

// Reasons that are those of a file, so that the app may run another one.
export const OF_FILE: ReadonlySet<string> = new Set(["no-tag", "several-parts"]);

/** The files that are whole, and less precise than the usual one. */
function othersOf(model: Model): readonly string[] {
  const repository = ggufOf(model);
  const usual = repository.models.indexOf(chosenModel(repository)!);
  return repository.models
    .slice(usual + 1)
    .flatMap(({ paths, missing }) => (missing === 0 && paths.length === 1 ? paths : []));
}

// Programs with files that differ from those of llama.cpp have a name of their own.
const GGUF_LIBRARIES: ReadonlySet<string> = new Set([
  "ggml",
  "gguf",
  "hermes",
  "llama-cpp",
  "llama-cpp-python",
  "llama.cpp",
  "ollama",
]);

// The table is that of a release, and apps may have a newer llama.cpp.
function isNew(model: Model, role: GgufRole): boolean {
  const architecture = textIn(model.gguf, "architecture");
  return architecture !== undefined && !isIn(llamaCpp.types, role, architecture);
}

/** The options of llama.cpp's server for a role. Without pooling, OpenAI's API refuses embeddings. @internal */
export function llamaOptions({
  role,
  model,
}: Pick<GgufSource, "role" | "model">): readonly string[] {
  if (role === "chat") return [];
  if (role === "rank") return ["--reranking"];
  const pooling = ggufPooling(model);
  return ["--embedding", ...(pooling === undefined ? [] : ["--pooling", pooling])];
}

/** The same as arguments of a command. @internal */
export const llamaFlags = (source: Pick<GgufSource, "role" | "model">): Code<"sh"> =>
  llamaOptions(source).reduce((code, option) => sh`${code} ${option}`, sh``);

/**
 * Like `runsGguf`, for apps that load a file by its path. Records without a list of files have a reason. Never throws.
 * @param roles - The roles that the app has.
 * @param how - How the app runs a file, or why it cannot.
 * @param takes - Whether it takes models in several parts, by default not, and projectors, by default yes.
 * @returns The function, for `defineApp`.
 * @example
 * ```ts
 * import { parseModel } from "hubsmith";
 * import { runsGgufFile } from "hubsmith/apps";
 * import { sh } from "hubsmith/code";
 *
 * const runs = runsGgufFile(["chat"], ({ download, path }) => ({
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
export const runsGgufFile = <R extends GgufRole>(
  roles: readonly R[],
  how: (source: GgufFile<R>) => HubRun | Absence,
  takes: { readonly parts?: boolean; readonly projectors?: boolean } = {},
): Runs =>
  runsGguf(roles, (source) => {
    const { parts = false, projectors = true } = takes;
    const { model, path, paths, projector } = source;
    if (path === undefined) return NO_LIST;
    if (paths.length > 1 && !parts) return IN_PARTS;
    if (projector !== undefined && !projectors) return NEEDS_PROJECTOR;
    const all = projector === undefined ? paths : [...paths, projector];
    return how({
      ...source,
      path,
      url: hubFileUrl(model.id, path),
      projectorUrl: projector === undefined ? undefined : hubFileUrl(model.id, projector),
      stem: path.slice(path.lastIndexOf("/") + 1).replace(/\.gguf$/i, ""),
      download: hfDownload(model.id, all, sh` --local-dir .`),
    });
  });

// Without a chat template, a server answers chats in a format that the model does not know.
const withCompletions = ({ server, ...run }: AppRun): AppRun =>
  server === undefined ? run : { ...run, server: { ...server, tasks: handlersOf("complete") } };

function ggufSource(model: Model, path: string | undefined): Omit<GgufSource, "context"> | Absence {
  const repository = ggufOf(model);
  if (!isGguf(repository)) {
    const role = ggufRoleOf(model);
    return isAbsence(role) ? role : NO_GGUF;
  }
  if (path === undefined) return usualSource(model);
  const file = modelAt(repository, path);
  return file === undefined ? noFile(path) : sourceOf(repository, file);
}

// All apps run the same file by default.
const usualSource = oncePer((model: Model) => sourceOf(ggufOf(model), chosenModel(ggufOf(model))));

function sourceOf(
  repository: GgufRepository,
  file: GgufModel | undefined,
): Omit<GgufSource, "context"> | Absence {
  const { model } = repository;
  const role = ggufRoleOf(model);
  const reason =
    unreadable(repository, file) ?? (isAbsence(role) ? role : isOfT5(model) ? NO_T5 : undefined);
  if (reason !== undefined) return reason;
  const { repository: name, file: named, projector } = forLlamaCpp(repository, file);
  const plain = named === undefined ? sh`-hf ${name}` : sh`-hf ${name} --hf-file ${named}`;
  return {
    model,
    role: role as GgufRole,
    path: file?.paths[0],
    paths: file?.paths ?? [],
    format: file && ownFormat(repository, file),
    projector: file === undefined ? undefined : projectorOf(repository, file),
    hf: projector === undefined ? plain : sh`${plain} --mmproj-url ${projector}`,
    ollama: file === undefined ? `hf.co/${model.id}` : forOllama(repository, file),
    docker: file === undefined ? `hf.co/${model.id}` : forDocker(repository, file),
  };
}

const isOfT5 = ({ tags }: Model): boolean => tags.some((tag) => /^(?:u?m)?t5$/.test(tag));
const NO_T5 = absent({
  code: "other-architecture",
  reason: "Servers of GGUF files run no models with an encoder and a decoder, such as T5.",
  fix: "Use Transformers, or llama-cli of llama.cpp.",
});

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
 * Like `runsGguf`, for chats in apps that open the repository by a link and choose the file themselves. Never throws.
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
export const opensGguf = (link: (model: Model) => string): Runs =>
  runsGguf(["chat"], ({ model, context }) => ({
    file: "*.gguf",
    link: link(model),
    ...contextNote(SET_IN_APP, context),
  }));

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

const NEEDS_PROJECTOR = absent({
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
