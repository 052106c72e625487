// How what comes back is read, in words.
import type { Answer, Job } from "../index.ts";
import { carriesToken } from "../host.ts";
import type { Path, UrlPart } from "../types.ts";
import { pollText } from "hubsmith/catalogue";

const placeOf = (path: Path): string => (path.length === 0 ? "the whole" : `\`${path.join(".")}\``);
const placesOf = (paths: readonly Path[]): string => paths.map(placeOf).join(", or else ");

/** How an answer is read. @internal */
export function answerText(answer: Answer): string {
  switch (answer.as) {
    case "json":
      return `Answer: JSON, of which ${placesOf(answer.at)} is shown.`;
    case "stream":
      return "Answer: server-sent events.";
    case "bytes":
      return `Answer: the file (${answer.type}).`;
    case "file": {
      const { at, holds, list = false, type } = answer;
      const what = holds === "url" ? "behind the URL" : `in ${holds}`;
      const where = `${placesOf(at)}${list ? ", or its first item" : ""}`;
      return `Answer: JSON, with a file (${type}) ${what} at ${where}.`;
    }
  }
}

/** How a job is followed. @internal */
export function jobText({ state, waiting, status, result, interval }: Job): string {
  const states = waiting.map((word) => `\`${word}\``).join(" or ");
  return [
    `Job: polled while ${placeOf(state)} is ${states}.`,
    `- Every ${interval} s: ${questionOf(status)}`,
    ...(result === undefined ? [] : [`- For the result: ${questionOf(result)}`]),
  ].join("\n");
}

const questionOf = (pieces: readonly UrlPart[]): string =>
  `\`${pollText(pieces)}\`, ${carriesToken(pieces) ? "with" : "without"} the key.`;
