// All libraries together: their hosted tasks, and comments in their programs. `npm run preview` shows the rest.
import { loadPlugins, loadSnippets, parseModel, type Plugin } from "hubsmith";
import { libraryEntries, taskEntries } from "hubsmith/plugins";
import { pageOf } from "#plugins/kit/testing/pages/plugin";
import { expect, test } from "vitest";
import { all, hub } from "../sweep.ts";

const libraries = (await loadPlugins(libraryEntries)).plugins as readonly Plugin<"library">[];

test("the tasks for which the Hub's servers run models of a library are known", () => {
  const known = new Set<string>(taskEntries.map(({ id }) => id));
  const named = libraries.flatMap(({ hostedInferenceTasks = [] }) => hostedInferenceTasks);
  expect(libraries.filter(({ hostedInferenceTasks }) => hostedInferenceTasks)).not.toEqual([]);
  expect(named.filter((task) => !known.has(task))).toEqual([]);
});

// Users search for these names, and other programs read them.
test.each([
  ["audiocraft", "# Type of model unknown."],
  ["espnet", "# unknown model type (must be text-to-speech or automatic-speech-recognition)"],
  ["llama-cpp-python", "# No input example has been defined for this model task."],
  ["nemo", "# tag did not correspond to a valid NeMo domain."],
  ["paddlenlp", "# ⚠️ Type of model unknown"],
  ["peft", "# Base model is not found."],
  ["peft", "# Task type is invalid."],
  ["pruna-ai", "# ⚠️ Type of model unknown"],
  ["sklearn", "# ⚠️ Model filename not specified in config.json"],
  ["speechbrain", "# interface in config.json invalid"],
  ["speechbrain", "# interface not specified in config.json"],
  ["transformers", "# ⚠️ Type of model unknown"],
  ["transformers.js", "// ⚠️ Unknown pipeline tag"],
])("the page of %s has the Hub's value if something is missing: %s", (id, comment) => {
  const page = pageOf(hub.libraries.get(id)!, all);
  expect(page.split("\n")).toContain(comment);
});

test.each([
  ["depth-anything-3", "acme/DA3METRIC-LARGE", true],
  ["depth-anything-3", "acme/DA3NESTED-GIANT-LARGE-1.1", true],
  ["depth-anything-3", "acme/DA3-LARGE", false],
  ["depth-anything-3", "acme/DA3MONO-LARGE", false],
  ["depth-anything-v2", "acme/Depth-Anything-V2-Metric-Hypersim-Small", true],
  ["depth-anything-v2", "acme/Depth-Anything-V2-Small", false],
  ["depth-pro", "acme/DepthPro", true],
  ["unidepth", "acme/unidepth-v2-vitl14", true],
])("%s prints the depth of %s in meters: %s", (library_name, id, isMetric) => {
  const { model } = parseModel({ id, library_name, pipeline_tag: "depth-estimation" });
  const text = loadSnippets(hub, model!)
    .snippets.map(({ content }) => content)
    .join("\n");
  expect(text.includes("Meters at the center")).toBe(isMetric);
  expect(text.includes(" / 300")).toBe(id.includes("METRIC"));
});
