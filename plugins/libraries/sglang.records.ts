// Records to test SGLang on: models that it serves, drafts with and without what they draft for, and a task of its own.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("sglang", {
  "a chat": { pipeline_tag: "text-generation", tags: ["conversational"] },
  "code of its own": { pipeline_tag: "image-text-to-text", tags: ["custom_code"] },
  "no task": {},
  "a draft": {
    id: "example-org/large-DSpark",
    pipeline_tag: "text-generation",
    tags: ["speculative-decoding", "base_model:example-org/large"],
  },
  "a draft with code": {
    id: "example-org/large-dflash",
    tags: ["draft-model", "custom_code", "base_model:finetune:example-org/large"],
  },
  "a draft of nothing": { id: "example-org/large-eagle3", tags: ["draft-model"] },
  "a draft of a draft": {
    id: "example-org/large-dspark-2",
    tags: ["draft-model", "base_model:example-org/large-dspark"],
  },
  "a model with its draft": { tags: ["speculative-decoding"] },
  "code for a known type": { config: { model_type: "phi3" }, tags: ["custom_code"] },
  videos: { pipeline_tag: "text-to-video" },
});
