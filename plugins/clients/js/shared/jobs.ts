// How JavaScript follows a job: it asks again until the job is done, has failed, or was asked for often enough.
import type { Path } from "hubsmith";
import { type Address, type Failing, type Following, once, type Piece } from "hubsmith/clients";
import { type Code, js } from "hubsmith/code";
import { at, show } from "./answers.ts";

type Js = Code<"js">;

const job = js`job`;

/** Asks for a job until it is done. `job` holds its last answer, and `last` the response that is asked for apart. */
export const follow: (following: Following) => Js = once((following) => {
  const { done, failing, interval, cap, status, result } = following;
  const state = at(job, following.state);
  const goesOn = done.length === 1 ? js`${state} !== ${done[0]!}` : js`!${done}.includes(${state})`;
  return js`
    let job = await response.json();
    ${mustHold([...status.places, ...(result?.places ?? [])])}
    const statusUrl = ${urlFrom(status)};
    ${result === undefined ? js`` : js`const resultUrl = ${urlFrom(result)};`}
    for (let asked = 0; ${goesOn}; asked += 1) {
        ${failing === undefined ? js`` : mustGoOn(state, failing)}
        if (asked === ${cap}) throw new Error(${`Gave up after ${cap} questions: `} + JSON.stringify(job));
        await new Promise((resolve) => setTimeout(resolve, ${interval * 1000}));
        job = await (await ${ask(js`statusUrl`, status)}).json();
    }
    ${result === undefined ? js`` : js`const last = await ${ask(js`resultUrl`, result)};`}
  `;
});

// Where the states of a job that goes on are known, any other is an error.
function mustGoOn(state: Js, failing: Failing): Js {
  if ("at" in failing) return js`if (${failing.at}.includes(${state})) ${show(job)}`;
  return js`
    if (${state} != null && !${failing.butAt}.includes(${state})) {
        ${show(job)}
    }
  `;
}

// A ticket without what its URLs are made of is none.
function mustHold(paths: readonly Path[]): Js {
  const unique = [...new Map(paths.map((path) => [path.join("."), path])).values()];
  const [first, ...others] = unique.map((path) => at(job, path));
  if (first === undefined) return js``;
  if (others.length === 0) return js`if (!${first}) ${show(job)}`;
  return js`if (!(${others.reduce((code: Js, other) => js`${code} && ${other}`, first)})) ${show(job)}`;
}

const urlFrom = ({ pieces }: Address): Js => js.join(pieces.map(printed), " + ");

function printed(piece: Piece): Js {
  if ("text" in piece) return js.value(piece.text);
  const found = at(job, piece.at);
  if (piece.as === "whole") return found;
  if (piece.as === "encoded") return js`encodeURIComponent(${found})`;
  const url = js`new URL(${found})`;
  return piece.as === "path and query" ? js`${url}.pathname + ${url}.search` : js`${url}.pathname`;
}

const ask = (url: Js, { carriesToken }: Address): Js =>
  carriesToken ? js`ask(${url}, { headers })` : js`ask(${url})`;
