// Records to test ColPali on: one of each family, known by the model's name or that of what it was trained on.
import { recordsOf, tagged } from "../kit/libraries/records-of.ts";

export default recordsOf("colpali", {
  PaliGemma: { id: "example-org/colpali-v1.3", pipeline_tag: "visual-document-retrieval" },
  "PaliGemma, by the size": { id: "example-org/colpaligemma-3b" },
  "Qwen 2": { id: "example-org/colqwen2-v1.0" },
  "Qwen 2.5": { id: "example-org/colqwen2.5-v0.2" },
  "Qwen 2.5 Omni": { id: "example-org/colqwen-omni-v0.1" },
  "Qwen 3": { id: "example-org/colqwen3-v0.1" },
  "Qwen 3.5": { id: "example-org/colqwen3.5-v0.1" },
  SmolVLM: { id: "example-org/colSmol-256M" },
  ModernVBERT: { id: "example-org/colmodernvbert" },
  "Gemma 3": { id: "example-org/ColGemma3" },
  "by its base model": {
    id: "example-org/pages",
    ...tagged("base_model:adapter:example-org/colqwen2.5-base"),
  },
  "no family": { id: "example-org/pages" },
});
