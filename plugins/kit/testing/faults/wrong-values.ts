// Values that are nearly valid: of the right type, but wrong in one part, or in conflict with another field.
import { js, python } from "hubsmith/code";
import type { Kind } from "#core/kinds/index";
import { answer, template } from "hubsmith";
import { plain, WHOLE } from "./complete-plugins.ts";

/** Values for fields, or return values of functions, by the place in a plugin; without a place, several fields. */
type Values = { readonly [K in Kind]: Readonly<Record<string, readonly unknown[]>> };

const fails = (): never => {
  throw new Error("boom");
};
const grown = (levels: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = wrap(value);
  return value;
};
const handler = WHOLE.provider.tasks[0]!;
const count = WHOLE.task.parameters!["count"]!;
const BODY = { path: "v1/plain", json: {} };
const JOB = { state: "s", waiting: ["w"], status: ["https://faulty.example/a"], interval: 1 };
const ITEM = { purpose: "Load", code: python`x` };

/** A checked hub reports each of these. */
export const WRONG: Values = {
  app: {
    readOn: ["yesterday", "2026-02-30"],
    runs: [{ commands: [] }, { link: "nowhere" }],
  },
  library: {
    id: ["", "-a", "a b", "../a", "__proto__", "é", "x".repeat(201), "python/a"],
    aliases: [["b", "c d"]],
    install: [{ swift: [{ url: "x" }] }],
    countDownloads: [{ any: [{ field: "name", is: "b" }] }],
    "": [
      { extra: { big: [1n] } },
      { extra: grown(100, (value) => [value, value]) },
      { extra: grown(5000, (a) => ({ a })) },
    ],
    snippets: [
      [python`x`],
      [{ ...ITEM, code: "x" }],
      { ...ITEM, purpose: 7 },
      { ...ITEM, install: { pip: "a" } },
    ],
  },
  task: {
    "": [{ sample: undefined, inputs: undefined }],
    inputs: [{}, "texxt"],
    modality: ["text"],
    parameters: [{ count: { ...count, aliases: ["n"] }, n: count }],
    "parameters.count.sample": [-1],
    callAs: [{ id: "x" }],
  },
  provider: {
    "tasks[0].task": ["read", { id: "read-it" }, { ...plain, label: 3 }],
    tasks: [[handler, handler], [{ ...handler, answer: answer.json() }]],
    "tasks[0].parameters": [
      { hh: "k" },
      { count: "wide", size: { width: "wide", height: "high" } },
      { count: "size", size: true },
      { count: true, size: { width: "a", height: "count" } },
      { size: { width: "w" } },
    ],
    auth: [{ query: "key", header: "X-Key" }, { header: "X-Key\r\nX-Other" }],
    baseUrl: ["a.example", "https://a/", "https://a?v=1"],
    // keys.test.ts has more of these.
    "": [{ role: "huggingface", auth: undefined, baseUrl: "https://huggingface.co.a.example" }],
    "tasks[0].request": [
      { json: {} },
      { ...BODY, path: "https://b.example/v1" },
      { ...BODY, path: "//b.example" },
      { ...BODY, path: "/v1" },
      { ...BODY, baseUrl: "https://b.example/" },
      { path: "v1" },
      { ...BODY, form: {} },
      { path: "v1", form: { steps: 4 } },
      { path: "v1", file: "a.png" },
      { ...BODY, query: { v: 1 } },
      { ...BODY, headers: { "X-A\r\nX-B": "1" } },
      ...[[{ a: Promise.resolve(1) }], undefined, 4n, fails, new Date(0), new Set()].map((at) => ({
        path: "v1",
        json: { at },
      })),
    ],
    "tasks[0].answer": [
      { kind: "xml" },
      { kind: "json", at: [[]], schemas: ["strin"] },
      { kind: "json", at: [["a"]], textUrl: 7 },
      { kind: "stream" },
      { kind: "stream", format: "ndjson", path: ["text"] },
      { kind: "stream", format: "sse", path: ["text"], done: '{"done":true}' },
      { kind: "bytes" },
    ],
    "tasks[0].job": [
      { ...JOB, status: [] },
      { ...JOB, status: [7] },
      { ...JOB, interval: 0 },
      { ...JOB, pollFirst: "yes" },
    ],
    handlerOf: [{ ...handler, parameters: { topk: "x" } }],
  },
  client: {
    order: [Number.NaN],
    language: [js],
    id: ["faulty", "python/faulty"],
    templates: [[template(plain, () => js`x`), template(plain, () => js`y`)]],
    "templates[0].print": [python`x`],
    refuses: [{ code: "x", reason: "y" }],
  },
  quantization: {
    recognize: [[{ format: "A" }]],
  },
};
