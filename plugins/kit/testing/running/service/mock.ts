// The services of one call: compares each request with the exchanges, returns their response, and records it.
import type { Value, ValueObject } from "#core/code/value";
import { textIn } from "#core/record/json";
import type { TextStream } from "#core/http/response";
import type { Exchange, Members, Reply } from "../../../contract/index.ts";
import { differences } from "./match.ts";
import { type CallFacts, textsIn } from "./facts.ts";
import { differencesOf, isFor, pathDifference, placeOf } from "./request.ts";
import { elsewhereFaults, leaks } from "./secrets.ts";
import { STORED } from "./secret-words.ts";
import { isMap, type Seen } from "./received.ts";
import { type InjectedFault, ODD_ERROR, type ServiceSetup, type StreamFormat } from "./setup.ts";

const COMMENT = ": this comment keeps the connection open";

type Format = StreamFormat | "json lines";

// Each prints an event, whose value is JSON or a word.
const FORMATS: Readonly<Record<Format, (value: Value, at: number) => string>> = {
  "with spaces": (value) => `${named(value)}data: ${wordOf(value)}\n\n`,
  "without spaces": (value) =>
    `${named(value).replace(" ", "")}data:${wordOf(value)}\n\n${COMMENT}\n\n`,
  "with fields and CRLF": (value, at) =>
    `id: ${at}\r\nevent: ${typeOf(value) ?? "message"}\r\ndata: ${wordOf(value)}\r\n\r\n`,
  "with several data lines": (value) =>
    `${named(value)}${wordOf(value, 1).replace(/^/gm, "data: ")}\n\n`,
  "json lines": (value) => `${JSON.stringify(value)}\n`,
};

// If a service names its events, the name is also the `type` of the data.
const typeOf = (value: Value): string | undefined => textIn(value, "type");
const named = (value: Value): string => {
  const type = typeOf(value);
  return type === undefined ? "" : `event: ${type}\n`;
};

const wordOf = (value: Value, indent = 0): string =>
  typeof value === "string" ? value : JSON.stringify(value, null, indent);

export const STREAM_TYPES: Readonly<Record<TextStream["format"], string>> = {
  sse: "text/event-stream",
  "json lines": "application/x-ndjson",
};

/** Each value as text of a stream. @internal */
export const eventsOf = (
  values: readonly Value[],
  format: Format = "with spaces",
): readonly string[] => values.map(FORMATS[format]);

/** The values as a stream. First, a comment or an empty line keeps the connection open. @internal */
export function streamOf(
  values: readonly Value[],
  format?: Format,
  injectedFault?: InjectedFault,
  failure?: ValueObject,
): readonly Uint8Array[] {
  const start = format === "json lines" ? "\n" : `${COMMENT}\n\n`;
  const text = `${start}${eventsOf(withFault(values, injectedFault, failure), format).join("")}`;
  return inPieces(Buffer.from(injectedFault === "no last line end" ? text.trimEnd() : text));
}

function withFault(
  values: readonly Value[],
  injectedFault: InjectedFault | undefined,
  failure: ValueObject = { error: { message: ODD_ERROR, type: "server_error" } },
): readonly Value[] {
  const start = values.slice(0, Math.max(1, Math.floor(values.length / 2)));
  if (injectedFault === "cut stream") return start;
  if (injectedFault !== "error event") return values;
  return [...start, failure];
}

const LINE_ENDS: ReadonlySet<number> = new Set([0x0a, 0x0d]);

function inPieces(bytes: Buffer): readonly Uint8Array[] {
  const cuts = new Set([3]);
  for (let at = 0; at < bytes.length; at += 1) {
    const isInLetter = bytes[at]! >= 0x80 && bytes[at]! < 0xc0;
    const isBetweenLineEnds = bytes[at] === 0x0a && LINE_ENDS.has(bytes[at - 1]!);
    if (isInLetter || isBetweenLineEnds) cuts.add(at);
    // After the first letter of "data: ", and in the middle of its JSON.
    if (isBetweenLineEnds) cuts.add(at + 2).add(at + 30);
  }
  const places = [0, ...[...cuts].filter((cut) => cut < bytes.length).sort((a, b) => a - b)];
  return places.map((place, index) => bytes.subarray(place, places[index + 1]));
}

/** The response: a complete body, or a streamed one. @internal */
export interface Returned {
  readonly status: number;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Uint8Array | readonly Uint8Array[];
  /** Whether the connection breaks after the last part. */
  readonly breaks?: boolean;
}

/** The log of a call. @internal */
export interface Happened {
  readonly faults: string[];
  /** The requests that matched. */
  readonly seen: Seen[];
  /** The responses to them. */
  readonly replies: Reply[];
  readonly used: Set<Exchange>;
  /** The body of the last response, as it was sent. */
  last: Uint8Array;
  /** Whether the last response is streamed. */
  isStreamed: boolean;
  /** The number of injected faults. */
  odd: number;
}

