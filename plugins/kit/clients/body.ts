// The body of a request as a client sends it: JSON, a file, or a form.
import { type FileRef, isFile, type ValueObject } from "hubsmith/code";
import { filesIn } from "../code/files.ts";
import type { HttpRequest } from "hubsmith";

/** A part of a multipart form: a string, or a file with its name for the provider. @public */
export type FormPart =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly file: FileRef; readonly fileName: string };

/** The body of a request; `type` is the content type. @public */
export type Body =
  | { readonly kind: "json"; readonly json: ValueObject; readonly type: "application/json" }
  | { readonly kind: "file"; readonly file: FileRef; readonly type: string }
  | { readonly kind: "form"; readonly parts: readonly FormPart[] };

/** The body of a request; a form becomes an array of parts. @public */
export function bodyOf({ body }: HttpRequest): Body {
  if ("json" in body) return { kind: "json", json: body.json, type: "application/json" };
  if ("file" in body) return { kind: "file", file: body.file, type: body.file.type };
  const parts = Object.entries(body.form).map(([name, value]): FormPart =>
    isFile(value) ? { name, file: value, fileName: baseName(value.path) } : { name, text: value },
  );
  return { kind: "form", parts };
}

/** A quoted name, as browsers write it in a form. @public */
export const quoteName = (name: string): string =>
  `"${name.replace(/["\r\n]/g, encodeURIComponent)}"`;

/** The files that a request reads, without duplicates. @public */
export function filesOf({ body }: HttpRequest): readonly FileRef[] {
  return filesIn("file" in body ? body.file : "form" in body ? body.form : body.json);
}

const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1) || path;
