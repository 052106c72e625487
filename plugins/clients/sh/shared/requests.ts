// How curl is told a request: an option for each part of it, and a body on standard input where a word cannot hold it.
import type { Wire } from "hubsmith";
import { bodyOf, filesOf, once, type Part } from "hubsmith/clients";
import { type Code, sh, type Text, text, type Value, type ValueObject } from "hubsmith/code";

type Sh = Code<"sh">;

// Linux takes some 128 kB for a word; a character has at most three bytes.
const LONGEST = 40_000;

type Options = readonly Sh[];

/** The command that sends a request. */
export function submit(wire: Wire, curl: Sh = sh`curl`): Sh {
  const { url, headers } = wire;
  const body = bodyOf(wire);
  const command = (content: Options, type?: string): Sh =>
    sh.command([
      sh`${curl} ${url}`,
      ...(isPattern(url) ? [sh`--globoff`] : []),
      ...told(headers, type),
      ...content,
    ]);
  if (body.is === "form") return command(fieldsOf(body.parts));
  if (body.is === "file")
    return command([sh`--data-binary ${`@${named(body.file.path)}`}`], body.type);
  return filesOf(wire).length > 0 || !isWord(body.json)
    ? sh`printf '%s' ${body.json} | ${command([sh`-d @-`], body.type)}`
    : command([sh`-d ${body.json}`], body.type);
}

const told = once((headers: Wire["headers"], type: string | undefined): Options => [
  sh`--fail-with-body`,
  ...headersOf(headers),
  ...(type === undefined ? [] : [sh`-H ${`Content-Type: ${type}`}`]),
]);

// Escapes may take six characters for one; most bodies are far from that, and need not be written out to see it.
function isWord(json: ValueObject): boolean {
  return 6 * charactersIn(json) < LONGEST || JSON.stringify(json).length <= LONGEST;
}

function charactersIn(value: Value): number {
  if (typeof value === "string") return value.length + 2;
  if (typeof value !== "object" || value === null) return 24;
  let sum = 2;
  for (const [name, member] of Object.entries(value))
    sum += name.length + 4 + charactersIn(member as Value);
  return sum;
}

/** Brackets in a URL are a pattern of several URLs, unless curl is told otherwise. */
function isPattern(url: string | Text): boolean {
  const parts = typeof url === "string" ? [url] : url.parts;
  return parts.some((part) => typeof part === "string" && /[[\]{}]/.test(part));
}

function fieldsOf(parts: readonly Part[]): Options {
  return parts.map((part) =>
    "file" in part
      ? sh`-F ${`${part.name}=@${inForm(named(part.file.path))};type=${part.file.type}`}`
      : sh`--form-string ${`${part.name}=${part.text}`}`,
  );
}

// A dash alone would be standard input.
const named = (path: string): string => (path === "-" ? "./-" : path);

// Commas and semicolons end a path in a form, unless it stands in quotes.
function inForm(path: string): string {
  return /[",;\\]/.test(path) ? `"${path.replace(/["\\]/g, "\\$&")}"` : path;
}

/** The options for headers. */
export const headersOf: (headers: Wire["headers"]) => Options = once((headers) =>
  Object.entries(headers).map(([name, value]) =>
    typeof value === "string" ? sh`-H ${`${name}: ${value}`}` : sh`-H ${text(`${name}: `, value)}`,
  ),
);
