// fetch: prints the wire request as it is, polls a job, and reads the response.
import {
  type Address,
  type Body,
  httpClient,
  type Part,
  type Place,
  type Posting,
} from "hubsmith/clients";
import { type Code, js } from "hubsmith/code";

type Js = Code<"js">;

export default httpClient({
  id: "js/fetch",
  label: "fetch",
  order: 3,
  tag: js,
  syntax: {
    post: (posting) => js`
      ${posting.sharesHeaders ? js`const headers = ${posting.headers};` : js``}
      ${posting.body.is === "form" ? form(posting.body.parts) : js``}

      const response = await fetch(${posting.url}, ${optionsOf(posting)});
      if (!response.ok) throw new Error(await response.text());
    `,
    follow: ({ state, waiting, pollFirst, status, result, interval }, hasHeaders) => {
      const get = (url: Js, { carriesToken }: Address): Js =>
        hasHeaders && carriesToken
          ? js`await (await fetch(${url}, { headers })).json()`
          : js`await (await fetch(${url})).json()`;
      const poll = js`job = ${get(js`statusUrl`, status)};`;
      const [only] = waiting;
      const now = at(js`job`, state);
      const isWaiting =
        waiting.length === 1 ? js`${now} === ${only!}` : js`${waiting}.includes(${now})`;
      return js`
        let job = await response.json();

        ${pathOf(status)}
        const statusUrl = ${urlOf(status)};
        ${result === undefined ? js`` : js`const resultUrl = ${urlOf(result)};`}
        ${pollFirst === true ? poll : js``}
        while (${isWaiting}) {
            await new Promise((resolve) => setTimeout(resolve, ${interval * 1000}));
            ${poll}
        }
        ${result === undefined ? js`` : js`const result = ${get(js`resultUrl`, result)};`}
      `;
    },
    at: (place, from) => {
      if (from !== "response") return { value: at(js.name(from), place) };
      if (place.length === 0) return { value: js`await response.json()` };
      return { before: js`const result = await response.json();`, value: at(js`result`, place) };
    },
    print: (value) => js`console.log(${value});`,
    stream: (hasTools) => js`
      ${js.needs("node:readline", "createInterface")}
      ${js.needs("node:stream", "Readable")}
      const input = Readable.fromWeb(response.body);
      for await (const line of createInterface({ input })) {
          if (!line.startsWith("data: {")) continue;
          const [choice] = JSON.parse(line.slice(6)).choices;
          ${hasTools ? js`console.log(choice?.delta);` : js`process.stdout.write(choice?.delta.content ?? "");`}
      }
    `,
    saveBody: (file) => js`
      ${WRITE}
      await writeFile(${file}, Buffer.from(await response.arrayBuffer()));
    `,
    saveBase64: (value, file) => js`
      ${WRITE}
      await writeFile(${file}, ${value}, "base64");
    `,
    saveUrl: (value, isList, file) => js`
      ${WRITE}
      const ${variable(file)} = await fetch(${isList ? js`[${value}].flat()[0]` : value});
      await writeFile(${file}, Buffer.from(await ${variable(file)}.arrayBuffer()));
    `,
  },
});

const WRITE = js.needs("node:fs/promises", "writeFile");

/** The value at a place of a JSON value. */
function at(json: Js, place: Place): Js {
  return place.reduce<Js>((code, step, index) => {
    if (typeof step !== "object") return memberOf(code, step);
    const found = js.join(
      step.map((name) => memberOf(code, name)),
      " ?? ",
    );
    return index === place.length - 1 ? found : js`(${found})`;
  }, json);
}

const memberOf = (code: Js, step: string | number): Js =>
  typeof step === "string" && js.isName(step) ? js`${code}.${js.name(step)}` : js`${code}[${step}]`;

// Named after the kind of the file.
const variable = (file: string): Js => js.name(file.split(".")[0]!);

// Its path begins with a slash, so that it stays on the server that it is added to.
function pathOf({ pieces }: Address): Js {
  const piece = pieces.find((one) => "at" in one && one.as === "path");
  return piece === undefined || "text" in piece
    ? js``
    : js`const path = new URL(${at(js`job`, piece.at)}).pathname;`;
}

function urlOf({ pieces }: Address): Js {
  const [first] = pieces;
  if (first !== undefined && "at" in first && first.as === "url") return at(js`job`, first.at);
  return js.template(
    pieces.map((piece) => {
      if ("text" in piece) return piece.text;
      return piece.as === "path" ? js`path` : at(js`job`, piece.at);
    }),
  );
}

// The boundary of a form is set by fetch itself.
function optionsOf({ headers, sharesHeaders, body }: Posting): Js {
  const own = body.is === "form" ? {} : { "Content-Type": body.type };
  return js.object({
    method: "POST",
    headers: !sharesHeaders
      ? { ...headers, ...own }
      : body.is === "form"
        ? js`headers`
        : js`{ ...headers, "Content-Type": ${body.type} }`,
    body: contentOf(body),
  });
}

function contentOf(body: Body): Js {
  if (body.is === "form") return js`form`;
  if (body.is === "json") return js`JSON.stringify(${body.json})`;
  return js`${js.needs("node:fs/promises", "readFile")}await readFile(${body.file.path})`;
}

function form(parts: readonly Part[]): Js {
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
