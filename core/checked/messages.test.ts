// Checks that wrong values in any field, and wrong return values of any function, are reported with the plugin
// and the field.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { env, file } from "../code/value.ts";
import { js, python } from "hubsmith/code";
import { WHOLE } from "../testing/faults/complete-plugins.ts";
import { unknownFields } from "../testing/fields.ts";
import { client, label, model, serving } from "../testing/samples/small.ts";
import {
  answer,
  type Call,
  createHub as createPlainHub,
  defineClient,
  defineLibrary,
  defineProvider,
  defineQuantization,
  defineTask,
  type Diagnostic,
  inferenceSnippets,
  loadSnippets,
  serves,
  template,
} from "../index.ts";
import { formatsOf } from "hubsmith/formats";
import { createHub } from "./index.ts";
import { isAbsence } from "./return-schemas.ts";

type Fields = Readonly<Record<string, unknown>>;

const { page: _, ...whole } = WHOLE.task[0]!;
const task = defineTask({
  ...whole,
  parameters: {
    a: { type: "text", label: "A", example: "a", aliases: ["aa"], sample: () => "a" },
    d: { type: "count", label: "D", example: 1 },
    g: { type: "size", label: "G", example: { width: 1, height: 1 } },
    h: { type: "json", label: "H", example: {} },
  },
  sample: () => ({}) as never,
});
const [provider] = WHOLE.provider;
const served = {
  ...provider!.tasks[0]!,
  ...serves(task, {
    parameters: {
      a: "a1",
      d: { name: "d1", convert: (value) => value },
      g: { width: "wide", height: "high" },
      h: false,
    },
    request: () => ({ path: "" }),
    answer: answer.json(),
  }),
};
/** A plugin of each kind with every field. */
const FULL: Readonly<Record<string, Fields>> = {
  task: { ...task },
  library: { ...defineLibrary(WHOLE.library[0]!) },
  provider: { ...defineProvider({ ...provider!, tasks: [served] }) },
  client: { ...defineClient(WHOLE.client[0]!) },
  quantization: { ...defineQuantization(WHOLE.quantization[0]!) },
};

// These hubs do not have the plugin that is replaced.
const found = (...plugins: readonly unknown[]): readonly Diagnostic[] =>
  createHub(plugins).diagnostics.filter(({ code }) => code !== "nothing-to-replace");
// Wrong values, and fields that conflict. The messages are in the snapshot.
const SAMPLES: readonly (readonly [kind: string, ...fields: Fields[]])[] = [
  [
    "library",
    ...["", "-a", "a b", "../a", "__proto__", "é", "x".repeat(201), "python/a"].map((id) => ({
      id,
    })),
    { aliases: ["b", "c d"] },
    { install: { swift: [{ url: "x" }] } },
    { countDownloads: { any: [{ field: "name", is: "b" }] } },
    { extra: { big: [1n] } },
    { extra: grown(100, (one) => [one, one]) },
    { extra: grown(5000, (a) => ({ a })) },
  ],
  [
    "task",
    { sample: undefined, inputs: undefined },
    { inputs: {} },
    { inputs: "texxt" },
    { modality: "text" },
    { parameters: { ...task.parameters, aa: task.parameters.a } },
  ],
  [
    "provider",
    { tasks: [{ ...served, task: "read" }] },
    { tasks: [{ ...served, task: { id: "read-it" } }] },
    { tasks: [{ ...served, answer: answer.json() }] },
    { tasks: [{ ...served, task: { ...task, label: 3 } }] },
    { tasks: [served, served] },
    { tasks: [{ ...served, parameters: { hh: "k" } }] },
    { tasks: [{ ...served, parameters: { a: "d" } }] },
    { tasks: [{ ...served, parameters: { a: "d.e" } }] },
    { tasks: [{ ...served, parameters: { g: { width: "a", height: "x" } } }] },
    { tasks: [{ ...served, parameters: { g: { width: "w" } } }] },
    { auth: { query: "key", header: "X-Key" } },
    { auth: { header: "X-Key\r\nX-Other" } },
    { auth: { scheme: "Bearer\n" } },
    { auth: { query: "" } },
    ...["a.example", "ftp://a", "https://a/", "https://a?v=1", "https://a#top", "https://a b"].map(
      (baseUrl) => ({ baseUrl }),
    ),
    // keys.test.ts has more of these.
    { isHuggingFace: true, auth: undefined, baseUrl: "https://huggingface.co.a.example" },
  ],
  [
    "client",
    { order: Number.NaN },
    { language: js },
    { id: "acme" },
    { id: "python/acme" },
    { templates: [template(task, () => js`x`), template(task, () => js`y`)] },
  ],
];

