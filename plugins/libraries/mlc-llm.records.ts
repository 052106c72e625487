// Records to test MLC LLM on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("mlc-llm", {
  "a chat": { id: "example-org/chat-q4f16_1-MLC", pipeline_tag: "text-generation" },
});
