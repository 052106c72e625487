// Libraries of speech and text give a model what it understands: its language, or a recording of the user.
import { createHub, loadPlugins, loadSnippets, parseModel } from "hubsmith";
import { expect, test } from "vitest";
import { entries } from "hubsmith/plugins";

const hub = createHub((await loadPlugins(entries)).plugins);

function programOf(record: object): string {
  const { model } = parseModel({ id: "acme/otter", ...record });
  return loadSnippets(hub, model!)
    .snippets.map(({ content }) => content)
    .join("\n");
}

test.each(["voxcpm", "chatterbox", "qwen-tts"])("%s speaks Turkish", (library_name) => {
  const program = programOf({ library_name, pipeline_tag: "text-to-speech", tags: ["tr"] });
  expect(program).toContain("Feribot");
  expect(program).not.toContain('"English"');
});

test("a tokenizer cuts Arabic", () => {
  expect(programOf({ library_name: "tokenizers", tags: ["ar"] })).toContain("آدا لوفلايس");
});

test("Qwen3-ASR hears the recording of the user", () => {
  const tags = ["safetensors", "qwen3_asr", "automatic-speech-recognition", "ar"];
  const program = programOf({ pipeline_tag: "automatic-speech-recognition", tags });
  expect(program).toContain('audio="recording.wav"');
});

test.each([
  ["peft", { library_name: "peft", pipeline_tag: "text-classification", tags: ["peft"] }],
  ["PaddleOCR", { library_name: "PaddleOCR", tags: ["ocr"] }],
])("%s downloads what it cannot load", (_, record) => {
  expect(programOf(record)).toContain("hf download acme/otter");
});

test.each(["jina-reranker-v2-base", "jina-bert-implementation", "gte-Qwen2-7B-instruct"])(
  "the code of %s needs Transformers 4",
  (name) => {
    const record = { id: `acme/${name}`, library_name: "transformers", tags: ["custom_code"] };
    const { model } = parseModel(record);
    const installs = loadSnippets(hub, model!).snippets.map(({ install }) => install);
    expect(installs.join("\n")).toMatch(/transformers(?:\[torch\])?<5/);
  },
);
