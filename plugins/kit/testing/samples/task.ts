// Tasks with one mistake each, in the task, in its key or on its page, and tasks without mistakes.
import { type Plugin, type Task, template } from "hubsmith";
import { defineTaskPage } from "hubsmith/catalog";
import type { DemoItem, TaskPageSpec } from "#plugins/kit/catalog/task-page";
import { file } from "#core/code/value";
import { js } from "hubsmith/code";
import { given, isolated, only, type Samples, withOptions } from "./samples.ts";
import { draw } from "./provider.ts";
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
const steps = { type: "count", label: "Steps", example: 4, range: [1, 9] };
const recipes = (...all: readonly object[]): Task =>
  drawing({
    parameters: { steps },
    recipes: all.map((recipe) => ({ id: "quick", label: "Quick", ...recipe })),
  });
const parts: Samples = isolated({
  "ranges-fit": {
    "an example outside its range": drawing({ parameters: { steps: { ...steps, range: [5] } } }),
  },
  "recipes-fit": {
    "two recipes with one id": recipes({}, { label: "Quicker" }),
    "a value outside its range": recipes({ parameters: { steps: 10 } }),
    "a sample without an input": odd({
      recipes: [{ id: "quick", label: "Quick", sample: () => ({ about: { year: 1999 } }) }],
    }),
  },
});

const client = (more: object): Plugin<"client"> =>
  clientOf("js/mine", { templates: [template(odd(more), () => js`const x = 1;`)] });
const keys: Samples = {
  "keys-are-tasks": {
    "nearly an id of a task": client({ id: "sample-heer", aliases: [] }),
    "a task with other inputs": client({ inputs: { recording: "audio" } }),
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
const pages: Samples = {
  "": {
    "a page": page(),
  },
  "names-exist": {
    "an unknown canonical task": page({ canonicalId: "none-such" }),
  },
  "page-fits": {
    "no audio in the demo": page({ demo: { inputs: [img], outputs: [img] } }),
    "an image without alt": showing({ ...img, alt: "" }),
    "a file that does not exist": showing({ ...img, filename: "no-such-file.png" }),
    "an unfinished text": page({ choosing: ["TODO: say how to choose a model."] }),
    "a table with rows of different lengths": showing({
      type: "tabular",
      table: [["a", "b"], ["1"]],
    }),
    "a widget model twice": page({ widgetModels: ["a/b", "c/d", "a/b"] }),
    "a page with nearly the id of the task": page({}, "sample-heer"),
  },
};

const companions = [hear, other];
export const taskSamples: readonly Samples[] = [
  withOptions({ companions, strings: ['"'] }, tasks),
  parts,
  withOptions({ companions, ...only("keys-are-tasks") }, keys),
  withOptions({ companions, strings: ['"'] }, pages),
];
