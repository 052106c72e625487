// fetch: prints the wire request as it is, polls a job, and reads the response.
import {
  type PollUrl,
  httpClient,
  type FormPart,
  type ValuePath,
  type PostStep,
  type ResponsePlan,
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
    poll: (job, hasHeaders) => {
      const { state, waiting, pollFirst, status, result, interval } = job;
      const get = (url: Js, { carriesToken }: PollUrl): Js =>
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

        ${js.join(job.variables.map(({ as, at: place, name }) => (as === "path" ? js`const ${js.name(name)} = new URL(${at(js`job`, place)}).pathname.slice(1);` : js``)))}
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
    read: (reading, from) => {
      if (reading.kind === "stream")
        return js`
          ${js.requires("node:readline", "createInterface")}
          ${js.requires("node:stream", "Readable")}
          const input = Readable.fromWeb(response.body);
          for await (const line of createInterface({ input })) {
              if (!line.startsWith("data: {")) continue;
              const [choice] = JSON.parse(line.slice(6)).choices;
              ${reading.hasTools ? js`console.log(JSON.stringify(choice?.delta));` : js`process.stdout.write(choice?.delta.content ?? "");`}
          }
        `;
      if (reading.kind === "save body") return save(js`response`, reading.file);
      if (reading.kind === "print" && from === "response" && reading.at.length === 0)
        return js`console.log(await response.json());`;
      const name = from === "response" ? js`result` : js.name(from);
      return js`
        ${from === "response" ? js`const result = await response.json();` : js``}
        ${shown(reading, at(name, reading.at))}
      `;
    },
  },
});

function shown(reading: Exclude<ResponsePlan, { kind: "stream" | "save body" }>, value: Js): Js {
  // Of a message with tools, console.log would hide the arguments.
  const shownValue = reading.at.at(-1) === "message" ? js`JSON.stringify(${value})` : value;
  if (reading.kind === "print") return js`console.log(${shownValue});`;
  const { file } = reading;
  if (reading.kind === "save base64")
    return js`${WRITE}await writeFile(${file}, ${value}, "base64");`;
  // Named after the kind of the file.
  const name = js.name(file.split(".")[0]!);
  return js`
    const ${name} = await fetch(${reading.isList ? js`[${value}].flat()[0]` : value});
    ${save(name, file)}
  `;
}

const WRITE = js.requires("node:fs/promises", "writeFile");

const save = (response: Js, file: string): Js =>
  js`${WRITE}await writeFile(${file}, Buffer.from(await ${response}.arrayBuffer()));`;

/** The value at a place of a JSON value. */
function at(json: Js, place: ValuePath): Js {
  return place.reduce<Js>((code, step, index) => {
    if (typeof step !== "object") return memberOf(code, step);
    const members = step.map((name) => memberOf(code, name));
    const found = js.join(members, " ?? ");
    return index === place.length - 1 ? found : js`(${found})`;
  }, json);
}

const memberOf = (code: Js, step: string | number): Js =>
  typeof step === "string" && js.isName(step) ? js`${code}.${js.name(step)}` : js`${code}[${step}]`;

function urlOf({ parts }: PollUrl): Js {
  const [first] = parts;
  if (first !== undefined && "at" in first) return at(js`job`, first.at);
  return js.template(
    parts.map((piece) => {
      if ("text" in piece) return piece.text;
      return piece.as === "path" ? js.name(piece.name) : at(js`job`, piece.at);
    }),
  );
}

function optionsOf({ headers, sharesHeaders, body }: PostStep): Js {
  const isForm = body.is === "form";
  const shared = isForm ? js`headers` : js`{ ...headers, "Content-Type": ${body.type} }`;
  const own = isForm ? headers : { ...headers, "Content-Type": body.type };
  const content = isForm
    ? js`form`
    : body.is === "json"
      ? js`JSON.stringify(${body.json})`
      : js`${js.requires("node:fs/promises", "readFile")}await readFile(${body.file.path})`;
  return js.object({ method: "POST", headers: sharesHeaders ? shared : own, body: content });
}

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