/** The services of a call. @internal */
export interface Service {
  readonly happened: Happened;
  /** Responds to a request. */
  receive(seen: Seen): Returned;
}

const HUB_HOST = "huggingface.co";
// The host to which files and requests are redirected; it must not receive a secret.
const OTHER_HOST = "elsewhere.example.net";

// What languages print for a missing value.
const NO_VALUE = /^(Bearer |Key )?(undefined|null|None|nil)$/;

/** The beginning of the message for a request that no exchange matches. @internal */
export const NO_ROUTE = "no such route in the contract";

export function createService(setup: ServiceSetup): Service {
  const { exchanges, facts, injectedFault, manners } = setup;
  const happened: Happened = {
    faults: [],
    seen: [],
    replies: [],
    used: new Set(),
    last: new Uint8Array(0),
    isStreamed: false,
    odd: 0,
  };
  // The result files at the other host, by URL.
  const moved = new Map<string, Returned>();
  const times = new Map<Exchange, number>();

  function receive(seen: Seen): Returned {
    const { host } = new URL(seen.url);
    if (host === HUB_HOST) return ofHub(seen);
    if (host === OTHER_HOST) {
      const lines = elsewhereFaults(seen, setup);
      return lines.length > 0 ? fault(seen, 401, lines) : (moved.get(seen.url) ?? NO_PAGE);
    }
    if (injectedFault === "no key") {
      const shown = leaks(JSON.stringify([seen.url, seen.headers, seen.body]), setup);
      const isHub = host.endsWith(HUB_HOST);
      for (const placeholder of shown.filter((word) => word !== STORED || !isHub))
        fault(seen, 401, [`the request contains the secret "${placeholder}"`]);
      const [header] = Object.values(seen.headers).filter((value) => NO_VALUE.test(value ?? ""));
      if (header !== undefined) fault(seen, 401, [`a missing key is sent as "${header}"`]);
      return ofJson(401, { error: { message: ODD_ERROR } });
    }
    const near = exchanges
      .filter((exchange) => isFor(exchange, seen, setup))
      .map((exchange) => ({ exchange, lines: differencesOf(exchange, seen, setup) }))
      .sort((a, b) => a.lines.length - b.lines.length);
    const [best] = near;
    if (best === undefined) return fault(seen, 404, [NO_ROUTE, ...routeDifferences(seen)]);
    if (best.lines.length > 0) return fault(seen, 422, best.lines);
    const { exchange } = best;
    happened.seen.push(seen);
    if (injectedFault === "empty error")
      return odd({ status: 503, type: "text/plain", body: EMPTY });
    if (typeof injectedFault === "object" && happened.seen.length >= injectedFault.from) {
      if ("redirected" in injectedFault)
        return odd(redirect(injectedFault.redirected, `https://${OTHER_HOST}/moved`));
      const { status, json, headers = {} } = injectedFault.refused;
      return odd({ ...ofJson(status, json), headers });
    }
    if (seen.method === "POST" && times.has(exchange))
      return fault(seen, 422, ["sent twice: the service would bill it again"]);
    const time = times.get(exchange) ?? 0;
    times.set(exchange, time + 1);
    const replies = repliesOf(exchange, setup);
    const next = replies[Math.min(time, replies.length - 1)];
    if (next === undefined)
      return fault(seen, 404, ["the contract has no response. Add one: reply.json({ … })"]);
    happened.used.add(exchange);
    happened.replies.push(next);
    const isFile = "base64" in next;
    const isResult = isFile && seen.method === "GET" && exchange.secret === "none";
    if (injectedFault === "lost file" && isResult) return odd(NO_PAGE);
    if (injectedFault === "page as file" && isResult) return odd(page(200, ODD_ERROR));
    if (seen.method === "POST" && injectedFault === "page with 200")
      return odd(page(200, ODD_ERROR));
    if (seen.method === "POST" && injectedFault === "empty 200")
      return odd({ ...ofJson(200, null), body: EMPTY });
    if (seen.method === "POST" && injectedFault === "error with 200")
      return odd(ofJson(200, { error: { message: ODD_ERROR } }));
    const returned = returnedFor(next, seen, setup);
    happened.last = whole(returned);
    happened.isStreamed = Array.isArray(returned.body);
    if (manners?.redirects !== true || !isResult) return returned;
    const place = `https://${OTHER_HOST}/signed/${moved.size}?by=a%2Bb`;
    moved.set(place, returned);
    return redirect(302, place);
  }

  function odd(returned: Returned): Returned {
    happened.odd += 1;
    return returned;
  }

  function ofHub(seen: Seen): Returned {
    const { tokens, hubTokenAround, record } = setup;
    const { pathname } = new URL(seen.url);
    if (seen.method !== "GET" || pathname !== `/api/models/${record["id"] as string}`)
      return fault(seen, 404, ["a request to the Hub's API may only read the model"]);
    // The Hub's own tools may send a saved login if there is no other key.
    const saved = injectedFault === "no key" ? [STORED] : [];
    const shown = seen.headers["authorization"];
    const isAllowed = [tokens.hub, hubTokenAround, ...saved].some(
      (token) => shown === `Bearer ${token}`,
    );
    return shown === undefined || isAllowed
      ? ofJson(200, record)
      : fault(seen, 401, [`authorization: do not send ${shown} to the Hub's API`]);
  }

  function fault(seen: Seen, status: number, lines: readonly string[]): Returned {
    const message = [`${seen.method} ${seen.url}`, ...lines].join("\n    ");
    happened.faults.push(message);
    return ofJson(status, { error: { message } });
  }

  function routeDifferences({ method, url }: Seen): readonly string[] {
    const routes = exchanges.flatMap(({ post = [], get = [] }) => [
      ...post.map((wanted) => ({ wanted, as: "POST" })),
      ...get.map((wanted) => ({ wanted, as: "GET" })),
    ]);
    const differences = routes
      .filter(({ as }) => as === method)
      .flatMap(({ wanted }) => pathDifference(wanted, url, facts) ?? []);
    const shown = routes.map(({ as, wanted }) => `${as} ${placeOf(wanted, facts)}`);
    return [...differences.slice(0, 1), "the contract has:", ...shown];
  }

  return { happened, receive };
}

