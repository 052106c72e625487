// Manifests: the data of a plugin as JSON, even if a function of it fails.
import { expect, test } from "vitest";
import { js } from "hubsmith/code";
import {
  answer,
  defineClient,
  defineLibrary,
  defineProvider,
  defineTask,
  downloads,
  serves,
  type Task,
  template,
} from "hubsmith";
import { answersOf, entryOf, librariesFor, manifestOf } from "./index.ts";
import { responseType } from "./manifest.ts";
import type { StreamOptions } from "#core/http/response";
import { allEntries } from "./entries.ts";

const taskOf = (id: string): Task<string, "n"> =>
  defineTask({
    id,
    label: id,
    modality: "nlp",
    inputs: "text",
    output: "json",
    parameters: { n: { type: "count", label: "N", example: 1, sample: () => 2 } },
    sample: () => "x",
    routerApi: { request: () => ({ path: "" }), answer: () => answer.json() },
  });
const library = defineLibrary({
  id: "a",
  aliases: ["x"],
  replaces: "y",
  prettyLabel: "A",
  repoName: "a",
  repoUrl: "https://example.org/a",
  filter: false,
  countDownloads: downloads.any(downloads.path("a.json"), downloads.extension("bin")),
  install: { pip: ["a"] },
  snippets: () => js`x()`,
});
const [task, more] = [taskOf("z-listed"), taskOf("a-more")];
const provider = defineProvider({
  id: "acme",
  label: "Acme",
  baseUrl: "https://a.example",
  tasks: [serves(task, { request: () => ({ path: "" }), answer: answer.json("label", "string") })],
  handlerOf: (given) =>
    given.id === "others"
      ? undefined
      : serves(given, { request: () => ({ path: "" }), answer: answer.bytes("image/png") }),
});
const client = defineClient({
  id: "js/acme",
  label: "Acme",
  language: js.language,
  order: 3,
  templates: [template(task, () => js`x()`)],
});
const { id, label, order, highlight } = js.language;
const language = { id, label, order, highlight };

test("a manifest is the data of a plugin: rules as the Hub's query, tasks by id, no functions", () => {
  const { "~hub": _, snippets: _snippets, countDownloads: _rule, ...data } = library;
  const countDownloads = 'path:"a.json" OR path_extension:"bin"';
  expect(manifestOf(library)).toEqual({ ...data, countDownloads });
  expect(manifestOf(task)).toEqual({
    id: "z-listed",
    label: "z-listed",
    modality: "nlp",
    inputs: "text",
    output: "json",
    parameters: { n: { type: "count", label: "N", example: 1 } },
  });
  expect(manifestOf(client)).toMatchObject({ language, templates: ["z-listed"] });
  expect(manifestOf(provider)).toMatchObject({
    tasks: ["z-listed"],
    answers: { "z-listed": "{ label: string }" },
  });
  expect(answersOf(provider, [more])).toEqual({
    "a-more": "bytes of image/png",
    "z-listed": "{ label: string }",
  });
});

test("a function that fails loses only its own line of the manifest", () => {
  const bang = (): never => {
    throw new Error("bang");
  };
  const odd = { ...task, hubServers: { answer: { kind: "json" } as never } };
  const failing = defineProvider({
    ...provider,
    tasks: [serves(task, { request: () => ({ path: "" }), answer: bang })],
    handlerOf: bang,
  });
  expect(manifestOf(odd)["hubServers"]).toEqual({ answer: "unknown" });
  expect(answersOf(failing, [more])).toEqual({ "z-listed": "unknown" });
});

test.each<[StreamOptions, string]>([
  [
    { format: "sse", at: "choices.0.delta.content" },
    "events { choices: { delta: { content?: string } }[] }",
  ],
  [{ format: "json lines", at: "message.content" }, "lines { message: { content?: string } }"],
  [{ format: "sse", at: "texts.0" }, "events { texts: string[] }"],
])("the type of the stream %j", (stream, type) => {
  expect(responseType(answer.stream(stream))).toBe(type);
});

test("libraries are found by their tasks, and lists of entries are joined", () => {
  const all = [{ n: 1, tasks: ["x", "y"] }, { n: 2 }, { n: 3, tasks: ["y"] }];
  const orders = ["x", "y", "z"].map((taskId) => librariesFor(all, taskId).map(({ n }) => n));
  expect(orders).toEqual([[1], [1, 3], []]);
  const entries = allEntries([entryOf(library)], [], [entryOf(client)]);
  expect(entries.map((entry) => entry.id)).toEqual(["a", "js/acme"]);
  expect(Object.isFrozen(entries)).toBe(true);
});
