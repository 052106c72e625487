// Mistakes of tasks, of those who name them, and of their pages: the right check finds each alone, and the good twin passes.
import { describe, expect, test } from "vitest";
import {
  answer,
  defineClient,
  defineProvider,
  defineTask,
  serves,
  type Plugin,
  type Task,
  template,
} from "../index.ts";
import {
  defineTaskPage,
  type DemoItem,
  type TaskPage,
  type TaskPageSpec,
} from "hubsmith/catalogue";
import { js } from "hubsmith/code";
import { file } from "../code/index.ts";
import { checkPlugin, type CheckOptions, type Fault } from "./check-plugin.ts";
import { pluginChecks } from "./checks.ts";

const hear = defineTask({
  id: "sample-hear",
  aliases: ["sample-listen"],
  label: "Hear",
  modality: "audio",
  inputs: { recording: "audio", about: "json" },
  output: "image",
  parameters: { steps: { type: "count", label: "Steps", example: 4, sample: () => 2 } },
  sample: () => ({ recording: file("a.mp3", "audio/mpeg"), about: { year: 1999 } }),
});
const other = defineTask({
  id: "sample-see",
  label: "See",
  modality: "cv",
  inputs: "image",
  output: "json",
  parameters: {},
  sample: () => file("a.png", "image/png"),
});
const odd = (more: object): Plugin<"task"> => defineTask({ ...hear, ...more } as typeof hear);
const key = (more: object): Task => odd(more) as Task;

const check = (plugin: unknown, options: CheckOptions = {}): Promise<readonly Fault[]> =>
  checkPlugin(plugin, { companions: [hear, other], strings: ['"'], ...options });
const found = (faults: readonly Fault[]): readonly string[] =>
  faults.map(({ check: id, message }) => `${id}: ${message}`);
const only = (id: string): CheckOptions => ({
  checks: pluginChecks.filter((one) => one.id === id),
});
const TIMEOUT = { timeout: 60_000 };

describe("a task", TIMEOUT, () => {
  test("that is right has no faults", async () => {
    expect(await check(hear)).toEqual([]);
    expect(await check(hear, { companions: [] })).toEqual([]);
    expect(await check(odd({ callAs: () => other }))).toEqual([]);
    expect(await check(odd({ callAs: () => undefined }))).toEqual([]);
    expect(await check(odd({ callAs: () => other }), { companions: [] })).toEqual([]);
  });

  const SHAPE =
    'The sample of sample-hear does not have the shape {"recording":"audio","about":"json"}. Give inputs of that shape for every record, whatever is missing in it.';
  const recording = file("a.mp3", "audio/mpeg");
  test.each<[string, object, string]>([
    [
      "a picture for a recording",
      { sample: () => ({ recording: file("a.png", "image/png"), about: {} }) },
      `samples-fit: ${SHAPE}`,
    ],
    ["a member too few", { sample: () => ({ recording }) }, `samples-fit: ${SHAPE}`],
    [
      "a member too many",
      { sample: () => ({ recording, about: {}, more: 1 }) },
      `samples-fit: ${SHAPE}`,
    ],
    [
      "an example that does not fit",
      { parameters: { steps: { type: "count", label: "Steps", example: -1 } } },
      "samples-fit: The example of a parameter does not fit its type. The parameter steps of sample-hear must be a whole number from 0. Mend `example`.",
    ],
    [
      "a parameter's sample that does not fit",
      {
        parameters: { steps: { type: "count", label: "Steps", example: 1, sample: () => "many" } },
      },
      'returns-fit: task/sample-hear threw while reading sample parameters: `parameters.steps.sample` returned the text "many". Return a whole number from 0, or nothing.',
    ],
    [
      "a parameter's sample that is a promise",
      {
        parameters: { steps: { type: "count", label: "Steps", example: 1, sample: async () => 2 } },
      },
      "returns-fit: task/sample-hear threw while reading sample parameters: `parameters.steps.sample` returns a promise, but snippets are synchronous. Make it a plain function that returns a whole number from 0, or nothing.",
    ],
    [
      "`callAs` that gives a task that is none",
      { callAs: () => ({ ...other, id: "sample-sea" }) },
      'keys-are-tasks: `callAs` gives the task "sample-sea", which no plugin is. Did you mean "sample-see"? Give the plugin of a task, and give the kit that plugin among `companions`.',
    ],
  ])("with %s is found", async (_, more, message) => {
    const faults = found(await check(odd(more)));
    expect(faults.filter((one) => !one.startsWith("has-reasons: "))).toEqual([message]);
  });

  test.each<[string, object, RegExp]>([
    [
      "a sample that is a promise",
      { sample: async () => hear.sample({} as never) },
      /`sample` returns a promise/,
    ],
    [
      "no sample",
      { sample: () => undefined },
      /`sample` returned nothing\. Return inputs of the shape/,
    ],
    [
      "`callAs` that is an id",
      { callAs: () => "sample-see" },
      /`callAs` returned the text "sample-see"\. Return a task made with defineTask/,
    ],
    ["`callAs` that is a promise", { callAs: async () => other }, /`callAs` returns a promise/],
    [
      "`callAs` that is no task",
      { callAs: () => ({ id: "nope" }) },
      /`callAs` returned an object\. Return a task/,
    ],
  ])("with %s is found by what it returns", async (_, more, message) => {
    const faults = await check(odd(more));
    const [first, ...others] = faults.filter((one) => one.check === "returns-fit");
    expect([first?.message, others]).toEqual([expect.stringMatching(message), []]);
  });

  test.each<[string, object, RegExp]>([
    [
      "an input of no type",
      { inputs: { recording: "sound", about: "json" } },
      /inputs\.recording must be "text" or .*, and is the text "sound"/,
    ],
    ["no input", { inputs: {} }, /inputs must have at least one/],
    ["an output of no type", { output: "picture" }, /output must be "json" or "image"/],
  ])("with %s is no plugin", async (_, more, message) => {
    const faults = await check(odd(more));
    expect(faults.map((one) => one.check)).toEqual(["is-plugin"]);
    expect(faults[0]!.message).toMatch(message);
  });
});

