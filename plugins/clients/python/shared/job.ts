// How Python follows a job: it asks until the job is done, and ends with what came where the job fails or never ends.
import { type Answer, carriesToken, type Job, type Path, type UrlPiece } from "hubsmith";
import { type Code, python, type Value } from "hubsmith/code";
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
export function follow(job: Job, answer: Answer, hasHeaders: boolean): Python {
  const { done, result, interval, cap } = job;
  const state = stateOf(job.state);
  const isDone = done.length === 1 ? python`!= ${done[0]!}` : python`not in ${done}`;
  const get = (url: Python, pieces: readonly UrlPiece[]): Python =>
    hasHeaders && carriesToken(pieces)
      ? python`requests.get(${url}, headers=headers)`
      : python`requests.get(${url})`;
  return python`
    ${python.needs("time")}
    ${urlOf(python`status_url`, job.status)}
    ${result === undefined ? python`` : urlOf(python`result_url`, result)}

    asked = 0
    while (state := ${state}) ${isDone}:
        ${ended(job)}
        if asked == ${cap}:
            raise SystemExit(f"Gave up after {asked} questions: {job}")
        asked += 1
        time.sleep(${interval})
        job = json_of(${get(python`status_url`, job.status)})

    ${result === undefined ? python`` : lastly(answer, get(python`result_url`, result))}
  `;
}

function lastly(answer: Answer, got: Python): Python {
  const isFile = answer.as === "bytes";
  return python`
    ${isFile ? python`response = ${got}` : python`result = json_of(${got})`}
    ${isFile ? check(answer) : python``}
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
function ended({ failed, waiting }: Job): Python {
  if (waiting === undefined && failed.length === 0) return python``;
  const is =
    waiting !== undefined
      ? python`not in ${[null, ...waiting]}`
      : failed.length === 1
        ? python`== ${failed[0]!}`
        : python`in ${failed}`;
  return python`
    if state ${is}:
        raise SystemExit(f"The job failed: {job}")
  `;
}

function urlOf(name: Python, pieces: readonly UrlPiece[]): Python {
  const url = python`${name} = ${python.join(pieces.filter((piece) => piece !== "").map(pieceOf), " + ")}`;
  const isFixed = pieces.every((piece) => typeof piece === "string" || "parts" in piece);
  if (isFixed) return url;
  return python`
    try:
        ${url}
    except (LookupError, TypeError):
        raise SystemExit(f"Unexpected answer: {job}")
  `;
}

function pieceOf(piece: UrlPiece): Python {
  if (typeof piece === "string" || "parts" in piece) return python.value(piece as Value);
  if ("at" in piece)
    return python`${python.needs("urllib.parse", "quote")}quote(str(${at(JOB, piece.at)}), safe="")`;
  if ("urlAt" in piece) return at(JOB, piece.urlAt);
  const url = python`${python.needs("urllib.parse", "urlsplit")}urlsplit(${at(JOB, piece.pathAt)})`;
  return piece.query ? python`${url}._replace(scheme="", netloc="").geturl()` : python`${url}.path`;
}
