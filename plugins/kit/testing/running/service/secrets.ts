// The secrets that a server may receive: only its own, at one place of a request.
import type { Exchange } from "../../../contract/index.ts";
import type { Carries } from "../../../contract/contract.ts";
import { isMedia, type Seen, show } from "./received.ts";
import type { ServiceSetup } from "./setup.ts";

const ROUTER_HOST = "router.huggingface.co";

/** Headers that identify the user; they are only sent if the contract says so. */
const IDENTIFYING = /^(authorization|cookie|x-hf-bill-to|(x-)?(api-?)?key)$/;

/** Where the secret belongs in a request to a URL, if it belongs there. */
type Place =
  | { readonly header: string; readonly value: string }
  | { readonly query: string; readonly value: string }
  | "unowned"
  | undefined;

/** The name of the query member with the key in a request to this URL. @internal */
export function keyInQuery(
  exchange: Exchange,
  url: string,
  setup: ServiceSetup,
): string | undefined {
  const place = placeOf(exchange, url, setup);
  return typeof place === "object" && "query" in place ? place.query : undefined;
}

export function secretFaults(
  exchange: Exchange,
  seen: Seen,
  setup: ServiceSetup,
): readonly string[] {
  const place = placeOf(exchange, seen.url, setup);
  if (place === "unowned") return [strayFault(seen)];
  const faults: string[] = [];
  const url = new URL(seen.url);
  const named = ["x-hf-bill-to", ...Object.keys(exchange.headers ?? {})];
  if (place !== undefined && "query" in place) {
    const value = url.searchParams.get(place.query) ?? undefined;
    if (value !== place.value)
      faults.push(`?${place.query}: expected "${place.value}", got ${show(value)}`);
    url.searchParams.delete(place.query);
  } else if (place !== undefined) {
    const value = seen.headers[place.header];
    const advice = value === undefined && exchange.post === undefined ? `; ${NO_KEY}` : "";
    if (value !== place.value)
      faults.push(`${place.header}: expected "${place.value}", got ${show(value)}${advice}`);
    named.push(place.header);
  }
  const isRouted = setup.target === "routed" && url.host === ROUTER_HOST;
  const payer = isRouted && exchange.secret !== "none" ? setup.billTo : undefined;
  const billed = seen.headers["x-hf-bill-to"];
  if (billed !== payer) faults.push(`x-hf-bill-to: expected ${show(payer)}, got ${show(billed)}`);
  const allowed = new Set(named.map((name) => name.toLowerCase()));
  const others = Object.entries(seen.headers).filter(([name]) => !allowed.has(name));
  for (const [name, value] of others.filter(([, value]) => value !== undefined)) {
    if (IDENTIFYING.test(name)) faults.push(`${name}: expected nothing, got "${value}"`);
    else
      for (const leak of leaks(value!, setup))
        faults.push(`${name}: contains the secret "${leak}"`);
  }
  for (const leak of leaks(url.href, setup)) faults.push(`The URL contains the secret "${leak}".`);
  for (const leak of leaks(textIn(seen.body), setup))
    faults.push(`The body contains the secret "${leak}".`);
  return faults;
}

/** The secrets in a request to a host that has nothing to do with the call. @internal */
export function elsewhereFaults(seen: Seen, setup: ServiceSetup): readonly string[] {
  const named = Object.keys(seen.headers).filter((name) => IDENTIFYING.test(name));
  const leaked = leaks(`${JSON.stringify([seen.url, seen.headers])}${textIn(seen.body)}`, setup);
  return [
    ...named.map((name) => `${name}: a redirect to another host must not carry it`),
    ...leaked.map((secret) => `A redirect to another host carries the secret "${secret}".`),
  ];
}

function placeOf({ secret }: Exchange, url: string, setup: ServiceSetup): Place {
  const { tokens, target, key, endpoint } = setup;
  if (secret === "none") return undefined;
  const { host } = new URL(url);
  if (host === ROUTER_HOST) return at(BEARER, tokens.hub);
  if (target === "direct") return at(key, tokens.provider);
  if (target === "endpoint" && host === new URL(endpoint!).host) return at(BEARER, tokens.endpoint);
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
  if ("query" in carries) return { query: carries.query, value: secret };
  const { header, scheme = "" } = carries;
  return { header: header.toLowerCase(), value: scheme === "" ? secret : `${scheme} ${secret}` };
}

export function leaks(text: string, { tokens, strangers }: ServiceSetup): readonly string[] {
  return [...Object.values(tokens), ...strangers].filter(
    (secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)),
  );
}

function textIn(body: unknown): string {
  if (isMedia(body)) return Buffer.from(body.bytes).toString("latin1");
  return body === undefined
    ? ""
    : JSON.stringify(body, (_, value: unknown) => (isMedia(value) ? textIn(value) : value));
}