// Candidates that are not plugins of this version.
const CANDIDATES: readonly (readonly [code: string, ...candidates: unknown[]])[] = [
  ["not-a-plugin", null, undefined, 1, "library", () => 1, Symbol("a"), {}, { "~hub": 1 }],
  ["not-a-plugin", new Date(0), { kind: "library", id: "a", load: () => 1 }, throwing("~hub")],
  [
    "unknown-version",
    ...[{}, { version: 2 }, { version: 0 }].map((more) => ({
      ...FULL["library"],
      "~hub": { kind: "library", ...more },
    })),
  ],
  ["unknown-kind", { ...FULL["library"], "~hub": { kind: "toString", version: 1 } }],
  ["invalid-plugin", throwing("extra")],
];

const plain = client("js/plain");
const sdk = client("js/sdk", {
  order: 2,
  refuses: undefined,
  templates: [template(label, ({ chatModelId }) => js`sdk(${chatModelId})`)],
});
const GOOD = { path: "v1/label", json: {} };
const JOB = { state: ["s"], waiting: ["w"], status: ["https://api.acme.example/a"], interval: 1 };
const PRINTS = { id: "js/odd", order: 3 };
/** Makes the plugin whose function returns a value. */
const RETURNING: Readonly<Record<string, (made: () => unknown) => object>> = {
  request: (made) => serving({ request: made }),
  answer: (made) => serving({ answer: made }),
  job: (made) => serving({ job: made }),
  convert: (made) => serving({ parameters: { top_k: { name: "k", convert: made } } }),
  handles: (made) => ({ ...serving(), tasks: [], handles: made }),
  providerIdOf: (made) => ({ ...serving(), isOffHub: true, providerIdOf: made }),
  sample: (made) => ({ ...label, sample: made }),
  callAs: (made) => ({ ...label, callAs: made }),
  "top_k.sample": (made) => ({
    ...label,
    parameters: { top_k: { ...label.parameters.top_k, sample: made } },
  }),
  template: (made) => ({ ...plain, ...PRINTS, templates: [template(label, made as never)] }),
  otherwise: (made) => ({ ...plain, ...PRINTS, templates: [], otherwise: made }),
  refuses: (made) => ({ ...plain, ...PRINTS, refuses: made }),
  snippets: (made) => ({ ...FULL["library"], snippets: made }),
  recognise: (made) => ({ ...FULL["quantization"], recognise: made }),
};
const fails = (): unknown => {
  throw new Error("boom");
};
// Values that are nearly valid.
const RETURNS: Readonly<Record<string, readonly unknown[]>> = {
  request: [
    undefined,
    { json: {} },
    { ...GOOD, path: "https://b.example/v1" },
    { ...GOOD, path: "//b.example" },
    { ...GOOD, path: "/v1" },
    { ...GOOD, baseUrl: "https://b.example/" },
    { path: "v1" },
    { path: "v1", json: {}, form: {} },
    { path: "v1", json: [] },
    { path: "v1", form: { steps: 4 } },
    { path: "v1", file: "a.png" },
    { ...GOOD, query: { v: 1 } },
    { ...GOOD, headers: { "X-A\r\nX-B": "1" } },
    ...[[{ a: Promise.resolve(1) }], undefined, 4n, fails, new Date(0), new Set()].map((at) => ({
      path: "v1",
      json: { at },
    })),
  ],
  answer: [
    undefined,
    { as: "xml" },
    { as: "json", at: [] },
    { as: "json", at: [[]], holds: ["strin"] },
    { as: "bytes" },
  ],
  job: [
    undefined,
    { ...JOB, status: [] },
    { ...JOB, status: [7] },
    { ...JOB, waiting: [] },
    { ...JOB, interval: 0 },
    { ...JOB, pollFirst: "yes" },
  ],
  handles: [
    {
      ...serves(label, { request: fails as never, answer: fails as never }),
      parameters: { topk: "x" },
    },
  ],
  callAs: [{ id: "x" }],
  "top_k.sample": [-1],
  template: [python`x`],
  refuses: [{ code: "x", reason: "y" }],
  snippets: [
    [python`x`],
    [{ purpose: "Load", code: "x" }],
    { purpose: 7, code: python`x` },
    { purpose: "Load", code: python`x`, install: { pip: "a" } },
  ],
  recognise: [[{ format: "A" }]],
};
/** The clients that print a snippet whatever the function returns or throws. */
const UNHARMED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(["request", "answer", "job"].map((name) => [name, ["sdk"]])),
  ...Object.fromEntries(
    ["template", "otherwise", "refuses"].map((name) => [name, ["plain", "sdk"]]),
  ),
};
const NOTHING_IS_RIGHT = ["convert", "sample", "template", "otherwise", "snippets", "recognise"];
const JUNK_IS_RIGHT: Readonly<Record<string, (made: unknown) => boolean>> = {
  convert: (made) => !(made instanceof Promise),
  sample: (made) => made !== null && !(made instanceof Promise),
  providerIdOf: (made) => typeof made === "string",
  "top_k.sample": (made) => made === 7,
  recognise: (made) => Array.isArray(made),
};

