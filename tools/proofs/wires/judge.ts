// A service in one situation, and the verdict on a program that used it.
import type { Value } from "hubsmith/code";
import { WIRES } from "#plugins/kit/providers/turns.contract";
import { eventsOf, ofJson, type Returned } from "#plugins/kit/testing/running/service/mock";
import type { Seen } from "#plugins/kit/testing/running/service/received";
import { isLimit, LIMITS } from "./limits.ts";
import {
  ALWAYS,
  ERROR_WORDS,
  type Chat,
  MOST_TURNS,
  REASON,
  RESULT,
  shownIn,
  type Situation,
  type Verdict,
} from "./situations.ts";
import { PATHS, REQUESTS } from "./requests.ts";

export interface Log {
  /** Problems of requests. */
  readonly refused: string[];
  requests: number;
  /** Results of functions that the service got for a call that must not run. */
  results: number;
}

/** A service that answers as the situation says. */
export function serviceOf(
  situation: Situation,
  chat: Chat,
): { readonly log: Log; receive(seen: Seen): Returned } {
  const wire = WIRES[chat.wire];
  const turns = situation.turns?.(chat) ?? [];
  const log: Log = { refused: [], requests: 0, results: 0 };
  const refuse = (...lines: readonly string[]): Returned => {
    log.refused.push(...lines);
    return ofJson(422, { error: { message: lines.join("; ") } });
  };
  const receive = (seen: Seen): Returned => {
    const { pathname } = new URL(seen.url);
    if (!pathname.endsWith(PATHS[chat.wire])) return refuse(`unknown path ${pathname}`);
    const body = (seen.body ?? {}) as Readonly<Record<string, unknown>>;
    const faults = [...REQUESTS[chat.wire](body), ...keyFaults(seen)];
    if (faults.length > 0) return refuse(...faults);
    const { status, event, cut, body: text } = situation.fault ?? {};
    if (JSON.stringify(body).includes(RESULT)) log.results += 1;
    const at = log.requests++;
    // A model that always calls must not go on.
    if (at > MOST_TURNS + 2) return ofJson(400, { error: { message: "endless" } });
    if (status !== undefined) return ofJson(status, wire.error(REASON));
    if (text !== undefined) return { status: 200, type: "text/html", body: Buffer.from(text) };
    const turn = turns[Math.min(at, turns.length - 1)]!;
    if (body["stream"] !== true)
      return ofJson(200, { ...wire.whole(turn), id: `answer_${at + 1}` });
    const events = wire.events(turn);
    const end = cut === undefined && event === undefined ? events.length : middleOf(events);
    const failure = event === undefined ? [] : [wire.failures(REASON)[event]!];
    return stream([...events.slice(0, end), ...failure], cut === "breaks");
  };
  return { log, receive };
}

const keyFaults = ({ headers }: Seen): readonly string[] =>
  /^Bearer \S+$/.test(headers["authorization"] ?? "") || headers["x-api-key"] ? [] : ["no key"];

// After the first event with a part of the text.
const middleOf = (events: readonly Value[]): number =>
  1 + events.findIndex((event) => JSON.stringify(event).match(/"(content|delta|text)":"[^"]/));

export const stream = (events: readonly Value[], breaks: boolean): Returned => ({
  status: 200,
  type: "text/event-stream",
  body: eventsOf(events).map((text) => Buffer.from(text)),
  breaks,
});

export interface Result {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
  readonly timedOut: boolean;
}

/** What a program did. */
export function verdictOf(
  situation: Situation,
  chat: Chat,
  { code, out, errors, timedOut }: Result,
  { refused, requests, results }: Log,
): Verdict {
  const { name, wants, words = ERROR_WORDS, turns, fault } = situation;
  if (refused.length > 0) return "bad request";
  if (wants === "calls" && results > 0 && name !== ALWAYS) return "wrong call";
  if (requests > MOST_TURNS || timedOut) return "endless";
  if (wants === "right") {
    const last = turns!(chat).at(-1)!;
    const isShown = shownIn(chat, last).every((text) => out.includes(text));
    return code === 0 && isShown ? "right" : "wrong answer";
  }
  const isNamed = words.test(out + errors);
  if (code !== 0) return isNamed || fault?.cut !== undefined ? "told" : "reason lost";
  if (!isNamed) return "silent";
  // Without its object, a program fails. curl prints the body of each response, and knows only its status.
  const isTold = wants === "told" && chat.recipe !== "structured";
  return isTold || wants === "may" || chat.client === "sh/curl" ? "told" : "exit 0";
}

/** Whether a verdict is what the situation wants, or a known limit of the client. */
export function isWanted(situation: Situation, chat: Chat, verdict: Verdict): boolean {
  if (LIMITS.some((limit) => isLimit(limit, situation, chat, verdict))) return true;
  const { wants } = situation;
  const { streaming, isRaw } = chat;
  if (wants === "right") return verdict === "right";
  const isFree = wants === "may" || (wants === "told" && streaming);
  if (verdict === "reason lost")
    return isFree || wants === "fails" || (wants === "refused" && !isRaw);
  return verdict === "told" || (isFree && verdict === "silent");
}
