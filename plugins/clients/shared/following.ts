// How a client polls a job: while its state is one of the waiting ones, and at which URLs.
import { isText, type Text } from "hubsmith/code/language";
import { carriesToken, type Job, type Path, type UrlPiece } from "hubsmith";

/** What is read from the first response: an id, a whole URL, or the path of one; and the name of its variable. @public */
export interface Read {
  /** Where it is in the response. */
  readonly at: Path;
  /** What is there: an id, a whole URL, or the path of a URL. */
  readonly as: "id" | "url" | "path";
  /** The name of the variable that holds it. */
  readonly name: string;
}

/** A piece of a URL. @public */
export type Piece = { readonly text: string | Text } | Read;

/** A URL that a job is polled at. @public */
export interface Address {
  /** What it is put together from, in order; a slash stands before a path, which is added without its own. */
  readonly pieces: readonly Piece[];
  /** Whether the headers are sent: only to the server that the request was sent to. */
  readonly carriesToken: boolean;
}

/** How a job is polled. @public */
export interface Following extends Pick<Job, "state" | "waiting" | "pollFirst" | "interval"> {
  /** What its URLs are made of, each once. */
  readonly reads: readonly Read[];
  /** The URL to poll. */
  readonly status: Address;
  /** The URL of the result, where the last response does not have it. */
  readonly result?: Address;
}

/** How a job is polled. @public */
export function followingOf({ status, result, ...job }: Job): Following {
  const reads = new Map<string, Read>();
  const polled = addressOf(status, reads);
  const last = result === undefined ? {} : { result: addressOf(result, reads) };
  return { ...job, status: polled, ...last, reads: [...reads.values()] };
}

// What is read at the same place has the same name.
function addressOf(url: readonly UrlPiece[], reads: Map<string, Read>): Address {
  const read = (as: Read["as"], at: Path): Read => {
    const key = [as, ...at].join("\n");
    const known = reads.get(key);
    const made = known ?? { at, as, name: reads.size === 0 ? as : `${as}${reads.size + 1}` };
    reads.set(key, made);
    return made;
  };
  const pieces = url.map((piece, index): Piece => {
    const next = url[index + 1];
    if (typeof piece === "string")
      return { text: typeof next === "object" && "pathAt" in next ? `${piece}/` : piece };
    if (isText(piece)) return { text: piece };
    if ("at" in piece) return read("id", piece.at);
    return "urlAt" in piece ? read("url", piece.urlAt) : read("path", piece.pathAt);
  });
  return { pieces, carriesToken: carriesToken(url) };
}
