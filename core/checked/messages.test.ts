// Every field of every kind, and every function's return value: a wrong sample is reported with the plugin and the field.
import { describe, expect, test } from "vitest";
import { env, file } from "../code/index.ts";
import { js, python } from "hubsmith/code";
import { unknownFields } from "../testing/fields.ts";
import {
  answer,
  type Call,
  defineClient,
  defineLibrary,
  defineProvider,
  defineQuantization,
  defineTask,
  type Diagnostic,
  downloads,
  inferenceSnippets,
  loadSnippets,
  serves,
  parseModel,
  template,
} from "../index.ts";
import { formatsOf } from "hubsmith/formats";
import { pluginsFromModule } from "../checked/index.ts";
import { createHub } from "./index.ts";

type Fields = Readonly<Record<string, unknown>>;
/** A wrong sample, what its message must name, and the diagnostics that it gets. */
type Row = readonly [sample: string, names: string, found: readonly Diagnostic[]];

const task = defineTask({
  id: "read",
  label: "Read",
  aliases: ["reading"],
  replaces: "old",
  modality: "nlp",
  isPlaceholder: false,
  isInternal: true,
  inputs: { text: "text", all: "texts", more: "json", a: "image", b: "audio", c: "video" },
  output: "json",
  parameters: {
    a: { type: "text", label: "A", example: "a", aliases: ["aa"], sample: () => "a" },
    d: { type: "count", label: "D", example: 1 },
    g: { type: "size", label: "G", example: { width: 1, height: 1 } },
    h: { type: "json", label: "H", example: {} },
  },
  sample: () => ({}) as never,
  streams: true,
  callAs: () => undefined,
  hfInference: { path: "p", parameters: "beside", answer: answer.json(), alsoServes: ["x"] },
  routerApi: { request: () => ({ path: "" }), answer: () => answer.json() },
});
const served = serves(task, {
  parameters: {
    a: "a1",
    d: { name: "d1", convert: (value) => value },
    g: { width: "wide", height: "high" },
    h: false,
  },
  takesOthers: { but: ["x"] },
  models: ["m"],
  request: () => ({ path: "" }),
  answer: answer.json(),
  waits: true,
  job: () => ({}) as never,
});
const FULL: Readonly<Record<string, Fields>> = {
  task: { ...task },
  library: {
    ...defineLibrary({
      id: "l",
      aliases: ["m"],
      replaces: "n",
      prettyLabel: "L",
      repoName: "l",
      repoUrl: "https://l.example",
      docsUrl: "https://l.example/docs",
      filter: true,
      tasks: ["read"],
      hostedInferenceTasks: ["read"],
      isFallback: false,
      countDownloads: downloads.any(downloads.path("a"), downloads.all(downloads.exists("path"))),
      install: {
        pip: ["a"],
        npm: ["a"],
        brew: ["a"],
        apt: ["a"],
        cargo: ["a"],
        go: ["a"],
        dotnet: ["a"],
        swift: [{ url: "https://a.example", from: "1" }],
        note: "a",
      },
      snippets: () => js`x`,
    }),
  },
  provider: {
    ...defineProvider({
      id: "p",
      label: "P",
      hubOrg: "p",
      baseUrl: "https://p.example",
      auth: { header: "X-Key", scheme: "Key" },
      isHuggingFace: false,
      isOffHub: true,
      providerIdOf: () => "x",
      tasks: [served],
      handles: () => undefined,
    }),
  },
  client: {
    ...defineClient({
      id: "js/c",
      label: "C",
      language: js.language,
      order: 1,
      install: { npm: ["c"] },
      isDirect: true,
      refuses: () => undefined,
      templates: [template(task, () => js`x`)],
      otherwise: () => js`x`,
    }),
  },
  quantization: {
    ...defineQuantization({
      id: "q",
      label: "Q",
      summary: "s",
      source: "https://q.example",
      measuredOn: "m",
      sets: {
        types: [
          { name: "A", code: 1, family: "f", block: { weights: 1, bytes: 2 }, note: "n" },
          { name: "B", mostly: "A", measured: 4.5 },
        ],
      },
      preference: ["A", "B"],
      families: { f: { label: "F", description: "d" } },
      files: {
        extensions: ["q"],
        label: "A|B",
        aliases: { AA: "A" },
        variants: { u: "U" },
        companions: { mm: { what: "m", isUnlabelled: true, isLoaded: false } },
      },
      recognise: () => [],
    }),
  },
};

// What a plugin replaces is not in these hubs.
const found = (...plugins: readonly unknown[]): readonly Diagnostic[] =>
  createHub(plugins).diagnostics.filter(({ code }) => code !== "nothing-to-replace");
