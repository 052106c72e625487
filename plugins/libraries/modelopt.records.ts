// Records to test Model Optimizer on.
import { recordsOf, THINKING } from "../kit/libraries/records-of.ts";

export default recordsOf("modelopt", {
  ...THINKING,
  "a model that reads pages": { pipeline_tag: "image-text-to-text", tags: ["ocr"] },
  "a chat": { pipeline_tag: "text-generation" },
  "code for a known type": { tags: ["custom_code"], config: { model_type: "phi3" } },
  "code that vLLM runs": { tags: ["custom_code"], config: { model_type: "kimi_k25" } },
  "a model of images": { pipeline_tag: "image-text-to-text" },
  "a draft": { id: "acme/otter-dflash" },
  "another task": { pipeline_tag: "text-to-image" },
});
