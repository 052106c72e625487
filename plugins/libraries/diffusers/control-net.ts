// A ControlNet: a component for a family of models, which is passed to a pipeline of that family.
import type { Absence, LoadCode, Model } from "hubsmith";
import { python } from "hubsmith/code";
import { noticeFor } from "../../kit/libraries/gated.ts";
import {
  baseOf,
  DOCS,
  NO_BASE,
  picture,
  promptOf,
} from "../../kit/libraries/diffusers/pipeline.ts";

interface Family {
  /** Words in the names of the model and its base; all of them must match. */
  readonly signs: readonly RegExp[];
  readonly base: string;
  readonly part: string;
  readonly whole: string;
  readonly takes: "image" | "control_image";
  /** A union supports several types of control images, and gets the number of the type. */
  readonly mode?: number;
}

const FLUX = {
  base: "black-forest-labs/FLUX.1-dev",
  part: "FluxControlNetModel",
  whole: "FluxControlNetPipeline",
  takes: "control_image",
} as const;

const SDXL = "stabilityai/stable-diffusion-xl-base-1.0";

// The first one that matches; some names begin with others.
const FAMILIES: readonly Family[] = [
  { signs: [/flux/i, /union/i], ...FLUX, mode: 0 },
  { signs: [/flux/i], ...FLUX },
  {
    signs: [/qwen-?image/i],
    base: "Qwen/Qwen-Image",
    part: "QwenImageControlNetModel",
    whole: "QwenImageControlNetPipeline",
    takes: "control_image",
  },
  {
    signs: [/diffusion-3|\bsd-?3/i],
    base: "stabilityai/stable-diffusion-3.5-large",
    part: "SD3ControlNetModel",
    whole: "StableDiffusion3ControlNetPipeline",
    takes: "control_image",
  },
  {
    signs: [/union/i, /xl/i],
    base: SDXL,
    part: "ControlNetUnionModel",
    whole: "StableDiffusionXLControlNetUnionPipeline",
    takes: "control_image",
    mode: 3,
  },
  {
    signs: [/diffusion-xl|sd-?xl/i],
    base: SDXL,
    part: "ControlNetModel",
    whole: "StableDiffusionXLControlNetPipeline",
    takes: "image",
  },
  {
    signs: [/stable-diffusion|sd-?v?[12]|sd-controlnet/i],
    base: "stable-diffusion-v1-5/stable-diffusion-v1-5",
    part: "ControlNetModel",
    whole: "StableDiffusionControlNetPipeline",
    takes: "image",
  },
];

/** Is it a ControlNet? A tag says so, or the name of a record without tags. */
export const isControlNet = ({ id, tags }: Model): boolean =>
  (tags.length === 0 ? id.split(/[-_/]/) : tags).some((word) => /^controlnet$/i.test(word));

// A component that is passed is not mapped to a device, so the complete pipeline is moved.
export function controlNet(model: Model): LoadCode | Absence {
  const base = baseOf(model);
  const clues = `${model.id} ${base ?? model.tags.join(" ")}`;
  const family = FAMILIES.find(({ signs }) => signs.every((sign) => sign.test(clues)));
  if (family === undefined) return NO_BASE;
  const part = python.name(family.part);
  const whole = python.name(family.whole);
  const prompt = promptOf(model) ?? "A cat made of brushed copper";
  const more = {
    [family.takes]: python`picture`,
    ...(family.mode === undefined ? {} : { control_mode: family.mode }),
  };
  const code = python`
    import torch
    from diffusers import ${part}, ${whole}

    ${noticeFor(model, base)}
    controlnet = ${part}.from_pretrained(${model.id}, dtype=torch.bfloat16)
    pipe = ${whole}.from_pretrained(${base ?? family.base}, controlnet=controlnet, dtype=torch.bfloat16)
    pipe.to("cuda")

    picture = ${picture(`${DOCS}/canny-cat.png`)}
    image = pipe(${python.args([], { prompt, ...more })}).images[0]

    image.save("image.png")
  `;
  return { purpose: "Generate an image with a control image", code };
}
