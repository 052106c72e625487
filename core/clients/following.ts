// How a client follows a job: the states at which it ends, how often it asks, and where, with the token or without.
import { isText, type Text } from "../code/value.ts";
import { carriesToken, type Job, type Path, type UrlPiece } from "../model/answer.ts";
import { once } from "./once.ts";

/** A piece of an address: a text, or what stands at a place of the ticket. @public */
export type Piece =
  | { readonly text: string | Text }
  | {
      readonly at: Path;
      /** Percent-encoded; the whole URL that stands there; or its path, without its query or with it. */
      readonly as: "encoded" | "whole" | "path" | "path and query";
    };

/** An address that a job is asked at. @public */
export interface Address {
  /** What it is put together from, in order. */
  readonly pieces: readonly Piece[];
  /** Whether the headers go along: only where the server is the one that the request was sent to. */
  readonly carriesToken: boolean;
  /** The places of the ticket that it is made of, each once; a ticket without one of them is none. */
  readonly places: readonly Path[];
}

/** The states at which a job has gone wrong: these, or all but these and none at all. @public */
export type Failing = { readonly at: readonly string[] } | { readonly butAt: readonly string[] };

/** How a job is followed: the first answer is the ticket, and may be the last one already. @public */
export interface Following {
  /** Where an answer says how far the job is. An answer may leave it out, and any object on the way to it. */
  readonly state: Path;
  /** The states of a job that is done. */
  readonly done: readonly string[];
  /** The states at which the program ends with the answer; nothing where none is known. */
  readonly failing?: Failing;
  /** Asked again until the job is done. */
  readonly status: Address;
  /** Asked once after that, where the last answer does not hold the result. */
  readonly result?: Address;
  /** Seconds before each question. */
  readonly interval: number;
  /** How often is asked at most; then the program ends with the last answer. */
  readonly cap: number;
}

/** How a job is followed. @public */
export const followingOf: (job: Job) => Following = once((followed) => {
  const { state, done, failed, waiting, ...job } = followed;
  const failing: Failing | undefined =
    waiting !== undefined ? { butAt: waiting } : failed.length > 0 ? { at: failed } : undefined;
  return {
    state,
    done,
    ...(failing === undefined ? {} : { failing }),
    status: addressOf(job.status),
    ...(job.result === undefined ? {} : { result: addressOf(job.result) }),
    interval: job.interval,
    cap: job.cap,
  };
});

function addressOf(pieces: readonly UrlPiece[]): Address {
  const said = pieces.filter((piece) => piece !== "").map(pieceOf);
  const paths = said.flatMap((piece) => ("at" in piece ? [piece.at] : []));
  const places = [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()];
  return { pieces: said, carriesToken: carriesToken(pieces), places };
}

function pieceOf(piece: UrlPiece): Piece {
  if (typeof piece === "string" || isText(piece)) return { text: piece };
  if ("at" in piece) return { at: piece.at, as: "encoded" };
  if ("urlAt" in piece) return { at: piece.urlAt, as: "whole" };
  return { at: piece.pathAt, as: piece.query ? "path and query" : "path" };
}
