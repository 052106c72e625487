// A request as HTTP text, with variables and files by name.
import type { HttpRequest } from "hubsmith";
import type { UrlPart } from "#core/http/response";
import { plainRequest, plainValue, valueText } from "#plugins/kit/catalog/request-text";

/** The request line and the headers, a line each. */
export function requestHead(request: HttpRequest): string {
  const { method, url, headers } = plainRequest(request);
  return [
    `${method} ${url}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ].join("\n");
}

/** The body: JSON, the name of a file, or the fields of a form, a line each. */
export function requestBody({ body }: HttpRequest): string {
  if ("json" in body) return JSON.stringify(plainValue(body.json), null, 2);
  if ("file" in body) return valueText(body.file);
  return Object.entries(body.form)
    .map(([name, value]) =>
      typeof value === "string" ? `${name}=${value}` : `${name}=<${value.path}> (${value.type})`,
    )
    .join("\n");
}

/** The request line that polls a job: `GET https://…/jobs/{id}`. */
export function pollText(pieces: readonly UrlPart[]): string {
  const url = pieces.map((piece) => {
    if (typeof piece === "string") return piece;
    if ("at" in piece) return `{${piece.at.join(".")}}`;
    if ("urlAt" in piece) return `{${piece.urlAt.join(".")}}`;
    if ("pathAt" in piece) return `{path of ${piece.pathAt.join(".")}}`;
    return valueText(piece);
  });
  return `GET ${url.join("")}`;
}
