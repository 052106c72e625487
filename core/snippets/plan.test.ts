// Plans: what is kept from call to call never shows in a result.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { base64, env, file, js, text } from "hubsmith/code";
import {
  createHub,
  defineApp,
  type Hub,
  inferenceCall,
  type InferenceOptions,
  inferenceSnippets,
  type Model,
  template,
} from "../index.ts";
import { frozenClone, isSame } from "../base/freeze.ts";
import { client, label, model, serving } from "#plugins/kit/testing/samples/small";

// The address depends on the inputs, as it may.
const echo = serving({
  request: ({ providerId, inputs, parameters }: Record<string, unknown>) => ({
    path: String(providerId),
    query: { length: String(String(inputs).length) },
    headers: { "X-Length": String(String(inputs).length) },
    json: { inputs, ...(parameters as object) },
  }),
});
const shows = client("js/shows", {
  templates: [template(label, (call) => js`call(${call.request as never}, ${call.token})`)],
});
// The name of a model is that of the chosen file.
const den = defineApp({
  id: "den",
  label: "Den",
  summary: "Runs otters.",
  docsUrl: "https://den.example",
  readOn: "2026-11-25",
  installs: { linux: { pip: ["den"] } },
  runs: (_, name = "any") => ({
    link: "den://open",
    server: { url: "http://localhost:9000", model: name, tasks: echo.tasks },
  }),
});
const hub = createHub([label, echo, shows, den]);
const failing = {
  ...label,
  callAs: () => {
    throw new Error("boom");
  },
};
const record = { pipeline_tag: "label" };

const REQUESTS: readonly object[] = [
  {},
  ...["ACME", "nobody"].map((provider) => ({ provider })),
  ...["one.gguf", "two.gguf"].map((name) => ({ file: name })),
  ...["one", "two"].map((providerId) => ({ providerId })),
  ...[
    ...[1, 2, -1].map((count) => ({ parameters: { top_k: count } })),
    { parameters: { other: [1] } },
    ...["acme", "zenith"].map((billTo) => ({ billTo })),
    ...["hf_a", "hf_b", "key"].map((accessToken) => ({ accessToken })),
    ...["http://localhost:1", "https://otter.example"].map((endpointUrl) => ({ endpointUrl })),
    ...["a", "long", ["wrong"]].map((inputs) => ({ inputs })),
    { directRequest: true },
    { tokenPlaceholder: true },
    { streaming: true },
    { temperature: 0 },
  ].map((options) => ({ options })),
];

test.each(["acme", "den"])("a request to %s has the same result after any other", (provider) => {
  const others = [hub, createHub([label, serving(), shows]), createHub([failing, echo, shows])];
  const ask = (of: Hub, given: Model, request: object) =>
    inferenceSnippets(of, { model: given, provider, ...request } as never);
  for (const request of REQUESTS) {
    const expected = ask(hub, model(record), request);
    for (const before of REQUESTS)
      for (const other of others) {
        const kept = model(record);
        ask(other, kept, before);
        expect([1, 2].map(() => ask(hub, kept, request))).toEqual([expected, expected]);
      }
  }
});

test("values are the same if they print the same", () => {
  const values = [
    null,
    0,
    -0,
    "",
    [],
    {},
    [0],
    ["0"],
    { a: 1, b: 2 },
    { b: 2, a: 1 },
    { a: 1 },
    env("A"),
    { name: "A" },
    file("a.png", "image/png"),
    base64(file("a.png", "image/png")),
    text("a", env("A")),
    new Map(),
    new Map([[1, 2]]),
  ];
  for (const [at, value] of values.entries())
    for (const [index, other] of values.entries())
      expect(isSame(value, frozenClone(other)), `${at} and ${index}`).toBe(at === index);
});

test("values that the caller changes afterwards are not cached", () => {
  const kept = model(record);
  const parameters = { top_k: 1 };
  const ask = (): string =>
    inferenceSnippets(hub, {
      model: kept,
      provider: "acme",
      providerId: "x",
      options: { parameters },
    }).snippets[0]!.content;
  expect(ask()).toContain("top_k: 1");
  parameters.top_k = 2;
  expect(ask()).toContain("top_k: 2");
});

test("a request that was made before is not built or printed again", () => {
  const counts = { built: 0, printed: 0 };
  const counted = createHub([
    label,
    serving({ request: () => ({ path: `${++counts.built}` }) }),
    client("js/counts", { templates: [template(label, () => js`${++counts.printed}`)] }),
  ]);
  const kept = model(record);
  const ask = (given: InferenceOptions) => {
    const request = { model: kept, provider: "acme", providerId: "x", options: given };
    inferenceSnippets(counted, request);
    return inferenceCall(counted, request);
  };
  const first = ask({ inputs: "a" });
  expect(ask({ inputs: "a" })).toBe(first);
  expect(counts).toEqual({ built: 1, printed: 1 });
  ask({ inputs: "b" });
  expect(counts).toEqual({ built: 2, printed: 2 });
});

test("models that are not used again are garbage for collections of young objects", () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as (options?: { type: "minor" }) => void;
  const ask = (from: number): void => {
    for (let at = from; at < from + 200; at += 1)
      inferenceSnippets(hub, { model: model(record), provider: "acme", providerId: `${at}` });
  };
  const grown = (): number => {
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let round = 1; round <= 10; round += 1) {
      ask(round * 200);
      collect({ type: "minor" });
    }
    return process.memoryUsage().heapUsed - before;
  };
  // The code of the first rounds is compiled meanwhile, which also needs memory.
  const rounds = [grown(), grown(), grown()];
  // In a WeakMap, each would keep 4 kB.
  expect(Math.min(...rounds)).toBeLessThan(2000 * 1500);
});
