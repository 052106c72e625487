// The curl command of a request. A body with a file in it goes by standard input: it is too long for an argument.
import type { Wire } from "hubsmith";
import { bodyOf, filesOf, once, type Part } from "hubsmith/clients";
import { type Code, sh, type Text, text } from "hubsmith/code";

type Sh = Code<"sh">;

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
  return filesOf(wire).length > 0
    ? sh`printf '%s' ${body.json} | ${command([sh`-d @-`], body.type)}`
    : command([sh`-d ${body.json}`], body.type);
}

const told = once((headers: Wire["headers"], type: string | undefined): Options => [
  sh`--fail-with-body`,
  ...headersOf(headers),
  ...(type === undefined ? [] : [sh`-H ${`Content-Type: ${type}`}`]),
]);

/** Brackets in a URL are a pattern of several URLs, unless curl is told otherwise. */
function isPattern(url: string | Text): boolean {
  const parts = typeof url === "string" ? [url] : url.parts;
  return parts.some((part) => typeof part === "string" && /[[\]{}]/.test(part));
}

function fieldsOf(parts: readonly Part[]): Options {
  return parts.map((part) =>
    "file" in part
      ? sh`-F ${`${part.name}=@${inForm(named(part.file.path))};type=${part.file.type.split(";")[0]!}`}`
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
