// Records to test huggingface_hub on.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("huggingface_hub", {
  "any model": {},
  "a model of LTX-2": { tags: ["base_model:finetune:Lightricks/LTX-2.3"] },
  "a model of MiniMax H3": { tags: ["base_model:finetune:MiniMaxAI/MiniMax-H3"] },
  "a LoRA of MiniMax H3": {
    id: "acme/minimax-h3-turbo",
    tags: ["base_model:finetune:MiniMaxAI/MiniMax-H3"],
  },
  "a LoRA of LTX-2": { tags: ["lora", "base_model:finetune:Lightricks/LTX-2.3"] },
  "files of a model of LTX-2": {
    tags: ["base_model:finetune:Lightricks/LTX-2.3"],
    ...files("otter.safetensors"),
  },
  "GGUF for ComfyUI": { pipeline_tag: "text-to-image", tags: ["gguf"] },
  "GGUF for ComfyUI, several files": {
    pipeline_tag: "image-to-video",
    tags: ["gguf"],
    ...files("otter-Q2_K.gguf", "otter-Q4_K_M.gguf"),
  },
  "GGUF for ComfyUI, a chosen file": {
    pipeline_tag: "image-to-video",
    tags: ["gguf"],
    siblings: [
      {
        rfilename: "otter-Q8_0.gguf",
        size: 9000,
        lfs: { size: 9000 },
        among: ["otter-Q4_K_M.gguf", "otter-Q8_0.gguf"],
      },
    ],
  },
  "GGUF for ComfyUI, another quantization": {
    pipeline_tag: "image-to-video",
    tags: ["gguf"],
    ...files("otter-Q8_0.gguf"),
  },
});
