// Records to test KerasFormers on.
import { recordsOf } from "./shared/records-of.ts";

export default recordsOf("kerasformers", {
  "a masked language model": { pipeline_tag: "fill-mask", tags: ["bert"] },
  "a family in another one": { pipeline_tag: "text-generation", tags: ["qwen3", "qwen3-moe"] },
  "no class for the task": { pipeline_tag: "feature-extraction", tags: ["electra"] },
  "another family": { tags: ["otter"] },
});
