// The reference client: sends a request and polls its job, only with the data of the call.
import { isAbsence } from "#core/base/issue";
import { type Env, isText, type Text } from "hubsmith/language";
import type { Value, ValueObject } from "#core/code/value";
import {
  type Answer,
  type Call,
  type Diagnostic,
  type Hub,
  inferenceCall,
  type InferenceRequest,
  valueIn,
  type HttpRequest,
} from "hubsmith";
import {
  carriesToken,
  type JsonPath,
  type TextStream,
  toPath,
  type UrlPart,
} from "#core/http/response";
import { fits } from "../../../contract/schema-mismatch.ts";
import { type Environment, resolved, textOf } from "./facts.ts";
import { createService, type Happened, type Returned, STREAM_TYPES, whole } from "./mock.ts";
import { cut, type Seen } from "./received.ts";
import { environmentFor, SECRETS } from "./secret-words.ts";
import { type InjectedFault, setupOf, type SetupInput } from "./setup.ts";

export type Outcome =
  | { readonly text: string }
  | { readonly file: Uint8Array }
  /** Why there is no result. */
  | { readonly fault: string };

// More than any contract has responses.
const MOST = 50;

/** The beginning of the message for a job without an end. @internal */
export const STILL_WAITS = "The job is still waiting";

type Send = (seen: Seen) => Returned;

type Get = (pieces: readonly UrlPart[], from: Value) => Returned;

