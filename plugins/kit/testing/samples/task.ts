// Tasks with one mistake each, in the task, in its key or on its page, and tasks without mistakes.
import { answer, type Model, serves, type Plugin, type Task, template } from "hubsmith";
import { defineTaskPage } from "hubsmith/catalog";
import type { DemoItem, TaskPageSpec } from "#plugins/kit/catalog/task-page";
import { file } from "#core/code/value";
import { js } from "hubsmith/code";
import { given, isolated, only, type Samples, withOptions } from "./samples.ts";
import { FIXTURES } from "./library.ts";
import { draw, provider as drawer } from "./provider.ts";
import { client as clientOf, task } from "./small.ts";

const hear = task("sample-hear", {
  aliases: ["sample-listen"],
  inputs: { recording: "audio", about: "json" },
  output: "image",
  parameters: { steps: { type: "count", label: "Steps", example: 4, sample: () => 2 } },
  sample: () => ({ recording: file("a.mp3", "audio/mpeg"), about: { year: 1999 } }),
});
const other = task("sample-see", {
  inputs: "image",
  sample: () => file("a.png", "image/png"),
});
const odd = (more: object): Task => task("sample-hear", { ...hear, ...more });
const tasks: Samples = {
  "": {
    "`instead`: a task that is no companion": given(
      { companions: [] },
      odd({ callAs: () => other }),
    ),
  },
  "samples-fit": {
    "an image for a recording": odd({
      sample: () => ({ recording: file("a.png", "image/png"), about: {} }),
    }),
  },
  "names-exist": {
    "`instead`: an unknown task": given(
      only("names-exist"),
      odd({ callAs: () => ({ ...other, id: "sample-sea" }) }),
    ),
    "a wire format of an unknown task": given(
      only("names-exist"),
      task("sample-heard", { ...hear, id: "sample-heard", aliases: [], wireOf: "sample-heer" }),
    ),
  },
};

const drawing = (more: object): Task => task("sample-draw", { ...draw, ...more });
const records: Samples = isolated({
  "samples-fit": {
    "an empty sample": drawing({ sample: () => "" }),
    "a sample that throws": drawing({
      sample: ({ widgetData }: Model) => widgetData![0]!["text"],
    }),
  },
});

const steps = (more: object): Task =>
  drawing({
    parameters: { steps: { type: "count", label: "Steps", example: 4, range: [1, 9], ...more } },
  });
const recipes = (...all: readonly object[]): Task =>
  drawing({
    parameters: steps({}).parameters,
    recipes: all.map((recipe) => ({ id: "quick", label: "Quick", ...recipe })),
  });
const parts: Samples = isolated({
  "ranges-fit": {
    "a range that ends before it begins": steps({ range: [2, 0] }),
    "an example outside its range": steps({ range: [5] }),
  },
  "recipes-fit": {
    "two recipes with one id": recipes({}, { label: "Quicker" }),
    "an unknown parameter": recipes({ parameters: { step: 2 } }),
    "a value of another type": recipes({ parameters: { steps: "two" } }),
    "a value outside its range": recipes({ parameters: { steps: 10 } }),
    "a sample without an input": odd({
      recipes: [{ id: "quick", label: "Quick", sample: () => ({ about: { year: 1999 } }) }],
    }),
  },
});

const provider = (more: object): Plugin<"provider"> =>
  drawer({
    more: {
      tasks: [
        serves(odd(more), {
          request: () => ({ path: "x", json: {} }),
          answer: answer.json(),
        }),
      ],
    },
  });
const client = (more: object): Plugin<"client"> =>
  clientOf("js/mine", { templates: [template(odd(more), () => js`const x = 1;`)] });
const keys: Samples = {
  "": {
    "a provider with a custom task": provider({ id: "mine-alone", aliases: [] }),
  },
  "keys-are-tasks": {
    "an alias as an id": provider({ id: "sample-listen", aliases: [] }),
    "nearly an id of a task": client({ id: "sample-heer", aliases: [] }),
    "a task with other inputs": provider({ inputs: { recording: "audio" } }),
  },
};

const audio: DemoItem = { type: "audio", filename: "https://a.example/a.mp3", alt: "A bell" };
const img: DemoItem = { type: "img", filename: "https://a.example/a.png", alt: "A bell tower" };
const page = (more: object = {}, id = "sample-hear"): unknown => {
  const demo = { inputs: [audio], outputs: [img] };
  const spec = { summary: "Audio in, image out.", demo, ...more } as TaskPageSpec;
  return given({ pages: { [id]: defineTaskPage(spec) } }, hear);
};
const showing = (item: object): unknown =>
  page({ demo: { inputs: [audio, item], outputs: [img] } });
const tokens = (end: number): object => ({
  type: "text-with-tokens",
  text: "A bell",
  tokens: [{ type: "N", start: 2, end }],
});
const tabular = (...table: readonly (readonly string[])[]): object => ({ type: "tabular", table });
const related = (id: string): unknown => page({ related: [{ id, when: "An image goes in." }] });
const pages: Samples = {
  "": {
    "a page": page(),
  },
  "names-exist": {
    "an unknown canonical task": page({ canonicalId: "none-such" }),
  },
  "page-fits": {
    "no audio in the demo": page({ demo: { inputs: [img], outputs: [img] } }),
    "a demo without outputs": page({ demo: { inputs: [audio], outputs: [] } }),
    "an item of an unknown type": showing({ type: "movie" }),
    "an image without alt": showing({ ...img, alt: "" }),
    "a score of 81": showing({ type: "chart", data: [{ label: "a", score: 81 }] }),
    "a file that does not exist": showing({ ...img, filename: "no-such-file.png" }),
    "an unfinished text": page({ choosing: ["TODO: say how to choose a model."] }),
    "a use without a text": page({ uses: [{ title: "Birds", body: "Count them." }] }),
    "a table with rows of different lengths": showing(tabular(["a", "b"], ["1"])),
    "a token beyond the string": showing(tokens(7)),
    "a widget model twice": page({ widgetModels: ["a/b", "c/d", "a/b"] }),
    "related to itself": related("sample-hear"),
    "a page with nearly the id of the task": page({}, "sample-heer"),
  },
};

const companions = [hear, other];
export const taskSamples: readonly Samples[] = [
  withOptions({ companions, strings: ['"'] }, tasks),
  withOptions({ fixtures: FIXTURES }, records),
  parts,
  withOptions({ companions, ...only("keys-are-tasks") }, keys),
  withOptions({ companions, strings: ['"'] }, pages),
];
