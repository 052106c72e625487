// How JavaScript follows a job: it asks again until the job is done, has failed, or was asked for often enough.
import { carriesToken, type Job, type Path, type UrlPiece } from "hubsmith";
import { type Code, isText, js } from "hubsmith/code";
import { at, show } from "./answers.ts";

type Js = Code<"js">;

const job = js`job`;

/** Asks for a job until it is done. `job` holds its last answer, and `last` the response that is asked for apart. */
export function follow({ done, interval, cap, status, result, ...rest }: Job): Js {
  const state = at(job, rest.state);
  const goesOn = done.length === 1 ? js`${state} !== ${done[0]!}` : js`!${done}.includes(${state})`;
  return js`
    let job = await response.json();
    ${mustHold([...status, ...(result ?? [])])}
    const statusUrl = ${urlFrom(status)};
    ${result === undefined ? js`` : js`const resultUrl = ${urlFrom(result)};`}
    for (let asked = 0; ${goesOn}; asked += 1) {
        ${mustGoOn(state, rest)}
        if (asked === ${cap}) throw new Error(${`Gave up after ${cap} questions: `} + JSON.stringify(job));
        await new Promise((resolve) => setTimeout(resolve, ${interval * 1000}));
        job = await (await ${ask(js`statusUrl`, status)}).json();
    }
    ${result === undefined ? js`` : js`const last = await ${ask(js`resultUrl`, result)};`}
  `;
}

// Where the states of a job that goes on are known, any other is an error.
function mustGoOn(state: Js, { failed, waiting }: Pick<Job, "failed" | "waiting">): Js {
  if (waiting !== undefined)
    return js`
      if (${state} != null && !${waiting}.includes(${state})) {
          ${show(job)}
      }
    `;
  return failed.length > 0 ? js`if (${failed}.includes(${state})) ${show(job)}` : js``;
}

// A ticket without what its URLs are made of is none.
function mustHold(pieces: readonly UrlPiece[]): Js {
  const paths = pieces.map(pathIn).filter((path) => path !== undefined);
  const unique = [...new Map(paths.map((path) => [path.join("."), path])).values()];
  const [first, ...others] = unique.map((path) => at(job, path));
  if (first === undefined) return js``;
  if (others.length === 0) return js`if (!${first}) ${show(job)}`;
  return js`if (!(${others.reduce((code: Js, other) => js`${code} && ${other}`, first)})) ${show(job)}`;
}

function pathIn(piece: UrlPiece): Path | undefined {
  if (typeof piece === "string" || isText(piece)) return undefined;
  return "at" in piece ? piece.at : "urlAt" in piece ? piece.urlAt : piece.pathAt;
}

function urlFrom(pieces: readonly UrlPiece[]): Js {
  const parts = pieces.filter((piece) => piece !== "").map(printed);
  return js.join(parts, " + ");
}

function printed(piece: UrlPiece): Js {
  if (typeof piece === "string" || isText(piece)) return js.value(piece);
  if ("at" in piece) return js`encodeURIComponent(${at(job, piece.at)})`;
  if ("urlAt" in piece) return at(job, piece.urlAt);
  const url = js`new URL(${at(job, piece.pathAt)})`;
  return piece.query ? js`${url}.pathname + ${url}.search` : js`${url}.pathname`;
}

const ask = (url: Js, pieces: readonly UrlPiece[]): Js =>
  carriesToken(pieces) ? js`ask(${url}, { headers })` : js`ask(${url})`;