/** The rows of a kind: another value in each of its fields, then none. */
function fieldRows(kind: string, plugin: Fields): readonly Row[] {
  const paths = pathsIn(plugin).filter(isOwn);
  const wrong = paths.map((path): Row => {
    const odd = typeof at(plugin, path) === "object" ? 7 : ["odd"];
    const place = written(path);
    return [`${kind} ${place}`, `: ${place}`, found(put(plugin, path, odd))];
  });
  const required = paths
    .filter((path) => !/\d$/.test(path.join(".")))
    .map((path): Row => {
      const place = written(path);
      return [`${kind} without ${place}`, "", found(put(plugin, path, undefined))];
    });
  return [...wrong, ...required.filter(([, , all]) => all.length > 0)];
}

const HUB_TOKEN = { isHuggingFace: true, auth: undefined };
// What only some values, or two fields together, have wrong; `names` is the field in the message.
const SAMPLES: readonly (readonly [kind: string, fields: Fields, names: string])[] = [
  ...["", "-a", "a b", "../a", "__proto__", "é", "x".repeat(201)].map(
    (id) => ["library", { id }, "id must be"] as const,
  ),
  ["library", { id: "python/a" }, "id must have no slash"],
  ["library", { aliases: ["b", "c d"] }, "aliases[1]"],
  ["library", { install: { swift: [{ url: "x" }] } }, "install.swift[0].url"],
  ["library", { countDownloads: { any: [{ field: "name", is: "b" }] } }, "any[0].field"],
  ["library", { extra: { big: [1n] } }, "extra.big[0]"],
  ["library", { extra: itself() }, "extra.self"],
  ["library", { extra: doubling(100) }, "more than 1000000 values"],
  ["library", { extra: nested(5000) }, "extra.a"],
  ["task", { sample: undefined, inputs: undefined }, "inputs and sample"],
  ["task", { inputs: {} }, "inputs must have at least one"],
  ["task", { inputs: "texxt" }, "inputs must be"],
  ["task", { modality: "text" }, "modality"],
  ["task", { parameters: { ...task.parameters, aa: task.parameters.a } }, '"aa" twice'],
  ["provider", { tasks: [{ ...served, task: "read" }] }, "tasks[0].task"],
  ["provider", { tasks: [{ ...served, task: { id: "read-it" } }] }, "`serves(readIt, …)`"],
  [
    "provider",
    { tasks: [{ ...served, answer: answer.json() }] },
    "tasks[0] is not made with `serves`",
  ],
  ["provider", { tasks: [{ ...served, task: { ...task, label: 3 } }] }, "tasks[0].task: task/read"],
  ["provider", { tasks: [served, served] }, "read twice"],
  ["provider", { tasks: [{ ...served, parameters: { hh: "k" } }] }, 'has "hh"'],
  ["provider", { tasks: [{ ...served, parameters: { a: "d" } }] }, "both a and d"],
  ["provider", { tasks: [{ ...served, parameters: { a: "d.e" } }] }, "both a and d"],
  [
    "provider",
    { tasks: [{ ...served, parameters: { g: { width: "a", height: "x" } } }] },
    "both a and g",
  ],
  ["provider", { tasks: [{ ...served, parameters: { g: { width: "w" } } }] }, "g.height"],
  ["provider", { auth: { query: "key", header: "X-Key" } }, "auth has a query"],
  ["provider", { auth: { header: "X-Key\r\nX-Other" } }, "auth.header"],
  ["provider", { auth: { scheme: "Bearer\n" } }, "auth.scheme"],
  ["provider", { auth: { query: "" } }, "auth.query"],
  ...["a.example", "ftp://a", "https://a/", "https://a?v=1", "https://a#top", "https://a b"].map(
    (baseUrl) => ["provider", { baseUrl }, "baseUrl must be"] as const,
  ),
  ...[
    "http://router.huggingface.co/acme",
    "https://huggingface.co.a.example",
    "https://huggingface.co@a.example",
    "https://ahuggingface.co",
    "https://a.example/huggingface.co",
    "https://huggingface.co:8443",
  ].map((baseUrl) => ["provider", { ...HUB_TOKEN, baseUrl }, "isHuggingFace is true"] as const),
  ["client", { order: Number.NaN }, "order"],
  ["client", { language: js }, "language must be a language"],
  ["client", { id: "acme" }, "id must begin with its language"],
  ["client", { id: "python/acme" }, "id must begin with its language"],
  [
    "client",
    { templates: [template(task, () => js`x`), template(task, () => js`y`)] },
    "read twice",
  ],
];