const record = model({ pipeline_tag: "label", library_name: "faulty" });
const request = { model: record, provider: "acme", providerId: "small" };
/**
 * The diagnostics of a plugin whose function returns or throws this value; it loses only its own snippets, and
 * every absence has a reason.
 */
function reported(
  name: string,
  made: () => unknown,
  create: typeof createHub = createHub,
): readonly Diagnostic[] {
  const hub = create([RETURNING[name]!(made), label, plain, sdk, serving()]);
  const options = { parameters: name === "convert" ? { top_k: 1 } : {} };
  const { providerId, ...rest } = { ...request, options };
  const asked = name === "providerIdOf" ? rest : { ...rest, providerId };
  expect(hub.diagnostics.filter(({ code }) => code === "invalid-plugin")).toEqual([]);
  const offer = inferenceSnippets(hub, asked);
  const printed = offer.snippets.map(({ client }) => client);
  expect(printed).toEqual(expect.arrayContaining([...(UNHARMED[name] ?? [])]));
  expect(printed.length + offer.notOffered.length).toBe(hub.clients.size);
  expect(create === createPlainHub || offer.notOffered.every(isAbsence)).toBe(true);
  const all = [offer, loadSnippets(hub, record), formatsOf(hub, record)];
  return all.flatMap(({ diagnostics }) => diagnostics);
}
/** Values that a function may not return. */
function wrongFor(name: string): readonly unknown[] {
  // A promise that fails must not end the application.
  const junk = [null, 7, "text", [], Promise.reject(new Error("late"))];
  const all = NOTHING_IS_RIGHT.includes(name) ? [...junk, undefined] : junk;
  return [...all.filter((made) => JUNK_IS_RIGHT[name]?.(made) !== true), ...(RETURNS[name] ?? [])];
}
const ownerOf = (name: string): string => {
  const { "~hub": stamp, id } = RETURNING[name]!(fails) as { "~hub": { kind: string }; id: string };
  return `${stamp.kind}/${id}`;
};

