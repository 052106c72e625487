// Records to test MLC LLM on.
import { recordsOf, unnamed } from "../kit/libraries/records-of.ts";

export default [
  ...recordsOf("mlc-llm", {
    "a chat": { id: "example-org/chat-q4f16_1-MLC", pipeline_tag: "text-generation" },
  }),
  ...unnamed("mlc-llm", {
    "by its name": { id: "example-org/otter-q4f16_1-MLC" },
    "by its tag": { tags: ["mlc"], pipeline_tag: "text-generation" },
    "an embedder": { id: "example-org/embedder-q0f32-MLC", pipeline_tag: "feature-extraction" },
    "another format": { id: "example-org/otter" },
  }),
];
