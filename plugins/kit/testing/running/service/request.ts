// Compares one request with one exchange: its URL, secrets, headers, body and parameters.
import type { Value } from "#core/code/value";
import type { Url } from "../../../contract/contract.ts";
import type { Exchange } from "../../../contract/index.ts";
import type { Piece } from "../../../contract/pattern.ts";
import { parametersIn } from "./exchanges.ts";
import type { CallFacts } from "./facts.ts";
import { differences, type Matching, textOf } from "./match.ts";
import { plainBody, plainFormat, plainInputs, plainTools } from "./plain-form.ts";
import { withValues } from "./secret-words.ts";
import { isMap, type Seen, show, unwanted } from "./received.ts";
import { keyInQuery, secretFaults } from "./secrets.ts";
import type { ServiceSetup } from "./setup.ts";

/** Is the request sent to the URL of this exchange? @internal */
export function isFor(exchange: Exchange, { method, url }: Seen, setup: ServiceSetup): boolean {
  const { endpoint, facts } = setup;
  const { post, get, put } = exchange;
  const places = { POST: post, GET: get, PUT: put }[method];
  const key = keyInQuery(exchange, url, setup);
  // No contract contains the query of a custom endpoint.
  const isOwn = endpoint !== undefined && new URL(url).host === new URL(endpoint).host;
  const parameters = isOwn ? [...new URL(endpoint).searchParams] : [];
  return places?.some((place) => isAt(place, url, facts, key, parameters)) ?? false;
}

/** How a request differs from an exchange; empty if it does not. @internal */
export function differencesOf(
  exchange: Exchange,
  seen: Seen,
  setup: ServiceSetup,
): readonly string[] {
  const { post, headers = {} } = exchange;
  const faults = [...secretFaults(exchange, seen, setup)];
  for (const [name, wanted] of Object.entries(headers)) {
    const value = seen.headers[name.toLowerCase()];
    const all = [wanted].flat().map(withValues);
    if (!all.includes(value!))
      faults.push(`${name}: expected ${all.map(show).join(" or ")}, got ${show(value)}`);
  }
  const named = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  // Polls send the headers of the request, too.
  for (const name of post === undefined ? [] : (setup.given ?? []))
    if (!named.has(name.toLowerCase()))
      faults.push(unwanted(name, seen.headers[name.toLowerCase()]));
  const content = contentOf(exchange);
  if (content !== seen.content) {
    const type = seen.headers["content-type"] ?? "none";
    return [...faults, `content: expected ${content}, got ${seen.content} of type ${type}`];
  }
  const { facts, body } = setup.hidesWire === true ? plain(setup, seen) : { ...setup, ...seen };
  const matching: Matching = { facts, found: new Set(), isForm: content === "form" };
  const pattern = exchange.json ?? exchange.file;
  if (exchange.form !== undefined) {
    // Every form may have an unknown field.
    const form = { "~": "open", members: exchange.form } as const;
    faults.push(...differences(form, body, matching));
  } else if (pattern !== undefined)
    faults.push(...differences(pattern, withoutNoStream(body), matching));
  return post === undefined || exchange.isUpload
    ? faults
    : [...faults, ...lostIn(exchange, matching)];
}

function plain({ facts }: ServiceSetup, { body }: Seen): { facts: CallFacts; body: unknown } {
  const { inputs, parameters } = facts;
  const { tools, response_format: format } = parameters;
  const given = {
    ...(tools === undefined ? {} : { tools: plainTools(tools) as Value }),
    ...(format === undefined ? {} : { response_format: plainFormat(format) as Value }),
  };
  return {
    facts: {
      ...facts,
      inputs: plainInputs(inputs) as typeof inputs,
      parameters: { ...parameters, ...given },
    },
    body: plainBody(body, parameters),
  };
}

function contentOf({ json, form, file }: Exchange): Seen["content"] {
  return json !== undefined ? "json" : form !== undefined ? "form" : file ? "file" : "none";
}

// Every requested parameter has arrived, or was reported as dropped.
function lostIn(exchange: Exchange, { facts, found }: Matching): readonly string[] {
  const named = parametersIn(exchange);
  const lost = Object.keys(facts.parameters)
    .filter((name) => !found.has(name))
    .map((name) => lostAs(name, facts.known.has(name), named.has(name)));
  const refused = facts.refused
    .filter((name) => named.has(name))
    .map((name) => `The contract has the parameter ${name}, and the provider does not support it.`);
  return [...lost, ...refused];
}