const INVALID = { code: "invalid-plugin" };
const reportedMessages: string[] = [];
/** Keeps messages for the snapshot. */
function noted(found: readonly Diagnostic[]): readonly Diagnostic[] {
  reportedMessages.push(...found.map(({ code, message }) => `${code} ${message}\n`));
  return found;
}

describe("an invalid plugin", () => {
  test.for(CANDIDATES)("is reported as %s", ([code, ...candidates]) => {
    for (const candidate of candidates)
      expect(noted(found(candidate, FULL["client"]))).toMatchObject([{ code }]);
  });

  test.each(Object.keys(FULL))("a %s: another type in each field, then none", (kind) => {
    const full = FULL[kind]!;
    const paths = pathsIn(full).filter(isOwn);
    for (const path of paths) {
      const odd = typeof at(full, path) === "object" ? 7 : ["odd"];
      const place = written(path);
      const plugin = `${kind}/${place === "id" ? "unknown" : full["id"]}`;
      const message = expect.stringContaining(`${plugin}: ${place}`);
      expect(noted(found(put(full, path, odd)))).toMatchObject([{ ...INVALID, plugin, message }]);
    }
    for (const path of paths.filter((one) => !/\d$/.test(one.join(".")))) {
      const missing = noted(found(put(full, path, undefined)));
      expect(missing).toMatchObject(missing.length > 0 ? [INVALID] : []);
    }
  });

  test.for(SAMPLES)("a %s: wrong values", ([kind, ...samples]) => {
    for (const fields of samples)
      expect(noted(found({ ...FULL[kind], ...fields }))).toMatchObject([INVALID]);
  });

  test("is reported until it is fixed, and a complete one of each kind is accepted", () => {
    const odd: Record<string, unknown> = { ...FULL["library"], filter: 1 };
    expect(found(odd)).toHaveLength(1);
    odd["filter"] = true;
    expect(found(odd)).toEqual([]);
    for (const plugin of Object.values(FULL)) {
      const { replaces: _, ...rest } = plugin;
      expect(found(rest)).toEqual([]);
      expect(unknownFields(rest)).toEqual([]);
    }
    // A plugin needs only the stamp, not this package.
    const data = JSON.parse(JSON.stringify({ ...FULL["library"], replaces: undefined })) as object;
    expect(found({ ...data, more: "fields" })).toEqual([]);
  });
});

