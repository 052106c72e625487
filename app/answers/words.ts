// Describes a sample: each exchange, how it is read, and the output.
import type { Answer } from "hubsmith";
import type { Sentence } from "../providers/words.ts";
import { IN_EVENT, placeIn } from "./place.ts";
import type { Exchange, Sample } from "./records.ts";

const TITLES: Readonly<Record<Exchange["step"], string>> = {
  request: "The answer to the request",
  job: "The answer about the job",
  result: "The result of the job",
  file: "The file",
};

/** The title of an exchange; `time` counts the polls of a job from one. */
export const titleOf = ({ step }: Exchange, time: number): string =>
  step === "job" ? `${TITLES.job}, time ${time}` : TITLES[step];

/** The status and the media type of an exchange. */
export const noteOf = ({ status, type }: Exchange): string => `${status}, ${type}`;

/** Who produced the sample. */
export function sourceWords({ from }: Sample, providerLabel: string): string {
  const source =
    from === "router" ? "Hugging Face’s router, through which chats go," : providerLabel;
  return `A sample written from the documentation of ${source}, not a live response: its ids, texts and files are made up.`;
}

/** How it is read. */
export function readWords(sample: Sample, answer: Answer): Sentence {
  if (answer.as === "stream")
    return ["The text is put together from ", { code: IN_EVENT.join(".") }, " of each event."];
  if (answer.as === "bytes") return ["The body is the file itself."];
  const place = placeIn(sample, answer);
  if (place === undefined) return ["This sample does not have the value that is read."];
  const at = { code: place.path.join(".") };
  if (answer.as === "json")
    return place.path.length === 0 ? ["All of it is read."] : ["The value at ", at, " is read."];
  return answer.holds === "url"
    ? ["The URL of the file is at ", at, ". It is fetched without the key."]
    : ["The file is at ", at, " in base64."];
}

/** The output, as a heading for the text below; or the complete description if a file is saved. */
export function seenWords(sample: Sample, clientLabel: string, language: string): Sentence {
  const { saves, streaming } = sample;
  if (saves !== undefined) {
    const { what, stem } = saves;
    const named = [{ code: stem }, `, with the ending of its kind: ${what}.`];
    const decoded =
      stem === "image" ? [" An SDK that decodes pictures may save it in another format."] : [];
    return [`${clientLabel} saves the file as `, ...named, ...decoded];
  }
  if (!streaming) return [`What ${clientLabel} prints has this in it:`];
  return language === "sh"
    ? [`${clientLabel} prints the events as they come. The text in them:`]
    : [`${clientLabel} prints this unchanged, and nothing else:`];
}

/** The label of the text below. */
export function shownTitle({ streaming }: Sample, language: string): string {
  if (!streaming) return "Among what is printed";
  return language === "sh" ? "The text" : "Printed";
}
