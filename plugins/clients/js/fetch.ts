// fetch: prints the wire request as it is, follows a job to its end, and reads the answer where it stands.
import { type Call, carriesToken, defineClient, type Form, type Wire } from "hubsmith";
import { type Code, isFile, js } from "hubsmith/code";
import { isChat, missingWire, wireOf } from "../shared/absences.ts";
import { readAnswer } from "./shared/answers.ts";
import { follow } from "./shared/jobs.ts";
import { readStream } from "./shared/stream.ts";

type Js = Code<"js">;

export default defineClient({
  id: "js/fetch",
  label: "fetch",
  language: js.language,
  order: 3,
  refuses: missingWire,
  templates: [],
  otherwise: exchange,
});

const RAISE = js`if (!response.ok) throw new Error(response.status + ": " + (await response.text()));`;

function exchange(call: Call): Js {
  const wire = wireOf(call);
  const { job, answer, body } = wire;
  const asksMore = job !== undefined || (answer.as === "file" && answer.holds === "url");
  const sharesHeaders = job !== undefined && [job.status, job.result ?? []].some(carriesToken);
  const exchanged = js`
    ${sharesHeaders ? js`const headers = ${wire.headers};` : js``}
    ${"form" in body ? form(body.form) : js``}
    const response = await ${asksMore ? js`ask` : js`fetch`}(${wire.url}, {
        method: "POST",
        headers: ${headersOf(wire, sharesHeaders)},
        body: ${"json" in body ? js`JSON.stringify(${body.json})` : "file" in body ? js`${body.file}` : js`form`},
    });
    ${asksMore ? js`` : RAISE}

    ${job === undefined ? js`` : follow(job)}
    ${
      answer.as === "stream"
        ? readStream(call)
        : readAnswer({
            answer,
            isChat: isChat(call),
            response: job?.result === undefined ? js`response` : js`last`,
            ...(job !== undefined && job.result === undefined ? { json: js`job` } : {}),
          })
    }
  `;
  return js`
    // Needs Node 18 or later.
    ${asksMore ? js.join([ASK, exchanged], "\n\n") : exchanged}
  `;
}

const ASK = js`
  async function ask(url, options) {
      const response = await fetch(url, options);
      ${RAISE}
      return response;
  }
`;

// The boundary of a form and the type of a file are set by fetch itself.
function headersOf({ body, headers }: Wire, isShared: boolean): Js {
  if (!("json" in body)) return isShared ? js`headers` : js`${headers}`;
  return isShared
    ? js`{ ...headers, "Content-Type": "application/json" }`
    : js`${{ ...headers, "Content-Type": "application/json" }}`;
}

function form(fields: Form): Js {
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
