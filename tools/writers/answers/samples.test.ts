// Sample answers have every exchange of a call in order, and the output for the last response.
import { expect, test } from "vitest";
import { answer, defineProvider, defineTask, serves, pathAt, urlAt } from "hubsmith";
import { type Contract, errorsOf, fact, reply, takes, url } from "hubsmith/contract";
import { sampleAnswers } from "./samples.ts";

const API = "https://api.acme.example";
const draw = defineTask({
  id: "draw",
  label: "Draw",
  modality: "cv",
  inputs: "text",
  output: "image",
  parameters: {},
  sample: () => "a lighthouse",
});
const acme = defineProvider({
  id: "acme",
  label: "Acme",
  baseUrl: API,
  tasks: [
    serves(draw, {
      request: ({ inputs }) => ({ path: "draw", json: { text: inputs } }),
      answer: answer.download("files.0", "image/png"),
      job: () => ({
        state: "state",
        waiting: ["queued"],
        status: [API, pathAt("job")],
        result: [urlAt("result")],
        interval: 1,
      }),
    }),
  ],
});
const ticket = (state: string) =>
  reply.json({ state, job: `${API}/jobs/7`, result: `${API}/jobs/7/result` });
const PIXELS = "iVBORw0KGgo=";

const contractWith = (file: string): Contract => ({
  provider: "acme",
  key: { header: "Authorization", scheme: "Bearer" },
  errors: errorsOf((message) => ({ error: message })),
  tasks: [
    takes(
      draw,
      { post: [url(API, "/draw")], json: { text: fact.input() }, replies: [ticket("queued")] },
      { get: [url(API, "/jobs/7")], replies: [ticket("queued"), ticket("done")] },
      {
        get: [url(API, "/jobs/7/result")],
        secret: "none",
        replies: [reply.json({ files: [file] })],
      },
      {
        get: [url("https://files.acme.example/7.png")],
        secret: "none",
        replies: [reply.file(PIXELS, "image/png")],
      },
    ),
  ],
});

test("the request, each poll, the result and the file, in order", () => {
  const [sample, ...others] = sampleAnswers(acme, contractWith("https://files.acme.example/7.png"));
  expect(others).toEqual([]);
  expect(sample).toMatchObject({ task: "draw", targets: ["direct"], from: "provider" });
  expect(sample!.exchanges.map(({ step, type }) => `${step} ${type}`)).toEqual([
    "request application/json",
    "job application/json",
    "job application/json",
    "result application/json",
    "file image/png",
  ]);
  expect(sample!.exchanges[2]!.body).toContain('"state": "done"');
  expect(sample!.saves).toEqual({ what: "a PNG picture, 8 bytes", stem: "image" });
});

test("a response that is not read is not a sample", () => {
  expect(() => sampleAnswers(acme, contractWith("https://elsewhere.example/7.png"))).toThrow(
    "acme, draw, direct: GET https://elsewhere.example/7.png",
  );
});
