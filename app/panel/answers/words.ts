// The sample response of a call, or why there is none; and how it is read, in words.
import { type Answer, type Call, valueIn, isAbsence } from "hubsmith";
import type { Value } from "hubsmith/code";
import type { JsonPath } from "#core/http/response";
import type { Sentence } from "../../providers/words.ts";
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

/** The first path of an answer that has a value, and the value; undefined if the response is not JSON. */
export function placeIn(
  { exchanges }: Sample,
  answer: Answer,
): { readonly path: JsonPath; readonly value: Value } | undefined {
  const last = exchanges.findLast(({ is }) => is === "json");
  if (last === undefined || !("at" in answer)) return undefined;
  const json: Value = JSON.parse(last.body);
  for (const path of answer.at) {
    const value = valueIn(json, ...path);
    if (value === undefined || value === null) continue;
    const isList = answer.kind === "file" && answer.list === true && Array.isArray(value);
    return isList ? { path: [...path, 0], value: value[0] as Value } : { path, value };
  }
  return undefined;
}

export function readWords(sample: Sample, answer: Answer): Sentence {
  if (answer.kind === "stream")
    return ["The text is joined from ", { code: answer.path.join(".") }, " of each event."];
  if (answer.kind === "bytes") return ["The body is the file itself."];
  const place = placeIn(sample, answer);
  if (place === undefined) return ["The value that programs read is not in this sample."];
  const at = { code: place.path.join(".") };
  if (answer.kind === "json")
    return place.path.length === 0 ? ["Programs read all of it."] : ["Programs read ", at, "."];
  return answer.encoding === "url"
    ? ["The URL of the file is at ", at, ". It is downloaded without the key."]
    : ["The file is at ", at, " in base64."];
}

export function outputWords(
  { saves, streaming }: Sample,
  client: string,
  isShell: boolean,
): Sentence {
  if (saves !== undefined)
    return [
      `${client} saves the file as `,
      { code: saves.stem },
      `, with the file extension of its type: ${saves.what}.`,
    ];
  if (!streaming) return [`The output of ${client} includes:`];
  return [
    isShell
      ? `${client} prints the raw events. Their text:`
      : `The output of ${client} is exactly:`,
  ];
}
