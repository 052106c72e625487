// Finds the sample response for a call, or the reason why there is none.
import type { Call } from "hubsmith";
import type { Sample, Samples } from "./records.ts";

/** Selects a response. */
export interface Asked {
  readonly providerLabel: string;
  /** The id of the task. */
  readonly task: string;
  readonly streaming: boolean;
  readonly call: Pick<Call, "target" | "request">;
}

/** A sample, or a sentence with the reason why there is none. */
export type Found = { readonly sample: Sample } | { readonly reason: string };

/** Finds the sample of a call among those of its provider. */
export function findSample(samples: Samples | undefined, asked: Asked): Found {
  const { providerLabel, task, streaming, call } = asked;
  if ("reason" in call.request)
    return {
      reason: `There is no one request whose answer could be shown. ${call.request.reason} ${call.request.change}`,
    };
  if (samples === undefined)
    return { reason: `Nothing is written down here of what ${providerLabel} sends.` };
  const its = Object.hasOwn(samples.tasks, task) ? samples.tasks[task]! : [];
  const there = its.filter(({ targets }) => targets.includes(call.target));
  if (there.length === 0 && call.target === "endpoint")
    return { reason: "An endpoint of your own sends what the server on it does." };
  if (there.length === 0)
    return { reason: `There is no sample of what ${providerLabel} sends for this task.` };
  const sample = there.find((one) => one.streaming === streaming);
  if (sample !== undefined) return { sample };
  const kind = streaming ? "streamed" : "complete";
  return { reason: `There is no sample of a ${kind} response of ${providerLabel}.` };
}
