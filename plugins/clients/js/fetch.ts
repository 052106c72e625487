// fetch: prints the HTTP request, polls a job, and reads the response.
import { httpClient, type FormPart, type PostStep, type TextStream } from "hubsmith/clients";
import type { ToolCalls } from "hubsmith";
import { type Code, isEnv, js, render, ts } from "hubsmith/code";
import { isCode, type Text } from "hubsmith/language";
import { typed } from "../../kit/clients/js/typed.ts";
import {
  at,
  download,
  either,
  failsIf,
  failsIfCut,
  failsIfText,
  optional,
  saveBody,
  WRITE,
} from "../../kit/clients/js/json.ts";
import { printChoice, printPart, printStreamed } from "../../kit/clients/js/chat.ts";
import {
  FAILS_IF_ERROR,
  forEachEvent,
  LINES,
  parseEvent,
  printRawChat,
  printText,
} from "../../kit/clients/js/raw-chat.ts";
import { answerCalls, defineFunctions, failsIfUnknown, loop } from "../../kit/clients/js/tools.ts";

type Js = Code<"js">;

// A loop appends to it what the model writes.
const BODY = typed(js`body`, ts`body: Record<string, any>`);

const failsWith = (condition: Js, json: Js): Js => failsIf(condition, js`JSON.stringify(${json})`);

const FAILS_IF_ERROR_STATUS = js`if (!response.ok) throw new Error(await response.text());`;

const FAILS_IF_NO_STREAM = js`
  if (!response.headers.get("Content-Type")?.includes("event-stream"))
      throw new Error(await response.text());
`;

// A line with a long URL would be broken after the parenthesis, and the options indented once more.
function request(posting: PostStep): Js {
  const url = js.value(posting.url);
  const isLong = render(js`const response = await fetch(${url}, {`).length > 80;
  return js`
    ${isLong ? js`const url = ${url};` : js``}
    const response = await fetch(${isLong ? js`url` : url}, ${optionsOf(posting)});
  `;
}

// Polls have the same checks as the first request.
const GET_JSON = js`
  async function getJson(${typed(js`url, options`, ts`url: string, options?: RequestInit`)}) {
      const response = await fetch(url, options);
      ${FAILS_IF_ERROR_STATUS}
      return response.json();
  }
`;

export default httpClient({
  id: "js/fetch",
  label: "fetch",
  order: 3,
  tag: js,
  helpers: { getJson: GET_JSON },
  syntax: {
    post: (posting) => js`
      ${posting.sharesHeaders ? js`const headers = ${js.object(headersOf(posting.headers))};` : js``}
      ${posting.body.kind === "form" ? form(posting.body.parts) : js``}

      ${request(posting)}
      ${posting.savesBody ? failsIfText(js`response`) : posting.streams === "sse" ? FAILS_IF_NO_STREAM : FAILS_IF_ERROR_STATUS}
    `,
    json: js`await response.json()`,
    requires: (value, path, json) => {
      const [first, ...others] = path;
      const found =
        value === json && first !== undefined
          ? others.reduce(optional, at(value, first))
          : path.reduce(optional, value);
      return failsWith(js`${found} == null`, json);
    },
    requiresArray: (json) => failsWith(js`!Array.isArray(${json})`, json),
    at,
    either,
    assign: (name, value, how) => {
      if (how === "again") return js`${name} = ${value};`;
      return how === "first" ? js`let ${name} = ${value};` : js`const ${name} = ${value};`;
    },
    path: (url) => js`new URL(${url}).pathname.slice(1)`,
    concat: (parts) => {
      const [first] = parts;
      return isCode(first) ? first : js.template(parts);
    },
    get: (url, sendsHeaders, followsRedirects) => {
      const options = followsRedirects ? js`{ headers }` : js`{ headers, redirect: "error" }`;
      return sendsHeaders ? js`await getJson(${url}, ${options})` : js`await getJson(${url})`;
    },
    loop: ({ state, waiting, interval, poll }) => {
      return js`
        while (${isOneOf(state, waiting)}) {
            await new Promise((resolve) => setTimeout(resolve, ${interval * 1000}));
            ${poll}
        }
      `;
    },
    each: (list, item, body) => js`
      for (const ${item} of ${list}) {
          ${body}
      }
    `,
    // console.log would shorten long arrays, and hide nested objects.
    print: (value, isJson) => js`console.log(${isJson ? js`JSON.stringify(${value})` : value});`,
    length: (array) => js`${array}.length`,
    // Strings and arrays have no such member.
    printText: (value, member, print, texts) => js`
      ${texts.length > 0 ? js`${value} = ${js.join([...texts.map((name) => optional(value, name)), value], " ?? ")};` : js``}
      if (${at(js`${value}?`, member)}) {
          const text = await fetch(${at(value, member)});
          if (!text.ok) throw new Error(await text.text());
          console.log(await text.text());
      } else {
          ${print}
      }
    `,
    unwrap: (value, { member, isVector }) =>
      isVector
        ? js`
          ${failsWith(js`!Array.isArray(${value})`, value)}
          while (Array.isArray(${value}[0])) ${value} = ${value}[0];
        `
        : js`
          ${value} = [${value}].flat(Infinity)[0] ?? ${value};
          ${failsWith(member === undefined ? js`${value}.error` : js`${at(value, member)} == null`, value)}
        `,
    save: (content, file) => {
      if (content.kind === "body") return saveBody(js`response`, file);
      const { value } = content;
      if (content.kind === "base64")
        return js`${WRITE}await writeFile(${file}, ${value}, "base64");`;
      return download(content.isList ? js`[${value}].flat()[0]` : value, file);
    },
    chat: printRawChat,
    chatTools: ({ functions, body, post }) => js`
      ${defineFunctions(functions)}

      const ${BODY} = ${body};
      let choice;
      ${loop(js`
        ${post}
        const result = await response.json();
        ${FAILS_IF_ERROR}
        choice = result.choices[0];
        ${answerCalls(js`body.messages`)}
      `)}

      ${printChoice(js`choice`)}
    `,
    itemTools: ({ functions, body, post, calls }) => {
      const { inMessages = false, items } = calls;
      const history = at(js`body`, calls.history);
      const append = (role: string, list: Js): Js =>
        inMessages
          ? js`${history}.push({ role: ${role}, content: ${list} });`
          : js`${history}.push(...${list});`;
      return js`
        ${defineFunctions(functions)}

        const ${BODY} = ${body};
        let result;
        ${loop(js`
          ${post}
          result = await response.json();
          ${FAILS_IF_ERROR}
          ${append("assistant", at(js`result`, items))}
          const results = [];
          for (const call of ${at(js`result`, items)}) {
              if (call.type !== ${calls.type}) continue;
              ${inMessages ? failsIfCut(js`result`) : js``}
              ${failsIfUnknown(js`call.name`)}
              results.push(${resultOf(calls)});
          }
          if (results.length === 0) break;
          ${append("user", js`results`)}
        `)}

        ${printText(inMessages)}
      `;
    },
    stream: (stream) =>
      printStreamed(
        stream.format === "sse"
          ? forEachEvent(printEvent(js`data`, stream))
          : js`
            for await (const line of ${LINES}) {
                if (!line.includes("{")) continue;
                ${printEvent(js`line`, stream)}
            }
          `,
      ),
  },
});

