// Records to test huggingface_hub on.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("huggingface_hub", {
  "any model": {},
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
