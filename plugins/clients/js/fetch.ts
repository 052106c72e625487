// fetch: prints the wire request as it is, follows a job to its end, and reads the answer where it stands.
import { type Call, defineClient, type Wire } from "hubsmith";
import { type Code, type FileRef, isFile, js } from "hubsmith/code";
import { missingWire, wireOf } from "../shared/absences.ts";
import { follow, readAnswer, readStream } from "./shared/answers.ts";

export default defineClient({
  id: "js/fetch",
  label: "fetch",
  language: "js",
  order: 3,
  refuses: missingWire,
  templates: {},
  otherwise: exchange,
});

function exchange(call: Call): Code<"js"> {
  const wire = wireOf(call);
  const { queue, answer, body } = wire;
  const root =
    queue === undefined
      ? js`await response.json()`
      : queue.result === undefined
        ? js`job`
        : js`result`;
  const json = answer.as === "json" && answer.at.length === 0 ? root : js`(${root})`;
  return js`
    // Needs Node 18 or later.
    async function ask(url, options) {
        const response = await fetch(url, options);
        if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);
        return response;
    }

    const headers = ${wire.headers};
    ${"form" in body ? form(body.form) : js``}
    const response = await ask(${wire.url}, {
        method: "POST",
        headers: ${contentType(wire)},
        body: ${"json" in body ? js`JSON.stringify(${body.json})` : "file" in body ? js`${body.file}` : js`form`},
    });
    ${queue === undefined ? js`` : follow(queue)}
    ${answer.as === "stream" ? readStream() : readAnswer(answer, queue === undefined ? json : root)}
  `;
}

// The boundary of a form and the type of a file are set by fetch itself.
function contentType({ body }: Wire): Code<"js"> {
  return "json" in body ? js`{ ...headers, "Content-Type": "application/json" }` : js`headers`;
}

function form(fields: Readonly<Record<string, string | FileRef>>): Code<"js"> {
  const lines = Object.entries(fields).map(([name, value]) =>
    isFile(value)
      ? js`form.append(${name}, ${value}, ${value.path});`
      : js`form.append(${name}, ${value});`,
  );
  return js`
    const form = new FormData();
    ${js.join(lines)}
  `;
}
