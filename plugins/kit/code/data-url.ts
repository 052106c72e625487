// Data URLs of files.
import { base64, type FileRef, text, type Text } from "#core/code/value";

/**
 * The content of a file as a data URL: `data:image/png;base64,…`. Never throws.
 * @param of - Made by `file`.
 * @returns A value for a hole.
 * @see https://www.rfc-editor.org/rfc/rfc2397
 * @example
 * ```ts
 * import { dataUrl, file } from "hubsmith/code";
 *
 * dataUrl(file("cat.png", "image/png")).parts[0]; // → "data:image/png;base64,"
 * ```
 * @public
 */
export function dataUrl(of: FileRef): Text {
  return text(`data:${of.type};base64,`, base64(of));
}
