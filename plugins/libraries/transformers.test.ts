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
  [true, { id: "acme/Depth-Anything-V2-Metric-Indoor-Small-hf" }],
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

describe("the pipeline", () => {
  test("uses the model's own example", () => {
    const widgetData = [{ text: 'It\'s "fine"' }];
    const [pipe] = contents({ pipeline_tag: "text-classification", widgetData });
    expect(pipe).toBe(`from transformers import pipeline

pipe = pipeline("text-classification", model="acme/m")
result = pipe('It\\'s "fine"')

print(result)`);
  });

  test.each([
    "image-to-image",
    "image-to-text",
    "question-answering",
    "summarization",
    "text2text-generation",
    "translation",
    "visual-question-answering",
  ])("is not offered for %s, which version 5 removed", (pipeline_tag) => {
    const [only, ...more] = contents({ pipeline_tag });
    expect(more).toEqual([]);
    expect(only).not.toContain("pipeline(");
    expect(only).toMatch(/print\((?!model\))/);
  });

  test("finds the mask token if the record does not name it", () => {
    const [named] = contents({ pipeline_tag: "fill-mask", mask_token: "<m>" });
    expect(named).toContain('pipe("The sun rises in the <m>.")');
    const [pipeline, parts] = contents({ pipeline_tag: "fill-mask" });
    expect(pipeline).toContain('pipe("The sun rises in the " + pipe.tokenizer.mask_token + ".")');
    expect(parts).toContain('"The sun rises in the " + tokenizer.mask_token + "."');
  });

  test("splits labels, and converts the cells of a table to strings", () => {
    const labels = [{ text: "x", candidate_labels: "a, b,c" }];
    expect(contents({ pipeline_tag: "zero-shot-classification", widgetData: labels })[0]).toContain(
      'pipe("x", candidate_labels=["a", "b", "c"])',
    );
    const table = [{ text: "How many?", table: { Stars: [36542, null], "": ["x", "y"] } }];
    expect(contents({ pipeline_tag: "table-question-answering", widgetData: table })[0]).toContain(
      'table={"Stars": ["36542", "null"], "": ["x", "y"]}',
    );
  });
});

describe("a chat", () => {
  const chat = { pipeline_tag: "text-generation", tags: ["conversational"] };
  const named = { pipeline_tag: "text-generation", id: "acme/otter-7b-instruct" };
  const template = { config: { tokenizer_config: { chat_template: "{{ messages }}" } } };

  test.each([
    ["the tag and a template", { ...chat, ...template }, true],
    ["the tag alone, in a record without a config", chat, true],
    ["the tag without a template", { ...chat, config: {} }, true],
    ["a name, in a record that the Hub did not make", { ...named, tags: [] }, true],
    ["a name, in a record of the Hub", { ...named, tags: ["region:us"] }, false],
    ["the obsolete task", { ...chat, pipeline_tag: "conversational" }, false],
    ["no tag", { ...chat, ...template, tags: [] }, false],
    ["a task that writes nothing", { ...chat, ...template, pipeline_tag: "fill-mask" }, false],
  ])("with %s", (_, record, expected) => {
    const programs = contents(record);
    expect(programs[0]!.includes("messages =")).toBe(expected);
    expect(programs.at(-1)!.includes("tokenizer.apply_chat_template(")).toBe(expected);
  });

  test.each([
    ["image-text-to-text", "qwen2_5_vl", true],
    ["any-to-any", "gemma4", true],
    ["image-to-text", "qwen2_5_vl", true],
    ["image-to-text", "blip", false],
    ["image-text-to-text", "paligemma", false],
  ])("without the tag: %s of the type %s", (pipeline_tag, type, expected) => {
    const programs = contents({ pipeline_tag, tags: [type] });
    expect(programs.every((content) => content.includes("messages ="))).toBe(expected);
  });

  test("is not a chat if the processor is unknown", () => {
    const [, ...parts] = contents({ ...chat, ...template, ...info("AutoModelForCausalLM") });
    expect(parts).toEqual([]);
  });

  test.each([
    ["image-text-to-text", "image"],
    ["any-to-any", "image"],
    ["audio-text-to-text", "audio"],
    ["video-text-to-text", "video"],
  ])("of %s shows one %s", (pipeline_tag, type) => {
    const last = contents({ ...chat, pipeline_tag }).at(-1);
    expect(last).toContain(`"type": "${type}",`);
    expect(last).toContain("processor.apply_chat_template(");
  });

  test("uses the author's messages", () => {
    const widgetData = [{ messages: [{ role: "user", content: "Arr?" }] }];
    expect(contents({ ...chat, widgetData })[0]).toContain(
      'messages = [{"role": "user", "content": "Arr?"}]',
    );
  });
});