/** The complete body of a response. @internal */
export function whole({ body }: Returned): Uint8Array {
  return body instanceof Uint8Array ? body : Buffer.concat(body);
}

// Responses to special parameters are only for programs, which may read all of them.
function repliesOf(
  { replies, also = [], slow, failed }: Exchange,
  { facts, injectedFault, manners }: ServiceSetup,
): readonly Reply[] {
  if (injectedFault === "failed") return failed ?? replies;
  // A job that is done at once has no later response.
  const isLate = typeof injectedFault === "object" && injectedFault.from > 1;
  if (injectedFault === "slow" || isLate || manners?.isSlow === true) return slow ?? replies;
  const special = manners && also.filter((reply) => "when" in reply && isMet(reply.when!, facts));
  return special !== undefined && special.length > 0 ? special : replies;
}

const isMet = (when: Members, facts: CallFacts): boolean =>
  differences(when, pick(facts.parameters, Object.keys(when)), {
    facts,
    found: new Set(),
    isForm: false,
  }).length === 0;

const pick = (values: ValueObject, names: readonly string[]): ValueObject =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

function returnedFor(
  reply: Reply,
  { body: sentBody }: Seen,
  { facts, injectedFault, manners }: ServiceSetup,
): Returned {
  if ("base64" in reply)
    return { status: 200, type: reply.type, body: Buffer.from(reply.base64, "base64") };
  const asksForStream = isMap(sentBody) && sentBody["stream"] === true;
  const { events, lines, failure } = reply;
  if (!asksForStream || (events ?? lines) === undefined)
    return ofJson(200, forEachText(reply.json, textsIn(facts)));
  const breaks = injectedFault === "cut stream" ? { breaks: true } : {};
  const isLines = events === undefined;
  const format = isLines ? "json lines" : manners?.stream;
  const body = streamOf(events ?? lines!, format, injectedFault, failure);
  return { status: 200, type: STREAM_TYPES[isLines ? "json lines" : "sse"], body, ...breaks };
}

/** The response to several texts is that to one, for each of them: vectors, or an object with a list of them. */
function forEachText(json: unknown, texts: readonly string[] | undefined): unknown {
  if (texts === undefined) return json;
  if (Array.isArray(json)) return texts.map(() => (Array.isArray(json[0]) ? json[0] : json));
  return Object.fromEntries(
    Object.entries(json as object).map(([name, value]) => [
      name,
      Array.isArray(value) ? texts.map((_, index) => ({ ...value[0], index })) : value,
    ]),
  );
}

// A client that ignores the status would use an error page as the result.
const page = (status: number, text: string, headers: Returned["headers"] = {}): Returned => ({
  status,
  type: "text/html",
  headers,
  body: Buffer.from(`<html><body>${text}</body></html>`),
});

const EMPTY = Buffer.of();

const NO_PAGE = page(404, "Not found (sample).");

/** The page of a redirect. @internal */
export const MOVED = "Moved (sample).";

const redirect = (status: number, location: string): Returned => page(status, MOVED, { location });

/** A response of JSON. @internal */
export const ofJson = (status: number, value: unknown): Returned => ({
  status,
  type: "application/json",
  body: Buffer.from(JSON.stringify(value)),
});
