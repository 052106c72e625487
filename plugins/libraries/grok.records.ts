// Records to test Grok on: its own weights, and a model of another type with this name.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("grok", {
  "weights for JAX": { pipeline_tag: "text-generation" },
  "another type, in config.json": { config: { model_type: "qwen3_5" } },
  "another type": { tags: ["safetensors", "qwen3_5"] },
});