describe("the key of a task", TIMEOUT, () => {
  const SELF = "Give `on` and `template` that plugin itself";
  const cases: readonly [string, object, string | undefined][] = [
    ["is that of its plugin", {}, undefined],
    ["may be another copy of it", { label: "Hear it" }, undefined],
    ["may be that of a task that nobody else has", { id: "mine-alone", aliases: [] }, undefined],
    [
      "has an alias for an id",
      { id: "sample-listen", aliases: [] },
      `The key of the task has the id "sample-listen", under which the plugin "sample-hear" is registered, so that it is never asked for. ${SELF}.`,
    ],
    [
      "has an id of another casing",
      { id: "Sample-Hear", aliases: [] },
      `The key of the task has the id "Sample-Hear", under which the plugin "sample-hear" is registered, so that it is never asked for. ${SELF}.`,
    ],
    [
      "has an id that is nearly one",
      { id: "sample-heer", aliases: [] },
      `The key of the task has the id "sample-heer", and the plugin that is registered has "sample-hear". ${SELF}, or another id to a task of your own.`,
    ],
    [
      "has other inputs",
      { inputs: { recording: "audio" } },
      `The key of the task "sample-hear" is another than the plugin that is registered: {"recording":"audio"} → "image" instead of {"recording":"audio","about":"json"} → "image". ${SELF}.`,
    ],
    [
      "has another output",
      { output: "json" },
      `The key of the task "sample-hear" is another than the plugin that is registered: {"recording":"audio","about":"json"} → "json" instead of {"recording":"audio","about":"json"} → "image". ${SELF}.`,
    ],
  ];
  test.each(cases)("%s", async (_, more, message) => {
    const provider = defineProvider({
      id: "mine",
      label: "Mine",
      baseUrl: "https://api.mine.example",
      tasks: [
        serves(key(more), { request: () => ({ path: "x", json: {} }), answer: answer.json() }),
      ],
    });
    const client = defineClient({
      id: "js/mine",
      label: "Mine",
      language: js.language,
      order: 1,
      templates: [template(key(more), () => js`const x = 1;`)],
    });
    for (const plugin of [provider, client]) {
      const wanted = message === undefined ? [] : [`keys-are-tasks: ${message}`];
      expect(found(await check(plugin, only("keys-are-tasks")))).toEqual(wanted);
    }
  });
});

