// The pipelines of Diffusers for the families of weights that stable-diffusion.cpp names in its own way.
import { mapped, type Reader } from "./readers.ts";

const FAMILIES: Readonly<Record<string, string>> = {
  CHROMA_RADIANCE: "ChromaPipeline",
  ERNIE_IMAGE: "ErnieImagePipeline",
  FLUX: "FluxPipeline",
  FLUX2: "Flux2Pipeline",
  FLUX2_KLEIN: "Flux2KleinPipeline",
  FLUX_FILL: "FluxFillPipeline",
  IDEOGRAM4: "Ideogram4Pipeline",
  KREA2: "Krea2Pipeline",
  LONGCAT: "LongCatImagePipeline",
  OVIS_IMAGE: "OvisImagePipeline",
  QWEN_IMAGE: "QwenImagePipeline",
  SD1: "StableDiffusionPipeline",
  SD1_INPAINT: "StableDiffusionInpaintPipeline",
  SD3: "StableDiffusion3Pipeline",
  SDXL: "StableDiffusionXLPipeline",
  SDXL_INPAINT: "StableDiffusionXLInpaintPipeline",
  Z_IMAGE: "ZImagePipeline",
};

/** The pipelines of the families that a reader finds; other families have no pipeline that draws. */
export const pipelines = (families: Reader): Reader => mapped(families, (name) => FAMILIES[name]);
