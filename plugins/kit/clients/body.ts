// The body of a request as a client sends it: JSON, a file, or a form.
import { type FileRef, isFile, type ValueObject } from "hubsmith/code";
import { filesIn } from "../code/files.ts";
import type { HttpRequest } from "hubsmith";

/**
 * A part of a multipart form: a string, or a file with its name for the provider.
 * @see https://www.rfc-editor.org/rfc/rfc7578
 * @public
 */
export type FormPart =
  | { readonly name: string; readonly text: string }
  | {
      readonly name: string;
      readonly file: FileRef;
      readonly fileName: string;
    };

/**
 * The body of a request, as a client sends it. `type` is the content type; a client that sends a form adds its own,
 * with a boundary.
 * @public
 */
export type Body =
  | {
      readonly kind: "json";
      readonly json: ValueObject;
      readonly type: "application/json";
      /** It is already in the variable `body`, to which a chat with tools appends messages. */
      readonly isAssigned?: boolean;
    }
  | { readonly kind: "file"; readonly file: FileRef; readonly type: string }
  | { readonly kind: "form"; readonly parts: readonly FormPart[] };

/**
 * Converts the body of a request into the form in which clients print it. Never throws.
 * @param request - From `requireRequest`.
 * @returns The body. A form becomes an array of parts, and each file in it gets a name.
 * @see https://www.rfc-editor.org/rfc/rfc7578
 * @example
 * ```ts
 * import { answer, type HttpRequest } from "hubsmith";
 * import { bodyOf } from "hubsmith/clients";
 *
 * const request: HttpRequest = {
 *   method: "POST",
 *   url: "https://api.press.example/titles",
 *   headers: {},
 *   body: { form: { language: "en" } },
 *   answer: answer.json(),
 * };
 * bodyOf(request); // → { kind: "form", parts: [{ name: "language", text: "en" }] }
 * ```
 * @public
 */
export function bodyOf({ body }: HttpRequest): Body {
  if ("json" in body) return { kind: "json", json: body.json, type: "application/json" };
  if ("file" in body) return { kind: "file", file: body.file, type: body.file.type };
  const parts = Object.entries(body.form).map(([name, value]): FormPart =>
    isFile(value) ? { name, file: value, fileName: baseName(value.path) } : { name, text: value },
  );
  return { kind: "form", parts };
}

/**
 * Quotes a name for the header of a form part, as browsers do. Never throws.
 * @param name - The name of a field or a file.
 * @returns The name in double quotes; quotes and line ends in it are percent-encoded.
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data
 * @example
 * ```ts
 * import { quoteName } from "hubsmith/clients";
 *
 * quoteName('a "b".png'); // → '"a %22b%22.png"'
 * ```
 * @public
 */
export const quoteName = (name: string): string =>
  `"${name.replace(/["\r\n]/g, encodeURIComponent)}"`;

/** The files that a request reads, without duplicates. @internal */
export const filesOf = ({ body }: HttpRequest): readonly FileRef[] =>
  filesIn("file" in body ? body.file : "form" in body ? body.form : body.json);

const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1) || path;
