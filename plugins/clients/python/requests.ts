// requests: prints the wire request as it is, follows a job to its end, and reads the answer where it stands.
import { defineClient, type Wire } from "hubsmith";
import {
  bodyOf,
  type Following,
  followingOf,
  missingWire,
  once,
  type Reading,
  readingOf,
  wireOf,
} from "hubsmith/clients";
import { type Code, type Hole, python } from "hubsmith/code";
import { check, finder, read } from "./shared/answers.ts";
import { follow, jsonOf } from "./shared/job.ts";

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
    const wire = wireOf(call);
    const { headers, job } = wire;
    const reading = readingOf(call);
    const following = job && followingOf(job);
    return python`
      import requests

      ${before(reading, headers, job !== undefined)}

      ${job === undefined ? python`response = ${post(wire)}` : python`job = json_of(${post(wire)})`}
      ${after(reading, following, hasHeaders(headers))}
    `;
  },
});

const hasHeaders = (headers: Wire["headers"]): boolean => Object.keys(headers).length > 0;

const before = once((reading: Reading, headers: Wire["headers"], hasJob: boolean): Python => {
  const parts = [
    hasJob ? jsonOf : python``,
    finder(reading),
    hasHeaders(headers) ? python`headers = ${headers}` : python``,
  ];
  return python.join(parts, "\n\n");
});

const after = once(
  (reading: Reading, job: Following | undefined, sharesHeaders: boolean): Python => python`
    ${job === undefined ? check(reading) : follow(job, reading, sharesHeaders)}

    ${read(reading)}
  `,
);

function post(wire: Wire): Python {
  return python`requests.post(${python.args([wire.url], send(wire))})`;
}

function send(wire: Wire): Parameters<typeof python.args>[1] {
  const { answer, headers } = wire;
  const body = bodyOf(wire);
  const named: Record<string, Hole<"python">> = {};
  if (hasHeaders(headers)) named["headers"] = python`headers`;
  if (body.is === "json") {
    named["json"] = body.json;
    if (answer.as === "stream") named["stream"] = true;
    return named;
  }
  if (body.is === "file") {
    const all = hasHeaders(headers)
      ? python`{**headers, "Content-Type": ${body.type}}`
      : python`{"Content-Type": ${body.type}}`;
    return { headers: all, data: body.file };
  }
  const files = body.parts.flatMap((part) =>
    "file" in part
      ? [python`${part.name}: (${part.fileName}, ${part.file}, ${part.file.type})`]
      : [],
  );
  const texts = Object.fromEntries(
    body.parts.flatMap((part) => ("text" in part ? [[part.name, part.text]] : [])),
  );
  if (Object.keys(texts).length > 0) named["data"] = texts;
  named["files"] = python`{${python.join(files, ", ")}}`;
  return named;
}
