// A request as it goes over the wire, in the words of HTTP: keys by the names of their variables, files by theirs.
import type { UrlPiece, Wire } from "hubsmith";

import { isBase64, isEnv, isFile, isSpecial, isText, type Value } from "hubsmith/code";

/** The request line and the headers. */
export function headText({ method, url, headers, body }: Wire): string {
  const type = "json" in body ? "application/json" : "file" in body ? body.file.type : undefined;
  const all = { ...headers, "Content-Type": type ?? "multipart/form-data" };
  return [
    `${method} ${textOf(url)}`,
    ...Object.entries(all).map(([name, value]) => `${name}: ${textOf(value)}`),
  ].join("\n");
}

/** The body: JSON, the name of a file, or the fields of a form. */
export function bodyText({ body }: Wire): string {
  if ("json" in body) return JSON.stringify(plain(body.json), null, 2);
  if ("file" in body) return textOf(body.file);
  return Object.entries(body.form)
    .map(([name, value]) => `${name}=${textOf(value)}`)
    .join("\n");
}

/** All of it: the request line, the headers, an empty line and the body. */
export const requestText = (wire: Wire): string => `${headText(wire)}\n\n${bodyText(wire)}`;

/** A body as JSON alone could hold it; a file is the text of its name. */
export function plain(value: Value): unknown {
  if (isSpecial(value)) return textOf(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(plain);
  const members = Object.entries(value).map(([name, member]) => [name, plain(member as Value)]);
  return Object.fromEntries(members);
}

/** A text with variables and files by their names. */
export function textOf(value: Value): string {
  if (isEnv(value)) return `$${value.name}`;
  if (isFile(value)) return `<${value.path}>`;
  if (isBase64(value)) return `<${value.file.path} in base64>`;
  if (isText(value)) return value.parts.map(textOf).join("");
  return String(value);
}

/** The question about a job, and whether it carries the key. */
export function questionText(pieces: readonly UrlPiece[]): string {
  const url = pieces.map((piece) => {
    if (typeof piece === "string") return piece;
    if ("at" in piece) return `{${piece.at.join(".")}}`;
    if ("urlAt" in piece) return `{${piece.urlAt.join(".")}}`;
    if ("pathAt" in piece)
      return `{path of ${piece.pathAt.join(".")}${piece.query ? " and its query" : ""}}`;
    return textOf(piece);
  });
  return `GET ${url.join("")}`;
}
