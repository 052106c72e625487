// What counts as a download: a rule about files, printed as the Hub's query and tried on a list of paths.

/** A field by which the Hub knows a file: its whole path, or the folder with a slash behind it, name and extension of it. @public */
export type FileField = "path" | "path_prefix" | "path_filename" | "path_extension";

/** Which requested files count as one download. @public */
export type DownloadRule =
  | { readonly field: FileField; readonly is: string }
  | { readonly exists: FileField }
  | { readonly any: readonly DownloadRule[] }
  | { readonly all: readonly DownloadRule[] };

/** The makers of rules. @public */
export interface DownloadRules {
  /** The file at a path, from the root of the repository. */
  path(path: string): DownloadRule;
  /** Files with this extension, in any folder. */
  extension(extension: string): DownloadRule;
  /** Files with this name before the extension, in any folder. */
  filename(name: string): DownloadRule;
  /** Files in this folder, which is written with a slash behind it. */
  prefix(folder: string): DownloadRule;
  /** Files of which the Hub knows this field; the root has no prefix. */
  exists(field: FileField): DownloadRule;
  /** Files that at least one of the rules counts. */
  any(...rules: readonly DownloadRule[]): DownloadRule;
  /** Files that every one of the rules counts. */
  all(...rules: readonly DownloadRule[]): DownloadRule;
}

/** Rules of what counts as a download. @public */
export const downloads: DownloadRules = {
  path: (is) => ({ field: "path", is }),
  extension: (is) => ({ field: "path_extension", is }),
  filename: (is) => ({ field: "path_filename", is }),
  prefix: (is) => ({ field: "path_prefix", is }),
  exists: (field) => ({ exists: field }),
  any: (...any) => ({ any }),
  all: (...all) => ({ all }),
};

/** The rule in the query language of the Hub. @public */
export function downloadQuery(rule: DownloadRule): string {
  if ("field" in rule) return `${rule.field}:${JSON.stringify(rule.is)}`;
  if ("exists" in rule) return `_exists_:${JSON.stringify(rule.exists)}`;
  const [rules, word] = "any" in rule ? [rule.any, " OR "] : [rule.all, " AND "];
  const inner = (one: DownloadRule): string =>
    rules.length > 1 && ("any" in one || "all" in one)
      ? `(${downloadQuery(one)})`
      : downloadQuery(one);
  return rules.map(inner).join(word);
}

/** Does a file at this path count? @public */
export function countsAsDownload(rule: DownloadRule, path: string): boolean {
  if ("any" in rule) return rule.any.some((one) => countsAsDownload(one, path));
  if ("all" in rule) return rule.all.every((one) => countsAsDownload(one, path));
  const fields = fieldsOf(path);
  return "field" in rule ? fields[rule.field] === rule.is : fields[rule.exists] !== undefined;
}

/** The files of a repository that count. @public */
export const countedDownloads = (rule: DownloadRule, paths: readonly string[]): readonly string[] =>
  paths.filter((path) => countsAsDownload(rule, path));

// A leading dot opens a name, and no extension: `.gitattributes` has none.
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
