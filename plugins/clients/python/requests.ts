// requests: prints the wire request as it is, follows a job to its end, and reads the answer where it stands.
import { type Call, defineClient, type Wire } from "hubsmith";
import { type Code, isFile, python } from "hubsmith/code";
import { missingWire, wireOf } from "../shared/absences.ts";
import { follow, readAnswer, readStream } from "./shared/answers.ts";

export default defineClient({
  id: "python/requests",
  label: "Requests",
  language: "python",
  order: 4,
  install: "pip install requests",
  refuses: missingWire,
  templates: {},
  otherwise: exchange,
});

function exchange(call: Call): Code<"python"> {
  const wire = wireOf(call);
  const { queue, answer } = wire;
  const isJob = queue !== undefined && queue.result === undefined;
  return python`
    import requests

    headers = ${wire.headers}

    response = requests.post(${python.args([wire.url], send(wire))})
    response.raise_for_status()

    ${queue === undefined ? python`` : follow(queue)}

    ${answer.as === "stream" ? readStream() : readAnswer(answer, isJob ? python`job` : python`response.json()`)}
  `;
}

function send({ body, answer }: Wire): Parameters<typeof python.args>[1] {
  const stream = answer.as === "stream" ? { stream: true } : {};
  if ("json" in body) return { headers: python`headers`, json: body.json, ...stream };
  if ("file" in body) {
    return { headers: python`{**headers, "Content-Type": ${body.file.type}}`, data: body.file };
  }
  const fields = Object.entries(body.form);
  const files = fields.flatMap(([name, value]) =>
    isFile(value) ? [python`${name}: (${value.path}, ${value}, ${value.type})`] : [],
  );
  const texts = Object.fromEntries(fields.filter(([, value]) => !isFile(value)));
  return {
    headers: python`headers`,
    data: texts,
    files: python`{${python.join(files, ", ")}}`,
  };
}
