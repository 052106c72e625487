// How an answer is read and how a job is followed, in words.
import {
  type Answer,
  carriesToken,
  type Job,
  type Path,
  type Task,
  type Wire,
  questionText,
} from "hubsmith";

/** A piece of a sentence; code where it is one to copy. */
export type Piece = string | { readonly code: string };
/** A sentence. */
export type Sentence = readonly Piece[];

/** How the answer to a request is read. */
export function answerWords({ answer }: Wire, { streams }: Task): readonly Sentence[] {
  return [
    readWords(answer),
    ...(streams === true
      ? [["With streaming it comes in pieces, as server-sent events."] as const]
      : []),
  ];
}

function readWords(answer: Answer): Sentence {
  switch (answer.as) {
    case "json":
      return answer.at.some((path) => path.length === 0)
        ? ["JSON, which a snippet shows whole."]
        : ["JSON, of which a snippet shows what stands at ", ...placesOf(answer.at), "."];
    case "stream":
      return ["Server-sent events."];
    case "bytes":
      return [
        "The file itself, ",
        { code: answer.type },
        " unless its content type says something else.",
      ];
    case "file": {
      const { at, holds, list = false, dataUrl = false, type } = answer;
      const what = holds === "url" ? "the address of a file" : `a file in ${NAMES[holds]}`;
      return [
        `JSON with ${what} (`,
        { code: type },
        ") at ",
        ...placesOf(at),
        ...(list ? [", which may be a list"] : []),
        ...(dataUrl ? [". It may be a data URL"] : []),
        ...(holds === "url" ? [". The file is fetched without the key"] : []),
        ".",
      ];
    }
  }
}

const NAMES = { base64: "base64", hex: "hexadecimal digits" } as const;

/** How a job is followed: what its answers say. */
export function jobWords({
  state,
  done,
  failed,
  waiting,
  interval,
  cap,
}: Job): readonly Sentence[] {
  const pause = interval === 1 ? "second" : `${interval} seconds`;
  return [
    [`The result is asked for every ${pause}, at most ${cap} times.`],
    [
      "It is done when ",
      ...placesOf([state]),
      " is ",
      ...wordsOf(done),
      ...(failed.length === 0 ? [] : [", and has failed when that is ", ...wordsOf(failed)]),
      ...(waiting === undefined ? [] : ["; it goes on while that is ", ...wordsOf(waiting)]),
      ".",
    ],
  ];
}

/** What is asked about a job, in order. */
export function questionWords({ status, result }: Job): readonly Sentence[] {
  const asked = (pieces: Job["status"], more: string): Sentence => [
    { code: questionText(pieces) },
    `${carriesToken(pieces) ? ", with the key" : ", without the key"}${more}`,
  ];
  return result === undefined
    ? [asked(status, ".")]
    : [asked(status, ", until it is done."), asked(result, ", for the result.")];
}

const wordsOf = (words: readonly string[]): Sentence => joined(words.map((code) => ({ code })));
const placesOf = (paths: readonly Path[]): Sentence =>
  joined(paths.map((path) => ({ code: path.join(".") })));

/** Pieces with "or" between them. */
export function joined(pieces: readonly Piece[]): Sentence {
  return pieces.flatMap((piece, at) => (at === 0 ? [piece] : [" or ", piece]));
}
