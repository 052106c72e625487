// The responses of a provider to each of its calls, from its contract: every exchange in order, and the expected
// output.
import {
  type Diagnostic,
  type Hub,
  inferenceCall,
  type InferenceRequest,
  type Job,
  type Plugin,
  type Task,
  type HttpRequest,
} from "hubsmith";
import type { Target } from "#core/http/request";
import type { Contract, Reply } from "hubsmith/contract";
import { converse } from "#core/testing/service/follow";
import {
  exchangesOf,
  hasRoute,
  isRouters,
  requestFor,
  routesOf,
  servedBy,
  targetOf,
} from "#core/testing/service/exchanges";
import type { MatchOptions } from "#core/testing/service/match-requests";
import { whole } from "#core/testing/service/mock";

/** The purpose of an exchange: the request, a poll of its job, the job's result, or the file. */
export type SampleStep = "request" | "job" | "result" | "file";

export interface SampleExchange {
  readonly step: SampleStep;
  readonly status: number;
  readonly type: string;
  readonly body: Uint8Array;
}

export interface SampleAnswer {
  readonly task: string;
  readonly target: Target;
  readonly streaming: boolean;
  /** The router handles the request and responds, for any provider. */
  readonly isRouters: boolean;
  readonly exchanges: readonly SampleExchange[];
  readonly answer: HttpRequest["answer"];
  /** The string that every client must print. */
  readonly shows?: string;
  /** The file that every client must save. */
  readonly saves?: Uint8Array;
}

/**
 * Makes the call of every task that a provider serves, on every route, with and without streaming, and returns the
 * responses of its contract. Throws if a response is not read; `matchRequests` reports the reason.
 */
export function sampleAnswers(
  provider: Plugin<"provider">,
  contract: Contract,
  { companions = [], replies = {}, router }: MatchOptions = {},
): readonly SampleAnswer[] {
  const { hub, served } = servedBy(provider, companions);
  const known: Known = {
    hub,
    contract,
    replies,
    router: router ?? (provider.baseUrl === undefined ? contract : undefined),
  };
  const found = new Map<string, SampleAnswer>();
  for (const task of served) {
    for (const options of Object.values(routesOf(provider))) {
      if (!speaks(known, provider, task, targetOf(options))) continue;
      for (const streaming of task.streams === true ? [false, true] : [false]) {
        const sample = sampleOf(known, requestFor(provider, task, { ...options, streaming }));
        // Providers that are never routed are called directly on both routes.
        if (sample !== undefined)
          found.set([sample.task, sample.target, String(sample.streaming)].join("\n"), sample);
      }
    }
  }
  return [...found.values()];
}

interface Known {
  readonly hub: Hub;
  readonly contract: Contract;
  readonly replies: Readonly<Record<string, Reply>>;
  readonly router: Contract | undefined;
}

// Does a contract have this call on this route?
function speaks(
  { contract, replies, router }: Known,
  provider: Plugin<"provider">,
  task: Task,
  target: Target,
): boolean {
  if (isRouters(target, task)) return router !== undefined;
  return hasRoute(exchangesOf(contract, task, replies[task.id]), target, provider);
}

function sampleOf({ hub, ...known }: Known, request: InferenceRequest): SampleAnswer | undefined {
  const diagnostics: Diagnostic[] = [];
  const call = inferenceCall(hub, request, diagnostics);
  if ("reason" in call || "reason" in call.request) return undefined;
  const { task, target, streaming, request: wire } = call;
  const exchanges: SampleExchange[] = [];
  const { outcome, happened } = converse({
    ...known,
    call,
    wire,
    request,
    diagnostics,
    watch: ({ method }, returned) => {
      const { status, type } = returned;
      const step = method === "POST" ? "request" : "job";
      exchanges.push({ step, status, type, body: whole(returned) });
    },
  });
  const faults = [...happened.faults, ...("fault" in outcome ? [outcome.fault] : [])];
  const last = happened.replies.at(-1);
  if (faults.length > 0 || last === undefined)
    throw new Error(`${call.provider}, ${task.id}, ${target}: ${faults.join("\n")}`);
  return {
    task: task.id,
    target,
    streaming,
    isRouters: isRouters(target, task),
    exchanges: withSteps(exchanges, wire.job, "file" in outcome),
    answer: wire.answer,
    ...seenOf(last),
  };
}

// The last exchange is the file, if it has its own URL; before it is the result, if the job has a separate one.
function withSteps(
  exchanges: readonly SampleExchange[],
  job: Job | undefined,
  isFile: boolean,
): readonly SampleExchange[] {
  const last = exchanges.length - 1;
  const comesAlone = isFile && last > 0 && !exchanges[last]!.type.includes("json");
  const result = job?.result === undefined ? -1 : comesAlone ? last - 1 : last;
  return exchanges.map((one, at) => {
    if (at === 0) return one;
    if (comesAlone && at === last) return { ...one, step: "file" };
    return at === result ? { ...one, step: "result" } : one;
  });
}

function seenOf(reply: Reply): Pick<SampleAnswer, "shows" | "saves"> {
  const saves = "base64" in reply ? reply.base64 : reply.saves;
  if (saves !== undefined) return { saves: Buffer.from(saves, "base64") };
  const { shows } = reply as Extract<Reply, { readonly shows?: string }>;
  return shows === undefined ? {} : { shows };
}
