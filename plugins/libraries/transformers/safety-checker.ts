// The safety checker of Stable Diffusion: its class is in Diffusers, although its record names Transformers.
import type { LoadCode, Model } from "hubsmith";
import { python } from "hubsmith/code";
import { IMAGE } from "../../kit/samples/inputs.ts";

/** Says whether an image is unsafe for work. */
export function checkSafety(model: Model): LoadCode {
  const code = python`
    import numpy
    from diffusers.pipelines.stable_diffusion.safety_checker import StableDiffusionSafetyChecker
    from diffusers.utils import load_image
    from transformers import CLIPImageProcessor

    processor = CLIPImageProcessor.from_pretrained(${model.id})
    checker = StableDiffusionSafetyChecker.from_pretrained(${model.id})
    image = load_image(${IMAGE})
    inputs = processor(image, return_tensors="pt")
    _, unsafe = checker(clip_input=inputs.pixel_values, images=[numpy.array(image)])

    print(unsafe[0])
  `;
  return {
    purpose: "Check an image",
    code,
    install: { pip: ["diffusers", "transformers[torch,vision]"] },
  };
}
