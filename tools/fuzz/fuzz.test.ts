// The fuzzer finds no fault in the product, and finds planted faults of each kind.
import {
  answer,
  type Call,
  createHub,
  defineClient,
  defineLibrary,
  defineProvider,
  defineTask,
  loadSnippets,
  serves,
  type Plugin,
} from "hubsmith";
import { type Code, js, python, sh, unsafe, type Value } from "hubsmith/code";
import { type Tag } from "hubsmith/language";
import { someOf } from "#core/testing/sampled";
import { describe, expect, test } from "vitest";
import type { Wrong } from "./judge.ts";
import { readProduct } from "./target.ts";
import { escaped, evaluated, Leaf, odds, sourceOf, valueOf } from "./recipe.ts";
import { noneWrong, type Report, run } from "./run.ts";

// Random seeds are for `npm run fuzz`.
const seed = Number(process.env["FUZZ_SEED"] ?? 4711);

const runs = someOf(1000);
test("cases of the product", async () => {
  console.log(`The fuzz has the seed ${seed}: FUZZ_SEED=${seed} does it again.`);
  const report = run(await readProduct(), { runs, seed });
  expect(report.failures, `FUZZ_SEED=${seed}`).toEqual([]);
  expect(report.wrong).toEqual(noneWrong);
  expect(report.cases).toBe(runs);
  expect(report.programs).toBeGreaterThan(runs / 4);
  expect(report.readBack).toBeGreaterThan(runs / 40);
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

const fuzzed = (plugin: Plugin, runs: number, shown = 0): Report =>
  run({ plugins: [speak, acme, plugin], fixtures: [] }, { runs, seed: 50_000, shown });

const prompt = ({ inputs }: Call): string => inputs as string;

describe("a plugin with a fault is found, and its correct twin is not", () => {
  test.each<readonly [string, Plugin, Plugin, readonly Wrong[], number]>([
    [
      "a client that pastes",
      clientOf(js, (call) => unsafe(js, `const prompt = "${prompt(call)}";`)),
      clientOf(js, (call) => js`const prompt = ${prompt(call)};`),
      ["parse", "shape", "read-back", "unseen"],
      800,
    ],
    [
      "a comment that a line end leaves",
      clientOf(python, (call) =>
        unsafe(python, `# ${JSON.stringify(prompt(call)).replaceAll("\\n", "\n")}\nprint(1)`),
      ),
      clientOf(python, (call) =>
        unsafe(python, `# ${prompt(call).replace(/[^\w ]/g, "")}\nprint(1)`),
      ),
      ["parse"],
      300,
    ],
    [
      "a shell's double quotes",
      clientOf(sh, (call) => unsafe(sh, `curl --data "${prompt(call)}"`)),
      clientOf(sh, (call) => sh`curl --data ${prompt(call)}`),
      ["ran", "read-back"],
      300,
    ],
    [
      "a key that is special in JavaScript",
      clientOf(js, ({ parameters }) => unsafe(js, `send(${escaped(JSON.stringify(parameters))});`)),
      clientOf(js, ({ parameters }) => js`send(${parameters});`),
      ["shape"],
      800,
    ],
    [
      "a library that expects only strings",
      libraryOf((name) => python`load(${(name as string | undefined)?.trim() ?? ""})`),
      libraryOf((name) => python`load(${typeof name === "string" ? name.trim() : ""})`),
      ["threw"],
      300,
    ],
  ])("%s", (_, bad, good, kinds, runs) => {
    const { wrong } = fuzzed(bad, runs);
    for (const kind of kinds) expect(wrong[kind], kind).toBeGreaterThan(0);
    expect(fuzzed(good, someOf(runs)).wrong).toEqual(noneWrong);
  });

  test("a failure is minimized, and its call can be pasted", () => {
    const library = libraryOf(
      (name) => python`load(${(name as string | undefined)?.trim() ?? ""})`,
    );
    const [failure = ""] = fuzzed(library, 300, 1).failures;
    const [, call = ""] = /^loadSnippets\(createHub\(\[library\]\), (.*)\)$/m.exec(failure) ?? [];
    const record = evaluated(call) as Parameters<typeof loadSnippets>[1];
    const { diagnostics } = loadSnippets(createHub([library]), record);
    expect(diagnostics.map(({ code }) => code)).toContain("plugin-threw");
    expect(call.length).toBeLessThan(200);
  });
});

test("the source of a value creates the same value", () => {
  const texts = ["'\"`\\\n\0\u2028\ud800\u202e${x}", "__proto__"];
  const tree = {
    ...Object.fromEntries(texts.map((text) => [text, text])),
    list: [-0, null, 1e308, new Leaf({ text: "x" }, "a", "b")],
    long: new Leaf({ text: "ab", times: 3 }, "x", "y"),
    json: new Leaf({ json: JSON.parse('{"__proto__": [1]}') }),
  };
  const again = evaluated(sourceOf(tree));
  expect(again).toStrictEqual(valueOf(tree));
  expect(Object.keys(again as object)).toContain("__proto__");
  for (const source of odds) expect(sourceOf(new Leaf({ source }))).toBe(source);
});
