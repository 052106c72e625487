// Records to test llama.cpp on: a chat, a model without a task, one that embeds, and one that draws.
import { files, ofTask, recordsOf } from "../kit/libraries/records-of.ts";

const named = recordsOf("llama.cpp", {
  "a description alone": files("README.md"),
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
  "a chat, several files": {
    tags: ["conversational"],
    ...files("model-BF16.gguf", "model-Q4_K_M.gguf", "mtp-model.gguf"),
  },
  "a chat, a file without a known label": {
    tags: ["conversational"],
    siblings: [
      { rfilename: "model-APEX-Mini.gguf", size: 9e9 },
      { rfilename: "model-APEX-Max.gguf", lfs: { size: 18e9 } },
    ],
  },
  "a chat, one of several files": {
    tags: ["conversational"],
    siblings: [
      { rfilename: "model-Q8_0.gguf", among: ["model-Q4_K_M.gguf", "model-Q8_0.gguf"] },
      { rfilename: "mmproj/model-F16.gguf" },
    ],
  },
  "a chat, a type of a fork": { tags: ["conversational"], ...files("model-IQ3_K.gguf") },
  "for ds4": { id: "antirez/otter-gguf", tags: ["gguf"] },
  "for ds4, its files": {
    id: "antirez/deepseek-otter-gguf",
    tags: ["gguf"],
    ...files("DeepSeek-Flash-IQ2XXS-imatrix.gguf", "DeepSeek-Pro-Q4K-Layers00-30.gguf"),
  },
  "of one bit": { tags: ["bonsai"] },
  "of three values": { id: "acme/Ternary-Otter-gguf", tags: ["bonsai"] },
  "halves of a model, and another": files("m-Q4_K_M-Layers00-30.gguf", "m-Q8_0.gguf"),
  "a mixture of its publisher": files("m-Q4_K_P.gguf", "m-Q6_K_P.gguf"),
  "a draft model, by its name": { id: "acme/Otter-8B-DFlash-GGUF" },
  "a draft model": files("mtp-model-Q8_0.gguf"),
  "a chat, cut": { ...files("model.Q8_0.gguf.part1of2", "model.Q8_0.gguf.part2of2") },
  "weights for Candle": { id: "acme/otter-candle-q8", library_name: "gguf" },
  "weights for Moshi": { library_name: "moshi" },
  "pages, by its name": { id: "acme/Otter-OCR-GGUF" },
  "pages, by the family": { id: "acme/GLM-OCR-GGUF", tags: ["conversational"] },
  "any to any": { pipeline_tag: "any-to-any" },
  "an image, by its projector": files("model-Q4_K_M.gguf", "mmproj-F16.gguf"),
  "an image, without a projector": {
    pipeline_tag: "image-text-to-text",
    ...files("model-Q4_K_M.gguf"),
  },
  "speech, by its projector": { id: "acme/Voxtral-GGUF", ...files("m-Q8_0.gguf", "mmproj.gguf") },
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
  "a chat with a task of image editors": ofTask("image-text-to-image", "qwen3_5 conversational"),
  "pictures, with a text encoder": { pipeline_tag: "text-to-image", tags: ["conversational"] },
});

// The tag of llama.cpp would say that it runs them.
const tagged = recordsOf("gguf", {
  "a chat, weights for a fork": { tags: ["conversational", "ik_llama.cpp"] },
});

export default [...named, ...tagged];
