// requests: prints the wire request as it is, follows a job to its end, and reads the answer where it stands.
import { type Call, defineClient, type Wire } from "hubsmith";
import { type Code, isFile, python } from "hubsmith/code";
import { missingWire, wireOf } from "../shared/absences.ts";
import { check, finder, read } from "./shared/answers.ts";
import { follow, jsonOf } from "./shared/job.ts";
import { readEvents } from "./shared/stream.ts";

type Python = Code<"python">;

export default defineClient({
  id: "python/requests",
  label: "Requests",
  language: python.language,
  order: 4,
  install: { pip: ["requests"] },
  refuses: missingWire,
  templates: [],
  otherwise: (call) => {
    const { headers, job, answer } = wireOf(call);
    const parts = [
      job === undefined ? python`` : jsonOf,
      finder(answer),
      hasHeaders(headers) ? python`headers = ${headers}` : python``,
      job === undefined ? askOnce(call) : askForJob(call),
    ];
    return python`
      import requests

      ${python.join(parts, "\n\n")}
    `;
  },
});

const hasHeaders = (headers: Wire["headers"]): boolean => Object.keys(headers).length > 0;

function askOnce(call: Call): Python {
  const wire = wireOf(call);
  const { answer } = wire;
  return python`
    response = ${post(wire)}
    ${check(answer)}

    ${answer.as === "stream" ? readEvents(call.parameters["tools"] !== undefined) : read(answer, "response")}
  `;
}

function askForJob(call: Call): Python {
  const wire = wireOf(call);
  const { job, answer } = wire;
  const isAsked = job?.result !== undefined;
  if (job === undefined || answer.as === "stream" || (answer.as === "bytes" && !isAsked))
    throw new TypeError("A job has no stream, and bytes only where its result is asked for apart.");
  return python`
    job = json_of(${post(wire)})
    ${follow(job, answer, hasHeaders(wire.headers))}

    ${read(answer, isAsked ? "result" : "job")}
  `;
}

function post(wire: Wire): Python {
  return python`requests.post(${python.args([wire.url], send(wire))})`;
}

function send({ body, answer, headers }: Wire): Parameters<typeof python.args>[1] {
  const own = hasHeaders(headers) ? { headers: python`headers` } : {};
  const stream = answer.as === "stream" ? { stream: true } : {};
  if ("json" in body) return { ...own, json: body.json, ...stream };
  if ("file" in body) {
    const { type } = body.file;
    const all = hasHeaders(headers)
      ? python`{**headers, "Content-Type": ${type}}`
      : python`{"Content-Type": ${type}}`;
    return { headers: all, data: body.file };
  }
  const fields = Object.entries(body.form);
  const files = fields.flatMap(([name, value]) =>
    isFile(value) ? [python`${name}: (${nameOf(value.path)}, ${value}, ${value.type})`] : [],
  );
  const texts = Object.fromEntries(fields.filter(([, value]) => !isFile(value)));
  const data = Object.keys(texts).length > 0 ? { data: texts } : {};
  return { ...own, ...data, files: python`{${python.join(files, ", ")}}` };
}

// A service needs the ending of a file's name, and not the folders that it is in.
const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1) || path;
