// fetch: prints the HTTP request, polls a job, and reads the response.
import { httpClient, type FormPart, type PostStep } from "hubsmith/clients";
import { type Code, js } from "hubsmith/code";
import { isCode } from "hubsmith/code/language";
import { at, either } from "./shared/json.ts";

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
    json: js`await response.json()`,
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
    get: (url, sendsHeaders) =>
      sendsHeaders
        ? js`await (await fetch(${url}, { headers })).json()`
        : js`await (await fetch(${url})).json()`,
    loop: ({ state, waiting, interval, poll }) => {
      const [only] = waiting;
      return js`
        while (${waiting.length === 1 ? js`${state} === ${only!}` : js`${waiting}.includes(${state})`}) {
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
    // For a message with tools, console.log would hide the arguments.
    print: (value, path, job) => js`
      ${job ? js`if (${value} == null) throw new Error(JSON.stringify(${job}));` : js``}
      console.log(${path.at(-1) === "message" ? js`JSON.stringify(${value})` : value});
    `,
    save: (content, file) => {
      if (content.is === "body") return save(js`response`, file);
      const { value } = content;
      if (content.is === "base64") return js`${WRITE}await writeFile(${file}, ${value}, "base64");`;
      // Named after the type of the file.
      const name = js.name(file.split(".")[0]!);
      return js`
        const ${name} = await fetch(${content.isList ? js`[${value}].flat()[0]` : value});
        ${save(name, file)}
      `;
    },
    stream: js`
      ${js.requires("node:readline", "createInterface")}
      ${js.requires("node:stream", "Readable")}
      const input = Readable.fromWeb(response.body);
      for await (const line of createInterface({ input })) {
          if (!line.startsWith("data: {")) continue;
          const [choice] = JSON.parse(line.slice(6)).choices;
          process.stdout.write(choice?.delta.content ?? "");
      }
    `,
  },
});

const WRITE = js.requires("node:fs/promises", "writeFile");

const save = (response: Js, file: string): Js =>
  js`${WRITE}await writeFile(${file}, Buffer.from(await ${response}.arrayBuffer()));`;

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
