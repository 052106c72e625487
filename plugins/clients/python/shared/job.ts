// How Python follows a job: it asks until the job is done, and ends with what came where the job fails or never ends.
import type { Path } from "hubsmith";
import {
  type Address,
  type Failing,
  type Following,
  once,
  type Piece,
  type Reading,
} from "hubsmith/clients";
import { type Code, python } from "hubsmith/code";
import { at, check } from "./answers.ts";

type Python = Code<"python">;

const JOB = python`job`;

/** The function through which every JSON of a job comes. */
export const jsonOf: Python = python`
  def json_of(response):
      if not response.ok:
          raise SystemExit(f"{response.status_code}: {response.text}")
      return response.json()
`;

/** Asks for a job until it is done. `job` holds its last answer, `result` what is asked for apart. */
export const follow: (following: Following, reading: Reading, hasHeaders: boolean) => Python = once(
  (following, reading, hasHeaders) => {
    const { done, failing, status, result, interval, cap } = following;
    const state = stateOf(following.state);
    const isDone = done.length === 1 ? python`!= ${done[0]!}` : python`not in ${done}`;
    const get = (url: Python, { carriesToken }: Address): Python =>
      hasHeaders && carriesToken
        ? python`requests.get(${url}, headers=headers)`
        : python`requests.get(${url})`;
    return python`
    ${python.needs("time")}
    ${urlOf(python`status_url`, status)}
    ${result === undefined ? python`` : urlOf(python`result_url`, result)}

    asked = 0
    while (state := ${state}) ${isDone}:
        ${failing === undefined ? python`` : ended(failing)}
        if asked == ${cap}:
            raise SystemExit(f"Gave up after {asked} questions: {job}")
        asked += 1
        time.sleep(${interval})
        job = json_of(${get(python`status_url`, status)})

    ${result === undefined ? python`` : lastly(reading, get(python`result_url`, result))}
  `;
  },
);

function lastly(reading: Reading, got: Python): Python {
  const isFile = reading.does === "save body";
  return python`
    ${isFile ? python`response = ${got}` : python`result = json_of(${got})`}
    ${isFile ? check(reading) : python``}
  `;
}

// An answer may leave the state out, and any object on the way to it.
function stateOf(path: Path): Python {
  return path.reduce(
    (code: Python, step, index) =>
      typeof step === "number"
        ? python`${code}[${step}]`
        : index === 0
          ? python`${code}.get(${step})`
          : python`(${code} or {}).get(${step})`,
    JOB,
  );
}

// A state that is not listed is an error where those of a job that goes on are.
function ended(failing: Failing): Python {
  const is =
    "butAt" in failing
      ? python`not in ${[null, ...failing.butAt]}`
      : failing.at.length === 1
        ? python`== ${failing.at[0]!}`
        : python`in ${failing.at}`;
  return python`
    if state ${is}:
        raise SystemExit(f"The job failed: {job}")
  `;
}

function urlOf(name: Python, { pieces, places }: Address): Python {
  const url = python`${name} = ${python.join(pieces.map(pieceOf), " + ")}`;
  if (places.length === 0) return url;
  return python`
    try:
        ${url}
    except (LookupError, TypeError):
        raise SystemExit(f"Unexpected answer: {job}")
  `;
}

function pieceOf(piece: Piece): Python {
  if ("text" in piece) return python.value(piece.text);
  const found = at(JOB, piece.at);
  if (piece.as === "whole") return found;
  if (piece.as === "encoded")
    return python`${python.needs("urllib.parse", "quote")}quote(str(${found}), safe="")`;
  const url = python`${python.needs("urllib.parse", "urlsplit")}urlsplit(${found})`;
  return piece.as === "path and query"
    ? python`${url}._replace(scheme="", netloc="").geturl()`
    : python`${url}.path`;
}