describe("a wrong return value", () => {
  test.each(Object.keys(RETURNING))("of %s is reported once, with its plugin", (name) => {
    const expected = [{ code: "wrong-return", plugin: ownerOf(name) }];
    for (const made of wrongFor(name))
      expect(noted(reported(name, () => made))).toMatchObject(expected);
  });

  test.each(Object.keys(RETURNING))("%s that throws is reported once, with its plugin", (name) => {
    for (const create of [createHub, createPlainHub]) {
      const all = reported(name, fails, create);
      expect(all).toMatchObject([{ code: "plugin-threw", plugin: ownerOf(name) }]);
      expect(all[0]!.message).toMatch(/boom\. Report this to the plugin's author\.$/);
    }
  });

  test("of any kind never throws, and keeps the other clients", () => {
    const value = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true });
    const names = fc.constantFrom(...Object.keys(RETURNING));
    fc.assert(
      fc.property(names, value, (name, made) => {
        for (const { plugin } of reported(name, () => made)) expect(plugin).toBe(ownerOf(name));
        // A plain hub trusts the formats that a quantization recognizes.
        if (name !== "recognise") reported(name, () => made, createPlainHub);
      }),
      { seed: 21, numRuns: 300 },
    );
  });

  test("is an answer that reads the response itself", () => {
    const hub = createHub([
      serving({ answer: (reply: { vectors?: unknown[] }) => reply.vectors![0] }),
      plain,
    ]);
    const { diagnostics } = inferenceSnippets(hub, request);
    expect(diagnostics).toMatchObject([{ code: "wrong-return", plugin: "provider/acme" }]);
    expect(diagnostics[0]!.message).toContain("`answer` threw: ");
  });

  test.each([
    [createHub, "changed-input"],
    [createPlainHub, "plugin-threw"],
  ])("is changed input, too: %#", (create, code) => {
    const change = (call: Call): never => {
      (call as { target: string }).target = "direct";
      return js`x` as never;
    };
    const odd = { ...plain, ...PRINTS, templates: [template(label, change as never)] };
    const offer = inferenceSnippets(create([label, plain, odd, serving()]), request);
    expect(offer.diagnostics).toMatchObject([{ code, plugin: "client/js/odd" }]);
    expect(offer.snippets.map(({ client }) => client)).toEqual(["plain"]);
  });

  test.each<readonly [string, object]>([
    ["a form", { path: "", form: { text: "A", image: file("a.png", "image/png") } }],
    ["a file", { path: "v1", file: file("a.png", "image/png") }],
    ["JSON as text", { path: "v1", text: "{}" }],
    ["all parts", { ...GOOD, query: { v: "1" }, headers: { "X-Mode": "a b" }, form: undefined }],
    ["special values", { path: "v1", json: { a: env("A"), b: [null] } }],
  ])("is not a request with %s", (_, parts) => {
    expect(reported("request", () => parts)).toEqual([]);
  });

  test("is not a path that begins with the id of the model", () => {
    const hub = createHub([
      serving({ request: (ask: { providerId: string }) => ({ ...GOOD, path: ask.providerId }) }),
      plain,
    ]);
    for (const providerId of ["/etc", "a.example/b"])
      expect(inferenceSnippets(hub, { ...request, providerId }).diagnostics).toEqual([]);
  });
});

test("an unknown field is reported with its place and a suggestion", () => {
  const { library, provider } = FULL;
  const messages = [
    ...unknownFields({ ...library, install: { pipp: ["a"] }, zzz: 1 }),
    ...unknownFields({ ...provider, authentication: {}, tasks: [{ ...served, jobs: 1 }] }),
  ];
  expect(messages.map((one) => /`(\w+)`\?$/.exec(one)?.[1])).toEqual([
    undefined,
    "pip",
    "auth",
    "job",
  ]);
  for (const none of [undefined, null, "x", [], {}, { "~hub": { kind: "toString" } }])
    expect(unknownFields(none)).toEqual([]);
});

test("the wording of every message", async () => {
  await expect([...new Set(reportedMessages)].join("")).toMatchFileSnapshot(
    "messages.snapshot.txt",
  );
});

type Path = readonly string[];

function at(whole: unknown, path: Path): unknown {
  return path.reduce((part, step) => (part as Fields)[step], whole);
}
/** The whole with another value at a path; `undefined` removes the member. */
function put(whole: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const next = put((whole as Fields)[step], rest, value);
  if (Array.isArray(whole)) return whole.map((one, index) => (String(index) === step ? next : one));
  if (next !== undefined || rest.length > 0) return { ...(whole as object), [step]: next };
  return Object.fromEntries(Object.entries(whole as object).filter(([name]) => name !== step));
}
function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, one]) => pathsIn(one, [...path, name]))];
}
function written(path: Path): string {
  return path
    .map((step, index) => (/^\d+$/.test(step) ? `[${step}]` : index > 0 ? `.${step}` : step))
    .join("");
}
/** Those of the task in a template, of a language and of an answer are not those of the plugin. */
function isOwn(path: Path): boolean {
  const other =
    /^(~hub|templates\.\d+\.task|tasks\.\d+\.(task|answer)|language|hfInference\.answer\.at)\b|example/;
  return path.length > 0 && !other.test(path.join("."));
}
function grown(levels: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = wrap(value);
  return value;
}
function throwing(name: string): object {
  return Object.defineProperty({ ...FULL["library"] }, name, {
    enumerable: true,
    get: (): never => {
      throw new Error("boom");
    },
  });
}
