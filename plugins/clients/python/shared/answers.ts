// How Python reads an answer: prints it, or saves the file it holds.
import { type Answer, fileNameFor, type Path, type Queue, type UrlPiece } from "hubsmith";
import { type Code, python } from "hubsmith/code";

type Python = Code<"python">;

/** The value at a place of a JSON value. */
export function at(json: Python, path: Path): Python {
  return path.reduce((code: Python, step) => python`${code}[${step}]`, json);
}

/** Reads the answer in `response`; `json` is where its JSON stands. */
export function readAnswer(answer: Exclude<Answer, { as: "stream" }>, json: Python): Python {
  if (answer.as === "json") return python`print(${at(json, answer.at)})`;
  if (answer.as === "bytes") return save(answer.type, python`response.content`);
  if (answer.as === "base64") {
    const encoded = at(json, answer.at);
    return python`
      ${python.needs("base64")}
      ${save(answer.type, python`base64.b64decode(${encoded})`)}
    `;
  }
  const url = answer.first
    ? python`
        output = ${at(json, answer.at)}
        media = requests.get(output if isinstance(output, str) else output[0])
      `
    : python`media = requests.get(${at(json, answer.at)})`;
  return python`
    ${url}
    media.raise_for_status()
    ${save(answer.type, python`media.content`)}
  `;
}

function save(type: string, bytes: Python): Python {
  return python`
    ${python.needs("pathlib", "Path")}
    Path(${fileNameFor(type)}).write_bytes(${bytes})
  `;
}

/** Prints the pieces of a stream as they come. Events without a choice or a text are part of every stream. */
export function readStream(): Python {
  return python`
    ${python.needs("json")}
    for line in response.iter_lines():
        if not line.startswith(b"data:"):
            continue
        data = line.removeprefix(b"data:").strip()
        if data == b"[DONE]":
            break
        for choice in json.loads(data)["choices"]:
            print(choice["delta"].get("content") or "", end="", flush=True)
  `;
}

/** Asks for a job until it is done. `job` holds its last answer, `response` its result where that is asked for apart. */
export function follow({ status, done, failed, poll, result }: Queue): Python {
  const job = python`job`;
  const fails = python`
    if ${at(job, status)} in ${failed}:
        raise RuntimeError(job)
  `;
  return python`
    ${python.needs("time")}
    job = response.json()
    status_url = ${urlFrom(job, poll)}
    ${result === undefined ? python`` : python`result_url = ${urlFrom(job, result)}`}

    while ${at(job, status)} != ${done}:
        ${failed.length > 0 ? fails : python``}
        time.sleep(1)
        response = requests.get(status_url, headers=headers)
        response.raise_for_status()
        job = response.json()

    ${result === undefined ? python`` : ask(python`result_url`)}
  `;
}

function ask(url: Python): Python {
  return python`
    response = requests.get(${url}, headers=headers)
    response.raise_for_status()
  `;
}

function urlFrom(job: Python, pieces: readonly UrlPiece[]): Python {
  const parts = pieces
    .filter((piece) => piece !== "")
    .map((piece) => {
      if (typeof piece === "string") return python.value(piece);
      if ("at" in piece) return at(job, piece.at);
      return python`${python.needs("urllib.parse", "urlparse")}urlparse(${at(job, piece.pathOf)}).path`;
    });
  return python.join(parts, " + ");
}
