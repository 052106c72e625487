// The responses of a provider to each of its calls, from its contract: every exchange in order, and the expected
// output.
import type { Answer, InferenceRequest, Job, Plugin, Task } from "hubsmith";
import type { ValueObject } from "hubsmith/code";
import type { Target } from "#core/http/request";
import type { Contract } from "hubsmith/contract";
import { converse, type Described } from "#plugins/kit/testing/running/service/follow";
import {
  exchangesOf,
  hasRoute,
  isRouters,
  requestFor,
  routesOf,
  savedFrom,
  servedBy,
  shownFrom,
  targetOf,
} from "#plugins/kit/testing/running/service/exchanges";
import type { MatchOptions } from "#plugins/kit/testing/running/service/match-requests";
import { examplesOf } from "#plugins/kit/testing/running/service/test-calls";
import { whole } from "#plugins/kit/testing/running/service/mock";
import type { Exchange } from "hubsmith/panel";
import { isPolicy } from "#core/kinds/provider";
import { bodyText, mediaWords, type TaskSample } from "./record.ts";

/**
 * Makes the call of every task that a provider serves, on every route, with and without streaming, and returns the
 * responses of its contract. Throws if a response is not read; `matchRequests` reports the reason.
 */
export function sampleAnswers(
  provider: Plugin<"provider">,
  contract: Contract,
  { companions = [], replies = {}, router }: MatchOptions = {},
): readonly TaskSample[] {
  const { hub, served } = servedBy(provider, companions);
  const known = {
    hub,
    contract,
    replies,
    router: router ?? (isPolicy(provider) ? contract : undefined),
  };
  const isDescribed = (task: Task, target: Target): boolean =>
    isRouters(target, task)
      ? known.router !== undefined
      : hasRoute(exchangesOf(contract, task, replies[task.id]), target, provider);
  return served.flatMap((task) =>
    Object.values(routesOf(provider))
      .filter((options) => isDescribed(task, targetOf(options, provider)))
      .flatMap((options) => [options, ...(task.streams ? [{ ...options, streaming: true }] : [])])
      .flatMap((options) => {
        const sampled = (parameters: ValueObject): TaskSample | undefined =>
          sampleOf(known, requestFor(provider, task, { ...options, parameters }));
        // A provider may require a parameter.
        return sampled({}) ?? sampled(examplesOf(task)) ?? [];
      }),
  );
}

function sampleOf(known: Described, request: InferenceRequest): TaskSample | undefined {
  const exchanges: Exchange[] = [];
  const talk = converse(known, request, [], undefined, ({ method }, returned) => {
    const { status, type } = returned;
    const step = method === "POST" ? "request" : "job";
    exchanges.push({ step, status, type, ...bodyText(type, whole(returned)) });
  });
  if (talk === undefined) return undefined;
  const { call, wire, outcome, happened } = talk;
  const { task, target, streaming } = call;
  const faults = [...happened.faults, ...("fault" in outcome ? [outcome.fault] : [])];
  const last = happened.replies.at(-1);
  if (faults.length > 0 || last === undefined)
    throw new Error(`${call.provider}, ${task.id}, ${target}: ${faults.join("\n")}`);
  const [saves, [shows] = []] = [savedFrom(last), shownFrom(last)];
  return {
    task: task.id,
    targets: [target],
    streaming,
    from: isRouters(target, task) ? "router" : "provider",
    exchanges: withSteps(exchanges, wire.job, "file" in outcome),
    ...(shows === undefined ? {} : { shows }),
    ...(saves && { saves: { what: mediaWords(saves), stem: stemOf(wire.answer) } }),
  };
}

// Files are named after the expected output.
function stemOf(answer: Answer): string {
  if (answer.kind === "bytes" || answer.kind === "file") return answer.type.split("/")[0]!;
  throw new TypeError(`An answer that is read as ${answer.kind} is not a file.`);
}

// The last exchange is the file, if it has its own URL; before it is the result, if the job has a separate one.
function withSteps(
  exchanges: readonly Exchange[],
  job: Job | undefined,
  isFile: boolean,
): readonly Exchange[] {
  const last = exchanges.length - 1;
  const comesAlone = isFile && last > 0 && !exchanges[last]!.type.includes("json");
  const result = job?.result === undefined ? -1 : comesAlone ? last - 1 : last;
  return exchanges.map((exchange, at) => {
    if (at === 0) return exchange;
    if (comesAlone && at === last) return { ...exchange, step: "file" };
    return at === result ? { ...exchange, step: "result" } : exchange;
  });
}
