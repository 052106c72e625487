// How the shell follows a job: it asks again until the job is done, has failed, or was asked for often enough.
import { carriesToken, type Job, type UrlPiece, type Wire } from "hubsmith";
import { type Code, isText, sh, type Text } from "hubsmith/code";
import { filter, found } from "./answers.ts";
import { headersOf } from "./requests.ts";

type Sh = Code<"sh">;

/** Asks for a job until it is done; `answer` holds its last answer, and `result_url` where its result is. */
export function follow(wire: Wire, job: Job): Sh {
  const { state, done, failed, waiting, status, result, interval, cap } = job;
  const words = (of: readonly string[]): Sh =>
    sh.join(
      of.map((word) => sh`${word}`),
      " | ",
    );
  const others =
    waiting !== undefined
      ? sh`
          ${words(["", ...waiting])}) ;;
          *) fail ;;
        `
      : failed.length > 0
        ? sh`${words(failed)}) fail ;;`
        : sh``;
  return sh`
    status_url=${urlFrom(status)} || fail
    ${result === undefined ? sh`` : sh`result_url=${urlFrom(result)} || fail`}
    left=${cap}
    while :; do
        state=$(printf '%s' "$answer" | jq -r ${`${filter(state)} // ""`}) || fail
        case "$state" in
            ${words(done)}) break ;;
            ${others}
        esac
        if [ "$left" -eq 0 ]; then
            echo ${`Gave up after ${cap} questions.`} >&2
            fail
        fi
        left=$((left - 1))
        sleep ${interval}
        answer=$(${ask(wire, sh`"$status_url"`, status, [sh`-sS`])}) || fail
    done
  `;
}

/** Asks for what is behind a URL; with the token only where it goes to the same server. */
export function ask(
  { headers }: Wire,
  url: Sh,
  pieces: readonly UrlPiece[],
  options: readonly Sh[],
): Sh {
  return sh.command([
    sh`curl --url ${url}`,
    sh`--globoff`,
    ...(carriesToken(pieces) ? [] : [sh`--proto '=http,https'`]),
    ...options,
    sh`--fail-with-body`,
    ...(carriesToken(pieces) ? headersOf(headers) : []),
  ]);
}

// What a URL holds of an answer is put together by jq; a key in the query, which stands behind, by the shell.
function urlFrom(pieces: readonly UrlPiece[]): Sh {
  const program = pieces.filter((piece) => !isText(piece) && piece !== "") as readonly Exclude<
    UrlPiece,
    Text
  >[];
  const url = sh`$(${found(program.map((piece) => printed(piece, program.length)).join(" + "))})`;
  const [key] = pieces.filter(isText);
  return key === undefined ? url : sh`${url}${key}`;
}

function printed(piece: Exclude<UrlPiece, Text>, among: number): string {
  if (typeof piece === "string") return JSON.stringify(piece);
  if ("at" in piece) return `(${filter(piece.at)} // error | tostring | @uri)`;
  if ("urlAt" in piece)
    return among === 1 ? filter(piece.urlAt) : `(${filter(piece.urlAt)} // error)`;
  const path = piece.query ? "/[^#]*" : "/[^?#]*";
  return `(${filter(piece.pathAt)} | capture("^https?://[^/?#]+(?<path>${path})").path)`;
}
