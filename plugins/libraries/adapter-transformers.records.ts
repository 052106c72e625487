// Records to test Adapters on.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

const trainedFor = { config: { adapter_transformers: { model_name: "example-org/bert" } } };

export default recordsOf("adapter-transformers", {
  "a description alone": files("README.md"),
  "text classification": { pipeline_tag: "text-classification", ...trainedFor },
  "text classification, own example": {
    pipeline_tag: "text-classification",
    widgetData: [{ text: "The room was quiet and clean." }],
    ...trainedFor,
  },
  "token classification": { pipeline_tag: "token-classification", ...trainedFor },
  "question answering": { pipeline_tag: "question-answering", ...trainedFor },
  "question answering, own example": {
    pipeline_tag: "question-answering",
    widgetData: [{ text: "Who keeps the bees?", context: "Our neighbor keeps bees." }],
    ...trainedFor,
  },
  "GGUF only": { tags: ["gguf"] },
  "GGUF only, by the files": { tags: ["gguf"], siblings: [{ rfilename: "otter-Q4_K_M.gguf" }] },
  "no task": trainedFor,
  "newer key": { config: { adapters: { model_name: "example-org/roberta" } } },
  "no name": {},
  "empty name": { config: { adapter_transformers: { model_name: "" } } },
  "no name, text classification": { pipeline_tag: "text-classification" },
});