function lostAs(name: string, isKnown: boolean, isNamed: boolean): string {
  if (isNamed)
    return `The call has the parameter ${name}, which is missing in the request. Send all \`parameters\`: json: { …, ...parameters }.`;
  if (name === "stream")
    return 'The call streams, and the contract does not find that in the request. Add `stream: fact.parameter("stream")` to the contract, and send `stream` in the request.';
  return isKnown
    ? `The call has the parameter ${name}, but the contract does not find it in the request. Add it to the contract under the name that the service uses, or map it to \`false\` in the provider.`
    : `The call has the parameter "${name}", which is missing in the request. Also send parameters that the task does not have, or set \`acceptsUnknown: false\`.`;
}

// Without the field, the response is also not streamed.
function withoutNoStream(body: unknown): unknown {
  if (!isMap(body) || body["stream"] !== false) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== "stream"));
}

/** Is this URL one of the contract's? `key` is the query member of a key, and `required` are other members. @internal */
export function isAt(
  wanted: Url,
  url: string,
  facts: CallFacts,
  key?: string,
  required: readonly (readonly string[])[] = [],
): boolean {
  // Compared as sent, because a wrong encoding of an id must be found.
  const asSent = url.split(/[?#]/)[0]!;
  // A URL without a path requests the root, which HTTP writes as a slash.
  const seenAs = [asSent, asSent.replace(/^(https?:\/\/[^/]+)\/$/, "$1")];
  const ways = [facts, encoded(facts)].map((way) => sourceOf(wanted.path, way));
  const isThere = ways.some((way) => {
    const pattern = way === undefined ? undefined : new RegExp(`^${way}$`);
    return seenAs.some((type) => pattern?.test(type));
  });
  if (!isThere) return false;
  const query = Object.entries(wanted.query ?? {}).map(([name, value]) => [
    name,
    typeof value === "string" ? value : (textOf([value], facts) ?? ""),
  ]);
  const seen = [...new URL(url).searchParams].filter(([name]) => name !== key);
  const all = [...query, ...required];
  return JSON.stringify(all.sort()) === JSON.stringify(seen.sort());
}

/** A URL of a contract for messages. @internal */
export function placeOf({ path, query = {} }: Url, facts: CallFacts): string {
  const text = path.map((piece) => urlText(piece, facts) ?? "*").join("");
  const names = Object.keys(query);
  return names.length === 0 ? text : `${text}?${names.join("&")}`;
}

/** The differences, if the path has another fact of the call than the contract. @internal */
export function pathDifference({ path }: Url, url: string, facts: CallFacts): string | undefined {
  for (const [at, piece] of path.entries()) {
    if (typeof piece === "string" || piece["~"] !== "text") continue;
    for (const [name, text] of Object.entries(facts.texts)) {
      const other = { "~": "text", fact: name } as Piece;
      if (text === "" || name === piece.fact) continue;
      if (isAt({ path: path.with(at, other) }, url.split(/[?#]/)[0]!, facts))
        return `The path has ${name}, and the contract has fact.${piece.fact}. Fix one of them.`;
    }
  }
  return undefined;
}

const urlText = (piece: Piece, facts: CallFacts): string | undefined =>
  typeof piece === "string" ? withValues(piece) : textOf([piece], facts);

function sourceOf(path: readonly Piece[], facts: CallFacts): string | undefined {
  const sources = path.map((piece) => {
    if (typeof piece !== "string" && piece["~"] === "segment") return "[^/]+";
    return urlText(piece, facts)?.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  });
  return sources.includes(undefined) ? undefined : sources.join("");
}

// An id in a path is unencoded, or encoded by segment; the slashes in it are never encoded.
function encoded(facts: CallFacts): CallFacts {
  const texts = Object.entries(facts.texts).map(([name, text]) => [
    name,
    text.split("/").map(encodeURIComponent).join("/"),
  ]);
  return { ...facts, texts: Object.fromEntries(texts) as CallFacts["texts"] };
}
