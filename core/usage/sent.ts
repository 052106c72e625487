// Where a request goes, with which headers, how its job is followed and its answer read: found once, while somebody types.
import { text } from "../code/value.ts";
import { isText, type Text } from "../code/value.ts";
import { frozenCopy } from "../hub/frozen.ts";
import { type Answer, carriesToken, type Job, type UrlPiece } from "../model/answer.ts";
import { type Route, ROUTER } from "../model/route.ts";
import type { Sent } from "../model/served.ts";
import { urlOf } from "../model/url.ts";
import type { Wire, WireParts } from "../model/wire.ts";
import { jobOf } from "./job-of.ts";
import { answerOf } from "./reading.ts";
import type { Way } from "./way.ts";

/** How the answer is read, as the provider says it. @internal */
export function answerFor({ lane: { answers, route }, maker }: Way, streaming: boolean): Answer {
  const known = streaming ? answers.streamed : answers.whole;
  if (known !== undefined) return known;
  const found = frozenCopy(answerOf(() => maker!.answer(streaming, route.target)));
  answers[streaming ? "streamed" : "whole"] = found;
  return found;
}

/** The headers of a request. @internal */
export function headersFor({ lane }: Way, { headers: own }: WireParts): Wire["headers"] {
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

/** The URL of a request, and its job. @internal */
export function sentTo(way: Way, parts: WireParts): NonNullable<Way["sent"]> {
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
  const { result, status } = route.keyInQuery === undefined ? job : keyed(job, route);
  const own = frozenCopy({
    ...job,
    status: joined(status),
    ...(result === undefined ? {} : { result: joined(result) }),
  });
  lane.job = { sent, job: own };
  return own;
}

// Adjacent strings become one.
function joined(pieces: readonly UrlPiece[]): readonly UrlPiece[] {
  const isString = (piece: UrlPiece): piece is string | Text =>
    typeof piece === "string" || isText(piece);
  return pieces.reduce<readonly UrlPiece[]>((all, piece) => {
    const last = all.at(-1);
    if (last === undefined || !isString(last) || !isString(piece)) return [...all, piece];
    const both = typeof last === "string" && typeof piece === "string";
    return [...all.slice(0, -1), both ? last + piece : text(last, piece)];
  }, []);
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
