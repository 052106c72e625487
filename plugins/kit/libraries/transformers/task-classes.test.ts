// The pipelines of each program are those of Transformers, and the classes beside them those that the pipelines load.
import { readFileSync } from "node:fs";
import { createHub, loadSnippets } from "hubsmith";
import { fixture } from "hubsmith/testing";
import { expect, test } from "vitest";
import transformers from "../../../libraries/transformers.ts";

// From `SUPPORTED_TASKS` in `transformers/pipelines/__init__.py` of Transformers 5.24, which has no pipeline that translates
// or summarizes: language models do both.
const PIPELINES: Readonly<Record<string, RegExp>> = {
  "any-to-any": /^MultimodalLM$/,
  "audio-classification": /^AudioClassification$/,
  "automatic-speech-recognition": /^(CTC|TDT|SpeechSeq2Seq)$/,
  "depth-estimation": /^DepthEstimation$/,
  "document-question-answering": /^DocumentQuestionAnswering$/,
  "feature-extraction": /^$/,
  "fill-mask": /^MaskedLM$/,
  "image-classification": /^ImageClassification$/,
  "image-feature-extraction": /^$/,
  "image-segmentation": /^(Image|Instance|Semantic|Universal)Segmentation$/,
  "image-text-to-text": /^ImageTextToText$/,
  // From kvpress, not Transformers.
  "kv-press-text-generation": /^CausalLM$/,
  "keypoint-matching": /^KeypointMatching$/,
  "mask-generation": /^MaskGeneration$/,
  "object-detection": /^ObjectDetection$/,
  "table-question-answering": /^TableQuestionAnswering$/,
  "text-classification": /^SequenceClassification$/,
  "text-generation": /^CausalLM$/,
  "text-to-audio": /^TextTo(Spectrogram|Waveform)$/,
  "text-to-speech": /^TextTo(Spectrogram|Waveform)$/,
  "token-classification": /^TokenClassification$/,
  "video-classification": /^VideoClassification$/,
  "zero-shot-audio-classification": /^$/,
  "zero-shot-classification": /^SequenceClassification$/,
  "zero-shot-image-classification": /^ZeroShotImageClassification$/,
  "zero-shot-object-detection": /^ZeroShotObjectDetection$/,
};

const file = new URL("../../../libraries/records.jsonl", import.meta.url);
const records = readFileSync(file, "utf8").match(/^\["transformers: .*$/gm)!;
const hub = createHub([transformers]);

type Fields = Readonly<Record<string, unknown>>;

function programs(name: string, fields: Fields): Readonly<Record<string, readonly string[]>> {
  const { snippets } = loadSnippets(hub, fixture(name, fields).model);
  const contents = snippets.map(({ content }) => content).join("\n");
  const all = (pattern: RegExp): readonly string[] =>
    [...contents.matchAll(pattern)].map(([, found]) => found!);
  return {
    pipelines: all(/\bpipeline\(\s*"([a-z-]+)"/g),
    classes: all(/AutoModelFor(\w+)\.from_pretrained/g),
  };
}

// A record that names only its task gets the class from it.
const bare = Object.keys(PIPELINES).map((task): [string, Fields] => [
  `only the task ${task}`,
  { library_name: "transformers", pipeline_tag: task, tags: ["transformers"] },
]);
const named = records.map((line) => JSON.parse(line) as [string, Fields]);

test.each([...bare, ...named])("%s", (name, fields) => {
  const { pipelines, classes } = programs(name, fields);
  // A model that writes has one of two classes, whatever its task is.
  const info = JSON.stringify(fields["transformersInfo"] ?? {});
  const [, writer] = /"AutoModelFor(CausalLM|Seq2SeqLM)"/.exec(info) ?? [];
  expect(classes!.filter((one) => one !== (writer ?? one))).toEqual([]);
  for (const pipeline of pipelines!) {
    expect(Object.keys(PIPELINES)).toContain(pipeline);
    for (const one of classes!) expect(one).toMatch(PIPELINES[pipeline]!);
  }
});

test("a task whose pipeline Transformers has prints that pipeline", () => {
  const printed = bare.map(([name, fields]) => programs(name, fields).pipelines!);
  const tasks = Object.keys(PIPELINES);
  const others = printed.filter((all, at) => all.some((pipeline) => pipeline !== tasks[at]));
  expect(others).toEqual([]);
  expect(printed.flat().length).toBeGreaterThan(15);
});
