// All steps of the HTTP clients in Python, except the few in which their libraries differ.
import type { ClientSpec, Plugin } from "hubsmith";
import { httpClient, type PostStep, type TextStream, type ToolFunction } from "hubsmith/clients";
import type { JsonPath } from "hubsmith";
import {
  type Code,
  type FileRef,
  type Hole,
  python,
  render,
  type Value,
  type ValueObject,
} from "hubsmith/code";
import { at, save } from "./json.ts";
import { printChats, printPart, printStreamed, printTexts } from "./raw-chat.ts";
import { decoded, loop, resultOf, withFunctions } from "./tools.ts";

type Python = Code<"python">;

/** Named arguments, by name. */
export type Arguments = Readonly<Record<string, Hole<"python">>>;

/** The statements and expressions in which HTTP libraries differ. */
export interface HttpLibrary extends Pick<ClientSpec, "id" | "label" | "order" | "install"> {
  /** The statements before all others, with the imports. */
  readonly start: Python;
  /** A function that `get` calls: it fails if the status is an error. */
  readonly helpers: { readonly get_json: Python };
  /** The function around the statements, and its call; by default there is none. */
  main?(statements: Python): Python;
  /** Statements that send the request, fail if the status is an error, and assign `response`. */
  post(posting: PostStep, named: Arguments): Python;
  /** The named arguments of a body that is a file. */
  fileArguments(file: FileRef): Arguments;
  /** An expression: the JSON in the response to a GET request; `named` has the headers, if any. */
  get(url: Python, named: Arguments, followsRedirects: boolean): Python;
  /** An expression: the response to a GET request of a file, whose URL may redirect. */
  download(url: Python): Python;
  /** A statement that waits. */
  sleep(seconds: number): Python;
  /** The variable of what is saved as a file; by default, it has the name of the file. */
  readonly contents?: Python;
  /** Runs statements with the data of each server-sent event, as bytes. */
  forEachEvent(statements: (data: Python) => Python): Python;
  /** Runs statements with each line that has an object. */
  forEachLine(statements: (line: Python) => Python): Python;
}

/** Creates the client of an HTTP library. */
export function pythonHttp(library: HttpLibrary): Plugin<"client"> {
  const { start, main, contents, post, fileArguments, get, sleep, ...more } = library;
  const { download, forEachEvent, forEachLine, ...plain } = more;
  // Functions that a model may call are before `main`, which is in these programs already.
  const withMain = new WeakSet<Python>();
  const looped = (functions: readonly ToolFunction[], body: ValueObject, turns: Python): Python => {
    const assigned = python`body = ${body}`;
    if (main === undefined) return withFunctions(functions, assigned, turns);
    const table = withFunctions(functions, assigned, python``);
    const program = python.join([table, main(turns)], "\n\n\n");
    withMain.add(program);
    return program;
  };
  return httpClient({
    ...plain,
    tag: python,
    program: (statements, _reading, _hasJob, helpers) =>
      main === undefined || withMain.has(statements)
        ? python.join([start, helpers, statements], render(helpers) === "" ? "\n\n" : "\n\n\n")
        : python.join([start, helpers, main(statements)], "\n\n\n"),
    syntax: {
      post: (posting) => python`
        ${posting.sharesHeaders ? python`headers = ${posting.headers}` : python``}

        ${assignMessages(posting.body)}
        ${post(posting, argumentsOf(posting, fileArguments))}
        ${posting.savesBody ? FAILS_IF_TEXT : python``}
      `,
      json: python`response.json()`,
      inlinesJson: true,
      either: (json, names, isLast) => {
        const values = python.join(
          names.map((name) => python`${json}.get(${name})`),
          " or ",
        );
        return isLast ? values : python`(${values})`;
      },
      path: (url) => python`${url}.split("/", 3)[3]`,
      get: (url, sendsHeaders, followsRedirects) => {
        const headers = sendsHeaders ? { headers: python`headers` } : {};
        return get(url, headers, followsRedirects);
      },
      requires: (value, path, json, isLater) =>
        value !== json
          ? failsIfNot(value, json)
          : isLater
            ? failsWithoutResult(json, path)
            : undefined,
      loop: ({ state, waiting, interval, poll }) => python`
        while ${state} ${isOneOf(waiting)}:
            ${sleep(interval)}
            ${poll}
      `,
      each: (list, item, body) => python`
        for ${item} in ${list}:
            ${body}
      `,
      print: (value) => python`print(${value})`,
      length: (array) => python`len(${array})`,
      printText: (value, member, print, texts) => python`
        ${texts.length > 0 ? firstOf(value, texts) : python``}
        if isinstance(${value}, dict) and ${value}.get(${member}):
            text = ${download(python`${value}[${member}]`)}
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
      chat: printChats(forEachEvent, main !== undefined),
      save: (content, file) => {
        if (content.kind === "body") return save(python`response.content`, file);
        const { value } = content;
        const name = contents ?? python.name(file.split(".")[0]!);
        if (content.kind === "base64")
          return python`
            ${python.requires("base64")}
            ${name} = ${value}
            ${save(python`base64.b64decode(${name})`, file)}
          `;
        return python`
          url = ${value}
          ${content.isList ? python`url = url[0] if isinstance(url, list) else url` : python``}
          ${name} = ${download(python`url`)}
          ${failsIfText(name)}
          ${save(python`${name}.content`, file)}
        `;
      },
      chatTools: ({ functions, body, post }) =>
        looped(
          functions,
          body,
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
        return looped(
          functions,
          body,
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

            ${printTexts(inMessages, main !== undefined)}
          `,
        );
      },
      stream: (stream) => {
        const print = (data: Python): Python => printEvent(data, stream);
        return printStreamed(stream.format === "sse" ? forEachEvent(print) : forEachLine(print));
      },
    },
  });
}

