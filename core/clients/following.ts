// How a client polls a job: while its state is one of the waiting ones, and at which URLs.
import { isText, type Text } from "../code/value.ts";
import { carriesToken, type Job, type Path, type UrlPiece } from "../model/answer.ts";
import { once } from "./once.ts";

/** A piece of a URL: a string, or what is at a place of the first response: an id, a whole URL, or the path of one. @public */
export type Piece =
  | { readonly text: string | Text }
  | { readonly at: Path; readonly as: "id" | "url" | "path" };

/** A URL that a job is polled at. @public */
export interface Address {
  /** What it is put together from, in order; a slash stands before a path, which is added without its own. */
  readonly pieces: readonly Piece[];
  /** What of it is read from the first response; nothing where it is all known. */
  readonly read?: Extract<Piece, { readonly at: Path }>;
  /** Whether the headers are sent: only to the server that the request was sent to. */
  readonly carriesToken: boolean;
}

/** How a job is polled. @public */
export interface Following extends Pick<Job, "state" | "waiting" | "pollFirst" | "interval"> {
  /** The URL to poll. */
  readonly status: Address;
  /** The URL of the result, where the last response does not have it. */
  readonly result?: Address;
}

/** How a job is polled. @public */
export const followingOf: (job: Job) => Following = once(({ status, result, ...job }) => ({
  ...job,
  status: addressOf(status),
  ...(result === undefined ? {} : { result: addressOf(result) }),
}));

function addressOf(url: readonly UrlPiece[]): Address {
  const pieces = url
    .filter((piece) => piece !== "")
    .map((piece, index, all): Piece => {
      const next = all[index + 1];
      if (typeof piece === "string")
        return { text: typeof next === "object" && "pathAt" in next ? `${piece}/` : piece };
      if (isText(piece)) return { text: piece };
      if ("at" in piece) return { at: piece.at, as: "id" };
      return "urlAt" in piece ? { at: piece.urlAt, as: "url" } : { at: piece.pathAt, as: "path" };
    });
  const read = pieces.find((piece) => "at" in piece);
  return { pieces, ...(read && { read }), carriesToken: carriesToken(url) };
}
