// Mistakes that do not compile: each line after an `@ts-expect-error` would fail at run time.
import { expect, test } from "vitest";
import { env } from "./code/value.ts";
import { defineTaskPage } from "hubsmith/catalog";
import { js, python } from "hubsmith/code";
import {
  absent,
  answer,
  defineClient,
  defineConfig,
  defineLibrary,
  defineProvider,
  defineQuantization,
  defineTask,
  serves,
  template,
} from "./index.ts";

const paint = defineTask({
  id: "paint",
  label: "Paint",
  modality: "cv",
  inputs: { prompt: "text", image: "image" },
  output: "image",
  parameters: { num_inference_steps: { type: "count", label: "Steps", example: 4 } },
  sample: () => ({ prompt: "A cat", image: null as never }),
});
const repo = { repoName: "a", repoUrl: "https://a.example" };
const library = { id: "a", prettyLabel: "A", ...repo, filter: false };
const provider = { id: "a", label: "A" };
const client = { id: "js/a", label: "A", language: js.language, order: 1 };
const task = { id: "b", label: "B" };
const listed = defineTask({ ...task, modality: "cv" });
const parts = { modality: "cv", inputs: "text", output: "json", parameters: {} } as const;
const called = { ...task, ...parts, sample: () => "a" } as const;
const request = () => ({ path: "a" });
const served = { request, answer: answer.bytes("image/png") };

/** Compiled, and never called. */
const mistakes: readonly (() => unknown)[] = [
  // A hole accepts values, and code of its own language.
  () => python`x = ${{ a: [1, null, env("A")] }}\n${python`y`}`,
  // @ts-expect-error: a function in an object
  () => python`x = ${{ a: () => 1 }}`,
  // @ts-expect-error: undefined
  () => python`x = ${undefined}`,

  () => defineLibrary({ ...library, snippets: () => python`x` }),
  // @ts-expect-error: repoUrl is missing
  () => defineLibrary({ id: "a", prettyLabel: "A", repoName: "a", filter: false }),
  // @ts-expect-error: snippets
  () => defineLibrary({ ...library, snipets: () => python`x` }),
  // @ts-expect-error: code, not a string
  () => defineLibrary({ ...library, snippets: (model) => `print(${model.id})` }),
  // @ts-expect-error: code, not a promise
  () => defineLibrary({ ...library, snippets: async () => python`x` }),

  () => defineProvider({ ...provider, tasks: [] }),
  // @ts-expect-error: tasks are missing
  () => defineProvider(provider),

  () => defineClient({ ...client, templates: [] }),
  // @ts-expect-error: templates are missing
  () => defineClient(client),
  // @ts-expect-error: a language, not its id
  () => defineClient({ ...client, templates: [], language: "js" }),

  () => defineTask(called),
  // @ts-expect-error: modality is missing
  () => defineTask(task),
  // @ts-expect-error: a sample is missing
  () => defineTask({ ...called, sample: undefined }),
  // @ts-expect-error: a sample of the input's type
  () => defineTask({ ...called, sample: () => 1 }),
  () => defineTask({ ...called, page: defineTaskPage({ summary: "A" }) }),
  // @ts-expect-error: a page has a summary
  () => defineTask({ ...called, page: { uses: [] } }),
  // @ts-expect-error: label, sets and preference are missing
  () => defineQuantization({ id: "a" }),

  () => serves(paint, { ...served, parameters: { num_inference_steps: "steps" } }),
  // @ts-expect-error: num_inference_steps
  () => serves(paint, { ...served, parameters: { num_inference_step: "steps" } }),
  // @ts-expect-error: prompt
  () => serves(paint, { ...served, request: ({ inputs }) => ({ path: inputs.promt }) }),
  // @ts-expect-error: a string, not a file
  () => serves(paint, { ...served, request: ({ inputs }) => ({ path: inputs.image }) }),
  // @ts-expect-error: answer is missing
  () => serves(paint, { request }),
  // @ts-expect-error: an answer, not a word
  () => serves(paint, { ...served, answer: "bytes" }),
  // @ts-expect-error: a task that is only listed
  () => serves(listed, served),
  // @ts-expect-error: what would change it is missing
  () => absent("code", "reason"),

  () => template(paint, (call) => js`x(${call.inputs.prompt})`),
  // @ts-expect-error: an input of another task
  () => template(paint, (call) => js`x(${call.inputs.text})`),

  () => defineConfig({ plugins: [paint, [listed, [defineLibrary(library)]]] }),
  // @ts-expect-error: a plugin, not its spec
  () => defineConfig({ plugins: [library] }),
  // @ts-expect-error: a plugin, not a function that imports it
  () => defineConfig({ plugins: [() => import("hubsmith/plugins")] }),
];

test("the compiler rejects each of them", () => {
  expect(mistakes.length).toBeGreaterThan(25);
});
