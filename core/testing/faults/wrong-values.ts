// Values that are nearly valid: of the right type, but wrong in one part, or in conflict with another field.
import { env, file } from "../../code/value.ts";
import { js, python } from "hubsmith/code";
import type { Kind } from "../../kinds/index.ts";
import { answer, template } from "../../index.ts";
import { plain, WHOLE } from "./complete-plugins.ts";

/** Values for a field, or return values of a function; without a place, fields. */
type Row = readonly [kind: Kind, place: string, ...values: unknown[]];

const fails = (): never => {
  throw new Error("boom");
};
const grown = (levels: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = wrap(value);
  return value;
};
const handler = WHOLE.provider[0]!.tasks[0]!;
const count = WHOLE.task[0]!.parameters["count"]!;
const BODY = { path: "v1/plain", json: {} };
const JOB = { state: "s", waiting: ["w"], status: ["https://faulty.example/a"], interval: 1 };
const ITEM = { purpose: "Load", code: python`x` };

/** A checked hub reports each of these. */
export const WRONG: readonly Row[] = [
  ["library", "id", "", "-a", "a b", "../a", "__proto__", "é", "x".repeat(201), "python/a"],
  ["library", "aliases", ["b", "c d"]],
  ["library", "install", { swift: [{ url: "x" }] }],
  ["library", "countDownloads", { any: [{ field: "name", is: "b" }] }],
  [
    "library",
    "",
    { extra: { big: [1n] } },
    { extra: grown(100, (one) => [one, one]) },
    { extra: grown(5000, (a) => ({ a })) },
  ],
  [
    "library",
    "snippets",
    [python`x`],
    [{ ...ITEM, code: "x" }],
    { ...ITEM, purpose: 7 },
    { ...ITEM, install: { pip: "a" } },
  ],
  ["task", "", { sample: undefined, inputs: undefined }],
  ["task", "inputs", {}, "texxt"],
  ["task", "modality", "text"],
  ["task", "parameters", { count, n: { ...count, aliases: [] } }],
  ["task", "parameters.count.sample", -1],
  ["task", "callAs", { id: "x" }],
  ["provider", "tasks[0].task", "read", { id: "read-it" }, { ...plain, label: 3 }],
  ["provider", "tasks", [handler, handler], [{ ...handler, answer: answer.json() }]],
  [
    "provider",
    "tasks[0].parameters",
    { hh: "k" },
    { count: "wide", size: { width: "wide", height: "high" } },
    { count: "size" },
    { count: "size.x" },
    { size: { width: "a", height: "count" } },
    { size: { width: "w" } },
  ],
  [
    "provider",
    "auth",
    { query: "key", header: "X-Key" },
    { header: "X-Key\r\nX-Other" },
    { scheme: "Bearer\n" },
    { query: "" },
  ],
  [
    "provider",
    "baseUrl",
    "a.example",
    "ftp://a",
    "https://a/",
    "https://a?v=1",
    "https://a#top",
    "https://a b",
  ],
  // keys.test.ts has more of these.
  [
    "provider",
    "",
    { isHuggingFace: true, auth: undefined, baseUrl: "https://huggingface.co.a.example" },
  ],
  [
    "provider",
    "tasks[0].request",
    { json: {} },
    { ...BODY, path: "https://b.example/v1" },
    { ...BODY, path: "//b.example" },
    { ...BODY, path: "/v1" },
    { ...BODY, baseUrl: "https://b.example/" },
    { path: "v1" },
    { ...BODY, form: {} },
    { path: "v1", json: [] },
    { path: "v1", form: { steps: 4 } },
    { path: "v1", file: "a.png" },
    { ...BODY, query: { v: 1 } },
    { ...BODY, headers: { "X-A\r\nX-B": "1" } },
    ...[[{ a: Promise.resolve(1) }], undefined, 4n, fails, new Date(0), new Set()].map((at) => ({
      path: "v1",
      json: { at },
    })),
  ],
  [
    "provider",
    "tasks[0].answer",
    { kind: "xml" },
    { kind: "json", at: [] },
    { kind: "json", at: [[]], schemas: ["strin"] },
    { kind: "json", at: [["a"]], textUrl: 7 },
    { kind: "bytes" },
  ],
  [
    "provider",
    "tasks[0].job",
    { ...JOB, status: [] },
    { ...JOB, status: [7] },
    { ...JOB, waiting: [] },
    { ...JOB, interval: 0 },
    { ...JOB, pollFirst: "yes" },
  ],
  ["provider", "handlerOf", { ...handler, parameters: { topk: "x" } }],
  ["client", "order", Number.NaN],
  ["client", "language", js],
  ["client", "id", "faulty", "python/faulty"],
  ["client", "templates", [template(plain, () => js`x`), template(plain, () => js`y`)]],
  ["client", "templates[0].print", python`x`],
  ["client", "refuses", { code: "x", reason: "y" }],
  ["quantization", "recognize", [{ format: "A" }]],
];

/** A checked hub accepts each of these. */
export const RIGHT: readonly Row[] = [
  [
    "provider",
    "tasks[0].request",
    { path: "", form: { text: "A", image: file("a.png", "image/png") } },
    { path: "v1", file: file("a.png", "image/png") },
    { path: "v1", text: "{}" },
    { ...BODY, query: { v: "1" }, headers: { "X-Mode": "a b" }, form: undefined },
    { path: "v1", json: { a: env("A"), b: [null] } },
  ],
];
