// requests: prints the HTTP request, polls a job, and reads the response.
import { httpClient, type PostStep, type TextStream } from "hubsmith/clients";
import { type Code, type FileRef, type Hole, python } from "hubsmith/code";
import { at, either, save } from "../../kit/clients/python/json.ts";
import { forEachEvent, printChat, printTexts } from "../../kit/clients/python/raw-chat.ts";
import { decoded, loop, resultOf, withFunctions } from "../../kit/clients/python/tools.ts";

type Python = Code<"python">;

// `raise_for_status` ignores redirects, and does not show the reason of the server.
function fails({ followsRedirects, isChat }: PostStep): Python {
  const isRefused = followsRedirects
    ? python`not response.ok`
    : python`response.status_code >= 300`;
  return isChat ? python`${isRefused} or response.json().get("error")` : isRefused;
}

// An argument of the last call may be missing.
const FAILS_IF_CUT = python`
  if result["stop_reason"] == "max_tokens":
      raise RuntimeError(result)
`;

const FAILS_IF_TEXT = python`
  if response.headers["Content-Type"].startswith(("application/json", "text/")):
      raise RuntimeError(response.text)
`;

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
      if ${fails(posting)}:
          raise RuntimeError(response.status_code, response.text)
      ${posting.savesBody ? FAILS_IF_TEXT : python``}
    `,
    json: python`response.json()`,
    inlinesJson: true,
    either,
    path: (url) => python`${url}.split("/", 3)[3]`,
    get: (url, sendsHeaders, followsRedirects) => {
      const options = {
        ...(sendsHeaders ? { headers: python`headers` } : {}),
        ...(followsRedirects ? {} : { allow_redirects: false }),
      };
      return python`requests.get(${python.args([url], options)}).json()`;
    },
    loop: ({ state, waiting, interval, poll }) => {
      return python`
        ${python.requires("time")}
        while ${state} ${isOneOf(waiting)}:
            time.sleep(${interval})
            ${poll}
      `;
    },
    each: (list, item, body) => python`
      for ${item} in ${list}:
          ${body}
    `,
    print: (value, _isJson, job) => python`
      ${job === undefined ? python`` : failsIfNull(value, job)}
      print(${value})
    `,
    length: (array) => python`len(${array})`,
    printText: (value, member, print, texts) => python`
      ${texts.length > 0 ? firstOf(value, texts) : python``}
      if isinstance(${value}, dict) and ${value}.get(${member}):
          text = requests.get(${value}[${member}])
          text.raise_for_status()
          ${value} = text.content.decode()
      ${print}
    `,
    unwrap: (value, { member, isVector }) =>
      isVector
        ? python`
          if not isinstance(${value}, list):
              raise RuntimeError(${value})
          while isinstance(${value}[0], list):
              ${value} = ${value}[0]
        `
        : python`
          while isinstance(${value}, list) and ${value}:
              ${value} = ${value}[0]
          ${member === undefined ? python`` : failsWithout(value, member)}
        `,
    chat: printChat,
    save: (content, file) => {
      if (content.kind === "body") return save(python`response.content`, file);
      const { value } = content;
      if (content.kind === "base64") {
        const name = python.name(file.split(".")[0]!);
        return python`
          ${python.requires("base64")}
          ${name} = ${value}
          ${save(python`base64.b64decode(${name})`, file)}
        `;
      }
      const name = python.name(file.split(".")[0]!);
      return python`
        url = ${value}
        ${content.isList ? python`url = url[0] if isinstance(url, list) else url` : python``}
        ${name} = requests.get(url)
        ${name}.raise_for_status()
        ${save(python`${name}.content`, file)}
      `;
    },
    chatTools: ({ functions, body, post }) =>
      withFunctions(
        functions,
        python`body = ${body}`,
        python`
          ${loop(python`
            ${post}
            message = response.json()["choices"][0]["message"]
            body["messages"].append(message)
            if not message.get("tool_calls"):
                break
            for call in message["tool_calls"]:
                result = ${resultOf(python`call["function"]["name"]`, decoded(python`call["function"]["arguments"]`))}
                body["messages"].append(
                    {"role": "tool", "tool_call_id": call["id"], "content": result}
                )
          `)}

          print(message["content"] or response.text)
        `,
      ),
    itemTools: ({ functions, body, post, calls }) => {
      const { result, history, inMessages = false } = calls;
      const append = (role: string, list: Python): Python =>
        inMessages
          ? python`body[${history}].append({"role": ${role}, "content": ${list}})`
          : python`body[${history}] += ${list}`;
      const given = python`call[${calls.arguments}]`;
      return withFunctions(
        functions,
        python`body = ${body}`,
        python`
          ${loop(python`
            ${post}
            result = response.json()
            ${inMessages ? FAILS_IF_CUT : python``}
            ${append("assistant", python`result[${calls.items}]`)}
            results = [
                {
                    "type": ${result.type},
                    ${result.id}: call[${calls.id}],
                    ${result.content}: ${resultOf(python`call["name"]`, inMessages ? given : decoded(given))},
                }
                for call in result[${calls.items}]
                if call["type"] == ${calls.type}
            ]
            if not results:
                break
            ${append("user", python`results`)}
          `)}

          ${printTexts(inMessages)}
        `,
      );
    },
    stream: (stream) =>
      stream.format === "sse"
        ? python`
          ${forEachEvent(printEvent(python`data`, stream))}
        `
        : python`
          for line in response.iter_lines():
              if b"{" in line:
                  ${printEvent(python`line`, stream)}
        `,
  },
});

const firstOf = (value: Python, names: readonly string[]): Python => python`
  if isinstance(${value}, dict):
      ${value} = ${python.join([...names.map((name) => python`${value}.get(${name})`), value], " or ")}
