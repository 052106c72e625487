// Every field of every kind is looked at: what is right is taken, and what is something else is told with its place.
import { describe, expect, test } from "vitest";
import { js } from "hubsmith/code";
import {
  defineClient,
  defineLibrary,
  defineProvider,
  defineQuantization,
  defineTask,
  downloads,
  on,
  template,
} from "../index.ts";
import { unknownFields } from "../testing/fields.ts";
import * as is from "./schema.ts";
import type { Shape } from "./schema.ts";
import { type Validated, validate } from "./validate.ts";

const told = (result: Validated): string => ("fault" in result ? result.fault.message : "taken");

const task = defineTask({
  id: "read",
  label: "Read",
  aliases: ["reading"],
  replaces: "old",
  modality: "nlp",
  isPlaceholder: false,
  isHidden: true,
  inputs: { text: "text", all: "texts", more: "json", a: "image", b: "audio", c: "video" },
  output: "json",
  parameters: {
    a: { type: "text", label: "A", example: "a", aliases: ["aa"], sample: () => "a" },
    b: { type: "texts", label: "B", example: ["b"] },
    c: { type: "number", label: "C", example: 1 },
    d: { type: "count", label: "D", example: 1 },
    e: { type: "seed", label: "E", example: 1 },
    f: { type: "boolean", label: "F", example: true },
    g: { type: "size", label: "G", example: { width: 1, height: 1 } },
    h: { type: "json", label: "H", example: {} },
  },
  sample: () => ({}) as never,
  streams: true,
  instead: () => undefined,
  hosted: { path: "p", parameters: "beside", answer: { as: "json", at: [] }, alsoFor: ["x"] },
  routed: { request: () => ({ path: "" }), answer: () => ({ as: "json", at: [] }) } as never,
} as never) as ReturnType<typeof defineTask>;
const served = on(task as never, {
  parameters: {
    a: "a1",
    b: true,
    c: false,
    d: { name: "d1", convert: (value: unknown) => value },
    g: { width: "wide", height: "high" },
  } as never,
  takesOthers: { but: ["x"] },
  models: ["m"],
  request: () => ({ path: "" }),
  answer: { as: "json", at: [] },
  waits: true,
  job: () => ({}) as never,
});
const KINDS: Readonly<Record<string, object>> = {
  task,
  library: defineLibrary({
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
    countDownloads: downloads.any(
      downloads.path("a"),
      downloads.all(downloads.exists("path_prefix"), downloads.path("b")),
    ),
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
  provider: defineProvider({
    id: "p",
    label: "P",
    hubOrg: "p",
    baseUrl: "https://p.example",
    auth: { header: "X-Key", scheme: "Key" },
    isHuggingFace: false,
    isOffHub: true,
    providerIdOf: () => "x",
    tasks: [served],
    serves: () => undefined,
  }),
  client: defineClient({
    id: "js/c",
    label: "C",
    language: js.language,
    order: 1,
    install: { npm: ["c"] },
    isDirect: true,
    refuses: () => undefined,
    templates: [template(task as never, () => js`x`)],
    otherwise: () => js`x`,
  }),
  quantization: defineQuantization({
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
};

// What must be there; all else may be left out.
const MUST: Readonly<Record<string, readonly string[]>> = {
  task: [
    "id",
    "label",
    "modality",
    ...[..."abcdefgh"].flatMap((name) => [`parameters.${name}.type`, `parameters.${name}.label`]),
    "hosted.answer.as",
    "routed.request",
    "routed.answer",
  ],
  library: [
    "id",
    "prettyLabel",
    "repoName",
    "repoUrl",
    "filter",
    "countDownloads.any[0].is",
    "countDownloads.any[1].all[1].is",
    "install.swift[0].url",
    "install.swift[0].from",
  ],
  provider: [
    "id",
    "label",
    "tasks",
    "tasks[0].parameters.d.name",
    "tasks[0].parameters.d.convert",
    "tasks[0].parameters.g.width",
    "tasks[0].parameters.g.height",
    "tasks[0].takesOthers.but",
    "tasks[0].request",
  ],
  client: ["id", "label", "order", "templates", "templates[0].print"],
  quantization: [
    "id",
    "label",
    "sets",
    "sets.types[0].name",
    "sets.types[0].block.weights",
    "sets.types[0].block.bytes",
    "sets.types[1].name",
    "preference",
    "families.f.label",
    "families.f.description",
    "files.extensions",
    "files.label",
    "files.companions.mm.what",
  ],
};

type Path = readonly string[];

// What is under a path, and what the whole becomes with something else there; `undefined` takes the member away.
const at = (whole: unknown, path: Path): unknown =>
  path.reduce((part, step) => (part as Record<string, unknown>)[step], whole);
function put(whole: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const part = (whole as Record<string, unknown>)[step];
  const next = put(part, rest, value);
  if (Array.isArray(whole)) return whole.map((one, index) => (String(index) === step ? next : one));
  if (next !== undefined || rest.length > 0) return { ...(whole as object), [step]: next };
  return Object.fromEntries(Object.entries(whole as object).filter(([name]) => name !== step));
}
function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, one]) => pathsIn(one, [...path, name]))];
}
const written = (path: Path): string =>
  path
    .map((step, index) => (/^\d+$/.test(step) ? `[${step}]` : index > 0 ? `.${step}` : step))
    .join("");

