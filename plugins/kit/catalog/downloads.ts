// Counts downloads: prints a rule as the Hub's query, and applies it to a list of files.
import { type DownloadRule, downloads, type Hub, type Model } from "hubsmith";
import { librariesOf } from "#core/snippets/load-snippets";
import type { FileField } from "#core/kinds/downloads";

/** The rule in the query language of the Hub. @internal */
export function downloadQuery(rule: DownloadRule): string {
  if (isOfRoot(rule)) return 'NOT _exists_:"path_prefix"';
  if ("field" in rule) return `${rule.field}:${JSON.stringify(rule.is)}`;
  if ("exists" in rule) return `_exists_:${JSON.stringify(rule.exists)}`;
  const [rules, word] = "any" in rule ? [rule.any, " OR "] : [rule.all, " AND "];
  const inner = (nested: DownloadRule): string =>
    rules.length > 1 && ("any" in nested || "all" in nested)
      ? `(${downloadQuery(nested)})`
      : downloadQuery(nested);
  return rules.map(inner).join(word);
}

/** Whether a file at this path counts. @internal */
export function countsAsDownload(rule: DownloadRule, path: string): boolean {
  if ("any" in rule) return rule.any.some((nested) => countsAsDownload(nested, path));
  if ("all" in rule) return rule.all.every((nested) => countsAsDownload(nested, path));
  const fields = fieldsOf(path);
  if (isOfRoot(rule)) return fields.path_prefix === undefined;
  return "field" in rule ? fields[rule.field] === rule.is : fields[rule.exists] !== undefined;
}

// An empty prefix: files in the root, which have no prefix.
const isOfRoot = (rule: DownloadRule): boolean =>
  "field" in rule && rule.field === "path_prefix" && rule.is === "";

/** The files of a repository that count. @internal */
export const countedDownloads = (rule: DownloadRule, paths: readonly string[]): readonly string[] =>
  paths.filter((path) => countsAsDownload(rule, path));

// A leading dot starts a name, not an extension: `.gitattributes` has no extension.
function fieldsOf(path: string): Readonly<Partial<Record<FileField, string>>> {
  const slash = path.lastIndexOf("/") + 1;
  const dot = path.indexOf(".", slash + 1) < 0 ? path.length : path.lastIndexOf(".");
  return {
    path,
    ...(slash > 0 ? { path_prefix: path.slice(0, slash) } : {}),
    path_filename: path.slice(slash, dot),
    ...(dot < path.length ? { path_extension: path.slice(dot + 1) } : {}),
  };
}

/** How the downloads of a model are counted. @public */
export interface CountedDownloads {
  /** The library whose rule it is; undefined for the Hub's default rule. */
  readonly library?: string;
  /** The rule in the query language of the Hub. */
  readonly query: string;
  /** The files that count, each time one of them is requested. */
  readonly files: readonly string[];
  /** A caveat about the count, in a sentence. */
  readonly warning?: string;
}

/** The rule for models whose library has none: see https://huggingface.co/docs/hub/models-download-stats. @internal */
export const defaultDownloads: DownloadRule = downloads.any(
  ...["config.json", "config.yaml", "hyperparams.yaml", "params.json", "meta.yaml"].map(
    downloads.path,
  ),
);

// The Hub has this rule in its own code: https://huggingface.co/docs/hub/models-download-stats
const ofRoot = (extension: string): DownloadRule =>
  downloads.all(downloads.extension(extension), downloads.prefix(""));
const DIFFUSERS: DownloadRule = downloads.any(
  downloads.path("model_index.json"),
  downloads.path("modular_model_index.json"),
  ...["safetensors", "ckpt", "bin"].map(ofRoot),
);

const isOfDiffusers = ({ library_name, tags }: Model): boolean =>
  [library_name, ...tags].some((name) => name?.toLowerCase() === "diffusers");

/** The rule of a record's library, and the id of that library. */
function libraryRule(hub: Hub, model: Model): readonly [id?: string, rule?: DownloadRule] {
  const [named] = librariesOf(hub, model);
  if (named?.countDownloads !== undefined) return [named.id, named.countDownloads];
  return isOfDiffusers(model) ? ["diffusers", DIFFUSERS] : [];
}

/**
 * Lists the files of a record that the Hub counts as downloads. The library that the record names sets the rule; GGUF
 * files always count. Never throws.
 * @param hub - A hub with libraries.
 * @param model - A record with `siblings`.
 * @returns The files, the rule, and a caveat if the count would mislead.
 * @see https://huggingface.co/docs/hub/models-download-stats
 * @example
 * ```ts
 * import { createHub, parseModel } from "hubsmith";
 * import { countDownloads } from "hubsmith/catalog";
 *
 * const siblings = [{ rfilename: "config.json" }, { rfilename: "model.safetensors" }];
 * const { model } = parseModel({ id: "owner/name", siblings });
 * countDownloads(createHub([]), model!).files; // → ["config.json"]
 * ```
 * @public
 */
export function countDownloads(hub: Hub, model: Model): CountedDownloads {
  const [library, rule = defaultDownloads] = libraryRule(hub, model);
  const paths = model.siblings?.map(({ rfilename }) => rfilename);
  const counted = downloads.any(rule, downloads.extension("gguf"));
  const files = paths === undefined ? [] : countedDownloads(counted, paths);
  const warning = warningOf(paths, files);
  return {
    ...(library === undefined ? {} : { library }),
    query: downloadQuery(rule),
    files,
    ...(warning === undefined ? {} : { warning }),
  };
}

function warningOf(
  paths: readonly string[] | undefined,
  files: readonly string[],
): string | undefined {
  if (paths === undefined)
    return "The record has no file list. Request it from the Hub with `siblings`.";
  if (files.length === 0) return "No file of the repository counts, so its downloads stay at zero.";
  if (files.length === 1) return undefined;
  return `A download of the whole repository counts ${files.length} times, once for each of these files.`;
}