`;

function isOneOf(words: readonly string[]): Code<"python"> {
  const [only, ...others] = words.map((word) => python`${word}`);
  return others.length === 0
    ? python`== ${only!}`
    : python`in (${python.join([only!, ...others], ", ")})`;
}

function printEvent(data: Code<"python">, stream: TextStream): Code<"python"> {
  const { type, failures = [], path } = stream;
  if (type !== undefined)
    return python`
      ${python.requires("json")}
      event = json.loads(${data})
      if event.get("type", "error") ${isOneOf(failures)}:
          raise RuntimeError(event)
      if event["type"] == ${type}:
          print(${textIn(path)}, end="", flush=True)
    `;
  return python`
    ${python.requires("contextlib")}
    ${python.requires("json")}
    event = json.loads(${data})
    if event.get("error"):
        raise RuntimeError(event["error"])
    with contextlib.suppress(LookupError, TypeError):  # other events
        print(${path.reduce(at, python`event`)} or "", end="", flush=True)
  `;
}

// Other kinds of the same event may lack the last member.
const textIn = (path: TextStream["path"]): Code<"python"> =>
  path.reduce(
    (code, step, index) =>
      index > 0 && index === path.length - 1 ? python`${code}.get(${step}, "")` : at(code, step),
    python`event`,
  );

const opened = ({ path }: FileRef): Code<"python"> => python`open(${path}, "rb")`;

function argumentsOf({
  headers,
  sharesHeaders,
  body,
  streams,
  followsRedirects,
}: PostStep): Parameters<typeof python.args>[1] {
  const hasHeaders = Object.keys(headers).length > 0;
  const named: Record<string, Hole<"python">> = {};
  if (hasHeaders) named["headers"] = sharesHeaders ? python`headers` : headers;
  if (body.kind === "json") {
    named["json"] = body.isAssigned ? python`body` : body.json;
    if (streams) named["stream"] = true;
  } else if (body.kind === "file") {
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
  if (!followsRedirects) named["allow_redirects"] = false;
  return named;
}

const failsWithout = (value: Python, member: string): Python => python`
  if not isinstance(${value}, dict) or ${value}.get(${member}) is None:
      raise RuntimeError(${value})
`;

// A job without a result failed.
const failsIfNull = (value: Code<"python">, job: Code<"python">): Code<"python"> => python`
  if ${value} is None:
      raise RuntimeError(${job})
`;
