// All libraries together: how downloads are counted, and the fields of their pages.
import { type DownloadRule, loadPlugins, type Plugin } from "hubsmith";
import { downloadQuery, countedDownloads } from "../kit/catalog/downloads.ts";
import { libraryEntries, taskEntries } from "hubsmith/plugins";
import { pageOf } from "#core/testing/pages/plugin";
import { describe, expect, test } from "vitest";
import { all, hub } from "../sweep.ts";

const libraries = (await loadPlugins(libraryEntries)).plugins as readonly Plugin<"library">[];

test("the tasks for which the Hub's servers run models of a library are known", () => {
  const known = new Set<string>(taskEntries.map(({ id }) => id));
  const named = libraries.flatMap(({ hostedInferenceTasks = [] }) => hostedInferenceTasks);
  expect(libraries.filter(({ hostedInferenceTasks }) => hostedInferenceTasks)).not.toEqual([]);
  expect(named.filter((task) => !known.has(task))).toEqual([]);
});

describe("downloads are counted as the Hub counts them", () => {
  const rules = new Map<string, DownloadRule>(
    libraries.flatMap(({ id, countDownloads }) =>
      countDownloads === undefined ? [] : [[id, countDownloads]],
    ),
  );

  // One example of each form; the pages of the libraries have all.
  test.each([
    ["colpali", 'path:"adapter_config.json"'],
    ["spacy", 'path_extension:"whl"'],
    ["keras", 'path:"config.json" OR path_extension:"keras"'],
    [
      "open_clip",
      'path:"open_clip_model.safetensors" OR path:"model.safetensors" OR path:"open_clip_pytorch_model.bin" OR path:"pytorch_model.bin"',
    ],
    ["kernels", 'path_filename:"_ops" AND path_extension:"py"'],
    ["tic-clip", 'path_extension:"pt" AND path_prefix:"checkpoints/"'],
    ["jev-style", 'path_extension:"gguf" OR (path_filename:"config" AND path_extension:"json")'],
    ["whisperkit", 'path_filename:"model" AND path_extension:"mil" AND _exists_:"path_prefix"'],
  ])("%s by the same query", (id, query) => {
    expect(downloadQuery(rules.get(id)!)).toBe(query);
  });

  test.each([
    ["colpali", ["adapter_config.json"], ["config.json", "sub/adapter_config.json"]],
    ["spacy", ["en_core_web_sm-any-py3-none-any.whl"], ["meta.json", "whl"]],
    ["speechbrain", ["hyperparams.yaml"], ["asr.ckpt", "old/hyperparams.yaml"]],
    ["timm", ["model.safetensors", "pytorch_model.bin"], ["config.json", "fp16/model.safetensors"]],
    ["ultralytics", ["best.pt", "weights/best.pt"], ["best.onnx", "pt"]],
    [
      "whisperkit",
      ["openai_whisper-tiny/AudioEncoder.mlmodelc/model.mil"],
      ["model.mil", "tiny/AudioEncoder.mlmodelc/coremldata.bin", "tiny/model.mlmodel"],
    ],
  ])("%s counts %j, and not %j", (id, counted, others) => {
    expect(countedDownloads(rules.get(id)!, [...others, ...counted])).toEqual(counted);
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
