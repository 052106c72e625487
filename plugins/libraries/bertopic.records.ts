// Records to test BERTopic on.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("bertopic", {
  "a description alone": files("README.md"),
  topics: { pipeline_tag: "text-classification" },
  "safe weights": files("ctfidf.bin", "topic_embeddings.safetensors", "topics.json"),
  "pickled weights": files("topic_embeddings.bin", "topics.json"),
});
