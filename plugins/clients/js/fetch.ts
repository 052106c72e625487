// fetch: prints the HTTP request, polls a job, and reads the response.
import { httpClient, type FormPart, type PostStep, type TextStream } from "hubsmith/clients";
import { type Code, isEnv, js } from "hubsmith/code";
import { isCode, type Text } from "hubsmith/language";
import { at, download, either, optional, saveBody, WRITE } from "../../kit/clients/js/json.ts";
import { answerCalls, defineFunctions, resultOf } from "../../kit/clients/js/tools.ts";
import { isChatStream } from "../../kit/tasks/chat-api.ts";

type Js = Code<"js">;

const FAILS_IF_TEXT = js`
  if (!response.ok || response.headers.get("Content-Type")?.match(/json|html/))
      throw new Error(await response.text());
`;

export default httpClient({
  id: "js/fetch",
  label: "fetch",
  order: 3,
  tag: js,
  syntax: {
    post: (posting) => js`
      ${posting.sharesHeaders ? js`const headers = ${js.object(headersOf(posting.headers))};` : js``}
      ${posting.body.kind === "form" ? form(posting.body.parts) : js``}

      const response = await fetch(${posting.url}, ${optionsOf(posting)});
      ${posting.savesBody ? FAILS_IF_TEXT : js`if (!response.ok) throw new Error(await response.text());`}
    `,
    json: js`await response.json()`,
    text: js`await response.text()`,
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
      return sendsHeaders
        ? js`await (await fetch(${url}, ${options})).json()`
        : js`await (await fetch(${url})).json()`;
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
    print: (value, isJson, job) => js`
      ${job ? js`if (${value} == null) throw new Error(JSON.stringify(${job}));` : js``}
      console.log(${isJson ? js`JSON.stringify(${value})` : value});
    `,
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
    save: (content, file) => {
      if (content.kind === "body") return saveBody(js`response`, file);
      const { value } = content;
      if (content.kind === "base64")
        return js`${WRITE}await writeFile(${file}, ${value}, "base64");`;
      return download(content.isList ? js`[${value}].flat()[0]` : value, file);
    },
    runTools: ({ functions, body, post }) => js`
      ${defineFunctions(functions)}

      const body = ${body};
      let message;
      do {
          ${post}
          message = (await response.json()).choices[0].message;
          body.messages.push(message);
          ${answerCalls(functions, js`body.messages`)}
      } while (message.tool_calls?.length);

      console.log(message.content);
    `,
    runCalls: ({ functions, body, post, calls, text }) => {
      const { result, inMessages = false } = calls;
      const history = at(js`body`, calls.history);
      const append = (role: string, list: Js): Js =>
        inMessages
          ? js`${history}.push({ role: ${role}, content: ${list} });`
          : js`${history}.push(...${list});`;
      const given = at(js`call`, calls.arguments);
      const returned = resultOf(
        functions,
        js`call.name`,
        inMessages ? given : js`JSON.parse(${given})`,
      );
      return js`
        ${defineFunctions(functions)}

        const body = ${body};
        let items;
        while (true) {
            ${post}
            items = ${at(js`(await response.json())`, calls.items)};
            ${append("assistant", js`items`)}
            const results = [];
            for (const call of items) {
                if (call.type !== ${calls.type}) continue;
                results.push(${js.object({ type: result.type, [result.id]: at(js`call`, calls.id), [result.content]: returned })});
            }
            if (results.length === 0) break;
            ${append("user", js`results`)}
        }

        console.log(${text.reduce<Js>(at, js`items`)});
      `;
    },
    stream: (stream) =>
      stream.format === "sse"
        ? js`
          async function* lines() {
              yield* ${LINES};
              yield ""; // ends the last event
          }
          let data = "";
          for await (const line of lines()) {
              if (line.startsWith("data:")) data += line.slice(5);
              if (line !== "" || !data.includes("{")) continue;
              ${printEvent(js`data`, stream)}
              data = "";
          }
        `
        : js`
          for await (const line of ${LINES}) {
              if (!line.includes("{")) continue;
              ${printEvent(js`line`, stream)}
          }
        `,
  },
});

const LINES = js`${js.requires("node:readline", "createInterface")}${js.requires("node:stream", "Readable")}createInterface({ input: Readable.fromWeb(response.body) })`;

function isOneOf(value: Js, words: readonly string[]): Js {
  return words.length === 1 ? js`${value} === ${words[0]!}` : js`${words}.includes(${value})`;
}

function printEvent(data: Js, stream: TextStream): Js {
  if (isChatStream(stream))
    return js`
      const [choice] = JSON.parse(${data}).choices;
      process.stdout.write(choice?.delta.content ?? "");
    `;
  const [first, ...rest] = stream.path;
  const text = rest.reduce(optional, at(js`event`, first!));
  const { type, failures = [] } = stream;
  if (type !== undefined)
    return js`
      const event = JSON.parse(${data});
      if (${isOneOf(js`event.type`, failures)}) {
          throw new Error(${data});
      }
      if (event.type === ${type}) {
          process.stdout.write(${text} ?? "");
      }
    `;
  return js`
    const event = JSON.parse(${data});
    if (event.error) throw new Error(${data});
    process.stdout.write(${text} ?? "");
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
