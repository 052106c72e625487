// requests: prints the wire request as it is, polls a job, and reads the response.
import { type Address, httpClient, type Posting, type Source } from "hubsmith/clients";
import { type Code, type Hole, isCode, python, type Text, text } from "hubsmith/code";
import { at } from "./shared/place.ts";
import { save } from "./shared/save.ts";

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
    follow: ({ state, waiting, pollFirst, status, result, interval }, hasHeaders) => {
      const get = (url: Python, { carriesToken }: Address): Python => {
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
        ${python.needs("time")}
        job = response.json()

        ${pathOf(status)}
        status_url = ${urlOf(status)}
        ${result === undefined ? python`` : python`result_url = ${urlOf(result)}`}
        ${pollFirst === true ? poll : python``}
        while ${at(python`job`, state)} ${isWaiting}:
            time.sleep(${interval})
            ${poll}
        ${result === undefined ? python`` : python`result = ${get(python`result_url`, result)}`}
      `;
    },
    at: (place, from) =>
      // A response that is looked at several times is read once.
      from === "response" && typeof place[0] === "object"
        ? { before: python`result = response.json()`, value: at(python`result`, place) }
        : { value: at(JSON_OF[from], place) },
    print: (value) => python`print(${value})`,
    stream: (hasTools) => python`
      ${python.needs("json")}
      for line in response.iter_lines():
          if line.startswith(b"data: {"):
              for choice in json.loads(line[6:])["choices"]:
                  ${hasTools ? python`print(choice["delta"])` : python`print(choice["delta"].get("content") or "", end="", flush=True)`}
    `,
    saveBody: (file) => save(python`response.content`, file),
    saveBase64: (value, file) => python`
      ${python.needs("base64")}
      ${variable(file)} = ${value}
      ${save(python`base64.b64decode(${variable(file)})`, file)}
    `,
    saveUrl: (value, isList, file) => python`
      url = ${value}
      ${isList ? python`url = url[0] if isinstance(url, list) else url` : python``}
      ${save(python`requests.get(url).content`, file)}
    `,
  },
});

// In a response that was not read yet, or in a variable that holds it.
const JSON_OF: Readonly<Record<Source, Python>> = {
  response: python`response.json()`,
  job: python`job`,
  result: python`result`,
};

// Named after the kind of the file.
const variable = (file: string): Python => python.name(file.split(".")[0]!);

// Behind the third slash of a URL; the base that it is added to has none at its end.
function pathOf({ pieces }: Address): Python {
  const piece = pieces.find((one) => "at" in one && one.as === "path");
  return piece === undefined || "text" in piece
    ? python``
    : python`path = ${at(python`job`, piece.at)}.split("/", 3)[3]`;
}

function urlOf({ pieces }: Address): Python {
  const parts: (string | Text | Python)[] = [];
  for (const piece of pieces) {
    const read = "at" in piece && piece.as !== "path" ? at(python`job`, piece.at) : python`path`;
    const added = "text" in piece ? [piece.text] : piece.as === "path" ? ["/", read] : [read];
    for (const one of added) {
      const last = parts.at(-1);
      const isJoined = last !== undefined && !isCode(last) && !isCode(one);
      if (isJoined)
        parts[parts.length - 1] =
          typeof last === "string" && typeof one === "string" ? last + one : text(last, one);
      else parts.push(one);
    }
  }
  return python.join(
    parts.map((part) => (isCode(part) ? part : python.value(part))),
    " + ",
  );
}

function argumentsOf({
  headers,
  sharesHeaders,
  body,
  streams,
}: Posting): Parameters<typeof python.args>[1] {
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
    named["data"] = body.file;
  } else {
    const texts = body.parts.flatMap((part) => ("text" in part ? [[part.name, part.text]] : []));
    const files = body.parts.flatMap((part) =>
      "file" in part
        ? [python`${part.name}: (${part.fileName}, ${part.file}, ${part.file.type})`]
        : [],
    );
    if (texts.length > 0) named["data"] = Object.fromEntries(texts) as Record<string, string>;
    named["files"] = python`{${python.join(files, ", ")}}`;
  }
  return named;
}
