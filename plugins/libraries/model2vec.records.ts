// Records to test Model2Vec on: embeddings, and classifiers by each of their signs.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("model2vec", {
  "a description alone": files("README.md"),
  embeddings: {},
  "embeddings, with files": files("config.json", "model.safetensors"),
  classifier: { pipeline_tag: "text-classification" },
  "classifier, own example": {
    pipeline_tag: "text-classification",
    widgetData: [{ text: "The room was quiet and clean." }],
  },
  "classifier, by its head": files("model.safetensors", "head.safetensors"),
  "classifier of an older release": files("model.safetensors", "pipeline.skops"),
});