/** Sends a request, and polls to its end. @internal */
export function follow(httpRequest: HttpRequest, env: Environment, send: Send): Outcome {
  const text = (value: string | Env | Text): string => textOf(value, env);
  const headers = Object.fromEntries(
    Object.entries(httpRequest.headers).map(([name, value]) => [name.toLowerCase(), text(value)]),
  );
  const get: Get = (pieces, from) => {
    const url = pieces.map((piece) => pieceOf(piece, from, text)).join("");
    const shown = carriesToken(pieces) ? headers : {};
    return send({ method: "GET", url, headers: shown, content: "none", body: undefined });
  };
  try {
    const { job } = httpRequest;
    const request = {
      method: "POST",
      url: text(httpRequest.url),
      headers,
      ...bodyOf(httpRequest.body, env),
    };
    let returned = send(request);
    if (job !== undefined) {
      // The ticket has the URLs to poll; later responses may not have them.
      const ticket = jsonOf(returned);
      const isWaiting = (): boolean =>
        job.waiting.includes(`${valueIn(jsonOf(returned), ...toPath(job.state)) as string}`);
      if (job.pollFirst === true) returned = get(job.status, ticket);
      for (let polls = 0; polls < MOST && isWaiting(); polls += 1)
        returned = get(job.status, ticket);
      if (isWaiting()) {
        const last = JSON.stringify(jsonOf(returned));
        return { fault: `${STILL_WAITS} after ${MOST} polls: ${last}` };
      }
      if (job.result !== undefined) returned = get(job.result, ticket);
    }
    return read(httpRequest.answer, returned, get);
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

function read(answer: Answer, returned: Returned, get: Get): Outcome {
  if (answer.kind === "stream") return { text: streamed(answer, returned) };
  if (answer.kind === "bytes") return { file: fileOf(returned) };
  const json = jsonOf(returned);
  const value = firstIn(json, answer.at);
  if (value === undefined) return { fault: `\`answer\` finds nothing in ${JSON.stringify(json)}` };
  const linked = answer.kind === "json" && answer.textUrl && valueIn(value, answer.textUrl);
  if (typeof linked === "string")
    return { text: Buffer.from(fileOf(get([{ urlAt: [] }], linked))).toString() };
  if (answer.kind === "json")
    return { text: typeof value === "string" ? value : JSON.stringify(value) };
  const place = answer.list === true && Array.isArray(value) ? (value[0] as Value) : value;
  if (typeof place !== "string")
    return { fault: `\`answer\` finds no string in ${JSON.stringify(json)}` };
  if (answer.encoding === "url") return { file: fileOf(get([{ urlAt: [] }], place)) };
  if (fits("base64", place)) return { file: Buffer.from(place, "base64") };
  const at = answer.at.find((path) => firstIn(json, [path]) !== undefined)!.join(".");
  const what = /^https?:/.test(place)
    ? `a URL. Read it with answer.download("${at}", …), or fix the response in the contract`
    : `${cut(JSON.stringify(place))}. Fix the answer, or the response in the contract`;
  return { fault: `"${at}" should be ${answer.encoding}, but is ${what}.` };
}

const firstIn = (json: Value, places: readonly JsonPath[]): Value | undefined =>
  places
    .map((place) => valueIn(json, ...place) ?? undefined)
    .find((value) => value !== undefined && value !== null);

function streamed({ format, path, type, done }: TextStream, returned: Returned): string {
  const text = Buffer.from(whole(returned)).toString();
  if (returned.type !== STREAM_TYPES[format])
    throw new Error(
      `The response is ${returned.type}, but \`answer\` reads a stream of ${STREAM_TYPES[format]}. Fix the format of answer.stream(…), or the response in the contract.`,
    );
  const all = text
    .split("\n")
    .filter((line) => format !== "sse" || line.startsWith("data:"))
    .map((line) => (format === "sse" ? line.slice("data:".length) : line).trim())
    .filter((data) => data !== "");
  const end = done === undefined ? -1 : all.indexOf(done);
  const events = (end < 0 ? all : all.slice(0, end)).map(eventOf);
  return events
    .filter((event) => type === undefined || valueIn(event, "type") === type)
    .map((event) => (valueIn(event, ...path) ?? "") as string)
    .join("");
}

function eventOf(data: string): Value {
  try {
    return JSON.parse(data) as Value;
  } catch {
    const end = cut(JSON.stringify(data));
    throw new Error(
      `The stream has ${end}, which is not JSON. If it ends the stream, write answer.stream({ …, done: ${end} }).`,
    );
  }
}

function fileOf(returned: Returned): Uint8Array {
  if (returned.status < 400 && !/json|html/.test(returned.type)) return whole(returned);
  throw new Error(`The response has no file: ${Buffer.from(whole(returned)).toString()}`);
}

function jsonOf(returned: Returned): Value {
  const text = Buffer.from(whole(returned)).toString();
  if (returned.status >= 400) throw new Error(`${returned.status}: ${text}`);
  if (Object.values(STREAM_TYPES).includes(returned.type))
    throw new Error(
      "A stream was read as JSON. Return answer.stream(…) from `answer(streaming)` if streaming.",
    );
  return JSON.parse(text) as Value;
}

function pieceOf(
  piece: UrlPart,
  last: Value,
  text: (value: string | Env | Text) => string,
): string {
  if (typeof piece === "string" || isText(piece)) return text(piece);
  const path = "at" in piece ? piece.at : "urlAt" in piece ? piece.urlAt : piece.pathAt;
  const value = valueIn(last, ...path);
  if (typeof value !== "string" && typeof value !== "number")
    throw new Error(`The last response has no ${path.join(".")}.`);
  if (!("pathAt" in piece)) return String(value);
  return new URL(String(value)).pathname;
}

function bodyOf(body: HttpRequest["body"], env: Environment): Pick<Seen, "content" | "body"> {
  if ("json" in body) return { content: "json", body: resolved(body.json, env) };
  if ("file" in body) return { content: "file", body: resolved(body.file) };
  return { content: "form", body: resolved(body.form) };
}

/** The contracts and sample responses that describe the calls of a hub. @internal */
export interface Described extends Pick<SetupInput, "contract" | "replies" | "router"> {
  readonly hub: Hub;
}

/** A call that was sent, and its result. @internal */
export interface Talk {
  readonly call: Call;
  readonly wire: HttpRequest;
  readonly outcome: Outcome;
  readonly happened: Happened;
}

/** Sends the call of a request to a mock of its contract; undefined if there is no such call. @internal */
export function converse(
  { hub, ...known }: Described,
  request: InferenceRequest,
  diagnostics: Diagnostic[],
  injectedFault?: InjectedFault,
  watch?: (seen: Seen, returned: Returned) => void,
): Talk | undefined {
  const call = inferenceCall(hub, request, diagnostics);
  if (isAbsence(call) || isAbsence(call.request)) return undefined;
  const wire = call.request;
  const { receive, happened } = createService(
    setupOf({
      ...known,
      call,
      request,
      diagnostics,
      injectedFault,
      record: request.model as unknown as ValueObject,
      tokens: SECRETS.environment,
      given: givenIn(wire),
    }),
  );
  const outcome = follow(wire, environmentFor(call.provider), (seen) => {
    const returned = receive(seen);
    watch?.(seen, returned);
    return returned;
  });
  return { call, wire, outcome, happened };
}

// Left out: the key, which the program reads, and the payer, which depends on the route.
const givenIn = ({ headers }: HttpRequest): readonly string[] =>
  Object.keys(headers).filter(
    (name) => typeof headers[name] === "string" && name !== "X-HF-Bill-To",
  );
