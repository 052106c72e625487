// A list with the offers of downloaded files: what each file has, what the list keeps, and files that are wrong.
import { utimesSync } from "node:fs";
import { expect, test } from "vitest";
import { readList, writeList } from "#plugins/kit/offers/list";
import { temporary } from "../temporary.ts";
import { refreshed } from "./refreshed.ts";

const { write } = temporary();

// Tabs separate the fields.
const LIST = readList(`2026-08-21	2026-08-20
acme/Otter
	groq	sea-animal			2026-08-21	2026-08-21	0.1	0.2	8192	4096	T
	together			staging	2026-08-21	2026-08-21
acme/Heron	text-generation
	novita	?				2026-08-01
`);

/** A file that was saved on a day. */
function saved(name: string, json: unknown, day = "2026-11-02"): string {
  const path = write(name, typeof json === "string" ? json : JSON.stringify(json));
  const date = new Date(day);
  utimesSync(path, date, date);
  return path;
}

const linesOf = (files: Parameters<typeof refreshed>[1], ids: readonly string[] = []) =>
  writeList(
    refreshed(
      LIST,
      files,
      ids.map((id) => ({ id })),
    ),
  )
    .trimEnd()
    .split("\n");

const served = {
  provider: "groq",
  status: "live",
  context_length: 131_072,
  pricing: { input: 0.15, output: 0.6 },
  supports_tools: false,
  supports_structured_output: true,
};

test("the router's list has prices, contexts and features; what it does not know stays", () => {
  const data = [
    {
      id: "acme/Otter",
      object: "model",
      providers: [served, { provider: "together" }, { provider: "novita", status: "error" }],
    },
    {
      id: "acme/New",
      providers: [{ provider: "groq", pricing: { input: null }, context_length: null }],
    },
    { id: "acme/Built-in", providers: [{ provider: "groq" }] },
    { id: "acme/none" },
  ];
  const router = saved("models.json", { object: "list", data });
  expect(linesOf({ router }, ["acme/built-in"])).toEqual([
    "2026-11-02	2026-11-02",
    "acme/Otter",
    "	groq	sea-animal			2026-11-02	2026-11-02	0.15	0.6	131072	4096	tS",
    "	together					2026-11-02",
    "	novita	?		error		2026-11-02",
    "acme/Heron	text-generation",
    "	novita	?				2026-08-01",
    "acme/New	text-generation",
    "	groq	?				2026-11-02",
    "acme/Built-in",
    "	groq	?				2026-11-02",
  ]);
});

test("the date in the router's list is used before that of its file, and an older list changes nothing", () => {
  const list = {
    date: "2026-08-01",
    note: "A sample.",
    data: [{ id: "acme/Otter", providers: [served] }],
  };
  const [head, ...lines] = linesOf({ router: saved("models.json", list) });
  expect(head).toBe("2026-08-21	2026-08-20	A sample.");
  expect(lines.slice(0, 2)).toEqual([
    "acme/Otter",
    "	groq	sea-animal			2026-08-21	2026-08-21	0.1	0.2	8192	4096	TS",
  ]);
});

const model = (id: string, more: object = {}) => ({
  id,
  name: "Otter",
  tool_call: true,
  reasoning: false,
  modalities: { input: ["text", "image"], output: ["text"] },
  cost: { input: 0.3, output: 0.9, cache_read: 0.01 },
  limit: { context: 131_072, output: 0 },
  ...more,
});
const apiOf = (models: Readonly<Record<string, readonly object[]>>) =>
  Object.fromEntries(
    Object.entries(models).map(([provider, all]) => [
      provider,
      { id: provider, models: Object.fromEntries(all.map((one, at) => [at, one])) },
    ]),
  );

test("models.dev has limits and features of the models with an id of the Hub", () => {
  const heard = { input: ["audio"], output: ["text"] };
  const spoken = { input: ["text"], output: ["audio"] };
  const api = apiOf({
    groq: [model("sea-animal", { cost: undefined }), model("otter"), model("whale")],
    togetherai: [model("acme/otter", { structured_output: true })],
    huggingface: [model("acme/Heron")],
    openrouter: [model("acme/Heron")],
    "novita-ai": [
      model("acme/whisper", { modalities: heard, cost: undefined }),
      model("acme/voice", { modalities: spoken, cost: undefined }),
    ],
  });
  const ids = ["acme/Whisper", "acme/Voice"];
  expect(linesOf({ "models-dev": saved("api.json", api) }, ids)).toEqual([
    "2026-11-02	2026-08-20",
    "acme/Otter",
    "	groq	sea-animal			2026-08-21	2026-11-02	0.1	0.2	131072	4096	TrI",
    "	together	acme/otter			2026-11-02	2026-11-02	0.3	0.9	131072		TSrI",
    "acme/Heron	text-generation",
    "	novita	?				2026-08-01",
    "	auto				2026-11-02	2026-11-02	0.3	0.9	131072		TrI",
    "acme/Whisper",
    "	novita	acme/whisper	automatic-speech-recognition		2026-11-02	2026-11-02			131072		Tri",
    "acme/Voice",
    "	novita	acme/voice	text-to-speech		2026-11-02	2026-11-02			131072		Tri",
  ]);
});

test("of two files, the newer one decides", () => {
  const router = saved(
    "models.json",
    { data: [{ id: "acme/Otter", providers: [served] }] },
    "2026-11-03",
  );
  const modelsDev = saved("api.json", apiOf({ groq: [model("sea-animal")] }), "2026-11-02");
  const { models } = refreshed(LIST, { router, "models-dev": modelsDev });
  expect(models.get("acme/otter")!.offers[0]).toMatchObject({ input: 0.15, images: true });
});

const row = (more: object) => ({
  data: [{ id: "acme/Otter", providers: [{ ...served, ...more }] }],
});

test.each([
  ["router", "{", /is not JSON/],
  ["router", { models: [] }, /\/v1\/models:[^]*data/],
  ["router", row({ pricing: { input: "0.1" } }), /data\[0\]\.providers\[0\]\.pricing\.input/],
  ["router", row({ pricing: { input: -1 } }), /data\[0\]\.providers\[0\]\.pricing\.input/],
  ["models-dev", row({}), /api\.json of models\.dev/],
  [
    "models-dev",
    apiOf({ groq: [model("otter", { limit: { context: "8k", output: 1 } })] }),
    /groq\.models.*limit\.context/,
  ],
])("a wrong file for %s is an error with its name and its field: %j", (source, json, field) => {
  const path = saved("wrong.json", json);
  const read = () => refreshed(LIST, { [source]: path });
  expect(read).toThrow(field);
  expect(read).toThrow(path);
});
