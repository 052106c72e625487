// Inpainting: the white part of a mask is repainted.
import type { LoadCode, Model } from "hubsmith";
import { python } from "hubsmith/code";
import { filesOf } from "../../kit/tasks/record.ts";
import { load, picture, saveImage } from "../../kit/libraries/diffusers/pipeline.ts";

/** Stable Diffusion's own inpainting. */
export function inpaint(model: Model, id = model.id): LoadCode {
  const sample =
    "https://raw.githubusercontent.com/CompVis/latent-diffusion/main/data/inpainting_examples/overture-creations-5sI6fQgYIuo";
  const hasHalf = filesOf(model)?.some((path) => path.includes(".fp16."));
  const dtype = python`${python.requires("torch")}torch.float16`;
  const half = { dtype, ...(hasHalf ? { variant: "fp16" } : {}) };
  const code = python`
    ${load("AutoPipelineForInpainting", id, half)}

    ${saveImage({
      prompt: "A tiger cub sits on a park bench",
      image: python`${picture(`${sample}.png`)}.resize((1024, 1024))`,
      mask_image: python`${picture(`${sample}_mask.png`)}.resize((1024, 1024))`,
      guidance_scale: 8,
      num_inference_steps: 20,
      strength: 0.99,
    })}
  `;
  return { purpose: "Inpaint an image", code };
}

/** FLUX's, which has its own pipeline. */
export function fill(model: Model): LoadCode {
  const samples = "https://huggingface.co/datasets/diffusers/diffusers-images-docs/resolve/main";
  const code = python`
    ${load("FluxFillPipeline", model.id)}

    ${saveImage({
      prompt: "A cup with a blue glaze",
      image: picture(`${samples}/cup.png`),
      mask_image: picture(`${samples}/cup_mask.png`),
      height: 1632,
      width: 1232,
      guidance_scale: 30,
      num_inference_steps: 50,
      max_sequence_length: 512,
    })}
  `;
  return { purpose: "Inpaint an image", code };
}
