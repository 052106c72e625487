// A request in words: what goes over the wire, and how what comes back is read.
import type { Answer, Job, Path, UrlPiece, Wire } from "../index.ts";
import { carriesToken } from "../index.ts";
import { isBase64, isEnv, isFile, isSpecial, isText, type Value } from "../code/index.ts";

/** The method, the URL and the headers. @internal */
export function headText({ method, url, headers, body }: Wire): string {
  const type = "json" in body ? "application/json" : "file" in body ? body.file.type : undefined;
  const all = {
    ...headers,
    "Content-Type": type ?? "multipart/form-data",
  };
  return [
    `${method} ${textOf(url)}`,
    ...Object.entries(all).map(([name, value]) => `${name}: ${textOf(value)}`),
  ].join("\n");
}

/** The body: JSON, the name of a file, or the fields of a form. @internal */
export function bodyText({ body }: Wire): string {
  if ("json" in body) return JSON.stringify(plain(body.json), null, 2);
  if ("file" in body) return `<${body.file.path}>`;
  return Object.entries(body.form)
    .map(([name, value]) =>
      typeof value === "string" ? `${name}=${value}` : `${name}=<${value.path}> (${value.type})`,
    )
    .join("\n");
}

function plain(value: Value): unknown {
  if (isSpecial(value)) return textOf(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(plain);
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, plain(member as Value)]),
  );
}

/** A text with variables and files by their names. @internal */
export function textOf(value: Value): string {
  if (isEnv(value)) return `$${value.name}`;
  if (isFile(value)) return `<${value.path}>`;
  if (isBase64(value)) return `<${value.file.path} in base64>`;
  if (isText(value)) return value.parts.map(textOf).join("");
  return String(value);
}

const placeOf = (path: Path): string => (path.length === 0 ? "the whole" : `\`${path.join(".")}\``);
const placesOf = (paths: readonly Path[]): string => paths.map(placeOf).join(", or else ");

/** How an answer is read. @internal */
export function answerText(answer: Answer): string {
  switch (answer.as) {
    case "json":
      return `Answer: JSON, of which ${placesOf(answer.at)} is shown.`;
    case "stream":
      return "Answer: server-sent events.";
    case "bytes":
      return `Answer: the file (${answer.type}).`;
    case "file": {
      const { at, holds, dataUrl = false, list = false, type } = answer;
      const what =
        holds === "url" ? `behind the ${dataUrl ? "URL or data URL" : "URL"}` : `in ${holds}`;
      const where = `${placesOf(at)}${list ? ", or its first item" : ""}`;
      return `Answer: JSON, with a file (${type}) ${what} at ${where}.`;
    }
  }
}

/** How a job is followed. @internal */
export function jobText({
  state,
  done,
  failed,
  waiting,
  status,
  result,
  interval,
  cap,
}: Job): string {
  const states = (words: readonly string[]): string =>
    words.map((word) => `\`${word}\``).join(", ");
  return [
    `Job: ${placeOf(state)} is ${states(done)} when it is done` +
      (failed.length === 0 ? "" : `, and ${states(failed)} when it failed`) +
      (waiting === undefined ? "." : `; it goes on while that is ${states(waiting)}.`),
    `- Every ${interval} s, at most ${cap} times: ${questionOf(status)}`,
    ...(result === undefined ? [] : [`- For the result: ${questionOf(result)}`]),
  ].join("\n");
}

function questionOf(pieces: readonly UrlPiece[]): string {
  const text = pieces.map((piece) => {
    if (typeof piece === "string") return piece;
    if ("at" in piece) return `{${piece.at.join(".")}}`;
    if ("urlAt" in piece) return `{${piece.urlAt.join(".")}}`;
    if ("pathAt" in piece)
      return `{path of ${piece.pathAt.join(".")}${piece.query ? ", with its query" : ""}}`;
    return textOf(piece);
  });
  return `\`GET ${text.join("")}\`, ${carriesToken(pieces) ? "with" : "without"} the key.`;
}
