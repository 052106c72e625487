// What a provider's `request` returned is looked at before it is sent anywhere: what no service would understand is said.
import { isRecord, shown } from "../hub/anything.ts";
import { classNameOf, isFile, isRuntimeValue } from "../code/value.ts";
import { misuse } from "../hub/guard.ts";
import { isPromise, misreturned } from "../hub/returned.ts";
import * as is from "../hub/shape.ts";
import { leaf, objectWith, optional, type Shape, tableOf } from "../hub/shape.ts";
import { absent, type Absence, isAbsence } from "../hub/diagnostic.ts";
import { isHeaderText } from "../model/header-text.ts";
import { isHubUrl } from "../model/hub-host.ts";
import type { Ask, WireParts } from "../model/wire.ts";

const textOrFile = leaf(
  "a text or a file",
  "String(…)",
  (value) => typeof value === "string" || isFile(value),
);
const jsonObject: Shape = leaf("an object of JSON", "{ … }", isRecord);
/** The shape of a request. @internal */
export const requestShape: Shape = objectWith<WireParts>({
  path: is.text,
  query: optional(tableOf(is.text)),
  baseUrl: optional(is.text),
  headers: optional(tableOf(is.text)),
  json: optional(jsonObject),
  file: optional(leaf("a file of the inputs", "inputs", isFile)),
  form: optional(tableOf(textOrFile)),
  text: optional(is.text),
});
const BODIES = ["json", "file", "form", "text"] as const;
const WANTED = "{ path, json } with one body, or absent(code, reason, change)";

/** What of a route a request must leave alone. @internal */
export interface Own {
  /** The headers that the route brings. */
  readonly headers: readonly string[];
  /** The key is the token of Hugging Face. */
  readonly isHubToken: boolean;
}

/** The parts of a request, or why there is none. Throws where they are no request. @internal */
export function partsOf(
  made: unknown,
  ask: Pick<Ask, "providerId" | "modelId">,
  own: Own,
): WireParts | Absence {
  if (!isRecord(made) || isPromise(made)) throw misreturned("request", made, WANTED);
  if (isAbsence(made)) return absent(made.code, made.reason, made.change);
  if ("reason" in made) throw misreturned("request", made, WANTED);
  const parts = made as unknown as WireParts;
  const flaw =
    requestShape(made, "") ??
    bodyFlaw(parts) ??
    pathFlaw(parts, ask) ??
    serverFlaw(parts, own) ??
    headersFlaw(parts, own.headers) ??
    (parts.json === undefined ? undefined : valueFlaw(parts.json, "json"));
  if (flaw === undefined) return unsendable(parts) ?? parts;
  throw misuse("wrong-return", `what \`request\` returned is no request: ${flaw}`);
}

function bodyFlaw(parts: WireParts): string | undefined {
  const given = BODIES.filter((name) => parts[name] !== undefined);
  if (given.length === 1) return undefined;
  if (given.length === 0)
    return "it has no body. Give one: `json: { … }`, `form: { … }` or `file: inputs`.";
  return `it has ${given.join(" and ")} together, and a request has one body. Leave all but one out.`;
}

// What no JSON has, by where it stands: told here, before a client that cannot print it is blamed.
function valueFlaw(value: unknown, at: string): string | undefined {
  if (isRuntimeValue(value) || value === null) return undefined;
  if (isPromise(value))
    return `${at} is a promise, and snippets are synchronous. Make what gives it a plain function.`;
  if (value === undefined) return `${at} is undefined, which is no JSON. Leave the member out.`;
  if (["function", "symbol", "bigint"].includes(typeof value))
    return `${at} is a ${typeof value}, which is no JSON. Write a text, a number, a list or a plain object.`;
  if (typeof value !== "object") return undefined;
  const kind = classNameOf(value);
  if (kind !== undefined)
    return `${at} is an instance of ${kind}, which is no JSON. Write a text, a number, a list or a plain object.`;
  for (const [name, member] of Object.entries(value)) {
    const flaw = valueFlaw(member, `${at}.${name}`);
    if (flaw !== undefined) return flaw;
  }
  return undefined;
}

// An id may begin as it likes; it is encoded, or refused, with what it is.
function pathFlaw(
  { path, baseUrl }: WireParts,
  { providerId, modelId }: Pick<Ask, "providerId" | "modelId">,
): string | undefined {
  const odd = /^(\/|[a-z][a-z\d+.-]*:\/\/)/i;
  if (odd.test(path) && ![providerId, modelId].some((id) => odd.test(id)))
    return path.startsWith("/") && !path.startsWith("//")
      ? `path begins with a slash, and is ${shown(path)}. It stands below \`baseUrl\`: write ${JSON.stringify(path.slice(1))}.`
      : `path is a URL of its own, ${JSON.stringify(path)}. Give what stands below \`baseUrl\`, and another server as \`baseUrl\` beside it.`;
  return baseUrl === undefined ? undefined : is.base(baseUrl, "baseUrl", ", or leave it out");
}

// Of a provider that takes the token of Hugging Face, also where a single request goes elsewhere.
function serverFlaw({ baseUrl }: WireParts, { isHubToken }: Own): string | undefined {
  if (!isHubToken || baseUrl === undefined || isHubUrl(baseUrl)) return undefined;
  return `baseUrl is ${JSON.stringify(baseUrl)}, which would get the token of Hugging Face. Write one at https://huggingface.co or a host below it, or leave it out.`;
}

function headersFlaw({ headers }: WireParts, own: readonly string[]): string | undefined {
  if (headers === undefined) return undefined;
  const taken = new Set(own.map((name) => name.toLowerCase()));
  for (const name of Object.keys(headers)) {
    const plain = name.toLowerCase();
    if (is.header(name, "") !== undefined)
      return `headers has ${JSON.stringify(name)}, which is no name of a header. Write letters, digits and dashes.`;
    if (plain === "authorization" || taken.has(plain))
      return `headers has its own ${JSON.stringify(name)}, and the key comes by itself. Leave it out, and say in \`auth\` how the service takes its key.`;
    if (plain === "content-type")
      return `headers has its own ${JSON.stringify(name)}, which follows from the body. Leave it out.`;
    if (plain === "x-hf-bill-to")
      return `headers has its own ${JSON.stringify(name)}, which comes by itself where somebody else pays. Leave it out.`;
  }
  return undefined;
}

// What stands in a header may come from a record, so that it is nobody's fault that can be mended here.
function unsendable({ headers = {} }: WireParts): Absence | undefined {
  const odd = Object.entries(headers).find(([, value]) => value !== "" && !isHeaderText(value));
  if (odd === undefined) return undefined;
  const [name, value] = odd;
  return absent(
    "bad-header",
    `The header ${name} would hold ${shown(value)}, and a header takes printable ASCII without line ends, and without blanks around it.`,
    "Mend what the header is made from, such as the id of the model.",
  );
}
