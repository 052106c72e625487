// The file that fits is one that llama.cpp reads, and its memory is that of the app.
import { createHub, type Model, type Platform } from "hubsmith";
import { describe, expect, test } from "vitest";
import koboldcpp from "../../apps/koboldcpp.ts";
import llamaCpp from "../../apps/llama.cpp.ts";
import ollama from "../../apps/ollama.ts";
import vllm from "../../apps/vllm.ts";
import whisperCpp from "../../apps/whisper.cpp.ts";
import gguf from "../../quantizations/gguf.ts";
import { runLocally } from "./run-locally.ts";

const hub = createHub([gguf, ollama, vllm]);
const recordOf = (...files: readonly (readonly [string, number])[]): Model => ({
  id: "acme/otter-8B-GGUF",
  tags: ["gguf", "conversational", "base_model:quantized:Qwen/Qwen3-8B"],
  siblings: files.map(([rfilename, size]) => ({ rfilename, size })),
});
const fileFor = (model: Model, memory: number) =>
  runLocally(hub, model, { memory }).snippets.map(({ file, memory: { fits } }) => [file, fits]);

test("is the most precise up to Q8_0 that fits, and never a type of another program", () => {
  const model = recordOf(
    ["otter-F16.gguf", 16e9],
    ["otter-Q8_0.gguf", 8.7e9],
    ["otter-IQ4_K.gguf", 5e9],
    ["otter-Q2_K.gguf", 3e9],
  );
  expect(fileFor(model, 24e9)).toEqual([["otter-Q8_0.gguf", "yes"]]);
  expect(fileFor(model, 9e9)).toEqual([["otter-Q2_K.gguf", "yes"]]);
  expect(fileFor(model, 5e9)).toEqual([["otter-Q2_K.gguf", "tight"]]);
});

// Its dimensions are unknown, so its context has 0.08 to 5.4 GB.
const UNKNOWN: Model = {
  ...recordOf(),
  id: "acme/otter-9B-GGUF",
  tags: ["gguf", "conversational"],
};
const SIZES = {
  Q8_0: 9.5e9,
  Q6_K: 7.5e9,
  Q5_K_M: 6.6e9,
  Q4_K_M: 5.7e9,
  Q3_K_M: 4.7e9,
  Q2_K: 3.8e9,
};
const unknownOf = (...formats: readonly (keyof typeof SIZES)[]): Model => ({
  ...UNKNOWN,
  siblings: formats.map((format) => ({ rfilename: `otter-${format}.gguf`, size: SIZES[format] })),
});

test.each([
  [["Q8_0", "Q6_K", "Q5_K_M", "Q4_K_M", "Q3_K_M", "Q2_K"], 10, "Q4_K_M"],
  [["Q8_0", "Q6_K", "Q3_K_M"], 10, "Q3_K_M"],
  [["Q8_0", "Q6_K", "Q5_K_M", "Q4_K_M", "Q3_K_M", "Q2_K"], 5, "Q3_K_M"],
  [["Q8_0", "Q6_K", "Q5_K_M"], 10, "Q5_K_M"],
  [["Q8_0", "Q6_K", "Q5_K_M", "Q4_K_M", "Q3_K_M", "Q2_K"], 24, "Q8_0"],
  // Q2_K fits for sure. Q4_K_M is tight because of the unknown context.
  [["Q8_0", "Q6_K", "Q5_K_M", "Q4_K_M", "Q3_K_M", "Q2_K"], 12, "Q4_K_M"],
] as const)("of %j in %d GB, with a context of unknown size, it is %s", (formats, gb, wanted) => {
  const [[file] = []] = fileFor(unknownOf(...formats), gb * 1e9);
  expect(file).toBe(`otter-${wanted}.gguf`);
});

test("is that of the app if none fits, and a chosen one is kept", () => {
  const model = recordOf(["otter-Q4_K_M.gguf", 5e9], ["otter-Q8_0.gguf", 8.7e9]);
  expect(fileFor(model, 1e9)).toEqual([["otter-Q4_K_M.gguf", "no"]]);
  const { snippets } = runLocally(hub, model, { memory: 7e9, file: "otter-Q8_0.gguf" });
  expect([snippets[0]?.file, snippets[0]?.memory.fits]).toEqual(["otter-Q8_0.gguf", "no"]);
});

