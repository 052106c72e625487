// fetch: prints the wire request as it is, follows a job to its end, and reads the answer where it stands.
import { type Call, defineClient, type Wire } from "hubsmith";
import {
  type Body,
  bodyOf,
  type Following,
  followingOf,
  isChat,
  missingWire,
  once,
  type Part,
  type Reading,
  readingOf,
  wireOf,
} from "hubsmith/clients";
import { type Code, js } from "hubsmith/code";
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
  const body = bodyOf(wire);
  const reading = readingOf(call);
  const job = wire.job && followingOf(wire.job);
  const asksMore = job !== undefined || reading.does === "save from address";
  const sharesHeaders = job?.status.carriesToken === true || job?.result?.carriesToken === true;
  const exchanged = js`
    ${sharesHeaders ? shared(wire.headers) : js``}
    ${body.is === "form" ? form(body.parts) : js``}
    const response = await ${asksMore ? js`ask` : js`fetch`}(${wire.url}, {
        method: "POST",
        headers: ${headersOf(wire, body, sharesHeaders)},
        body: ${body.is === "json" ? js`JSON.stringify(${body.json})` : body.is === "file" ? js`${body.file}` : js`form`},
    });
    ${asksMore ? js`` : RAISE}

    ${after(reading, job, isChat(call))}
  `;
  return js`
    // Needs Node 18 or later.
    ${asksMore ? js.join([ASK, exchanged], "\n\n") : exchanged}
  `;
}

const shared = once((headers: Wire["headers"]) => js`const headers = ${headers};`);

const after = once(
  (reading: Reading, job: Following | undefined, isChat: boolean): Js => js`
    ${job === undefined ? js`` : follow(job)}
    ${reading.does === "stream" ? readStream(reading.hasTools) : readAnswer(reading, isChat)}
  `,
);

const ASK = js`
  async function ask(url, options) {
      const response = await fetch(url, options);
      ${RAISE}
      return response;
  }
`;

// The boundary of a form and the type of a file are set by fetch itself.
function headersOf({ headers }: Wire, body: Body, isShared: boolean): Js {
  if (body.is !== "json") return isShared ? js`headers` : js`${headers}`;
  return isShared ? js`{ ...headers, "Content-Type": "application/json" }` : withType(headers);
}

const withType = once(
  (headers: Wire["headers"]) => js`${{ ...headers, "Content-Type": "application/json" }}`,
);

function form(parts: readonly Part[]): Js {
  const lines = parts.map((part) =>
    "file" in part
      ? js`form.append(${part.name}, ${part.file}, ${part.file.path});`
      : js`form.append(${part.name}, ${part.text});`,
  );
  return js`
    const form = new FormData();
    ${js.join(lines)}
  `;
}
