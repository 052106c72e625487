// Records to test PaddleNLP on: each pipeline, each way to run a class, with examples of one's own and without.
import { type Fields, recordsOf } from "../kit/libraries/records-of.ts";

const config = (...architectures: readonly string[]): Fields => ({ config: { architectures } });
const widgetData = [{ text: "The hotel was quiet.", candidate_labels: "praise, complaint" }];

export default recordsOf("paddlenlp", {
  "a class": config("ErnieForSequenceClassification"),
  "a class, own example": { ...config("BertModel"), widgetData },
  "a class that generates": config("LlamaForCausalLM"),
  "a class that generates, own example": { ...config("T5ForConditionalGeneration"), widgetData },
  "no class": {},
  "no class of ours": config("not a class"),
  entities: config("UIE"),
  "entities, own example": { ...config("UIE"), widgetData },
  "entities, another tokenizer": config("UIEM"),
  "own labels": config("UTC"),
  "own labels, own example": { ...config("UTC"), widgetData },
  "own labels, another class": { pipeline_tag: "zero-shot-classification" },
  "fill-mask": { ...config("ErnieForMaskedLM"), pipeline_tag: "fill-mask" },
  "fill-mask, another mark": { pipeline_tag: "fill-mask", mask_token: "<mask>" },
  summarization: { ...config("PegasusForConditionalGeneration"), pipeline_tag: "summarization" },
});