test("all weights are another memory, and a record without files has that of a usual one", () => {
  const tags = ["conversational", "safetensors"];
  const [whole] = runLocally(hub, { id: "Qwen/Qwen3-8B", tags }, { memory: 24e9 }).snippets;
  expect([whole?.app, whole?.memory.fits, whole?.file]).toEqual(["vllm", "yes", undefined]);
  const [first] = runLocally(hub, {
    id: "acme/otter-8B-GGUF",
    tags: ["gguf", "conversational"],
  }).snippets;
  expect([first?.file, first?.memory.missing]).toEqual([
    "*.gguf",
    ["the sizes of the files", "the dimensions of its layers"],
  ]);
});

test.each([
  ["F16", ["F32", "F16", "BF16"]],
  ["Q8_0", ["F32", "BF16", "Q8_0"]],
  ["BF16", ["BF16", "F32"]],
  ["F32", ["F32"]],
])("the command and the memory have the projector in %s of %j", (format, formats) => {
  const local = createHub([gguf, koboldcpp, llamaCpp]);
  const projectors = formats.map((name) => [`mmproj-${name}.gguf`, 1e9] as const);
  const model = {
    ...recordOf(["otter-Q4_K_M.gguf", 5e9], ...projectors),
    pipeline_tag: "image-text-to-text",
  };
  for (const { app, commands, memory } of runLocally(local, model).snippets) {
    const used = memory.needs.find(({ part }) => part === "projector")?.how;
    expect([app, used]).toEqual([app, `the size of mmproj-${format}.gguf`]);
    // llama.cpp chooses by the same rule.
    const named = commands.flatMap(({ content }) => content.match(/mmproj-\w+\.gguf/g) ?? []);
    const expected = app === koboldcpp.id ? [`mmproj-${format}.gguf`] : [];
    expect([app, [...new Set(named)]]).toEqual([app, expected]);
  }
});

test("the memory of a file in another format is its size", () => {
  const model: Model = {
    id: "ggerganov/whisper.cpp",
    tags: ["automatic-speech-recognition"],
    pipeline_tag: "automatic-speech-recognition",
    siblings: [{ rfilename: "ggml-base.bin", size: 147_951_465 } as { rfilename: string }],
  };
  const [snippet] = runLocally(createHub([gguf, whisperCpp]), model).snippets;
  expect(snippet?.file).toBe("ggml-base.bin");
  expect(snippet?.memory.needs[0]?.max).toBe(147_951_465);
});

describe("with versions of the model", () => {
  const weights: Model = {
    id: "Qwen/Qwen3-8B",
    pipeline_tag: "text-generation",
    tags: ["conversational", "safetensors"],
  };
  const versionOf = (owner: string, ...sizes: readonly number[]): Model => ({
    ...recordOf(...sizes.map((size, at) => [`otter-Q${at + 4}_K_M.gguf`, size] as const)),
    id: `${owner}/Qwen3-8B-GGUF`,
  });
  const appsIn = (memory: number | undefined, ...versions: readonly Model[]) =>
    runLocally(hub, weights, {
      ...(memory === undefined ? {} : { memory }),
      versions,
    }).snippets.map(({ app, version, file }) => [app, version?.id, file]);

  test("apps that do not run it run the first one", () => {
    const apps = appsIn(24e9, versionOf("first", 5e9), versionOf("second", 5e9));
    expect(apps).toEqual([
      ["ollama", "first/Qwen3-8B-GGUF", "otter-Q4_K_M.gguf"],
      ["vllm", undefined, undefined],
    ]);
  });

  test("and the next one if the first does not fit", () => {
    expect(appsIn(8e9, versionOf("first", 9e9), versionOf("second", 5e9))[0]).toEqual([
      "ollama",
      "second/Qwen3-8B-GGUF",
      "otter-Q4_K_M.gguf",
    ]);
  });

  test("an app that runs both runs the version only if the model does not fit", () => {
    const awq: Model = { ...weights, id: "first/Qwen3-8B-AWQ", tags: [...weights.tags, "awq"] };
    expect(appsIn(24e9, awq)).toEqual([["vllm", undefined, undefined]]);
    expect(appsIn(12e9, awq)).toEqual([["vllm", "first/Qwen3-8B-AWQ", undefined]]);
    expect(appsIn(undefined, awq)).toEqual([["vllm", undefined, undefined]]);
  });

  test("apps that do not run on the computer are last, and the others have it", () => {
    const versions = [versionOf("first", 30e9)];
    const appsOn = (platform: Platform) =>
      runLocally(hub, weights, { memory: 24e9, versions, platform }).snippets.map(({ app }) => app);
    expect(appsOn("linux")).toEqual(["vllm", "ollama"]);
    expect(appsOn("macos")).toEqual(["ollama", "vllm"]);
  });
});
