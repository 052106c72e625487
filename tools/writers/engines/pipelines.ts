// The pipelines of Diffusers for the families of weights that programs without Diffusers name in their own way.
import { mapped, type Reader } from "./readers.ts";

const FAMILIES: Readonly<Record<string, string>> = {
  // Names of stable-diffusion.cpp; SD3 and SDXL are also those of ComfyUI.
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
  // Names of ComfyUI.
  AuraFlow: "AuraFlowPipeline",
  Chroma: "ChromaPipeline",
  ErnieImage: "ErnieImagePipeline",
  Flux: "FluxPipeline",
  Flux2: "Flux2Pipeline",
  FluxInpaint: "FluxFillPipeline",
  FluxSchnell: "FluxPipeline",
  CosmosT2IPredict2: "Cosmos2TextToImagePipeline",
  HiDream: "HiDreamImagePipeline",
  HunyuanDiT: "HunyuanDiTPipeline",
  HunyuanImage21: "HunyuanImagePipeline",
  Ideogram4: "Ideogram4Pipeline",
  Kandinsky5Image: "Kandinsky5T2IPipeline",
  Krea2: "Krea2Pipeline",
  LongCatImage: "LongCatImagePipeline",
  Lumina2: "Lumina2Pipeline",
  PixArtAlpha: "PixArtAlphaPipeline",
  PixArtSigma: "PixArtSigmaPipeline",
  QwenImage: "QwenImagePipeline",
  SD15: "StableDiffusionPipeline",
  ZImage: "ZImagePipeline",
};

/** The pipelines of the families that a reader finds; other families have no pipeline that draws. */
export const pipelines = (families: Reader): Reader => mapped(families, (name) => FAMILIES[name]);
