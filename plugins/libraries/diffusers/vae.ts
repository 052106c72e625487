// A VAE: a component of a pipeline, which is loaded with the pipeline of its family.
import type { LoadCode, Model } from "hubsmith";
import { python } from "hubsmith/code";
import { nameOf } from "../../kit/tasks/record.ts";
import { SCENE } from "../../kit/samples/inputs.ts";
import { promptOf, saveImage } from "../../kit/libraries/diffusers/pipeline.ts";

// Only families whose VAEs have names of their own.
const BASES: readonly (readonly [named: RegExp, base: string])[] = [
  [/^sd-?xl-vae(?!.*original)/i, "stabilityai/stable-diffusion-xl-base-1.0"],
  [/^sd-vae-ft-(?:ema|mse)(?!.*original)/i, "stable-diffusion-v1-5/stable-diffusion-v1-5"],
];

/** The program of a VAE; undefined if it is another model, or of an unknown family. */
export function vae(model: Model): LoadCode | undefined {
  const base = BASES.find(([named]) => named.test(nameOf(model)))?.[1];
  if (base === undefined) return undefined;
  const half = { dtype: python`torch.bfloat16` };
  const code = python`
    import torch
    from diffusers import AutoencoderKL, DiffusionPipeline

    vae = AutoencoderKL.from_pretrained(${python.args([model.id], half)})
    pipe = DiffusionPipeline.from_pretrained(${python.args([base], { vae: python`vae`, ...half })})
    pipe.to("cuda")

    ${saveImage({ prompt: promptOf(model) ?? SCENE })}
  `;
  return { purpose: "Generate an image", code };
}
