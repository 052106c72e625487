// Records to test llama.cpp on: a chat, a model without a task, one that embeds, and one that draws.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("llama.cpp", {
  "a chat about code": {
    pipeline_tag: "text-generation",
    tags: ["conversational", "code"],
    config: { model_type: "otter" },
  },
  "a chat": { pipeline_tag: "text-generation", tags: ["conversational"] },
  "no task": {},
  "a chat, one quantization": {
    tags: ["conversational"],
    ...files("model-UD-Q4_K_XL-00001-of-00002.gguf", "model-UD-Q4_K_XL-00002-of-00002.gguf"),
  },
  embeddings: { pipeline_tag: "feature-extraction" },
  images: { pipeline_tag: "image-text-to-text" },
  "embeddings, by its name": { id: "acme/Otter-Embedding-GGUF" },
  "a reranker, by its name": { id: "acme/otter-reranker-GGUF" },
  summary: { pipeline_tag: "summarization" },
  "another format": { tags: ["fastflowlm"] },
  reranker: { pipeline_tag: "text-ranking" },
  translation: { pipeline_tag: "translation" },
  "a chat with a task that is no chat": { pipeline_tag: "robotics", tags: ["conversational"] },
  "videos, without a task": { tags: ["wan"] },
  pictures: { pipeline_tag: "text-to-image" },
  "pictures, with a text encoder": { pipeline_tag: "text-to-image", tags: ["conversational"] },
});
