// The sample response of a call, or why there is none.
import { type Call, isAbsence } from "hubsmith";
import type { Sample, Samples } from "./samples.ts";

/** The sample of a call among those of its provider, or a sentence with the reason if there is none. */
export function findSample(samples: Samples | undefined, call: Call): Sample | string {
  const { providerLabel, request, streaming, target, task } = call;
  if (isAbsence(request))
    return `This call has no single request. ${request.reason} ${request.fix}`;
  if (samples === undefined) return `There are no sample responses of ${providerLabel}.`;
  const ofTask = Object.hasOwn(samples.tasks, task.id) ? samples.tasks[task.id]! : [];
  const matching = ofTask.filter(({ targets }) => targets.includes(target));
  if (matching.length === 0)
    return target === "endpoint"
      ? "The response of a custom endpoint depends on its server."
      : `There is no sample response of ${providerLabel} for this task.`;
  const kind = streaming ? "streamed" : "complete";
  return (
    matching.find((sample) => sample.streaming === streaming) ??
    `There is no ${kind} sample response of ${providerLabel}.`
  );
}

export function sourceWords({ from }: Sample, providerLabel: string): string {
  const source = from === "router" ? "Hugging Face’s router, which serves chats" : providerLabel;
  return `A sample based on the documentation of ${source}. It is not a live response: ids, texts and files are made up.`;
}
