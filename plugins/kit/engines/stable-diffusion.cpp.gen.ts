// Written by npm run write engines: stable-diffusion.cpp master-827-97d2990, read on 2026-11-28.
import type { EngineTable } from "./table.ts";

export default {
  engine: "stable-diffusion.cpp master-827-97d2990",
  source: "https://github.com/leejet/stable-diffusion.cpp/tree/master-827-97d2990",
  readOn: "2026-11-28",
  architectures: {
    draw: `ChromaPipeline ErnieImagePipeline Flux2KleinPipeline Flux2Pipeline FluxFillPipeline FluxPipeline
Ideogram4Pipeline Krea2Pipeline LongCatImagePipeline OvisImagePipeline QwenImagePipeline
StableDiffusion3Pipeline StableDiffusionInpaintPipeline StableDiffusionPipeline
StableDiffusionXLInpaintPipeline StableDiffusionXLPipeline ZImagePipeline`,
  },
} satisfies EngineTable;
