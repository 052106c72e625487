// The derived transformersInfo is that of records of the Hub.
import { expect, test } from "vitest";
import { withInfo } from "./transformers-info.ts";

const of = (model_type: string, architecture: string): object => ({
  config: { model_type, architectures: [architecture] },
});

test.each([
  [of("bert", "BertForTokenClassification"), "TokenClassification", "Tokenizer"],
  [of("gpt2", "GPT2LMHeadModel"), "CausalLM", "Tokenizer"],
  [of("wav2vec2", "Wav2Vec2ForCTC"), "CTC", "Processor"],
  [of("wav2vec2", "Wav2Vec2ForPreTraining"), "PreTraining", "Processor"],
  [of("detr", "DetrForSegmentation"), "ImageSegmentation", "ImageProcessor"],
  [of("tapas", "TapasForQuestionAnswering"), "TableQuestionAnswering", "Tokenizer"],
  [{ tags: ["videomae", "pretraining"] }, "PreTraining", "ImageProcessor"],
  [{ tags: ["bert"], pipeline_tag: "fill-mask" }, "MaskedLM", "Tokenizer"],
])("%j has AutoModelFor%s", (fields, head, processor) => {
  const record = { id: "acme/otter", library_name: "transformers", ...fields };
  expect(withInfo(record)).toMatchObject({
    transformersInfo: { auto_model: `AutoModelFor${head}`, processor: `Auto${processor}` },
  });
});

test("other records stay as they are", () => {
  const given = { id: "acme/otter", transformersInfo: { auto_model: "AutoModel" } };
  expect(withInfo(given)).toBe(given);
  const unknown = { id: "acme/otter", library_name: "transformers", tags: ["otter"] };
  expect(withInfo(unknown)).toBe(unknown);
  const other = { id: "acme/otter", library_name: "diffusers", tags: ["bert", "fill-mask"] };
  expect(withInfo(other)).toBe(other);
});