// Those of the task in a template or a row, of a language and of an answer are not those of the plugin.
const isOwn = (path: Path): boolean =>
  path.length > 0 &&
  !/^(~hub|templates\.\d+\.task|tasks\.\d+\.(task|answer)|language|hosted\.answer\.at)\b|example/.test(
    path.join("."),
  );

describe.each(Object.entries(KINDS))("a %s", (kind, plugin) => {
  const paths = pathsIn(plugin).filter(isOwn);

  test("with all of its fields is taken, and has no field that nobody reads", () => {
    expect(told(validate({ ...plugin }))).toBe("taken");
    expect(unknownFields(plugin)).toEqual([]);
  });

  test.each(paths.map((path) => [written(path), path] as const))("is told of %s", (place, path) => {
    const value = at(plugin, path);
    const odd = typeof value === "object" ? 7 : ["odd"];
    const message = told(validate(put(plugin, path, odd)));
    const { id } = plugin as { readonly id: string };
    const name = `${kind}/${path[0] === "id" ? "unknown" : id}`;
    expect(message.startsWith(`${name}: ${place}`), message).toBe(true);
    expect(message).toMatch(/ must be .*, and is (the number 7|a list)\. Write `/);
  });

  test("says which of its fields must be there", () => {
    const missed = paths
      .filter((path) => !/\d$/.test(path.join(".")))
      .filter((path) => told(validate(put(plugin, path, undefined))).includes("is missing. Add"));
    expect(missed.map(written)).toEqual(MUST[kind]);
  });

  test("says of a field that nobody reads what may be meant", () => {
    const odd = Object.keys(plugin).find((name) => name !== "~hub" && name !== "id")!;
    expect(unknownFields({ ...plugin, [`${odd}s`]: 1, zzz: 1 })).toEqual([
      `A ${kind} has no field \`${odd}s\`, and nobody reads it. Did you mean \`${odd}\`?`,
      expect.stringMatching(
        `^A ${kind} has no field \`zzz\`, and nobody reads it\\. Leave it out; a ${kind} has id, aliases, replaces, .*\\.$`,
      ),
    ]);
  });
});