// An argument of the last call may be missing.
const FAILS_IF_CUT = python`
  if result["stop_reason"] == "max_tokens":
      raise RuntimeError(result)
`;

const FAILS_IF_TEXT = python`
  if response.content.lstrip()[:1] in b"{<":  # JSON or HTML
      raise RuntimeError(response.text)
`;

const failsIfText = (response: Python): Python => python`
  if ${response}.status_code >= 300 or ${response}.content.lstrip()[:1] in b"{<":
      raise RuntimeError(${response}.text)
`;

const firstOf = (value: Python, names: readonly string[]): Python => python`
  if isinstance(${value}, dict):
      ${value} = ${python.join([...names.map((name) => python`${value}.get(${name})`), value], " or ")}
`;

function isOneOf(words: readonly string[]): Python {
  const [only, ...others] = words.map((word) => python`${word}`);
  return others.length === 0
    ? python`== ${only!}`
    : python`in (${python.join([only!, ...others], ", ")})`;
}

function printEvent(data: Python, stream: TextStream): Python {
  const { type, failures = [], path } = stream;
  if (type !== undefined)
    return python`
      ${python.requires("json")}
      event = json.loads(${data})
      if event.get("type", "error") ${isOneOf(failures)}:
          raise RuntimeError(event)
      if event["type"] == ${type}:
          ${printPart(textIn(path))}
    `;
  return python`
    ${python.requires("contextlib")}
    ${python.requires("json")}
    event = json.loads(${data})
    if event.get("error"):
        raise RuntimeError(event["error"])
    with contextlib.suppress(LookupError, TypeError):  # other events
        ${printPart(python`${path.reduce(at, python`event`)} or ""`)}
  `;
}

// Other kinds of the same event may lack the last member.
const textIn = (path: TextStream["path"]): Python =>
  path.reduce(
    (code, step, index) =>
      index > 0 && index === path.length - 1 ? python`${code}.get(${step}, "")` : at(code, step),
    python`event`,
  );

/** An expression: a file that is open. */
export const opened = ({ path }: FileRef): Python => python`open(${path}, "rb")`;

/** The messages of a chat, which are in a variable, where they have more room. */
const messagesOf = (body: PostStep["body"]): Value | undefined =>
  body.kind === "json" && body.isAssigned !== true ? body.json["messages"] : undefined;

function assignMessages(body: PostStep["body"]): Python {
  const messages = messagesOf(body);
  return messages === undefined ? python`` : python`messages = ${messages}`;
}

const withMessages = (json: ValueObject): Python => {
  const members = Object.entries({ ...json, messages: python`messages` });
  return python`{${python.join(
    members.map(([name, value]) => python`${name}: ${value}`),
    ", ",
  )}}`;
};

function argumentsOf(
  { headers, sharesHeaders, body }: PostStep,
  fileArguments: HttpLibrary["fileArguments"],
): Arguments {
  const hasHeaders = Object.keys(headers).length > 0;
  const named: Record<string, Hole<"python">> = {};
  if (hasHeaders) named["headers"] = sharesHeaders ? python`headers` : headers;
  if (body.kind === "json") {
    const json = messagesOf(body) === undefined ? body.json : withMessages(body.json);
    return { ...named, json: body.isAssigned ? python`body` : json };
  }
  if (body.kind === "file") {
    named["headers"] = sharesHeaders
      ? python`{**headers, "Content-Type": ${body.type}}`
      : { ...headers, "Content-Type": body.type };
    return { ...named, ...fileArguments(body.file) };
  }
  const texts = body.parts.flatMap((part) => ("text" in part ? [[part.name, part.text]] : []));
  const files = body.parts.flatMap((part) =>
    "file" in part
      ? [python`${part.name}: (${part.fileName}, ${opened(part.file)}, ${part.file.type})`]
      : [],
  );
  if (texts.length > 0) named["data"] = Object.fromEntries(texts) as Record<string, string>;
  return { ...named, files: python`{${python.join(files, ", ")}}` };
}

/** A condition: the response is no stream, but an error. */
export const NO_EVENTS = python`"event-stream" not in response.headers["Content-Type"]`;

/** A condition: the JSON of `response` is an error, which may have any status. */
export const hasError = (json: NonNullable<PostStep["json"]>): Python =>
  json === "object" ? python`response.json().get("error")` : python`"error" in response.json()`;

const failsWithout = (value: Python, member: string): Python => python`
  if not isinstance(${value}, dict) or ${value}.get(${member}) is None:
      raise RuntimeError(${value})
`;

const failsIfNot = (value: Python, json: Python): Python => python`
  if not ${value}:
      raise RuntimeError(${json})
`;

/** A job without a result failed. Its object or array may be empty or missing. */
function failsWithoutResult(job: Python, path: JsonPath): Python | undefined {
  const end = path.findIndex((step) => typeof step === "number");
  const names = path.slice(0, end < 0 ? Math.max(1, path.length - 1) : end);
  const last = names.at(-1);
  if (last === undefined) return undefined;
  return failsIfNot(python`${names.slice(0, -1).reduce(at, job)}.get(${last})`, job);
}
