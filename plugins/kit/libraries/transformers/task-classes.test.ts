// The class and the pipeline that Transformers' own mappings name for each task.
import { createHub, loadSnippets, parseModel } from "hubsmith";
import { expect, test } from "vitest";
import transformers from "../../../libraries/transformers.ts";
import records from "../../../libraries/transformers.records.ts";

// From `transformers/pipelines/__init__.py` and `models/auto/modeling_auto.py` of Transformers 5.
const CLASSES: Readonly<Record<string, RegExp>> = {
  "audio-classification": /^AudioClassification$/,
  "automatic-speech-recognition": /^(CTC|SpeechSeq2Seq|MultimodalLM)$/,
  "depth-estimation": /^DepthEstimation$/,
  "document-question-answering": /^(DocumentQuestionAnswering|ImageTextToText|MultimodalLM)$/,
  "fill-mask": /^MaskedLM$/,
  "image-classification": /^ImageClassification$/,
  "image-segmentation": /^(Image|Instance|Semantic|Universal)Segmentation$/,
  "image-text-to-text": /^(ImageTextToText|MultimodalLM)$/,
  "keypoint-detection": /^Keypoint(Detection|Matching)$/,
  "mask-generation": /^MaskGeneration$/,
  "object-detection": /^ObjectDetection$/,
  "question-answering": /^QuestionAnswering$/,
  summarization: /^(Seq2SeqLM|CausalLM)$/,
  "table-question-answering": /^(TableQuestionAnswering|Seq2SeqLM)$/,
  "text-classification": /^SequenceClassification$/,
  "text-generation": /^(CausalLM|Seq2SeqLM|ImageTextToText|MultimodalLM)$/,
  "text-ranking": /^(SequenceClassification|CausalLM)$/,
  "text-to-audio": /^TextTo(Spectrogram|Waveform)$/,
  "text-to-speech": /^(TextTo(Spectrogram|Waveform)|MultimodalLM)$/,
  "token-classification": /^TokenClassification$/,
  translation: /^(Seq2SeqLM|CausalLM)$/,
  "video-classification": /^VideoClassification$/,
  "visual-question-answering": /^(VisualQuestionAnswering|ImageTextToText|MultimodalLM)$/,
  "zero-shot-classification": /^SequenceClassification$/,
  "zero-shot-image-classification": /^ZeroShotImageClassification$/,
  "zero-shot-object-detection": /^ZeroShotObjectDetection$/,
};

const hub = createHub([transformers]);
const contentsOf = (record: object): readonly string[] =>
  loadSnippets(hub, parseModel(record).model!).snippets.map(({ content }) => content);
const bare = Object.keys(CLASSES).map((task) => ({
  id: `acme/${task}`,
  pipeline_tag: task,
  library_name: "transformers",
  tags: ["transformers"],
}));

test("each class and pipeline is that of the task", () => {
  let classes = 0;
  let pipelines = 0;
  for (const record of [...bare, ...records] as readonly { readonly pipeline_tag?: string }[]) {
    const task = record.pipeline_tag ?? "";
    const allowed = CLASSES[task];
    for (const content of allowed === undefined ? [] : contentsOf(record)) {
      for (const [, name] of content.matchAll(/AutoModelFor(\w+)\.from_pretrained/g)) {
        classes += 1;
        expect(name, `${task}\n${content}`).toMatch(allowed!);
      }
      for (const [, name] of content.matchAll(/pipeline\(\s*"([a-z-]+)"/g)) {
        pipelines += 1;
        expect([task, "feature-extraction", "text-to-audio"], content).toContain(name);
      }
    }
  }

  expect([classes > 10, pipelines > 10]).toEqual([true, true]);
});
