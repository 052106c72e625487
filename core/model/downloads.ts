// The rules that decide which file requests the Hub counts as downloads.

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
