// How JavaScript reads an answer: prints it, or saves the file it holds.
import { type Answer, fileNameFor, type Path, type Queue, type UrlPiece } from "hubsmith";
import { type Code, js } from "hubsmith/code";

type Js = Code<"js">;

/** The value at a place of a JSON value. */
export function at(json: Js, path: Path): Js {
  return path.reduce((code: Js, step) => {
    const isName = typeof step === "string" && /^[A-Za-z_]\w*$/.test(step);
    return isName ? js`${code}.${js.name(step)}` : js`${code}[${step}]`;
  }, json);
}

/** Reads the answer in `response`; `json` is where its JSON stands. */
export function readAnswer(answer: Exclude<Answer, { as: "stream" }>, json: Js): Js {
  if (answer.as === "bytes")
    return save(answer.type, js`Buffer.from(await response.arrayBuffer())`);
  if (answer.as === "json") return js`console.log(${at(json, answer.at)});`;
  if (answer.as === "base64") return save(answer.type, js`${at(json, answer.at)}, "base64"`);
  const url = answer.first ? js`[${at(json, answer.at)}].flat()[0]` : at(json, answer.at);
  return js`
    const media = await ask(${url});
    ${save(answer.type, js`Buffer.from(await media.arrayBuffer())`)}
  `;
}

/** Saves what an expression holds under the name of a media type. */
export function save(type: string, content: Js): Js {
  return js`
    ${js.needs("node:fs/promises", "writeFile")}
    await writeFile(${fileNameFor(type)}, ${content});
  `;
}

/** Prints the pieces of a stream as they come. Events without a choice or a text are part of every stream. */
export function readStream(): Js {
  return js`
    let rest = "";
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
        const lines = (rest + text).split("\n");
        rest = lines.pop();
        for (const line of lines) {
            const data = line.slice("data:".length).trim();
            if (!line.startsWith("data:") || data === "[DONE]") continue;
            process.stdout.write(JSON.parse(data).choices[0]?.delta?.content ?? "");
        }
    }
  `;
}

/** Asks for a job until it is done. `job` holds its last answer, `result` the one that is asked for apart. */
export function follow({ status, done, failed, poll, result }: Queue): Js {
  const job = js`job`;
  const fails = js`if (${failed}.includes(${at(job, status)})) throw new Error(JSON.stringify(job));`;
  const last = js`const result = await (await ask(resultUrl, { headers })).json();`;
  return js`
    let job = await response.json();
    const statusUrl = ${urlFrom(job, poll)};
    ${result === undefined ? js`` : js`const resultUrl = ${urlFrom(job, result)};`}
    while (${at(job, status)} !== ${done}) {
        ${failed.length > 0 ? fails : js``}
        await new Promise((resolve) => setTimeout(resolve, 1000));
        job = await (await ask(statusUrl, { headers })).json();
    }
    ${result === undefined ? js`` : last}
  `;
}

function urlFrom(job: Js, pieces: readonly UrlPiece[]): Js {
  const parts = pieces
    .filter((piece) => piece !== "")
    .map((piece) => {
      if (typeof piece === "string") return js.value(piece);
      return "at" in piece ? at(job, piece.at) : js`new URL(${at(job, piece.pathOf)}).pathname`;
    });
  return js.join(parts, " + ");
}
