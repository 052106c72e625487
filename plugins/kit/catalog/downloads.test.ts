// Download counts: each rule prints the Hub's query, and finds its files in a repository.
import { describe, expect, test } from "vitest";
import { library, model } from "#plugins/kit/testing/samples/small";
import { createHub, type DownloadRule, downloads } from "hubsmith";
import {
  countedDownloads,
  countDownloads,
  countsAsDownload,
  defaultDownloads,
  downloadQuery,
} from "./downloads.ts";

const { all, any, exists, extension, filename, path, prefix } = downloads;

const FILES = [
  ".gitattributes",
  "README.md",
  "config.json",
  "model.safetensors",
  "onnx/config.json",
  "onnx/model.onnx",
  "onnx/v1.2/model.onnx_data",
  "weights.tar.gz",
];

const RULES: readonly (readonly [query: string, rule: DownloadRule, files: readonly string[]])[] = [
  ['path:"config.json"', path("config.json"), ["config.json"]],
  ['path:"onnx/model.onnx"', path("onnx/model.onnx"), ["onnx/model.onnx"]],
  ['path_extension:"json"', extension("json"), ["config.json", "onnx/config.json"]],
  ['path_extension:"gz"', extension("gz"), ["weights.tar.gz"]],
  ['path_extension:"tar.gz"', extension("tar.gz"), []],
  ['path_extension:"gitattributes"', extension("gitattributes"), []],
  [
    'path_filename:"model"',
    filename("model"),
    ["model.safetensors", "onnx/model.onnx", "onnx/v1.2/model.onnx_data"],
  ],
  ['path_filename:"model.onnx"', filename("model.onnx"), []],
  ['path_filename:"weights.tar"', filename("weights.tar"), ["weights.tar.gz"]],
  ['path_filename:".gitattributes"', filename(".gitattributes"), [".gitattributes"]],
  ['path_prefix:"onnx/"', prefix("onnx/"), ["onnx/config.json", "onnx/model.onnx"]],
  ['path_prefix:"onnx/v1.2/"', prefix("onnx/v1.2/"), ["onnx/v1.2/model.onnx_data"]],
  ['path_prefix:"onnx"', prefix("onnx"), []],
  [
    '_exists_:"path_prefix"',
    exists("path_prefix"),
    ["onnx/config.json", "onnx/model.onnx", "onnx/v1.2/model.onnx_data"],
  ],
  [
    '_exists_:"path_extension"',
    exists("path_extension"),
    FILES.filter((file) => file !== ".gitattributes"),
  ],
  [
    'path_extension:"safetensors" OR path_extension:"onnx"',
    any(extension("safetensors"), extension("onnx")),
    ["model.safetensors", "onnx/model.onnx"],
  ],
  [
    'path_filename:"config" AND path_extension:"json" AND _exists_:"path_prefix"',
    all(filename("config"), extension("json"), exists("path_prefix")),
    ["onnx/config.json"],
  ],
  [
    'path_extension:"gz" OR (path_filename:"config" AND path_extension:"json")',
    any(extension("gz"), all(filename("config"), extension("json"))),
    ["config.json", "onnx/config.json", "weights.tar.gz"],
  ],
  [
    '(path:"config.json" OR path:"README.md") AND path_extension:"md"',
    all(any(path("config.json"), path("README.md")), extension("md")),
    ["README.md"],
  ],
  ['path:"README.md"', any(path("README.md")), ["README.md"]],
  [
    'path_extension:"json" AND NOT _exists_:"path_prefix"',
    all(extension("json"), prefix("")),
    ["config.json"],
  ],
];

describe.each(RULES)("%s", (query, rule, files) => {
  test("is printed", () => expect(downloadQuery(rule)).toBe(query));
  test("finds its files", () => expect(countedDownloads(rule, FILES)).toEqual(files));
});

test("a value with quotes stays one value of the query", () => {
  expect(downloadQuery(path('a" OR path:"b'))).toBe(String.raw`path:"a\" OR path:\"b"`);
});

test("a rule is applied to one file at a time, so that no two match it together", () => {
  const rule = all(filename("model"), extension("json"));
  expect(countedDownloads(rule, ["model.bin", "config.json"])).toEqual([]);
  expect(countsAsDownload(rule, "deep/down/model.json")).toBe(true);
});

describe("downloads are simulated", () => {
  const weights = library("weights", { countDownloads: downloads.extension("bin") });
  const counting = createHub([weights, library("bare")]);
  const of = (library_name: string, ...paths: readonly string[]) =>
    countDownloads(
      counting,
      model({ library_name, siblings: paths.map((rfilename) => ({ rfilename })) }),
    );

  test("by the rule of the named library", () => {
    expect(of("weights", "a.bin", "config.json")).toEqual({
      library: "weights",
      query: 'path_extension:"bin"',
      files: ["a.bin"],
    });
  });

  test("by the Hub's own rule if no library has one", () => {
    const query = downloadQuery(defaultDownloads);
    for (const name of ["bare", "nobody"])
      expect(of(name, "a.bin", "config.json")).toEqual({ query, files: ["config.json"] });
  });

  test.each([
    ["a pipeline", ["model_index.json", "flux.safetensors"], ["vae/x.safetensors", "config.json"]],
    ["a modular pipeline", ["modular_model_index.json"], ["config.json", "unet/model_index.json"]],
    ["a LoRA", ["style.safetensors"], ["samples/style.safetensors", "README.md"]],
    ["checkpoints", ["v1.ckpt", "embeddings.bin"], ["unet/weights.bin", "v1.ckpt.txt"]],
  ])("of %s for Diffusers", (_, counted, others) => {
    const counts = of("diffusers", ...others, ...counted);
    expect(counts.library).toBe("diffusers");
    expect(counts.files.toSorted()).toEqual(counted.toSorted());
  });

  test("of Diffusers also by its tag, but the rule of a named library comes first", () => {
    const siblings = [{ rfilename: "a.bin" }, { rfilename: "a.safetensors" }];
    const tags = ["diffusers"];
    expect(countDownloads(counting, model({ siblings, tags })).files).toHaveLength(2);
    const named = model({ siblings, tags, library_name: "weights" });
    expect(countDownloads(counting, named).files).toEqual(["a.bin"]);
  });

  test("and GGUF files count in addition to any rule", () => {
    expect(of("weights", "a-Q4_K_M.gguf", "b.bin", "README.md").files).toEqual([
      "a-Q4_K_M.gguf",
      "b.bin",
    ]);
    expect(of("nobody", "only.gguf")).not.toHaveProperty("warning");
  });

  test("with a warning if one download would count more than once, or not at all", () => {
    expect(of("weights", "a.bin", "b/b.bin")).toMatchObject({
      files: ["a.bin", "b/b.bin"],
      warning: "A download of the whole repository counts 2 times, once for each of these files.",
    });
    expect(of("weights", "README.md")).toMatchObject({
      files: [],
      warning: "No file of the repository counts, so its downloads stay at zero.",
    });
    expect(countDownloads(counting, model({ library_name: "weights" })).warning).toContain(
      "The record has no file list.",
    );
  });
});