describe("the class", () => {
  test("of a base model completes a prompt", () => {
    const record = {
      pipeline_tag: "text-generation",
      ...info("AutoModelForCausalLM", "AutoTokenizer"),
    };
    expect(contents(record)[1]).toBe(`from transformers import AutoModelForCausalLM, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("acme/m")
model = AutoModelForCausalLM.from_pretrained("acme/m", device_map="auto")

inputs = tokenizer(
    "The lighthouse keeper opened the door and",
    return_tensors="pt",
).to(model.device)
outputs = model.generate(**inputs, max_new_tokens=100)

print(tokenizer.decode(outputs[0], skip_special_tokens=True))`);
  });

  test.each([
    ["AutoModelForVision2Seq", "AutoModelForImageTextToText"],
    ["ViltForVisualQuestionAnswering", "AutoModelForImageTextToText"],
    ["__import__('os')", "AutoModelForImageTextToText"],
  ])("%s becomes %s", (named, expected) => {
    const record = { pipeline_tag: "image-to-text", ...info(named, "AutoProcessor") };
    expect(contents(record)[0]).toContain(`model = ${expected}.from_pretrained(`);
  });

  test.each([
    ["BarkModel", "BarkModel"],
    ["None", "AutoModel"],
    ["os; import", "AutoModel"],
  ])("%s without a task becomes %s", (named, expected) => {
    expect(contents(info(named))).toEqual([
      `from transformers import ${expected}

model = ${expected}.from_pretrained("acme/m", device_map="auto")

print(model)`,
    ]);
  });

  test("a processor that is not a class of the library becomes AutoProcessor", () => {
    const record = {
      pipeline_tag: "image-classification",
      ...info("AutoModelForImageClassification", "print"),
    };
    expect(contents(record)[1]).toContain("processor = AutoProcessor.from_pretrained(");
  });

  test("of custom code is one that config.json maps, with a warning", () => {
    const config = { auto_map: { AutoConfig: "c.C", AutoModel: "m.M" } };
    const record = { pipeline_tag: "text-generation", tags: ["custom_code"], config };
    expect(contents({ ...record, ...info("AutoModelForCausalLM", "AutoTokenizer") })).toEqual([
      `from transformers import AutoModel, AutoTokenizer

# This runs the repository's code: read it, and pin revision="<commit>".
tokenizer = AutoTokenizer.from_pretrained("acme/m", trust_remote_code=True)
model = AutoModel.from_pretrained("acme/m", trust_remote_code=True, device_map="auto")

print(model)`,
    ]);
    expect(contents({ ...record, tags: [] }).join()).not.toContain("trust_remote_code");
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
    ["internvl_chat", "acme/InternVL2-2B", "<4.50", "model.chat(tokenizer, pixels"],
    ["internvl_chat", "acme/InternVL3_5-8B", "<5", "model.chat(tokenizer, pixels"],
    ["h2ovl_chat", "acme/h2ovl", "<5", 'model.chat(tokenizer, "image.png"'],
    ["minicpmv", "acme/MiniCPM-V-2_6", "<5", "model.chat(msgs=messages"],
    ["minicpmo", "acme/MiniCPM-o-2_6", "<4.50", "model.chat(msgs=messages"],
    ["minicpmo", "acme/MiniCPM-o-4_5", "==4.51.0", "model.chat(msgs=messages"],
    ["deepseek_vl_v2", "acme/DeepSeek-OCR", "==4.46.3", "model.infer("],
    ["moondream1", "acme/moondream2", "<5", "model.query("],
    ["phi3_v", "acme/phi", "<4.49", "<|image_1|>"],
    ["kimi_vl", "acme/Kimi-VL", "<4.49", "apply_chat_template(messages"],
    ["ultravox", "acme/ultravox", "<5", 'prompt = "What is said in this recording?\\n<|audio|>"'],
    ["florence2", "acme/Florence-2-base", "<4.50", "post_process_generation("],
    ["molmo", "acme/molmo", "<5", "AutoModelForCausalLM"],
  ])("of the family %s: %s", (type, id, versions, call) => {
    const record = { ...custom(type), id };
    expect(contents(record)[0]).toContain(call);
    expect(installs(record)[0]).toMatch(
      new RegExp(`^pip install -U "transformers\\[[a-z,]+\\]${versions}"`),
    );
  });

  test("FlashAttention is built after PyTorch is installed", () => {
    const [first, second] = installs({ ...custom("dots_ocr"), id: "acme/dots.ocr" })[0]!.split(
      "\n",
    );
    expect(first).toContain(" psutil setuptools wheel");
    expect(first).not.toContain("flash-attn");
    expect(second).toBe("pip install -U flash-attn --no-build-isolation");
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
  ["Qwen3-ASR-0.6B", "Qwen3ASRModel"],
  ["Qwen3-ForcedAligner-0.6B", "Qwen3ForcedAligner"],
  ["Qwen3-ASR-0.6B-hf", "pipeline("],
])("Qwen3-ASR by its format: %s", (name, expected) => {
  const tags = ["safetensors", "qwen3_asr"];
  const record = { id: `acme/${name}`, pipeline_tag: "automatic-speech-recognition", tags };
  expect(contents(record)[0]).toContain(expected);
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

test.each([
  ["DialoGPT-medium", "AutoModelForCausalLM", true],
  ["blenderbot-90M", "AutoModelForSeq2SeqLM", false],
])("the obsolete task of dialogues: %s", (name, expected, ends) => {
  const [only] = contents({ id: `acme/${name}`, pipeline_tag: "conversational" });
  expect(only).toContain(`${expected}.from_pretrained(`);
  expect(only!.includes(" + tokenizer.eos_token")).toBe(ends);
});

test("a repository that only describes a model has no program", () => {
  const siblings = [{ rfilename: ".gitattributes" }, { rfilename: "README.md" }];
  expect(contents({ pipeline_tag: "text-generation", siblings })).toEqual([]);
  const more = [...siblings, { rfilename: "model.safetensors" }];
  expect(contents({ pipeline_tag: "text-generation", siblings: more })).toHaveLength(2);
});

test("a model that finds what a text names", () => {
  const [only] = contents({ pipeline_tag: "image-segmentation", tags: ["pytorch", "clipseg"] });
  expect(only).toContain("CLIPSegForImageSegmentation.from_pretrained(");
  expect(only).toContain("images=[image] * 2");
  // Its processor returns a BatchEncoding.
  expect(only).toMatch(/\.to\(\s*model\.device\s*\)/);
});

describe("a record without a task", () => {
  const typed = (type: string, more: object = {}): object => ({
    tags: ["transformers", "pytorch", "rust", type],
    ...more,
  });

  test.each([
    ["deberta-v2", {}, "AutoModel.from_pretrained"],
    ["bert", { config: { architectures: ["Contriever"] } }, "AutoModel.from_pretrained"],
    ["bert", { config: { architectures: ["BertForPreTraining"] } }, '"fill-mask"'],
    ["roberta", { config: { architectures: ["RobertaForMaskedLM"] } }, '"fill-mask"'],
    ["roberta", info("AutoModelForMaskedLM", "AutoTokenizer"), '"fill-mask"'],
    ["mobilebert", { tags: ["pytorch", "mobilebert", "pretraining"] }, '"fill-mask"'],
    ["electra", { tags: ["pytorch", "electra", "pretraining"] }, "ElectraForPreTraining"],
    ["electra", {}, "AutoModel.from_pretrained"],
    ["dpr", { id: "acme/dpr-ctx_encoder" }, "DPRContextEncoder"],
    ["dpr", { id: "acme/dpr-question_encoder" }, "DPRQuestionEncoder"],
    ["esm", { id: "acme/esmfold_v1" }, "EsmForProteinFolding"],
    ["t5", { id: "acme/prot_t5-enc" }, "AutoModelForTextEncoding"],
    ["bert", { tags: ["pytorch", "bert", "ColBERT"] }, "models.ColBERT("],
    ["wav2vec2", { tags: ["pytorch", "wav2vec2", "pretraining"] }, "AutoFeatureExtractor"],
    ["mimi", { pipeline_tag: "feature-extraction" }, ".audio_codes"],
    ["vit", { pipeline_tag: "feature-extraction" }, '"image-feature-extraction"'],
    ["clip", { pipeline_tag: "feature-extraction" }, '"zero-shot-image-classification"'],
    ["clap", { pipeline_tag: "audio-classification" }, '"zero-shot-audio-classification"'],
    ["vitpose", { pipeline_tag: "keypoint-detection" }, "VitPoseForPoseEstimation"],
    ["superpoint", { pipeline_tag: "keypoint-detection" }, "AutoModelForKeypointDetection"],
    ["layoutlmv3", {}, "AutoProcessor"],
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

test("the architecture decides if the class in the record contradicts it", () => {
  const record = {
    pipeline_tag: "text-generation",
    tags: ["transformers", "safetensors", "qwen2"],
    config: { architectures: ["Qwen2ForCausalLM"] },
    ...info("AutoModelForMultimodalLM", "AutoProcessor"),
  };
  expect(contents(record)[1]).toContain("import AutoModelForCausalLM, AutoTokenizer");
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

  test("loads quantized weights by the method that config.json names", () => {
    const config = { quantization_config: { quant_method: "gptq" } };
    expect(installs({ pipeline_tag: "fill-mask", config })).toEqual([
      install("transformers[torch]", "optimum", "gptqmodel"),
      install("transformers[torch]", "optimum", "gptqmodel"),
    ]);
  });

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

  test("is that of the format if the tags also name the method", () => {
    const tags = ["awq", "compressed-tensors"];
    expect(installs({ pipeline_tag: "fill-mask", tags })[0]).toBe(
      install("transformers[torch]", "compressed-tensors"),
    );
  });

  test("saves the output of the task", () => {
    expect(installs({ pipeline_tag: "text-to-speech" })).toEqual([
      install("transformers[torch]", "soundfile"),
    ]);
  });

  test.each([
    ["automatic-speech-recognition", "ffmpeg"],
    ["document-question-answering", "tesseract"],
  ])("for %s, %s is named, which pip cannot install", (pipeline_tag, program) => {
    expect(installs({ pipeline_tag })[0]).toMatch(new RegExp(`^# .* program ${program},.*\npip `));
    expect(contents({ pipeline_tag })[0]).not.toContain(program);
  });
});
