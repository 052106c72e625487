// Finds the sample response for a call, or the reason if there is none.
import type { Call } from "hubsmith";
import type { Sample, Samples } from "./records.ts";

/** Selects a response. */
export interface SampleQuery {
  readonly providerLabel: string;
  /** The id of the task. */
  readonly task: string;
  readonly streaming: boolean;
  readonly call: Pick<Call, "target" | "request">;
}

/** A sample, or a sentence with the reason if there is none. */
export type Found = { readonly sample: Sample } | { readonly reason: string };

/** Finds the sample of a call among those of its provider. */
export function findSample(samples: Samples | undefined, query: SampleQuery): Found {
  const { providerLabel, task, streaming, call } = query;
  if ("reason" in call.request)
    return {
      reason: `This call has no single request. ${call.request.reason} ${call.request.change}`,
    };
  if (samples === undefined)
    return { reason: `There are no sample responses of ${providerLabel}.` };
  const ofTask = Object.hasOwn(samples.tasks, task) ? samples.tasks[task]! : [];
  const matching = ofTask.filter(({ targets }) => targets.includes(call.target));
  if (matching.length === 0 && call.target === "endpoint")
    return { reason: "The response of a custom endpoint depends on its server." };
  if (matching.length === 0)
    return { reason: `There is no sample response of ${providerLabel} for this task.` };
  const sample = matching.find((one) => one.streaming === streaming);
  if (sample !== undefined) return { sample };
  const kind = streaming ? "streamed" : "complete";
  return { reason: `There is no ${kind} sample response of ${providerLabel}.` };
}
