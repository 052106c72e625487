// Describes a sample: each exchange, how it is read, and the output.
import type { Answer } from "hubsmith";
import type { Sentence } from "../providers/words.ts";
import { IN_EVENT, placeIn } from "./place.ts";
import type { Exchange, Sample } from "./records.ts";

const TITLES: Readonly<Record<Exchange["step"], string>> = {
  request: "Response to the request",
  job: "Job status",
  result: "Result of the job",
  file: "File",
};

/** The title of an exchange; `time` counts the polls of a job from one. */
export const titleOf = ({ step }: Exchange, time: number): string =>
  step === "job" ? `${TITLES.job}, poll ${time}` : TITLES[step];

/** The status and the media type of an exchange. */
export const noteOf = ({ status, type }: Exchange): string => `${status}, ${type}`;

/** Who produced the sample. */
export function sourceWords({ from }: Sample, providerLabel: string): string {
  const source = from === "router" ? "Hugging Face’s router, which serves chats" : providerLabel;
  return `A sample based on the documentation of ${source}. It is not a live response: ids, texts and files are made up.`;
}

/** How it is read. */
export function readWords(sample: Sample, answer: Answer): Sentence {
  if (answer.as === "stream")
    return ["The text is joined from ", { code: IN_EVENT.join(".") }, " of each event."];
  if (answer.as === "bytes") return ["The body is the file itself."];
  const place = placeIn(sample, answer);
  if (place === undefined) return ["The value that programs read is not in this sample."];
  const at = { code: place.path.join(".") };
  if (answer.as === "json")
    return place.path.length === 0 ? ["Programs read all of it."] : ["Programs read ", at, "."];
  return answer.holds === "url"
    ? ["The URL of the file is at ", at, ". It is downloaded without the key."]
    : ["The file is at ", at, " in base64."];
}

/** The output, as a heading for the text below; or the complete description if a file is saved. */
export function seenWords(sample: Sample, clientLabel: string, language: string): Sentence {
  const { saves, streaming } = sample;
  if (saves !== undefined) {
    const { what, stem } = saves;
    const named = [{ code: stem }, `, with the file extension of its type: ${what}.`];
    const decoded =
      stem === "image" ? [" An SDK that decodes images may save it in another format."] : [];
    return [`${clientLabel} saves the file as `, ...named, ...decoded];
  }
  if (!streaming) return [`The output of ${clientLabel} includes:`];
  return language === "sh"
    ? [`${clientLabel} prints the raw events. Their text:`]
    : [`The output of ${clientLabel} is exactly:`];
}

/** The label of the text below. */
export function shownTitle({ streaming }: Sample, language: string): string {
  if (!streaming) return "Output includes";
  return language === "sh" ? "Text" : "Output";
}
