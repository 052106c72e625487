// How a client polls a job: while its state is one of the waiting ones, and at which URLs.
import { isText, type Text } from "../code/value.ts";
import { carriesToken, type Job, type Path, type UrlPiece } from "../model/answer.ts";
import { once } from "./once.ts";

/** A piece of a URL: a string, or what is at a place of the first response. @public */
export type Piece =
  | { readonly text: string | Text }
  /** A value, such as an id; a whole URL; or the path of one. */
  | { readonly at: Path; readonly as: "value" | "url" | "path" };

/** A URL that a job is polled at. @public */
export interface Address {
  /** What it is put together from, in order. */
  readonly pieces: readonly Piece[];
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

const addressOf = (pieces: readonly UrlPiece[]): Address => ({
  pieces: pieces.filter((piece) => piece !== "").map(pieceOf),
  carriesToken: carriesToken(pieces),
});

function pieceOf(piece: UrlPiece): Piece {
  if (typeof piece === "string" || isText(piece)) return { text: piece };
  if ("at" in piece) return { at: piece.at, as: "value" };
  return "urlAt" in piece ? { at: piece.urlAt, as: "url" } : { at: piece.pathAt, as: "path" };
}
