// Diffusion models that Optimum Intel exported to OpenVINO.
import type { LoadCode, Model } from "hubsmith";
import { python } from "hubsmith/code";
import { example } from "../tasks/record.ts";
import { SCENE } from "../samples/inputs.ts";

/** Generates an image. */
export function draw(model: Model): LoadCode {
  const code = python`
    from optimum.intel import OVPipelineForText2Image

    pipeline = OVPipelineForText2Image.from_pretrained(${model.id})
    image = pipeline(${example(model, "text") ?? SCENE}).images[0]

    image.save("image.png")
  `;
  const install = { pip: ["optimum-intel[diffusers]"] };
  return { purpose: "Generate an image", code, install };
}
