// Records to test spaCy on.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("spacy", {
  "a description alone": files("README.md"),
  "a pipeline": { id: "example-org/en_core_web_sm" },
  "a pipeline, own example": {
    pipeline_tag: "token-classification",
    widgetData: [{ text: "Grace Hopper was born in New York." }],
  },
  "text classification": { pipeline_tag: "text-classification" },
  "text classification, own example": {
    pipeline_tag: "text-classification",
    widgetData: [{ text: "The room was quiet and clean." }],
  },
  "sentence similarity": { pipeline_tag: "sentence-similarity" },
});
