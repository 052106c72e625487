// The Transformers class that loads a model, its pipeline, and its inputs.
import { createHub, installText, loadSnippets, parseModel } from "hubsmith";
import { describe, expect, test } from "vitest";
import { TYPES } from "../kit/libraries/transformers/types.ts";
import transformers from "./transformers.ts";

const hub = createHub([transformers]);
const offer = (record: object): ReturnType<typeof loadSnippets> =>
  loadSnippets(hub, parseModel({ id: "acme/m", library_name: "transformers", ...record }).model!);
const contents = (record: object): readonly string[] =>
  offer(record).snippets.map(({ content }) => content);
const installs = (record: object): readonly (string | undefined)[] =>
  offer(record).snippets.map(({ install }) => install);
const info = (auto_model: string, processor?: string): object => ({
  transformersInfo: { auto_model, ...(processor === undefined ? {} : { processor }) },
});

test.each([
  [true, { config: { model_type: "depth_pro" } }],
  [true, { tags: ["zoedepth"] }],
  [true, { config: { depth_estimation_type: "metric" } }],
  [true, { tags: ["metric-depth-estimation"] }],
  [false, { id: "acme/depth-asymmetric", config: { model_type: "depth_anything" } }],
  [false, { config: { model_type: "dpt" }, tags: ["relative-depth"] }],
])("depth is printed in meters if the model estimates it so: %s, %j", (isMetric, record) => {
  const task = { pipeline_tag: "depth-estimation" };
  const parts = info("AutoModelForDepthEstimation", "AutoImageProcessor");
  const programs = contents({ ...task, ...parts, ...record });
  expect(programs).toHaveLength(2);
  for (const program of programs) expect(program.includes("Meters at the center")).toBe(isMetric);
});

describe("a chat", () => {
  const chat = { pipeline_tag: "text-generation", tags: ["conversational"] };
  const named = { pipeline_tag: "text-generation", id: "acme/otter-7b-instruct" };
  const template = { config: { tokenizer_config: { chat_template: "{{ messages }}" } } };

  test.each<readonly [by: string, record: object, expected: boolean]>([
    ["the tag and a template", { ...chat, ...template }, true],
    ["the tag alone, in a record without a config", chat, true],
    ["the tag without a template", { ...chat, config: {} }, true],
    ["a name of Gemma", { ...named, id: "acme/gemma-9-it", tags: ["region:us"] }, true],
    ["a name of a base model", { ...chat, id: "acme/otter-base" }, false],
    ["the obsolete task", { ...chat, pipeline_tag: "conversational" }, false],
    ["no tag", { ...chat, ...template, tags: [] }, false],
    ["a task that writes nothing", { ...chat, ...template, pipeline_tag: "fill-mask" }, false],
  ])("with %s", (_, record, expected) => {
    const programs = contents(record);
    expect(programs[0]!.includes("messages =")).toBe(expected);
    expect(programs.at(-1)!.includes("tokenizer.apply_chat_template(")).toBe(expected);
  });
});

describe("the class", () => {
  test.each([
    ["AutoModelForVision2Seq", "AutoModelForImageTextToText"],
    ["__import__('os')", "AutoModelForImageTextToText"],
  ])("%s becomes %s", (named, expected) => {
    const record = { pipeline_tag: "image-to-text", ...info(named, "AutoProcessor") };
    expect(contents(record)[0]).toContain(`model = ${expected}.from_pretrained(`);
  });

  test("a processor that is not a class of the library becomes AutoProcessor", () => {
    const record = {
      pipeline_tag: "image-classification",
      ...info("AutoModelForImageClassification", "print"),
    };
    expect(contents(record)[1]).toContain("processor = AutoProcessor.from_pretrained(");
  });

  test.each(["robotics", "constructor", "__proto__", "toString"])(
    "is reported as missing: %s",
    (pipeline_tag) => {
      const { snippets } = offer({ pipeline_tag });
      expect(snippets.map(({ content, install }) => [content, install])).toEqual([
        ["# ⚠️ Type of model unknown", undefined],
        ["hf download acme/m", "pip install -U huggingface_hub"],
      ]);
    },
  );
});

