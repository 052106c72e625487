// Written by npm run write engines: ComfyUI 01f03bbd, read on 2026-11-28.
import type { EngineTable } from "./table.ts";

export default {
  engine: "ComfyUI 01f03bbd",
  source: "https://github.com/Comfy-Org/ComfyUI/tree/01f03bbd",
  readOn: "2026-11-28",
  architectures: {
    draw: `AuraFlowPipeline ChromaPipeline Cosmos2TextToImagePipeline ErnieImagePipeline Flux2Pipeline
FluxFillPipeline FluxPipeline HiDreamImagePipeline HunyuanDiTPipeline HunyuanImagePipeline
Ideogram4Pipeline Kandinsky5T2IPipeline Krea2Pipeline LongCatImagePipeline Lumina2Pipeline
PixArtAlphaPipeline PixArtSigmaPipeline QwenImagePipeline StableDiffusion3Pipeline
StableDiffusionPipeline StableDiffusionXLPipeline ZImagePipeline`,
  },
} satisfies EngineTable;