describe("the page of a task", TIMEOUT, () => {
  const audio: DemoItem = { type: "audio", filename: "https://a.example/a.mp3", alt: "A bell" };
  const img: DemoItem = { type: "img", filename: "https://a.example/a.png", alt: "A bell tower" };
  const demo = { inputs: [audio], outputs: [img] };
  const page = (more: Partial<TaskPageSpec> = {}): TaskPage =>
    defineTaskPage({ summary: "A sound goes in, a picture comes out.", demo, ...more });
  const on_ = (pages: CheckOptions["pages"] & object): Promise<readonly Fault[]> =>
    check(hear, { pages });

  test("that fits has no faults, and neither has none", async () => {
    expect(await on_({ "sample-hear": page() })).toEqual([]);
    expect(await on_({ "sample-hear": page({ demo: { inputs: [], outputs: [] } }) })).toEqual([]);
    const tokens: DemoItem = {
      type: "text-with-tokens",
      text: "A bell",
      tokens: [{ type: "N", start: 2, end: 6 }],
    };
    const table: DemoItem = {
      type: "tabular",
      table: [
        ["a", "b"],
        ["1", "2"],
      ],
    };
    const chart: DemoItem = { type: "chart", data: [{ label: "bell", score: 0.9 }] };
    const text: DemoItem = { type: "text", content: "A bell" };
    const full = { inputs: [audio, text, table], outputs: [img, chart, tokens] };
    const related = [{ id: "sample-see", when: "A picture goes in." }];
    expect(
      await on_({ "sample-hear": page({ demo: full, related, canonicalId: "sample-see" }) }),
    ).toEqual([]);
  });

  const shows = (item: unknown): Partial<TaskPageSpec> => ({
    demo: { inputs: [audio, item as DemoItem], outputs: [img] },
  });
  test.each<[string, Partial<TaskPageSpec>, ...string[]]>([
    ["says nothing", { summary: " " }, "`summary` is empty. Say what goes in and what comes out."],
    [
      "shows no sound for a sound",
      { demo: { inputs: [img], outputs: [img] } },
      'demo.inputs shows no audio, and the task has one. Add an item of the type "audio".',
    ],
    [
      "shows no picture for a picture",
      { demo: { inputs: [audio], outputs: [audio] } },
      'demo.outputs shows no image, and the task has one. Add an item of the type "img".',
    ],
    [
      "shows one side",
      { demo: { inputs: [audio], outputs: [] } },
      "`demo` has one side only. Give both `inputs` and `outputs`, or neither.",
    ],
    [
      "has an item that nobody shows",
      shows({ type: "movie" }),
      'demo.inputs[1].type must be "text" or "img" or "audio" or "chart" or "tabular" or "text-with-tokens", and is the text "movie". Write `type: "text"`.',
    ],
    [
      "has a picture without words",
      shows({ ...img, alt: "" }),
      "demo.inputs[1] has no `alt`. Say what is seen or heard in it.",
    ],
    [
      "has a picture that is none",
      shows({ ...img, filename: "" }),
      "demo.inputs[1] has no `filename`. Name a file, or give a URL.",
    ],
    [
      "has an empty text",
      shows({ type: "text", content: "" }),
      "demo.inputs[1] has no `content`. Write the text.",
    ],
    [
      "has a bar without a score",
      shows({ type: "chart", data: [{ label: "a", score: Number.NaN }] }),
      "demo.inputs[1].data[0].score must be a number, and is the number NaN. Write `score: 1`.",
    ],
    [
      "has no text of a use",
      { uses: [{ title: "Birds", body: "Count them." } as never] },
      "Uses[0] has no field `body`, and nobody reads it. Leave it out; uses[0] has title, text.",
      'uses[0].text must be a string, got missing. Add `text: "…"`.',
    ],
    [
      "has ids for what is near it",
      { related: ["sample-see" as never] },
      'related[0] must be an object, and is the text "sample-see". Write `{ … }`.',
    ],
    [
      "has a torn table",
      shows({ type: "tabular", table: [["a", "b"], ["1"]] }),
      "demo.inputs[1] has rows of different lengths, or none. Give every row a cell for each column.",
    ],
    [
      "marks what is not there",
      shows({
        type: "text-with-tokens",
        text: "A bell",
        tokens: [{ type: "N", start: 2, end: 7 }],
      }),
      "demo.inputs[1] marks N from 2 to 7, which is no piece of its text behind the one before. Mend `tokens`.",
    ],
    [
      "leads to itself",
      { related: [{ id: "sample-hear", when: "x" }] },
      "`related` names the task itself. Leave it out.",
    ],
    [
      "leads nowhere",
      { related: [{ id: "sample-sea", when: "x" }] },
      '`related` names "sample-sea", which no task is. Did you mean "sample-see"? Mend the id, or leave it out.',
    ],
    [
      "is counted as nothing",
      { canonicalId: "none-such" },
      '`canonicalId` names "none-such", which no task is. Mend the id, or leave it out.',
    ],
  ])("that %s is found", async (_, more, ...messages) => {
    expect(found(await on_({ "sample-hear": page(more) }))).toEqual(
      messages.map((message) => `page-fits: ${message}`),
    );
  });

  test("with a slip in its summary is found", async () => {
    const { summary, ...rest } = page();
    expect(found(await on_({ "sample-hear": { ...rest, sumary: summary } as never }))).toEqual([
      "page-fits: A page has no field `sumary`, and nobody reads it. Did you mean `summary`?",
      'page-fits: summary must be a string, got missing. Add `summary: "…"`.',
    ]);
  });

  test("under another id is found", async () => {
    expect(found(await on_({ "sample-heer": page() }))).toEqual([
      'page-fits: A page is given for "sample-heer", and the task is "sample-hear". Write "sample-hear" there.',
    ]);
    expect(await on_({ "sample-see": page() })).toEqual([]);
  });
});