describe("custom code", () => {
  const custom = (type: string, ...tags: readonly string[]): object => ({
    pipeline_tag: "image-text-to-text",
    tags: ["transformers", "safetensors", type, ...tags, "custom_code", "conversational"],
  });

  test.each([
    ["feature-extraction", "AutoModel"],
    ["text-generation", "AutoModelForCausalLM"],
    ["image-text-to-text", "AutoModelForImageTextToText"],
  ])("loads through the class of the tag after the type: %s", (tag, name) => {
    expect(contents(custom("acme", tag)).at(-1)).toContain(`model = ${name}.from_pretrained(`);
  });

  test.each(["unlimited-ocr", "molmo2"])("is not run for the type %s", (type) => {
    const record = custom(type, "feature-extraction");
    expect(contents(record).join()).not.toContain("trust_remote_code");
    expect(installs(record)[0]).not.toContain("<");
  });
});

test.each([
  [true, "meeting.m4a"],
  [false, "meeting.mp3"],
])("a recording that ffmpeg may not read from a pipe is converted: %s, %s", (isConverted, src) => {
  const record = { pipeline_tag: "automatic-speech-recognition", widgetData: [{ src }] };
  expect(installs(record)[0]!.includes("ffmpeg -i recording.m4a")).toBe(isConverted);
});

const whisper = (...paths: readonly string[]): object => ({
  tags: ["safetensors", "whisper"],
  siblings: paths.map((rfilename) => ({ rfilename })),
});

// Other models fail with the argument, and Whisper if its repository has no tokens for timestamps.
test.each<readonly [isLong: boolean, record: object]>([
  [true, { tags: ["safetensors", "whisper"] }],
  [true, { tags: ["whisper"] }],
  [true, { config: { model_type: "whisper" } }],
  [true, whisper("config.json", "generation_config.json")],
  [false, whisper("config.json", "model.safetensors")],
  [false, { tags: ["safetensors", "wav2vec2", "whisper"] }],
  [false, { tags: ["whisper"], config: { model_type: "lite-whisper" } }],
  [false, { tags: ["safetensors", "whisper"], pipeline_tag: "audio-classification" }],
])("only Whisper returns timestamps, for long recordings: %s, %j", (isLong, record) => {
  const [only] = contents({ pipeline_tag: "automatic-speech-recognition", ...record });
  expect(only!.includes("return_timestamps=True")).toBe(isLong);
});

describe("a record without a task", () => {
  const typed = (type: string, more: object = {}): object => ({
    tags: ["transformers", "pytorch", "rust", type],
    ...more,
  });

  test.each([
    ["bert", { config: { architectures: ["BertForPreTraining"] } }, '"fill-mask"'],
    ["roberta", { config: { architectures: ["RobertaForMaskedLM"] } }, '"fill-mask"'],
    ["roberta", info("AutoModelForMaskedLM", "AutoTokenizer"), '"fill-mask"'],
    ["electra", {}, "AutoModel.from_pretrained"],
    ["wav2vec2", { tags: ["pytorch", "wav2vec2", "pretraining"] }, "AutoFeatureExtractor"],
    ["mimi", { pipeline_tag: "feature-extraction" }, ".audio_codes"],
    ["vit", { pipeline_tag: "feature-extraction" }, '"image-feature-extraction"'],
    ["clip", { pipeline_tag: "feature-extraction" }, '"zero-shot-image-classification"'],
    ["clap", { pipeline_tag: "audio-classification" }, '"zero-shot-audio-classification"'],
    ["vitpose", { pipeline_tag: "keypoint-detection" }, "VitPoseForPoseEstimation"],
  ])("of the type %s, with %j", (type, more, expected) => {
    expect(contents(typed(type, more)).join("\n")).toContain(expected);
  });

  test("of each type has a program for that type", () => {
    for (const [task, types] of Object.entries(TYPES))
      for (const type of types) {
        const text = contents(typed(type)).join("\n");
        expect(text, type).not.toContain("# ⚠️");
        const writes = text.includes('"text-generation"') || text.includes("from vllm import");
        expect(writes, type).toBe(task === "text-generation" || type === "kimi_k25");
      }
  });
});

test.each([
  ["qwen3_vl_moe", "image-text-to-text"],
  ["gemma3", "text-generation"],
])("a model that sees and is tagged as a writer, of the type %s: %s", (type, task) => {
  const record = { pipeline_tag: "text-generation", tags: ["safetensors", type, "conversational"] };
  expect(contents(record)[0]).toContain(`pipeline("${task}"`);
});

