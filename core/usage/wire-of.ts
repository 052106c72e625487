// The wire view of a call: the provider's request, put on its route.
import type { Value, ValueObject } from "../code/value.ts";
import type { Hub } from "../hub/create-hub.ts";
import { absent, type Absence, type Diagnostic } from "../hub/diagnostic.ts";
import { frozenCopy } from "../hub/frozen.ts";
import { attempt } from "../hub/guard.ts";
import { type Answer, carriesToken, type Job, type UrlPiece } from "../model/answer.ts";
import type { Call } from "../model/call.ts";
import { type Route, ROUTER } from "../model/route.ts";
import type { Sent } from "../model/served.ts";
import { isPlaced, urlOf } from "../model/url.ts";
import type { Ask, Wire, WireParts } from "../model/wire.ts";
import { clashOf } from "./clash.ts";
import { partsOf } from "./parts.ts";
import { jobOf } from "./job-of.ts";
import type { Parameters } from "./parameters.ts";
import { answerOf } from "./reading.ts";
import type { Way } from "./way.ts";

/** What of a call was chosen. @internal */
export type Given = Pick<Call, "streaming" | "inputs" | "parameters">;

/** The wire view of a call, or why it has none. @internal */
export function wireOf(
  way: Way,
  given: Given,
  { taken, others }: Parameters,
  diagnostics: Diagnostic[],
): Wire | Absence {
  const { provider, served, maker, isByRouter, model, start, task } = way;
  const { route } = way.lane;
  if (maker === undefined) {
    return absent(
      "needs-sdk",
      `${provider.label} needs an SDK for ${task.id}; raw HTTP must name a provider.`,
      "Choose a provider by name.",
    );
  }
  const id = isByRouter ? start.chatModel : start.mapping?.providerId;
  if (id === undefined) {
    return absent(
      "needs-provider-id",
      `It is not known under which id ${provider.label} serves ${model.id}.`,
      "Give providerId, or a record with inferenceProviderMapping.",
    );
  }
  if (!isPlaced(id)) {
    return absent(
      "bad-provider-id",
      `${provider.label} cannot be asked for ${JSON.stringify(id)}, which leads to another place of its server.`,
      "Mend providerId, or the record's mapping.",
    );
  }
  if (maker === served && served.models?.includes(id) === false) {
    return absent(
      "unfit-model",
      `${provider.label} serves ${task.id} with ${served.models.join(", ")} alone, and not with ${id}.`,
      "Choose another provider.",
    );
  }
  const ask: Omit<Ask, "parameters"> = {
    inputs: given.inputs,
    providerId: id,
    modelId: model.id,
    target: route.target,
    ...(start.mapping === undefined ? {} : { mapping: start.mapping }),
  };
  const hasOthers = Object.keys(others).length > 0;
  const sent = hasOthers ? Object.freeze({ ...taken, ...others }) : taken;
  const own = Object.keys(route.headers);
  const build = (parameters: ValueObject): WireParts | Absence =>
    partsOf(maker.request(Object.freeze({ parameters, ...ask })), ask, own);
  const streamed = (asked: ValueObject): ValueObject => Object.freeze({ ...asked, stream: true });
  const doing = `build a request for ${task.id}`;
  const made = attempt(`provider/${provider.id}`, doing, diagnostics, () => {
    const parts = build(given.streaming ? streamed(sent) : sent);
    if ("reason" in parts) return parts;
    if (hasOthers) {
      // Whether an answer comes in pieces is asked for in another way.
      const known = task.streams === true ? streamed(taken) : taken;
      const clash = clashOf(provider.label, known, others, build);
      if (clash !== undefined) return clash;
    }
    return requestOf(way, given, parts);
  });
  return "value" in made ? made.value : made;
}

// What a plugin says of its answers, it says of the same question each time.
function answerFor({ lane: { answers, route }, maker }: Way, streaming: boolean): Answer {
  const known = streaming ? answers.streamed : answers.whole;
  if (known !== undefined) return known;
  const found = frozenCopy(answerOf(() => maker!.answer(streaming, route.target)));
  answers[streaming ? "streamed" : "whole"] = found;
  return found;
}

function requestOf(way: Way, { inputs, streaming }: Given, parts: WireParts): Wire {
  const { url, job } = sentTo(way, parts);
  return Object.freeze({
    method: "POST",
    url,
    headers: headersFor(way, parts),
    body: frozenCopy(bodyOf(parts, inputs, way.hub), inputs),
    ...(job === undefined ? {} : { job }),
    answer: answerFor(way, streaming),
  });
}

function headersFor({ lane }: Way, { headers: own }: WireParts): Wire["headers"] {
  if (own === undefined) return lane.headers;
  if (lane.added === undefined || !isSame(lane.added.own, own))
    lane.added = { own: { ...own }, all: Object.freeze({ ...lane.headers, ...own }) };
  return lane.added.all;
}

type Texts = Readonly<Record<string, string>>;

function isSame(a: Texts = NONE, b: Texts = NONE): boolean {
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && a[name] === b[name])
  );
}

const NONE: Texts = {};

// While somebody types, requests go to one place.
function sentTo(way: Way, parts: WireParts): NonNullable<Way["sent"]> {
  const { isByRouter, sent: last } = way;
  const { route } = way.lane;
  if (
    last?.parts.path === parts.path &&
    last.parts.baseUrl === parts.baseUrl &&
    isSame(last.parts.query, parts.query)
  )
    return last;
  const { url, ...sent } = urlOf(isByRouter ? { ...route, baseUrl: ROUTER } : route, parts);
  const { path, baseUrl, query } = parts;
  const told = { path, baseUrl, query: query && { ...query } };
  way.sent = { parts: told, url, job: jobFor(way, sent) };
  return way.sent;
}

function jobFor({ isByRouter, lane, served }: Way, sent: Sent): Job | undefined {
  if (isByRouter || served?.job === undefined) return undefined;
  const { job: last, route } = lane;
  if (last !== undefined && last.sent.base === sent.base && last.sent.query === sent.query)
    return last.job;
  const job = jobOf(served.job({ ...sent }), sent.base);
  const own = frozenCopy(route.keyInQuery === undefined ? job : keyed(job, route));
  lane.job = { sent, job: own };
  return own;
}

// A key that travels in the query goes with the questions about a job, too, where they go to the same server.
function keyed(job: Job, route: Route): Job {
  const add = (pieces: readonly UrlPiece[]): readonly UrlPiece[] => {
    if (!carriesToken(pieces)) return pieces;
    const hasQuery = pieces.some((piece) => typeof piece === "string" && piece.includes("?"));
    return [...pieces, hasQuery ? "&" : "?", route.keyInQuery!];
  };
  return {
    ...job,
    status: add(job.status),
    ...(job.result === undefined ? {} : { result: add(job.result) }),
  };
}

function bodyOf(parts: WireParts, inputs: Value, hub: Hub): Wire["body"] {
  if (parts.file !== undefined) return { file: parts.file };
  if (parts.form !== undefined) return { form: parts.form };
  if (parts.text === undefined) return { json: parts.json ?? {} };
  try {
    return { json: JSON.parse(parts.text) as ValueObject };
  } catch {
    hub.logger.error("Failed to parse body as JSON");
    return { json: { inputs } };
  }
}
