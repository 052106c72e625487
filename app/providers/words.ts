// How a job is polled, in words.
import type { Job } from "hubsmith";
import { carriesToken, toPath } from "#core/http/response";
import { pollText } from "#plugins/kit/catalog/request-text";

/** A piece of a sentence; code if it can be copied. */
export type Piece = string | { readonly code: string };
export type Sentence = readonly Piece[];

export function jobWords({ state, waiting, pollFirst, interval }: Job): readonly Sentence[] {
  const pause = interval === 1 ? "second" : `${interval} seconds`;
  return [
    [
      `The job is polled every ${pause} while `,
      { code: toPath(state).join(".") },
      " is ",
      ...joined(waiting.map((code) => ({ code }))),
      ".",
    ],
    ...(pollFirst === true ? [["The first response has no state."]] : []),
  ];
}

/** The requests that poll a job and get its result, in order. */
export function questionWords({ status, result }: Job): readonly Sentence[] {
  const requestLine = (pieces: Job["status"], more: string): Sentence => [
    { code: pollText(pieces) },
    `${carriesToken(pieces) ? ", with the key" : ", without the key"}${more}`,
  ];
  return result === undefined
    ? [requestLine(status, ".")]
    : [requestLine(status, ", to poll the job."), requestLine(result, ", for the result.")];
}

function joined(pieces: readonly Piece[]): Sentence {
  return pieces.flatMap((piece, at) => (at === 0 ? [piece] : [" or ", piece]));
}