describe("the installed packages", () => {
  const install = (...pip: readonly string[]): string | undefined => installText({ pip });

  test.each(["eetq", "fp8", "mxfp4", "mxfp8", "nvfp4"])(
    "installs kernels in a version that Transformers supports, for %s",
    (quant_method) => {
      const config = { quantization_config: { quant_method } };
      expect(installs({ pipeline_tag: "image-to-text", config })).toEqual([
        install("transformers[torch,vision,kernels]"),
      ]);
    },
  );

  test.each(["; rm -rf ~", "constructor"])("is nothing for the method %j", (quant_method) => {
    const config = { quantization_config: { quant_method } };
    expect(installs({ pipeline_tag: "image-to-text", config })).toEqual([
      install("transformers[torch,vision]"),
    ]);
  });

  const tohoku = { pipeline_tag: "fill-mask", tags: ["pytorch", "bert", "ja"] };
  const tokenizer = (tokenizer_class: string): object => ({
    config: { model_type: "bert", tokenizer_config: { tokenizer_class } },
  });
  test.each([
    [true, tohoku],
    [true, { id: "acme/bert-base-japanese", pipeline_tag: "fill-mask" }],
    [true, { ...tohoku, tags: ["bert"], ...tokenizer("BertJapaneseTokenizer") }],
    [true, { ...tohoku, pipeline_tag: "sentence-similarity" }],
    [false, { ...tohoku, ...tokenizer("BertTokenizer") }],
    [false, { ...tohoku, tags: ["pytorch", "bert", "ja", "en"] }],
    [false, { ...tohoku, tags: ["pytorch", "modernbert", "ja"] }],
    [false, { ...tohoku, siblings: [{ rfilename: "tokenizer.json" }] }],
  ])("split Japanese into words: %s for %j", (isSplit, record) => {
    expect(installs(record)[0]!.includes("ja]")).toBe(isSplit);
  });

  test("is that of the format if the tags also name the method", () => {
    const tags = ["awq", "compressed-tensors"];
    expect(installs({ pipeline_tag: "fill-mask", tags })[0]).toBe(
      install("transformers[torch]", "compressed-tensors"),
    );
  });
});

test("weights of two frameworks are loaded without a conversion", () => {
  const given = { pipeline_tag: "text-classification", tags: ["tf", "pytorch", "bert"] };
  expect([...contents(given), ...installs(given)].join("\n")).not.toMatch(/from_tf|<4\.49/);
});

test.each<readonly [isNoted: boolean, record: object]>([
  [false, { id: "meta-llama/otter", tags: ["llama", "safetensors"], gated: "manual" }],
  [false, { id: "acme/otter", tags: ["llama", "safetensors"] }],
])("another repository that is gated has a notice: %s for %j", (isNoted, record) => {
  const [program] = contents({ pipeline_tag: "text-generation", ...record });
  expect(program!.includes("A repository that it loads is gated")).toBe(isNoted);
});

test.each([
  [true, { id: "acme/MiMo-V2.5", tags: ["safetensors", "conversational"] }],
  [true, { tags: ["safetensors", "step3p5", "conversational", "custom_code"] }],
  [false, { tags: ["safetensors", "qwen3", "conversational"] }],
])("code that Transformers 5 does not run is loaded by vLLM: %s for %j", (isVllm, record) => {
  const [program] = contents({ pipeline_tag: "text-generation", ...record });
  expect(program!.includes("from vllm")).toBe(isVllm);
});

test.each<readonly [isShown: boolean, task: string, id?: string, host?: string]>([
  [true, "text-generation"],
  [true, "token-classification"],
  [false, "image-segmentation"],
  [true, "image-segmentation", "acme/m", "hf-inference"],
  [true, "question-answering", "acme/m", "hf-inference"],
  [false, "question-answering"],
  [false, "text-to-image"],
  [false, "text-generation", "acme/otter-VL-7B"],
])(
  "a record with hosts alone is for Transformers: %s for %s",
  (isShown, pipeline_tag, id = "acme/m", provider = "novita") => {
    const hosts = [{ provider, providerId: "x", status: "live", task: "conversational" }];
    const record = { id, pipeline_tag, inferenceProviderMapping: hosts };
    const { snippets } = loadSnippets(hub, parseModel(record).model!);
    expect(snippets.length > 0).toBe(isShown);
  },
);

const sees = { pipeline_tag: "image-text-to-text" };
const hears = { pipeline_tag: "automatic-speech-recognition" };

test.each([
  ["pipeline(", { ...hears, id: "acme/Qwen3-ASR-hf", tags: ["safetensors", "qwen3_asr"] }],
  ["model.query(image, ", { ...sees, tags: ["safetensors", "moondream3", "custom_code"] }],
  ["processor", { ...sees, tags: ["safetensors", "moondream9", "custom_code"] }],
  ["print(embeddings.shape)\nprint(", { pipeline_tag: "sentence-similarity" }],
])("%j is in the first program for %j", (expected, record) => {
  expect(contents(record)[0]).toContain(expected);
});
