// Records to test Cosmos on.
import { recordsOf, tagged } from "../kit/libraries/records-of.ts";

export default recordsOf("cosmos", {
  "a model that reasons": {
    pipeline_tag: "image-text-to-text",
    ...tagged("safetensors", "qwen3_vl", "conversational"),
  },
  "a world model in Diffusers": { id: "acme/Cosmos3-Otter", tags: ["diffusers"] },
  "a world model": { pipeline_tag: "image-to-video" },
  "a world model of a known type": {
    pipeline_tag: "image-text-to-text",
    config: { model_type: "otter" },
  },
});