// Candidates that are no plugin of this version.
const CANDIDATES: readonly (readonly [code: string, candidate: unknown, names: string])[] = [
  ...[null, undefined, 1, "library", () => 1, Symbol("a"), {}, { "~hub": 1 }, new Date(0)].map(
    (one) => ["not-a-plugin", one, "plugin"] as const,
  ),
  ["not-a-plugin", { kind: "library", id: "a", load: () => 1 }, "loadPlugins"],
  ["unknown-version", { ...FULL["library"], "~hub": { kind: "library" } }, "version"],
  ["unknown-version", { ...FULL["library"], "~hub": { kind: "library", version: 2 } }, "version 2"],
  ["unknown-version", { ...FULL["library"], "~hub": { kind: "library", version: 0 } }, "version 0"],
  ["unknown-kind", { ...FULL["library"], "~hub": { kind: "toString", version: 1 } }, "Kinds: task"],
  ["not-a-plugin", throwing("~hub"), "boom"],
  ["invalid-plugin", throwing("extra"), "extra is a getter"],
];

const label = defineTask({
  id: "label",
  label: "Label",
  modality: "nlp",
  inputs: "text",
  output: "json",
  parameters: { top_k: { type: "count", label: "How many", example: 5 } },
  sample: () => "A boat",
});
const plain = defineClient({
  id: "js/plain",
  label: "Plain",
  language: js.language,
  order: 1,
  refuses: ({ request: wire }) => ("reason" in wire ? wire : undefined),
  templates: [template(label, () => js`send()`)],
});
const GOOD = { path: "v1/label", json: {} };
const JOB = { state: ["s"], waiting: ["w"], status: ["https://a.example/a/b"], interval: 1 };
const serving = (more: object): Fields => ({
  ...defineProvider({
    id: "acme",
    label: "Acme",
    baseUrl: "https://a.example",
    tasks: [serves(label, { request: () => GOOD, answer: answer.json(), ...more })],
  }),
});
const PRINTS = { id: "js/odd", order: 2 };
/** Makes the plugin whose function returns a value. */
const RETURNING: Readonly<Record<string, (made: () => unknown) => Fields>> = {
  request: (made) => serving({ request: made }),
  answer: (made) => serving({ answer: made }),
  job: (made) => serving({ job: made }),
  convert: (made) => serving({ parameters: { top_k: { name: "k", convert: made } } }),
  handles: (made) => ({ ...serving({}), tasks: [], handles: made }),
  providerIdOf: (made) => ({ ...serving({}), isOffHub: true, providerIdOf: made }),
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
// A promise that fails must not end the application.
const JUNK: readonly unknown[] = [null, 7, "text", [], Promise.reject(new Error("late"))];
const fails = (): unknown => {
  throw new Error("boom");
};
// Beside junk: values that are nearly right, and what the message must name.
const RETURNS: Readonly<Record<string, readonly (readonly [made: unknown, names: string])[]>> = {
  request: [
    [undefined, "request"],
    [{ json: {} }, "path"],
    [{ ...GOOD, path: "https://b.example/v1" }, "path"],
    [{ ...GOOD, path: "//b.example" }, "path"],
    [{ ...GOOD, path: "/v1" }, "path"],
    [{ ...GOOD, baseUrl: "https://b.example/" }, "baseUrl"],
    [{ path: "v1" }, "no body"],
    [{ path: "v1", json: {}, form: {} }, "json and form"],
    [{ path: "v1", json: [] }, "json must be"],
    [{ path: "v1", form: { steps: 4 } }, "form.steps"],
    [{ path: "v1", file: "a.png" }, "file must be"],
    [{ ...GOOD, query: { v: 1 } }, "query.v"],
    [{ ...GOOD, headers: { "X-A\r\nX-B": "1" } }, "headers"],
    ...[[{ a: Promise.resolve(1) }], undefined, 4n, fails, new Date(0), new Set()].map(
      (at) => [{ path: "v1", json: { at } }, "json.at"] as const,
    ),
  ],
  answer: [
    [undefined, "answer"],
    [{ as: "xml" }, "as must be"],
    [{ as: "json", at: [] }, "at must be"],
    [{ as: "json", at: [[]], holds: ["strin"] }, '"string"'],
    [{ as: "bytes" }, "type must be"],
  ],
  job: [
    [undefined, "job"],
    [{ ...JOB, status: [] }, "status"],
    [{ ...JOB, status: [7] }, "status[0]"],
    [{ ...JOB, waiting: [] }, "waiting"],
    [{ ...JOB, interval: 0 }, "interval"],
    [{ ...JOB, pollFirst: "yes" }, "pollFirst"],
  ],
  handles: [
    [
      {
        ...serves(label, { request: fails as never, answer: fails as never }),
        parameters: { topk: "x" },
      },
      "topk",
    ],
  ],
  callAs: [[{ id: "x" }, "callAs"]],
  "top_k.sample": [[-1, "top_k.sample"]],
  template: [[python`x`, "language python"]],
  refuses: [[{ code: "x", reason: "y" }, "refuses"]],
  snippets: [
    [[python`x`], "item 0"],
    [[{ purpose: "Load", code: "x" }], "item 0"],
    [{ purpose: 7, code: python`x` }, "purpose"],
    [{ purpose: "Load", code: python`x`, install: { pip: "a" } }, "install.pip"],
  ],
  recognise: [[[{ format: "A" }], "recognise"]],
};
const NOTHING_IS_RIGHT = ["convert", "sample", "template", "otherwise", "snippets", "recognise"];
const JUNK_IS_RIGHT: Readonly<Record<string, (made: unknown) => boolean>> = {
  convert: (made) => !(made instanceof Promise),
  sample: (made) => made !== null && !(made instanceof Promise),
  providerIdOf: (made) => typeof made === "string",
  "top_k.sample": (made) => made === 7,
  recognise: (made) => Array.isArray(made),
};

const model = parseModel({ id: "acme/small", pipeline_tag: "label", library_name: "l" }).model!;
/** What a hub reports of a plugin whose function returns, or throws, this; its neighbor prints as before. */
function reported(name: string, made: () => unknown): readonly Diagnostic[] {
  const odd = RETURNING[name]!(made);
  const hub = createHub([odd, label, plain, serving({})]);
  const request = {
    model,
    provider: "acme",
    options: { parameters: name === "convert" ? { top_k: 1 } : {} },
    ...(name === "providerIdOf" ? {} : { providerId: "small" }),
  };
  expect(hub.diagnostics.filter(({ code }) => code === "invalid-plugin")).toEqual([]);
  const offer = inferenceSnippets(hub, request);
  const neighbors = offer.snippets.filter(({ client }) => client === "plain").length;
  expect(neighbors >= (PRINTS.id === odd["id"] ? 1 : 0)).toBe(true);
  const all = [offer, loadSnippets(hub, model), formatsOf(hub, model)];
  return all.flatMap(({ diagnostics }) => diagnostics);
}
const shownAs = (made: unknown): string =>
  made instanceof Promise
    ? "a promise"
    : JSON.stringify(made, (_, one: unknown) =>
        typeof one === "bigint" || typeof one === "function" ? String(one) : one,
      );
const returnRows: readonly Row[] = Object.keys(RETURNING).flatMap((name) => {
  const junk = [...JUNK, ...(NOTHING_IS_RIGHT.includes(name) ? [undefined] : [])]
    .filter((made) => JUNK_IS_RIGHT[name]?.(made) !== true)
    .map((made) => [made, name] as const);
  return [...junk, ...(RETURNS[name] ?? [])].map(([made, names]): Row => [
    `${name} ${shownAs(made)}`,
    names,
    reported(name, () => made),
  ]);
});

const fields = Object.entries(FULL).flatMap(([kind, plugin]) => fieldRows(kind, plugin));
const samples = SAMPLES.map(([kind, more, names]): Row => [
  `${kind} ${names} ${Object.keys(more).join()}`,
  names,
  found({ ...FULL[kind], ...more }),
]);
const candidates = CANDIDATES.map(([code, one, names]): Row => [
  `${code} ${names}`,
  names,
  found(one, FULL["client"]),
]);

describe("an invalid plugin", () => {
  test.each(fields)("%s", (sample, names, [one, ...more]) => {
    expect(more).toEqual([]);
    const kind = sample.split(" ")[0]!;
    const id = sample.endsWith(" id") ? "unknown" : FULL[kind]!["id"];
    expect(one).toMatchObject({ code: "invalid-plugin", plugin: `${kind}/${id}` });
    expect(one!.message).toContain(`${one!.plugin}${names}`);
  });

  test.each(samples)("%s", (_, names, [one, ...more]) => {
    expect([one?.code, more]).toEqual(["invalid-plugin", []]);
    expect(one!.message).toContain(names);
  });

  test.each(candidates)("%s", (sample, names, [one, ...more]) => {
    expect([one?.code, more]).toEqual([sample.split(" ")[0], []]);
    expect(one!.message).toContain(names);
  });

  test("is reported until it is fixed, and a full one of each kind is accepted", () => {
    const odd: Record<string, unknown> = { ...FULL["library"], filter: 1 };
    expect(found(odd)).toHaveLength(1);
    odd["filter"] = true;
    expect(found(odd)).toEqual([]);
    for (const plugin of Object.values(FULL)) {
      const { replaces: _, ...rest } = plugin;
      expect(found(rest)).toEqual([]);
      expect(unknownFields(rest)).toEqual([]);
    }
    // A plugin needs the stamp alone, and nothing of this package.
    const data = JSON.parse(JSON.stringify({ ...FULL["library"], replaces: undefined })) as object;
    expect(found({ ...data, more: "fields" })).toEqual([]);
  });

  test("is left out of a module, with the module's name", () => {
    const { plugins, diagnostics } = pluginsFromModule({ default: [7, FULL["client"]] }, "mine.ts");
    expect(plugins.map(({ id }) => id)).toEqual(["js/c"]);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^mine\.ts: /),
    ]);
  });
});