/** The result of a call, which the next request has. */
function resultOf({ arguments: member, id, inMessages, result }: ToolCalls): Js {
  const given = at(js`call`, member);
  const returned = js`functions[call.name](${inMessages ? given : js`JSON.parse(${given})`})`;
  return js.object({
    type: result.type,
    [result.id]: at(js`call`, id),
    [result.content]: returned,
  });
}

const isOneOf = (value: Js, words: readonly string[]): Js =>
  words.length === 1 ? js`${value} === ${words[0]!}` : js`${words}.includes(${value})`;

function printEvent(data: Js, { type, path, failures = [] }: TextStream): Js {
  const [first, ...rest] = path;
  const text = rest.reduce(optional, at(js`event`, first!));
  if (type !== undefined)
    return js`
      ${parseEvent(failures)}
      if (event.type === ${type}) {
          ${printPart(js`${text} ?? ""`)}
      }
    `;
  return js`
    const event = JSON.parse(${data});
    if (event.error) throw new Error(${data});
    ${printPart(js`${text} ?? ""`)}
  `;
}

function optionsOf({ headers, sharesHeaders, body, followsRedirects }: PostStep): Js {
  const isForm = body.kind === "form";
  const shared = isForm ? js`headers` : js`{ ...headers, "Content-Type": ${body.type} }`;
  const ownHeaders = js.object(
    isForm ? headersOf(headers) : { ...headersOf(headers), "Content-Type": body.type },
  );
  const content = isForm
    ? js`form`
    : body.kind === "json"
      ? js`JSON.stringify(${body.isAssigned ? js`body` : body.json})`
      : js`${js.requires("node:fs/promises", "readFile")}await readFile(${body.file.path})`;
  return js.object({
    method: "POST",
    headers: sharesHeaders ? shared : ownHeaders,
    body: content,
    ...(followsRedirects ? {} : { redirect: "error" }),
  });
}

// A missing variable would be sent as "undefined".
const headersOf = (headers: PostStep["headers"]): Readonly<Record<string, string | Text | Js>> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      isEnv(value) ? js`${value} ?? ""` : value,
    ]),
  );

function form(parts: readonly FormPart[]): Js {
  const lines = parts.map((part) =>
    "file" in part
      ? js`form.append(${part.name}, ${part.file}, ${part.fileName});`
      : js`form.append(${part.name}, ${part.text});`,
  );
  return js`
    const form = new FormData();
    ${js.join(lines)}
  `;
}
