// A request as plain JSON, with variables and files by name.
import type { HttpRequest } from "hubsmith";
import { isEnv, isFile, type Value } from "hubsmith/code";
import { isText } from "hubsmith/language";
import { isBase64, isRuntimeValue } from "#core/code/value";

/** A request as plain JSON. The body is its JSON, the name of its file, or the fields of its form. @internal */
export interface PlainRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A request as plain JSON, with variables and files by name. @internal */
export function plainRequest({ method, url, headers, body }: HttpRequest): PlainRequest {
  const type = "json" in body ? "application/json" : "file" in body ? body.file.type : undefined;
  const all = { ...headers, "Content-Type": type ?? "multipart/form-data" };
  return {
    method,
    url: valueText(url),
    headers: plainValue(all) as Readonly<Record<string, string>>,
    body: plainValue("json" in body ? body.json : "file" in body ? body.file : body.form),
  };
}

/** A value as plain JSON: variables and files become strings. @internal */
export function plainValue(value: Value): unknown {
  if (isRuntimeValue(value)) return valueText(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(plainValue);
  const members = Object.entries(value).map(([name, member]) => [
    name,
    plainValue(member as Value),
  ]);
  return Object.fromEntries(members);
}

/** A value as a string: a variable as `$HF_TOKEN`, a file as `<cat.png>`, and its base64 as `<cat.png in base64>`. @internal */
export function valueText(value: Value): string {
  if (isEnv(value)) return `$${value.name}`;
  if (isFile(value)) return `<${value.path}>`;
  if (isBase64(value)) return `<${value.file.path} in base64>`;
  if (isText(value)) return value.parts.map(valueText).join("");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