describe("a field that nobody reads", () => {
  test("is told of with the place that it has", () => {
    const { library, provider } = KINDS;
    expect(unknownFields({ ...library, install: { pipp: ["a"] } })).toEqual([
      "Install has no field `pipp`, and nobody reads it. Did you mean `pip`?",
    ]);
    expect(unknownFields({ ...provider, authentication: {}, au: 1 })).toEqual([
      "A provider has no field `authentication`, and nobody reads it. Did you mean `auth`?",
      expect.stringContaining("A provider has no field `au`, and nobody reads it. Leave it out;"),
    ]);
    expect(unknownFields({ ...provider, tasks: [{ ...served, jobs: 1 }] })).toEqual([
      "Tasks[0] has no field `jobs`, and nobody reads it. Did you mean `job`?",
    ]);
  });

  test.each([
    undefined,
    null,
    "x",
    [],
    {},
    { "~hub": 1 },
    { "~hub": { kind: 1 } },
    { "~hub": { kind: "toString" } },
  ])("is none of what is no plugin: %j", (candidate) => {
    expect(unknownFields(candidate)).toEqual([]);
  });
});

describe("a text has its form", () => {
  const takes = (shape: Shape, value: unknown): boolean => shape(value, "x") === undefined;
  test.each<readonly [string, Shape, readonly unknown[], readonly unknown[]]>([
    ["any", is.text, ["", "a", "a\nb"], [1, null, undefined]],
    ["with something in it", is.word, ["a", " "], ["", 1]],
    [
      "an id",
      is.id,
      ["a", "A1", "1.a-b_c+d", "js/a", "js/a.b"],
      ["", "-a", ".a", "a/", "/a", "a/b/c", "a/-b", "a b", "a\n", "é", "x a", 1],
    ],
    [
      "a URL",
      is.url,
      ["http://a", "https://a.b/c?d#e", "https://[::1]"],
      ["", "ftp://a", "https://", "https:///a", "x https://a", "https:/a", "HTTPS//a", 1],
    ],
    [
      "the root of a service",
      is.base,
      ["http://a", "https://a.b/c", "https://a/b.c:80"],
      [
        "https://a/",
        "https://a?b",
        "https://a#b",
        "https://a b",
        "https://a/b/",
        "https://a ",
        "x https://a",
        "a",
      ],
    ],
    [
      "the name of a header",
      is.header,
      ["X-Key", "a", "!#$%&'*+.^`|~-_1"],
      ["", "a b", "a:", "a\n", "\na", "é"],
    ],
    [
      "a scheme",
      is.scheme,
      ["", "Bearer", "Api Key", "a:b c d", "!~"],
      [" ", " a", "a ", "a  b", "a\n", "\na", "é"],
    ],
  ])("%s", (_, shape, right, wrong) => {
    expect(right.filter((value) => !takes(shape, value))).toEqual([]);
    expect(wrong.filter((value) => takes(shape, value))).toEqual([]);
  });

  test("a root is mended by what is taken off its end", () => {
    for (const like of ["https://a/b/", "https://a/b//", "https://a/b?c/d", "https://a/b#c\nd"])
      expect(is.base(like, "x")).toContain('Write `x: "https://a/b"`.');
  });

  test("other values are what they are", () => {
    expect([true, false].filter((value) => !takes(is.flag, value))).toEqual([]);
    expect([0, "true", undefined].filter((value) => takes(is.flag, value))).toEqual([]);
    expect([0, -1.5].filter((value) => !takes(is.number, value))).toEqual([]);
    expect([NaN, Infinity, "1", 1n].filter((value) => takes(is.number, value))).toEqual([]);
    expect([null, 0, ""].filter((value) => !takes(is.there, value))).toEqual([]);
    expect(takes(is.there, undefined)).toBe(false);
    expect([() => 1].filter((value) => !takes(is.method, value))).toEqual([]);
    expect(is.methodLike("(a) => b")(1, "do")).toBe(
      "do must be a function, and is the number 1. Write `do: (a) => b`.",
    );
    expect(is.oneOf("a", "b")("c", "x[0]")).toBe(
      'x[0] must be "a" or "b", and is the text "c". Write `"a"`.',
    );
  });
});
