// Records to test Grok on: its own weights, and a model of another type with this name.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("grok", {
  "weights for JAX": { pipeline_tag: "text-generation" },
  "another type": { tags: ["safetensors", "qwen3_5"] },
  "another type, of Mistral": {
    pipeline_tag: "text-generation",
    tags: ["safetensors", "mistral-common", "conversational"],
    config: { model_type: "mistral", chat_template_jinja: "{{ messages }}" },
  },
  "another type, with a template": {
    tags: ["safetensors"],
    config: { model_type: "qwen3", tokenizer_config: { chat_template: "{{ messages }}" } },
  },
});
