// Records to test Diffusion Single File on: a file, files in folders of ComfyUI, none, and no list of files.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("diffusion-single-file", {
  "no files": { pipeline_tag: "text-to-image" },
  "a file": files("README.md", "painter-fp8.safetensors"),
  "a file in its folder": files("vae/painter_vae.safetensors"),
  "files in folders": files("preview.safetensors", "split_files/text_encoders/painter.safetensors"),
  "all parts": files(
    "split_files/diffusion_models/painter_bf16.safetensors",
    "split_files/text_encoders/reader.safetensors",
    "split_files/vae/ae.safetensors",
  ),
  "videos with sound": {
    id: "acme/LTX2.3_otter",
    ...files(
      "diffusion_models/ltx-2.3.safetensors",
      "vae/ltx_audio_vae.safetensors",
      "vae/ltx_video_vae.safetensors",
    ),
  },
  "videos with sound, all parts": {
    id: "acme/LTX2.3_otter",
    ...files("diffusion_models/ltx-2.3.safetensors", "text_encoders/gemma_3.safetensors"),
  },
  "a checkpoint": files("checkpoints/painter.safetensors", "vae/ae.safetensors"),
  "a checkpoint, by its name": {
    id: "acme/stable-diffusion-v1-5",
    ...files("otter.safetensors", "v1-5-pruned.safetensors"),
  },
  "files of Diffusers": files("painter.safetensors", "vae/diffusion_pytorch_model.safetensors"),
  "only files of Diffusers": files("vae/diffusion_pytorch_model.safetensors"),
  "several files": files("painter-Q4_K_M.gguf", "painter-Q8_0.gguf"),
  "no files, of ComfyUI": { id: "Comfy-Org/otter" },
  "weights of Wan2GP": { id: "DeepBeepMeep/otter" },
  "no files, LoRA": { tags: ["lora"] },
  "no files, text encoder": { tags: ["text-encoder"] },
  "no files, all parts in one": { id: "acme/otter-rapid-AIO" },
  "no files, ControlNet": { id: "acme/otter-controlnet" },
  "no files, VAE": { id: "acme/otter-vae" },
  "no files, GGUF": { tags: ["gguf"] },
  "no files, GGUF and others": { tags: ["gguf", "safetensors"] },
  "no files, a workflow": { tags: ["workflow"] },
  "no files, workflows": { id: "acme/Otter-Workflows" },
  "a workflow": files("README.md", "workflow.json"),
});