describe("a wrong return value", () => {
  test.each(returnRows)("%s", (sample, names, [one, ...more]) => {
    const name = sample.split(" ")[0]!;
    const { "~hub": stamp, id } = RETURNING[name]!(fails) as { "~hub": Fields; id: string };
    expect(more).toEqual([]);
    expect(one).toMatchObject({ code: "wrong-return", plugin: `${String(stamp["kind"])}/${id}` });
    expect(one!.message).toContain(names);
  });

  test.each(Object.keys(RETURNING))("%s that throws is reported once, with its plugin", (name) => {
    const all = reported(name, fails);
    const { "~hub": stamp, id } = RETURNING[name]!(fails) as { "~hub": Fields; id: string };
    expect(all.map(({ code, plugin }) => [code, plugin])).toEqual([
      ["plugin-threw", `${String(stamp["kind"])}/${id}`],
    ]);
    expect(all[0]!.message).toContain("boom");
  });

  test("an answer that reads the response itself is told what it gets", () => {
    const hub = createHub([
      serving({ answer: (reply: { vectors?: unknown[] }) => reply.vectors![0] }),
      plain,
    ]);
    const { diagnostics } = inferenceSnippets(hub, { model, provider: "acme", providerId: "x" });
    expect(diagnostics).toMatchObject([{ code: "wrong-return", plugin: "provider/acme" }]);
    expect(diagnostics[0]!.message).toContain("`answer` threw: ");
  });

  test("changed input has a code of its own", () => {
    const change = (call: Call): never => {
      (call as { target: string }).target = "direct";
      return js`x` as never;
    };
    const odd = { ...plain, ...PRINTS, templates: [template(label, change as never)] };
    const hub = createHub([label, plain, odd, serving({})]);
    const offer = inferenceSnippets(hub, { model, provider: "acme", providerId: "small" });
    expect(offer.diagnostics.map(({ code, plugin }) => [code, plugin])).toEqual([
      ["changed-input", "client/js/odd"],
    ]);
    expect(offer.snippets.map(({ client }) => client)).toEqual(["plain"]);
  });

  test.each<readonly [string, object]>([
    ["a form", { path: "", form: { text: "A", image: file("a.png", "image/png") } }],
    ["a file", { path: "v1", file: file("a.png", "image/png") }],
    ["JSON as text", { path: "v1", text: "{}" }],
    ["all parts", { ...GOOD, query: { v: "1" }, headers: { "X-Mode": "a b" }, form: undefined }],
    ["special values", { path: "v1", json: { a: env("A"), b: [null] } }],
  ])("is none of a request with %s", (_, parts) => {
    expect(reported("request", () => parts)).toEqual([]);
  });

  test("is none of a path that begins with the id of the model", () => {
    const hub = createHub([
      serving({ request: (ask: { providerId: string }) => ({ ...GOOD, path: ask.providerId }) }),
      plain,
    ]);
    for (const providerId of ["/etc", "a.example/b"])
      expect(inferenceSnippets(hub, { model, provider: "acme", providerId }).diagnostics).toEqual(
        [],
      );
  });
});

test("an unknown field is reported with its place and the one that may be meant", () => {
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
  const rows = [...candidates, ...fields, ...samples, ...returnRows];
  const lines = new Set(rows.map(([, , [one]]) => `${one?.code} ${one?.message}\n`));
  await expect([...lines].join("")).toMatchFileSnapshot("messages.snapshot.txt");
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
function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = { a: value };
  return value;
}
function doubling(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = [value, value];
  return value;
}
function itself(): object {
  const value: Record<string, unknown> = {};
  value["self"] = value;
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
