// requests: prints the wire request as it is, polls a job, and reads the response.
import { type PollUrl, httpClient, type PostStep } from "hubsmith/clients";
import { type Code, type FileRef, type Hole, python } from "hubsmith/code";
import { at, save } from "./shared/json.ts";

type Python = Code<"python">;

export default httpClient({
  id: "python/requests",
  label: "Requests",
  order: 4,
  install: { pip: ["requests"] },
  tag: python,
  program: (statements) => python`
    import requests

    ${statements}
  `,
  syntax: {
    post: (posting) => python`
      ${posting.sharesHeaders ? python`headers = ${posting.headers}` : python``}

      response = requests.post(${python.args([posting.url], argumentsOf(posting))})
      response.raise_for_status()
    `,
    poll: (job, hasHeaders) => {
      const { state, waiting, pollFirst, status, result, interval } = job;
      const get = (url: Python, { carriesToken }: PollUrl): Python => {
        const named = hasHeaders && carriesToken ? { headers: python`headers` } : {};
        return python`requests.get(${python.args([url], named)}).json()`;
      };
      const poll = python`job = ${get(python`status_url`, status)}`;
      const [only, ...others] = waiting.map((word) => python`${word}`);
      const isWaiting =
        others.length === 0
          ? python`== ${only!}`
          : python`in (${python.join([only!, ...others], ", ")})`;
      return python`
        ${python.requires("time")}
        job = response.json()

        ${python.join(job.variables.map(({ as, at: place, name }) => (as === "path" ? python`${python.name(name)} = ${at(python`job`, place)}.split("/", 3)[3]` : python``)))}
        status_url = ${urlOf(status)}
        ${result === undefined ? python`` : python`result_url = ${urlOf(result)}`}
        ${pollFirst === true ? poll : python``}
        while ${at(python`job`, state)} ${isWaiting}:
            time.sleep(${interval})
            ${poll}
        ${result === undefined ? python`` : python`result = ${get(python`result_url`, result)}`}
      `;
    },
    read: (reading, from) => {
      if (reading.kind === "stream")
        return python`
          ${python.requires("json")}
          for line in response.iter_lines():
              if line.startswith(b"data: {"):
                  for choice in json.loads(line[6:])["choices"]:
                      ${reading.hasTools ? python`print(choice["delta"])` : python`print(choice["delta"].get("content") or "", end="", flush=True)`}
        `;
      if (reading.kind === "save body") return save(python`response.content`, reading.file);
      const json = from === "response" ? python`response.json()` : python.name(from);
      const value = at(json, reading.at);
      if (reading.kind === "print") return python`print(${value})`;
      const { file } = reading;
      if (reading.kind === "save base64") {
        const name = python.name(file.split(".")[0]!);
        return python`
          ${python.requires("base64")}
          ${name} = ${value}
          ${save(python`base64.b64decode(${name})`, file)}
        `;
      }
      return python`
        url = ${value}
        ${reading.isList ? python`url = url[0] if isinstance(url, list) else url` : python``}
        ${save(python`requests.get(url).content`, file)}
      `;
    },
  },
});

const urlOf = ({ parts }: PollUrl): Python =>
  python.join(
    parts.map((piece) => {
      if ("text" in piece) return python.value(piece.text);
      return piece.as === "path" ? python.name(piece.name) : at(python`job`, piece.at);
    }),
    " + ",
  );

const opened = ({ path }: FileRef): Python => python`open(${path}, "rb")`;

function argumentsOf({
  headers,
  sharesHeaders,
  body,
  streams,
}: PostStep): Parameters<typeof python.args>[1] {
  const hasHeaders = Object.keys(headers).length > 0;
  const named: Record<string, Hole<"python">> = {};
  if (hasHeaders) named["headers"] = sharesHeaders ? python`headers` : headers;
  if (body.is === "json") {
    named["json"] = body.json;
    if (streams) named["stream"] = true;
  } else if (body.is === "file") {
    named["headers"] = sharesHeaders
      ? python`{**headers, "Content-Type": ${body.type}}`
      : { ...headers, "Content-Type": body.type };
    named["data"] = opened(body.file);
  } else {
    const texts = body.parts.flatMap((part) => ("text" in part ? [[part.name, part.text]] : []));
    const files = body.parts.flatMap((part) =>
      "file" in part
        ? [python`${part.name}: (${part.fileName}, ${opened(part.file)}, ${part.file.type})`]
        : [],
    );
    if (texts.length > 0) named["data"] = Object.fromEntries(texts) as Record<string, string>;
    named["files"] = python`{${python.join(files, ", ")}}`;
  }
  return named;
}
