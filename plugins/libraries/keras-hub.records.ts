// Records to test KerasHub on: each task that has an example, others, and none.
import { type Fields, files, recordsOf } from "../kit/libraries/records-of.ts";

const tasks = (...names: readonly string[]): Fields => ({
  config: { keras_hub: { tasks: names } },
});

export default recordsOf("keras-hub", {
  "all that are known": tasks("CausalLM", "TextToImage", "TextClassifier", "ImageClassifier"),
  "trained to classify": {
    ...tasks("ImageClassifier", "TextClassifier"),
    ...files("config.json", "task.json", "model.weights.h5"),
  },
  "text generation": tasks("CausalLM"),
  "text classification": {
    ...tasks("TextClassifier"),
    ...files("config.json", "task.json", "model.weights.h5"),
  },
  "other tasks, one of them twice": tasks("MaskedLM", "MaskedLM", "Seq2SeqLM", "no class", "None"),
  "a task, by the record": { pipeline_tag: "text-generation" },
  "no tasks": {},
});
