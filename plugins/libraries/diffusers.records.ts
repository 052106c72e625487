// Records to test Diffusers on.
import {
  type Fields,
  files,
  named,
  ofTask,
  recordsOf,
  tagged,
  unnamed,
} from "../kit/libraries/records-of.ts";

const base = { cardData: { base_model: "example-org/base" } };
const prompt = { widgetData: [{ text: "A boat made of glass" }] };
const saved = (_class_name: string): Fields => ({ config: { diffusers: { _class_name } } });
const lora = (base_model: string, pipeline_tag: string): Fields => ({
  pipeline_tag,
  tags: ["lora"],
  cardData: { base_model },
});
const controlNet = (base_model: string): Fields => ({
  tags: ["controlnet"],
  cardData: { base_model },
});

const NAMED = recordsOf("diffusers", {
  "a description alone": files("README.md"),
  "text-to-image": { pipeline_tag: "text-to-image", ...prompt },
  "text-to-image, instance prompt": {
    pipeline_tag: "text-to-image",
    cardData: { instance_prompt: "a photo of sks teapot" },
  },
  "text-to-image, its files": { pipeline_tag: "text-to-image", ...files("model_index.json") },
  "text-to-image, parts alone": { pipeline_tag: "text-to-image", ...files("unet/config.json") },
  "text-to-image, weights of a class": {
    pipeline_tag: "text-to-image",
    tags: ["diffusers:StableDiffusionPipeline"],
    ...files("unet/diffusion_pytorch_model.safetensors"),
  },
  "text-to-image, weights of all parts": {
    pipeline_tag: "text-to-image",
    ...files("transformer/model.safetensors", "vae/diffusion_pytorch_model.safetensors"),
  },
  "text-to-image, distilled": { id: "acme/otter-z-image-turbo", pipeline_tag: "text-to-image" },
  "text-to-image, another repository": named("stabilityai/stable-diffusion-2", "text-to-image"),
  "image-text-to-video, a game": tagged("diffusers:MatrixGame3I2VPipeline"),
  "text-to-image, a class of its authors": tagged("diffusers:NewbiePipeline"),
  "video-to-video, Wan Animate": { id: "acme/Wan2.2-Animate-14B" },
  "text-to-image, OmniGen2": tagged("diffusers:OmniGen2Pipeline"),
  "no task": {},
  unconditional: { pipeline_tag: "unconditional-image-generation" },
  "text-to-video": { pipeline_tag: "text-to-video" },
  "text-to-audio": { pipeline_tag: "text-to-audio" },
  "text-to-audio, AudioLDM": ofTask("text-to-audio", "diffusers:AudioLDM2Pipeline"),
  "text-to-audio, a spectrogram": {
    pipeline_tag: "text-to-audio",
    config: { diffusers: { _class_name: "StableDiffusionPipeline" } },
  },
  "image-to-image, its class in a tag": {
    pipeline_tag: "image-to-image",
    tags: ["diffusers:StableDiffusionXLPipeline"],
  },
  "text-to-audio, ACE-Step": { pipeline_tag: "text-to-audio", tags: ["diffusers:AceStepPipeline"] },
  "video-to-video": { pipeline_tag: "video-to-video" },
  "image-to-3d": { pipeline_tag: "image-to-3d" },
  "image-to-image": { pipeline_tag: "image-to-image" },
  "image-to-image, saved for text": { pipeline_tag: "image-to-image", ...saved("FluxPipeline") },
  "image-to-image, refined": {
    pipeline_tag: "image-to-image",
    ...saved("StableDiffusionXLImg2ImgPipeline"),
  },
  "image-to-image, layers": {
    pipeline_tag: "image-text-to-image",
    ...saved("QwenImageLayeredPipeline"),
  },
  "image-to-video": { pipeline_tag: "image-to-video" },
  "image-to-video, no prompt": {
    pipeline_tag: "image-to-video",
    ...saved("StableVideoDiffusionPipeline"),
  },
  "image-to-video, ltx": { pipeline_tag: "image-to-video", ...saved("LTXPipeline") },
  "image-to-video, ltx 2": { pipeline_tag: "image-to-video", ...saved("LTX2Pipeline") },
  "image-text-to-image": { pipeline_tag: "image-text-to-image" },
  "image-text-to-video": { pipeline_tag: "image-text-to-video" },
  inpainting: tagged("StableDiffusionInpaintPipeline"),
  "inpainting, half precision": {
    tags: ["diffusers:StableDiffusionXLInpaintPipeline"],
    ...files("model_index.json", "unet/diffusion_pytorch_model.fp16.safetensors"),
  },
  "flux fill": tagged("FluxFillPipeline"),
  "flux fill, saved": saved("FluxFillPipeline"),
  controlnet: { ...base, tags: ["controlnet"] },
  "controlnet, by its name": { id: "example-org/controlnet-canny-sdxl", tags: ["controlnet"] },
  "controlnet, by a tag": tagged("controlnet", "stable-diffusion"),
  "controlnet, own prompt": {
    ...controlNet("stable-diffusion-v1-5/stable-diffusion-v1-5"),
    ...prompt,
  },
  "controlnet, sdxl union": {
    id: "example-org/controlnet-union-sdxl",
    ...controlNet("stabilityai/stable-diffusion-xl-base-1.0"),
  },
  "controlnet, sd 3": controlNet("stabilityai/stable-diffusion-3.5-large"),
  "controlnet, flux": controlNet("black-forest-labs/FLUX.1-dev"),
  "controlnet, flux union": {
    id: "example-org/flux-controlnet-union",
    ...controlNet("black-forest-labs/FLUX.1-dev"),
  },
  "controlnet, qwen": controlNet("Qwen/Qwen-Image"),
  lora: { ...lora("example-org/base", "text-to-image"), ...prompt },
  "lora, several files": {
    ...lora("example-org/base", "text-to-image"),
    siblings: [
      { rfilename: "otter-8steps-000010.safetensors" },
      { rfilename: "otter-8steps.safetensors" },
    ],
  },
  "lora, for few steps": { id: "acme/Otter-SDXL-Lightning" },
  "lora, for few steps, among others": {
    id: "acme/SDXL-Lightning",
    siblings: [
      { rfilename: "sdxl_lightning_2step_lora.safetensors" },
      { rfilename: "sdxl_lightning_4step_lora.safetensors" },
    ],
  },
  "lora, for few steps of Qwen": {
    ...lora("Qwen/Qwen-Image", "text-to-image"),
    id: "acme/Qwen-Image-Lightning",
  },
  "lora, for both models": {
    ...lora("Wan-AI/Wan2.2-T2V-A14B", "text-to-video"),
    siblings: [{ rfilename: "high_noise.safetensors" }, { rfilename: "low_noise.safetensors" }],
  },
  "lora, video-to-video": lora("Wan-AI/Wan2.1-T2V-14B", "video-to-video"),
  "lora, no task": { tags: ["lora"], cardData: { base_model: "Lightricks/LTX-Video" } },
  "lora, image-to-image": lora("example-org/base", "image-to-image"),
  "lora, text-to-video": lora("example-org/base", "text-to-video"),
  "lora, image-to-video": lora("example-org/base", "image-to-video"),
  "lora, image-to-video, ltx": lora("Lightricks/LTX-Video", "image-to-video"),
  "lora, several base models": {
    pipeline_tag: "text-to-image",
    tags: ["lora"],
    cardData: { base_model: ["example-org/base", "example-org/other"] },
  },
  "lora, base models in one text": lora("example-org/base, example-org/other", "text-to-image"),
  "lora, base model in a tag": tagged(
    "lora",
    "base_model:adapter:example-org/base",
    "base_model:example-org/base",
  ),
  "lora, a base model in another repository": tagged("lora", "base_model:Lightricks/LTX-2.3"),
  "no class among the tags": { pipeline_tag: "text-to-image", tags: ["region:us"] },
  "a part by its name": { id: "acme/otter-vae" },
  "a VAE": { id: "acme/sdxl-vae-fp16-fix", tags: ["region:us"], pipeline_tag: "other" },
  "a VAE, own example": { id: "acme/sd-vae-ft-mse", tags: ["region:us"], ...prompt },
  "lora, no base model": { pipeline_tag: "text-to-image", tags: ["lora"] },
  "textual inversion": { ...base, tags: ["textual_inversion"] },
  "textual inversion, own prompt": {
    ...base,
    tags: ["textual_inversion"],
    widgetData: [{ text: "A photo of <sks> on the moon" }],
  },
  "textual inversion, no base model": tagged("textual_inversion"),
});

export default [
  ...NAMED,
  ...unnamed("diffusers", {
    "another library": { library_name: "pytorch", tags: ["diffusers"] },
    "another library with a pipeline": {
      library_name: "acme",
      tags: ["diffusers", "diffusers:StableDiffusionPipeline"],
    },
    "a modular pipeline": { id: "acme/MiniMax-H3", library_name: "diffusers" },
    "in another repository": { id: "Wan-AI/Wan2.2-T2V-A14B", pipeline_tag: "text-to-video" },
    "lora of a known base model": {
      ...tagged("lora", "base_model:black-forest-labs/FLUX.1-dev"),
      pipeline_tag: "text-to-image",
    },
    "lora of another base model": tagged("lora", "base_model:example-org/base"),
  }),
];
