// Records to test llama-cpp-python on: a chat, a text, an image; files in several forms, and none.
import { files, recordsOf, THINKING } from "../kit/libraries/records-of.ts";

export default recordsOf("llama-cpp-python", {
  ...THINKING,
  "a chat about code": {
    pipeline_tag: "text-generation",
    tags: ["conversational", "code"],
    config: { model_type: "otter" },
  },
  "a chat": { pipeline_tag: "text-generation", tags: ["conversational"] },
  "a chat, one file": { tags: ["conversational"], ...files("README.md", "model-Q8_0.gguf") },
  "a chat, by its template": {
    pipeline_tag: "text-generation",
    gguf: { chat_template: "{% for message in messages %}{{ message['content'] }}{% endfor %}" },
  },
  "a text": { pipeline_tag: "text-generation" },
  "a text, several files": files("model-Q8_0.gguf", "model-Q4_K_M.gguf", "mmproj-F16.gguf"),
  "a text, in parts": files("model-Q4_K_M-00001-of-00002.gguf", "model-Q4_K_M-00002-of-00002.gguf"),
  "a text, the largest file without a label": {
    siblings: [
      { rfilename: "model-Mini.gguf", size: 9e9 },
      { rfilename: "model [Max].gguf", lfs: { size: 18e9 } },
    ],
  },
  "a text, one of several files": {
    siblings: [{ rfilename: "model-Q8_0.gguf", among: ["model-Q4_K_M.gguf", "model-Q8_0.gguf"] }],
  },
  "of one bit": { tags: ["bonsai"] },
  "a type of a fork": files("model-IQ3_K.gguf"),
  "any to any": { pipeline_tag: "any-to-any" },
  "the text of a page": { id: "acme/Otter-OCR-GGUF", pipeline_tag: "image-text-to-text" },
  "an image, without a projector": {
    pipeline_tag: "image-text-to-text",
    ...files("model-Q4_K_M.gguf"),
  },
  "an image": { pipeline_tag: "image-text-to-text", tags: ["conversational"] },
  "an image, its files": {
    pipeline_tag: "image-text-to-text",
    ...files("mmproj-F16.gguf", "model-Q4_K_M.gguf"),
  },
});
