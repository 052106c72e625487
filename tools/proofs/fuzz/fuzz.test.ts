// The fuzzer finds no fault in the product, and finds planted faults.
import {
  answer,
  type Call,
  defineClient,
  defineLibrary,
  defineProvider,
  defineTask,
  serves,
  type Plugin,
} from "hubsmith";
import { type Code, js, python, unsafe, type Value } from "hubsmith/code";
import { type Tag } from "hubsmith/language";
import { someOf } from "#plugins/kit/testing/sampled";
import { expect, test } from "vitest";
import { type Report, readProduct, run } from "./run.ts";

// Random seeds are for `npm run check fuzz`.
const seed = Number(process.env["FUZZ_SEED"] ?? 4711);

test("cases of the product", async () => {
  console.log(`The fuzz has the seed ${seed}: FUZZ_SEED=${seed} does it again.`);
  const runs = someOf(200);
  const { failures, programs } = await run(await readProduct(), { runs, seed });
  expect(failures, `FUZZ_SEED=${seed}`).toEqual([]);
  expect(programs).toBeGreaterThan(runs);
});

const speak = defineTask({
  id: "speak",
  label: "Speak",
  modality: "nlp",
  inputs: "text",
  output: "json",
  parameters: { style: { type: "text", label: "Style", example: "calm" } },
  sample: () => "A boat",
});
const acme = defineProvider({
  id: "acme",
  label: "Acme",
  baseUrl: "https://api.acme.example",
  tasks: [
    serves(speak, {
      request: ({ inputs, parameters }) => ({ path: "speak", json: { inputs, ...parameters } }),
      answer: answer.json(["text"]),
    }),
  ],
});

function clientOf<L extends string>(tag: Tag<L>, otherwise: (call: Call) => Code<L>): Plugin {
  const id = `${tag.language.id}/own`;
  return defineClient({
    id,
    label: "Own",
    language: tag.language,
    order: 1,
    templates: [],
    fallback: otherwise,
  });
}

function libraryOf(snippets: (name: Value | undefined) => Code): Plugin {
  return defineLibrary({
    id: "own",
    prettyLabel: "Own",
    repoName: "own",
    repoUrl: "https://example.org/own",
    filter: false,
    snippets: ({ config }) => snippets(config?.["name"]),
  });
}

const fuzzed = (plugin: Plugin, runs: number): Promise<Report> =>
  run({ plugins: [speak, acme, plugin], fixtures: [] }, { runs, seed: 50_000 });

// A plugin with a fault, its correct twin, and the failure.
test.each<readonly [string, Plugin, Plugin, RegExp]>([
  [
    "a client that pastes",
    clientOf(js, ({ parameters }) => unsafe(js, `console.log(${String(parameters["style"])});`)),
    clientOf(js, ({ parameters }) => js`console.log(${parameters["style"] ?? ""});`),
    /^random-values: acme, js.own, .* at options.parameters/,
  ],
  [
    "a library that expects only strings",
    libraryOf((name) => python`print(${(name as string | undefined)?.trim() ?? ""})`),
    libraryOf((name) => python`print(${typeof name === "string" ? name.trim() : ""})`),
    /^random-values: library.own, .* at config.*: .* threw/,
  ],
])("%s", async (_, bad, good, failure) => {
  const [message = "none"] = (await fuzzed(bad, 40)).failures;
  expect(message).toMatch(failure);
  expect((await fuzzed(good, someOf(40))).failures).toEqual([]);
});
