// Records to test LTX-2 on: both generations, each as a base and as both kinds of adapters.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("ltx", {
  "2.5": { id: "Lightricks/LTX-2.5" },
  "2.5, own example": { tags: ["ltx-2.5"], widgetData: [{ text: "A fox crosses a frozen lake" }] },
  "2.5, a LoRA": { tags: ["lora"], cardData: { base_model: "Lightricks/LTX-2.5" } },
  "2.5, an IC-LoRA": {
    tags: ["lora", "ic-lora"],
    cardData: { base_model: ["Lightricks/LTX-2.5"] },
    ...files("README.md", "control.safetensors"),
  },
  "2.3": { id: "Lightricks/LTX-2.3" },
  "2.3, fp8": { id: "acme/LTX-2.3-fp8", tags: ["ltx-2-3"] },
  "2.3, fp8, own example": {
    id: "acme/LTX-2.3-fp8",
    widgetData: [{ text: "A fox crosses a frozen lake" }],
  },
  "2.3, GGUF": { tags: ["gguf"] },
  "2.3, a LoRA": { tags: ["lora"], ...files("style.safetensors") },
  "2.3, an IC-LoRA": { tags: ["ic-lora"] },
});
