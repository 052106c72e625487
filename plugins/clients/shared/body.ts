// The body of a request as a client sends it: JSON, a file, or a form whose parts are told apart.
import { type FileRef, filesIn, isFile, type ValueObject } from "hubsmith/code";
import type { Wire } from "hubsmith";

/** A part of a multipart form: a text, or a file with the name that the service is told. @public */
export type Part =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly file: FileRef; readonly fileName: string };

/** The body of a request; `type` is the content type, which a form gets from whatever writes its boundary. @public */
export type Body =
  | { readonly is: "json"; readonly json: ValueObject; readonly type: "application/json" }
  | { readonly is: "file"; readonly file: FileRef; readonly type: string }
  | { readonly is: "form"; readonly parts: readonly Part[] };

/** The body of a request, and its form part by part, in order. @public */
export function bodyOf({ body }: Wire): Body {
  if ("json" in body) return { is: "json", json: body.json, type: "application/json" };
  if ("file" in body) return { is: "file", file: body.file, type: body.file.type };
  const parts = Object.entries(body.form).map(([name, value]): Part =>
    isFile(value) ? { name, file: value, fileName: baseName(value.path) } : { name, text: value },
  );
  return { is: "form", parts };
}

/** The files that a request reads, each once: what must be there before anything is sent. @public */
export function filesOf({ body }: Wire): readonly FileRef[] {
  return filesIn("file" in body ? body.file : "form" in body ? body.form : body.json);
}

const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1) || path;
