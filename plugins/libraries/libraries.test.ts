// All libraries together: how downloads are counted, and the fields of their pages.
import { type DownloadRule, loadPlugins, type Plugin } from "hubsmith";
import { libraryEntries, taskEntries } from "hubsmith/plugins";
import { pageOf } from "#core/testing/pages/plugin";
import { describe, expect, test } from "vitest";
import { all, hub } from "../sweep.ts";

const libraries = (await loadPlugins(libraryEntries)).plugins as readonly Plugin<"library">[];

test("the tasks for which the Hub's servers run models of a library are known", () => {
  const known = new Set<string>(taskEntries.map(({ id }) => id));
  const named = libraries.flatMap(({ hostedInferenceTasks = [] }) => hostedInferenceTasks);
  expect(libraries.filter(({ hostedInferenceTasks }) => hostedInferenceTasks)).toHaveLength(28);
  expect(named.filter((task) => !known.has(task))).toEqual([]);
});

describe("downloads are counted as the Hub counts them", () => {
  const rules = new Map<string, DownloadRule>(
    libraries.flatMap(({ id, countDownloads }) =>
      countDownloads === undefined ? [] : [[id, countDownloads]],
    ),
  );

  test("in 194 of the Hub's 257 libraries, and by the Hub's own rule in the others", () => {
    const ours = new Set([
      "coqui",
      "coreai",
      "coremltools",
      "ctranslate2",
      "executorch",
      "exllamav2",
      "exllamav3",
      "funasr",
      "huggingface_hub",
      "icalens",
      "libreyolo",
      "lightgbm",
      "llama.cpp",
      "modelopt",
      "omnivoice",
      "onnxruntime",
      "openvino",
      "pylate",
      "scvi-tools",
      "segmentation-models-pytorch",
      "sglang",
      "speculators",
      "tokenizers",
      "torch",
      "vllm",
      "yolov5",
    ]);
    expect(libraries.filter(({ id }) => !ours.has(id))).toHaveLength(257);
    expect(rules.size).toBe(194);
  });
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
