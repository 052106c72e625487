// Rules that decide which requested files count as one download of a model.

/**
 * Of the path `onnx/model.fp16.onnx`: `path` is all of it, `path_prefix` is `onnx/`, `path_filename` is `model.fp16`, and
 * `path_extension` is `onnx`.
 * @public
 */
export type FileField = "path" | "path_prefix" | "path_filename" | "path_extension";

/** Which requested files count as one download of a model. Made by `downloads`. @public */
export type DownloadRule =
  | { readonly field: FileField; readonly is: string }
  | { readonly exists: FileField }
  | { readonly any: readonly DownloadRule[] }
  | { readonly all: readonly DownloadRule[] };

/**
 * Creates download rules, for `countDownloads` of a library. The functions never throw.
 * @see https://huggingface.co/docs/hub/models-download-stats
 * @example
 * ```ts
 * import { downloads } from "hubsmith";
 *
 * downloads.any(downloads.path("config.json"), downloads.extension("nemo"));
 * downloads.extension("nemo"); // → { field: "path_extension", is: "nemo" }
 * ```
 * @public
 */
export const downloads = {
  /** Counts the file at this path, relative to the root of the repository. */
  path: (path: string): DownloadRule => ({ field: "path", is: path }),
  /** Counts files with this extension, in any folder. */
  extension: (extension: string): DownloadRule => ({ field: "path_extension", is: extension }),
  /** Counts files with this name before the extension, in any folder. */
  filename: (name: string): DownloadRule => ({ field: "path_filename", is: name }),
  /** Counts files in this folder, written with a trailing slash. */
  prefix: (folder: string): DownloadRule => ({ field: "path_prefix", is: folder }),
  /** Counts files that have this field; files in the root have no prefix. */
  exists: (field: FileField): DownloadRule => ({ exists: field }),
  /** Counts files that match at least one of the rules. */
  any: (...any: readonly DownloadRule[]): DownloadRule => ({ any }),
  /** Counts files that match all of the rules. */
  all: (...all: readonly DownloadRule[]): DownloadRule => ({ all }),
};
