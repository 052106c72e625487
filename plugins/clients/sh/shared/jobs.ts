// How the shell follows a job: it asks again until the job is done, has failed, or was asked for often enough.
import type { Wire } from "hubsmith";
import { type Address, type Following, once, type Piece } from "hubsmith/clients";
import { type Code, isText, sh } from "hubsmith/code";
import { filter, found } from "./answers.ts";
import { headersOf } from "./requests.ts";

type Sh = Code<"sh">;

/** Asks for a job until it is done; `answer` holds its last answer, and `result_url` where its result is. */
export const follow: (headers: Wire["headers"], following: Following) => Sh = once(
  (headers, following) => {
    const { state, done, failing, status, result, interval, cap } = following;
    const words = (of: readonly string[]): Sh =>
      sh.join(
        of.map((word) => sh`${word}`),
        " | ",
      );
    const others =
      failing === undefined
        ? sh``
        : "at" in failing
          ? sh`${words(failing.at)}) fail ;;`
          : sh`
            ${words(["", ...failing.butAt])}) ;;
            *) fail ;;
          `;
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
        answer=$(${ask(headers, sh`"$status_url"`, status, [sh`-sS`])}) || fail
    done
  `;
  },
);

/** Asks for what is behind a URL; with the token only where it goes to the same server. */
export function ask(
  headers: Wire["headers"],
  url: Sh,
  { carriesToken }: Address,
  options: readonly Sh[],
): Sh {
  return sh.command([
    sh`curl --url ${url}`,
    sh`--globoff`,
    ...(carriesToken ? [] : [sh`--proto '=http,https'`]),
    ...options,
    sh`--fail-with-body`,
    ...(carriesToken ? headersOf(headers) : []),
  ]);
}

// What a URL holds of an answer is put together by jq; a key in the query, which stands behind, by the shell.
function urlFrom({ pieces }: Address): Sh {
  const keys = pieces.flatMap((piece) =>
    "text" in piece && isText(piece.text) ? [piece.text] : [],
  );
  const program = pieces.filter((piece) => !("text" in piece && isText(piece.text)));
  const url = sh`$(${found(program.map((piece) => printed(piece, program.length)).join(" + "))})`;
  const [key] = keys;
  return key === undefined ? url : sh`${url}${key}`;
}

function printed(piece: Piece, among: number): string {
  if ("text" in piece) return JSON.stringify(piece.text);
  const place = filter(piece.at);
  if (piece.as === "encoded") return `(${place} // error | tostring | @uri)`;
  if (piece.as === "whole") return among === 1 ? place : `(${place} // error)`;
  const path = piece.as === "path and query" ? "/[^#]*" : "/[^?#]*";
  return `(${place} | capture("^https?://[^/?#]+(?<path>${path})").path)`;
}
