// Which server may receive which secret: each its own, at one place of a request.
import type { Exchange } from "../contract/index.ts";
import type { Carries } from "../contract/contract.ts";
import { isMedia, type Seen, show } from "./received.ts";
import type { Situation } from "./situation.ts";

const ROUTER_HOST = "router.huggingface.co";

/** Headers that identify the user; they are only sent if the contract says so. */
const IDENTIFYING = /^(authorization|cookie|x-hf-bill-to|(x-)?(api-?)?key)$/;

/** Where the secret belongs in a request to a URL, and which secret it is. */
type Place =
  | { readonly header: string; readonly value: string; readonly secret: string }
  | { readonly query: string; readonly secret: string }
  | "unowned"
  | undefined;

/** The name of the query member with the key in a request to this URL. @internal */
export function keyInQuery(
  exchange: Exchange,
  url: string,
  situation: Situation,
): string | undefined {
  const place = placeOf(exchange, url, situation);
  return typeof place === "object" && "query" in place ? place.query : undefined;
}

/** The problems with the secrets of a request. @internal */
export function secretFaults(
  exchange: Exchange,
  seen: Seen,
  situation: Situation,
): readonly string[] {
  const place = placeOf(exchange, seen.url, situation);
  if (place === "unowned") return [strayFault(seen)];
  const faults: string[] = [];
  const query = new URL(seen.url).searchParams;
  const headers = Object.entries(seen.headers).filter(([, value]) => value !== undefined);
  if (place !== undefined && "header" in place) {
    const found = seen.headers[place.header];
    if (found !== place.value)
      faults.push(
        `${place.header}: expected "${place.value}", got ${show(found)}${found === undefined && exchange.post === undefined ? `; ${NO_KEY}` : ""}`,
      );
  } else if (place !== undefined && query.get(place.query) !== place.secret)
    faults.push(
      `?${place.query}: expected "${place.secret}", got ${show(query.get(place.query) ?? undefined)}`,
    );
  const isRouted = situation.target === "routed" && new URL(seen.url).host === ROUTER_HOST;
  const payer = isRouted && exchange.secret !== "none" ? situation.billTo : undefined;
  if (seen.headers["x-hf-bill-to"] !== payer)
    faults.push(`x-hf-bill-to: expected ${show(payer)}, got ${show(seen.headers["x-hf-bill-to"])}`);
  const named = new Set(Object.keys(exchange.headers ?? {}).map((name) => name.toLowerCase()));
  for (const [name, value] of headers) {
    const isItsPlace = place !== undefined && "header" in place && place.header === name;
    if (isItsPlace || name === "x-hf-bill-to" || named.has(name)) continue;
    if (IDENTIFYING.test(name)) faults.push(`${name}: expected nothing, got "${value}"`);
    else
      faults.push(
        ...leaks(value!, situation).map((one) => `${name}: contains the secret "${one}"`),
      );
  }
  const rest = new URL(seen.url);
  if (place !== undefined && "query" in place) rest.searchParams.delete(place.query);
  for (const one of leaks(rest.href, situation))
    faults.push(`The URL contains the secret "${one}".`);
  for (const one of leaks(textIn(seen.body), situation))
    faults.push(`The body contains the secret "${one}".`);
  return faults;
}

function placeOf({ secret }: Exchange, url: string, situation: Situation): Place {
  const { tokens, target, key, endpoint } = situation;
  if (secret === "none") return undefined;
  if (new URL(url).host === ROUTER_HOST) return at(BEARER, tokens.hub);
  if (target === "direct") return at(key, tokens.provider);
  if (target === "endpoint" && new URL(url).host === new URL(endpoint!).host)
    return at(BEARER, tokens.endpoint);
  // A routed call does not have the key of a provider's own server, and may only request a file there.
  return "unowned";
}

const NO_KEY =
  'a URL from a response never gets the key: set `secret: "none"` in this exchange, or start the URL with `base`';

function strayFault({ url, headers }: Seen): string {
  const { host } = new URL(url);
  const fault =
    headers["authorization"] === undefined
      ? `authorization: a routed call has no key for ${host}. Set \`secret: "none"\` in this exchange, or`
      : `authorization: the token is sent to another host, ${host}. To poll a job there,`;
  return `${fault} start the URL with \`base\`.`;
}

const BEARER: Carries = { header: "Authorization", scheme: "Bearer" };

function at(carries: Carries, secret: string): Place {
  if ("query" in carries) return { query: carries.query, secret };
  const { header, scheme } = carries;
  const value = scheme === undefined || scheme === "" ? secret : `${scheme} ${secret}`;
  return { header: header.toLowerCase(), value, secret };
}

/** The secrets in a string. @internal */
export function leaks(text: string, { tokens, strangers = [] }: Situation): readonly string[] {
  return [...Object.values(tokens), ...strangers].filter(
    (one) => text.includes(one) || text.includes(encodeURIComponent(one)),
  );
}

function textIn(body: unknown): string {
  if (isMedia(body)) return Buffer.from(body.bytes).toString("latin1");
  return body === undefined
    ? ""
    : JSON.stringify(body, (_, value: unknown) => (isMedia(value) ? textIn(value) : value));
}
