// The services of one call: each request is held against the contracts, answered as they say, and remembered.
import type { Contract, SampleAnswer } from "hubsmith";
import type { Value } from "hubsmith/code";
import { differencesOf, type Seen, type Situation } from "./request.ts";
import { isOfRoute } from "./route.ts";
import { eventStream } from "./stream.ts";

/** What is answered: a body at once, or in pieces. */
export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer | readonly Buffer[];
}

/** What happened. */
export interface Happened {
  readonly faults: string[];
  readonly answers: SampleAnswer[];
  readonly used: Set<Contract>;
  /** The body of the last answer, as it was sent. */
  last: Buffer;
  asked: number;
  refused: number;
}

const HUB_HOST = "huggingface.co";

/** Makes the services of a call, which answer requests one after the other. */
export function createService(situation: Situation): {
  readonly happened: Happened;
  receive(seen: Seen): Reply;
} {
  const happened: Happened = {
    faults: [],
    answers: [],
    used: new Set(),
    last: Buffer.alloc(0),
    asked: 0,
    refused: 0,
  };
  const times = new Map<Contract, number>();
  const fault = (seen: Seen, status: number, lines: readonly string[]): Reply => {
    const message = [`${seen.method} ${seen.url}`, ...lines].join("\n    ");
    happened.faults.push(message);
    return json(status, { error: { message } });
  };

  function receive(seen: Seen): Reply {
    if (new URL(seen.url).host === HUB_HOST) return ofHub(seen);
    const { contracts, facts, refusal } = situation;
    const near = contracts
      .filter(({ routes }) => routes.some((route) => isOfRoute(route, seen, facts)))
      .map((contract) => ({ contract, lines: differencesOf(contract, seen, situation) }))
      .sort((a, b) => a.lines.length - b.lines.length);
    const [best] = near;
    if (best === undefined) {
      const routes = contracts.flatMap((contract) => contract.routes);
      return fault(seen, 404, ["no such route; there are", ...routes]);
    }
    if (best.lines.length > 0) return fault(seen, 422, best.lines);
    happened.asked += 1;
    if (seen.method === "POST" && times.has(best.contract) && refusal === undefined)
      return fault(seen, 422, ["asked a second time, which a service would bill again"]);
    if (refusal !== undefined && happened.asked >= refusal.from) {
      happened.refused += 1;
      return json(refusal.status, { error: { message: "Refused, to see what happens." } });
    }
    const { contract } = best;
    const all = answersOf(contract, situation);
    const time = times.get(contract) ?? 0;
    times.set(contract, time + 1);
    const sample = all[Math.min(time, all.length - 1)]!;
    const reply = answerOf(sample, seen);
    happened.used.add(contract);
    happened.answers.push(sample);
    happened.last = Array.isArray(reply.body) ? Buffer.concat(reply.body) : (reply.body as Buffer);
    return reply;
  }

  function ofHub(seen: Seen): Reply {
    const { tokens, hubTokenAround, record } = situation;
    const { pathname } = new URL(seen.url);
    if (seen.method !== "GET" || pathname !== `/api/models/${String(record["id"])}`)
      return fault(seen, 404, ["the hub's API is asked for the model alone"]);
    const allowed = [undefined, tokens.hub, hubTokenAround].map(
      (token) => token && `Bearer ${token}`,
    );
    const shown = seen.headers["authorization"];
    return allowed.includes(shown)
      ? json(200, record)
      : fault(seen, 401, [`authorization: the hub's API may not see ${shown}`]);
  }

  return { happened, receive };
}

/** The answers of a contract, one after the other. */
export function answersOf(contract: Contract, { about }: Situation): readonly SampleAnswer[] {
  const other = about === "slow" || about === "failed" ? contract[about] : undefined;
  return other ?? contract.answers;
}

function answerOf(sample: SampleAnswer, { body }: Seen): Reply {
  if ("base64" in sample)
    return { status: 200, type: sample.type, body: Buffer.from(sample.base64, "base64") };
  const asksForStream = (body as { readonly stream?: unknown } | undefined)?.stream === true;
  return asksForStream && sample.events !== undefined
    ? { status: 200, type: "text/event-stream", body: eventStream(sample.events) }
    : json(200, sample.json);
}

function json(status: number, value: Value): Reply {
  return { status, type: "application/json", body: Buffer.from(JSON.stringify(value)) };
}
