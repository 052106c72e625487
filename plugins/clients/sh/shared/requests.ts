// How curl is told a request: an option for each part of it, and a body on standard input where a word cannot hold it.
import { type Form, type Wire } from "hubsmith";
import { type Code, type FileRef, filesIn, isFile, sh, type Text, text } from "hubsmith/code";

type Sh = Code<"sh">;

// Linux takes some 128 kB for a word; a character has at most three bytes.
const LONGEST = 40_000;

/** What a curl command is told beside the request. */
export type Options = readonly Sh[];

/** The command that sends a request. */
export function submit({ url, headers, body }: Wire, options: Options): Sh {
  const command = (content: Options): Sh =>
    sh.command([
      sh`curl ${url}`,
      ...(isPattern(url) ? [sh`--globoff`] : []),
      ...options,
      sh`--fail-with-body`,
      ...headersOf(headers),
      ...content,
    ]);
  if ("file" in body) {
    const { path, type } = body.file;
    return command([sh`-H ${`Content-Type: ${type}`}`, sh`--data-binary ${`@${named(path)}`}`]);
  }
  if ("form" in body) return command(fieldsOf(body.form));
  const type = sh`-H ${"Content-Type: application/json"}`;
  return filesIn(body.json).length > 0 || JSON.stringify(body.json).length > LONGEST
    ? sh`printf '%s' ${body.json} | ${command([type, sh`--data-binary @-`])}`
    : command([type, sh`-d ${body.json}`]);
}

/** Brackets in a URL are a pattern of several URLs, unless curl is told otherwise. */
function isPattern(url: string | Text): boolean {
  const parts = typeof url === "string" ? [url] : url.parts;
  return parts.some((part) => typeof part === "string" && /[[\]{}]/.test(part));
}

function fieldsOf(form: Form): Options {
  return Object.entries(form).map(([name, value]) =>
    isFile(value)
      ? sh`-F ${`${name}=@${inForm(named(value.path))};type=${value.type}`}`
      : sh`--form-string ${`${name}=${value}`}`,
  );
}

// A dash alone would be standard input.
const named = (path: string): string => (path === "-" ? "./-" : path);

// Commas and semicolons end a path in a form, unless it stands in quotes.
function inForm(path: string): string {
  return /[",;\\]/.test(path) ? `"${path.replace(/["\\]/g, "\\$&")}"` : path;
}

/** The options for headers. */
export function headersOf(headers: Wire["headers"]): Options {
  return Object.entries(headers).map(([name, value]) =>
    typeof value === "string" ? sh`-H ${`${name}: ${value}`}` : sh`-H ${text(`${name}: `, value)}`,
  );
}

/** The files that a request reads. */
export const filesOf = ({ body }: Wire): readonly FileRef[] =>
  filesIn("file" in body ? body.file : "form" in body ? body.form : body.json);
